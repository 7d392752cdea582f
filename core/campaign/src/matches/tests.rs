use empile_games::{
    AnyGame, AnySetup,
    contract::{Match, Seed, SetupRefusal},
    pile_poils::{Setup, Side},
};

use crate::{
    Ending, LogError, MatchId, NewMatch, PlayerId,
    testing::{add, log, log_with_clock, new_match, playout, setup, started},
};

#[test]
fn a_stored_match_replays_to_the_state_it_was_in() {
    let mut log = log();
    let seats = ["Laureline", "Félix", "Ada"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, u64::MAX);
    let (entries, outcome) = playout(3, u64::MAX);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
    }
    let stored = log.load_match(id).unwrap();
    assert_eq!(stored.seed, Seed(u64::MAX));
    assert_eq!(stored.seats, seats);
    assert_eq!(stored.entries, before);
    let mut replayed: Match<AnyGame> = Match::replay(stored.record()).unwrap();
    replayed.enter(last.clone(), &mut Vec::new()).unwrap();
    assert_eq!(empile_games::contract::Game::outcome(replayed.state()), Some(outcome));
}

#[test]
fn a_board_of_the_own_table_is_kept_with_the_match() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let side = Side::Own(vec![vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9], vec![10, 11], vec![12, 3]]);
    let own = AnySetup::PilePoils(Setup { players: 2, side });
    let new = NewMatch { setup: own.clone(), ..new_match(&log, &seats, 1) };
    let id = log.start_match(new).unwrap();
    assert_eq!(log.load_match(id).unwrap().setup, own);
}

#[test]
fn there_is_one_player_for_each_seat() {
    let mut log = log();
    let seats = ["A", "B", "C"].map(|name| add(&mut log, name));
    let new = NewMatch { setup: setup(2), ..new_match(&log, &seats, 1) };
    assert_eq!(log.start_match(new), Err(LogError::WrongSeatCount { seats: 2, given: 3 }));
    let new = NewMatch { setup: setup(4), ..new_match(&log, &seats, 1) };
    assert_eq!(log.start_match(new), Err(LogError::WrongSeatCount { seats: 4, given: 3 }));
    assert_eq!(log.open_matches().unwrap(), []);
}

#[test]
fn nobody_sits_on_two_seats() {
    let mut log = log();
    let ada = add(&mut log, "Ada");
    let bob = add(&mut log, "Bob");
    let new = new_match(&log, &[ada, bob, ada], 1);
    assert_eq!(log.start_match(new), Err(LogError::SeatedTwice { player: ada, name: "Ada".into() }));
}

#[test]
fn only_players_of_the_roster_sit_down() {
    let mut log = log();
    let ada = add(&mut log, "Ada");
    let bob = add(&mut log, "Bob");
    let stranger: PlayerId = uuid::Uuid::from_u128(1).into();
    let new = new_match(&log, &[ada, stranger], 1);
    assert_eq!(log.start_match(new), Err(LogError::NoSuchPlayer { player: stranger }));
    log.archive_player(bob).unwrap();
    let new = new_match(&log, &[ada, bob], 1);
    assert_eq!(log.start_match(new), Err(LogError::ArchivedPlayer { player: bob, name: "Bob".into() }));
    assert_eq!(log.open_matches().unwrap(), []);
}

#[test]
fn a_set_up_that_cannot_be_played_is_refused_with_the_games_own_reason() {
    let mut log = log();
    let seats = ["A", "B", "C", "D", "E"].map(|name| add(&mut log, name));
    let new = new_match(&log, &seats, 1);
    let Err(refused) = log.start_match(new) else { panic!("five cannot play") };
    assert!(matches!(refused, LogError::Setup(SetupRefusal::Players { asked: 5, .. })));
    assert_eq!(refused.code(), "wrong-player-count");
}

#[test]
fn a_match_counts_for_a_campaign_that_exists() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let campaign = uuid::Uuid::from_u128(9).into();
    let new = NewMatch { campaign, ..new_match(&log, &seats, 1) };
    assert_eq!(log.start_match(new), Err(LogError::NoSuchCampaign { campaign }));
}

#[test]
fn open_matches_are_listed_with_the_last_played_first() {
    let (mut log, clock) = log_with_clock();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    clock.set(10);
    let first = started(&mut log, &seats, 1);
    clock.set(20);
    let second = started(&mut log, &seats, 2);
    let ids = |log: &crate::Log| -> Vec<MatchId> {
        log.open_matches().unwrap().iter().map(|open| open.id).collect()
    };
    assert_eq!(ids(&log), [second, first]);
    clock.set(30);
    log.append(first, 0, &playout(2, 1).0[0]).unwrap();
    assert_eq!(ids(&log), [first, second]);
    let open = &log.open_matches().unwrap()[0];
    assert_eq!((open.entry_count, open.started_at, open.updated_at), (1, 10, 30));
    assert_eq!(open.seats, seats);
    assert_eq!(open.game, empile_games::GameId::PilePoils);
}

#[test]
fn an_abandoned_match_is_over_but_can_still_be_looked_at() {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 1);
    let entry = &playout(2, 1).0[0];
    log.append(id, 0, entry).unwrap();
    log.abandon_match(id).unwrap();
    log.abandon_match(id).unwrap();
    assert_eq!(log.open_matches().unwrap(), []);
    let stored = log.load_match(id).unwrap();
    assert_eq!(stored.ending, Some(Ending::Abandoned));
    assert_eq!(stored.entries.len(), 1);
    let closed = LogError::MatchClosed { match_id: id, ending: Ending::Abandoned };
    assert_eq!(log.append(id, 1, entry), Err(closed.clone()));
    assert_eq!(log.take_back(id, 0), Err(closed));
}

#[test]
fn a_match_that_is_not_there_cannot_be_used() {
    let mut log = log();
    let match_id: MatchId = uuid::Uuid::from_u128(3).into();
    let missing = LogError::NoSuchMatch { match_id };
    let (entries, outcome) = playout(2, 1);
    assert_eq!(log.load_match(match_id).err(), Some(missing.clone()));
    assert_eq!(log.append(match_id, 0, &entries[0]), Err(missing.clone()));
    assert_eq!(log.append_final(match_id, 0, &entries[0], &outcome), Err(missing.clone()));
    assert_eq!(log.take_back(match_id, 0), Err(missing.clone()));
    assert_eq!(log.abandon_match(match_id), Err(missing));
}
