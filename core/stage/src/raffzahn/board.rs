use empile_games::{
    contract::{Game, Seat, Seats, Viewer},
    pyramid::{
        Piece, Pyramid,
        lattice::{Cell, Side},
    },
    raffzahn::{Action, Event, Raffzahn, Step},
};

use super::{
    edges::Edges,
    heap, help,
    layout::Layout,
    lesson::lesson,
    news,
    nodes::{self, Target},
    preview::preview,
};
use crate::{
    Help, News, Node, NodeId, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    lesson::Script,
    robot_hands::Goal,
    zones::Around,
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
    /// The die under each player's finger.
    over: [Option<Cell>; 3],
}

impl Board for RaffzahnBoard {
    type Game = Raffzahn;

    fn preview(game: &Raffzahn, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn lesson() -> Script<Raffzahn> {
        lesson()
    }

    fn ending(game: &Raffzahn, _room: Room<'_>) -> Option<Words> {
        super::ending::ending(game)
    }

    fn new(game: &Raffzahn) -> RaffzahnBoard {
        RaffzahnBoard {
            taken: Vec::new(),
            lay: Box::new(game.pyramid().clone()),
            told: [None, None, None],
            over: [None; 3],
        }
    }

    fn compose(&self, game: &Raffzahn, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let layout = Layout::of(room.surface, room.text_scale);
        let seen = heap::seen_around(game);
        heap::compose(&seen, &view, &layout.hexagons, self.over, nodes);
        nodes.push(heap::turquoise(&view, layout.die, room));
        let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners());
        let told = self.told.each_ref().map(Option::as_ref);
        let under_finger = self.over.map(|over| seen.iter().find(|die| Some(die.cell) == over).copied());
        let edges = Edges { view: &view, winners, taken: &self.taken, told, under_finger, room };
        for edge in &layout.edges {
            edges.compose(edge, nodes);
        }
    }

    /// « Dès que le dé s'est arrêté, tous les joueurs, en même temps »: a hand sets out from its player's own zone, so
    /// that nobody can say it was somebody else's, and counts where and when it lets go. « Stop! » counts as its
    /// finger comes down.
    fn hear(&mut self, game: &Raffzahn, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        match (Target::of(gesture.node)?, gesture.kind) {
            (Target::Throw, GestureKind::Tap) => Some(Ask { seat: game.roller(), action: Action::Throw }),
            (Target::Stop(seat), GestureKind::Press) => Some(Ask { seat, action: Action::Stop }),
            (Target::Stop(seat), GestureKind::Cancel) if seat == game.roller() && is_stopped(game) => {
                Some(Ask { seat, action: Action::Void })
            }
            (Target::Hand(seat), GestureKind::Drag { over }) => {
                self.points_at(seat, die(over));
                None
            }
            (Target::Hand(seat), GestureKind::Drop { onto }) => {
                self.points_at(seat, None);
                Some(Ask { seat, action: Action::Take { cell: die(onto)? } })
            }
            (Target::Hand(seat), GestureKind::Cancel) => {
                self.points_at(seat, None);
                None
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
                Event::Slipped { .. }
                | Event::Unlocked { .. }
                | Event::NothingLeft
                | Event::Stopped { .. }
                | Event::StopVoid { .. } => {}
            }
        }
        (*self.lay).clone_from(game.pyramid());
        news::of(events, game.roller(), room)
    }

    /// Whoever throws begins for all three.
    fn musters(&self, _game: &Raffzahn) -> bool {
        true
    }

    fn around(&self, _game: &Raffzahn, room: Room<'_>) -> Option<Around> {
        let Layout { edges, middle, .. } = Layout::of(room.surface, room.text_scale);
        Some(Around { zones: edges.map(|(zone, _)| zone).into(), middle })
    }

    fn goal(&self, _game: &Raffzahn, seat: Seat, action: &Action, _room: Room<'_>) -> Option<Goal> {
        match *action {
            Action::Throw => Some(Goal::at(nodes::TURQUOISE)),
            Action::Take { cell } => Some(Goal::at(nodes::die(cell))),
            Action::Stop => Some(Goal::at(nodes::stop(seat))),
            Action::Void => None,
        }
    }

    fn help(&self, game: &Raffzahn, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), room)
    }
}

impl RaffzahnBoard {
    fn points_at(&mut self, seat: Seat, cell: Option<Cell>) {
        if let Some(over) = self.over.get_mut(seat.index()) {
            *over = cell;
        }
    }

    fn tell(&mut self, seat: Seat, key: &'static str) {
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = Some(Words::new(key));
        }
    }
}

/// The die that a finger is on.
fn die(under: Option<NodeId>) -> Option<Cell> {
    match Target::of(under?)? {
        Target::Die(cell) => Some(cell),
        Target::Throw | Target::Stop(_) | Target::Hand(_) => None,
    }
}

fn is_stopped(game: &Raffzahn) -> bool {
    matches!(game.observe(Viewer::Spectator).step, Step::Stopped { .. })
}
