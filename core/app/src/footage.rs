//! Things that move by themselves, as shells get it: one crossing for all their frames.

use empile_stage::{Cue, Footage, Track};

/// What moves by itself until it rests where the nodes say.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SceneFootage {
    /// From one frame to the next, in milliseconds.
    pub every_ms: u32,
    /// One for each node that moves.
    pub tracks: Vec<SceneTrack>,
    /// What there is to hear and feel meanwhile, beside what there is at once.
    pub cues: Vec<FootageCue>,
    /// How long something moves, in milliseconds.
    pub length_ms: u32,
}

/// The way of one node. It comes to rest one frame after the last; if it is gone, it fades where the last leaves it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SceneTrack {
    /// Which node.
    pub id: u32,
    /// Left edge, top edge and turn, frame by frame: 32-bit floats with the lower byte first. Between two frames it goes
    /// straight.
    pub frames: Vec<u8>,
    /// Where nothing is to move, what is gone stays so long where it was, in milliseconds.
    #[cfg_attr(feature = "uniffi", uniffi(default = 0))]
    pub stays_ms: u32,
}

/// Something to hear and feel while things move.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FootageCue {
    /// After so many milliseconds.
    pub at_ms: u32,
    /// Its number among the cues.
    pub cue: Cue,
}

impl SceneFootage {
    pub(crate) fn of(footage: &Footage) -> SceneFootage {
        let cue = |(at, cue): &(u64, Cue)| FootageCue { at_ms: *at as u32, cue: *cue };
        SceneFootage {
            every_ms: footage.every as u32,
            tracks: footage.tracks.iter().map(SceneTrack::of).collect(),
            cues: footage.cues.iter().map(cue).collect(),
            length_ms: footage.length() as u32,
        }
    }
}

impl SceneTrack {
    fn of(track: &Track) -> SceneTrack {
        let numbers = track.frames.iter().flat_map(|still| [still.x, still.y, still.turn]);
        let frames = numbers.flat_map(f32::to_le_bytes).collect();
        SceneTrack { id: track.node.0, frames, stays_ms: track.stays as u32 }
    }
}

#[cfg(test)]
mod tests {
    use empile_stage::{NodeId, Still};

    use super::*;

    #[test]
    fn a_track_is_bytes_three_numbers_a_frame() {
        let frames = vec![Still { x: 1.0, y: -2.5, turn: 90.0 }, Still { x: 2.0, y: 3.0, turn: 4.0 }];
        let track = SceneTrack::of(&Track { node: NodeId(7), frames, stays: 0 });
        assert_eq!((track.id, track.frames.len()), (7, 24));
        assert_eq!(track.frames[4..8], (-2.5_f32).to_le_bytes());
    }
}
