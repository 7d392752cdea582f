//! Robots that sit down with a family: players that see only what their seat sees.
//!
//! A robot is asked when it is its turn, and answers with one action of its seat. It is the same answer whenever the
//! same seat has seen the same things: a move that is taken back is made again. What a seat may not know is drawn anew
//! ([`Game::imagine`]) before a robot thinks, so it cannot cheat, not even by accident.

mod abquetschen;
mod advice;
mod cui_bono;
mod eintrichtern;
mod foresight;
mod hindsight;
mod level;
mod luck;
pub mod neko_tower;
mod paced;
mod past;
mod pile_poils;
mod playouts;
mod seen;
mod wurfelmarsch;

pub use advice::{Advice, Lead, Reason, TurnOdds};
use hindsight::{Outlook, Shares};
pub use hindsight::{Step, Study, study};
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

/// What [`Level::Formidable`] would do on this seat now, and why; nothing if there is nothing to do, or where robots play against
/// the clock.
#[must_use]
pub fn advise(game: &Match<AnyGame>, seat: Seat) -> Option<Advice> {
    advice(game.state(), game.record(), seat, Luck::of(game.record(), seat))
}

/// Does a robot know how to play this, in turn, [against the clock](is_paced) or [with its hand](neko_tower)?
#[must_use]
pub fn plays(game: GameId) -> bool {
    plays_in_turn(game) || is_paced(game) || neko_tower::is_built(game)
}

macro_rules! robots {
    ($($name:ident: |$seen:ident, $past:pat_param| $choice:expr, $advice:expr;)+) => {
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

        /// What the best robot would do there, and why: by what the seat knows, as its [answer](answer) is.
        #[must_use]
        pub fn advice(state: &AnyGame, past: &Record<AnyGame>, seat: Seat, luck: Luck) -> Option<Advice> {
            if !state.to_act().contains(seat) {
                return None;
            }
            match state {
                $(AnyGame::$name(game) => {
                    let ($seen, $past) = (&Seen::of(game, seat, Level::Formidable, luck), past);
                    $advice.map(|(action, reason)| Advice { action: AnyAction::$name(action), reason })
                })+
                _ => None,
            }
        }

        /// What each seat can expect of a table that `past` led to, everything open: for looking back.
        pub(crate) fn shares(state: &AnyGame, past: &Record<AnyGame>) -> Option<Shares> {
            match state {
                $(AnyGame::$name(game) => {
                    let over = game.outcome().map(|outcome| hindsight::of_winners(&outcome));
                    Some(over.unwrap_or_else(|| game.shares(past)))
                })+
                _ => None,
            }
        }

        /// How sure that is: one standard error.
        pub(crate) fn error_of_shares(state: &AnyGame) -> f32 {
            fn error<G: Outlook>(_: &G) -> f32 {
                G::ERROR
            }
            match state {
                $(AnyGame::$name(game) => error(game),)+
                _ => 0.0,
            }
        }

        /// What an action leaves to expect there before chance has spoken, where that can be worked out.
        pub(crate) fn foreseen(
            state: &AnyGame,
            past: &Record<AnyGame>,
            seat: Seat,
            action: &AnyAction,
        ) -> Option<Shares> {
            match (state, action) {
                $((AnyGame::$name(game), AnyAction::$name(action)) => game.foreseen(seat, action, past),)+
                _ => None,
            }
        }
    };
}

robots! {
    PilePoils: |seen, _| pile_poils::choose(seen), pile_poils::advise(seen);
    Abquetschen: |seen, _| abquetschen::choose(seen), abquetschen::advise(seen);
    CuiBono: |seen, _| cui_bono::choose(seen), cui_bono::advise(seen);
    Eintrichtern: |seen, past| eintrichtern::choose(seen, past), eintrichtern::advise(seen, past);
    Wurfelmarsch: |seen, _| wurfelmarsch::choose(seen), wurfelmarsch::advise(seen);
}
