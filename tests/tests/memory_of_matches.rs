//! The memory of an app that is left running: matches opened and closed leave nothing behind. Alone in its process: the allocator
//! counts for everyone. (What the log itself keeps of them is SQLite's, which does not allocate here.)

use std::alloc::System;

use empile_app::{Chosen, Empile, Table};
use empile_campaign::PlayerId;
use empile_games::{GameId, contract::Seed};
use empile_stage::{Phase, Point, Surface, Touch};
use empile_tests::{by_touch::rehearsal, hands::sitters};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const MATCHES: u64 = 1_000;
/// By then everything that is made once is there.
const WARM: u64 = 100;
/// What lists that are kept may need more, however long one plays. Sixteen bytes lost with each match would be as much.
const SLACK: isize = 16 * (MATCHES - WARM) as isize;

const SURFACE: Surface = Surface { width: 400.0, height: 720.0 };

#[test]
fn a_thousand_matches_opened_and_closed_leave_nothing_behind() {
    let app = rehearsal();
    let players: Vec<PlayerId> =
        sitters(6).into_iter().map(|sitter| app.add_player(sitter.name, sitter.colour).unwrap().id).collect();
    let region = Region::new(ALLOCATOR);
    let mut warm = 0;
    for number in 0..MATCHES {
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        play_a_little(&app, game, &players, number);
        if number == WARM {
            warm = live(&region);
        }
    }
    let grown = live(&region) - warm;
    assert!(grown <= SLACK, "{grown} bytes more after {MATCHES} matches than after {WARM}");
}

fn live(region: &Region<'_, System>) -> isize {
    let stats = region.change();
    stats.bytes_allocated as isize - stats.bytes_deallocated as isize
}

/// Opens a match, touches the board here and there, closes it, opens it again, looks at it, and puts it aside.
fn play_a_little(app: &Empile, game: GameId, players: &[PlayerId], number: u64) {
    let seats = *game.descriptor().players.start();
    let setup = app.setup(game, seats, &Chosen { values: Vec::new(), rows: None }).unwrap();
    let seats = players[..usize::from(seats)].to_vec();
    let table = app.start_match(setup, seats, Some(Seed(number))).unwrap();
    let id = table.id();
    look(&table);
    for place in 0..4u8 {
        let at = Point { x: 40.0 + 90.0 * f32::from(place), y: 100.0 + 150.0 * f32::from(place) };
        for (phase, stamp) in [(Phase::Down, 0), (Phase::Up, 20)] {
            let touch = Touch { pointer: 1, phase, at, stamp: u64::from(place) * 40 + stamp, breadth: 0.0 };
            drop(table.step(&[touch]).unwrap());
        }
    }
    drop(table);
    let table = app.resume_match(id).unwrap();
    look(&table);
    drop(table);
    app.abandon_match(id).unwrap();
}

fn look(table: &Table) {
    drop(table.resize(SURFACE, 1.0).unwrap());
    drop(table.whole().unwrap());
    drop(table.help().unwrap());
}
