//! A process that puts copies back is killed without warning: the log is one copy or the other, and never something between.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use empile_campaign::{Log, NewPlayer, Note, PaperPlace, PaperResult, PlayerId};
use empile_games::{
    GameId,
    contract::{Seed, Stream},
};

const KILLS: u32 = 20;
/// A child has put back fewer copies than this, and is about to put back another.
const MOST_WORDS: usize = 3;
const LONGEST_WAIT: Duration = Duration::from_millis(40);

/// What there is in the log: how many people, and how many games.
type Holds = (usize, usize);

fn holds(log: &Log) -> Holds {
    assert_eq!(log.check_tallies().unwrap(), [], "the tallies are what the results add up to");
    (log.players(true).unwrap().len(), log.results(u32::MAX, 0).unwrap().len())
}

fn play(log: &mut Log, players: &[PlayerId], games: i64) {
    for played_at in 0..games {
        let place = |(seat, player): (usize, &PlayerId)| PaperPlace {
            player: *player,
            won: seat == 0,
            amount: 3,
            extras: Vec::new(),
        };
        let result = PaperResult {
            campaign: log.default_campaign(),
            game: GameId::PilePoils,
            setup: Some("own-board".to_owned()),
            played_at,
            places: players.iter().enumerate().map(place).collect(),
            note: Note::default(),
        };
        log.enter_result(log.new_result_id(), &result).unwrap();
    }
}

/// A log with two copies, and what there is in each.
fn shelf(path: &Path) -> [Holds; 2] {
    let mut log = Log::open(path).unwrap();
    let mut add = |name: &str| log.add_player(NewPlayer { name: name.into(), colour: 0 }).unwrap().id;
    let players = [add("Ada"), add("Bob")];
    play(&mut log, &players, 5);
    log.copy_now().unwrap();
    let before = holds(&log);
    log.add_player(NewPlayer { name: "Cléo".into(), colour: 1 }).unwrap();
    play(&mut log, &players, 300);
    log.copy_now().unwrap();
    [before, holds(&log)]
}

#[test]
fn a_process_that_is_killed_leaves_one_copy_or_the_other() {
    let shelf_directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = shelf_directory.path().join("empile.db");
    let both = shelf(&path);
    let mut chance = Stream::new(Seed(9));
    let mut seen = Vec::new();
    for kill in 0..KILLS {
        let mut child = Command::new(env!("CARGO_BIN_EXE_put_back_child"))
            .arg(&path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // Held until the child is killed: one that speaks to nobody ends by itself.
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let heard = said.by_ref().take(chance.index(MOST_WORDS)).filter_map(Result::ok).count();
        thread::sleep(LONGEST_WAIT * chance.below(1_000) / 1_000);
        child.kill().unwrap();
        assert!(child.wait().unwrap().code().is_none(), "the child ended by itself");
        let log = Log::open(&path).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let found = holds(&log);
        assert!(both.contains(&found), "kill {kill} after {heard}: {found:?} is neither of {both:?}");
        seen.push(found);
        for copy in log.copies().unwrap() {
            assert!(log.look_into(&copy).is_ok(), "kill {kill}: {copy:?}");
            if copy.is_set_aside {
                fs::remove_file(copy.path).unwrap();
            }
        }
    }
    assert!(both.iter().all(|one| seen.contains(one)), "only {:?} was ever left", seen.first());
}
