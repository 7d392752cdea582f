//! A table goes on while somebody copies, exports or adds up the log: each reading here waits in its middle until the whole
//! match was played by touch. If a touch waited for it, neither would ever end.

use std::sync::Arc;

use empile_app::{Empile, StandingTime, Table};
use empile_campaign::{HistoryFilter, Log, LogError, Reader};
use empile_games::GameId;
use empile_tests::{
    by_touch::ByTouch,
    meanwhile::{Slow, in_the_middle_of},
};
use tempfile::TempDir;

struct House {
    _folder: TempDir,
    app: Empile,
    by_touch: ByTouch,
    table: Arc<Table>,
}

impl House {
    fn new() -> House {
        let folder = tempfile::tempdir().unwrap();
        let app =
            Empile::open(&folder.path().join("log.db"), "fr").unwrap().with_time(Arc::new(StandingTime));
        let by_touch = ByTouch::read(GameId::PilePoils);
        let table = by_touch.table(&app);
        House { _folder: folder, app, by_touch, table }
    }

    fn play(&self) {
        for touch in &self.by_touch.touches {
            self.table.step(&[*touch]).unwrap();
        }
        assert_eq!(self.table.state_json().unwrap(), self.by_touch.state);
    }

    /// What the reading gives that calls its second argument in its middle.
    fn play_in_the_middle_of<T: Send>(
        &self,
        reading: impl FnOnce(&Reader, &mut dyn FnMut()) -> Result<T, LogError> + Send,
    ) -> T {
        let read = |hold: &mut dyn FnMut()| self.app.read_log(|log| reading(log, hold)).unwrap();
        in_the_middle_of(read, || self.play())
    }

    fn results(&self) -> usize {
        self.app.history(&HistoryFilter::default(), 9, 0).unwrap().len()
    }
}

#[test]
fn touches_do_not_wait_for_a_copy() {
    let house = House::new();
    let copy = house.play_in_the_middle_of(|log, hold| {
        hold();
        log.copy_now()
    });
    let copied = Log::open(&copy.path).unwrap().load_match(house.table.id()).unwrap();
    assert_eq!((copied.entries.len(), copied.ending), (0, None), "the log as it was when the copy began");
    assert_eq!(house.results(), 1);
}

#[test]
fn touches_do_not_wait_for_an_export() {
    let house = House::new();
    let before = house.app.export_json().unwrap();
    let exported = house.play_in_the_middle_of(|log, hold| {
        let mut file = Slow::new(hold);
        log.export_json(&mut file).map(|()| file.taken)
    });
    assert_eq!(String::from_utf8(exported).unwrap(), before);
    assert_ne!(house.app.export_json().unwrap(), before);
}

#[test]
fn touches_do_not_wait_for_statistics() {
    let house = House::new();
    let totals = house.play_in_the_middle_of(|log, hold| {
        let before = log.global_totals(GameId::PilePoils)?;
        hold();
        Ok((before, log.global_totals(GameId::PilePoils)?))
    });
    assert_eq!(totals.0, totals.1);
    assert!(totals.0.is_empty());
    let standings = house.app.standings(None, GameId::PilePoils).unwrap();
    assert_eq!(standings.len(), usize::from(house.by_touch.players));
}

#[test]
fn statistics_do_not_wait_for_somebody_who_writes() {
    let house = House::new();
    house.play();
    let seen = house.app.ask_log(|_| Ok((house.results(), house.app.copies().is_ok())));
    assert_eq!(seen.unwrap(), (1, true));
}
