use std::collections::{BTreeMap, BTreeSet};

use empile_stage::{Node, NodeId, Reach, Role};
use empile_tests::{ground::outline, muster::is_of_muster};

use crate::shots::{SHOTS, Shot, assert_none};

/// Fingers tell apart what is further apart than this: the nearest middle wins.
const CLOSEST: f32 = 18.0;
/// A shadow may touch the edge of the screen.
const SHADOW: f32 = 0.5;
/// In front of everything, between somebody's fingers.
const IN_HAND: u8 = u8::MAX;

#[test]
fn nothing_leaves_the_screen_and_everything_that_can_be_touched_has_a_name() {
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, .. } in SHOTS.iter() {
        let ids: BTreeSet<NodeId> = scene.nodes.iter().map(|node| node.id).collect();
        assert_eq!(ids.len(), scene.nodes.len(), "{name}: every node has its own id");
        for node in &scene.nodes {
            let area = outline(node);
            let is_inside = area.x >= -SHADOW
                && area.y >= -SHADOW
                && area.right() <= scene.surface.width + SHADOW
                && area.bottom() <= scene.surface.height + SHADOW;
            // Somebody may carry a thing off the table; a wedge reaches from there to the edge and beyond.
            if !is_inside && node.depth < IN_HAND && !matches!(node.reach, Reach::Wedge { .. }) {
                wrong.insert(format!("{:?} leaves the screen: {area:?}", node.id), name.clone());
            }
            if node.role.is_touchable() && node.label.is_none() {
                wrong.insert(format!("{:?} has no name", node.id), name.clone());
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn nothing_of_a_board_is_taken_for_something_of_the_muster_before_it() {
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, .. } in SHOTS.iter() {
        let of_muster = scene.nodes.iter().filter(|node| is_of_muster(node.id.0)).count();
        if of_muster != 0 && of_muster != scene.nodes.len() {
            wrong.insert(format!("{of_muster} of {} nodes", scene.nodes.len()), name.clone());
        }
    }
    assert_none(&wrong);
}

/// What can be led about on a ground that can be led about, too, is in front of it and smaller by far.
const GROUND: f32 = 6.0;

fn is_ground_of(one: &Node, other: &Node) -> bool {
    let size = |node: &Node| node.area.width * node.area.height;
    let (ground, piece) = if size(one) > size(other) { (one, other) } else { (other, one) };
    ground.role == Role::Led && ground.depth < piece.depth && size(ground) > GROUND * size(piece)
}

#[test]
fn no_two_things_are_taken_for_each_other() {
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, .. } in SHOTS.iter() {
        // What is in the air can neither be snatched nor hides what lies below it.
        let is_felt = |node: &&Node| node.role.is_touchable() && node.depth < IN_HAND;
        let touchable: Vec<&Node> = scene.nodes.iter().filter(is_felt).collect();
        for (index, node) in touchable.iter().enumerate() {
            for other in touchable.iter().skip(index + 1) {
                let apart = node.area.distance_to_centre(other.area.centre());
                if apart < CLOSEST && outline(node).overlaps(outline(other)) && !is_ground_of(node, other) {
                    wrong.insert(format!("{:?} and {:?}: {apart:.0}", node.id, other.id), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}
