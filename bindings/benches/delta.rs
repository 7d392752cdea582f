//! How large a change of a scene is as it crosses the façade: what the generated code reads from the buffer.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a bench that cannot be played must stop")]

use std::collections::BTreeMap;

use empile::{Empile, EmpileError, MatchSetup, SceneChanges, SceneNode, Table, UniFfiTag};
use empile_games::contract::Seed;
use empile_stage::{Phase, Surface, Touch};
use uniffi::Lower;

const TAPS: usize = 600;
const BETWEEN_TAPS_MS: u64 = 400;
const A_WHILE_MS: u64 = 10_000;

fn main() -> Result<(), EmpileError> {
    let empile = Empile::open_in_memory("fr")?;
    let names = ["Zoé", "Max", "Lou"];
    let players: Vec<_> = (0..)
        .zip(names)
        .map(|(colour, name)| Ok(empile.add_player(name.to_owned(), colour)?.id))
        .collect::<Result<_, EmpileError>>()?;
    let mut largest = 0;
    for game in empile.games()? {
        let setup = MatchSetup { game: game.slug, options: Vec::new(), rows: None };
        let table = empile.start_as_chosen(setup, players.clone(), Some(Seed(7)), None)?;
        let mut sizes = sizes_of_changes(&table)?;
        sizes.sort_unstable();
        let at = |part: usize| sizes[(sizes.len() - 1) * part / 100];
        println!("{}: {} changes, {} bytes, 90 % below {}", game.slug.slug(), sizes.len(), at(50), at(90));
        largest = largest.max(at(50));
    }
    println!("figure stage.delta_bytes {largest} B");
    Ok(())
}

/// Touches one thing after the other, lets time pass where there is nothing to touch, and weighs what each of these
/// changed, new pictures included.
fn sizes_of_changes(table: &Table) -> Result<Vec<usize>, EmpileError> {
    let mut nodes: BTreeMap<u32, SceneNode> = BTreeMap::new();
    take_in(&mut nodes, table.resize(Surface { width: 412.0, height: 840.0 }, 1.0)?.changes);
    let mut sizes = Vec::new();
    let mut now = 0;
    for tap in 0..TAPS {
        let touchable: Vec<&SceneNode> = nodes.values().filter(|node| node.role.is_touchable()).collect();
        now += BETWEEN_TAPS_MS;
        let frame = if touchable.is_empty() {
            now += A_WHILE_MS;
            table.play(&format!(r#"{{"Clock":{{"at":{now}}}}}"#))
        } else {
            // As good as any throw of dice, and the same every time.
            let at = touchable[tap * 7919 % touchable.len()].area().centre();
            table.step(&[Phase::Down, Phase::Up].map(|phase| Touch {
                pointer: 1,
                phase,
                at,
                stamp: now,
                breadth: 0.0,
            }))
        };
        let Ok(changes) = frame.map(|frame| frame.changes) else { break };
        if !changes.put.is_empty() || !changes.removed.is_empty() {
            take_in(&mut nodes, changes.clone());
            let mut buffer = Vec::new();
            <SceneChanges as Lower<UniFfiTag>>::write(changes, &mut buffer);
            sizes.push(buffer.len());
        }
    }
    Ok(sizes)
}

fn take_in(nodes: &mut BTreeMap<u32, SceneNode>, changes: SceneChanges) {
    for id in changes.removed {
        nodes.remove(&id);
    }
    nodes.extend(changes.put.into_iter().map(|node| (node.id, node)));
}
