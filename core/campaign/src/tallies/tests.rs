use empile_games::{
    GameId,
    contract::{Entry, Measure, Outcome, Place, TitleRank},
    pile_poils::Title,
};
use proptest::prelude::*;

use crate::{
    Log, LogError, PlayerId, Span, TallyDifference, Total,
    testing::{self, add, log, started},
};

/// Ends a match of Pile-Poils: for each player whether won, and golden cats or cats left as a score.
fn enter(log: &mut Log, scores: &[(PlayerId, bool, i32)]) {
    let seats: Vec<PlayerId> = scores.iter().map(|(player, ..)| *player).collect();
    let id = started(log, &seats, 1);
    let places = scores.iter().map(|&(_, won, score)| Place {
        rank: if won { 1 } else { 2 },
        won,
        score,
        measures: vec![
            (Measure::GoldenCats, score.max(0)),
            (Measure::CatsLeft, (-score).max(0)),
            (Measure::CatAstrophes, 2),
        ],
    });
    let outcome = Outcome { places: places.collect() };
    log.append_final(id, 0, &Entry::Clock { at: 0 }, &outcome).unwrap();
}

fn totals(log: &Log) -> Vec<Total> {
    log.campaign_totals(log.default_campaign(), GameId::PilePoils).unwrap()
}

#[test]
fn totals_add_up_over_any_mix_of_players_and_the_best_comes_first() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    enter(&mut log, &[(ada, true, 5), (bob, false, -3)]);
    enter(&mut log, &[(cleo, false, -4), (bob, true, 12), (ada, false, -1)]);
    let totals = totals(&log);
    let figures: Vec<_> = totals.iter().map(|t| (t.player, t.score, t.games, t.wins)).collect();
    assert_eq!(figures, [(bob, 9, 2, 1), (ada, 4, 2, 1), (cleo, -4, 1, 0)]);
    assert_eq!(totals[0].measured(Measure::GoldenCats), 12);
    assert_eq!(totals[0].measured(Measure::CatAstrophes), 4);
    assert_eq!(totals[0].measured(Measure::CatsLeft), 3);
}

#[test]
fn a_title_belongs_to_the_score_of_a_winner() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    for score in [0, 2, 1] {
        enter(&mut log, &[(ada, true, score), (bob, false, 0)]);
    }
    let totals = totals(&log);
    assert_eq!(totals[0].player, ada);
    assert_eq!(totals[0].best_title(), Some(Title::AmateurWhisperer.rank()));
    let counted: Vec<(TitleRank, u32)> = totals[0].titles.clone().into_iter().collect();
    assert_eq!(counted, [(Title::EnthusiasticJuggler.rank(), 1), (Title::AmateurWhisperer.rank(), 2)]);
    assert_eq!(totals[1].best_title(), None);
    assert!(totals[1].titles.is_empty());
}

#[test]
fn equal_scores_are_told_apart_by_wins() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    enter(&mut log, &[(ada, false, 0), (bob, true, 0)]);
    let order: Vec<PlayerId> = totals(&log).iter().map(|total| total.player).collect();
    assert_eq!(order, [bob, ada]);
}

#[test]
fn an_archived_player_keeps_the_scores() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    enter(&mut log, &[(ada, true, 3), (bob, false, -3)]);
    log.archive_player(ada).unwrap();
    assert_eq!(totals(&log)[0].player, ada);
}

#[test]
fn a_match_under_way_counts_for_nothing() {
    let mut log = log();
    let seats = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 1);
    log.append(id, 0, &Entry::Clock { at: 0 }).unwrap();
    log.abandon_match(id).unwrap();
    assert_eq!(totals(&log), []);
}

#[test]
fn a_campaign_that_does_not_exist_has_no_standings() {
    let campaign = uuid::Uuid::from_u128(5).into();
    let missing = Err(LogError::NoSuchCampaign { campaign });
    assert_eq!(log().campaign_totals(campaign, GameId::PilePoils), missing);
    assert_eq!(log().recomputed_totals(campaign, GameId::PilePoils), missing);
}

#[test]
fn a_standing_tells_average_best_and_rows_of_wins() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    for (ada_won, golden, left) in [(true, 2, 4), (true, 7, 1), (false, 0, 3)] {
        let places = [
            (ada, ada_won, if ada_won { golden } else { -left }),
            (bob, !ada_won, if ada_won { -left } else { golden }),
        ];
        enter(&mut log, &places);
    }
    let total = &totals(&log)[0];
    assert_eq!((total.player, total.best, total.streak, total.best_streak), (ada, 7, 0, 2));
    assert!((total.average() - 2.0).abs() < f64::EPSILON);
    assert_eq!(total.measures[&Measure::GoldenCats], Span { total: 9, least: 0, most: 7 });
    assert_eq!(total.shared_wins, 0);
}

#[test]
fn a_win_with_others_is_a_shared_one() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    enter(&mut log, &[(ada, true, 1), (bob, true, 1), (cleo, false, 0)]);
    enter(&mut log, &[(ada, true, 1), (bob, false, 0)]);
    let figures: Vec<_> = totals(&log).iter().map(|total| (total.wins, total.shared_wins)).collect();
    assert_eq!(figures, [(2, 1), (1, 1), (0, 0)]);
    assert_eq!(log.check_tallies().unwrap(), []);
}

