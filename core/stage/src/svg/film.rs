//! A moment between two scenes, drawn as the shells play it.

use super::{Look, Sprite, document};
use crate::{Cue, Footage, MANNER, Node, Passage, Pose, Scene, Shown, Track, Words, passage, pose};
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
    /// What moves by itself meanwhile.
    pub footage: Option<&'a Footage>,
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
            if let Some((every, track)) = self.filmed(node) {
                sprites.push(Sprite { node, pose: track.pose(every, &to, moment), art: node.art });
                continue;
            }
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
        for node in self.before.nodes.iter().filter(is_gone) {
            let Some((every, track)) = self.filmed(node) else {
                sprites.push(leaving(node, moment));
                continue;
            };
            let end = track.end(&Pose::of(node));
            let pose = match moment.checked_sub(track.length(every)) {
                None => track.pose(every, &end, moment),
                Some(since) => pose(&MANNER.fade, &end, &end.faded(), since),
            };
            sprites.push(Sprite { node, pose, art: node.art });
        }
        sprites.sort_by_key(|sprite| (sprite.node.depth, sprite.node.id));
        sprites
    }

    /// How a node moves by itself; for calm people, nothing does.
    fn filmed(&self, node: &Node) -> Option<(Millis, &Track)> {
        let footage = self.footage.filter(|_| !self.is_calm)?;
        Some((footage.every, footage.track(node.id)?))
    }
}

fn leaving(node: &Node, moment: Millis) -> Sprite<'_> {
    let rest = Pose::of(node);
    Sprite { node, pose: pose(&MANNER.fade, &rest, &rest.faded(), moment), art: node.art }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Art, Motion, NodeId, Still, Surface, Theme};

    fn scene(nodes: Vec<Node>) -> Scene {
        Scene::of(Surface { width: 200.0, height: 100.0 }, nodes)
    }

    fn wool(id: u32, x: f32) -> Node {
        Node::picture(id, Area::new(x, 0.0, 10.0, 10.0), Art::Yarn)
    }

    fn drawn(before: &Scene, after: &Scene, cues: &[Cue], is_calm: bool, moment: Millis) -> String {
        Film { before, after, cues, footage: None, is_calm }.svg(moment, Theme::Light, |_| String::new())
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
    fn what_moves_by_itself_is_where_its_footage_has_it_and_fades_there_if_it_is_gone() {
        let (before, after) = (scene(vec![wool(1, 0.0), wool(2, 0.0)]), scene(vec![wool(1, 50.0)]));
        let frames = vec![Still { x: 20.0, y: 30.0, turn: 0.0 }, Still { x: 80.0, y: 30.0, turn: 0.0 }];
        let track = |id| Track { node: NodeId(id), frames: frames.clone(), stays: 0 };
        let footage = Footage { every: 100, tracks: vec![track(1), track(2)], cues: Vec::new() };
        let drawn = |moment, is_calm| {
            let film = Film { before: &before, after: &after, cues: &[], footage: Some(&footage), is_calm };
            film.svg(moment, Theme::Light, |_| String::new())
        };
        assert_eq!(drawn(50, false).matches("translate(50.00 30.00)").count(), 2);
        assert!(drawn(150, false).contains("translate(65.00 15.00)"), "on its way to where it rests");
        let later = drawn(260, false);
        assert!(later.contains("translate(50.00 0.00)") && later.contains(" opacity="), "{later}");
        assert!(!drawn(50, true).contains("translate(50.00 30.00)"), "calm people see still poses");
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
