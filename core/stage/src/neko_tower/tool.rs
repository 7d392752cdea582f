#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat, Stream},
    neko_tower::{ActionCard, Deck, FLOORS, MissionCard, Mode, STEPS, highest_step},
};

use super::{action_words, mission_words};
use crate::{
    Art, CardLook, NekoArt, Words,
    tool::{About, Card, Look, Piece, Row, RowKind, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cat {
    floor: u8,
    best: u8,
}

/// The decks, and how high the cats have climbed. Together the missions lie open; in competition each player holds real
/// ones, and only the actions are dealt here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NekoDecks {
    mode: Mode,
    players: u8,
    stream: Stream,
    actions: Deck<ActionCard>,
    actions_shown: Vec<ActionCard>,
    missions: Deck<MissionCard>,
    missions_shown: Vec<MissionCard>,
    /// How many floors the real tower has.
    height: u8,
    /// Neko, or a black cat for each player.
    cats: Vec<Cat>,
    felled_by: Option<Seat>,
}

fn mode(variant: u8) -> Mode {
    if variant == 1 { Mode::Competitive } else { Mode::Together }
}

impl NekoDecks {
    fn play_action(&mut self, play: &ToolMove) -> Result<(), ToolRefusal> {
        let card = place(&mut self.actions_shown, play)?;
        *card = self.actions.exchange(*card, &mut self.stream).card;
        Ok(())
    }

    /// A mission is validated and replaced: Neko climbs as many floors, at most to the top of the tower.
    fn climb(&mut self, play: &ToolMove) -> Result<(), ToolRefusal> {
        let card = place(&mut self.missions_shown, play)?;
        let climbed = play.number(1, 1..=card.mission().climb())?;
        *card = self.missions.exchange(*card, &mut self.stream).card;
        let (height, floor) = (self.height, self.cats.first().map_or(1, |cat| cat.floor));
        self.put(0, floor.saturating_add(climbed).min(height.max(floor)));
        Ok(())
    }

    fn put(&mut self, index: usize, floor: u8) {
        if let Some(cat) = self.cats.get_mut(index) {
            *cat = Cat { floor, best: cat.best.max(floor) };
        }
    }

    /// The steps that Neko has reached or passed, the lowest first. Each of them is won for ever.
    fn steps(&self) -> Words {
        let best = self.cats.first().map_or(0, |cat| cat.best);
        let reached: Vec<String> =
            STEPS.iter().filter(|step| **step <= best).map(ToString::to_string).collect();
        if reached.is_empty() {
            Words::new("tool-neko-decks-no-step")
        } else {
            Words::new("tool-neko-decks-steps").text("steps", reached.join(", "))
        }
    }

    fn floors(&self, look: Look<'_>) -> Vec<Vec<Row>> {
        let label = Words::new("tool-neko-decks-height");
        let height = Row::counter("height", label, self.height, 1..=FLOORS, ToolMove::new("height"));
        let mut lines = vec![vec![height]];
        for (index, cat) in (0u8..).zip(&self.cats) {
            let (label, play) = match self.mode {
                Mode::Together => (Words::new("tool-neko-decks-neko"), ToolMove::new("put")),
                Mode::Competitive => (named(Seat(index), look), ToolMove::new("put").of(Seat(index))),
            };
            lines.push(vec![Row::counter(format!("floor-{index}"), label, cat.floor, 0..=FLOORS, play)]);
        }
        if self.mode == Mode::Together {
            lines.push(vec![Row::new(RowKind::Words, "steps", self.steps())]);
        }
        lines
    }

    /// By whose hand the tower is down, if it is.
    fn felled(&self, look: Look<'_>) -> Vec<Vec<Row>> {
        let hands = Seat::all(self.players).map(|seat| {
            let is_it = self.felled_by == Some(seat);
            let play = if is_it { ToolMove::new("stands") } else { ToolMove::new("felled").of(seat) };
            let row = Row::new(RowKind::Tile, format!("felled-{}", seat.0), named(seat, look));
            row.chosen(is_it).doing(play)
        });
        let title = Row::new(RowKind::Words, "felled", Words::new("tool-neko-decks-felled"));
        vec![vec![title], hands.collect()]
    }

    fn standing(&self, seat: Seat) -> Standing {
        match self.mode {
            Mode::Together => {
                let best = self.cats.first().map_or(0, |cat| cat.best);
                let step = highest_step(best);
                Standing::new(step.is_some(), best).with(Measure::HighestStep, step.unwrap_or_default())
            }
            Mode::Competitive => {
                let stood = |seat: Seat| self.felled_by != Some(seat);
                let climbers = Seat::all(self.players).zip(&self.cats);
                let highest = climbers.filter(|(seat, _)| stood(*seat)).map(|(_, cat)| cat.best).max();
                let best = self.cats[seat.index()].best;
                let won = stood(seat) && best > 0 && Some(best) == highest;
                Standing::new(won, best).with(Measure::TowersFelled, !stood(seat))
            }
        }
    }
}

fn named(seat: Seat, look: Look<'_>) -> Words {
    Words::new("tools-named").text("name", look.name(seat))
}

/// The card that a move names by its place.
fn place<'a, C>(shown: &'a mut [C], play: &ToolMove) -> Result<&'a mut C, ToolRefusal> {
    let place = play.number(0, 0..=u8::MAX)?;
    let most = i64::try_from(shown.len()).unwrap_or(i64::MAX);
    let missing = ToolRefusal::out_of_range(i64::from(place) + 1, 1, most);
    shown.get_mut(usize::from(place)).ok_or(missing)
}

