//! Neko tower on the screen, with the real simulation: whole matches, records that replay, and the world that gives the same
//! answer again.

use std::{env, fs, path::PathBuf};

use empile_games::{
    contract::{Entry, Game, Match, Measure, Record, Seats, Seed},
    neko_tower::{Action, Mode, Neko, Play, Setup},
};
use empile_tests::{
    battery::{self, Trial},
    kit::Conforming,
    neko_builders::{Builder, Work},
};

/// Fells its towers soon, so that matches are short.
const RECKLESS: Builder = Builder { error: 250, thinks: false };
/// So many entries of a match are kept as golden.
const GOLDEN_ENTRIES: usize = 40;
const MOST_STEPS: usize = 1_500;

fn tables() -> Vec<Setup> {
    let setup = |players, mode| Setup { players, mode, play: Play::OnScreen };
    vec![
        setup(1, Mode::Together),
        setup(2, Mode::Competitive),
        setup(3, Mode::Together),
        setup(4, Mode::Competitive),
    ]
}

/// Entry by entry, with everything that must hold after each.
fn play(setup: Setup, builder: Builder, seed: Seed, most: usize) -> Work {
    let mut work = Work::at(setup, builder, seed);
    for step in 0..most {
        if work.game().outcome().is_some() {
            break;
        }
        work.step();
        work.game()
            .check_invariants()
            .unwrap_or_else(|broken| panic!("{setup:?} {seed:?} step {step}: {broken}"));
        let awaits = work.game().awaits_the_world();
        assert!(!awaits || work.game().to_act() == Seats::NONE, "nobody acts while the tower moves");
    }
    work
}

#[test]
fn matches_of_any_number_of_players_end_replay_are_stored_and_count_apart_from_the_box() {
    for (number, setup) in (0u64..).zip(tables()) {
        let work = play(setup, RECKLESS, Seed(number), MOST_STEPS);
        let outcome = work.game().outcome().unwrap_or_else(|| panic!("{setup:?} did not end"));
        for place in outcome.places {
            let counted: Vec<Measure> = place.measures.iter().map(|(measure, _)| *measure).collect();
            assert!(
                place.measures.contains(&(Measure::FloorOnScreen, place.score)),
                "{setup:?}: {counted:?}"
            );
            assert_eq!(counted.contains(&Measure::StepOnScreen), setup.mode == Mode::Together, "{setup:?}");
            let with_the_box = [Measure::FloorReached, Measure::HighestStep];
            assert!(with_the_box.iter().all(|measure| !counted.contains(measure)), "{setup:?}: {counted:?}");
        }
        let stored = serde_json::to_string(work.table.record()).expect("records can be written");
        let record: Record<Neko> = serde_json::from_str(&stored).expect("written records can be read");
        let replayed = Match::replay(record).expect("what was played replays");
        assert_eq!(replayed.state(), work.game(), "a replay asks no simulation");
        let state = serde_json::to_string(work.game()).expect("states can be written");
        assert_eq!(&serde_json::from_str::<Neko>(&state).expect("written states can be read"), work.game());
    }
}

#[test]
fn a_drop_that_is_taken_back_and_made_again_comes_out_the_same() {
    let mut work = play(tables()[0], Builder::AVERAGE, Seed(5), 30);
    while !work.game().awaits_the_world() {
        work.step();
    }
    let (answer, film) = empile_tower::answer(work.game()).expect("the world is asked");
    let dropped = work.table.undo(true).expect("the drop is taken back");
    work.table.enter(dropped, &mut Vec::new()).expect("and made again");
    assert_eq!(empile_tower::answer(work.game()), Some((answer, film)));
}

/// In this match the cat below is put back while another one lies on it.
#[test]
fn a_cat_whose_support_is_put_back_stays_in_the_record() {
    let work = play(tables()[0], RECKLESS, Seed(544), 90);
    assert!(work.answers > 30, "it comes to that moment");
}

/// The golden matches hold the answers of the world down to the last bit of the way there: every platform that runs this
/// test, in any build, must come to the same.
#[test]
fn golden_matches_are_simulated_again_and_come_out_the_same() {
    for (number, setup) in (0u64..).zip(tables()) {
        let file = golden(setup.players);
        if env::var("EMPILE_GOLDEN").as_deref() == Ok("write") {
            let work = play(setup, Builder::AVERAGE, Seed(40 + number), GOLDEN_ENTRIES);
            let record = serde_json::to_string(work.table.record()).expect("records can be written");
            fs::write(&file, record.replace("{\"Act\"", "\n{\"Act\"") + "\n")
                .expect("the file can be written");
        }
        let stored = fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}; EMPILE_GOLDEN=write makes it", file.display()));
        let record: Record<Neko> = serde_json::from_str(&stored).expect("a golden match can be read");
        let mut table = Match::<Neko>::start(record.setup, record.seed).expect("a playable set-up");
        let mut answers = 0;
        for entry in record.entries {
            if let Entry::Act { action: Action::Answer(told), .. } = &entry {
                let (answer, _) = empile_tower::answer(table.state()).expect("the world was asked");
                assert_eq!(&answer, &**told, "{} answer {answers}", file.display());
                answers += 1;
            }
            table.enter(entry, &mut Vec::new()).expect("a golden match replays");
        }
        assert!(answers > 5, "{} has too few answers", file.display());
    }
}

fn golden(players: u8) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("golden/neko-on-screen-{players}.json"))
}

/// Whatever is let go where: every tile, cat and card of the box is still there, in one place.
#[test]
#[ignore = "a battery: run by `make soak`"]
fn soak_drops() {
    battery::soak("neko_tower.drops", 100_000, |number| {
        let setup = tables()[number as usize % 4];
        // A high tower takes a hundred times as long to settle as a low one: a few of them will do.
        let builder = match number % 10 {
            0 => Builder::AVERAGE,
            1 => Builder::CARELESS,
            _ => RECKLESS,
        };
        Trial::kept(play(setup, builder, Seed(number), MOST_STEPS).answers.into())
    });
}
