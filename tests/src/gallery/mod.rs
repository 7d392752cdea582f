//! Telling moments of each game, reached through touches, for pictures of its board.

use empile_stage::Surface;

pub mod abquetschen;
pub mod cui_bono;
pub mod eintrichtern;
pub mod neko_tower;
pub mod pilo_pilo;
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
