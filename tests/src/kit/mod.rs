//! The conformance kit: what must hold for every game, whatever its rules.
//!
//! A game plugs in with one line in the list of [`every_game`](crate::every_game), and an implementation of
//! [`Conforming`].

mod checks;
mod golden;
mod playout;

pub use checks::{
    legal_is_exactly_what_apply_accepts, matches_end, records_replay_and_undo, secrets_stay_secret,
    soak_playouts, stored_states_come_back_equal, the_contract_asks_first,
};
pub use golden::golden_playthroughs;
pub use playout::{Driver, playout, playout_checked};

use empile_games::contract::{Choices, Game, Options, Paper, Seat, Stream, Values};

use crate::refusals::Told;

/// What the kit must know of a game beside its contract.
pub trait Conforming: Game + Options + Paper {
    /// The name in files.
    const SLUG: &'static str;
    /// No random match may take longer.
    const MOST_STEPS: usize = 1_000_000;
    /// So many random matches are played by `make soak`.
    const SOAKED: u64 = 1_000_000;
    /// Is anything hidden from anybody: a secret, or chance to come? A game of neither has nothing to imagine.
    const HIDES_SOMETHING: bool = true;

    /// Every player count with every option.
    fn setups() -> Vec<Self::Setup>;

    /// Actions that no state offers: strange cells, too many dice, cards that do not exist.
    fn strange_actions() -> Vec<Self::Action>;

    /// One refusal of each kind that the game has, wrong options included.
    fn refusals() -> Vec<Told>;

    /// One refusal of each kind that a result has which no match ends with.
    #[must_use]
    fn refusals_on_paper() -> Vec<Told> {
        Vec::new()
    }

    /// What the benches play: as usual, four players where so many can play.
    #[must_use]
    fn benched() -> Vec<Self::Setup> {
        let seats = Self::descriptor().players;
        let players = 4.clamp(*seats.start(), *seats.end());
        vec![<Self as Options>::setup(players, &Values::usual(&Self::options()))]
    }

    /// What the kit's random player does: anything that is legal, each as likely. A game in which most legal actions
    /// are mishaps says otherwise, or its matches would be over before they begin.
    fn choose(&self, seat: Seat, chance: &mut Stream) -> Option<Self::Action> {
        let legal = self.legal(seat);
        legal.nth(chance.index(legal.len()))
    }

    /// What must hold after every action: nothing lost, nothing doubled.
    fn check_invariants(&self) -> Result<(), String>;
}

/// Plugs a game into the kit.
#[macro_export]
macro_rules! conformance {
    ($name:ident, $game:ty) => {
        mod $name {
            #[test]
            fn random_matches_end_and_keep_their_invariants() {
                $crate::kit::matches_end::<$game>(500);
            }

            #[test]
            fn legal_is_exactly_what_apply_accepts() {
                $crate::kit::legal_is_exactly_what_apply_accepts::<$game>();
            }

            #[test]
            fn the_contract_asks_first() {
                $crate::kit::the_contract_asks_first::<$game>();
            }

            #[test]
            fn stored_states_come_back_equal() {
                $crate::kit::stored_states_come_back_equal::<$game>();
            }

            #[test]
            fn records_replay_and_undo() {
                $crate::kit::records_replay_and_undo::<$game>();
            }

            #[test]
            fn secrets_stay_secret() {
                $crate::kit::secrets_stay_secret::<$game>();
            }

            #[test]
            fn golden_playthroughs() {
                $crate::kit::golden_playthroughs::<$game>();
            }

            #[test]
            #[ignore = "a battery: run by `make soak`"]
            fn soak_playouts() {
                $crate::kit::soak_playouts::<$game>(stringify!($name));
            }
        }
    };
}
