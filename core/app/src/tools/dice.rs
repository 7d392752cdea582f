use empile_games::{
    bunte_kuh,
    contract::{Seed, Stream},
    eintrichtern, pile_poils,
};

use super::ToolProblem;

/// Which dice lie in the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cup {
    /// The five of Pile-Poils.
    Five,
    /// The three grey ones of Bunte Kuh and Eintrichtern, which are added up.
    Three,
    /// The turquoise one of Abquetschen and Raffzahn.
    Turquoise,
}

impl Cup {
    /// Every cup.
    pub const ALL: [Cup; 3] = [Cup::Five, Cup::Three, Cup::Turquoise];

    /// How many dice it holds.
    #[must_use]
    pub fn dice(self) -> u8 {
        match self {
            Cup::Five => pile_poils::TURN_DICE,
            Cup::Three => THREE as u8,
            Cup::Turquoise => 1,
        }
    }
}

/// Bunte Kuh and Eintrichtern throw the same dice.
const THREE: usize = {
    assert!(bunte_kuh::THROWN_DICE == eintrichtern::THROWN_DICE);
    bunte_kuh::THROWN_DICE
};

/// What came up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// One face per die.
    pub faces: Vec<u8>,
}

impl Throw {
    /// All faces together.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.faces.iter().sum()
    }
}

/// Dice for a table that has lost its own. The same seed throws the same dice.
#[derive(Clone, Debug)]
pub struct DiceCup {
    stream: Stream,
}

impl DiceCup {
    /// A cup whose chance grows from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> DiceCup {
        DiceCup { stream: Stream::new(seed) }
    }

    /// Throws all dice of a cup.
    pub fn throw(&mut self, cup: Cup) -> Throw {
        self.roll(cup.dice())
    }

    /// Throws some dice of a cup: those that are left of a turn.
    pub fn throw_some(&mut self, cup: Cup, dice: u8) -> Result<Throw, ToolProblem> {
        ToolProblem::check(dice, 1, cup.dice())?;
        Ok(self.roll(dice))
    }

    fn roll(&mut self, dice: u8) -> Throw {
        Throw { faces: (0..dice).map(|_| self.stream.die()).collect() }
    }
}
