//! Players of Pilo Pilo who know the rules, and what their fingers do about it.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Game, Millis, Seat, Viewer},
    pilo_pilo::{Duty, PiloPilo, Setup, View, pillows},
};
use empile_stage::{Area, NodeId, Phase, Point};

use crate::{
    hands::{Hands, Screen},
    reach::Reach,
};

const ZONES: u32 = 100;
const NODES_PER_ZONE: u32 = 20;
const PILLOWS: u32 = 400;
const SIDES: u32 = 500;
const SEATS_PER_PILLOW: u32 = 10;

/// What lies in a player's zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// All of it.
    Panel = 0,
    /// Where a pillow is a shield.
    Shield = 1,
    /// Where a pillow is slept on.
    Ear = 2,
    /// The cards.
    Pile = 3,
    /// The card shown.
    Card = 5,
}

/// The node of something in a zone.
#[must_use]
pub fn zone(seat: Seat, place: Place) -> u32 {
    ZONES + u32::from(seat.0) * NODES_PER_ZONE + place as u32
}

/// The node of a pillow where it lies.
#[must_use]
pub fn pillow(pillow: u8) -> u32 {
    PILLOWS + u32::from(pillow)
}

/// The node of a seat's own place of a pillow: its side of the one in the middle, or a twin in the own zone.
#[must_use]
pub fn side(pillow: u8, seat: Seat) -> u32 {
    SIDES + u32::from(pillow) * SEATS_PER_PILLOW + u32::from(seat.0)
}

/// A table of Pilo Pilo.
pub struct PiloHands {
    /// The hands at it.
    pub hands: Hands,
}

impl PiloHands {
    /// Nobody is ready yet.
    #[must_use]
    pub fn at(players: u8, seed: u64, screen: impl Into<Screen>) -> PiloHands {
        PiloHands { hands: Hands::at(AnySetup::PiloPilo(Setup::for_players(players)), seed, screen) }
    }

    /// The game behind the board.
    #[must_use]
    pub fn game(&self) -> &PiloPilo {
        let AnyGame::PiloPilo(game) = self.hands.game() else { panic!("another game") };
        game
    }

    /// What everyone sees.
    #[must_use]
    pub fn view(&self) -> View {
        self.game().observe(Viewer::Spectator)
    }

