//! How many positions the first three turns lead to, compared with the committed table.

use std::fmt::Write;

use super::{Setup, Wurfelmarsch, history::Position};
use crate::contract::{Choices, Game, Seed};

fn walk(game: &Wurfelmarsch, plies: u8, reached: &mut Vec<Position>) {
    let mut events = Vec::new();
    for action in game.legal(game.current).all() {
        let mut next = game.clone();
        events.clear();
        next.apply(game.current, &action, 0, &mut events).unwrap();
        if plies == 1 {
            reached.push(Position::of(&next.pyramid, next.current));
        } else {
            walk(&next, plies - 1, reached);
        }
    }
}

#[test]
fn the_first_three_turns_lead_to_exactly_so_many_positions() {
    let start = Wurfelmarsch::start(&Setup::default(), Seed(0)).unwrap();
    let mut table = String::new();
    for plies in 1..=3 {
        let mut reached = Vec::new();
        walk(&start, plies, &mut reached);
        let ways = reached.len();
        reached.sort_unstable();
        reached.dedup();
        let _ = writeln!(table, "{plies} plies: {ways} ways, {} positions", reached.len());
    }
    assert_eq!(table, include_str!("perft.txt"), "\n{table}");
}
