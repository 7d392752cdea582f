use empile_games::{
    pyramid::{SeenDie, Sight},
    raffzahn::Raffzahn,
};

use crate::{Scene, Surface, pyramid};

/// The whole pyramid before the first throw, to choose the game by.
pub(super) fn preview(game: &Raffzahn, surface: Surface) -> Scene {
    let dice: Vec<SeenDie> = game.pyramid().seen(&Sight::from_above(game.pyramid().heap()));
    pyramid::preview(dice, surface)
}
