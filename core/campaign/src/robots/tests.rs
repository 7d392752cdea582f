use std::collections::BTreeSet;

use empile_games::GameId;
use rusqlite::Connection;

use super::*;
use crate::{
    HistoryFilter, Log, Mark, MatchId, ResultId,
    testing::{add, enter, hand, log, playout, started},
};

/// Plays a whole match of Pile-Poils.
fn played(log: &mut Log, seats: &[PlayerId], seed: u64) -> MatchId {
    let id = started(log, seats, seed);
    let (entries, outcome) = playout(seats.len() as u8, seed);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
    }
    log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    id
}

fn in_standings(log: &Log) -> Vec<PlayerId> {
    let totals = log.global_totals(GameId::PilePoils).unwrap();
    totals.into_iter().map(|total| total.player).collect()
}

fn mark(log: &Log, id: MatchId) -> Mark {
    log.result(ResultId::of(id)).unwrap().mark
}

#[test]
fn sql_and_rust_agree_who_is_a_robot() {
    let connection = Connection::open_in_memory().unwrap();
    let sql = format!("SELECT ({IS_ROBOT}) FROM (SELECT ?1 AS player_id)");
    for offset in 0..=ROBOTS.len() as u128 + 1 {
        let id = PlayerId::fixed(FIRST_ID - 1 + offset);
        let in_sql: bool = connection.query_row(&sql, [id], |row| row.get(0)).unwrap();
        assert_eq!(in_sql, (1..=ROBOTS.len() as u128).contains(&offset), "{id}");
        assert_eq!(in_sql, id.is_robot(), "{id}");
    }
}

#[test]
fn every_robot_has_a_name_and_a_colour_of_its_own_on_each_level() {
    for (index, robot) in ROBOTS.iter().enumerate() {
        for other in &ROBOTS[..index] {
            let is_same = robot.name == other.name;
            assert_eq!(is_same, robot.colour == other.colour);
            assert!(!is_same || robot.level != other.level, "{robot:?} {other:?}");
        }
    }
}

#[test]
fn robots_from_before_there_were_levels_are_who_they_were() {
    for (number, name) in
        ["Robot Pelote", "Robot Moka", "Robot Biscuit", "Robot Miette", "Robot Câlin"].iter().enumerate()
    {
        let id = PlayerId::fixed(FIRST_ID + number as u128);
        let robot = id.robot().unwrap();
        assert_eq!((robot.name, robot.level), (*name, Level::Clever));
    }
}

#[test]
fn a_robot_sits_down_without_being_on_the_roster() {
    let mut log = log();
    let ada = add(&mut log, "Ada");
    let id = started(&mut log, &[ada, ROBOTS[0].id], 1);
    assert_eq!(log.load_match(id).unwrap().seats, [ada, ROBOTS[0].id]);
    assert_eq!(log.players(true).unwrap().len(), 1, "only Ada is on the roster");
    let names: Vec<String> = log.everyone().unwrap().into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Ada", ROBOTS[0].name]);
}

#[test]
fn two_people_and_a_robot_are_a_match_like_any_other_but_the_robot_stands_nowhere() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = played(&mut log, &[ada, ROBOTS[1].id, bob], 1);
    assert_eq!(mark(&log, id), Mark::Counts);
    let mut standing = in_standings(&log);
    standing.sort();
    assert_eq!(standing, [ada, bob]);
    let series = log.score_series(GameId::PilePoils, &HistoryFilter::default()).unwrap();
    assert!(series.iter().all(|series| !series.player.is_robot()), "{series:?}");
    assert_eq!(series.len(), 2);
    assert_eq!(log.check_tallies().unwrap(), []);
}

#[test]
fn alone_against_robots_is_practice_and_counts_for_nobody() {
    let mut log = log();
    let ada = add(&mut log, "Ada");
    let id = played(&mut log, &[ada, ROBOTS[0].id, ROBOTS[1].id], 2);
    assert_eq!(mark(&log, id), Mark::Practice);
    assert_eq!(in_standings(&log), []);
    assert_eq!(log.results(10, 0).unwrap(), []);
    assert_eq!(log.history(&HistoryFilter::default(), 10, 0).unwrap().len(), 1, "it is in the history");
    assert_eq!(log.check_tallies().unwrap(), []);
    log.rebuild_tallies().unwrap();
    assert_eq!((mark(&log, id), in_standings(&log)), (Mark::Practice, vec![]));
}

