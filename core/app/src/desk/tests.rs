use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use empile_campaign::{HistoryFilter, PlayerId};
use empile_games::contract::Millis;
use empile_stage::{Phase, Point, Touch, tool::RowKind};
use tempfile::TempDir;

use super::*;
use crate::{StandingTime, TimeSource};

const MIDSUMMER: i64 = 1_750_000_000_000;

fn app() -> Arc<Empile> {
    Arc::new(Empile::open_in_memory("fr").unwrap())
}

fn people(app: &Empile, count: usize) -> Vec<PlayerId> {
    let names = ["Ada", "Blaise", "Chloé", "Denis"];
    let join = |name: &&str| app.add_player((*name).to_owned(), 0).unwrap().id;
    names.iter().take(count).map(join).collect()
}

fn desk(app: &Arc<Empile>, tool: &str, players: usize) -> Arc<ToolDesk> {
    let desk = Arc::clone(app).tool_desk(tool, None).unwrap();
    desk.begin(people(app, players), 0).unwrap();
    desk
}

fn row(page: &ToolPage, wanted: &str) -> Option<ToolRow> {
    let cards = page.sheet.iter().flat_map(|sheet| &sheet.sections).flat_map(|section| &section.cards);
    cards.flat_map(|card| card.lines.iter().flatten()).find(|row| row.tag == wanted).cloned()
}

fn number(page: &ToolPage, wanted: &str) -> i64 {
    row(page, wanted).unwrap().number.unwrap()
}

fn results(app: &Empile) -> usize {
    app.history(&HistoryFilter::default(), 9, 0).unwrap().len()
}

#[test]
fn every_tool_on_the_shelf_has_a_name_and_opens() {
    let app = app();
    for tool in app.tools().unwrap() {
        assert!(!tool.title.starts_with("tool-") && !tool.detail.starts_with("tool-"), "{tool:?}");
        let page = Arc::clone(&app).tool_desk(&tool.slug, None).unwrap().page().unwrap();
        assert_eq!(page.tool, tool);
        assert_eq!(page.sheet.is_none(), page.keeps_score, "{tool:?}: who keeps score asks who plays");
    }
    let nonsense = Arc::clone(&app).tool_desk("nonsense", None).err().unwrap();
    assert_eq!(nonsense.code(), "no-such-tool");
}

#[test]
fn a_tool_that_nobody_has_used_has_nothing_to_write_down() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    assert!(desk.page().unwrap().not_yet.is_some());
    assert_eq!(desk.write_down(MIDSUMMER).unwrap_err().code(), "tool-not-over");
    assert_eq!(desk.undo().unwrap_err().code(), "nothing-to-undo");
}

#[test]
fn a_result_is_written_down_once_until_it_is_another() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 120).unwrap();
    assert!(desk.write_down(MIDSUMMER).unwrap().is_written);
    desk.write_down(MIDSUMMER + 5).unwrap();
    assert!(desk.turn("dice-0", 165).is_err());
    assert!(desk.press("thrown").unwrap().is_written, "the result is the same");
    assert_eq!(results(&app), 1);
    assert!(!desk.turn("dice-1", 40).unwrap().is_written);
    assert!(desk.undo().unwrap().is_written);
    desk.turn("dice-1", 40).unwrap();
    desk.write_down(MIDSUMMER).unwrap();
    assert_eq!(results(&app), 2);
}

#[test]
fn a_game_that_cannot_be_over_is_not_written_down() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 118).unwrap();
    assert_eq!(desk.write_down(MIDSUMMER).unwrap_err().code(), "raffzahn-paper-too-few");
    assert_eq!(results(&app), 0);
    desk.turn("dice-0", 1).unwrap();
    assert!(desk.write_down(MIDSUMMER).unwrap().is_written);
}

#[test]
fn what_the_log_refuses_is_not_written_and_may_be_mended() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 120).unwrap();
    assert!(desk.write_down(i64::MAX).is_err(), "nobody plays so late");
    assert!(!desk.page().unwrap().is_written);
    assert_eq!(results(&app), 0);
}

#[test]
fn a_desk_is_as_it_was_left_when_the_app_is_opened_again() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    let app = Arc::new(Empile::open(&path, "fr").unwrap());
    let open = desk(&app, "teckels-bones", 2);
    open.turn("cards-1", 7).unwrap();
    let left = open.press("emptied-0").unwrap();
    drop((app, open));

    let app = Arc::new(Empile::open(&path, "en").unwrap());
    let desk = Arc::clone(&app).tool_desk("teckels-bones", None).unwrap();
    let page = desk.page().unwrap();
    assert_eq!((page.players.clone(), number(&page, "cards-1")), (left.players, 7));
    assert_eq!(page.tool.title, "Bones of Teckels");
    assert_eq!(number(&desk.undo().unwrap(), "cards-1"), 7);
    assert_eq!(number(&desk.undo().unwrap(), "cards-1"), 0);
    assert!(!desk.page().unwrap().can_undo);
}

