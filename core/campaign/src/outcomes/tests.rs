use empile_games::contract::Outcome;

use crate::{
    Ending, Log, LogError, MatchId, PlayerId, ResultId, ResultPlace,
    testing::{add, log, log_with_clock, playout, started},
};

fn play(log: &mut Log, seats: &[PlayerId], seed: u64) -> (MatchId, ResultId, Outcome) {
    let id = started(log, seats, seed);
    let (entries, outcome) = playout(seats.len() as u8, seed);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
    }
    let result = log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    (id, result, outcome)
}

#[test]
fn the_last_entry_closes_the_match_and_leaves_a_result() {
    let (mut log, clock) = log_with_clock();
    let seats = ["A", "B", "C", "D"].map(|name| add(&mut log, name));
    clock.set(1_000);
    let (id, result, outcome) = play(&mut log, &seats, 4);
    assert_eq!(log.open_matches().unwrap(), []);
    let stored = log.load_match(id).unwrap();
    assert_eq!(stored.ending, Some(Ending::Finished));
    assert_eq!(stored.entries, playout(4, 4).0);
    let results = log.results(10, 0).unwrap();
    assert_eq!(results.len(), 1);
    assert_eq!((results[0].id, results[0].match_id), (result, Some(id)));
    assert_eq!(results[0].played_at, 1_000);
    let places: Vec<ResultPlace> =
        seats.into_iter().zip(outcome.places).map(|(player, place)| ResultPlace { player, place }).collect();
    assert_eq!(results[0].places, places);
}

#[test]
fn finishing_twice_counts_once() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let (id, result, outcome) = play(&mut log, &seats, 4);
    let totals = log.campaign_totals(log.default_campaign(), empile_games::GameId::PilePoils).unwrap();
    let entries = playout(2, 4).0;
    let last = entries.len() as u32 - 1;
    assert_eq!(log.append_final(id, last, &entries[last as usize], &outcome), Ok(result));
    log.append(id, last, &entries[last as usize]).unwrap();
    assert_eq!(log.results(10, 0).unwrap().len(), 1);
    assert_eq!(log.campaign_totals(log.default_campaign(), empile_games::GameId::PilePoils).unwrap(), totals);
}

#[test]
fn a_finished_match_takes_nothing_else() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let (id, _, outcome) = play(&mut log, &seats, 4);
    let entries = playout(2, 4).0;
    let length = entries.len() as u32;
    let last = &entries[entries.len() - 1];
    let closed = LogError::MatchClosed { match_id: id, ending: Ending::Finished };
    assert_eq!(log.append(id, length, last), Err(closed.clone()));
    assert_eq!(log.append_final(id, length, last, &outcome), Err(closed.clone()));
    assert_eq!(log.take_back(id, 0), Err(closed.clone()));
    assert_eq!(log.abandon_match(id), Err(closed));
    let mut other = outcome.clone();
    other.places[0].score += 1;
    let refused = log.append_final(id, length - 1, last, &other);
    assert_eq!(refused, Err(LogError::OutcomeConflict { match_id: id }));
    let refused = log.append_final(id, 0, &entries[0], &outcome);
    assert_eq!(refused, Err(LogError::Conflict { match_id: id, index: 1 }));
    assert_eq!(log.load_match(id).unwrap().entries, entries);
    assert_eq!(log.results(10, 0).unwrap()[0].places[0].place, outcome.places[0]);
}

#[test]
fn an_entry_that_is_there_already_can_be_declared_the_last() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 4);
    let (entries, outcome) = playout(2, 4);
    for (index, entry) in (0..).zip(&entries) {
        log.append(id, index, entry).unwrap();
    }
    let last = entries.len() - 1;
    let result = log.append_final(id, last as u32, &entries[last], &outcome).unwrap();
    assert_eq!(log.results(1, 0).unwrap()[0].id, result);
    assert_eq!(log.load_match(id).unwrap().entries, entries);
}

#[test]
fn an_outcome_without_a_place_for_every_seat_leaves_nothing_behind() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 4);
    let (entries, mut outcome) = playout(2, 4);
    outcome.places.pop();
    let refused = log.append_final(id, 0, &entries[0], &outcome);
    assert_eq!(refused, Err(LogError::WrongOutcome { seats: 2, places: 1 }));
    assert_eq!(log.load_match(id).unwrap().entries, []);
    assert_eq!(log.load_match(id).unwrap().ending, None);
    assert_eq!(log.results(10, 0).unwrap(), []);
}

#[test]
fn results_come_newest_first_page_by_page() {
    let (mut log, clock) = log_with_clock();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let ids: Vec<ResultId> = (1..=5u32)
        .map(|seed| {
            clock.set(i64::from(seed) * 100);
            play(&mut log, &seats, seed.into()).1
        })
        .collect();
    let page = |limit, offset| -> Vec<ResultId> {
        log.results(limit, offset).unwrap().iter().map(|result| result.id).collect()
    };
    assert_eq!(page(2, 0), [ids[4], ids[3]]);
    assert_eq!(page(2, 2), [ids[2], ids[1]]);
    assert_eq!(page(2, 4), [ids[0]]);
    assert_eq!(page(2, 5), []);
}