fn action_card(number: u8, card: ActionCard) -> Card {
    let button = Row::new(RowKind::Plain, format!("play-{number}"), Words::new("tool-neko-decks-play"));
    let art = NekoArt::Action { card, look: CardLook::Plain };
    let play = ToolMove::new("play").with(number);
    face_up(format!("action-{number}"), art, action_words(card), button.doing(play))
}

fn mission_card(number: u8, card: MissionCard) -> Card {
    let mission = card.mission();
    let label = Words::new("tool-neko-decks-climb").number("floors", mission.climb());
    let button = Row::new(RowKind::Plain, format!("climb-{number}"), label);
    let art = NekoArt::Mission { mission, look: CardLook::Plain };
    let play = ToolMove::new("climb").with(number).with(mission.climb());
    face_up(format!("mission-{number}"), art, mission_words(mission), button.doing(play))
}

fn face_up(tag: String, art: NekoArt, words: Words, button: Row) -> Card {
    let piece = Piece { art: Art::Neko(art), width: 72.0, height: 100.0 };
    let card = Row::new(RowKind::Words, tag, words).showing(piece);
    Card { seat: None, is_raised: true, lines: vec![vec![card], vec![button]] }
}

impl Tool for NekoDecks {
    const ABOUT: About = About::counting("tool-neko-decks", GameId::NekoTower)
        .with_variants(&["tool-neko-decks-together", "tool-neko-decks-competitive"]);

    fn players(variant: u8) -> Option<RangeInclusive<u8>> {
        Some(mode(variant).players())
    }

    /// Decks as they lie before the first turn.
    fn begin(start: Start) -> Result<NekoDecks, ToolRefusal> {
        let (mode, players) = (mode(start.variant), start.players);
        let mut stream = Stream::new(start.seed);
        let (mut actions_shown, missions_shown, cats) = match mode {
            Mode::Together => (
                ActionCard::FIRST_SHOWN.to_vec(),
                MissionCard::FIRST_SHOWN.to_vec(),
                vec![Cat { floor: 1, best: 1 }],
            ),
            Mode::Competitive => (Vec::new(), Vec::new(), vec![Cat { floor: 0, best: 0 }; players.into()]),
        };
        let mut actions =
            Deck::shuffled(ActionCard::all().filter(|card| !actions_shown.contains(card)), &mut stream);
        let missions =
            Deck::shuffled(MissionCard::all().filter(|card| !missions_shown.contains(card)), &mut stream);
        while actions_shown.len() < usize::from(mode.actions_shown())
            && let Some(card) = actions.deal()
        {
            actions_shown.push(card);
        }
        Ok(NekoDecks {
            mode,
            players,
            stream,
            actions,
            actions_shown,
            missions,
            missions_shown,
            height: 1,
            cats,
            felled_by: None,
        })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "play" => self.play_action(play)?,
            "climb" => self.climb(play)?,
            "height" => self.height = play.number(0, 1..=FLOORS)?,
            "put" => {
                let index = if self.mode == Mode::Together { 0 } else { play.seat()?.index() };
                self.put(index, play.number(0, 0..=FLOORS)?);
            }
            "felled" => self.felled_by = Some(play.seat()?),
            "stands" => self.felled_by = None,
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let actions = (0..).zip(&self.actions_shown).map(|(number, card)| action_card(number, *card));
        let missions = (0..).zip(&self.missions_shown).map(|(number, card)| mission_card(number, *card));
        let mut sheet = Sheet::default().section(Some(Words::new("tool-neko-decks-actions")), actions);
        if !self.missions_shown.is_empty() {
            sheet = sheet.section(Some(Words::new("tool-neko-decks-missions")), missions);
        }
        let floors = Card { seat: None, is_raised: true, lines: self.floors(look) };
        sheet.section(Some(Words::new("tool-neko-decks-floor")), [floors]).flat(self.felled(look))
    }

    /// The table stops when it wants to: it may be written down at any time.
    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        Ok(Seat::all(self.players).map(|seat| self.standing(seat)).collect())
    }
}
