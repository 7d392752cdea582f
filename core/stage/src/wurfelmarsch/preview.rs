use empile_games::{
    pyramid::{SeenDie, Sight},
    wurfelmarsch::Wurfelmarsch,
};

use crate::{Scene, Surface, pyramid};

/// The dice before the first step, to choose the game by.
pub(super) fn preview(game: &Wurfelmarsch, surface: Surface) -> Scene {
    let dice: Vec<SeenDie> = game.pyramid().seen(&Sight::from_above(game.pyramid().heap()));
    pyramid::preview(dice, surface)
}
