//! A finger that plays a table through its scene, as a person would.

use empile_app::{EmpileError, Frame, SceneNode, Table};
use empile_games::{
    AnyAction,
    contract::Entry,
    pile_poils::{Action, Dice},
};
use empile_stage::{Phase, Point, Role, Touch};

/// The button that throws the dice.
pub const ROLL: u32 = 10;
const REROLL: u32 = 11;
const STOP: u32 = 12;
/// The button that loses the turn.
pub const GIVE_UP: u32 = 13;
const CELLS: u32 = 1_000;
const DICE: std::ops::Range<u32> = 4_000..4_005;

/// Touches the middle of a node and lifts.
pub fn tap(table: &Table, node: u32, stamp: u64) -> Result<Frame, EmpileError> {
    table.step(&tapping(table, node, stamp))
}

/// What a finger does to touch the middle of a node and lift.
pub fn tapping(table: &Table, node: u32, stamp: u64) -> [Touch; 2] {
    let nodes = table.scene().nodes;
    let node =
        nodes.iter().find(|painted| painted.id == node).unwrap_or_else(|| panic!("there is no node {node}"));
    assert_ne!(node.role, Role::Picture, "node {} cannot be touched", node.id);
    let at = Point { x: node.x + node.width / 2.0, y: node.y + node.height / 2.0 };
    let touch = |phase| Touch { pointer: 1, phase, at, stamp, breadth: 0.0 };
    [touch(Phase::Down), touch(Phase::Up)]
}

/// Does by touching what an entry of a Pile-Poils record did. Actions that lose the turn ask for a second touch.
pub fn perform(table: &Table, entry: &Entry<AnyAction>) -> Result<Frame, EmpileError> {
    let Entry::Act { action: AnyAction::PilePoils(action), at, .. } = entry else {
        panic!("{entry:?} is not a move of Pile-Poils")
    };
    match action {
        Action::Roll => tap(table, ROLL, *at),
        Action::Reroll => tap(table, REROLL, *at),
        Action::Stop => tap_twice_if_asked(table, STOP, *at),
        Action::GiveUp => tap_twice_if_asked(table, GIVE_UP, *at),
        Action::Place { cell, dice } => {
            choose(table, *dice, *at)?;
            tap(table, CELLS + u32::from(cell.0), *at)
        }
    }
}

fn tap_twice_if_asked(table: &Table, node: u32, stamp: u64) -> Result<Frame, EmpileError> {
    let before = table.record_json()?;
    let reply = tap(table, node, stamp)?;
    if table.record_json()? == before { tap(table, node, stamp) } else { Ok(reply) }
}

fn choose(table: &Table, dice: Dice, stamp: u64) -> Result<(), EmpileError> {
    for face in dice.faces() {
        let shows = |node: &&SceneNode| {
            let free = node.role == Role::Choice { chosen: false };
            DICE.contains(&node.id)
                && free
                && node.label.as_deref().is_some_and(|l| l.ends_with(&face.to_string()))
        };
        let nodes = table.scene().nodes;
        let found = nodes.iter().find(shows).unwrap_or_else(|| panic!("no free die shows {face}"));
        tap(table, found.id, stamp)?;
    }
    Ok(())
}
