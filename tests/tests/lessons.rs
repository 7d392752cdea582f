//! Guided first matches: each is played to its end by following the finger, and a wrong move is explained and changes
//! nothing.

use std::sync::Arc;

use empile_app::{Empile, LessonTouch, StandingTime};
use empile_campaign::HistoryFilter;
use empile_games::GameId;
use empile_stage::{Point, Surface};
use empile_tests::{
    gallery::SCREENS,
    lessons::{PHONE, Pupil},
};

fn app() -> Empile {
    Empile::open_in_memory("fr").unwrap().with_time(Arc::new(StandingTime))
}

#[test]
fn every_lesson_is_learnt_by_following_the_finger() {
    for game in GameId::ALL {
        let mut pupil = Pupil::of(*game, PHONE, 1.0);
        let steps = pupil.frame.lesson.unwrap().steps;
        assert!((8..=24).contains(&steps), "{game:?} takes about three minutes: {steps} steps");
        while !pupil.is_done() {
            pupil.take_step();
        }
    }
}

#[test]
fn a_lesson_is_learnt_on_every_screen_and_with_large_text() {
    for game in GameId::ALL {
        for (surface, text_scale) in SCREENS.map(|screen| (screen, 1.0)).into_iter().chain([(PHONE, 2.0)]) {
            let mut pupil = Pupil::of(*game, surface, text_scale);
            while !pupil.is_done() {
                pupil.take_step();
            }
        }
    }
}

/// What stands beside the board.
fn words(pupil: &Pupil) -> String {
    const WORDS: u32 = 910_001;
    let scene = pupil.table.scene();
    let found = scene.nodes.iter().find(|node| node.id == WORDS).and_then(|node| node.label.clone());
    found.unwrap()
}

#[test]
fn what_a_step_says_is_told_as_it_begins_and_only_then() {
    for game in GameId::ALL {
        let mut pupil = Pupil::of(*game, PHONE, 1.0);
        let mut said = vec![words(&pupil)];
        while !pupil.is_done() {
            pupil.take_step();
            said.push(words(&pupil));
        }
        said.pop();
        for words in said {
            let times = pupil.told.iter().filter(|told| **told == words).count();
            assert_eq!(times, 1, "{game:?}: {words}");
        }
    }
}

/// Touches everything else that can be touched, at every step that waits for something on the board.
#[test]
fn a_wrong_move_is_explained_and_changes_nothing() {
    let mut explained = 0;
    for game in GameId::ALL {
        let mut pupil = Pupil::of(*game, PHONE, 1.0);
        while !pupil.is_done() {
            explained += try_everything_else(*game, &mut pupil);
            pupil.take_step();
        }
    }
    assert!(explained > 300, "{explained} wrong moves were tried");
}

/// What a board shows that chose something else meanwhile is put right by the finger again: a fresh pupil tries each.
fn try_everything_else(game: GameId, pupil: &mut Pupil) -> u32 {
    let LessonTouch { x, y, .. } = pupil.asked();
    let (step, state) = (pupil.step(), pupil.table.state_json().unwrap());
    let scene = pupil.table.scene();
    let touchable = scene.nodes.iter().filter(|node| node.role.is_touchable());
    let elsewhere: Vec<Point> = touchable
        .map(|node| Point { x: node.x + node.width / 2.0, y: node.y + node.height / 2.0 })
        .filter(|at| (at.x - x).hypot(at.y - y) > 40.0)
        .collect();
    let mut explained = 0;
    for at in elsewhere {
        let mut beginner = pupil.again();
        let frames = beginner.tap(at);
        if beginner.step() != step || beginner.is_done() {
            continue;
        }
        assert_eq!(beginner.table.state_json().unwrap(), state, "{game:?}, step {step}, {at:?}");
        let refusals: Vec<_> = frames.iter().filter_map(|frame| frame.refusal.clone()).collect();
        let looks_alike = beginner.table.scene().nodes.len() == scene.nodes.len()
            && frames.iter().all(|frame| frame.changes.put.is_empty() && frame.changes.removed.is_empty());
        assert!(
            !looks_alike || !refusals.is_empty(),
            "{game:?}, step {step}: a touch at {at:?} is not answered"
        );
        for refusal in refusals {
            assert!(
                !refusal.reason.is_empty() && refusal.rule.is_some(),
                "{game:?}, step {step}: {refusal:?}"
            );
            explained += 1;
        }
    }
    explained
}