#[test]
fn practice_that_was_taken_out_and_brought_back_is_practice_still() {
    let mut log = log();
    let ada = add(&mut log, "Ada");
    let id = played(&mut log, &[ada, ROBOTS[0].id], 3);
    log.void_result(ResultId::of(id)).unwrap();
    assert_eq!(mark(&log, id), Mark::Void);
    assert!(log.result(ResultId::of(id)).unwrap().was_practice);
    log.restore_result(ResultId::of(id)).unwrap();
    assert_eq!(mark(&log, id), Mark::Practice);
    assert_eq!(in_standings(&log), []);
}

#[test]
fn a_history_without_what_no_longer_holds_has_practice_still() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let practice = ResultId::of(played(&mut log, &[ada, ROBOTS[0].id], 3));
    let [wrong, void] = [10, 20].map(|at| enter(&mut log, at, &[(ada, true, 1), (bob, false, 1)]));
    let right = log.new_result_id();
    let corrected = hand(&log, &[(ada, true, 2), (bob, false, 1)]);
    log.correct_result(wrong, right, &corrected).unwrap();
    log.void_result(void).unwrap();
    let holding = HistoryFilter { only_holding: true, ..HistoryFilter::default() };
    let found = |log: &Log| -> BTreeSet<ResultId> {
        log.history(&holding, 10, 0).unwrap().into_iter().map(|entry| entry.result.id).collect()
    };
    assert_eq!(found(&log), BTreeSet::from([practice, right]));
    log.void_result(practice).unwrap();
    assert_eq!(found(&log), BTreeSet::from([right]), "practice can be taken out like anything else");
    let all = log.history(&HistoryFilter::default(), 10, 0).unwrap();
    assert_eq!(all.len(), 4, "nothing is lost");
}

#[test]
fn united_logs_have_each_robot_once_and_practice_stays_practice() {
    let (mut here, mut there) = (log(), log());
    let ada = add(&mut here, "Ada");
    let [cleo, dan] = ["Cléo", "Dan"].map(|name| add(&mut there, name));
    let alone = played(&mut here, &[ada, ROBOTS[0].id], 4);
    let together = played(&mut there, &[cleo, ROBOTS[0].id, dan], 5);
    let mut file = Vec::new();
    there.export_json(&mut file).unwrap();
    here.import_json(&String::from_utf8(file).unwrap()).unwrap();
    let robots = here.everyone().unwrap().into_iter().filter(|player| player.id.is_robot()).count();
    assert_eq!(robots, 1);
    assert_eq!((mark(&here, alone), mark(&here, together)), (Mark::Practice, Mark::Counts));
    let mut standing = in_standings(&here);
    standing.sort();
    assert_eq!(standing, [cleo, dan]);
    assert_eq!(here.check_tallies().unwrap(), []);
    let mut file = Vec::new();
    here.export_json(&mut file).unwrap();
    there.import_json(&String::from_utf8(file).unwrap()).unwrap();
    assert_eq!(mark(&there, alone), Mark::Practice);
    assert_eq!(there.check_tallies().unwrap(), []);
}

#[test]
fn nobody_can_rename_set_aside_or_merge_a_robot() {
    let mut log = log();
    let ada = add(&mut log, "Ada");
    let robot = ROBOTS[0].id;
    played(&mut log, &[ada, robot], 6);
    let before = log.everyone().unwrap();
    let refused = LogError::NoSuchPlayer { player: robot }.code();
    assert_eq!(log.rename_player(robot, "Bob").unwrap_err().code(), refused);
    assert_eq!(log.recolour_player(robot, 1).unwrap_err().code(), refused);
    assert_eq!(log.archive_player(robot).unwrap_err().code(), refused);
    assert_eq!(log.merge_players(ada, robot).unwrap_err().code(), refused);
    assert_eq!(log.merge_players(robot, ada).unwrap_err().code(), refused);
    assert_eq!(log.everyone().unwrap(), before);
}
