//! Exact counts at the start. Any set-up, any seed.

use super::{Raffzahn, Setup};
use crate::contract::{Game, Seed};

#[test]
fn a_match_opens_with_three_free_dice() {
    for seed in 0..20 {
        let game = Raffzahn::start(&Setup::default(), Seed(seed)).unwrap();
        assert_eq!(game.pyramid().heap().free().len(), 3);
    }
}
