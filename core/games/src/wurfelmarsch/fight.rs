//! « Combat »: what happens when a pivot makes cases.

use serde::{Deserialize, Serialize};

use super::Wurfelmarsch;
use crate::{
    contract::Seat,
    pyramid::{
        Pyramid,
        lattice::{Cell, CellSet, Side},
    },
};

/// A die in a fight: the face it turns to the case decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// Where it stands.
    pub cell: Cell,
    /// Whose it is.
    pub seat: Seat,
    /// What it shows to the case.
    pub face: u8,
}

/// A fight round one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The case above the three dice.
    pub case: Cell,
    /// The three dice, by the side they turn to the case.
    pub fighters: [Fighter; 3],
    /// How it ends.
    pub verdict: Verdict,
}

/// How a fight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// One player has the highest die and takes every lower die of the others.
    Won {
        /// Who.
        by: Seat,
    },
    /// Different players share the highest value: all three dice go.
    Tie,
}

impl Fight {
    /// The fight round a case, if there is one: nobody fights own dice.
    pub(super) fn round(pyramid: &Pyramid, case: Cell) -> Option<Fight> {
        let fighter = |side: Side| {
            let cell = case.below(side)?;
            let piece = pyramid.piece(cell)?;
            Some(Fighter { cell, seat: Seat(piece.colour.index() as u8), face: piece.die.face(side) })
        };
        let [u, v, w] = Side::ALL.map(fighter);
        let fighters = [u?, v?, w?];
        let first = fighters[0].seat;
        if fighters.iter().all(|fighter| fighter.seat == first) {
            return None;
        }
        let highest = fighters.iter().map(|fighter| fighter.face).max()?;
        let mut best = fighters.iter().filter(|fighter| fighter.face == highest);
        let by = best.next()?.seat;
        let verdict = if best.all(|other| other.seat == by) { Verdict::Won { by } } else { Verdict::Tie };
        Some(Fight { case, fighters, verdict })
    }

    /// The dice that the winner takes, with the winner's highest face.
    fn prisoners(&self) -> impl Iterator<Item = Prisoner> + '_ {
        let highest = self.fighters.iter().map(|fighter| fighter.face).max().unwrap_or_default();
        self.fighters.iter().filter_map(move |fighter| match self.verdict {
            Verdict::Won { by } if fighter.seat != by => {
                Some(Prisoner { cell: fighter.cell, of: fighter.seat, by, beaten_with: highest })
            }
            _ => None,
        })
    }
}

/// A beaten die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prisoner {
    pub(super) cell: Cell,
    pub(super) of: Seat,
    pub(super) by: Seat,
    beaten_with: u8,
}

/// All fights that a pivot started, judged on the position after it.
#[derive(Debug, Default)]
pub(super) struct Battle {
    pub(super) fights: [Option<Fight>; 3],
    pub(super) prisoners: [Option<Prisoner>; 6],
    /// Dice of ties that nobody captured.
    pub(super) removed: CellSet,
}

impl Wurfelmarsch {
    /// The battle round a die that has just arrived: up to three cases have it as a wall.
    pub(super) fn battle(&self, arrived: Cell) -> Battle {
        let mut battle = Battle::default();
        let cases = arrived.covers() & self.pyramid.heap().hollows();
        for (place, case) in battle.fights.iter_mut().zip(cases) {
            *place = Fight::round(&self.pyramid, case);
        }
        let fights = battle.fights;
        for fight in fights.iter().flatten() {
            for prisoner in fight.prisoners() {
                battle.take(prisoner, self.current);
            }
            if fight.verdict == Verdict::Tie {
                battle.removed = fight.fighters.iter().fold(battle.removed, |all, one| all.with(one.cell));
            }
        }
        for prisoner in battle.prisoners.iter().flatten() {
            battle.removed = battle.removed.without(prisoner.cell);
        }
        battle
    }
}

impl Battle {
    /// Only the die that moved can be beaten in several cases: it goes to the higher die, among equals to the first
    /// player on the mover's left.
    fn take(&mut self, prisoner: Prisoner, mover: Seat) {
        let claim = |one: &Prisoner| (one.beaten_with, one.by == mover.left(super::PLAYERS));
        let same = self.prisoners.iter_mut().flatten().find(|one| one.cell == prisoner.cell);
        match same {
            Some(other) if claim(&prisoner) > claim(other) => *other = prisoner,
            Some(_) => (),
            None => {
                if let Some(free) = self.prisoners.iter_mut().find(|place| place.is_none()) {
                    *free = Some(prisoner);
                }
            }
        }
    }
}
