use empile_games::{
    AnyAction, AnyEvent, AnyGame,
    contract::{Millis, Seat},
};

use crate::{
    Cue, Scene, Surface, Touch,
    pile_poils::{self, PilePoilsBoard},
    touch::Fingers,
};

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The name on the seat.
    pub name: String,
    /// Which of the eight colours and symbols.
    pub colour: u8,
}

/// What a touch asks of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Intent {
    /// Who acts.
    pub seat: Seat,
    /// What.
    pub action: AnyAction,
    /// When the finger said so.
    pub at: Millis,
}

/// A board on a surface: shows a game and turns touches into what they ask of it.
#[derive(Clone, Debug)]
pub struct Stage {
    surface: Surface,
    text_scale: f32,
    sitters: Vec<Sitter>,
    board: Board,
    fingers: Fingers,
    scene: Scene,
}

/// What a game looks like before it is played, to choose it by.
#[must_use]
pub fn preview(game: &AnyGame, surface: Surface) -> Scene {
    match game {
        AnyGame::PilePoils(game) => pile_poils::preview(game, surface),
    }
}

#[derive(Clone, Debug)]
enum Board {
    PilePoils(PilePoilsBoard),
}

impl Stage {
    /// The stage of a game, new or resumed.
    #[must_use]
    pub fn new(game: &AnyGame, sitters: Vec<Sitter>, surface: Surface) -> Stage {
        let board = match game {
            AnyGame::PilePoils(game) => Board::PilePoils(PilePoilsBoard::new(game)),
        };
        let scene = Scene { surface, nodes: Vec::new() };
        let mut stage =
            Stage { surface, text_scale: 1.0, sitters, board, fingers: Fingers::default(), scene };
        stage.compose(game);
        stage
    }

    /// What there is to see now.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Lays the board out for another surface, and for a reader who wants text so many times as large. Fingers on
    /// the old one count as cancelled.
    pub fn resize(&mut self, game: &AnyGame, surface: Surface, text_scale: f32) {
        self.surface = surface;
        self.text_scale = text_scale;
        self.fingers = Fingers::default();
        self.compose(game);
    }

    /// Starts over from the state of the game, after an undo.
    pub fn reset(&mut self, game: &AnyGame) {
        let text_scale = self.text_scale;
        *self = Stage::new(game, std::mem::take(&mut self.sitters), self.surface);
        self.resize(game, self.surface, text_scale);
    }

    /// Hears one sample of one finger.
    pub fn touch(&mut self, game: &AnyGame, touch: Touch) -> Option<Intent> {
        let node = self.fingers.tapped(touch, &self.scene)?;
        let intent = match (&mut self.board, game) {
            (Board::PilePoils(board), AnyGame::PilePoils(game)) => board.tap(game, node).map(|action| {
                Intent { seat: game.current(), action: AnyAction::PilePoils(action), at: touch.stamp }
            }),
        };
        self.compose(game);
        intent
    }

    /// Follows what happened in the game, and tells what there is to hear and feel.
    pub fn follow(&mut self, game: &AnyGame, events: &[AnyEvent]) -> Vec<Cue> {
        let cues = match (&mut self.board, game) {
            (Board::PilePoils(board), AnyGame::PilePoils(game)) => {
                let own = events.iter().map(|AnyEvent::PilePoils(event)| *event).collect::<Vec<_>>();
                board.follow(game, &own, &self.sitters)
            }
        };
        self.compose(game);
        cues
    }

    fn compose(&mut self, game: &AnyGame) {
        self.scene = match (&self.board, game) {
            (Board::PilePoils(board), AnyGame::PilePoils(game)) => {
                board.compose(game, &self.sitters, self.surface, self.text_scale)
            }
        };
    }
}
