use empile_games::{GameId, pile_poils::Title};

use crate::{
    HeadToHead, HistoryFilter, MOST_POINTS, TitleEarned,
    testing::{add, enter, log},
};

#[test]
fn scores_grow_in_the_order_of_play_whatever_the_order_of_writing() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    enter(&mut log, 30, &[(ada, true, 5), (bob, false, 3)]);
    enter(&mut log, 10, &[(ada, false, 2), (bob, true, 4)]);
    let void = enter(&mut log, 20, &[(ada, true, 9), (bob, false, 9)]);
    log.void_result(void).unwrap();
    let series = log.score_series(GameId::PilePoils, &HistoryFilter::default()).unwrap();
    let points: Vec<(_, Vec<_>)> = series
        .iter()
        .map(|series| (series.player, series.points.iter().map(|point| (point.at, point.score)).collect()))
        .collect();
    assert_eq!(points, [(ada, vec![(10, -2), (30, 3)]), (bob, vec![(10, 4), (30, 1)])]);
}

#[test]
fn titles_are_told_when_they_were_earned() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    enter(&mut log, 30, &[(ada, true, 12), (bob, false, 3)]);
    enter(&mut log, 10, &[(ada, false, 2), (bob, true, 4)]);
    let earned = log.titles_earned(&HistoryFilter::default(), 9).unwrap();
    let expected = [
        TitleEarned { player: ada, at: 30, title: Title::GreatArchitectOfSleep.rank() },
        TitleEarned { player: bob, at: 10, title: Title::LullabySinger.rank() },
    ];
    assert_eq!(earned, expected);
}

#[test]
fn two_players_meet_only_in_the_games_that_both_played() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    enter(&mut log, 10, &[(ada, true, 5), (bob, false, 3)]);
    enter(&mut log, 20, &[(ada, false, 2), (cleo, true, 4)]);
    enter(&mut log, 30, &[(cleo, true, 5), (ada, false, 2), (bob, false, 2)]);
    let all = HistoryFilter::default();
    let expected = HeadToHead { games: 2, ahead: 1, behind: 0, level: 1, score: 3, other_score: -5 };
    assert_eq!(log.head_to_head(ada, bob, &all).unwrap(), expected);
    let mirrored = HeadToHead { games: 2, ahead: 0, behind: 1, level: 1, score: -5, other_score: 3 };
    assert_eq!(log.head_to_head(bob, ada, &all).unwrap(), mirrored);
    let late = HistoryFilter { from: Some(20), ..all };
    assert_eq!(log.head_to_head(ada, bob, &late).unwrap().games, 1);
}

#[test]
fn a_long_series_is_thinned_and_ends_where_the_score_stands() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let games = 3 * MOST_POINTS + 7;
    for at in 0..games {
        enter(&mut log, at.into(), &[(ada, true, 1), (bob, false, 2)]);
    }
    let all = HistoryFilter::default();
    let series = log.score_series(GameId::PilePoils, &HistoryFilter { player: Some(ada), ..all }).unwrap();
    let [series] = series.as_slice() else { panic!("one player's alone: {series:?}") };
    assert_eq!((series.player, series.games), (ada, games));
    let points = &series.points;
    assert!((MOST_POINTS / 2..=MOST_POINTS).contains(&(points.len() as u32)), "{}", points.len());
    assert!(points.iter().all(|point| point.score == point.at + 1), "each is where the score stood");
    assert!(points.is_sorted_by_key(|point| point.at));
    assert_eq!(points.last().unwrap().score, i64::from(games));
    let late = HistoryFilter { from: Some(700), until: Some(705), ..all };
    let series = &log.score_series(GameId::PilePoils, &late).unwrap()[0];
    let scores: Vec<(i64, i64)> = series.points.iter().map(|point| (point.at, point.score)).collect();
    assert_eq!(scores, [(700, 1), (701, 2), (702, 3), (703, 4), (704, 5)], "growth begins with the span");
}
