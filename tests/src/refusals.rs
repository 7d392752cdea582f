//! What a player is told of a refusal: what messages and rules are tried with.

use empile_games::contract::{Breach, Fact, Game, Measure, Paper, PaperSeat, Seed};

use crate::{every_game, kit::Conforming};

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

/// What a player is told of these.
pub(crate) fn told<B: Breach>(breaches: &[B]) -> Vec<Told> {
    breaches.iter().map(Told::of).collect()
}

/// What a table is told that asks for such a set-up.
pub(crate) fn refused<G: Game>(setup: &G::Setup) -> Told {
    let refusal = G::start(setup, Seed(0)).expect_err("an option out of range is refused");
    Told::of(&refusal)
}

/// Whether somebody won, the number that the form asks for, and what it asks for beside it.
pub(crate) type OnPaper<'a> = (bool, i32, &'a [(Measure, i32)]);

/// What somebody is told who writes such a result down.
pub(crate) fn refused_on_paper<G: Paper>(setup: Option<&str>, entered: &[OnPaper<'_>]) -> Told {
    let seat = |(won, amount, extras): &OnPaper<'_>| PaperSeat {
        won: *won,
        amount: *amount,
        extras: extras.to_vec(),
    };
    let seats: Vec<PaperSeat> = entered.iter().map(seat).collect();
    Told::of(&G::judge(setup, &seats).expect_err("no match ends like this"))
}

/// One refusal of each kind, game by game.
///
/// # Panics
/// If an option that is out of range was accepted.
#[must_use]
pub fn all() -> Vec<Told> {
    macro_rules! of_each {
        ($($name:ident: $id:ident, $game:ty;)+) => {
            [$(<$game>::refusals(), <$game>::refusals_on_paper(),)+]
        };
    }
    every_game!(of_each).into_iter().flatten().collect()
}
