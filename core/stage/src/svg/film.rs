//! A moment between two scenes, drawn as the shells play it.

use super::{Look, Sprite, document};
use crate::{Cue, MANNER, Node, Passage, Pose, Scene, Shown, Words, passage, pose};
use empile_games::contract::Millis;

/// One scene on its way into the next.
#[derive(Clone, Copy, Debug)]
pub struct Film<'a> {
    /// What stood there, at rest.
    pub before: &'a Scene,
    /// What stands there afterwards.
    pub after: &'a Scene,
    /// What is heard and felt meanwhile.
    pub cues: &'a [Cue],
    /// For somebody who likes things calm: nothing travels.
    pub is_calm: bool,
}

impl Film<'_> {
    /// Draws what is seen so many milliseconds after the change.
    #[must_use]
    pub fn svg(&self, moment: Millis, look: impl Into<Look>, say: impl Fn(&Words) -> String) -> String {
        let shaken = || self.cues.iter().find_map(|cue| cue.feel().shake);
        let aside = if self.is_calm { None } else { shaken() }.map_or(0.0, |shake| shake.offset(moment));
        let mut sprites = self.sprites(moment);
        for sprite in &mut sprites {
            sprite.pose.area.x += aside;
        }
        document(self.after.surface, &sprites, look.into(), say)
    }

    /// What is seen, from the back to the front.
    fn sprites(&self, moment: Millis) -> Vec<Sprite<'_>> {
        let mut sprites = Vec::new();
        for node in &self.after.nodes {
            let old = self.before.node(node.id);
            let (from, to) = (old.map(Pose::of), Pose::of(node));
            let shown = old.zip(from).map(|(node, pose)| Shown { node, pose });
            let on_its_way = |travel, from: Pose| pose(travel, &from, &to, moment);
            let appearing = || on_its_way(&MANNER.fade, to.faded());
            let seen = match passage(shown, node, self.cues, self.is_calm) {
                Passage::Still => to,
                Passage::Appear => appearing(),
                Passage::CrossFade => {
                    sprites.extend(old.map(|old| leaving(old, moment)));
                    appearing()
                }
                Passage::Fade => on_its_way(&MANNER.fade, from.unwrap_or(to.faded())),
                Passage::Travel(motion) => on_its_way(&motion.travel(), from.unwrap_or(to.faded())),
            };
            let art = if seen.shows_before { old.and_then(|old| old.art) } else { node.art };
            sprites.push(Sprite { node, pose: seen, art });
        }
        let is_gone = |node: &&Node| self.after.node(node.id).is_none();
        sprites.extend(self.before.nodes.iter().filter(is_gone).map(|node| leaving(node, moment)));
        sprites.sort_by_key(|sprite| (sprite.node.depth, sprite.node.id));
        sprites
    }
}

fn leaving(node: &Node, moment: Millis) -> Sprite<'_> {
    let rest = Pose::of(node);
    Sprite { node, pose: pose(&MANNER.fade, &rest, &rest.faded(), moment), art: node.art }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Art, Motion, Surface, Theme};

    fn scene(nodes: Vec<Node>) -> Scene {
        Scene::of(Surface { width: 200.0, height: 100.0 }, nodes)
    }

    fn wool(id: u32, x: f32) -> Node {
        Node::picture(id, Area::new(x, 0.0, 10.0, 10.0), Art::Yarn)
    }

    fn drawn(before: &Scene, after: &Scene, cues: &[Cue], is_calm: bool, moment: Millis) -> String {
        Film { before, after, cues, is_calm }.svg(moment, Theme::Light, |_| String::new())
    }

    #[test]
    fn a_film_begins_with_the_scene_before_and_ends_with_the_one_after() {
        let (before, after) = (scene(vec![wool(1, 0.0)]), scene(vec![wool(1, 100.0)]));
        let still = |scene| super::super::svg(scene, Theme::Light, |_| String::new());
        assert_eq!(drawn(&before, &after, &[], false, 0), still(&before));
        assert_eq!(drawn(&before, &after, &[], false, 240), still(&after));
        let middle = drawn(&before, &after, &[], false, 120);
        let place = pose(&Motion::Glide.travel(), &Pose::of(&wool(1, 0.0)), &Pose::of(&wool(1, 100.0)), 120);
        assert!(middle.contains(&format!("translate({:.2} 0.00)", place.area.x)), "{middle}");
    }

    #[test]
    fn what_is_new_what_is_gone_and_what_calm_people_see_fades() {
        let (before, after) = (scene(vec![wool(1, 0.0)]), scene(vec![wool(2, 100.0)]));
        assert_eq!(drawn(&before, &after, &[], false, 60).matches(" opacity=").count(), 2);
        let moved = scene(vec![wool(1, 100.0)]);
        let calm = drawn(&before, &moved, &[Cue::CatAstrophe], true, 60);
        assert_eq!(calm.matches(" opacity=").count(), 2);
        assert!(calm.contains("translate(0.00 0.00)") && calm.contains("translate(100.00 0.00)"), "{calm}");
    }

    #[test]
    fn a_cat_astrophe_shakes_what_stays_where_it_is() {
        let stays = scene(vec![wool(1, 0.0)]);
        let shaken = drawn(&stays, &stays, &[Cue::CatAstrophe], false, 35);
        assert!(!shaken.contains("translate(0.00"), "{shaken}");
        assert!(drawn(&stays, &stays, &[Cue::CatAstrophe], false, 420).contains("translate(0.00"));
    }
}
