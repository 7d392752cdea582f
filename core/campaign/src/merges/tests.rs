use empile_games::GameId;

use crate::{
    HistoryFilter, Log, LogError, PlayerId,
    testing::{add, enter, hand, log, started},
};

fn scores(log: &Log) -> Vec<(PlayerId, i64, u32, u32)> {
    assert_eq!(log.check_tallies().unwrap(), []);
    let totals = log.global_totals(GameId::PilePoils).unwrap();
    totals.iter().map(|total| (total.player, total.score, total.games, total.best_streak)).collect()
}

#[test]
fn the_history_of_one_entered_twice_becomes_one_and_can_be_told_apart_again() {
    let mut log = log();
    let [felix, bob, twice] = ["Félix", "Bob", "Felix L."].map(|name| add(&mut log, name));
    enter(&mut log, 10, &[(felix, true, 5), (bob, false, 3)]);
    enter(&mut log, 20, &[(twice, true, 4), (bob, false, 2)]);
    let apart = scores(&log);
    assert_eq!(log.merge_players(felix, twice).unwrap().id, felix);
    assert_eq!(scores(&log), [(felix, 9, 2, 2), (bob, -5, 2, 0)]);
    let seen: Vec<PlayerId> = log.results(9, 0).unwrap().iter().map(|row| row.places[0].player).collect();
    assert_eq!(seen, [felix, felix]);
    let filter = HistoryFilter { player: Some(felix), ..HistoryFilter::default() };
    assert_eq!(log.history(&filter, 9, 0).unwrap().len(), 2);
    let roster: Vec<PlayerId> = log.players(true).unwrap().iter().map(|player| player.id).collect();
    assert_eq!(roster, [bob, felix]);
    assert_eq!(log.merged_into(felix).unwrap()[0].name, "Felix L.");
    log.unmerge_player(twice).unwrap();
    assert_eq!(scores(&log), apart);
    assert_eq!(log.merged_into(felix).unwrap(), []);
}

#[test]
fn two_who_played_together_are_two() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    enter(&mut log, 10, &[(ada, true, 5), (bob, false, 3)]);
    let together = |other: &str| LogError::PlayedTogether { name: "Ada".into(), other: other.into() };
    assert_eq!(log.merge_players(ada, bob), Err(together("Bob")));
    started(&mut log, &[ada, cleo], 1);
    assert_eq!(log.merge_players(ada, cleo), Err(together("Cléo")));
}

#[test]
fn nobody_is_merged_twice_or_with_themselves() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    assert_eq!(log.merge_players(ada, ada), Err(LogError::SamePlayer { name: "Ada".into() }));
    assert_eq!(log.unmerge_player(ada), Err(LogError::NotMerged { name: "Ada".into() }));
    log.merge_players(ada, bob).unwrap();
    let merged = LogError::MergedPlayer { player: bob, name: "Bob".into() };
    assert_eq!(log.merge_players(cleo, bob), Err(merged.clone()));
    assert_eq!(log.merge_players(bob, ada), Err(LogError::SamePlayer { name: "Ada".into() }));
    assert_eq!(log.merge_players(bob, cleo).unwrap().id, ada);
    let id = log.new_result_id();
    let dora = add(&mut log, "Dora");
    assert_eq!(log.enter_result(id, &hand(&log, &[(bob, true, 1), (dora, false, 1)])), Err(merged));
}

#[test]
fn a_merged_player_leaves_the_name_free_and_comes_back_only_if_it_still_is() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    log.merge_players(ada, bob).unwrap();
    let other = add(&mut log, "Bob");
    assert_eq!(log.unmerge_player(bob), Err(LogError::NameTaken { name: "Bob".into() }));
    log.rename_player(other, "Bob B.").unwrap();
    assert_eq!(log.unmerge_player(bob).unwrap().name, "Bob");
}

#[test]
fn a_match_under_way_goes_on_for_the_one_who_is_kept() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    let id = started(&mut log, &[bob, cleo], 1);
    log.merge_players(ada, bob).unwrap();
    assert_eq!(log.open_matches().unwrap()[0].seats, [ada, cleo]);
    assert_eq!(log.load_match(id).unwrap().seats, [ada, cleo]);
    let (entries, outcome) = crate::testing::playout(2, 1);
    log.append_final(id, 0, &entries[0], &outcome).unwrap();
    log.append_final(id, 0, &entries[0], &outcome).unwrap();
    let mut counted: Vec<PlayerId> = scores(&log).iter().map(|score| score.0).collect();
    counted.sort_unstable();
    assert_eq!(counted, [ada, cleo]);
}
