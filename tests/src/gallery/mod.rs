//! Telling moments of each game, reached through touches, for pictures of its board.

use empile_games::GameId;
use empile_stage::{Scene, Surface};

use crate::hands::Screen;

pub mod abquetschen;
pub mod bunte_kuh;
pub mod cui_bono;
pub mod eintrichtern;
pub mod muster;
pub mod neko_tower;
pub mod pile_poils;
pub mod pilo_pilo;
pub mod raffzahn;
pub mod teckels;
pub mod wurfelmarsch;

/// A small and a large phone, a phone that lies, and a tablet both ways.
pub const SCREENS: [Surface; 5] = [
    Surface { width: 360.0, height: 560.0 },
    Surface { width: 412.0, height: 840.0 },
    Surface { width: 800.0, height: 360.0 },
    Surface { width: 1280.0, height: 760.0 },
    Surface { width: 800.0, height: 1200.0 },
];

/// A telling moment, by name.
pub type State = (&'static str, Scene);

/// The telling moments of one game.
#[derive(Clone, Copy)]
pub struct Album {
    /// Which game.
    pub game: GameId,
    /// The fewest who play it, and the most.
    pub players: (u8, u8),
    /// Plays it to its moments at a table of so many.
    pub states: fn(u8, Screen) -> Vec<State>,
    /// The moments that tell most.
    pub shown: &'static [&'static str],
}

impl Album {
    /// As many as usually play it: three where three can.
    #[must_use]
    pub fn usual_players(&self) -> u8 {
        3.clamp(self.players.0, self.players.1)
    }
}

/// Every board.
#[must_use]
pub fn all() -> Vec<Album> {
    let album = |game, players, states, shown| Album { game, players, states, shown };
    vec![
        album(GameId::PilePoils, (2, 4), pile_poils::states, &["choosing", "crowded"]),
        album(GameId::PiloPilo, (3, 6), pilo_pilo::states, &["hush", "fray"]),
        album(GameId::Teckels, (2, 4), teckels::states, &["running", "between"]),
        album(GameId::NekoTower, (2, 4), neko_tower::states, &["claim", "own-turn"]),
        album(GameId::Abquetschen, (3, 3), abquetschen::states, &["building", "end"]),
        album(GameId::Raffzahn, (3, 3), raffzahn::states, &["coming", "grabbing", "late"]),
        album(GameId::BunteKuh, (2, 6), bunte_kuh::states, &["pointing", "ways"]),
        album(GameId::CuiBono, (2, 6), cui_bono::states, &["holding", "dwindling"]),
        album(GameId::Eintrichtern, (2, 8), eintrichtern::states, &["shown", "found"]),
        album(GameId::Wurfelmarsch, (3, 3), wurfelmarsch::states, &["pivots", "turning"]),
    ]
}
