//! The sheet of Würfelmarsch that shows how a die can be turned, on every screen.

use empile_stage::{NodeId, Scene, Surface};
use empile_tests::{
    gallery::{SCREENS, wurfelmarsch},
    ground::outline,
};

const ROUNDING: f32 = 0.01;
const SHEET: u32 = 7;
const CARDS: [u32; 3] = [10, 20, 30];
const WAYS: std::ops::Range<u32> = 100..124;

fn turning() -> impl Iterator<Item = (Surface, Scene)> {
    SCREENS.into_iter().flat_map(|surface| {
        let states = wurfelmarsch::states(3, surface.into()).into_iter();
        states.filter(|(state, _)| *state == "turning").map(move |(_, scene)| (surface, scene))
    })
}

#[test]
fn the_sheet_of_ways_is_easy_to_hit_and_cuts_no_card_in_two() {
    for (surface, scene) in turning() {
        let sheet = scene.node(NodeId(SHEET)).expect("a sheet").area.inset(-ROUNDING);
        for way in scene.nodes.iter().filter(|node| WAYS.contains(&node.id.0)) {
            assert!(way.area.width >= 48.0 && way.area.height >= 48.0, "{surface:?}: {:?}", way.area);
        }
        for card in CARDS {
            let card = outline(scene.node(NodeId(card)).expect("a card"));
            let hides = card.x >= sheet.x
                && card.right() <= sheet.right()
                && card.y >= sheet.y
                && card.bottom() <= sheet.bottom();
            assert!(hides || !card.overlaps(sheet), "{surface:?}: {card:?} and {sheet:?}");
        }
    }
}