#[test]
fn the_same_tool_is_one_desk_however_often_it_is_opened() {
    let app = app();
    let first = desk(&app, "raffzahn-timer", 3);
    let second = Arc::clone(&app).tool_desk("raffzahn-timer", None).unwrap();
    assert!(Arc::ptr_eq(&first, &second));
    first.turn("dice-0", 2).unwrap();
    assert_eq!(number(&second.page().unwrap(), "dice-0"), 2);
}

#[test]
fn who_starts_over_finds_the_same_players() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    let before = desk.turn("dice-0", 2).unwrap();
    let cleared = desk.start_over().unwrap();
    assert_eq!((cleared.sheet.is_none(), &cleared.players), (true, &before.players));
    assert_eq!(desk.press("thrown").unwrap_err().code(), "tool-not-over");
    assert_eq!(number(&desk.begin(before.players, 0).unwrap(), "dice-0"), 0);
}

#[test]
fn a_tool_is_for_as_many_as_its_game() {
    let app = app();
    let desk = Arc::clone(&app).tool_desk("neko-decks", None).unwrap();
    let room: Vec<(Option<String>, u8, u8)> = desk
        .page()
        .unwrap()
        .variants
        .into_iter()
        .map(|variant| (variant.name, variant.least, variant.most))
        .collect();
    assert_eq!(room, [(Some("Ensemble".into()), 1, 4), (Some("En compétition".into()), 2, 4)]);
    let alone = people(&app, 1);
    assert_eq!(desk.begin(alone.clone(), 1).unwrap_err().code(), "wrong-player-count");
    assert!(desk.page().unwrap().sheet.is_none());
    assert!(desk.begin(alone, 0).unwrap().sheet.is_some());
}

#[test]
fn a_button_that_does_nothing_says_why() {
    let app = app();
    let desk = desk(&app, "pilo-pilo-judge", 3);
    let page = desk.page().unwrap();
    let settle = row(&page, "settle").unwrap();
    let refused = desk.press("settle").unwrap_err();
    assert_eq!(settle.refusal.as_deref(), Some(refused.reason()));
    assert!(refused.rule().is_some());
}

#[test]
fn a_picture_is_handed_out_once_to_every_view() {
    let app = app();
    let desk = desk(&app, "cui-bono-counter", 2);
    assert_eq!(desk.page().unwrap().pictures.len(), 3);
    assert_eq!(desk.press("keep-0-red").unwrap().pictures, []);
    assert_eq!(desk.page().unwrap().pictures.len(), 3, "another view has had none");
}

#[derive(Default)]
struct HandTime(AtomicU64);

impl TimeSource for Arc<HandTime> {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }
}

#[test]
fn a_deadline_is_data_and_the_desk_is_asked_once_when_it_is_over() {
    let time = Arc::new(HandTime::default());
    let app = Empile::open_in_memory("fr").unwrap().with_time(Arc::new(Arc::clone(&time)));
    let desk = desk(&Arc::new(app), "raffzahn-timer", 3);
    desk.press("thrown").unwrap();
    time.0.store(1_000, Ordering::SeqCst);
    let runs = desk.press("stop").unwrap();
    assert_eq!(runs.sheet.as_ref().unwrap().look_again_ms, Some(1_001));
    time.0.store(1_600, Ordering::SeqCst);
    let left = row(&desk.page().unwrap(), "take").unwrap();
    assert_eq!((left.kind, left.number, left.most), (RowKind::Deadline, Some(400), 1_000));
    time.0.store(2_001, Ordering::SeqCst);
    let over = desk.look().unwrap();
    assert_eq!(over.sheet.as_ref().unwrap().look_again_ms, None);
    let said = row(&over, "take").unwrap();
    assert_eq!((said.kind, said.label.as_str()), (RowKind::Loud, "Hors du tour"));
}

#[test]
fn where_time_stands_still_it_is_as_late_as_the_desk_is_asked() {
    let app = Empile::open_in_memory("fr").unwrap().with_time(Arc::new(StandingTime));
    let desk = Arc::new(app).tool_desk("first-player", None).unwrap();
    let down = |pointer: u64| Touch {
        pointer,
        phase: Phase::Down,
        at: Point { x: 10.0, y: 10.0 },
        stamp: 100,
        breadth: 0.0,
    };
    let waits = desk.touch(vec![down(1), down(2), down(3)]).unwrap();
    assert_eq!(waits.sheet.unwrap().look_again_ms, Some(2_000));
    let chosen = desk.look().unwrap();
    let spots = chosen.sheet.unwrap().fingers;
    assert_eq!(spots.unwrap().iter().filter(|spot| spot.chosen == Some(true)).count(), 1);
}

#[test]
fn a_record_that_cannot_be_read_is_no_tool_in_use() {
    let app = app();
    for broken in [
        "{}",
        "[]",
        r#"{"players":[],"variant":0,"record":{"start":{"players":9,"variant":0,"seed":1},"entries":[]},"written":null}"#,
    ] {
        app.ask_log(|log| log.keep_tool("raffzahn-timer", broken)).unwrap();
        let page = Arc::clone(&app).tool_desk("raffzahn-timer", None).unwrap().page().unwrap();
        assert!(page.sheet.is_none(), "{broken}");
    }
}
