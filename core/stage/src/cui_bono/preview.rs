use empile_games::{cui_bono::CuiBono, pyramid::Sight};

use crate::{Scene, Surface, pyramid};

/// The whole pyramid, to choose the game by.
pub(super) fn preview(game: &CuiBono, surface: Surface) -> Scene {
    pyramid::preview(game.pyramid().seen(&Sight::from_above(game.pyramid().heap())), surface)
}
