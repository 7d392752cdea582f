use std::f32::consts::PI;

use empile_games::contract::Millis;

use super::travel::Travel;
use crate::{Area, Node};

/// Where a thing is, how far it is turned and how much of it is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where.
    pub area: Area,
    /// Turned clockwise by so many degrees around its middle.
    pub turn: f32,
    /// From 0, not to be seen, to 1.
    pub alpha: f32,
    /// How much of its breadth is seen while it turns over.
    pub breadth: f32,
    /// Turning over, and still showing what it was.
    pub shows_before: bool,
}

/// Nobody sees a shorter way, in density-independent pixels or degrees.
const NEAR: f32 = 0.01;
const WHOLE_TURN: f32 = 360.0;

impl Pose {
    /// At rest, where the node lies.
    #[must_use]
    pub fn of(node: &Node) -> Pose {
        Pose { area: node.area, turn: node.turn, alpha: 1.0, breadth: 1.0, shows_before: false }
    }

    /// The same, not to be seen.
    #[must_use]
    pub fn faded(self) -> Pose {
        Pose { alpha: 0.0, ..self }
    }

    /// Is it where the other is, and as large, and turned as far?
    #[must_use]
    pub fn is_at(&self, other: &Pose) -> bool {
        let near = |a: f32, b: f32| (a - b).abs() < NEAR;
        near(self.area.x, other.area.x)
            && near(self.area.y, other.area.y)
            && near(self.area.width, other.area.width)
            && near(self.area.height, other.area.height)
            && near(self.turn, other.turn)
    }
}

/// What is seen on the way from one pose to another, so many milliseconds after setting out.
#[must_use]
pub fn pose(travel: &Travel, from: &Pose, to: &Pose, moment: Millis) -> Pose {
    if moment >= travel.duration {
        return *to;
    }
    let eased = travel.easing.eased(moment as f32 / travel.duration as f32);
    let between = |from: f32, to: f32| from + (to - from) * eased;
    let hop = travel.hop * 4.0 * eased * (1.0 - eased);
    let ahead = to.area.x - from.area.x;
    let spin = match travel.spins_ahead {
        true if ahead == 0.0 => 0.0,
        true => travel.spin * ahead.signum(),
        false => travel.spin,
    };
    Pose {
        area: Area::new(
            between(from.area.x, to.area.x),
            between(from.area.y, to.area.y) - hop,
            between(from.area.width, to.area.width),
            between(from.area.height, to.area.height),
        ),
        turn: from.turn + short_way(from.turn, to.turn) * eased + spin * (1.0 - eased),
        alpha: between(from.alpha, to.alpha).clamp(0.0, 1.0),
        breadth: if travel.turns_over { (eased * PI).cos().abs() } else { 1.0 },
        shows_before: travel.turns_over && eased < 0.5,
    }
}

/// From one turn to another, not the long way round.
fn short_way(from: f32, to: f32) -> f32 {
    let way = (to - from) % WHOLE_TURN;
    if way > WHOLE_TURN / 2.0 {
        way - WHOLE_TURN
    } else if way < -WHOLE_TURN / 2.0 {
        way + WHOLE_TURN
    } else {
        way
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Motion;

    fn at(x: f32, turn: f32) -> Pose {
        Pose { area: Area::new(x, 0.0, 10.0, 10.0), turn, alpha: 1.0, breadth: 1.0, shows_before: false }
    }

    fn seen(motion: Motion, from: Pose, to: Pose, moment: Millis) -> Pose {
        pose(&motion.travel(), &from, &to, moment)
    }

    #[test]
    fn every_travel_sets_out_from_where_it_was_and_arrives() {
        let (from, to) = (at(0.0, 0.0), at(100.0, 90.0));
        // What sticks to a finger does not travel: it is there.
        assert_eq!(seen(Motion::Stick, from, to, 0), to);
        for motion in Motion::ALL.into_iter().filter(|motion| *motion != Motion::Stick) {
            let first = seen(motion, from, to, 0);
            assert!((first.area.x - from.area.x).abs() < 0.1, "{motion:?} {first:?}");
            assert_eq!(seen(motion, from, to, motion.travel().duration), to, "{motion:?}");
        }
    }

    #[test]
    fn a_turn_goes_the_short_way() {
        let half = seen(Motion::Glide, at(0.0, 350.0), at(0.0, 10.0), 120).turn;
        assert!((350.0..=370.0).contains(&half), "{half}");
        let back = seen(Motion::Glide, at(0.0, 10.0), at(0.0, 350.0), 120).turn;
        assert!((-10.0..=10.0).contains(&back), "{back}");
    }

    #[test]
    fn a_die_rolls_towards_where_it_goes() {
        let (left, right) = (at(0.0, 0.0), at(100.0, 0.0));
        assert!(seen(Motion::Pivot, left, right, 100).turn < 0.0, "clockwise to the right, up to its place");
        assert!(seen(Motion::Pivot, right, left, 100).turn > 0.0);
        let straight = seen(Motion::Pivot, left, Pose { area: Area::new(0.0, 9.0, 10.0, 10.0), ..left }, 100);
        assert!(straight.turn.abs() < 1e-6);
    }

    #[test]
    fn a_card_that_turns_over_shows_its_back_until_it_is_seen_edge_on() {
        let card = at(0.0, 0.0);
        let moments: Vec<_> = (0..=260).map(|moment| seen(Motion::Flip, card, card, moment)).collect();
        let edge = moments.iter().position(|pose| !pose.shows_before).unwrap();
        assert!(moments[edge].breadth < 0.1 && moments[..edge].iter().all(|pose| pose.shows_before));
        assert!(moments[edge..].iter().all(|pose| !pose.shows_before));
    }
}
