//! Which way a thing takes from one scene into the next.

use super::{Pose, travel::Occasion};
use crate::{Cue, Motion, Node, fingers::HELD_DEPTH};

/// A thing as it is seen at the moment the scene changes.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// What it was.
    pub node: &'a Node,
    /// How far it had come.
    pub pose: Pose,
}

/// How a thing becomes what it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// It is there at once.
    Still,
    /// It was not there: it fades in.
    Appear,
    /// What it was fades where it is, and what it is fades in where it belongs.
    CrossFade,
    /// It was about to appear, and goes on.
    Fade,
    /// It travels, from how far it had come.
    Travel(Motion),
}

/// How a node becomes what it is now, while these cues are given; for calm people, nothing travels.
#[must_use]
pub fn passage(before: Option<Shown<'_>>, node: &Node, cues: &[Cue], is_calm: bool) -> Passage {
    let is_set_off = cues.iter().any(|cue| cue.feel().sets_off == Some(node.motion));
    let Some(Shown { node: old, pose }) = before else {
        return if is_set_off && !is_calm { Passage::Travel(node.motion) } else { Passage::Appear };
    };
    if node.depth == HELD_DEPTH || node.motion.travel().duration == 0 {
        return Passage::Still;
    }
    let (is_there, is_whole) = (pose.is_at(&Pose::of(node)), pose.alpha >= 1.0);
    let has_new_face = !looks_alike(old, node);
    if is_calm {
        return match (is_there && !has_new_face, is_whole) {
            (true, true) => Passage::Still,
            (true, false) => Passage::Fade,
            (false, _) => Passage::CrossFade,
        };
    }
    let own = node.motion.travel().occasion;
    if is_set_off || own == Occasion::NewFace && has_new_face {
        return Passage::Travel(node.motion);
    }
    if is_there && is_whole {
        return Passage::Still;
    }
    let swept = cues.iter().find_map(|cue| cue.feel().sweeps);
    let usual = if own == Occasion::Moved { node.motion } else { Motion::Glide };
    Passage::Travel(swept.unwrap_or(usual))
}

/// Pictures are drawn to size.
fn looks_alike(old: &Node, node: &Node) -> bool {
    let size = |node: &Node| (node.area.width.to_bits(), node.area.height.to_bits());
    old.art == node.art && (node.art.is_none() || size(old) == size(node))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Art};

    fn card(x: f32) -> Node {
        Node::picture(1, Area::new(x, 0.0, 10.0, 10.0), Art::Yarn)
    }

    fn from(before: &Node, node: &Node, cues: &[Cue], is_calm: bool) -> Passage {
        passage(Some(Shown { node: before, pose: Pose::of(before) }), node, cues, is_calm)
    }

    #[test]
    fn what_is_new_appears_and_what_stays_stands_still() {
        assert_eq!(passage(None, &card(0.0), &[], false), Passage::Appear);
        assert_eq!(from(&card(0.0), &card(0.0), &[], false), Passage::Still);
    }

    #[test]
    fn what_is_in_a_hand_is_where_the_hand_is() {
        let held = card(50.0).at_depth(HELD_DEPTH);
        for is_calm in [false, true] {
            assert_eq!(from(&card(0.0), &held, &[Cue::CatAstrophe], is_calm), Passage::Still);
        }
        assert_eq!(from(&held, &card(0.0), &[], false), Passage::Travel(Motion::Glide), "and glides home");
    }

    #[test]
    fn what_sticks_to_a_finger_is_there_at_once() {
        let led = card(50.0).moving(Motion::Stick);
        for is_calm in [false, true] {
            assert_eq!(from(&card(0.0), &led, &[], is_calm), Passage::Still);
        }
    }

    #[test]
    fn dice_tumble_when_they_are_thrown_and_glide_when_they_are_put_somewhere() {
        let die = |x| card(x).moving(Motion::Tumble);
        assert_eq!(from(&die(0.0), &die(0.0), &[Cue::DiceThrown], false), Passage::Travel(Motion::Tumble));
        assert_eq!(from(&die(0.0), &die(9.0), &[], false), Passage::Travel(Motion::Glide));
        assert_eq!(from(&card(0.0), &card(0.0), &[Cue::DiceThrown], false), Passage::Still);
    }

    #[test]
    fn a_card_turns_over_only_to_another_face() {
        let face = |art| Node { art: Some(art), ..card(0.0) }.moving(Motion::Flip);
        let (yarn, back) = (face(Art::Yarn), face(Art::Tray));
        assert_eq!(from(&yarn, &back, &[], false), Passage::Travel(Motion::Flip));
        assert_eq!(from(&yarn, &yarn, &[], false), Passage::Still);
    }

    #[test]
    fn in_a_cat_astrophe_everything_that_moves_scatters() {
        let dropped = card(9.0).moving(Motion::Drop);
        assert_eq!(from(&card(0.0), &dropped, &[Cue::CatAstrophe], false), Passage::Travel(Motion::Scatter));
        assert_eq!(from(&card(0.0), &card(0.0), &[Cue::CatAstrophe], false), Passage::Still);
    }

    #[test]
    fn for_calm_people_nothing_travels() {
        for motion in Motion::ALL.into_iter().filter(|motion| *motion != Motion::Stick) {
            let node = card(9.0).moving(motion);
            let passage = from(&card(0.0), &node, &[Cue::CatAstrophe, Cue::DiceThrown], true);
            assert_eq!(passage, Passage::CrossFade, "{motion:?}");
        }
    }

    #[test]
    fn what_is_about_to_appear_goes_on_appearing() {
        let node = card(0.0);
        let half = Shown { node: &node, pose: Pose { alpha: 0.5, ..Pose::of(&node) } };
        assert_eq!(passage(Some(half), &node, &[], true), Passage::Fade);
        assert_eq!(passage(Some(half), &node, &[], false), Passage::Travel(Motion::Glide));
    }
}
