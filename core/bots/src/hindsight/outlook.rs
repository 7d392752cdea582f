use empile_games::{
    AnyGame,
    contract::{Game, Record, Seat},
};

use super::Shares;

/// What can be expected of a table of a game.
pub(crate) trait Outlook: Game {
    /// How sure that is: one standard error, nothing where nothing of it is drawn.
    const ERROR: f32 = 0.0;

    /// The chance of each seat to win, if everybody goes on as well as a robot does; `past` led here.
    fn shares(&self, past: &Record<AnyGame>) -> Shares;

    /// What an action leaves to expect before chance has spoken, where that can be worked out; otherwise it is tried in many
    /// worlds.
    fn foreseen(&self, _seat: Seat, _action: &Self::Action, _past: &Record<AnyGame>) -> Option<Shares> {
        None
    }
}
