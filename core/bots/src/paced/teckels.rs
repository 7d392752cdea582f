//! Teckels: turn a card, see where it goes, lay it or put it under; another pile when this one has nothing more to give.

use empile_games::{
    contract::Millis,
    teckels::{Action, Card, PileId, SeatView, Spot, Step, TeckelId, TeckelView, Teckels, View},
};

use super::{Meant, Reaction, reaction::happens};
use crate::{Level, Seen, luck::number_of};

/// Who has nothing left to lay looks once more before laying the piles down.
const LAYS_DOWN: Reaction = Reaction::new(6_000, 40);
/// What was passed over is found again, slowly.
const CLOSELY: Millis = 300;

struct Skill {
    takes_pile: Reaction,
    turns: Reaction,
    lays: Reaction,
    puts_under: Reaction,
    /// In a thousand: that a card fits is not seen.
    overlooks: u32,
}

fn skill(level: Level) -> Skill {
    level.pick(
        Skill {
            takes_pile: Reaction::new(900, 40),
            turns: Reaction::new(820, 40),
            lays: Reaction::new(1_700, 60),
            puts_under: Reaction::new(760, 50),
            overlooks: 220,
        },
        Skill {
            takes_pile: Reaction::new(700, 40),
            turns: Reaction::new(600, 40),
            lays: Reaction::new(1_200, 50),
            puts_under: Reaction::new(540, 50),
            overlooks: 100,
        },
        Skill {
            takes_pile: Reaction::new(520, 30),
            turns: Reaction::new(420, 30),
            lays: Reaction::new(850, 40),
            puts_under: Reaction::new(380, 40),
            overlooks: 40,
        },
    )
}

pub(super) fn think(seen: &Seen<'_, Teckels>) -> Option<Meant<Action>> {
    let view = seen.view();
    // One bark begins for everyone: that is for a person to say.
    if view.step != Step::Running {
        return None;
    }
    let has = view.seats.get(seen.seat().index())?;
    let skill = skill(seen.level());
    let eyes = Eyes { seen, view: &view, skill: &skill };
    let (action, takes) = match has.turned {
        Some(card) => eyes.with(has, card),
        None => eyes.without(has)?,
    };
    let case = eyes.case(has, action == Action::Call);
    Some(Meant { case, action, after: takes.draw(&mut seen.luck().stream(case)) })
}

struct Eyes<'a> {
    seen: &'a Seen<'a, Teckels>,
    view: &'a View,
    skill: &'a Skill,
}

impl Eyes<'_> {
    /// A card is turned: lay it or put it under.
    fn with(&self, has: &SeatView, card: Card) -> (Action, Reaction) {
        let looks_closely = !has.piles.iter().flatten().flatten().any(|card| self.notices(*card));
        let spot = self.wanted(card).filter(|_| looks_closely || self.notices(card));
        match spot {
            Some(on) if looks_closely => (Action::Play { card, on }, self.skill.lays.times(CLOSELY)),
            Some(on) => (Action::Play { card, on }, self.skill.lays),
            None => (Action::Under, self.skill.puts_under),
        }
    }

    /// No card is turned: turn one, or take another pile, or lay them all down.
    fn without(&self, has: &SeatView) -> Option<(Action, Reaction)> {
        // What was never turned may be anything.
        let promises = |pile: usize, closely: bool| {
            let cards = has.piles.get(pile).map(Vec::as_slice).unwrap_or_default();
            cards.iter().any(|card| {
                card.is_none_or(|card| self.wanted(card).is_some() && (closely || self.notices(card)))
            })
        };
        let held = has.held.map(|pile| usize::from(pile.0));
        for closely in [false, true] {
            let hundredths = if closely { CLOSELY } else { 100 };
            if held.is_some_and(|pile| promises(pile, closely)) {
                return Some((Action::Flip, self.skill.turns.times(hundredths)));
            }
            if let Some(pile) = (0..has.piles.len()).find(|pile| promises(*pile, closely)) {
                let action = Action::Hold { pile: PileId(pile as u8) };
                return Some((action, self.skill.takes_pile.times(hundredths)));
            }
        }
        self.seen.offered().contains(&Action::Call).then_some((Action::Call, LAYS_DOWN))
    }

    /// Does it see, at this table, where this card goes?
    fn notices(&self, card: Card) -> bool {
        let laid: usize = self.view.teckels.iter().map(|teckel| teckel.cards.len()).sum();
        let number = number_of(&[u64::from(self.view.round), laid as u64, number(card)]);
        let mut chance = self.seen.luck().stream(number);
        self.wanted(card).is_some() && !happens(self.skill.overlooks, &mut chance)
    }

    /// Where it would lay a card.
    fn wanted(&self, card: Card) -> Option<Spot> {
        let Some(front) = card.front() else { return Some(Spot::New) };
        let own = self.seen.seat();
        let all = self.view.teckels.iter().enumerate();
        let fitting = all.filter(|(_, teckel)| teckel.open == Some(front));
        let is_own = |teckel: &TeckelView| teckel.cards.first().is_some_and(|(_, by)| *by == own);
        let worth = |teckel: &TeckelView| {
            let length = i32::from(teckel.cards.len() as u8);
            match (self.seen.level(), card) {
                // Who plays for the first time lays where it fits.
                (Level::Gentle, _) => Some(0),
                // « Queues »: with a cat the teckel is one's own, without it is whose head it has.
                (_, Card::Tail { cat: true, .. }) => Some(length),
                (_, Card::Tail { cat: false, .. }) => is_own(teckel).then_some(length),
                _ => Some(if is_own(teckel) { length } else { -length }),
            }
        };
        let best = fitting.filter_map(|(index, teckel)| Some((worth(teckel)?, index))).max();
        best.map(|(_, index)| Spot::Teckel(TeckelId(index as u8)))
    }

    /// What it looks at: the own hand as it is; and before it gives up, the whole table.
    fn case(&self, has: &SeatView, gives_up: bool) -> u64 {
        let held = has.held.map_or(u64::MAX, |pile| u64::from(pile.0));
        let turned = has.turned.map_or(u64::MAX, number);
        let piles = has.piles.iter().flatten().map(|card| card.map_or(u64::MAX, number));
        let laid: usize = self.view.teckels.iter().map(|teckel| teckel.cards.len()).sum();
        let table = if gives_up { laid as u64 } else { u64::MAX };
        let own = [u64::from(self.view.round), held, turned, table];
        number_of(&own.into_iter().chain(piles).collect::<Vec<_>>())
    }
}

fn number(card: Card) -> u64 {
    match card {
        Card::Head { back } => back as u64,
        Card::Trunk { front, back } => 10 + 4 * front as u64 + back as u64,
        Card::Tail { front, cat } => 30 + 2 * front as u64 + u64::from(cat),
    }
}
