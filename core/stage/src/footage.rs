//! Where things are while a world moves, frame by frame: handed out once, played by whoever shows the scene.

use empile_games::contract::Millis;

use crate::{Area, Cue, NodeId, Pose};

/// What is seen of things that move by themselves, from the moment the scene changes. Afterwards they rest where the scene
/// says.
#[derive(Clone, Debug, PartialEq)]
pub struct Footage {
    /// From one frame to the next.
    pub every: Millis,
    /// One for each thing that moves.
    pub tracks: Vec<Track>,
    /// What there is to hear and feel, and when.
    pub cues: Vec<(Millis, Cue)>,
}

/// The way of one thing. It is as large as its node, and comes to rest one frame after the last.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// Which.
    pub node: NodeId,
    /// Where it is, the first frame first.
    pub frames: Vec<Still>,
    /// For calm people nothing moves; but what is gone by then stays so long where it was, so that it goes when its turn
    /// comes.
    pub stays: Millis,
}

/// Where a thing is in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Still {
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// Turned clockwise by so many degrees around its middle. From one frame to the next it is counted on, beyond a whole
    /// turn too: between two frames it goes straight.
    pub turn: f32,
}

impl Footage {
    /// How long something moves.
    #[must_use]
    pub fn length(&self) -> Millis {
        self.tracks.iter().map(|track| track.length(self.every)).max().unwrap_or_default()
    }

    /// The same, so many times as slow.
    #[must_use]
    pub fn slowed(self, times: u8) -> Footage {
        let times = Millis::from(times);
        let cues = self.cues.into_iter().map(|(at, cue)| (at * times, cue)).collect();
        Footage { every: self.every * times, cues, ..self }
    }

    /// The way of a node, if it moves.
    #[must_use]
    pub fn track(&self, node: NodeId) -> Option<&Track> {
        self.tracks.iter().find(|track| track.node == node)
    }
}

impl Track {
    /// How long it moves.
    #[must_use]
    pub fn length(&self, every: Millis) -> Millis {
        every * self.frames.len() as Millis
    }

    /// What is seen of it at a moment, on its way to where it rests.
    #[must_use]
    pub fn pose(&self, every: Millis, rest: &Pose, moment: Millis) -> Pose {
        let index = (moment / every.max(1)) as usize;
        let Some(from) = self.frames.get(index) else { return *rest };
        let at_rest = Still { x: rest.area.x, y: rest.area.y, turn: rest.turn };
        let to = self.frames.get(index + 1).unwrap_or(&at_rest);
        let part = (moment % every.max(1)) as f32 / every.max(1) as f32;
        let between = |from: f32, to: f32| from + (to - from) * part;
        let (x, y) = (between(from.x, to.x), between(from.y, to.y));
        let Area { width, height, .. } = rest.area;
        Pose { area: Area::new(x, y, width, height), turn: between(from.turn, to.turn), ..*rest }
    }

    /// Where its last frame leaves it, of a thing that is gone from the scene: it fades there.
    #[must_use]
    pub fn end(&self, gone: &Pose) -> Pose {
        let Some(Still { x, y, turn }) = self.frames.last() else { return *gone };
        Pose { area: Area { x: *x, y: *y, ..gone.area }, turn: *turn, ..*gone }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Art, Node};

    fn falling() -> (Footage, Pose) {
        let frames = vec![Still { x: 0.0, y: 0.0, turn: 0.0 }, Still { x: 2.0, y: 10.0, turn: 350.0 }];
        let node = Node::picture(7, Area::new(4.0, 40.0, 10.0, 10.0), Art::Yarn).turned(370.0);
        let track = Track { node: node.id, frames, stays: 0 };
        (Footage { every: 20, tracks: vec![track], cues: vec![(20, Cue::PieceFell)] }, Pose::of(&node))
    }

    fn seen(footage: &Footage, rest: &Pose, moment: Millis) -> (f32, f32, f32) {
        let pose = footage.tracks[0].pose(footage.every, rest, moment);
        (pose.area.x, pose.area.y, pose.turn)
    }

    #[test]
    fn it_goes_straight_from_frame_to_frame_and_rests_where_the_scene_says() {
        let (footage, rest) = falling();
        assert_eq!(seen(&footage, &rest, 0), (0.0, 0.0, 0.0));
        assert_eq!(seen(&footage, &rest, 10), (1.0, 5.0, 175.0));
        assert_eq!(seen(&footage, &rest, 30), (3.0, 25.0, 360.0));
        assert_eq!(seen(&footage, &rest, 40), (4.0, 40.0, 370.0));
        assert_eq!((footage.length(), seen(&footage, &rest, 4_000)), (40, (4.0, 40.0, 370.0)));
    }

    #[test]
    fn slowed_down_everything_comes_later() {
        let (footage, rest) = falling();
        let slow = footage.clone().slowed(4);
        assert_eq!((slow.length(), slow.cues.clone()), (160, vec![(80, Cue::PieceFell)]));
        for moment in 0..40 {
            assert_eq!(seen(&slow, &rest, moment * 4), seen(&footage, &rest, moment));
        }
    }
}
