//! Players of Bunte Kuh who can add up, and what their fingers do about it.

use empile_games::{
    AnyGame, AnySetup,
    bunte_kuh::{BunteKuh, Call, Setup, Step, View},
    contract::{Game, Millis, Seat, Stream, Viewer},
    pyramid::{
        Die,
        lattice::{Cell, CellSet},
    },
};
use empile_stage::{NodeId, Phase, Point};

use crate::{
    edges::edge,
    hands::{Hands, Screen},
    reach::Reach,
};

/// One of the three pearl dice.
pub const THROWN: u32 = 1;
/// The sheet with the ways in which a die can lie.
pub const SHEET: u32 = 7;

/// The node of a player's « Stop! » or « Non! ».
#[must_use]
pub fn pad(seat: Seat, call: Call) -> u32 {
    edge(seat) + if call == Call::Stop { 6 } else { 7 }
}

/// The node of the time left to a player.
#[must_use]
pub fn countdown(seat: Seat) -> u32 {
    edge(seat) + 8
}

/// The node that brings a player back from the sheet to the pyramid.
#[must_use]
pub fn back(seat: Seat) -> u32 {
    edge(seat) + 9
}

/// The node that the finger of whoever has to show a case sets out from.
#[must_use]
pub fn hand(seat: Seat) -> u32 {
    1_000 + u32::from(seat.0)
}

/// The node that shades a case inwards.
#[must_use]
pub fn pit(cell: Cell) -> u32 {
    800 + cell.index() as u32
}

/// Every straight reach: to the own pads while everyone searches, from the caller's zone to every case while one has to be
/// shown.
#[must_use]
pub fn reaches(hands: &Hands) -> Vec<Reach> {
    let AnyGame::BunteKuh(game) = hands.game() else { return Vec::new() };
    let middle = |id: u32| hands.scene().node(NodeId(id)).map(|node| node.area.centre());
    let calls = |seat: Seat| {
        let from = hands.middle(edge(seat));
        let pads = [Call::Stop, Call::No].into_iter().filter_map(move |call| middle(pad(seat, call)));
        pads.map(move |to| Reach { seat, from, to, presses: true })
    };
    let points = |seat: Seat| {
        let from = middle(hand(seat));
        let cases = game.pyramid().heap().hollows().iter().filter_map(move |cell| middle(case(cell)));
        from.into_iter()
            .flat_map(move |from| cases.clone().map(move |to| Reach { seat, from, to, presses: false }))
    };
    Seat::all(game.players()).flat_map(|seat| calls(seat).chain(points(seat))).collect()
}

/// The node of a die.
#[must_use]
pub fn die(cell: Cell) -> u32 {
    100 + cell.index() as u32
}

/// The node of a case.
#[must_use]
pub fn case(cell: Cell) -> u32 {
    300 + cell.index() as u32
}

/// The node of a way in which a die can lie.
#[must_use]
pub fn way(die: Die) -> u32 {
    500 + die.index() as u32
}

/// The node of a mark on a case.
#[must_use]
pub fn mark(cell: Cell) -> u32 {
    600 + cell.index() as u32
}

/// The same, and fingers of everyone that come down on cases, also while somebody else is to show one.
#[must_use]
pub fn tried(hands: &Hands) -> Vec<Reach> {
    let AnyGame::BunteKuh(game) = hands.game() else { return Vec::new() };
    let hollows = game.pyramid().heap().hollows();
    let cases: Vec<Point> = hollows
        .iter()
        .filter_map(|cell| hands.scene().node(NodeId(case(cell))))
        .map(|node| node.area.centre())
        .collect();
    let pressed = Seat::all(game.players()).flat_map(|seat| {
        let from = hands.middle(edge(seat));
        cases.iter().map(move |to| Reach { seat, from, to: *to, presses: true })
    });
    reaches(hands).into_iter().chain(pressed).collect()
}

/// Everyone searches; and each of them has called and is to point.
#[must_use]
pub fn tables(players: u8, screen: Screen) -> Vec<Hands> {
    let searching = || {
        let mut table = KuhHands::at(players, 5, screen);
        table.throw();
        table
    };
    let pointing = |seat: Seat| {
        let mut table = searching();
        table.call(seat, Call::Stop, table.hands.now() + 300);
        table.hands.wait_for_the_clock();
        table.hands
    };
    [searching().hands].into_iter().chain(Seat::all(players).map(pointing)).collect()
}

/// A table of Bunte Kuh.
pub struct KuhHands {
    /// The hands at it.
    pub hands: Hands,
}

