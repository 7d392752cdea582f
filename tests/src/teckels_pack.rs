//! Players of Teckels who play with their fingers: they look at the scene, and touch it.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Fact, Game, Seat, Viewer},
    teckels::{Card, PileId, Setup, Spot, Step, TeckelId, View},
};
use empile_stage::{Node, Point, Role};

use crate::{
    hands::{Hands, Screen},
    reach::{Reach, also_pressed},
};

/// How far apart two touches of one player are.
const PACE: u64 = 100;

/// Every straight reach while a round is on: each turned card to every teckel that grows and to the free grass, and to the own
/// piles.
#[must_use]
pub fn reaches(hands: &Hands) -> Vec<Reach> {
    let AnyGame::Teckels(game) = hands.game() else { return Vec::new() };
    let nodes = &hands.scene().nodes;
    let is = |node: &Node, key: &str| node.label.as_ref().is_some_and(|label| label.key.starts_with(key));
    let in_the_park = |node: &&Node| is(node, "teckels-label-lane") || is(node, "teckels-label-new-head");
    let park: Vec<Point> = nodes.iter().filter(in_the_park).map(|node| node.area.centre()).collect();
    let of = |seat: Seat| {
        let own = || nodes.iter().filter(move |node| node.seat == Some(seat));
        let card = own().find(|node| node.role == Role::Piece).map(|node| node.area.centre());
        let drags = card.into_iter().flat_map(|from| park.iter().map(move |to| (from, *to, false)));
        let from = own().find(|node| is(node, "teckels-label-seat")).map(|node| node.area.centre());
        let piles = own().filter(|node| is(node, "teckels-label-pile") && node.role.is_touchable());
        let presses = piles.filter_map(move |node| Some((from?, node.area.centre(), true)));
        drags.chain(presses).map(move |(from, to, presses)| Reach { seat, from, to, presses })
    };
    Seat::all(game.players()).flat_map(of).collect()
}

/// The same, and fingers of everyone that come down in the park.
#[must_use]
pub fn tried(hands: &Hands) -> Vec<Reach> {
    also_pressed(&reaches(hands))
}

/// Everyone holds a turned card, at the beginning and when there are dogs in the park.
#[must_use]
pub fn tables(players: u8, screen: Screen) -> Vec<Hands> {
    let table = |steps: u8| {
        let mut pack = Pack::at(players, 5, screen);
        pack.bark(Seat(0));
        for _ in 0..steps {
            Seat::all(players).for_each(|seat| pack.step(seat, 0));
        }
        for seat in Seat::all(players) {
            while pack.view().seats[seat.index()].turned.is_none() {
                pack.step(seat, 0);
            }
        }
        pack.hands
    };
    [0, 6].map(table).into()
}

/// A table of Teckels and everyone's hands.
pub struct Pack {
    /// The table.
    pub hands: Hands,
    /// How often each player has put a card under the pile in hand since something was laid.
    unders: Vec<usize>,
}

impl Pack {
    /// A new match.
    #[must_use]
    pub fn at(players: u8, seed: u64, screen: impl Into<Screen>) -> Pack {
        let setup = AnySetup::Teckels(Setup::for_players(players));
        Pack { hands: Hands::at(setup, seed, screen), unders: vec![0; players.into()] }
    }

    /// What everyone sees.
    #[must_use]
    pub fn view(&self) -> View {
        let AnyGame::Teckels(game) = self.hands.game() else { panic!("this is a table of Teckels") };
        game.observe(Viewer::Spectator)
    }

    /// The node of a seat that a screen reader would read with this text.
    #[must_use]
    pub fn labelled(&self, seat: Option<Seat>, key: &str, fact: Option<(&str, i64)>) -> Option<u32> {
        let is_it = |node: &&Node| {
            let Some(label) = &node.label else { return false };
            let fits = |(name, number): (&str, i64)| {
                label.facts.iter().any(|(n, f)| *n == name && *f == Fact::Number(number))
            };
            node.seat == seat && label.key.starts_with(key) && fact.is_none_or(fits)
        };
        self.hands.scene().nodes.iter().find(is_it).map(|node| node.id.0)
    }

