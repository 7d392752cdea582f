mod layout;
mod places;

use empile_games::{
    contract::{Game, Millis, Seat, Seed, Viewer},
    teckels::{Action, Card, Event, PILES, PileId, Setup, Spot, TeckelId, Teckels},
};

use super::{TeckelsBoard, nodes};
use crate::{
    Node, NodeId, Point, Scene, Sitter, Surface,
    board::{Board, Room},
    gesture::{Gesture, GestureKind},
};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Park {
    /// Every head and every trunk that fits, spread over all teckels.
    Full,
    /// One head, and every trunk that fits behind it.
    OneLongTeckel,
    /// As above, and then every tail that fits.
    Finished,
}

/// A game and the board that has followed it.
struct Table {
    game: Teckels,
    board: TeckelsBoard,
    sitters: Vec<Sitter>,
    now: Millis,
}

impl Table {
    fn waiting(players: u8) -> Table {
        let setup = Setup { ends_when_stuck: false, ..Setup::for_players(players) };
        let game = Teckels::start(&setup, Seed(3)).unwrap();
        let board = TeckelsBoard::new(&game);
        let sitters = (0..players).map(|colour| Sitter { name: "Maximilienne".into(), colour }).collect();
        Table { game, board, sitters, now: 0 }
    }

    fn running(players: u8) -> Table {
        let mut table = Table::waiting(players);
        table.act(Seat(0), Action::Bark);
        table
    }

    fn with(players: u8, park: Park) -> Table {
        let mut table = Table::running(players);
        if park == Park::OneLongTeckel {
            let mut heads = 1;
            table.lay_all(|card, _| match card {
                Card::Head { .. } => std::mem::take(&mut heads) == 1,
                Card::Trunk { .. } => true,
                Card::Tail { .. } => false,
            });
            return table;
        }
        table.lay_all(|card, _| matches!(card, Card::Head { .. }));
        table.lay_all(|card, _| matches!(card, Card::Trunk { .. }));
        if park == Park::Finished {
            table.lay_all(|card, tokens| matches!(card, Card::Tail { .. }) && tokens > 1);
        }
        table
    }

    fn room(&self, surface: Surface, text_scale: f32) -> Room<'_> {
        Room {
            surface,
            text_scale,
            sitters: &self.sitters,
            viewer: Viewer::Spectator,
            robot: None,
            robots: empile_games::contract::Seats::NONE,
        }
    }

    fn scene(&self, surface: Surface, text_scale: f32) -> Scene {
        let mut nodes: Vec<Node> = Vec::new();
        self.board.compose(&self.game, self.room(surface, text_scale), &mut nodes);
        Scene::of(surface, nodes)
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.now += 100;
        let mut events = Vec::new();
        self.game.apply(seat, &action, self.now, &mut events).unwrap();
        if let Some(due) = self.game.next_deadline() {
            self.game.advance(due, &mut events).unwrap();
        }
        self.follow(&events);
    }

    fn follow(&mut self, events: &[Event]) {
        let surface = Surface { width: 800.0, height: 600.0 };
        let sitters = self.sitters.clone();
        let room = Room {
            surface,
            text_scale: 1.0,
            sitters: &sitters,
            viewer: Viewer::Spectator,
            robot: None,
            robots: empile_games::contract::Seats::NONE,
        };
        self.board.follow(&self.game, events, room);
    }

    /// Everyone has turned a card, and has tapped it to choose where it goes.
    fn pick_all(&mut self) {
        for seat in Seat::all(self.game.players()) {
            let full = |piles: &[Vec<Option<Card>>]| piles.iter().position(|pile| !pile.is_empty());
            let hand = self.game.observe(Viewer::Spectator).seats[seat.index()].clone();
            let pile = PileId(full(&hand.piles).expect("cards are left") as u8);
            if hand.held != Some(pile) {
                self.act(seat, Action::Hold { pile });
                self.act(seat, Action::Flip);
            } else if hand.turned.is_none() {
                self.act(seat, Action::Flip);
            }
            let node = NodeId(nodes::card(seat, self.board.lanes().next_nth(seat)));
            let at = Point { x: 0.0, y: 0.0 };
            let tap =
                Gesture { pointer: 0, seat: Some(seat), node, at, stamp: self.now, kind: GestureKind::Tap };
            let sitters = self.sitters.clone();
            let surface = Surface { width: 800.0, height: 600.0 };
            let room = Room {
                surface,
                text_scale: 1.0,
                sitters: &sitters,
                viewer: Viewer::Spectator,
                robot: None,
                robots: empile_games::contract::Seats::NONE,
            };
            assert_eq!(self.board.hear(&self.game, tap, room), None);
        }
    }

    /// Everyone goes through all piles and lays what is wanted (the card, the own tokens left) where it fits.
    fn lay_all(&mut self, mut wanted: impl FnMut(Card, u8) -> bool) {
        let players = self.game.players();
        loop {
            let before = self.laid();
            for seat in Seat::all(players) {
                for pile in (0..PILES as u8).map(PileId) {
                    self.lay_from(seat, pile, &mut wanted);
                }
            }
            if self.laid() == before {
                return;
            }
        }
    }

    fn laid(&self) -> usize {
        self.game.observe(Viewer::Spectator).teckels.iter().map(|teckel| teckel.cards.len()).sum()
    }

    fn lay_from(&mut self, seat: Seat, pile: PileId, wanted: &mut impl FnMut(Card, u8) -> bool) {
        let count = self.game.observe(Viewer::Spectator).seats[seat.index()].piles[usize::from(pile.0)].len();
        for _ in 0..count {
            let hand = self.game.observe(Viewer::Spectator).seats[seat.index()].clone();
            if hand.held != Some(pile) {
                self.act(seat, Action::Hold { pile });
            }
            if hand.held != Some(pile) || hand.turned.is_none() {
                self.act(seat, Action::Flip);
            }
            let view = self.game.observe(Viewer::Spectator);
            let card = view.seats[seat.index()].turned.unwrap();
            let open = |front| view.teckels.iter().position(|teckel| teckel.open == Some(front));
            let spot = match card.front() {
                None => Some(Spot::New),
                Some(front) => open(front).map(|id| Spot::Teckel(TeckelId(id as u8))),
            };
            match spot {
                Some(on) if wanted(card, hand.tokens_left) => self.act(seat, Action::Play { card, on }),
                _ => self.act(seat, Action::Under),
            }
        }
    }
}
