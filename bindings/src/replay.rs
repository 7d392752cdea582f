use std::sync::Arc;

use empile_stage::Surface;

use crate::{EmpileError, SceneChanges};

/// A match of the log, shown again step by step.
#[derive(uniffi::Object)]
pub struct Replay {
    replay: empile_app::Replay,
}

impl Replay {
    pub(crate) fn over(replay: empile_app::Replay) -> Arc<Replay> {
        Arc::new(Replay { replay })
    }
}

#[uniffi::export]
impl Replay {
    /// The game's stable name.
    pub fn game(&self) -> Result<String, EmpileError> {
        Ok(self.replay.game().slug().to_owned())
    }

    /// Where chance began.
    pub fn seed(&self) -> Result<u64, EmpileError> {
        Ok(self.replay.seed().0)
    }

    /// How many steps there are.
    pub fn length(&self) -> Result<u32, EmpileError> {
        Ok(u32::try_from(self.replay.length()).unwrap_or(u32::MAX))
    }

    /// Goes to a step, the last one if there are not so many, and tells what happened in it.
    pub fn go_to(&self, step: u32) -> Result<Vec<String>, EmpileError> {
        Ok(self.replay.go_to(usize::try_from(step).unwrap_or(usize::MAX))?)
    }

    /// Lays it out for a surface, in density-independent pixels.
    #[uniffi::method(default(text_scale = 1.0))]
    pub fn resize(&self, width: f32, height: f32, text_scale: f32) -> Result<(), EmpileError> {
        self.replay.resize(Surface { width, height }, text_scale);
        Ok(())
    }

    /// What changed since this was last asked. A new view asks `from_scratch` and gets everything.
    pub fn changes(&self, from_scratch: bool) -> Result<SceneChanges, EmpileError> {
        Ok(self.replay.changes(from_scratch).into())
    }
}