#[test]
fn the_finger_leads_back_from_what_was_chosen_astray() {
    const FIRST_DIE: u32 = 4_000;
    let mut pupil = Pupil::of(GameId::PilePoils, PHONE, 1.0);
    pupil.take_step();
    pupil.take_step();
    let scene = pupil.table.scene();
    let die = scene.nodes.iter().find(|node| node.id == FIRST_DIE).unwrap();
    pupil.tap(die.area().centre());
    let astray = pupil.asked();
    assert_eq!((astray.x, astray.y), (die.area().centre().x, die.area().centre().y));
    while !pupil.is_done() {
        pupil.take_step();
    }
}

#[test]
fn every_step_opens_the_rule_that_it_is_about() {
    let app = app();
    for game in GameId::ALL {
        let mut pupil = Pupil::at(&app, *game, PHONE, 1.0);
        while !pupil.is_done() {
            let help = pupil.table.help().unwrap();
            assert_eq!(help.len(), 1, "{game:?}: one thing at a time");
            let rule = app.rule_at_table(&help[0].rule, pupil.table.id());
            assert!(rule.is_ok(), "{game:?}, step {}: {}", pupil.step(), help[0].rule);
            pupil.take_step();
        }
    }
}

#[test]
fn a_lesson_leaves_nothing_behind() {
    let app = app();
    for game in GameId::ALL {
        assert!(app.offers_lesson(*game).unwrap());
        let mut pupil = Pupil::at(&app, *game, PHONE, 1.0);
        while !pupil.is_done() {
            pupil.take_step();
        }
        assert_eq!(pupil.frame.over, None, "{game:?} has no result");
    }
    assert!(app.open_matches().unwrap().is_empty());
    assert!(app.players().unwrap().is_empty());
    assert!(app.read_log(|log| log.history(&HistoryFilter::default(), 10, 0)).unwrap().is_empty());
}

#[test]
fn a_lesson_goes_on_where_it_was_after_another_view_and_begins_anew_when_asked() {
    let app = app();
    let mut pupil = Pupil::at(&app, GameId::PilePoils, PHONE, 1.0);
    pupil.take_step();
    let id = pupil.table.id();
    let turned = app.resume_match(id).unwrap();
    let lying = turned.resize(Surface { width: 840.0, height: 412.0 }, 1.0).unwrap();
    assert_eq!(lying.lesson.unwrap().step, 2);
    drop((pupil, turned));
    assert_eq!(Pupil::at(&app, GameId::PilePoils, PHONE, 1.0).step(), 1);
}

#[test]
fn a_pause_does_not_let_the_clock_of_a_lesson_run() {
    let mut pupil = Pupil::of(GameId::PiloPilo, PHONE, 1.0);
    for _ in 0..3 {
        pupil.take_step();
    }
    let state = pupil.table.state_json().unwrap();
    pupil.table.pause().unwrap();
    pupil.table.resume().unwrap();
    let late = pupil.table.tick(600_000).unwrap();
    assert_eq!((late.refusal, pupil.table.state_json().unwrap()), (None, state), "time stands still");
}

#[test]
fn whoever_is_too_slow_while_time_runs_is_told_so_and_tries_again() {
    let mut pupil = Pupil::of(GameId::PiloPilo, PHONE, 1.0);
    let steps = pupil.frame.lesson.unwrap().steps;
    while pupil.step() < steps - 1 {
        pupil.take_step();
    }
    let state = pupil.table.state_json().unwrap();
    let late = pupil.table.tick(3_600_000).unwrap();
    assert_eq!(late.refusal.unwrap().code, "lesson-too-slow");
    assert_eq!(pupil.table.state_json().unwrap(), state);
    pupil.wait_until(3_600_000);
    pupil.take_step();
    assert_eq!(pupil.step(), steps);
}
