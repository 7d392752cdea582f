use empile_games::GameId;

use crate::{
    HistoryFilter, Log, PaperResult, ResultId,
    testing::{add, enter, hand, log},
};

fn found(log: &Log, filter: &HistoryFilter) -> Vec<ResultId> {
    log.history(filter, 10, 0).unwrap().into_iter().map(|entry| entry.result.id).collect()
}

#[test]
fn the_history_can_be_narrowed_to_a_player_a_period_a_campaign_and_a_game() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    let campaign = log.create_campaign("Été").unwrap().id;
    let one = enter(&mut log, 10, &[(ada, true, 1), (bob, false, 1)]);
    let two = enter(&mut log, 20, &[(bob, true, 1), (cleo, false, 1)]);
    let three = log.new_result_id();
    let result = hand(&log, &[(ada, true, 1), (cleo, false, 1)]);
    log.enter_result(three, &PaperResult { campaign, played_at: 30, ..result }).unwrap();
    let all = HistoryFilter::default();
    assert_eq!(found(&log, &all), [three, two, one]);
    assert_eq!(found(&log, &HistoryFilter { player: Some(ada), ..all }), [three, one]);
    assert_eq!(found(&log, &HistoryFilter { from: Some(20), ..all }), [three, two]);
    assert_eq!(found(&log, &HistoryFilter { until: Some(20), ..all }), [one]);
    assert_eq!(found(&log, &HistoryFilter { campaign: Some(campaign), ..all }), [three]);
    assert_eq!(found(&log, &HistoryFilter { game: Some(GameId::PilePoils), ..all }), [three, two, one]);
    let narrow = HistoryFilter { player: Some(bob), from: Some(11), until: Some(30), ..all };
    assert_eq!(found(&log, &narrow), [two]);
    assert_eq!(log.history(&all, 1, 1).unwrap()[0].result.id, two);
}

#[test]
fn a_result_that_was_voided_is_left_out_on_demand() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let one = enter(&mut log, 10, &[(ada, true, 1), (bob, false, 1)]);
    let two = enter(&mut log, 20, &[(ada, true, 1), (bob, false, 1)]);
    log.void_result(two).unwrap();
    let counting = HistoryFilter { only_counting: true, ..HistoryFilter::default() };
    assert_eq!(found(&log, &counting), [one]);
    assert_eq!(found(&log, &HistoryFilter::default()), [two, one]);
}
