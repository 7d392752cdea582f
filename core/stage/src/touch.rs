use crate::Point;

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Comes down.
    Down,
    /// Moves while down.
    Move,
    /// Lifts.
    Up,
    /// Is taken away by the system: as if it had never been.
    Cancel,
}

/// No screen reaches so far, and what is computed from such a place is still a place.
const FARTHEST: f32 = 1_000_000.0;
/// No clock of a table comes so far: what is added to such a moment is still a moment.
const LATEST: u64 = u64::MAX / 4;

/// One sample of one finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    /// Which finger.
    pub pointer: u64,
    /// What it does.
    pub phase: Phase,
    /// Where.
    pub at: Point,
    /// When, on the table's clock.
    pub stamp: u64,
    /// How wide the contact is, in density-independent pixels; 0 where the device does not say.
    pub breadth: f32,
}

impl Touch {
    /// The same, with a place and a moment that can be reckoned with. A place that is none lies beyond every screen.
    #[must_use]
    pub fn within_reason(self) -> Touch {
        let reckoned = |said: f32, else_it_is: f32| if said.is_nan() { else_it_is } else { said };
        let place = |at: f32| reckoned(at, FARTHEST).clamp(-FARTHEST, FARTHEST);
        Touch {
            at: Point { x: place(self.at.x), y: place(self.at.y) },
            stamp: self.stamp.min(LATEST),
            breadth: reckoned(self.breadth, 0.0).clamp(0.0, FARTHEST),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touched(x: f32, stamp: u64, breadth: f32) -> Touch {
        Touch { pointer: 1, phase: Phase::Down, at: Point { x, y: 3.0 }, stamp, breadth }.within_reason()
    }

    #[test]
    fn what_a_device_can_mean_stays_as_it_is() {
        let touch =
            Touch { pointer: 9, phase: Phase::Up, at: Point { x: -4.0, y: 5.5 }, stamp: 77, breadth: 9.0 };
        assert_eq!(touch.within_reason(), touch);
    }

    #[test]
    fn a_place_that_is_none_lies_beyond_every_screen() {
        for (x, beyond) in [(f32::NAN, FARTHEST), (f32::INFINITY, FARTHEST), (f32::MIN, -FARTHEST)] {
            assert_eq!(touched(x, 0, 0.0).at, Point { x: beyond, y: 3.0 });
        }
        assert_eq!(touched(0.0, 0, f32::NAN), touched(0.0, 0, 0.0));
        assert_eq!(touched(0.0, 0, -1.0), touched(0.0, 0, 0.0));
    }

    #[test]
    fn after_the_latest_moment_there_is_another() {
        let latest = touched(0.0, u64::MAX, 0.0).stamp;
        assert!(latest.checked_add(latest).is_some());
    }
}
