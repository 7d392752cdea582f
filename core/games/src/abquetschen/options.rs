use super::{Abquetschen, Setup};
use crate::contract::{Options, Values};

/// Nothing to choose.
impl Options for Abquetschen {
    fn setup(players: u8, _chosen: &Values) -> Setup {
        Setup { players }
    }
}
