//! Robots that sit down with a family: players that see only what their seat sees.
//!
//! A robot is asked when it is its turn, and answers with one action of its seat. It is the same answer whenever the
//! same seat has seen the same things: a move that is taken back is made again. What a seat may not know is drawn anew
//! ([`Game::imagine`]) before a robot thinks, so it cannot cheat, not even by accident.

use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Choices, Game, Match, Seat, Seed, Viewer},
};

/// Does a robot know how to play this? Reflexes and steady hands are for people.
#[must_use]
pub fn plays(game: GameId) -> bool {
    matches!(
        game,
        GameId::PilePoils
            | GameId::Abquetschen
            | GameId::CuiBono
            | GameId::Eintrichtern
            | GameId::Wurfelmarsch
    )
}

/// What a robot on this seat does now; nothing if there is nothing to do, or if robots do not play this game.
#[must_use]
pub fn choose(game: &Match<AnyGame>, seat: Seat) -> Option<AnyAction> {
    let state = game.state();
    if !plays(state.id()) {
        return None;
    }
    let seen = state.imagine(Viewer::Seat(seat), Seed(game.record().entries.len() as u64));
    let choices = seen.legal(seat);
    choices.nth(game.record().entries.len() % choices.len().max(1))
}
