use empile_games::{
    GameId,
    contract::{Entry, Measure, Outcome, Place},
    pile_poils::Title,
};
use proptest::prelude::*;

use crate::{
    Log, LogError, PlayerId, Total,
    testing::{add, log, started},
};

/// Enters a result of Pile-Poils: for each player whether won, and golden cats or cats left as a score.
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
    assert_eq!(totals[0].golden_cats(), 12);
    assert_eq!(totals[0].cat_astrophes(), 4);
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
    assert_eq!(totals[0].best_title(), Some(Title::AmateurWhisperer));
    let counted: Vec<(Title, u32)> = totals[0].titles.clone().into_iter().collect();
    assert_eq!(counted, [(Title::EnthusiasticJuggler, 1), (Title::AmateurWhisperer, 2)]);
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
}
