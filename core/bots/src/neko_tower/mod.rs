//! Neko tower on the screen: a partner that builds. It chooses what its rules allow, carries it there with a hand that trembles, and what
//! falls is the simulation's to say, as for everybody.
//!
//! What it does is a pure function of what its seat sees, of its level and of the match's seed and entries: who takes the match up again
//! finds it about the same thing.

mod builder;
mod cats;
mod hand;
mod yard;

use empile_games::{
    AnyAction, AnyGame, AnySetup, GameId,
    contract::{Game, Match, Millis, Seat},
    neko_tower::Play,
};

use crate::{Level, Luck, Seen};
use builder::Builder;
pub use yard::{FURTHEST_OUT, TILT_OF_A_STEP, across, levels_on_the_left, misfit, next_of_storey, pose};

/// What a partner does next.
#[derive(Clone, Debug, PartialEq)]
pub struct Errand {
    /// What it does when its hand is there.
    pub action: AnyAction,
    /// How long after it came to look at the table, beside the time in which everyone looks.
    pub after: Millis,
    /// In how many hundredths of the time that people want to look.
    pub patience: Millis,
    /// Where its hand is seen on the way, in order; nowhere if nothing is to be seen of it.
    pub way: Vec<Station<AnyAction>>,
}

/// Where a hand is on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Station<A> {
    /// What it would do if it did it from here.
    pub action: A,
    /// It is there, or sets out for there, so long before it does anything.
    pub before: Millis,
}

/// Does a robot know how to build this game's tower, where there is one on the screen?
#[must_use]
pub fn is_built(game: GameId) -> bool {
    game == GameId::NekoTower
}

/// Can a robot sit down to this, if it knows the game at all? No robot has hands for a real tower.
#[must_use]
pub fn can_reach(setup: &AnySetup) -> bool {
    !matches!(setup, AnySetup::NekoTower(setup) if setup.play == Play::Companion)
}

/// What a partner of this level on this seat does next; nothing while there is nothing to do for it.
#[must_use]
pub fn errand(game: &Match<AnyGame>, seat: Seat, level: Level) -> Option<Errand> {
    errand_of(game.state(), seat, level, Luck::of(game.record(), seat))
}

/// The same, with this luck. It is the same for every state that the seat cannot tell from this one.
#[must_use]
pub fn errand_of(state: &AnyGame, seat: Seat, level: Level, luck: Luck) -> Option<Errand> {
    let AnyGame::NekoTower(game) = state else { return None };
    if game.setup().play != Play::OnScreen || !game.to_act().contains(seat) {
        return None;
    }
    Builder::at(&Seen::of(game, seat, level, luck)).errand()
}