    /// Everyone at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game().players())
    }

    /// A finger of every player on the own pile: from here on everyone waits.
    pub fn lay_hands(&mut self) {
        let now = self.hands.now();
        for seat in self.seats() {
            let at = self.hands.middle(zone(seat, Place::Pile));
            self.hands.touch_at(pointer(seat), Phase::Down, at, now);
            self.hands.touch_at(pointer(seat), Phase::Up, at, now);
        }
    }

    /// Hands on piles, then the cards turn. Gives when.
    pub fn flip(&mut self) -> Millis {
        self.lay_hands();
        self.hands.wait_for_the_clock();
        self.hands.now()
    }

    /// Plays rounds in which nobody moves until one is open that is as wished.
    pub fn flip_until(&mut self, wished: impl Fn(&View) -> bool) -> Millis {
        loop {
            let flipped_at = self.flip();
            if wished(&self.view()) {
                return flipped_at;
            }
            self.hands.wait_for_the_clock();
        }
    }

    /// A player's finger comes down on the own side of a pillow.
    pub fn grab(&mut self, seat: Seat, pillow: u8, stamp: Millis) {
        let at = self.hands.middle(side(pillow, seat));
        self.hands.touch_at(pointer(seat), Phase::Down, at, stamp);
    }

    /// That finger moves.
    pub fn carry(&mut self, seat: Seat, to: Point, stamp: Millis) {
        self.hands.touch_at(pointer(seat), Phase::Move, to, stamp);
    }

    /// That finger lifts.
    pub fn leave(&mut self, seat: Seat, at: Point, stamp: Millis) {
        self.hands.touch_at(pointer(seat), Phase::Up, at, stamp);
    }

    /// That finger carries what it holds to a place in a zone and leaves it there.
    pub fn bring(&mut self, seat: Seat, to: u32, stamp: Millis) {
        let to = self.hands.middle(to);
        self.carry(seat, to, stamp);
        self.leave(seat, to, stamp);
    }

    /// A round: everyone who has to act goes for a pillow, all fingers down at once, and does what is right. Who comes
    /// first changes; gives them in that order.
    pub fn play_round(&mut self) -> Vec<Seat> {
        let flipped_at = self.flip();
        let view = self.view();
        let mut active: Vec<Seat> = self.seats().filter(|seat| self.right_place(*seat).is_some()).collect();
        let first = usize::from(view.round) % active.len().max(1);
        active.rotate_left(first);
        for (place, seat) in (0..).zip(&active) {
            let pillow = (place % view.pillows.len() as u64) as u8;
            self.grab(*seat, pillow, flipped_at + 300 + 10 * place);
        }
        for (place, seat) in (0..).zip(&active) {
            let right = self.right_place(*seat).expect("something to do");
            self.bring(*seat, right, flipped_at + 500 + 10 * place);
        }
        self.hands.wait_for_the_clock();
        active
    }

    /// Where the right action ends; nothing for one who has to keep still.
    #[must_use]
    pub fn right_place(&self, seat: Seat) -> Option<u32> {
        match self.view().duties().get(seat.index()).copied().flatten()? {
            Duty::Throw { at } => at.iter().next().map(|target| zone(target, Place::Card)),
            Duty::Shield => Some(zone(seat, Place::Shield)),
            Duty::Sleep => Some(zone(seat, Place::Ear)),
            Duty::Still(_) => None,
        }
    }
}

/// Cards lie open, or everyone waits for them.
#[must_use]
pub fn tables(players: u8, screen: Screen) -> Vec<Hands> {
    let mut hushed = PiloHands::at(players, 5, screen);
    hushed.lay_hands();
    let mut open = PiloHands::at(players, 5, screen);
    open.flip();
    vec![hushed.hands, open.hands]
}

/// From the middle of every zone to every pillow, where the hand meets it and to its very middle; and from the own place of every pillow to
/// the own shield, the own ear and everyone else.
#[must_use]
pub fn reaches(hands: &Hands) -> Vec<Reach> {
    let mut reaches = Vec::new();
    let seats = || Seat::all(hands.game().players());
    for seat in seats() {
        let home = hands.middle(zone(seat, Place::Panel));
        let place = |place| hands.middle(zone(seat, place));
        let others = seats().filter(|other| *other != seat);
        let ends: Vec<Point> = [place(Place::Shield), place(Place::Ear)]
            .into_iter()
            .chain(others.map(|other| hands.middle(zone(other, Place::Panel))))
            .collect();
        for number in 0..pillows(hands.game().players()) {
            let press = |to| Reach { seat, from: home, to, presses: true };
            if let Some(lying) = hands.scene().node(NodeId(pillow(number))) {
                reaches.extend([met(lying.area, home), lying.area.centre()].map(press));
            }
            let own = hands.middle(side(number, seat));
            reaches.push(press(own));
            reaches.extend(ends.iter().map(|to| Reach { seat, from: own, to: *to, presses: false }));
        }
    }
    reaches
}

/// Where a hand that comes from there is well on the pillow.
fn met(pillow: Area, from: Point) -> Point {
    const INSIDE: f32 = 0.8;
    let middle = pillow.centre();
    let (x, y) = (from.x - middle.x, from.y - middle.y);
    let edge = (x / (pillow.width / 2.0)).hypot(y / (pillow.height / 2.0));
    Point { x: middle.x + x / edge * INSIDE, y: middle.y + y / edge * INSIDE }
}

/// Everyone has one finger.
fn pointer(seat: Seat) -> u64 {
    10 + u64::from(seat.0)
}
