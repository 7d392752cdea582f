#[path = "../../../../tests/src/meanwhile.rs"]
#[expect(unreachable_pub, reason = "the tests that cross rooms have it too")]
mod meanwhile;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use rusqlite::Connection;
use tempfile::TempDir;

use self::meanwhile::{Slow, in_the_middle_of};
use crate::{
    HistoryFilter, Log, LogError, MatchId, PlayerId, Reader, Readers,
    testing::{add, enter, playout, started},
};

const EVERYTHING: HistoryFilter = HistoryFilter {
    game: None,
    campaign: None,
    player: None,
    from: None,
    until: None,
    only_counting: false,
    only_holding: false,
};

/// A log on storage with two players, one result and a match that has just begun.
struct House {
    directory: TempDir,
    log: Arc<Mutex<Log>>,
    readers: Readers,
    seats: [PlayerId; 2],
    open: MatchId,
}

impl House {
    fn new() -> House {
        let directory = TempDir::new().unwrap();
        let log = Log::open(&directory.path().join("empile.db")).unwrap();
        House::around(directory, log)
    }

    fn around(directory: TempDir, mut log: Log) -> House {
        let seats = [add(&mut log, "Ada"), add(&mut log, "Bob")];
        enter(&mut log, 1, &[(seats[0], true, 3), (seats[1], false, 2)]);
        let open = started(&mut log, &seats, 7);
        let log = Arc::new(Mutex::new(log));
        let readers = Readers::of(&log);
        House { directory, log, readers, seats, open }
    }

    fn path(&self) -> PathBuf {
        self.directory.path().join("empile.db")
    }

    /// Plays the open match to its end, entry by entry, as touches do; and somebody writes a result down.
    fn goes_on(&self) {
        let (entries, outcome) = playout(2, 7);
        let (last, before) = entries.split_last().unwrap();
        let mut log = self.log.lock().unwrap();
        for (index, entry) in (0..).zip(before) {
            log.append(self.open, index, entry).unwrap();
        }
        log.append_final(self.open, before.len() as u32, last, &outcome).unwrap();
        enter(&mut log, 2, &[(self.seats[0], false, 4), (self.seats[1], true, 1)]);
    }

    /// Lets a reading begin, all of the match be played while it goes on, and the reading end: what it gave. Whoever
    /// played waited for nothing, for the reading waits for them.
    fn read_while_the_match_is_played<T: Send>(
        &self,
        reading: impl FnOnce(&Reader, &mut dyn FnMut()) -> Result<T, LogError> + Send,
    ) -> T {
        let read = |hold: &mut dyn FnMut()| self.readers.read(|reader| reading(reader, hold)).unwrap();
        in_the_middle_of(read, || self.goes_on())
    }
}

/// What a log says when it is asked for everything.
fn exported(reader: &Reader) -> (String, String) {
    let (mut json, mut csv) = (Vec::new(), Vec::new());
    reader.export_json(&mut json).unwrap();
    reader.export_csv(&mut csv).unwrap();
    (String::from_utf8(json).unwrap(), String::from_utf8(csv).unwrap())
}

fn exported_from(path: &Path) -> (String, String) {
    exported(&Log::open(path).unwrap())
}

#[test]
fn nothing_that_is_played_waits_for_a_copy_and_the_copy_is_the_log_as_it_was() {
    let house = House::new();
    let before = exported(&house.log.lock().unwrap());
    let copy = house.read_while_the_match_is_played(|reader, hold| {
        hold();
        reader.copy_now()
    });
    assert_eq!(exported_from(&copy.path), before);
    let after = exported(&house.log.lock().unwrap());
    assert_ne!(after, before);
    let next = house.readers.read(Reader::copy_now).unwrap();
    assert_eq!(exported_from(&next.path), after);
}

