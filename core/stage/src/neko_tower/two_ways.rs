//! Ruling « Two ways to play »: beside a real tower, or with the tower on the screen.

use empile_games::{
    contract::Seat,
    neko_tower::{Action, Event, Neko, Play},
};

use super::{board::NekoBoard, lesson::lesson, on_screen::ScreenBoard, preview::preview};
use crate::{
    Footage, Help, News, Node, Scene, Surface,
    board::{Ask, Board, Room},
    gesture::Gesture,
    lesson::Script,
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

    fn secret_of(&self, game: &Neko) -> Option<Seat> {
        match self {
            TowerBoard::Companion(board) => board.secret_of(game),
            TowerBoard::OnScreen(_) => ScreenBoard::secret_of(game),
        }
    }
}
