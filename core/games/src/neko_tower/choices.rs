use std::ops::ControlFlow;

use super::{
    Action, CELLS, Cell, Claim, Colour, Fall, Held, Mode, Nakama, Neko, Phase, Play, Side, layout::Places,
    state::MISSIONS_EACH,
};
use crate::contract::{Choices, Seat};

/// What the player may do or tell now, counted without being written out: first what the player does, then what
/// may have happened to the tower by itself.
#[derive(Clone, Copy)]
pub struct Moves<'a> {
    game: &'a Neko,
    is_to_act: bool,
    deeds: usize,
    reports: usize,
}

/// Actions that differ in one number only.
#[derive(Clone)]
enum Block {
    One(Action),
    Placings {
        places: Places,
    },
    Moves {
        cat: Nakama,
        places: Places,
    },
    Drops(Held),
    Climbs {
        mission: u8,
        floor: u8,
        most: u8,
    },
    Collapses {
        most: u8,
    },
    /// Fewer walls than those of so many floors lie on the table.
    WallsOnTheTable {
        count: u8,
        walls: u8,
    },
    Slides {
        cat: Nakama,
        from: Cell,
    },
}

impl Block {
    fn len(&self) -> usize {
        match *self {
            Block::One(_) => 1,
            Block::Drops(held) => held.ways(),
            Block::Placings { places } | Block::Moves { places, .. } => places.len(),
            Block::Climbs { most, .. } | Block::Collapses { most } => usize::from(most),
            Block::WallsOnTheTable { walls, .. } => usize::from(walls),
            Block::Slides { .. } => usize::from(CELLS) - 1,
        }
    }

    fn nth(self, index: usize) -> Action {
        match self {
            Block::One(action) => action,
            Block::Drops(held) => Action::Drop(held.way(index)),
            Block::Placings { places } => Action::PutCat { to: places.nth(index) },
            Block::Moves { cat, places } => Action::MoveCat { cat, to: places.nth(index) },
            Block::Climbs { mission, floor, .. } => {
                Action::Validate(Claim { mission, floor, climb: index as u8 + 1 })
            }
            Block::Collapses { .. } => Action::Fell(Fall::Floors { count: index as u8 + 1 }),
            Block::WallsOnTheTable { count, .. } => {
                Action::Fell(Fall::FloorsWithWalls { count, walls: index as u8 })
            }
            Block::Slides { cat, from } => {
                let cell = index as u8;
                Action::Slid { cat, to: Cell(cell + u8::from(cell >= from.0)) }
            }
        }
    }
}

/// Called with one block after the other until it breaks off.
type Visitor<'v> = dyn FnMut(Block) -> ControlFlow<()> + 'v;

