//! Random play of nine games (Pile-Poils has a bench of its own), four players where so many can play.

use empile_games::{
    abquetschen::{self, Abquetschen},
    bunte_kuh::{self, BunteKuh},
    cui_bono::{self, CuiBono},
    eintrichtern::{self, Eintrichtern},
    neko::{self, Mode, Neko, Play},
    pilo_pilo::{self, PiloPilo},
    raffzahn::{self, Raffzahn},
    teckels::{self, Teckels},
    wurfelmarsch::{self, Wurfelmarsch},
};
use empile_tests::figures::tell_playouts;

fn main() {
    tell_playouts::<PiloPilo>("pilo_pilo", &[pilo_pilo::Setup::for_players(4)]);
    // Random players would call every round off at once.
    let full_rounds = teckels::Setup { ends_when_all_call: false, ..teckels::Setup::for_players(4) };
    tell_playouts::<Teckels>("teckels", &[full_rounds]);
    let tower = |mode| neko::Setup { players: 4, mode, play: Play::Companion };
    tell_playouts::<Neko>("neko_tower", &[Mode::Together, Mode::Competitive].map(tower));
    tell_playouts::<Abquetschen>("abquetschen", &[abquetschen::Setup::default()]);
    tell_playouts::<Raffzahn>("raffzahn", &[raffzahn::Setup::default()]);
    tell_playouts::<BunteKuh>("bunte_kuh", &[bunte_kuh::Setup::for_players(4)]);
    tell_playouts::<CuiBono>("cui_bono", &[cui_bono::Setup::for_players(4)]);
    tell_playouts::<Eintrichtern>("eintrichtern", &[eintrichtern::Setup::for_players(4)]);
    tell_playouts::<Wurfelmarsch>("wurfelmarsch", &[wurfelmarsch::Setup::default()]);
}
