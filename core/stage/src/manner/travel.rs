use empile_games::contract::Millis;

use crate::Motion;

/// How a thing gets from one pose to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Travel {
    /// How long it takes, in milliseconds.
    pub duration: Millis,
    /// How the way is spread over that time.
    pub easing: Easing,
    /// How high it springs on its way, in density-independent pixels.
    pub hop: f32,
    /// How far it has still to turn when it sets out, clockwise in degrees, beside the turn to its new pose.
    pub spin: f32,
    /// It rolls towards where it goes: the spin is for a way to the right, turned round for a way to the left, and
    /// left out for a way straight up or down.
    pub spins_ahead: bool,
    /// It is seen edge on in the middle of its way, and shows its new face from there.
    pub turns_over: bool,
    /// When it travels so; else it glides.
    pub occasion: Occasion,
}

/// How a way is spread over its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Easing {
    /// A cubic Bézier curve from (0, 0) to (1, 1), time to the right and way upwards, with these two handles.
    Curve {
        /// The first handle's time.
        x1: f32,
        /// The first handle's way.
        y1: f32,
        /// The second handle's time.
        x2: f32,
        /// The second handle's way.
        y2: f32,
    },
    /// Ever faster, and one small bounce.
    Landing {
        /// The part of the time after which it lands.
        fall: f32,
        /// The part of the way by which it bounces back.
        bounce: f32,
    },
}

/// When a thing travels in a manner of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Whenever it gets to another place.
    Moved,
    /// When a cue sets it off, also where it is.
    SetOff,
    /// When its picture is another, also where it is.
    NewFace,
}

/// Off at once and softly in: Material's standard curve.
const SOFTLY: Easing = Easing::Curve { x1: 0.4, y1: 0.0, x2: 0.2, y2: 1.0 };

const GLIDE: Travel = Travel {
    duration: 240,
    easing: SOFTLY,
    hop: 0.0,
    spin: 0.0,
    spins_ahead: false,
    turns_over: false,
    occasion: Occasion::Moved,
};

/// How what is new appears and what is gone goes.
pub(super) const FADE: Travel = Travel { duration: 180, ..GLIDE };

impl Motion {
    /// All of them.
    pub const ALL: [Motion; Motion::Stick as usize + 1] = [
        Motion::Glide,
        Motion::Tumble,
        Motion::Pivot,
        Motion::Flip,
        Motion::Drop,
        Motion::Scatter,
        Motion::Stick,
    ];

    /// How it goes.
    #[must_use]
    pub const fn travel(self) -> Travel {
        match self {
            Motion::Glide => GLIDE,
            Motion::Tumble => {
                Travel { duration: 480, hop: 26.0, spin: -360.0, occasion: Occasion::SetOff, ..GLIDE }
            }
            Motion::Pivot => Travel { duration: 320, hop: 12.0, spin: -60.0, spins_ahead: true, ..GLIDE },
            Motion::Flip => Travel { duration: 260, turns_over: true, occasion: Occasion::NewFace, ..GLIDE },
            Motion::Drop => {
                Travel { duration: 300, easing: Easing::Landing { fall: 0.68, bounce: 0.06 }, ..GLIDE }
            }
            Motion::Scatter => Travel { duration: 560, hop: 70.0, spin: 360.0, ..GLIDE },
            Motion::Stick => Travel { duration: 0, ..GLIDE },
        }
    }
}

impl Easing {
    /// The part of the way that is done after this part of the time.
    #[must_use]
    pub fn eased(self, part: f32) -> f32 {
        match self {
            Easing::Curve { x1, y1, x2, y2 } => bezier(y1, y2, time_on_curve(x1, x2, part)),
            Easing::Landing { fall, .. } if part < fall => (part / fall) * (part / fall),
            Easing::Landing { fall, bounce } => {
                let after = (part - fall) / (1.0 - fall);
                1.0 - bounce * 4.0 * after * (1.0 - after)
            }
        }
    }
}

/// Halving so often is as exact as the numbers are.
const HALVINGS: u8 = 24;

/// Where on the curve it is so late. Time never runs back on it, so halving finds the place.
fn time_on_curve(x1: f32, x2: f32, part: f32) -> f32 {
    let (mut early, mut late) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(early, late);
        if bezier(x1, x2, middle) < part {
            early = middle;
        } else {
            late = middle;
        }
    }
    early
}

fn bezier(first: f32, second: f32, at: f32) -> f32 {
    let rest = 1.0 - at;
    3.0 * rest * rest * at * first + 3.0 * rest * at * at * second + at * at * at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_begins_at_its_beginning_and_ends_at_its_end() {
        for motion in Motion::ALL {
            let easing = motion.travel().easing;
            assert!(easing.eased(0.0) == 0.0 && (easing.eased(1.0) - 1.0).abs() < 1e-4, "{motion:?}");
        }
    }

    #[test]
    fn a_glide_is_off_at_once_and_comes_in_softly() {
        // As tables of Material's standard curve have it.
        assert!((SOFTLY.eased(0.5) - 0.7756).abs() < 1e-3, "{}", SOFTLY.eased(0.5));
    }

    #[test]
    fn what_falls_lands_and_bounces_once() {
        let landing = Motion::Drop.travel().easing;
        assert!((landing.eased(0.68) - 1.0).abs() < 1e-5);
        assert!((landing.eased(0.84) - 0.94).abs() < 1e-5, "bounces by a sixteenth of the way");
        assert!(landing.eased(0.3) < 0.2, "slow at first");
    }

    #[test]
    fn only_where_it_cannot_be_mistaken_does_a_thing_travel_without_going_anywhere() {
        let stays = |motion: &Motion| motion.travel().occasion != Occasion::Moved;
        assert_eq!(Motion::ALL.into_iter().filter(stays).collect::<Vec<_>>(), [Motion::Tumble, Motion::Flip]);
    }
}