#[test]
fn all_campaigns_together_have_standings_of_their_own() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let campaign = log.create_campaign("Été").unwrap().id;
    testing::enter(&mut log, 10, &[(ada, true, 5), (bob, false, 3)]);
    let id = log.new_result_id();
    let result = testing::hand(&log, &[(ada, true, 4), (bob, false, 2)]);
    log.enter_result(id, &crate::PaperResult { campaign, played_at: 20, ..result }).unwrap();
    let scores = |totals: Vec<Total>| -> Vec<(i64, u32)> {
        totals.iter().map(|total| (total.score, total.best_streak)).collect()
    };
    assert_eq!(scores(totals(&log)), [(5, 1), (-3, 0)]);
    assert_eq!(scores(log.campaign_totals(campaign, GameId::PilePoils).unwrap()), [(4, 1), (-2, 0)]);
    assert_eq!(scores(log.global_totals(GameId::PilePoils).unwrap()), [(9, 2), (-5, 0)]);
}

#[test]
fn a_tally_that_is_wrong_is_found_named_and_put_right() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let result = testing::enter(&mut log, 10, &[(ada, true, 5), (bob, false, 3)]);
    let right = totals(&log);
    let spoil = |log: &Log, sql: &str| log.connection().execute(sql, []).unwrap();
    let campaign = Some(log.default_campaign());
    let game = "pile-poils".to_owned();
    let wrong = |campaign, player| TallyDifference::Standing { campaign, game: game.clone(), player };
    spoil(
        &log,
        "UPDATE standings SET tally = json_set(tally, '$[1]', 2)
         WHERE tally ->> 1 = 1 AND scoreboard IN (SELECT id FROM scoreboards WHERE scope <> zeroblob(16))",
    );
    assert_eq!(log.check_tallies().unwrap(), [wrong(campaign, ada)]);
    log.rebuild_tallies().unwrap();
    spoil(
        &log,
        "DELETE FROM standings
         WHERE tally ->> 1 = 0 AND scoreboard IN (SELECT id FROM scoreboards WHERE scope = zeroblob(16))",
    );
    assert_eq!(log.check_tallies().unwrap(), [wrong(None, bob)]);
    log.rebuild_tallies().unwrap();
    spoil(&log, "UPDATE results SET counts = 0");
    assert_eq!(log.check_tallies().unwrap()[0], TallyDifference::Counts { result });
    log.rebuild_tallies().unwrap();
    assert_eq!(log.check_tallies().unwrap(), []);
    assert_eq!(totals(&log), right);
}

#[test]
fn a_career_or_a_duel_that_is_wrong_is_found_named_and_put_right() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    for at in 0..5 {
        testing::enter(&mut log, at, &[(ada, true, 5), (bob, false, 3)]);
    }
    let campaign = log.default_campaign();
    let career = |player| TallyDifference::Career { campaign, game: "pile-poils".into(), player };
    let duel = TallyDifference::Duel { campaign, game: "pile-poils".into(), one: ada, other: bob };
    let spoilt = [
        ("UPDATE career_games SET score_of_all = 4 WHERE score = 5", career(ada)),
        ("UPDATE career_games SET played_at = 9 WHERE score = -6", career(bob)),
        ("DELETE FROM career_games WHERE score = -3", career(bob)),
        (
            "INSERT INTO career_games SELECT career, 9, 9, result_id, 0, 0 FROM career_games WHERE score = 5",
            career(ada),
        ),
        ("UPDATE duels SET ahead = 0", duel.clone()),
        ("DELETE FROM duels", duel),
    ];
    for (sql, difference) in spoilt {
        assert!(log.connection().execute(sql, []).unwrap() > 0, "{sql}");
        assert_eq!(log.check_tallies().unwrap(), [difference], "{sql}");
        log.rebuild_tallies().unwrap();
        assert_eq!(log.check_tallies().unwrap(), [], "{sql}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn the_tallies_are_what_the_results_add_up_to(
        games in prop::collection::vec((0usize..4, 0usize..4, 0i32..=12, -24i32..=0), 0..24)
    ) {
        let mut log = log();
        let players = ["A", "B", "C", "D"].map(|name| add(&mut log, name));
        for (winner, other, golden, left) in games {
            if winner != other {
                enter(&mut log, &[(players[winner], true, golden), (players[other], false, left)]);
            }
        }
        let recomputed = log.recomputed_totals(log.default_campaign(), GameId::PilePoils).unwrap();
        prop_assert_eq!(totals(&log), recomputed);
    }

    #[test]
    fn the_tallies_survive_any_order_of_entering_correcting_voiding_and_merging(
        deeds in prop::collection::vec((0u8..8, 0usize..4, 0usize..4, 0i32..=12, 0i64..9, 0usize..9), 0..24)
    ) {
        let mut log = log();
        let players = ["A", "B", "C", "D"].map(|name| add(&mut log, name));
        let mut entered = Vec::new();
        for (deed, winner, other, golden, at, which) in deeds {
            let Some(&known) = entered.get(which) else {
                if winner != other {
                    let places = [(players[winner], true, golden), (players[other], false, golden)];
                    let id = log.new_result_id();
                    let result = crate::PaperResult { played_at: at, ..testing::hand(&log, &places) };
                    if log.enter_result(id, &result).is_ok() {
                        entered.push(id);
                    }
                }
                continue;
            };
            match deed {
                0 => drop(log.void_result(known)),
                1 => drop(log.restore_result(known)),
                2 => drop(log.merge_players(players[winner], players[other])),
                3 => drop(log.unmerge_player(players[winner])),
                _ => {
                    let id = log.new_result_id();
                    let places = [(players[winner], true, golden), (players[other], false, golden)];
                    let result = crate::PaperResult { played_at: at, ..testing::hand(&log, &places) };
                    if log.correct_result(known, id, &result).is_ok() {
                        entered.push(id);
                    }
                }
            }
            prop_assert_eq!(log.check_tallies().unwrap(), vec![]);
        }
        prop_assert_eq!(log.check_tallies().unwrap(), vec![]);
    }
}
