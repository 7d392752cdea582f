//! One refusal of each kind that a game has, wrong options included: what messages and rules are tried with.

mod boxes;
mod pyramid;

use empile_games::contract::{Breach, Fact};

/// What a player is told of a refusal.
pub struct Told {
    /// The key of its message.
    pub code: &'static str,
    /// The section of the quick reference that it opens.
    pub rule: &'static str,
    /// What the message names.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Told {
    fn of(breach: &impl Breach) -> Told {
        Told { code: breach.code(), rule: breach.rule(), facts: breach.facts() }
    }
}

fn told<B: Breach>(breaches: &[B]) -> Vec<Told> {
    breaches.iter().map(Told::of).collect()
}

/// All of them, game by game.
///
/// # Panics
/// If an option that is out of range was accepted.
#[must_use]
pub fn all() -> Vec<Told> {
    boxes::all().into_iter().chain(pyramid::all()).collect()
}
