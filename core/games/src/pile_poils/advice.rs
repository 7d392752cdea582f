//! What the engine can tell a player who thinks.

use super::{Action, CellId, CellSet, Dice, Event, Fault, PilePoils, bedding, state::Phase};

/// A way to use the throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Where.
    pub cell: CellId,
    /// Which dice.
    pub dice: Dice,
    /// With luck, could all dice on the board then still be bedded this turn?
    pub can_still_be_bedded: bool,
}

impl Placement {
    /// The action that makes this placement.
    #[must_use]
    pub fn action(self) -> Action {
        Action::Place { cell: self.cell, dice: self.dice }
    }
}

/// What stopping now would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopForecast {
    /// The cats go to sleep.
    Beds {
        /// How many cats are laid, golden ones among them.
        cats: u8,
        /// How many yarn tokens come with them.
        yarn: u8,
        /// How many dice the bonus turn has, if it earns one.
        bonus_dice: Option<u8>,
    },
    /// Cat-astrophe, for these reasons.
    Fails(Vec<Fault>),
}

impl PilePoils {
    /// Every way to use the throw that lies on the table; none when there is no throw.
    #[must_use]
    pub fn placements(&self) -> Vec<Placement> {
        let Phase::Thrown(throw) = self.phase else { return Vec::new() };
        let free = self.free();
        let mut placements = Vec::new();
        for dice in throw.groups().all() {
            for cell in (self.board.with_number(dice.sum()) & free).iter() {
                let can_still_be_bedded = bedding::can_become_sound(
                    &self.board,
                    self.bedded,
                    self.diced | CellSet::only(cell),
                    self.dice_left - dice.len(),
                );
                placements.push(Placement { cell, dice, can_still_be_bedded });
            }
        }
        placements
    }

    /// What stopping now would do; `None` when one cannot stop.
    #[must_use]
    pub fn stop_forecast(&self) -> Option<StopForecast> {
        if self.phase != Phase::Placed {
            return None;
        }
        let faults = bedding::faults(&self.board, self.bedded, self.diced);
        if !faults.is_empty() {
            return Some(StopForecast::Fails(faults));
        }
        // Played out on a copy: whoever runs out of cats on the way, or ends the match, lays fewer than there is room for.
        let mut after = self.clone();
        let mut events = Vec::new();
        after.bed(&mut events);
        let (mut cats, mut yarn, mut bonus_dice) = (0, 0, None);
        for event in events {
            match event {
                Event::Bedded { .. } => cats += 1,
                Event::YarnWon { .. } => yarn += 1,
                Event::BonusTurn { dice, .. } => bonus_dice = Some(dice),
                _ => {}
            }
        }
        Some(StopForecast::Beds { cats, yarn, bonus_dice })
    }

    /// What is wrong now with the dice on the board; a player has until the stop to mend it.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        bedding::faults(&self.board, self.bedded, self.diced)
    }
}
