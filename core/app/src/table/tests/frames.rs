//! What a shell gets for one call.

use super::*;
use crate::{Frame, SceneChanges, SceneNode};

const LONG_AGO: usize = 400;

/// What a view knows, put together from frames.
#[derive(Default)]
struct View {
    nodes: std::collections::BTreeMap<u32, SceneNode>,
    number: u32,
}

impl View {
    /// False if something was missed.
    fn show(&mut self, changes: SceneChanges) -> bool {
        let follows = changes.whole || changes.number == self.number + 1;
        self.number = changes.number;
        if changes.whole {
            self.nodes.clear();
        }
        for id in changes.removed {
            self.nodes.remove(&id);
        }
        self.nodes.extend(changes.put.into_iter().map(|node| (node.id, node)));
        follows
    }

    fn shows(&self, table: &Table) -> bool {
        let mut nodes = table.scene().nodes;
        nodes.sort_by_key(|node| node.id);
        let unnumbered = |node: &SceneNode| SceneNode { picture: None, ..node.clone() };
        self.nodes.values().map(unnumbered).eq(nodes.iter().map(unnumbered))
    }
}

fn tap(at: Point, stamp: Millis) -> [Touch; 2] {
    [Phase::Down, Phase::Up].map(|phase| Touch { pointer: 1, phase, at, stamp, breadth: 0.0 })
}

/// Pile-Poils: taps on what can be tapped, one after the other.
fn turns() -> (House, Table) {
    let setup = AnySetup::PilePoils(empile_games::pile_poils::Setup {
        players: PLAYERS,
        side: empile_games::pile_poils::Side::Coussin,
    });
    let house = House::with(setup);
    let table = house.table(Arc::new(HandTime::default()));
    (house, table)
}

fn button(table: &Table) -> Point {
    let nodes = table.scene().nodes;
    nodes.iter().find(|node| node.role.is_touchable()).map(|node| node.area().centre()).unwrap()
}

#[test]
fn one_call_tells_everything_that_a_touch_led_to() {
    let (house, table) = turns();
    let mut view = View::default();
    assert!(view.show(table.resize(SURFACE, 1.0).unwrap().changes));
    let Frame {
        changes,
        cues,
        narration,
        retold,
        refusal,
        error,
        undo,
        over,
        lesson: _,
        paused,
        clock_ms: _,
        since,
        may_ask_hint,
        hint,
    } = table.step(&tap(button(&table), 5)).unwrap();
    assert!(view.show(changes) && view.shows(&table));
    assert!(!cues.is_empty() && !narration.is_empty() && !retold);
    assert_eq!((refusal, error, undo, over, paused), (None, None, UndoNeed::Consent, None, false));
    assert_eq!(since, None, "nobody else has done anything");
    assert_eq!((may_ask_hint, hint), (false, None), "people play against people");
    assert_eq!(house.kept().len(), 1, "and the log has it");
    assert_eq!(table.journal().unwrap(), narration);
    assert_eq!(table.whole().unwrap().narration, narration, "a new view is told everything");
    view.show(table.whole().unwrap().changes);
    let frame = table.undo(true).unwrap();
    assert_eq!(frame.undo, UndoNeed::NothingToUndo);
    assert!(view.show(frame.changes) && view.shows(&table));
}

#[test]
fn the_scene_is_composed_once_for_every_batch_also_where_something_is_done() {
    for at_once in 1..=2 {
        let (house, table) = turns();
        for batch in tap(button(&table), 5).chunks(at_once) {
            let before = table.play.seating().stage.composed();
            table.step(batch).unwrap();
            assert_eq!(table.play.seating().stage.composed() - before, 1, "{batch:?}");
        }
        assert_eq!(house.kept().len(), 1);
    }
}

#[test]
fn a_view_that_missed_something_sees_that_it_did() {
    let (_house, table) = turns();
    let (mut first, mut second) = (View::default(), View::default());
    first.show(table.whole().unwrap().changes);
    second.show(table.whole().unwrap().changes);
    second.show(table.step(&tap(button(&table), 5)).unwrap().changes);
    assert!(second.shows(&table));
    assert!(!first.show(table.news().unwrap().changes), "a gap in the numbers");
    assert!(first.show(table.whole().unwrap().changes) && first.shows(&table));
}