    /// A seat's pile.
    #[must_use]
    pub fn pile(&self, seat: Seat, pile: PileId) -> u32 {
        let fact = Some(("pile", i64::from(pile.0) + 1));
        self.labelled(Some(seat), "teckels-label-pile", fact).expect("three piles")
    }

    /// A seat's turned card.
    #[must_use]
    pub fn card(&self, seat: Seat) -> u32 {
        let is_card = |node: &&Node| node.seat == Some(seat) && node.role == Role::Piece;
        self.hands.scene().nodes.iter().find(is_card).expect("a turned card").id.0
    }

    /// Where a card goes.
    #[must_use]
    pub fn spot(&self, spot: Spot) -> u32 {
        let node = match spot {
            Spot::New => self.labelled(None, "teckels-label-new-head", None),
            Spot::Teckel(TeckelId(id)) => {
                self.labelled(None, "teckels-label-lane", Some(("teckel", i64::from(id) + 1)))
            }
        };
        node.expect("a place")
    }

    /// The middle of it.
    #[must_use]
    pub fn middle_of(&self, spot: Spot) -> Point {
        self.hands.middle(self.spot(spot))
    }

    /// Somebody barks.
    pub fn bark(&mut self, seat: Seat) {
        let bark = self.labelled(Some(seat), "teckels-label-bark", None).expect("a round to begin");
        self.hands.wait(PACE);
        self.hands.tap(bark);
    }

    /// Where the turned card of a seat can go: behind the longest teckel that takes it.
    #[must_use]
    pub fn fitting(&self, seat: Seat) -> Option<Spot> {
        let view = self.view();
        let Some(front) = view.seats[seat.index()].turned?.front() else { return Some(Spot::New) };
        let open = view.teckels.iter().zip(0u8..).filter(|(teckel, _)| teckel.open == Some(front));
        open.max_by_key(|(teckel, _)| teckel.cards.len()).map(|(_, id)| Spot::Teckel(TeckelId(id)))
    }

    /// One touch of one player, who keeps tails for teckels of at least so many cards.
    pub fn step(&mut self, seat: Seat, patience: usize) {
        self.hands.wait(PACE);
        let view = self.view();
        let hand = &view.seats[seat.index()];
        if view.step != Step::Running || hand.called {
            return;
        }
        let Some(held) = hand.held else {
            let full = hand.piles.iter().position(|pile| !pile.is_empty());
            if let Some(full) = full {
                self.hands.tap(self.pile(seat, PileId(full as u8)));
            }
            return;
        };
        let Some(card) = hand.turned else {
            self.hands.tap(self.pile(seat, held));
            return;
        };
        let waits = |spot: &Spot| match (card, spot) {
            (Card::Tail { .. }, Spot::Teckel(TeckelId(id))) => {
                view.teckels[usize::from(*id)].cards.len() >= patience
            }
            _ => true,
        };
        if let Some(spot) = self.fitting(seat).filter(waits) {
            self.unders.fill(0);
            self.hands.drag_onto(u64::from(seat.0), self.card(seat), self.spot(spot));
            return;
        }
        self.unders[seat.index()] += 1;
        let others = (0..3u8).map(PileId).filter(|pile| *pile != held);
        let mut full = others.filter(|pile| !hand.piles[usize::from(pile.0)].is_empty());
        let tired = self.unders[seat.index()] % 11 == 10;
        match full.nth(self.unders[seat.index()] / 11 % 2).filter(|_| tired) {
            Some(other) => self.hands.tap(self.pile(seat, other)),
            None => self.hands.tap(self.pile(seat, held)),
        }
    }

    /// Everyone plays, touch by touch, until the round ends or nothing has been laid for long.
    pub fn play_round(&mut self, patience: usize) {
        let players = self.view().seats.len() as u8;
        let round = self.view().round;
        while self.view().step == Step::Running && self.view().round == round {
            let idle = self.unders.iter().min().copied().unwrap_or_default();
            // With nothing left that is long enough, everyone takes what there is.
            let patience = if idle > 36 { 1 } else { patience };
            for seat in Seat::all(players) {
                self.step(seat, patience);
            }
            self.hands.wait_for_the_clock();
        }
    }
}
