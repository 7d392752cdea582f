use crate::{
    EveningId, LONGEST_EVENING, Log, LogError, NewPlayer, PlayerId, ROBOTS, ResultId,
    testing::{HandClock, add, enter, hand, log_with_clock, new_match, playout},
};

const BEGUN: i64 = 1_700_000_000_000;

fn house() -> (Log, HandClock, [PlayerId; 3]) {
    let (mut log, clock) = log_with_clock();
    clock.set(BEGUN);
    let people = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    (log, clock, people)
}

fn played(log: &mut Log, evening: EveningId, places: &[(PlayerId, bool, i32)]) -> ResultId {
    let result = enter(log, BEGUN, places);
    log.count_for_evening(result, evening, true).unwrap();
    result
}

/// Points by name, the best first.
fn table(log: &Log, evening: EveningId) -> Vec<(String, u32)> {
    let everyone = log.everyone().unwrap();
    let name = |id| everyone.iter().find(|player| player.id == id).unwrap().name.clone();
    let standings = log.evening_table(evening).unwrap().standings;
    standings.into_iter().map(|standing| (name(standing.player), standing.points)).collect()
}

fn says(table: &[(&str, u32)]) -> Vec<(String, u32)> {
    table.iter().map(|(name, points)| ((*name).to_owned(), *points)).collect()
}

#[test]
fn an_evening_adds_up_the_places_of_its_games_and_has_a_winner() {
    let (mut log, _, [ada, bob, cleo]) = house();
    let evening = log.begin_evening(None, &[ada, bob, cleo]).unwrap().id;
    assert_eq!(table(&log, evening), says(&[("Ada", 0), ("Bob", 0), ("Cléo", 0)]));
    assert_eq!(log.evening_table(evening).unwrap().winners().count(), 0, "nobody leads before a game");
    played(&mut log, evening, &[(ada, false, 3), (bob, true, 1), (cleo, false, 5)]);
    played(&mut log, evening, &[(ada, true, 1), (bob, false, 2)]);
    assert_eq!(table(&log, evening), says(&[("Ada", 4), ("Bob", 4), ("Cléo", 1)]));
    let standings = log.evening_table(evening).unwrap().standings;
    assert_eq!(
        standings.iter().map(|it| (it.rank, it.firsts, it.games)).collect::<Vec<_>>(),
        [(1, 1, 2), (1, 1, 2), (3, 0, 1)]
    );
    assert_eq!(log.evening_table(evening).unwrap().winners().collect::<Vec<_>>(), [ada, bob]);
    played(&mut log, evening, &[(ada, true, 1), (cleo, false, 2)]);
    log.end_evening(evening).unwrap();
    assert_eq!(log.evening_table(evening).unwrap().winners().collect::<Vec<_>>(), [ada]);
}

#[test]
fn corrections_voids_and_whatever_is_taken_out_change_the_table_at_once() {
    let (mut log, _, [ada, bob, _]) = house();
    let evening = log.begin_evening(None, &[ada, bob]).unwrap().id;
    let wrong = played(&mut log, evening, &[(ada, true, 1), (bob, false, 2)]);
    let right = log.new_result_id();
    log.correct_result(wrong, right, &hand(&log, &[(ada, false, 2), (bob, true, 1)])).unwrap();
    assert_eq!(table(&log, evening), says(&[("Bob", 2), ("Ada", 1)]));
    assert_eq!(log.evening_of(right).unwrap(), Some((evening, true)), "a correction stays where it was");
    log.void_result(right).unwrap();
    assert_eq!(table(&log, evening), says(&[("Ada", 0), ("Bob", 0)]));
    assert_eq!(log.evening_table(evening).unwrap().matches.len(), 1, "it stays to be seen");
    log.restore_result(right).unwrap();
    log.count_for_evening(right, evening, false).unwrap();
    assert_eq!(table(&log, evening), says(&[("Ada", 0), ("Bob", 0)]));
    assert!(!log.evening_table(evening).unwrap().matches[0].is_in);
    log.count_for_evening(right, evening, true).unwrap();
    assert_eq!(table(&log, evening), says(&[("Bob", 2), ("Ada", 1)]));
}

#[test]
fn a_match_belongs_to_an_evening_from_its_start_and_counts_at_its_end() {
    let (mut log, _, [ada, bob, _]) = house();
    let evening = log.begin_evening(None, &[ada, bob]).unwrap().id;
    let new = new_match(&log, &[ada, bob], 1);
    let id = log.start_match_of(new, Some(evening)).unwrap();
    assert_eq!(log.evening_table(evening).unwrap().matches.len(), 0);
    let (entries, outcome) = playout(2, 1);
    log.end_evening(evening).unwrap();
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
    }
    let result = log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    let table = log.evening_table(evening).unwrap();
    assert_eq!(table.matches[0].entry.result.id, result, "its last match ends after it");
    assert_eq!(table.games(), 1);
    let given_up = new_match(&log, &[ada, bob], 2);
    let given_up = log.start_match_of(given_up, Some(evening)).unwrap();
    log.abandon_match(given_up).unwrap();
    assert_eq!(log.evening_table(evening).unwrap().matches.len(), 1);
}

