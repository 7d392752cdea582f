use empile_games::pyramid::{SeenDie, lattice::Side};

use super::{Hexagons, dice};
use crate::{PyramidLook, Scene, Surface};

/// The pyramid alone, to choose a game by.
pub(crate) fn preview(seen: impl IntoIterator<Item = SeenDie>, surface: Surface) -> Scene {
    let hexagons = Hexagons::within(surface.area(), Side::U);
    let mut nodes = vec![dice::base(0, &hexagons)];
    let dice = seen.into_iter().zip(1..);
    nodes.extend(dice.filter_map(|(die, id)| dice::unnamed_die(id, &hexagons, die, PyramidLook::Plain)));
    Scene::of(surface, nodes)
}
