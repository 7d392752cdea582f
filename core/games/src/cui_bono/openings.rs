//! Exact counts at the start. Any set-up, any seed.

use std::collections::HashSet;

use super::{Action, CuiBono, Setup};
use crate::{
    contract::{Game, Seed},
    pyramid::lattice::{CELLS, CellSet},
};

#[test]
fn a_match_opens_with_three_takeable_dice_and_ever_more_shapes() {
    let start = CuiBono::start(&Setup::for_players(2), Seed(1)).unwrap();
    assert_eq!(start.takeable().len(), 3);
    // Which dice can be taken depends on the shape alone, so one match per shape goes on.
    let mut shapes = vec![start];
    for (taken, count) in [(1, 1), (2, 3), (3, 6), (4, 10)] {
        let mut seen: HashSet<CellSet> = HashSet::new();
        let mut next = Vec::new();
        for game in &shapes {
            for cell in game.takeable() {
                let mut other = game.clone();
                let seat = other.to_act().iter().next().unwrap();
                let events = &mut Vec::new();
                other.apply(seat, &Action::Take { cell }, 0, events).unwrap();
                other.apply(seat, &Action::Keep, 0, events).unwrap();
                if seen.insert(other.pyramid().heap().filled()) {
                    next.push(other);
                }
            }
        }
        assert!(next.iter().all(|game| game.pyramid().pieces().count() == CELLS - taken));
        assert_eq!(next.len(), count, "after {taken} dice were taken and kept");
        shapes = next;
    }
}