#[test]
fn guests_have_points_and_keep_them_when_they_get_a_name() {
    let (mut log, _, [ada, ..]) = house();
    let guest = log.add_guest(NewPlayer { name: "Convive 1".into(), colour: 3 }).unwrap().id;
    let evening = log.begin_evening(None, &[ada, guest]).unwrap().id;
    log.see_guests_out(&[guest]).unwrap();
    assert_eq!(log.evening(evening).unwrap().people, [ada, guest], "a guest of an evening is not forgotten");
    played(&mut log, evening, &[(ada, false, 2), (guest, true, 1)]);
    assert_eq!(table(&log, evening), says(&[("Convive 1", 2), ("Ada", 1)]));
    log.name_guest(guest, NewPlayer { name: "Zoé".into(), colour: 3 }).unwrap();
    assert_eq!(table(&log, evening), says(&[("Zoé", 2), ("Ada", 1)]));
}

#[test]
fn robots_do_not_come_and_practice_gives_nothing() {
    let (mut log, _, [ada, bob, _]) = house();
    let robot = ROBOTS[0].id;
    assert!(log.begin_evening(None, &[ada, robot]).is_err());
    let evening = log.begin_evening(None, &[ada, bob]).unwrap().id;
    let new = new_match(&log, &[ada, robot], 1);
    let id = log.start_match_of(new, Some(evening)).unwrap();
    let (entries, outcome) = playout(2, 1);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
    }
    log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    assert_eq!(table(&log, evening), says(&[("Ada", 0), ("Bob", 0)]));
}

#[test]
fn one_evening_is_on_at_a_time_until_it_is_ended_or_a_day_has_passed() {
    let (mut log, clock, [ada, bob, cleo]) = house();
    assert_eq!(log.evening_on().unwrap(), None);
    assert_eq!(log.begin_evening(None, &[ada]), Err(LogError::TooFewForAnEvening { least: 2 }));
    assert!(matches!(log.begin_evening(Some(" "), &[ada, bob]), Err(LogError::BadEveningName(_))));
    let first = log.begin_evening(Some(" Noël "), &[ada, bob]).unwrap();
    assert_eq!(first.name.as_deref(), Some("Noël"));
    assert_eq!(log.evening_on().unwrap(), Some(first.clone()));
    assert_eq!(log.begin_evening(None, &[ada, bob]), Err(LogError::EveningIsOn));
    assert_eq!(log.seat_evening(first.id, &[ada, bob, cleo]).unwrap().people, [ada, bob, cleo]);
    clock.set(BEGUN + 5);
    assert_eq!(log.end_evening(first.id).unwrap().ended_at, Some(BEGUN + 5));
    clock.set(BEGUN + 9);
    assert_eq!(log.end_evening(first.id).unwrap().ended_at, Some(BEGUN + 5), "it ended once");
    assert_eq!(log.evening_on().unwrap(), None);
    assert_eq!(log.resume_evening(first.id).unwrap().ended_at, None);
    clock.set(BEGUN + LONGEST_EVENING);
    assert_eq!(log.evening_on().unwrap(), None, "nobody ended it");
    assert_eq!(log.resume_evening(first.id), Err(LogError::EveningOver { evening: first.id }));
    assert_eq!(log.seat_evening(first.id, &[ada, bob]), Err(LogError::EveningOver { evening: first.id }));
    let second = log.begin_evening(None, &[ada, bob]).unwrap();
    assert_eq!(log.evenings().unwrap().iter().map(|it| it.id).collect::<Vec<_>>(), [second.id, first.id]);
}

#[test]
fn whoever_came_and_was_put_aside_since_keeps_nobody_else_from_coming() {
    let (mut log, _, [ada, bob, cleo]) = house();
    let evening = log.begin_evening(None, &[ada, bob]).unwrap().id;
    log.archive_player(bob).unwrap();
    assert_eq!(log.seat_evening(evening, &[ada, bob, cleo]).unwrap().people, [ada, bob, cleo]);
    assert_eq!(log.seat_evening(evening, &[ada, cleo]).unwrap().people, [ada, cleo]);
    assert!(matches!(log.seat_evening(evening, &[ada, bob, cleo]), Err(LogError::ArchivedPlayer { .. })));
}

#[test]
fn a_result_of_an_evening_is_entered_with_it_or_not_at_all() {
    let (mut log, _, [ada, bob, _]) = house();
    let evening = log.begin_evening(None, &[ada, bob]).unwrap().id;
    let elsewhere = EveningId::from(uuid::Uuid::nil());
    let entered = hand(&log, &[(ada, true, 1), (bob, false, 2)]);
    let id = log.new_result_id();
    assert_eq!(
        log.enter_result_of(id, &entered, Some(elsewhere)),
        Err(LogError::NoSuchEvening { evening: elsewhere })
    );
    assert_eq!(log.evening_of(id), Err(LogError::NoSuchResult { result: id }));
    log.enter_result_of(id, &entered, Some(evening)).unwrap();
    assert_eq!(log.evening_of(id), Ok(Some((evening, true))));
}

#[test]
fn what_is_not_there_cannot_count() {
    let (mut log, _, [ada, bob, _]) = house();
    let evening = log.begin_evening(None, &[ada, bob]).unwrap().id;
    let nothing = log.new_result_id();
    assert_eq!(
        log.count_for_evening(nothing, evening, true),
        Err(LogError::NoSuchResult { result: nothing })
    );
    let result = enter(&mut log, BEGUN, &[(ada, true, 1), (bob, false, 2)]);
    let elsewhere = EveningId::from(uuid::Uuid::nil());
    assert_eq!(
        log.count_for_evening(result, elsewhere, true),
        Err(LogError::NoSuchEvening { evening: elsewhere })
    );
    assert_eq!(log.evening_of(result).unwrap(), None);
}
