use serde::{Deserialize, Serialize};

/// The game is played by three, and has no options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 3.
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: super::PLAYERS }
    }
}
