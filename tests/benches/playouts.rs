//! Random play of every game, four players where so many can play.

use empile_tests::{every_game, figures::tell_playouts, kit::Conforming};

macro_rules! tell {
    ($($name:ident: $id:ident, $game:ty;)+) => {
        fn main() {
            $(tell_playouts::<$game>(stringify!($name), &<$game>::benched());)+
        }
    };
}

every_game!(tell);
