use empile_games::{
    contract::{Game, Seat, Seats, Viewer},
    pyramid::{
        Piece, Pyramid,
        lattice::{Cell, Side},
    },
    raffzahn::{Action, Event, Raffzahn},
};

use super::{edges::Edges, heap, help, layout::Layout, news, nodes::Target, preview::preview};
use crate::{
    Help, News, Node, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
};

/// A die that was taken this turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Taken {
    pub(super) seat: Seat,
    pub(super) cell: Cell,
    pub(super) piece: Piece,
}

impl Taken {
    /// In front, on the left and on the right of the player who took it.
    pub(super) fn seen_by_its_taker(self) -> [u8; 3] {
        let own = Side::of(self.seat).unwrap_or(Side::U);
        [own, own.left(), own.right()].map(|side| self.piece.die.face(side))
    }
}

/// What the table remembers beside the state of the game: the dice of this turn, and what the last one cost whom.
#[derive(Clone, Debug)]
pub(crate) struct RaffzahnBoard {
    taken: Vec<Taken>,
    /// How the dice lay before anything that is yet to be followed.
    lay: Box<Pyramid>,
    told: [Option<Words>; 3],
}

impl Board for RaffzahnBoard {
    type Game = Raffzahn;

    fn preview(game: &Raffzahn, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn new(game: &Raffzahn) -> RaffzahnBoard {
        RaffzahnBoard { taken: Vec::new(), lay: Box::new(game.pyramid().clone()), told: [None, None, None] }
    }

    fn compose(&self, game: &Raffzahn, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let layout = Layout::of(room.surface, room.text_scale);
        heap::compose(game, &view, &layout.hexagons, room, nodes);
        nodes.push(heap::turquoise(&view, layout.die));
        let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners());
        let told = self.told.each_ref().map(Option::as_ref);
        let edges = Edges { view: &view, winners, taken: &self.taken, told, room };
        for edge in &layout.edges {
            edges.compose(edge, nodes);
        }
    }

    /// « Dès que le dé s'est arrêté, tous les joueurs, en même temps »: hands act as they come down.
    fn hear(&mut self, game: &Raffzahn, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        match (Target::of(gesture.node)?, gesture.kind) {
            (Target::Throw, GestureKind::Tap) => Some(Ask { seat: game.roller(), action: Action::Throw }),
            (Target::Stop(seat), GestureKind::Press) => Some(Ask { seat, action: Action::Stop }),
            (Target::Face(cell, seat), GestureKind::Press) => {
                Some(Ask { seat, action: Action::Take { cell } })
            }
            _ => None,
        }
    }

    fn follow(&mut self, game: &Raffzahn, events: &[Event], room: Room<'_>) -> News {
        for event in events {
            match *event {
                Event::Thrown { .. } => self.told = [None, None, None],
                Event::Took { seat, cell, .. } => {
                    let piece = self.lay.piece(cell);
                    self.taken.extend(piece.map(|piece| Taken { seat, cell, piece }));
                }
                Event::TookLate { cell, .. } => self.taken.retain(|taken| taken.cell != cell),
                Event::Gave { from, .. } => self.tell(from, "raffzahn-state-paid"),
                Event::CouldNotPay { seat } => self.tell(seat, "raffzahn-state-could-not-pay"),
                Event::TurnPassed { .. } | Event::Ended { .. } => self.taken.clear(),
                Event::NothingLeft | Event::Stopped { .. } => {}
            }
        }
        (*self.lay).clone_from(game.pyramid());
        news::of(events, game.roller(), room)
    }

    /// Whoever throws begins for all three.
    fn musters(&self, _game: &Raffzahn) -> bool {
        true
    }

    fn help(&self, game: &Raffzahn, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), room)
    }
}

impl RaffzahnBoard {
    fn tell(&mut self, seat: Seat, key: &'static str) {
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = Some(Words::new(key));
        }
    }
}
