use std::sync::Arc;

use empile_app::tools::{self, Finger};

use super::bench::Held;
use crate::{Empile, EmpileError, TouchSample};

/// A finger on the screen.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct FingerSpot {
    /// Which.
    pub pointer: u64,
    /// From the left, in density-independent pixels.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl From<Finger> for FingerSpot {
    fn from(finger: Finger) -> FingerSpot {
        FingerSpot { pointer: finger.pointer, x: finger.at.x, y: finger.at.y }
    }
}

/// What there is to show.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct PickerView {
    /// The fingers on the screen.
    pub fingers: Vec<FingerSpot>,
    /// The one that begins, once there is one.
    pub chosen: Option<FingerSpot>,
    /// When to ask again if nothing moves: the choice falls then.
    pub next_ms: Option<u64>,
}

/// Everyone puts a finger on the screen; after a moment one of them begins.
#[derive(uniffi::Object)]
pub struct FirstPlayerPicker {
    held: Held<tools::FirstPlayerPicker>,
}

#[uniffi::export]
impl Empile {
    /// A picker of the first player.
    pub fn first_player_picker(self: Arc<Self>) -> Result<Arc<FirstPlayerPicker>, EmpileError> {
        let seed = self.app.chance()?;
        let held = Held::new(self, Ok(tools::FirstPlayerPicker::new(seed)))?;
        Ok(Arc::new(FirstPlayerPicker { held }))
    }
}

#[uniffi::export]
impl FirstPlayerPicker {
    /// Hears touches, lets time pass, and tells what there is to show.
    pub fn touch(&self, samples: Vec<TouchSample>, now_ms: u64) -> Result<PickerView, EmpileError> {
        self.held.work(|picker| {
            for sample in samples {
                picker.hear(sample.into());
            }
            let chosen = picker.advance(now_ms);
            Ok(PickerView {
                fingers: picker.fingers().iter().map(|finger| (*finger).into()).collect(),
                chosen: chosen.map(Into::into),
                next_ms: picker.next_deadline(),
            })
        })
    }
}
