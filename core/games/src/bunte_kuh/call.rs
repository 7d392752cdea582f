use serde::{Deserialize, Serialize};

use crate::{
    contract::{Millis, Seat},
    pyramid::lattice::Cell,
};

/// What can be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// « stop »: I see a case with the right sum.
    Stop,
    /// « Non! »: there is none.
    No,
}

/// The call that is first for all that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Calling {
    pub(super) seat: Seat,
    pub(super) call: Call,
    pub(super) at: Millis,
    pub(super) pointed: Option<Pointed>,
    /// When it came to be the first because the one before it was void; its time to point begins then.
    #[serde(default)]
    pub(super) moved_up: Option<Millis>,
}

/// A finger on a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pointed {
    pub(super) case: Cell,
    pub(super) at: Millis,
}

impl Calling {
    pub(super) fn new(seat: Seat, call: Call, at: Millis) -> Calling {
        Calling { seat, call, at, pointed: None, moved_up: None }
    }

    /// Since when its player could point.
    pub(super) fn since(&self) -> Millis {
        self.moved_up.unwrap_or(self.at)
    }

    /// « il dit "stop" et montre la case »: has that still to be done?
    pub(super) fn must_point(&self) -> bool {
        self.call == Call::Stop && self.pointed.is_none()
    }
}
