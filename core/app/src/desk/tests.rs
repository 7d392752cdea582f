use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use empile_campaign::{HistoryFilter, PlayerId};
use empile_games::contract::Millis;
use empile_stage::{Phase, Point, Touch, tool::RowKind};
use tempfile::TempDir;

use super::*;
use crate::{PlayerInfo, StandingTime, TimeSource};

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
    people(app, players);
    for person in app.players().unwrap() {
        desk.press(&format!("played-{}", person.name)).unwrap();
    }
    desk.press("tool-begin").unwrap();
    desk
}

fn row(page: &ToolPage, wanted: &str) -> Option<ToolRow> {
    let cards = page.sections.iter().flat_map(|section| &section.cards);
    let rows = cards.flat_map(|card| card.lines.iter().flatten()).chain(&page.buttons);
    rows.into_iter().find(|row| row.tag == wanted).cloned()
}

fn refusal(page: &ToolPage, wanted: &str) -> Option<String> {
    row(page, wanted).unwrap().refusal
}

fn number(page: &ToolPage, wanted: &str) -> i64 {
    row(page, wanted).unwrap().number.unwrap()
}

fn keeps_score(tool: &ToolInfo) -> bool {
    ToolId::named(&tool.slug).unwrap().about().keeps_score
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
        assert_eq!(page.title, tool.title);
        let begins = row(&page, "tool-begin").is_some();
        assert_eq!(
            (page.asks_who, begins),
            (keeps_score(&tool), keeps_score(&tool)),
            "{tool:?} asks who plays"
        );
    }
    let nonsense = Arc::clone(&app).tool_desk("nonsense", None).err().unwrap();
    assert_eq!(nonsense.code(), "no-such-tool");
}

#[test]
fn a_tool_that_nobody_has_used_has_nothing_to_write_down() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    assert!(refusal(&desk.page().unwrap(), "write-down").is_some());
    assert_eq!(desk.write_down(MIDSUMMER).unwrap_err().code(), "tool-not-over");
    assert_eq!(desk.press("take-back").unwrap_err().code(), "nothing-to-undo");
}

#[test]
fn a_result_is_written_down_once_until_it_is_another() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 120).unwrap();
    assert!(desk.write_down(MIDSUMMER).unwrap().written.is_some());
    desk.write_down(MIDSUMMER + 5).unwrap();
    assert!(desk.turn("dice-0", 165).is_err());
    assert!(desk.press("thrown").unwrap().written.is_some(), "the result is the same");
    assert_eq!(results(&app), 1);
    assert!(desk.turn("dice-1", 40).unwrap().written.is_none());
    assert!(desk.press("take-back").unwrap().written.is_some());
    desk.turn("dice-1", 40).unwrap();
    desk.write_down(MIDSUMMER).unwrap();
    assert_eq!(results(&app), 2);
}

#[test]
fn a_result_of_a_tool_counts_for_the_evening_that_is_on() {
    let app = app();
    let came = people(&app, 3);
    let evening = app.begin_evening(None, came).unwrap();
    let desk = desk(&app, "raffzahn-timer", 0);
    desk.turn("dice-0", 120).unwrap();
    desk.write_down(evening.begun_at).unwrap();
    assert_eq!(app.evening_page(evening.id).unwrap().matches.len(), 1);
}

#[test]
fn two_of_one_name_can_both_be_chosen() {
    let app = app();
    people(&app, 2);
    let roster: Vec<PlayerInfo> = app
        .players()
        .unwrap()
        .into_iter()
        .map(|person| PlayerInfo { name: "Ada".into(), ..person })
        .collect();
    let ids: Vec<PlayerId> = roster.iter().map(|person| person.id).collect();
    let tool = ToolId::named("pile-poils-sheet").unwrap();
    let mut who = WhoPlays { tool, detail: String::new(), roster, players: Vec::new(), variant: 0 };
    let people = who.sheet();
    let tags = people.rows().filter(|row| row.kind == RowKind::Person).map(|row| row.tag.clone());
    for tag in tags {
        who.touch(&tag).unwrap();
    }
    assert_eq!(who.players, ids);
}

#[test]
fn a_game_that_cannot_be_over_is_not_written_down() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 118).unwrap();
    assert_eq!(desk.write_down(MIDSUMMER).unwrap_err().code(), "raffzahn-paper-too-few");
    assert_eq!(results(&app), 0);
    desk.turn("dice-0", 1).unwrap();
    assert!(desk.write_down(MIDSUMMER).unwrap().written.is_some());
}

