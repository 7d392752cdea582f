//! The boards of the dice pyramid on every screen: nothing is cut, nothing is unnamed, everything can be hit.

use std::collections::BTreeSet;

use empile_stage::{Area, Node, NodeId, Scene, Surface};
use empile_tests::gallery::{SCREENS, abquetschen, cui_bono, eintrichtern, wurfelmarsch};

/// Fingers tell apart what is further apart than this: the nearest middle wins.
const CLOSEST: f32 = 18.0;
/// A shadow may touch the edge of the screen.
const SHADOW: f32 = 0.5;
const ROUNDING: f32 = 0.01;
const SHEET: u32 = 7;
const CARDS: [u32; 3] = [10, 20, 30];
const WAYS: std::ops::Range<u32> = 100..124;

fn scenes() -> impl Iterator<Item = (String, Scene)> {
    let of = |surface: Surface| {
        let of_three = abquetschen::scenes(surface).into_iter().chain(wurfelmarsch::scenes(surface));
        let passed_on = (2..=6).flat_map(move |players| cui_bono::scenes(players, surface));
        let passed_on =
            passed_on.chain((2..=8).flat_map(move |players| eintrichtern::scenes(players, surface)));
        of_three.chain(passed_on).map(move |(name, scene)| (format!("{name} on {surface:?}"), scene))
    };
    SCREENS.into_iter().flat_map(of)
}

/// The rectangle that a node fills on the screen; turns are whole quarters but for links, which are small.
fn seen(node: &Node) -> Area {
    let Area { width, height, .. } = node.area;
    let is_sideways = (node.turn.rem_euclid(180.0) - 90.0).abs() < 1.0;
    let (wide, high) = if is_sideways { (height, width) } else { (width, height) };
    let centre = node.area.centre();
    Area::new(centre.x - wide / 2.0, centre.y - high / 2.0, wide, high)
}

fn touchable(scene: &Scene) -> Vec<&Node> {
    scene.nodes.iter().filter(|node| node.role.is_touchable()).collect()
}

#[test]
fn nothing_leaves_the_screen_and_no_two_things_are_taken_for_each_other() {
    for (name, scene) in scenes() {
        let ids: BTreeSet<NodeId> = scene.nodes.iter().map(|node| node.id).collect();
        assert_eq!(ids.len(), scene.nodes.len(), "{name}: every node has its own id");
        for node in &scene.nodes {
            let area = seen(node);
            let inside = area.x >= -SHADOW
                && area.y >= -SHADOW
                && area.right() <= scene.surface.width + SHADOW
                && area.bottom() <= scene.surface.height + SHADOW;
            assert!(inside, "{name}: {node:?}");
        }
    }
}

#[test]
fn everything_that_can_be_touched_has_a_name_and_a_middle_of_its_own() {
    for (name, scene) in scenes() {
        let touchable = touchable(&scene);
        for (index, node) in touchable.iter().enumerate() {
            assert!(node.label.is_some(), "{name}: {node:?}");
            for other in touchable.iter().skip(index + 1) {
                let apart = node.area.distance_to_centre(other.area.centre());
                assert!(apart >= CLOSEST, "{name}: {:?} and {:?} are {apart} apart", node.id, other.id);
            }
        }
    }
}

#[test]
fn the_sheet_of_ways_is_easy_to_hit_and_cuts_no_card_in_two() {
    for (name, scene) in scenes().filter(|(name, _)| name.starts_with("turning")) {
        let sheet = scene.node(NodeId(SHEET)).expect("a sheet").area.inset(-ROUNDING);
        for way in scene.nodes.iter().filter(|node| WAYS.contains(&node.id.0)) {
            assert!(way.area.width >= 48.0 && way.area.height >= 48.0, "{name}: {:?}", way.area);
        }
        for card in CARDS {
            let card = seen(scene.node(NodeId(card)).expect("a card"));
            let hides = card.x >= sheet.x
                && card.right() <= sheet.right()
                && card.y >= sheet.y
                && card.bottom() <= sheet.bottom();
            assert!(hides || !card.overlaps(sheet), "{name}: {card:?} and {sheet:?}");
        }
    }
}
