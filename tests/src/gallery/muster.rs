//! Telling moments before a match that everyone plays at once.

use empile_stage::Phase;

use super::State;
use crate::{hands::Hands, muster::is_zone};

/// One finger after the other comes, and then it is counted down.
#[must_use]
pub fn states(mut hands: Hands) -> Vec<State> {
    hands.call_muster();
    let zones: Vec<u32> =
        hands.touchable().filter(|node| is_zone(node.id.0, node.role)).map(|node| node.id.0).collect();
    let (last, first) = zones.split_last().expect("somebody plays");
    let mut fingers = 0..;
    let mut hold = |hands: &mut Hands, zone: u32| {
        hands.touch_muster(fingers.next().unwrap_or_default(), Phase::Down, zone);
    };
    for zone in first {
        hold(&mut hands, *zone);
    }
    let mut scenes = vec![("coming", hands.scene().clone())];
    hold(&mut hands, *last);
    scenes.push(("counting", hands.scene().clone()));
    scenes
}
