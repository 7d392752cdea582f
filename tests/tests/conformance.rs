//! Every game through the conformance kit.

use empile_tests::{conformance, every_game};

macro_rules! conform {
    ($($name:ident: $id:ident, $game:ty;)+) => {
        $(conformance!($name, $game);)+
    };
}

every_game!(conform);
