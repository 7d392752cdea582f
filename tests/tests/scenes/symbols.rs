use std::collections::{BTreeMap, BTreeSet};

use empile_stage::{Art, PathStep, Surface};

use crate::shots::{SHOTS, Shot, assert_none};

#[test]
fn sitters_are_told_apart_by_their_symbol_alone() {
    let size = Surface { width: 48.0, height: 48.0 };
    let symbol = |seat: u8| -> Vec<Vec<PathStep>> {
        Art::Badge { seat }.draw(size).layers.into_iter().map(|layer| layer.path).collect()
    };
    for seat in 0..8 {
        for other in 0..seat {
            assert_ne!(symbol(seat), symbol(other), "{seat} and {other} have the same shapes");
        }
    }
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, players, .. } in SHOTS.iter() {
        let shown: BTreeSet<u8> = scene
            .nodes
            .iter()
            .filter_map(|node| match node.art {
                Some(Art::Badge { seat }) => Some(seat),
                _ => None,
            })
            .collect();
        // Behind the curtain there is one player alone.
        let is_curtain = scene.nodes.iter().any(|node| node.art == Some(Art::Curtain));
        if shown != (0..*players).collect() && !is_curtain {
            wrong.insert(format!("only {shown:?} of {players} are shown"), name.clone());
        }
    }
    assert_none(&wrong);
}
