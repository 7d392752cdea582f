//! Telling moments of each game, reached through touches, for pictures of its board.

use empile_games::{
    GameId,
    contract::{Chosen, Seed, Stream},
};
use empile_stage::{Scene, Surface};

use crate::{
    every_game,
    hands::{Hands, Screen},
};

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
    /// Plays a short match to its end, that takes every way of touching.
    pub whole: fn() -> Whole,
    /// Does a touch stand as soon as the finger is down, whatever becomes of the finger?
    pub counts_at_touch_down: bool,
}

impl Album {
    /// The album of a game.
    ///
    /// # Panics
    /// If the game has none.
    #[must_use]
    pub fn of(game: GameId) -> Album {
        let album = all().into_iter().find(|album| album.game == game);
        album.unwrap_or_else(|| panic!("{game:?} has no album"))
    }

    /// As many as usually play it: three where three can.
    #[must_use]
    pub fn usual_players(&self) -> u8 {
        3.clamp(self.players.0, self.players.1)
    }
}

/// A whole match, played by hands at a board.
pub struct Whole {
    /// The hands that played it.
    pub hands: Hands,
    /// What the table chose, where it is not the usual.
    pub options: Vec<(String, String)>,
    /// So many parts of a pixel its touches are written to.
    pub grain: f32,
}

impl Whole {
    fn of(hands: Hands) -> Whole {
        Whole { hands, options: Vec::new(), grain: 10.0 }
    }

    fn played_on(mut hands: Hands, play_on: impl Fn(&mut Hands, &mut Stream)) -> Whole {
        let mut luck = Stream::new(Seed(WHOLE_SEED));
        while !hands.is_over() {
            play_on(&mut hands, &mut luck);
        }
        Whole::of(hands)
    }
}

const PHONE: Surface = Surface { width: 412.0, height: 760.0 };
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };
const WHOLE_SEED: u64 = 2026;

fn usual_table(game: GameId, players: u8, surface: Surface) -> Hands {
    let setup = game.setup(players, &Chosen::default()).expect("what is usual");
    Hands::at(setup, WHOLE_SEED, surface)
}

/// Every board.
#[must_use]
pub fn all() -> Vec<Album> {
    macro_rules! albums {
        ($($name:ident: $id:ident, $game:ty;)+) => {
            vec![$($name::ALBUM,)+]
        };
    }
    every_game!(albums)
}
