use empile_games::GameId;

use crate::{
    CampaignId, HeadToHead, HistoryFilter, Log, Month, PaperResult, PlayedAndWon, PlayerId, ResultId,
    UnixMillis, civil,
    testing::{add, hand, log},
};

fn at(day: &str) -> UnixMillis {
    civil::parse(day).unwrap()
}

/// Pile-Poils: the first wins.
fn play(log: &mut Log, day: &str, winner: PlayerId, other: PlayerId) -> ResultId {
    let id = log.new_result_id();
    let result = PaperResult { played_at: at(day), ..hand(log, &[(winner, true, 3), (other, false, 2)]) };
    log.enter_result(id, &result).unwrap();
    id
}

fn months(log: &Log, player: Option<PlayerId>) -> Vec<(u8, u32, u32)> {
    let months = log.months(player).unwrap();
    months.iter().map(|row| (row.month.in_year(), row.played.games, row.played.wins)).collect()
}

/// A year of games: more of them than are looked at one by one.
fn a_year() -> (Log, [PlayerId; 3], Vec<ResultId>) {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    let days = ["2026-01-05", "2026-01-31", "2026-02-01", "2026-02-02", "2026-03-09", "2026-03-10"];
    let seats = [(ada, bob), (bob, ada), (ada, bob), (ada, cleo), (cleo, ada), (bob, cleo)];
    let results = days.into_iter().zip(seats).map(|(day, (won, lost))| play(&mut log, day, won, lost));
    let results = results.collect();
    (log, [ada, bob, cleo], results)
}

#[test]
fn months_say_how_often_somebody_played_and_won_and_how_often_all_together_did() {
    let (log, [ada, bob, cleo], _) = a_year();
    assert_eq!(months(&log, Some(ada)), [(1, 2, 1), (2, 2, 2), (3, 1, 0)]);
    assert_eq!(months(&log, Some(bob)), [(1, 2, 1), (2, 1, 0), (3, 1, 1)]);
    assert_eq!(months(&log, Some(cleo)), [(2, 1, 0), (3, 2, 1)]);
    assert_eq!(months(&log, None), [(1, 2, 2), (2, 2, 2), (3, 2, 2)], "each game once");
    assert_eq!(log.check_tallies().unwrap(), []);
    let first = log.months(Some(ada)).unwrap()[0];
    assert_eq!((first.month, first.game), (Month::of(at("2026-01-31")), GameId::PilePoils));
    assert_eq!(first.played, PlayedAndWon { games: 2, wins: 1 });
}

#[test]
fn what_is_void_or_belongs_to_somebody_else_now_is_in_nobodys_months() {
    let (mut log, [ada, bob, cleo], results) = a_year();
    log.void_result(results[0]).unwrap();
    assert_eq!(months(&log, Some(ada))[0], (1, 1, 0));
    assert_eq!(months(&log, None)[0], (1, 1, 1));
    log.restore_result(results[0]).unwrap();
    assert_eq!(months(&log, None)[0], (1, 2, 2));
    let twin = add(&mut log, "Ada B.");
    play(&mut log, "2026-01-06", twin, bob);
    log.merge_players(ada, twin).unwrap();
    assert_eq!(months(&log, Some(ada))[0], (1, 3, 2));
    assert_eq!(months(&log, Some(twin))[0], (1, 3, 2), "whoever asks is sent on");
    assert_eq!(months(&log, None)[0], (1, 3, 3));
    assert_eq!(months(&log, Some(cleo))[0], (2, 1, 0));
    assert_eq!(log.check_tallies().unwrap(), []);
}

#[test]
fn a_wrong_month_is_found_and_mended() {
    let (mut log, ..) = a_year();
    log.connection()
        .execute("UPDATE months SET games = games + 1 WHERE player_id = zeroblob(16)", [])
        .unwrap();
    let found = log.check_tallies().unwrap();
    assert!(!found.is_empty());
    for difference in found {
        let crate::TallyDifference::Month { campaign, game, player, .. } = difference else {
            panic!("{difference:?}")
        };
        assert_eq!((campaign, game.as_str(), player), (CampaignId::DEFAULT, "pile-poils", None));
    }
    log.rebuild_tallies().unwrap();
    assert_eq!(log.check_tallies().unwrap(), []);
}

#[test]
fn those_whom_one_met_are_what_the_duels_say() {
    let (log, players, _) = a_year();
    for player in players {
        let met = log.played_with(player).unwrap();
        assert_eq!(met.len(), 2);
        assert!(met[0].sum.games >= met[1].sum.games);
        for other in met {
            let duel = log.head_to_head(player, other.other, &HistoryFilter::default()).unwrap();
            assert_eq!(other.sum, duel);
        }
    }
    let [ada, bob, _] = players;
    let sum = log.played_with(ada).unwrap()[0];
    assert_eq!((sum.other, sum.sum.games, sum.sum.ahead, sum.sum.behind), (bob, 3, 2, 1));
    assert_eq!(
        log.played_with(bob).unwrap()[0].sum,
        HeadToHead { ahead: 1, behind: 2, score: sum.sum.other_score, other_score: sum.sum.score, ..sum.sum }
    );
}

#[test]
fn totals_of_a_person_are_those_of_the_standings() {
    let (mut log, [ada, bob, _], _) = a_year();
    let campaign = log.create_campaign("Été").unwrap().id;
    let id = log.new_result_id();
    log.enter_result(id, &PaperResult { campaign, ..hand(&log, &[(ada, true, 1), (bob, false, 2)]) })
        .unwrap();
    let totals = log.totals_of(ada).unwrap();
    let standing =
        log.global_totals(GameId::PilePoils).unwrap().into_iter().find(|total| total.player == ada);
    assert_eq!(totals, [(GameId::PilePoils, standing.unwrap())]);
    assert_eq!(totals[0].1.games, 6);
    let nobody = add(&mut log, "Zoé");
    assert_eq!(log.totals_of(nobody).unwrap(), []);
    assert_eq!(log.played_with(nobody).unwrap(), []);
    assert_eq!(log.months(Some(nobody)).unwrap(), []);
}
