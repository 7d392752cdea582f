//! Players of Raffzahn with quick eyes, and what their fingers do about it.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Choices, Game, Millis, Seat, Viewer},
    pyramid::lattice::Cell,
    raffzahn::{Action, Raffzahn, Setup, Step, View},
};

use crate::{
    edges::edge,
    hands::{Hands, Screen},
};

/// The turquoise die.
pub const TURQUOISE: u32 = 3;
const FACES: u32 = 300;

/// The node of a player's « Stop! ».
#[must_use]
pub fn stop(seat: Seat) -> u32 {
    edge(seat) + 6
}

/// The node of a die.
#[must_use]
pub fn die(cell: Cell) -> u32 {
    100 + cell.index() as u32
}

/// The node of the face that a die turns to a player.
#[must_use]
pub fn face(cell: Cell, seat: Seat) -> u32 {
    FACES + 3 * cell.index() as u32 + u32::from(seat.0)
}

/// A table of Raffzahn.
pub struct RaffHands {
    /// The hands at it.
    pub hands: Hands,
}

impl RaffHands {
    /// Before the first throw.
    #[must_use]
    pub fn at(seed: u64, screen: impl Into<Screen>) -> RaffHands {
        RaffHands { hands: Hands::at(AnySetup::Raffzahn(Setup::default()), seed, screen) }
    }

    /// The game behind the board.
    #[must_use]
    pub fn game(&self) -> &Raffzahn {
        let AnyGame::Raffzahn(game) = self.hands.game() else { panic!("another game") };
        game
    }

    /// What everyone sees.
    #[must_use]
    pub fn view(&self) -> View {
        self.game().observe(Viewer::Spectator)
    }

    /// What the turquoise die shows.
    #[must_use]
    pub fn thrown(&self) -> Option<u8> {
        match self.view().step {
            Step::Grabbing { thrown, .. } | Step::Stopped { thrown, .. } => Some(thrown),
            Step::Ready | Step::Over => None,
        }
    }

    /// A finger on the turquoise die. Gives when.
    pub fn throw(&mut self) -> Millis {
        self.hands.wait(10);
        self.hands.tap(TURQUOISE);
        self.hands.now()
    }

    /// Throws, and stops at once whatever shows, until a throw is as wished.
    pub fn throw_until(&mut self, wished: impl Fn(&RaffHands) -> bool) -> Millis {
        loop {
            let thrown_at = self.throw();
            if wished(self) {
                return thrown_at;
            }
            self.stop(thrown_at + 1);
            self.hands.wait_for_the_clock();
        }
    }

    /// The dice that fit, of one player.
    #[must_use]
    pub fn fitting(&self, seat: Seat) -> Vec<Cell> {
        let take = |action| match action {
            Action::Take { cell } => Some(cell),
            Action::Throw | Action::Stop => None,
        };
        self.game().legal(seat).all().filter_map(take).collect()
    }

    /// A player's finger comes down on the own face of a die.
    pub fn take(&mut self, seat: Seat, cell: Cell, stamp: Millis) {
        self.hands.press(10 + u64::from(seat.0), face(cell, seat), stamp);
    }

    /// The roller's finger on « Stop! ».
    pub fn stop(&mut self, stamp: Millis) {
        let roller = self.game().roller();
        self.hands.press(20, stop(roller), stamp);
    }

    /// Everybody takes what there is, one die after the other, until nothing is left.
    pub fn clear(&mut self) {
        let mut stamp = self.hands.now();
        while let Some((seat, cell)) =
            Seat::all(3).find_map(|seat| Some((seat, *self.fitting(seat).first()?)))
        {
            stamp += 40;
            self.take(seat, cell, stamp);
        }
    }

    /// Throw, take all there is, stop, and let the clock close the turn.
    pub fn play_turn(&mut self) {
        self.throw();
        self.clear();
        self.stop(self.hands.now() + 50);
        self.hands.wait_for_the_clock();
    }
}
