//! Players of Raffzahn with quick eyes, and what their fingers do about it.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Game, Millis, Seat, Viewer},
    pyramid::lattice::Cell,
    raffzahn::{Raffzahn, Setup, Step, View},
};
use empile_stage::{Node, NodeId, Phase, Point, Role};

use crate::{
    edges::edge,
    hands::{Hands, Screen},
    reach::{Reach, also_pressed},
};

/// The turquoise die.
pub const TURQUOISE: u32 = 3;

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

/// The node that a player's hand sets out from.
#[must_use]
pub fn hand(seat: Seat) -> u32 {
    edge(seat) + 7
}

/// The node of what a hand looks at closely: the die under its finger, or the sign of a hand.
#[must_use]
pub fn close_up(seat: Seat) -> u32 {
    300 + 4 * u32::from(seat.0) + 1
}

/// Every straight reach while dice are taken: each hand to every die that is seen, and to the own « Stop! ».
#[must_use]
pub fn reaches(hands: &Hands) -> Vec<Reach> {
    let AnyGame::Raffzahn(game) = hands.game() else { return Vec::new() };
    let dice: Vec<Point> = Cell::all()
        .filter_map(|cell| hands.scene().node(NodeId(die(cell))))
        .filter(|node| node.role == Role::Spot)
        .map(|node| node.area.centre())
        .collect();
    let of = |seat: Seat| {
        let from = hands.middle(hand(seat));
        let stop = (seat == game.roller()).then(|| hands.middle(stop(seat)));
        let stop = stop.map(|to| Reach { seat, from, to, presses: true });
        dice.iter().map(move |to| Reach { seat, from, to: *to, presses: false }).chain(stop)
    };
    Seat::all(game.players()).flat_map(of).collect()
}

/// The same, and fingers of everyone that come down on dice.
#[must_use]
pub fn tried(hands: &Hands) -> Vec<Reach> {
    also_pressed(&reaches(hands))
}

/// Everyone searches.
#[must_use]
pub fn tables(_players: u8, screen: Screen) -> Vec<Hands> {
    let mut table = RaffHands::at(5, screen);
    table.throw();
    vec![table.hands]
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
        self.game().fitting(seat).iter().collect()
    }

    /// A player's hand sets out from the own zone and lets go on a die at this moment.
    pub fn take(&mut self, seat: Seat, cell: Cell, stamp: Millis) {
        let to = self.on(cell);
        self.lead(seat, to, stamp);
        self.hands.touch_at(10 + u64::from(seat.0), Phase::Up, to, stamp);
    }

    /// The same without letting go.
    pub fn lead(&mut self, seat: Seat, to: Point, stamp: Millis) {
        let from = self.hands.middle(hand(seat));
        self.hands.touch_at(10 + u64::from(seat.0), Phase::Down, from, stamp);
        self.hands.touch_at(10 + u64::from(seat.0), Phase::Move, to, stamp);
    }

    /// A place of a die that no other die covers.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Point {
        let wanted = NodeId(die(cell));
        let lies = self.hands.scene().node(wanted).expect("a die that is seen").area;
        let seen = |at: &Point| {
            let holding = |node: &&Node| node.role == Role::Spot && node.holds(*at, 0.0);
            self.hands.scene().nodes.iter().rfind(holding).is_some_and(|node| node.id == wanted)
        };
        let around = (0..6_u16).map(|sixth| {
            let below = Point { x: lies.centre().x, y: lies.centre().y + lies.height * 0.38 };
            below.turned_around(lies.centre(), f32::from(sixth * 60))
        });
        [lies.centre()].into_iter().chain(around).find(seen).expect("some of it is seen")
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
