//! Exact counts at the start. Any set-up, any seed.

use super::{Eintrichtern, Setup};
use crate::contract::{Game, Seed};

#[test]
fn a_match_opens_with_36_covered_cases() {
    for players in Eintrichtern::descriptor().players {
        let game = Eintrichtern::start(&Setup::for_players(players), Seed(players.into())).unwrap();
        assert_eq!(game.covered().len(), 36);
    }
}