#[test]
fn what_the_clock_did_comes_with_whatever_is_asked_next() {
    let house = House::new();
    let table = house.table(Arc::new(DeviceTime::default()));
    let mut view = View::default();
    view.show(table.whole().unwrap().changes);
    hush(&table, 0);
    view.show(table.whole().unwrap().changes);
    table.play.seating().clock.hear(0, &StandingTime);
    let flip = deadline(&table).unwrap();
    let frame = table.tick(flip).unwrap();
    assert!(frame.cues.contains(&empile_stage::Cue::CardsFlipped));
    assert!(view.show(frame.changes) && view.shows(&table));
    assert!(table.news().unwrap().cues.is_empty());
}

#[test]
fn a_paused_table_says_so_to_everyone_who_asks() {
    let (_house, table) = turns();
    assert!(table.pause().unwrap().paused);
    assert!(table.whole().unwrap().paused && table.news().unwrap().paused);
    assert!(!table.resume().unwrap().paused);
}

#[test]
fn time_stands_still_while_nobody_looks_and_goes_on_without_a_word() {
    let time = Arc::new(HandTime::default());
    let table = House::new().table(time.clone());
    let (ear, _is_gone) = Ear::new();
    let first = table.listen(ear.clone()).unwrap();
    time.pass(100);
    table.stop_listening(first).unwrap();
    time.pass(60_000);
    assert_eq!(table.now(), 100, "the screen is being turned");
    assert!(!table.news().unwrap().paused, "nobody paused it");
    let second = table.listen(ear.clone()).unwrap();
    time.pass(10);
    assert_eq!(table.now(), 110);
    table.pause().unwrap();
    table.stop_listening(second).unwrap();
    table.listen(ear).unwrap();
    time.pass(10);
    assert_eq!(table.now(), 110, "a pause stays one");
    assert!(table.news().unwrap().paused);
}

#[test]
fn the_journal_goes_as_far_back_as_anybody_reads() {
    let (_house, table) = turns();
    for told in 0..LONG_AGO {
        let news = empile_stage::News {
            cues: Vec::new(),
            narration: vec![
                empile_stage::Words::new("number").number("number", i64::try_from(told).unwrap()),
            ],
        };
        let seating = &mut *table.play.seating();
        table.play.tell(seating, news, &mut super::super::frame::Reply::default());
    }
    let journal = table.journal().unwrap();
    assert_eq!(journal.len(), 300);
    assert_eq!(journal.last().map(String::as_str), Some("399"));
}

#[test]
fn what_was_taken_back_leaves_the_journal_and_views_are_told_so() {
    let (house, table) = turns();
    let mut stood = vec![Vec::new()];
    for stamp in [10, 20, 30] {
        let frame = table.step(&tap(button(&table), stamp)).unwrap();
        assert!(!frame.retold);
        if house.kept().len() == stood.len() {
            stood.push(table.journal().unwrap());
        }
    }
    assert!(stood.len() > 1 && stood.windows(2).all(|pair| pair[0].len() < pair[1].len()), "{stood:?}");
    while stood.pop().is_some_and(|_| !stood.is_empty()) {
        let frame = table.undo(true).unwrap();
        assert!(frame.retold, "what was told before no longer holds");
        assert_eq!(Some(&frame.narration), stood.last());
        assert_eq!(table.journal().unwrap(), frame.narration);
    }
    assert!(table.journal().unwrap().is_empty());
}

#[test]
fn a_table_opened_again_tells_what_was_told() {
    let (house, table) = turns();
    for stamp in [10, 20, 30] {
        table.step(&tap(button(&table), stamp)).unwrap();
    }
    let told = table.journal().unwrap();
    assert!(!told.is_empty());
    drop(table);
    let again = house.table(Arc::new(HandTime::default()));
    assert_eq!(again.journal().unwrap(), told);
    let frame = again.whole().unwrap();
    assert!(frame.retold && frame.narration == told, "and so does the first frame");
}
