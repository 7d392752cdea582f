//! A finger that plays a table through its scene, as a person would.

use empile_app::{EmpileError, Frame, SceneNode, Table};
use empile_games::{
    AnyAction, AnyGame,
    contract::Entry,
    pile_poils::{Action, Dice},
};
use empile_stage::{Phase, Point, Role, Touch};

use crate::gallery::pile_poils::loses_the_turn;

/// The button that throws the dice.
pub const ROLL: u32 = 10;
const REROLL: u32 = 11;
const STOP: u32 = 12;
/// The button that would lose the turn.
pub const GIVE_UP: u32 = 13;
/// The yes to what would lose the turn.
pub const CONFIRM: u32 = 14;
const GO_ON: u32 = 16;
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

/// Does by touching what an entry of a Pile-Poils record did. What loses the turn asks first, and nothing else does.
pub fn perform(table: &Table, entry: &Entry<AnyAction>) -> Result<Frame, EmpileError> {
    let Entry::Act { action: AnyAction::PilePoils(action), at, .. } = entry else {
        panic!("{entry:?} is not a move of Pile-Poils")
    };
    if is_there(table, GO_ON) {
        tap(table, GO_ON, *at)?;
    }
    match action {
        Action::Roll => tap(table, ROLL, *at),
        Action::Reroll => tap(table, REROLL, *at),
        Action::Stop => tap_and_confirm(table, STOP, *action, *at),
        Action::GiveUp => tap_and_confirm(table, GIVE_UP, *action, *at),
        Action::Place { cell, dice } => {
            choose(table, *dice, *at)?;
            tap_and_confirm(table, CELLS + u32::from(cell.0), *action, *at)
        }
    }
}

fn tap_and_confirm(table: &Table, node: u32, action: Action, stamp: u64) -> Result<Frame, EmpileError> {
    let state = table.state_json()?;
    let Ok(AnyGame::PilePoils(game)) = serde_json::from_str(&state) else {
        panic!("this is a table of Pile-Poils")
    };
    let must_ask = loses_the_turn(&game, action);
    let reply = tap(table, node, stamp)?;
    assert_eq!(is_there(table, CONFIRM), must_ask, "{action:?} asks before it loses the turn, and only then");
    assert_eq!(table.state_json()? == state, must_ask, "{action:?}");
    if must_ask { tap(table, CONFIRM, stamp) } else { Ok(reply) }
}

fn is_there(table: &Table, node: u32) -> bool {
    table.scene().nodes.iter().any(|painted| painted.id == node)
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