#[test]
fn what_the_log_refuses_is_not_written_and_may_be_mended() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 120).unwrap();
    assert!(desk.write_down(i64::MAX).is_err(), "nobody plays so late");
    assert!(desk.page().unwrap().written.is_none());
    assert_eq!(results(&app), 0);
}

#[test]
fn a_desk_is_as_it_was_left_when_the_app_is_opened_again() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    let app = Arc::new(Empile::open(&path, "fr").unwrap());
    let open = desk(&app, "teckels-bones", 2);
    open.turn("cards-1", 7).unwrap();
    open.press("emptied-0").unwrap();
    drop((app, open));

    let app = Arc::new(Empile::open(&path, "en").unwrap());
    let desk = Arc::clone(&app).tool_desk("teckels-bones", None).unwrap();
    let page = desk.page().unwrap();
    assert_eq!((names(&page), number(&page, "cards-1")), (vec!["Ada".into(), "Blaise".into()], 7));
    assert_eq!(page.title, "Bones of Teckels");
    assert_eq!(number(&desk.press("take-back").unwrap(), "cards-1"), 7);
    assert_eq!(number(&desk.press("take-back").unwrap(), "cards-1"), 0);
    assert!(refusal(&desk.page().unwrap(), "take-back").is_some());
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

/// Whose cards are there, in the order of their seats.
fn names(page: &ToolPage) -> Vec<String> {
    (0..).map_while(|seat| row(page, &format!("seat-{seat}"))).map(|row| row.label).collect()
}

/// Who is to play, on which seat.
fn chosen(page: &ToolPage) -> Vec<(String, i64)> {
    let names = ["Ada", "Blaise", "Chloé", "Denis"];
    let person = |name: &&str| row(page, &format!("played-{name}"));
    names.iter().filter_map(person).filter_map(|row| row.number.map(|seat| (row.label, seat))).collect()
}

#[test]
fn who_starts_over_finds_the_same_players() {
    let app = app();
    let desk = desk(&app, "raffzahn-timer", 3);
    desk.turn("dice-0", 2).unwrap();
    assert!(row(&desk.page().unwrap(), "start-over").unwrap().question.is_some());
    let cleared = desk.press("start-over").unwrap();
    let all = [("Ada".into(), 1), ("Blaise".into(), 2), ("Chloé".into(), 3)];
    assert_eq!((cleared.asks_who, chosen(&cleared)), (true, all.into()));
    assert_eq!(desk.press("thrown").unwrap_err().code(), "tool-not-over");
    assert_eq!(number(&desk.press("tool-begin").unwrap(), "dice-0"), 0);
}

#[test]
fn a_tool_is_for_as_many_as_its_game() {
    let app = app();
    people(&app, 1);
    let desk = Arc::clone(&app).tool_desk("neko-decks", None).unwrap();
    let page = desk.page().unwrap();
    let way = |number| row(&page, &format!("tool-variant-{number}")).unwrap();
    assert_eq!((way(0).label, way(0).chosen), ("Ensemble".into(), Some(true)));
    assert_eq!((way(1).label, way(1).chosen), ("En compétition".into(), Some(false)));
    assert!(refusal(&page, "tool-begin").is_some(), "nobody plays");
    desk.press("played-Ada").unwrap();
    let refused = desk.press("tool-variant-1").unwrap();
    let error = desk.press("tool-begin").unwrap_err();
    assert_eq!(error.code(), "wrong-player-count");
    assert_eq!(refusal(&refused, "tool-begin").as_deref(), Some(error.reason()));
    assert_eq!(refusal(&desk.press("tool-variant-0").unwrap(), "tool-begin"), None);
    assert!(!desk.press("tool-begin").unwrap().asks_who);
}

#[test]
fn people_play_in_the_order_in_which_they_are_touched_and_no_more_than_there_is_room_for() {
    let app = app();
    people(&app, 4);
    app.add_player("Émilie".into(), 4).unwrap();
    let desk = Arc::clone(&app).tool_desk("pile-poils-sheet", None).unwrap();
    for name in ["Blaise", "Ada", "Denis", "Blaise", "Chloé", "Blaise"] {
        desk.press(&format!("played-{name}")).unwrap();
    }
    let page = desk.page().unwrap();
    assert!(refusal(&page, "played-Émilie").is_some());
    assert_eq!(desk.press("played-Émilie").unwrap_err().code(), "wrong-player-count");
    assert_eq!(refusal(&page, "played-Ada"), None, "who plays may leave");
    assert_eq!(names(&desk.press("tool-begin").unwrap()), ["Ada", "Denis", "Chloé", "Blaise"]);
}