impl KuhHands {
    /// Before the first throw.
    #[must_use]
    pub fn at(players: u8, seed: u64, screen: impl Into<Screen>) -> KuhHands {
        KuhHands { hands: Hands::at(AnySetup::BunteKuh(Setup::for_players(players)), seed, screen) }
    }

    /// The game behind the board.
    #[must_use]
    pub fn game(&self) -> &BunteKuh {
        let AnyGame::BunteKuh(game) = self.hands.game() else { panic!("another game") };
        game
    }

    /// What everyone sees.
    #[must_use]
    pub fn view(&self) -> View {
        self.game().observe(Viewer::Spectator)
    }

    /// The cases that have the sum thrown.
    #[must_use]
    pub fn right_cases(&self) -> CellSet {
        match self.view().step {
            Step::Searching { thrown, .. } | Step::Pointing { thrown, .. } => {
                self.game().cases_with_sum(thrown.iter().sum())
            }
            _ => CellSet::EMPTY,
        }
    }

    /// Cases that have another sum.
    #[must_use]
    pub fn wrong_cases(&self) -> CellSet {
        self.game().pyramid().heap().hollows() - self.right_cases()
    }

    /// A finger on the pearl dice. Gives when.
    pub fn throw(&mut self) -> Millis {
        self.hands.wait(10);
        self.hands.tap(THROWN);
        self.hands.now()
    }

    /// Throws until there is a case with the sum, or until there is none; everyone else is right meanwhile.
    pub fn throw_until(&mut self, is_there: bool) -> Millis {
        loop {
            let thrown_at = self.throw();
            if self.right_cases().is_empty() != is_there {
                return thrown_at;
            }
            self.be_right(Seat(0), Die::all().next().expect("24 of them"));
        }
    }

    /// A player's finger comes down on « Stop! » or « Non! ».
    pub fn call(&mut self, seat: Seat, call: Call, stamp: Millis) {
        self.hands.press(10 + u64::from(seat.0), pad(seat, call), stamp);
    }

    /// Who has called first, for all that is known.
    #[must_use]
    pub fn caller(&self) -> Seat {
        match self.view().step {
            Step::Searching { first: Some((seat, _)), .. } | Step::Pointing { seat, .. } => seat,
            step => panic!("nobody has called: {step:?}"),
        }
    }

    /// A finger of whoever called sets out from the own zone and lifts on a case at this moment.
    pub fn point(&mut self, cell: Cell, stamp: Millis) {
        let to = self.hands.middle(case(cell));
        self.lead(self.caller(), to, stamp);
        self.hands.touch_at(20, Phase::Up, to, stamp);
    }

    /// Somebody's finger sets out from the own zone and is led somewhere.
    pub fn lead(&mut self, seat: Seat, to: Point, stamp: Millis) {
        let from = self.hands.middle(edge(seat));
        self.hands.touch_at(20, Phase::Down, from, stamp);
        self.hands.touch_at(20, Phase::Move, to, stamp);
    }

    /// Calls what is true, shows the case if there is one, and lays a die in this way.
    pub fn be_right(&mut self, seat: Seat, die: Die) {
        let (cases, now) = (self.right_cases(), self.hands.now());
        if let Some(right) = cases.first() {
            self.call(seat, Call::Stop, now + 300);
            self.hands.wait_for_the_clock();
            self.point(right, self.hands.now() + 400);
        } else {
            self.call(seat, Call::No, now + 300);
            self.hands.wait_for_the_clock();
            let highest = self.game().pyramid().heap().hollows().last().expect("a case is always left");
            self.hands.tap(case(highest));
        }
        self.hands.wait(100);
        self.hands.tap(way(die));
    }

    /// A turn of somebody, who is wrong one time in five.
    pub fn play_turn(&mut self, luck: &mut Stream) {
        let now = self.throw();
        let seat = Seat(luck.index(usize::from(self.game().players())) as u8);
        if luck.below(5) > 0 {
            self.be_right(seat, Die::random(luck));
            return;
        }
        match self.wrong_cases().first() {
            Some(wrong) if luck.below(2) == 0 => {
                self.call(seat, Call::Stop, now + 300);
                self.hands.wait_for_the_clock();
                self.point(wrong, now + 900);
            }
            _ if self.right_cases().is_empty() => {
                self.call(seat, Call::Stop, now + 300);
                self.hands.wait_for_the_clock();
            }
            _ => self.call(seat, Call::No, now + 300),
        }
        self.hands.wait_for_the_clock();
    }
}
