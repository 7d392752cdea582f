//! How large a change of a scene is as it crosses the façade: what the generated code reads from the buffer.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a bench that cannot be played must stop")]

use std::{collections::BTreeMap, sync::Arc};

use empile::{
    Empile, MatchSetup, NodeRole, SceneChanges, SceneNode, Table, TouchPhase, TouchSample, UniFfiTag,
};
use uniffi::Lower;

const TAPS: usize = 600;
const BETWEEN_TAPS_MS: u64 = 400;
const A_WHILE_MS: u64 = 10_000;

fn main() {
    let empile = Empile::open_in_memory("fr".to_owned()).expect("a log in memory");
    let names = ["Zoé", "Max", "Lou"];
    let players: Vec<String> = (0..)
        .zip(names)
        .map(|(colour, name)| empile.add_player(name.to_owned(), colour).expect("a new player").id)
        .collect();
    let mut largest = 0;
    for game in empile.games().expect("a shelf") {
        let setup = MatchSetup { game: game.slug.clone(), options: Vec::new(), own_board: None };
        let table = empile.start_match(setup, players.clone(), Some(7), None).expect("three can play");
        table.resize(412.0, 840.0, 1.0).expect("a surface");
        let mut sizes = sizes_of_changes(&table);
        sizes.sort_unstable();
        let at = |part: usize| sizes[(sizes.len() - 1) * part / 100];
        println!("{}: {} changes, {} bytes, 90 % below {}", game.slug, sizes.len(), at(50), at(90));
        largest = largest.max(at(50));
    }
    println!("figure stage.delta_bytes {largest} B");
}

/// Touches one thing after the other, lets time pass where there is nothing to touch, and weighs what each of these
/// changed, new pictures included.
fn sizes_of_changes(table: &Arc<Table>) -> Vec<usize> {
    let mut nodes: BTreeMap<u32, SceneNode> = BTreeMap::new();
    take_in(&mut nodes, table.changes(true).expect("the whole scene"));
    let mut sizes = Vec::new();
    let mut now = 0;
    for tap in 0..TAPS {
        let touchable: Vec<&SceneNode> = nodes.values().filter(|node| is_touchable(node.role)).collect();
        now += BETWEEN_TAPS_MS;
        let has_passed = if touchable.is_empty() {
            now += A_WHILE_MS;
            table.play(format!(r#"{{"Clock":{{"at":{now}}}}}"#)).is_ok()
        } else {
            // As good as any throw of dice, and the same every time.
            let node = touchable[tap * 7919 % touchable.len()];
            let (x, y) = (node.x + node.width / 2.0, node.y + node.height / 2.0);
            let sample = |phase| TouchSample { pointer: 1, phase, x, y, stamp_ms: now, breadth: 0.0 };
            table.touch(vec![sample(TouchPhase::Down), sample(TouchPhase::Up)]).is_ok()
        };
        let changes = table.changes(false).expect("what changed");
        if !has_passed {
            break;
        }
        if !changes.put.is_empty() || !changes.removed.is_empty() {
            take_in(&mut nodes, changes.clone());
            let mut buffer = Vec::new();
            <SceneChanges as Lower<UniFfiTag>>::write(changes, &mut buffer);
            sizes.push(buffer.len());
        }
    }
    sizes
}

fn is_touchable(role: NodeRole) -> bool {
    !matches!(role, NodeRole::Picture | NodeRole::Spot)
}

fn take_in(nodes: &mut BTreeMap<u32, SceneNode>, changes: SceneChanges) {
    for id in changes.removed {
        nodes.remove(&id);
    }
    nodes.extend(changes.put.into_iter().map(|node| (node.id, node)));
}