#[test]
fn nothing_that_is_played_waits_for_an_export_and_the_export_is_of_one_moment() {
    for write in [Reader::export_json, Reader::export_csv] {
        let house = House::new();
        let written = |reader: &Reader| {
            let mut out = Vec::new();
            write(reader, &mut out).map(|()| out)
        };
        let before = house.readers.read(written).unwrap();
        let during = house.read_while_the_match_is_played(|reader, hold| {
            let mut file = Slow::new(hold);
            write(reader, &mut file).map(|()| file.taken)
        });
        assert_eq!(during, before);
        assert_ne!(house.readers.read(written).unwrap(), before);
    }
}

#[test]
fn nothing_that_is_played_waits_for_statistics_and_they_all_tell_of_one_moment() {
    let house = House::new();
    let [ada, bob] = house.seats;
    let game = empile_games::GameId::PilePoils;
    let statistics = |reader: &Reader| {
        Ok((
            reader.global_totals(game)?,
            reader.score_series(game, &EVERYTHING)?,
            reader.head_to_head(ada, bob, &EVERYTHING)?,
            reader.titles_earned(&EVERYTHING, 9)?,
            reader.history(&EVERYTHING, 9, 0)?,
        ))
    };
    let before = house.readers.read(statistics).unwrap();
    let during = house.read_while_the_match_is_played(|reader, hold| {
        hold();
        statistics(reader)
    });
    assert_eq!(during, before);
    assert_eq!(during.4.len(), 1);
    assert_eq!(house.readers.read(statistics).unwrap().4.len(), 3);
}

#[test]
fn a_reading_sees_everything_that_was_acknowledged_before_it_began() {
    let house = House::new();
    for number in 0..50 {
        add(&mut house.log.lock().unwrap(), &format!("Personne {number}"));
        assert_eq!(house.readers.read(|reader| reader.players(true)).unwrap().len(), number + 3);
    }
}

#[test]
fn whoever_reads_does_not_wait_for_another_reading() {
    let house = House::new();
    let names = house.readers.read(|_| house.readers.read(|reader| reader.players(true))).unwrap();
    assert_eq!(names.len(), 2);
}

#[test]
fn readings_one_after_the_other_need_one_connection() {
    let house = House::new();
    for _ in 0..9 {
        house.readers.read(|reader| reader.players(true)).unwrap();
    }
    let super::Source::File { idle, .. } = &house.readers.source else { panic!("a file") };
    assert_eq!(idle.lock().unwrap().len(), 1);
}

#[test]
fn a_reader_changes_nothing() {
    let house = House::new();
    let refused =
        house.readers.read(|reader| Ok(reader.connection().execute("DELETE FROM places", []).is_err()));
    assert_eq!(refused, Ok(true));
}

/// What could not be read says why, and its connection is as good as before.
#[test]
fn a_reading_that_fails_leaves_nothing_behind() {
    let house = House::new();
    let nowhere = house.readers.read(|reader| reader.load_match(uuid::Uuid::nil().into()).map(drop));
    assert!(matches!(nowhere, Err(LogError::NoSuchMatch { .. })), "{nowhere:?}");
    house.goes_on();
    assert_eq!(house.readers.read(|reader| reader.history(&EVERYTHING, 9, 0)).unwrap().len(), 3);
}

/// Otherwise the next start would take the log for one whose process was killed.
#[test]
fn whoever_closes_last_leaves_one_file() {
    for reader_goes_last in [false, true] {
        let house = House::new();
        house.readers.read(|reader| reader.players(true)).unwrap();
        house.goes_on();
        let (path, House { directory, log, readers, .. }) = (house.path(), house);
        if reader_goes_last {
            drop(log);
            drop(readers);
        } else {
            drop(readers);
            drop(log);
        }
        assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 1);
        let results: u32 = Connection::open(&path)
            .unwrap()
            .query_row("SELECT count(*) FROM results", [], |row| row.get(0))
            .unwrap();
        assert_eq!(results, 3);
    }
}

#[test]
fn a_log_in_memory_is_read_through_its_one_connection() {
    let house = House::around(TempDir::new().unwrap(), Log::open_in_memory().unwrap());
    house.goes_on();
    assert_eq!(house.readers.read(|reader| reader.history(&EVERYTHING, 9, 0)).unwrap().len(), 3);
    assert_eq!(house.readers.read(Reader::copy_if_due).unwrap(), None);
}
