//! Robots that sit down with a family: players that see only what their seat sees.
//!
//! A robot is asked when it is its turn, and answers with one action of its seat. It is the same answer whenever the
//! same seat has seen the same things: a move that is taken back is made again. What a seat may not know is drawn anew
//! ([`Game::imagine`]) before a robot thinks, so it cannot cheat, not even by accident.

mod abquetschen;
mod cui_bono;
mod eintrichtern;
mod foresight;
mod level;
mod luck;
mod paced;
mod past;
mod pile_poils;
mod playouts;
mod seen;
mod wurfelmarsch;

pub use level::Level;
pub use luck::Luck;
pub use paced::{Paced, REFLEX_MS, Thought, is_paced, next_entry, thought};
use seen::Seen;

use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Game, Match, Record, Seat},
};

/// What a robot of this level on this seat does now; nothing if there is nothing to do, or if robots do not play this game.
#[must_use]
pub fn choose(game: &Match<AnyGame>, seat: Seat, level: Level) -> Option<AnyAction> {
    answer(game.state(), game.record(), seat, level, Luck::of(game.record(), seat))
}

/// Does a robot know how to play this, in turn or [against the clock](is_paced)? Steady hands are for people.
#[must_use]
pub fn plays(game: GameId) -> bool {
    plays_in_turn(game) || is_paced(game)
}

macro_rules! robots {
    ($($name:ident: |$seen:ident, $past:pat_param| $choice:expr;)+) => {
        /// Does a robot play this in turn?
        #[must_use]
        pub fn plays_in_turn(game: GameId) -> bool {
            matches!(game, $(GameId::$name)|+)
        }

        /// The same at a table that `past` led to. The answer is the same for every state that the seat cannot tell from
        /// this one: of the state a robot learns what its seat is offered and what it can imagine, of the past what it
        /// has seen.
        #[must_use]
        pub fn answer(
            state: &AnyGame,
            past: &Record<AnyGame>,
            seat: Seat,
            level: Level,
            luck: Luck,
        ) -> Option<AnyAction> {
            if !state.to_act().contains(seat) {
                return None;
            }
            match state {
                $(AnyGame::$name(game) => {
                    let ($seen, $past) = (&Seen::of(game, seat, level, luck), past);
                    $choice.map(AnyAction::$name)
                })+
                _ => None,
            }
        }
    };
}

robots! {
    PilePoils: |seen, _| pile_poils::choose(seen);
    Abquetschen: |seen, _| abquetschen::choose(seen);
    CuiBono: |seen, _| cui_bono::choose(seen);
    Eintrichtern: |seen, past| eintrichtern::choose(seen, past);
    Wurfelmarsch: |seen, _| wurfelmarsch::choose(seen);
}
