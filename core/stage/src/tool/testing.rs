//! Hands that use a tool by what its sheet offers.

use empile_games::contract::{Millis, Seed};

use super::{Look, Row, Sheet, Start, ToolId, ToolRefusal, UsedTool};
use crate::{Phase, Point, Sitter, Touch, Words};

pub(crate) struct Hands {
    pub(crate) used: UsedTool,
    pub(crate) now: Millis,
    sitters: Vec<Sitter>,
}

impl Hands {
    pub(crate) fn of(tool: ToolId, players: u8, variant: u8) -> Hands {
        Hands::with_seed(tool, players, variant, 3)
    }

    pub(crate) fn with_seed(tool: ToolId, players: u8, variant: u8, seed: u64) -> Hands {
        let names = ["Ada", "Blaise", "Chloé", "Denis", "Émilie", "Fanny", "Gaspard", "Hélène"];
        let sitter = |(colour, name): (u8, &&str)| Sitter { name: (*name).to_owned(), colour };
        let sitters = (0..players).zip(&names).map(sitter).collect();
        let used = UsedTool::begin(tool, Start { players, variant, seed: Seed(seed) }).unwrap();
        Hands { used, now: 0, sitters }
    }

    pub(crate) fn look(&self) -> Look<'_> {
        Look { now: self.now, sitters: &self.sitters }
    }

    pub(crate) fn sheet(&self) -> Sheet {
        self.used.sheet(self.look())
    }

    pub(crate) fn try_press(&mut self, tag: &str) -> Result<(), ToolRefusal> {
        self.used.press(tag, Look { now: self.now, sitters: &self.sitters })
    }

    pub(crate) fn press(&mut self, tag: &str) {
        self.try_press(tag).unwrap();
    }

    pub(crate) fn try_turn(&mut self, tag: &str, by: i32) -> Result<(), ToolRefusal> {
        self.used.turn(tag, by, Look { now: self.now, sitters: &self.sitters })
    }

    pub(crate) fn turn(&mut self, tag: &str, by: i32) {
        self.try_turn(tag, by).unwrap();
    }

    fn row(&self, tag: &str) -> Row {
        let found = self.sheet().rows().find(|row| row.tag == tag).cloned();
        found.unwrap_or_else(|| panic!("nothing is called {tag}"))
    }

    /// What a figure or a counter says.
    pub(crate) fn number(&self, tag: &str) -> i64 {
        self.row(tag).number.unwrap()
    }

    /// The same of every seat.
    pub(crate) fn numbers(&self, tag: &str) -> Vec<i64> {
        (0..self.sitters.len()).map(|seat| self.number(&format!("{tag}-{seat}"))).collect()
    }

    /// What is said there.
    pub(crate) fn words(&self, tag: &str) -> Words {
        self.row(tag).label
    }

    /// Won or not, and the number on the form, in seat order.
    pub(crate) fn standings(&self) -> Result<Vec<(bool, i32)>, ToolRefusal> {
        let standings = self.used.standings()?;
        Ok(standings.iter().map(|standing| (standing.won, standing.amount)).collect())
    }

    pub(crate) fn finger(&mut self, pointer: u64, phase: Phase) {
        let at = Point { x: pointer as f32, y: 0.0 };
        self.used.hear(Touch { pointer, phase, at, stamp: self.now, breadth: 0.0 });
    }

    /// Lets time pass up to an instant.
    pub(crate) fn pass(&mut self, now: Millis) {
        self.now = now;
        self.used.pass(now);
    }
}