#[test]
fn who_sat_together_last_is_likely_to_play_unless_somebody_was_chosen() {
    let app = app();
    let earlier: Vec<String> = people(&app, 3).iter().rev().map(PlayerId::to_string).collect();
    let desk = Arc::clone(&app).tool_desk("raffzahn-timer", None).unwrap();
    let all = [("Ada".into(), 3), ("Blaise".into(), 2), ("Chloé".into(), 1)];
    assert_eq!(chosen(&desk.page_after(earlier.clone()).unwrap()), all);
    desk.press("played-Chloé").unwrap();
    assert_eq!(chosen(&desk.page_after(earlier).unwrap()), [("Ada".into(), 2), ("Blaise".into(), 1)]);
    app.archive_player(app.players().unwrap()[0].id).unwrap();
    assert_eq!(chosen(&desk.page().unwrap()).len(), 1, "whoever was put aside does not play");
}

#[test]
fn where_nobody_is_known_guests_begin_and_somebody_new_may_join() {
    let app = app();
    let desk = Arc::clone(&app).tool_desk("pile-poils-sheet", None).unwrap();
    assert_eq!(refusal(&desk.page().unwrap(), "tool-begin"), None);
    assert_eq!(names(&desk.press("tool-begin").unwrap()), ["Convive 1", "Convive 2"]);
    let decks = Arc::clone(&app).tool_desk("neko-decks", None).unwrap();
    decks.press("tool-begin").unwrap();
    assert_eq!(decks.desk().kept.players.len(), 2, "one guest alone is no company");
    desk.press("start-over").unwrap();
    people(&app, 2);
    desk.press("played-Blaise").unwrap();
    assert_eq!(chosen(&desk.press("played-Ada").unwrap()), [("Ada".into(), 2), ("Blaise".into(), 1)]);
    assert_eq!(names(&desk.press("tool-begin").unwrap()), ["Blaise", "Ada"]);
}

#[test]
fn a_piece_to_touch_is_told_by_whose_it_is_and_how_many_there_are() {
    let app = app();
    let desk = desk(&app, "cui-bono-counter", 2);
    let page = desk.press("keep-1-red").unwrap();
    assert_eq!(row(&page, "keep-1-red").unwrap().spoken.as_deref(), Some("Blaise, Dé rouge\u{a0}: 1"));
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
    assert_eq!(desk.page().unwrap().pictures.len(), 5, "three dice, two badges");
    assert_eq!(desk.press("keep-0-red").unwrap().pictures, []);
    assert_eq!(desk.page().unwrap().pictures.len(), 5, "another view has had none");
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
    assert_eq!(runs.look_again_ms, Some(1_001));
    time.0.store(1_600, Ordering::SeqCst);
    let left = row(&desk.page().unwrap(), "take").unwrap();
    assert_eq!((left.kind, left.number, left.most), (RowKind::Deadline, Some(400), 1_000));
    time.0.store(2_001, Ordering::SeqCst);
    let over = desk.look().unwrap();
    assert_eq!(over.look_again_ms, None);
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
    assert_eq!(waits.look_again_ms, Some(2_000));
    let chosen = desk.look().unwrap();
    let spots = chosen.fingers;
    assert_eq!(spots.unwrap().iter().filter(|spot| spot.chosen == Some(true)).count(), 1);
}

#[test]
fn a_record_that_cannot_be_read_is_no_tool_in_use() {
    let app = app();
    for broken in [
        "{}",
        "[]",
        r#"{"players":[],"variant":0,"record":{"start":{"players":9,"variant":0,"seed":1},"entries":[]},"written":null}"#,
        // Others than those who play.
        r#"{"players":[],"variant":0,"record":{"start":{"players":3,"variant":0,"seed":1},"entries":[]},"written":null}"#,
    ] {
        app.ask_log(|log| log.keep_tool("raffzahn-timer", broken)).unwrap();
        let page = Arc::clone(&app).tool_desk("raffzahn-timer", None).unwrap().page().unwrap();
        assert!(page.asks_who, "{broken}");
    }
}
