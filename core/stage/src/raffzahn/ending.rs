//! « Fin du jeu ».

use empile_games::{contract::Game, raffzahn::Raffzahn};

use crate::Words;

/// Why the match is over, once it is: « tous les dés restant de la pyramide reposent directement sur la BASE ».
pub(super) fn ending(game: &Raffzahn) -> Option<Words> {
    game.outcome().map(|_| Words::new("raffzahn-ended"))
}
