//! Ruling « Two ways to play »: beside a real tower, or with the tower on the screen.

use empile_games::{
    contract::{Millis, Seat},
    neko_tower::{Action, Claim, Event, Neko, Play},
};

use super::{
    board::NekoBoard,
    lesson::lesson,
    nodes::{self, Target},
    on_screen::ScreenBoard,
    preview::preview,
};
use crate::{
    Footage, Help, News, Node, NodeId, Scene, Surface, TraceShape, Words,
    board::{Ask, Board, Room},
    gesture::Gesture,
    lesson::Script,
    trace::{Place, Trace},
};

/// The board of the way that the table has chosen.
#[derive(Clone, Debug)]
pub(crate) enum TowerBoard {
    Companion(NekoBoard),
    OnScreen(Box<ScreenBoard>),
}

impl Board for TowerBoard {
    type Game = Neko;

    fn preview(_game: &Neko, surface: Surface) -> Scene {
        preview(surface)
    }

    fn lesson() -> Script<Neko> {
        lesson()
    }

    fn ending(game: &Neko, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &Neko) -> TowerBoard {
        match game.setup().play {
            Play::Companion => TowerBoard::Companion(NekoBoard::new(game)),
            Play::OnScreen => TowerBoard::OnScreen(Box::new(ScreenBoard::new(game))),
        }
    }

    fn compose(&self, game: &Neko, room: Room<'_>, nodes: &mut Vec<Node>) {
        match self {
            TowerBoard::Companion(board) => board.compose(game, room, nodes),
            TowerBoard::OnScreen(board) => board.compose(game, room, nodes),
        }
    }

    fn hear(&mut self, game: &Neko, gesture: Gesture, room: Room<'_>) -> Option<Ask<Action>> {
        match self {
            TowerBoard::Companion(board) => board.hear(game, gesture, room),
            TowerBoard::OnScreen(board) => board.hear(game, gesture, room),
        }
    }

    fn follow(&mut self, game: &Neko, events: &[Event], room: Room<'_>) -> News {
        match self {
            TowerBoard::Companion(board) => board.follow(game, events, room),
            TowerBoard::OnScreen(board) => board.follow(game, events, room),
        }
    }

    fn trace(event: &Event) -> Option<Trace> {
        match *event {
            Event::FloorRaised { floor, .. } => Some(Trace::came(nodes::slab(floor))),
            Event::CatPlaced { cat, .. } | Event::CatMoved { cat, .. } => {
                Some(Trace::came(nodes::small_cat(cat)))
            }
            _ => None,
        }
    }

    /// The tower on the screen moves before everybody's eyes, and may be looked at from elsewhere: nothing is marked there.
    fn spot(&self, _game: &Neko, spot: u32, _room: Room<'_>, nodes: &[Node]) -> Option<Place> {
        let is_companion = matches!(self, TowerBoard::Companion(_));
        let node = nodes.iter().find(|node| is_companion && node.id == NodeId(spot))?;
        Some(Place { area: node.area, shape: TraceShape::Box })
    }

    fn would_ask(&self, game: &Neko, node: NodeId, _room: Room<'_>) -> Option<Action> {
        match Target::of(node)? {
            Target::Action(card) => Some(Action::Forgo { card }),
            Target::Mission(mission) => {
                let floor = game.tower().height();
                Some(Action::Validate(Claim { mission, floor, climb: 1 }))
            }
            _ => None,
        }
    }

    fn answer(&mut self, game: &Neko) -> Option<Action> {
        match self {
            TowerBoard::Companion(_) => None,
            TowerBoard::OnScreen(board) => board.answer(game),
        }
    }

    fn footage(&mut self, game: &Neko, room: Room<'_>) -> Option<Footage> {
        match self {
            TowerBoard::Companion(_) => None,
            TowerBoard::OnScreen(board) => board.footage(game, room),
        }
    }

    fn help(&self, game: &Neko, room: Room<'_>) -> Vec<Help> {
        match self {
            TowerBoard::Companion(board) => board.help(game, room),
            TowerBoard::OnScreen(_) => ScreenBoard::help(game, room),
        }
    }

    fn reach(&mut self, game: &Neko, seat: Seat, action: Option<&Action>) {
        match self {
            TowerBoard::Companion(_) => {}
            TowerBoard::OnScreen(board) => board.reach(game, seat, action),
        }
    }

    fn is_moving_for(&self) -> Millis {
        match self {
            TowerBoard::Companion(_) => 0,
            TowerBoard::OnScreen(board) => board.is_moving_for(),
        }
    }

    fn secret_of(&self, game: &Neko) -> Option<Seat> {
        match self {
            TowerBoard::Companion(board) => board.secret_of(game),
            TowerBoard::OnScreen(_) => ScreenBoard::secret_of(game),
        }
    }
}