impl<'a> Moves<'a> {
    pub(super) fn of(game: &'a Neko, seat: Seat) -> Moves<'a> {
        let mut options = Moves { game, is_to_act: seat == game.current, deeds: 0, reports: 0 };
        let count = |visit: &dyn Fn(&mut Visitor) -> ControlFlow<()>| {
            let mut len = 0;
            let _ = visit(&mut |block| {
                len += block.len();
                ControlFlow::Continue(())
            });
            len
        };
        (options.deeds, options.reports) =
            (count(&|each| options.visit_deeds(each)), count(&|each| options.visit_reports(each)));
        options
    }

    /// How many of the actions are the player's own doing. They come first; the rest are reports.
    #[must_use]
    pub fn deeds(&self) -> usize {
        self.deeds
    }

    fn visit_deeds(&self, each: &mut Visitor) -> ControlFlow<()> {
        if !self.is_to_act {
            return ControlFlow::Continue(());
        }
        let game = self.game;
        match game.phase {
            _ if game.awaits_the_world() => {}
            Phase::Card => game.visit_cards(each)?,
            Phase::Building { .. } | Phase::Moving { .. } | Phase::Climbing { .. } => {
                game.visit_hand(each)?;
            }
            Phase::Placing { .. } if game.setup.play == Play::OnScreen => game.visit_hand(each)?,
            Phase::Placing { from, .. } => {
                let places = Places { lowest: 1, highest: game.tower.height(), but: from };
                each(Block::Placings { places })?;
            }
            Phase::Stroke(_) if game.setup.play == Play::OnScreen => {
                for to in Side::BOTH {
                    each(Block::One(Action::Nudge { to }))?;
                }
            }
            Phase::Stroke(_) => each(Block::One(Action::Stroke))?,
            Phase::Interact => {
                game.visit_moves(each)?;
                game.visit_missions(each)?;
            }
            Phase::Mission => game.visit_missions(each)?,
            Phase::Done => each(Block::One(Action::EndTurn))?,
            Phase::Confirming(_) => {
                each(Block::One(Action::Confirm { holds: true }))?;
                each(Block::One(Action::Confirm { holds: false }))?;
            }
            Phase::Blaming => {
                for seat in Seat::all(game.setup.players) {
                    each(Block::One(Action::Blame { seat }))?;
                }
            }
            Phase::Over(_) => {}
        }
        ControlFlow::Continue(())
    }

    fn visit_reports(&self, each: &mut Visitor) -> ControlFlow<()> {
        if self.is_to_act && self.game.takes_reports() {
            self.game.visit_falls(each)
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Neko {
    /// What can be done with a card shown, before one is played this turn: builds, and cats to take.
    #[must_use]
    pub fn plays(&self, card: u8) -> Vec<Action> {
        let mut plays = Vec::new();
        if self.phase == Phase::Card {
            let _ = self.visit_cards(&mut |block| {
                if let Block::One(action) = block
                    && action.card() == Some(card)
                {
                    plays.push(action);
                }
                ControlFlow::Continue(())
            });
        }
        plays
    }

    /// Which missions, by their place, can be claimed now, and on which floors.
    #[must_use]
    pub fn claims(&self) -> Vec<(u8, u8)> {
        let mut claims = Vec::new();
        if matches!(self.phase, Phase::Interact | Phase::Mission) {
            let _ = self.visit_missions(&mut |block| {
                if let Block::Climbs { mission, floor, .. } = block {
                    claims.push((mission, floor));
                }
                ControlFlow::Continue(())
            });
        }
        claims
    }

    fn visit_cards(&self, each: &mut Visitor) -> ControlFlow<()> {
        for (place, card) in (0u8..).zip(self.shown) {
            let Some(card) = card else { continue };
            let face = card.face();
            if let Some([first, second]) = face.walls.filter(|_| !self.tower.is_complete()) {
                for left in self.stock.instead_of(first) {
                    let Some(rest) = self.stock.without(left) else { continue };
                    for right in rest.instead_of(second) {
                        each(Block::One(Action::Build { card: place, walls: [left, right] }))?;
                    }
                }
            }
            if let Some(offer) = face.cat {
                for colour in Colour::ALL.into_iter().filter(|colour| offer.allows(*colour)) {
                    self.visit_cats(place, colour, each)?;
                }
            }
        }
        if !self.can_play_something() {
            for (card, _) in (0u8..).zip(self.shown.iter().flatten()) {
                each(Block::One(Action::Forgo { card }))?;
            }
        }
        if self.can_stop() { each(Block::One(Action::StopHere)) } else { ControlFlow::Continue(()) }
    }

    fn visit_cats(&self, card: u8, colour: Colour, each: &mut Visitor) -> ControlFlow<()> {
        if let Some(cat) = self.layout.first_in_reserve(colour) {
            return each(Block::One(Action::TakeCat { card, cat }));
        }
        for cat in colour.nakama().filter(|_| self.has_another_floor()) {
            each(Block::One(Action::TakeCat { card, cat }))?;
        }
        ControlFlow::Continue(())
    }

    /// What is in hand can be let go anywhere; what stands as it must can be settled.
    fn visit_hand(&self, each: &mut Visitor) -> ControlFlow<()> {
        for held in self.in_hand() {
            each(Block::Drops(held))?;
        }
        if self.check_settled().is_ok() {
            each(Block::One(Action::Settle))?;
        }
        if self.can_give_up() { each(Block::One(Action::GiveUp)) } else { ControlFlow::Continue(()) }
    }

    fn visit_moves(&self, each: &mut Visitor) -> ControlFlow<()> {
        if self.setup.play == Play::OnScreen {
            for held in self.in_hand() {
                each(Block::Drops(held))?;
            }
            return ControlFlow::Continue(());
        }
        let floor = self.climber(self.current).floor;
        let places = Places { lowest: floor + 1, highest: self.tower.height(), but: None };
        for (cat, _) in self.layout.on_floor(floor) {
            each(Block::Moves { cat, places })?;
        }
        ControlFlow::Continue(())
    }

    fn visit_missions(&self, each: &mut Visitor) -> ControlFlow<()> {
        let crowded = self.layout.crowded_floors();
        for (place, mission) in self.own_missions() {
            for floor in self.mission_floors().filter(|floor| crowded >> floor & 1 == 1) {
                if !self.is_denied(place, floor) && self.is_fulfilled(mission, floor) {
                    each(Block::Climbs { mission: place, floor, most: mission.climb() })?;
                }
            }
        }
        if self.setup.mode == Mode::Competitive {
            for mission in 0..MISSIONS_EACH as u8 {
                each(Block::One(Action::Renew { mission }))?;
            }
        }
        each(Block::One(Action::EndTurn))
    }

    fn visit_falls(&self, each: &mut Visitor) -> ControlFlow<()> {
        each(Block::Collapses { most: self.tower.height() - 1 })?;
        for count in 1..self.tower.height() {
            each(Block::WallsOnTheTable { count, walls: self.wall_counts(count) })?;
        }
        if self.walls_down > 0 {
            each(Block::One(Action::PutAway))?;
        }
        for (floor, side, _) in self.tower.walls() {
            if self.tower.can_spare(floor, side) {
                each(Block::One(Action::Fell(Fall::Wall { floor, side })))?;
            }
        }
        if !self.can_slip() {
            return ControlFlow::Continue(());
        }
        for (climber, of) in self.climbers().iter().zip(0u8..) {
            if climber.floor > 0 {
                each(Block::One(Action::Fell(Fall::BlackCat { of: Seat(of) })))?;
            }
        }
        for (cat, spot) in self.layout.standing() {
            each(Block::One(Action::Fell(Fall::Nakama { cat })))?;
            each(Block::Slides { cat, from: spot.cell })?;
        }
        ControlFlow::Continue(())
    }
}

impl Choices<Action> for Moves<'_> {
    fn len(&self) -> usize {
        self.deeds + self.reports
    }

    fn nth(&self, index: usize) -> Option<Action> {
        let mut found = None;
        let is_deed = index < self.deeds;
        let mut left = if is_deed { index } else { index - self.deeds };
        let mut find = |block: Block| {
            let len = block.len();
            if left < len {
                found = Some(block.nth(left));
                return ControlFlow::Break(());
            }
            left -= len;
            ControlFlow::Continue(())
        };
        let _ = if is_deed { self.visit_deeds(&mut find) } else { self.visit_reports(&mut find) };
        found
    }
}
