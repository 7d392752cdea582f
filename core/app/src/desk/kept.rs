use empile_campaign::{PlayerId, ResultId, UnixMillis};
use empile_games::contract::PaperSeat;
use empile_stage::tool::ToolRecord;
use serde::{Deserialize, Serialize};

/// What the log keeps of a tool in use.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// In the order of their seats.
    pub(super) players: Vec<PlayerId>,
    pub(super) variant: u8,
    /// None between two games.
    pub(super) record: Option<ToolRecord>,
    pub(super) written: Option<Written>,
}

/// A result that was written down, or is about to be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Written {
    pub(super) id: ResultId,
    pub(super) standings: Vec<PaperSeat>,
    pub(super) played_at: UnixMillis,
    pub(super) is_done: bool,
}
