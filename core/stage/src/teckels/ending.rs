//! « Fin de la partie ».

use empile_games::{
    contract::Game,
    teckels::{ROUNDS, Teckels},
};

use crate::Words;

/// Why the match is over, once it is: every round was played.
pub(super) fn ending(game: &Teckels) -> Option<Words> {
    game.outcome().map(|_| Words::new("teckels-ended").number("rounds", ROUNDS))
}
