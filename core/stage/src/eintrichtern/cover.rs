//! The yellow dice, and the red ones that cover what they add up to.

use empile_games::{
    eintrichtern::{Step, View},
    pyramid::{Colour, Piece, SeenDie},
};

use super::nodes;
use crate::{
    Area, Node, PyramidLook, Role, Words,
    pyramid::{Hexagons, dice, labels},
};

pub(super) fn compose(view: &View, hexagons: &Hexagons, nodes: &mut Vec<Node>) {
    nodes.push(dice::base(nodes::BASE, hexagons));
    for seen in &view.dice {
        if seen.colour == Some(Colour::Red) {
            nodes.extend(red(*seen, view.step, hexagons));
        } else {
            nodes.extend(dice::die(nodes::die(seen.cell), hexagons, *seen, PyramidLook::Plain));
        }
    }
}

/// What a red die shows means nothing, so it is not told. All of them can be lifted or none: a mark on each would be
/// a mark on everything, so they are veiled instead while they cannot.
fn red(seen: SeenDie, step: Step, hexagons: &Hexagons) -> Option<Node> {
    let (look, role) = match step {
        Step::MayThrow { .. } | Step::MustUncover { .. } => (PyramidLook::Plain, Role::Button),
        Step::MustThrow | Step::Shown { .. } => (PyramidLook::Faint, Role::Picture),
        Step::Over => (PyramidLook::Plain, Role::Picture),
    };
    let die = dice::unnamed_die(nodes::die(seen.cell), hexagons, seen, look)?;
    Some(die.labelled(labels::at("eintrichtern-label-red", hexagons, seen.cell)).touchable(role))
}

/// The red die in the hand, until it goes back: where the buttons are when something can be done.
pub(super) fn lifted(view: &View, red: Option<Piece>, area: Area, hexagons: &Hexagons) -> Option<Node> {
    let Step::Shown { cell, .. } = view.step else { return None };
    let die = dice::in_hand(nodes::die(cell), area, red?, hexagons);
    Some(die.labelled(Words::new("eintrichtern-label-lifted")))
}
