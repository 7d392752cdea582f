//! The dice that lie, which of them can be taken, and the cases that take the one in the hand.

use empile_games::{
    cui_bono::{CuiBono, Step, View},
    pyramid::lattice::CellSet,
};

use super::{nodes, pieces::Pieces};
use crate::{
    Node, PyramidLook, Role,
    pyramid::{Hexagons, dice, labels},
};

pub(super) fn compose(
    game: &CuiBono,
    view: &View,
    pieces: &Pieces,
    hexagons: &Hexagons,
    nodes: &mut Vec<Node>,
) {
    nodes.push(dice::base(nodes::BASE, hexagons));
    let takeable = takeable(game, view);
    for seen in &view.dice {
        let Some(number) = pieces.at(seen.cell) else { continue };
        let can_be_taken = takeable.contains(seen.cell);
        let look = if can_be_taken {
            PyramidLook::Open
        } else if pieces.just_moved(number) {
            PyramidLook::Fresh
        } else {
            PyramidLook::Plain
        };
        let Some(die) = dice::die(nodes::die(number), hexagons, *seen, look) else { continue };
        nodes.push(if can_be_taken { die.touchable(Role::Button) } else { die });
    }
    for cell in game.places() {
        let case = dice::case(nodes::case(cell), hexagons, cell, PyramidLook::Open);
        let label = labels::at("cui-bono-label-place", hexagons, cell);
        nodes.push(case.labelled(label).touchable(Role::Button).at_depth(dice::ABOVE_ALL));
    }
}

/// What can be taken now: nothing while a die is in the hand.
fn takeable(game: &CuiBono, view: &View) -> CellSet {
    if view.step == Step::Taking { game.takeable() } else { CellSet::EMPTY }
}
