//! What a pivot would bring, as the rules judge it: played on a copy of the match.

use empile_games::{
    contract::{Game, Seat},
    pyramid::lattice::Cell,
    wurfelmarsch::{Action, Direction, Event, Fight, Verdict, Wurfelmarsch},
};

use crate::PyramidLook;

/// What would happen if a die went that way.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    /// The fights, in the order in which they would be told.
    pub(super) fights: Vec<Fight>,
    /// Dice that would be captured: where they stand, whose they are, who takes them.
    pub(super) captured: Vec<(Cell, Seat, Seat)>,
    /// Dice that a tie would remove: where they stand, whose they are.
    pub(super) removed: Vec<(Cell, Seat)>,
}

/// What would become of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It beats others.
    Wins,
    /// Somebody takes it.
    CapturedBy(Seat),
    /// It leaves the base.
    Removed,
}

impl Fate {
    pub(super) fn look(self) -> PyramidLook {
        match self {
            Fate::Wins => PyramidLook::Right,
            Fate::CapturedBy(_) | Fate::Removed => PyramidLook::Wrong,
        }
    }
}

impl Outlook {
    pub(super) fn of(game: &Wurfelmarsch, cell: Cell, direction: Direction) -> Outlook {
        let mut after = game.clone();
        let mut events = Vec::new();
        let mut outlook = Outlook::default();
        if after.apply(game.current(), &Action::Pivot { cell, direction }, 0, &mut events).is_err() {
            return outlook;
        }
        for event in events {
            match event {
                Event::Fought(fight) => outlook.fights.push(fight),
                Event::Captured { cell, of, by } => outlook.captured.push((cell, of, by)),
                Event::Removed { cell, of } => outlook.removed.push((cell, of)),
                _ => {}
            }
        }
        outlook
    }

    pub(super) fn is_fight(&self) -> bool {
        !self.fights.is_empty()
    }

    /// What would become of the die in a cell, if anything.
    pub(super) fn fate(&self, cell: Cell) -> Option<Fate> {
        let taken = self.captured.iter().find(|(taken, ..)| *taken == cell);
        if let Some((_, _, by)) = taken {
            return Some(Fate::CapturedBy(*by));
        }
        if self.removed.iter().any(|(removed, _)| *removed == cell) {
            return Some(Fate::Removed);
        }
        let wins = |fight: &Fight| {
            let Verdict::Won { by } = fight.verdict else { return false };
            fight.fighters.iter().any(|fighter| fighter.cell == cell && fighter.seat == by)
        };
        self.fights.iter().any(wins).then_some(Fate::Wins)
    }

    /// How many dice a seat would take, and how many it would lose.
    pub(super) fn balance(&self, seat: Seat) -> (u8, u8) {
        let taken = self.captured.iter().filter(|(_, _, by)| *by == seat).count();
        let lost = self.captured.iter().filter(|(_, of, _)| *of == seat).count()
            + self.removed.iter().filter(|(_, of)| *of == seat).count();
        (taken as u8, lost as u8)
    }
}
