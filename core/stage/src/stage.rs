use empile_games::{
    AnyAction, AnyEvent, AnyGame, GameId,
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

/// Which games have a board to be played on here; the others are still rules alone.
#[must_use]
pub fn has_board(game: GameId) -> bool {
    matches!(game, GameId::PilePoils)
}

/// What a game looks like before it is played, to choose it by; nothing for a game without a board.
#[must_use]
pub fn preview(game: &AnyGame, surface: Surface) -> Option<Scene> {
    match game {
        AnyGame::PilePoils(game) => Some(pile_poils::preview(game, surface)),
        _ => None,
    }
}

#[derive(Clone, Debug)]
enum Board {
    PilePoils(PilePoilsBoard),
}

impl Stage {
    /// The stage of a game, new or resumed; nothing for a game without a board.
    #[must_use]
    pub fn new(game: &AnyGame, sitters: Vec<Sitter>, surface: Surface) -> Option<Stage> {
        let board = match game {
            AnyGame::PilePoils(game) => Board::PilePoils(PilePoilsBoard::new(game)),
            _ => return None,
        };
        let scene = Scene { surface, nodes: Vec::new() };
        let mut stage =
            Stage { surface, text_scale: 1.0, sitters, board, fingers: Fingers::default(), scene };
        stage.compose(game);
        Some(stage)
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
        if let Some(fresh) = Stage::new(game, std::mem::take(&mut self.sitters), self.surface) {
            *self = fresh;
        }
        self.resize(game, self.surface, text_scale);
    }

    /// Hears one sample of one finger.
    pub fn touch(&mut self, game: &AnyGame, touch: Touch) -> Option<Intent> {
        let node = self.fingers.tapped(touch, &self.scene)?;
        let intent = match (&mut self.board, game) {
            (Board::PilePoils(board), AnyGame::PilePoils(game)) => board.tap(game, node).map(|action| {
                Intent { seat: game.current(), action: AnyAction::PilePoils(action), at: touch.stamp }
            }),
            _ => None,
        };
        self.compose(game);
        intent
    }

    /// Follows what happened in the game, and tells what there is to hear and feel.
    pub fn follow(&mut self, game: &AnyGame, events: &[AnyEvent]) -> Vec<Cue> {
        let cues = match (&mut self.board, game) {
            (Board::PilePoils(board), AnyGame::PilePoils(game)) => {
                let own = events.iter().filter_map(|event| match event {
                    AnyEvent::PilePoils(event) => Some(*event),
                    _ => None,
                });
                board.follow(game, &own.collect::<Vec<_>>(), &self.sitters)
            }
            _ => Vec::new(),
        };
        self.compose(game);
        cues
    }

    fn compose(&mut self, game: &AnyGame) {
        if let (Board::PilePoils(board), AnyGame::PilePoils(game)) = (&self.board, game) {
            self.scene = board.compose(game, &self.sitters, self.surface, self.text_scale);
        }
    }
}
