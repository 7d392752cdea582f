//! Exact counts at the start of Raffzahn, Bunte Kuh, Cui bono? and Eintrichtern, against their committed table.

use std::collections::{BTreeMap, HashSet};

use empile_games::{
    bunte_kuh::{self, BunteKuh, Call},
    contract::{Choices, Game, Seat, Seed},
    cui_bono::{self, CuiBono},
    eintrichtern::{self, Eintrichtern},
    pyramid::lattice::CellSet,
    raffzahn::{self, Raffzahn},
};

fn table() -> BTreeMap<&'static str, usize> {
    let lines = include_str!("../perft/das-spiel-openings.txt").lines();
    let counts = lines.filter(|line| !line.starts_with('#')).map(|line| {
        let (what, count) = line.rsplit_once(' ').expect("what, then how many");
        (what, count.parse().expect("a number"))
    });
    counts.collect()
}

fn assert_counts(counted: &[(&str, usize)]) {
    let table = table();
    for (what, count) in counted {
        assert_eq!(table.get(what), Some(count), "{what}");
    }
}

#[test]
fn raffzahn_opens_with_three_free_dice() {
    for seed in 0..20 {
        let game = Raffzahn::start(&raffzahn::Setup::default(), Seed(seed)).expect("three can play");
        assert_counts(&[("raffzahn free-dice", game.pyramid().heap().free().len())]);
    }
}

#[test]
fn bunte_kuh_opens_with_36_cases_and_a_right_no_may_lay_on_any_in_any_way() {
    let mut right_nos = 0;
    for seed in 0..200 {
        let setup = bunte_kuh::Setup::for_players(2 + (seed % 5) as u8);
        let mut game = BunteKuh::start(&setup, Seed(seed)).expect("two to six can play");
        assert_counts(&[("bunte-kuh cases", game.pyramid().heap().hollows().len())]);
        let mut events = Vec::new();
        game.apply(Seat(0), &bunte_kuh::Action::Throw, 0, &mut events).expect("a match begins with a throw");
        game.apply(Seat(1), &bunte_kuh::Action::Call(Call::No), 1, &mut events).expect("anyone may call");
        game.advance(1_000, &mut events).expect("time passes");
        if events.contains(&bunte_kuh::Event::WasRight { seat: Seat(1) }) {
            right_nos += 1;
            assert_counts(&[("bunte-kuh layings-after-a-right-no", game.legal(Seat(1)).len())]);
        }
    }
    assert!(right_nos > 0, "no throw of 200 was without a case");
}

#[test]
fn cui_bono_opens_with_three_takeable_dice_and_ever_more_shapes() {
    let start = CuiBono::start(&cui_bono::Setup::for_players(2), Seed(1)).expect("two can play");
    assert_counts(&[("cui-bono takeable-dice", start.takeable().len())]);
    // Which dice can be taken depends on the shape alone, so one match per shape goes on.
    let mut shapes = vec![start];
    for (taken, what) in (1..=4).map(|taken| (taken, format!("cui-bono shapes-after-{taken}"))) {
        let mut seen: HashSet<CellSet> = HashSet::new();
        let mut next = Vec::new();
        for game in &shapes {
            for cell in game.takeable() {
                let mut other = game.clone();
                let seat = other.to_act().iter().next().expect("somebody's turn");
                let events = &mut Vec::new();
                other.apply(seat, &cui_bono::Action::Take { cell }, 0, events).expect("it can be taken");
                other.apply(seat, &cui_bono::Action::Keep, 0, events).expect("it can be kept");
                if seen.insert(other.pyramid().heap().filled()) {
                    next.push(other);
                }
            }
        }
        assert!(next.iter().all(|game| game.pyramid().pieces().count() == 165 - taken));
        assert_counts(&[(&what, next.len())]);
        shapes = next;
    }
}

#[test]
fn eintrichtern_opens_with_36_covered_cases() {
    for players in 2..=8 {
        let setup = eintrichtern::Setup::for_players(players);
        let game = Eintrichtern::start(&setup, Seed(players.into())).expect("two to eight can play");
        assert_counts(&[("eintrichtern red-dice", game.covered().len())]);
    }
}
