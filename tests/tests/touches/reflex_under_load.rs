//! Twelve fingers at once, a thousand samples a second, for a minute of table time.

use empile_stage::{Phase, Touch};
use empile_tests::storm::{FINGERS, Floor, SAMPLES_PER_FRAME, Storm};

const MINUTE: u64 = 60_000;
/// What a stage puts between fingers lies at this depth.
const IN_HAND: u8 = u8::MAX;

#[test]
fn every_touch_of_twelve_fingers_is_decided_and_the_same_touches_decide_the_same_again() {
    let (mut floor, mut storm) = (Floor::default(), Storm::default());
    let mut touches: Vec<Touch> = Vec::new();
    let (mut most_down, mut checked) = (0, 0);
    for stamp in 0..MINUTE {
        let (touch, due) = storm.sample(&floor, stamp);
        touches.push(touch);
        floor.hear(touch);
        most_down = most_down.max(storm.down());
        if touch.phase == Phase::Down {
            assert!(due.is_done(&floor.view()), "{due:?} at {stamp}: {:?}", floor.view());
            checked += 1;
        }
        if stamp.is_multiple_of(SAMPLES_PER_FRAME) {
            floor.frame();
        }
    }
    assert_eq!(most_down as u64, FINGERS, "all fingers were down at once");
    assert!(checked > 2_000 && floor.taken > 200 && floor.view().round > 5, "it was a fray: {}", floor.taken);
    for touch in storm.lift_all(MINUTE) {
        touches.push(touch);
        floor.hear(touch);
    }
    assert!(
        floor.stage().scene().nodes.iter().all(|node| node.depth != IN_HAND),
        "nothing is left in a hand"
    );
    assert_eq!(floor.stage().next_deadline(), None, "nothing is left undecided");

    let mut again = Floor::default();
    for touch in touches {
        again.hear(touch);
    }
    assert_eq!((again.taken, again.refused), (floor.taken, floor.refused));
    assert_eq!(again.game(), floor.game());
    assert_eq!(again.stage().scene(), floor.stage().scene());
}
