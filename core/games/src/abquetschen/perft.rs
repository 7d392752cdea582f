//! How many layings there are at the first three turns, throw by throw, compared with the committed table.

use std::fmt::Write;

use super::{
    Abquetschen, Setup,
    laying::Laying,
    state::{Kind, OPENING, Phase},
};
use crate::{
    contract::{Game, Seat, Seed},
    pyramid::lattice::{CellSet, Heap},
};

const THROWS: std::ops::RangeInclusive<u8> = 1..=6;

/// The table after these layings of the first players, before the next throw.
fn after(layings: &[CellSet]) -> Abquetschen {
    let mut game = Abquetschen::start(&Setup::default(), Seed(0)).unwrap();
    game.first = Some(Seat(0));
    for (index, cells) in layings.iter().enumerate() {
        game.dice_of[index] = *cells;
    }
    game.heap = Heap::of(layings.iter().copied().fold(CellSet::EMPTY, CellSet::union)).unwrap();
    game.current = Seat(layings.len() as u8);
    game.turn = layings.len() as u32;
    game.phase = Phase::Ready;
    game
}

fn layings(before: &[CellSet], dice: u8) -> Vec<CellSet> {
    after(before).laying_of(dice, Kind::Thrown).all(CellSet::EMPTY)
}

#[test]
fn the_first_three_turns_have_exactly_these_layings() {
    let Phase::Laying { dice, .. } = OPENING else { panic!("the opening is a laying") };
    let openings = Laying::opening(dice).all(CellSet::EMPTY);
    let mut table = format!("opening {dice}: {}\n", openings.len());
    // How many after each opening, in order: the sum hides nothing.
    let mut seconds = Vec::new();
    for second in THROWS {
        let per_opening: Vec<Vec<CellSet>> =
            openings.iter().map(|opening| layings(&[*opening], second)).collect();
        let counts: Vec<usize> = per_opening.iter().map(Vec::len).collect();
        let _ = writeln!(table, "second {second}: {} = {counts:?}", counts.iter().sum::<usize>());
        seconds.push(per_opening);
    }
    // A second player who threw 1, 2 or 4 has passed.
    for third in THROWS {
        let passed: usize =
            openings.iter().map(|opening| layings(&[*opening, CellSet::EMPTY], third).len()).sum();
        let _ = writeln!(table, "second passed, third {third}: {passed}");
    }
    for (second, per_opening) in THROWS.zip(&seconds) {
        if per_opening.iter().all(Vec::is_empty) {
            continue;
        }
        for third in THROWS {
            let all = openings.iter().zip(per_opening);
            let count: usize = all
                .flat_map(|(opening, seconds)| seconds.iter().map(move |second| [*opening, *second]))
                .map(|before| layings(&before, third).len())
                .sum();
            let _ = writeln!(table, "second {second}, third {third}: {count}");
        }
    }
    assert_eq!(table, include_str!("perft.txt"), "\n{table}");
}
