use empile_games::{GameId, contract::Measure};
use uuid::Uuid;

use super::{FORMS, FormProblem, HandForm, Winners, judge, mark_winners};
use crate::{HandPlace, LogError, stored};

fn place(won: bool, amount: i32) -> HandPlace {
    HandPlace { player: Uuid::from_u128(1).into(), won, amount, extras: vec![] }
}

fn problem(places: &[HandPlace]) -> FormProblem {
    match judge(GameId::PilePoils, places) {
        Err(LogError::Form(problem)) => problem,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_game_has_a_form_in_measures_that_it_knows() {
    for game in GameId::ALL {
        let form = HandForm::of(*game).unwrap();
        let figures = [form.winner.measure, form.other.measure];
        let names = figures.into_iter().flatten().chain(form.extras.iter().map(|(name, _)| *name));
        for name in names {
            assert!(stored::measure(name.to_owned()).is_ok(), "{}: {name}", game.slug());
        }
    }
}

#[test]
fn no_game_has_two_forms_and_no_name_stands_for_two_games() {
    let mut slugs: Vec<&str> = FORMS.iter().map(|form| form.slug).collect();
    let mut names: Vec<&str> = FORMS.iter().flat_map(|form| form.names).copied().collect();
    slugs.sort_unstable();
    names.sort_unstable();
    assert!(slugs.windows(2).all(|pair| pair[0] != pair[1]));
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn the_winner_of_pile_poils_has_golden_cats_and_the_others_have_cats_left() {
    let places = judge(GameId::PilePoils, &[place(false, 3), place(true, 0), place(false, 0)]).unwrap();
    let figures: Vec<_> = places.iter().map(|place| (place.rank, place.won, place.score)).collect();
    assert_eq!(figures, [(3, false, -3), (1, true, 0), (2, false, 0)]);
    assert_eq!(places[0].measures, [(Measure::CatsLeft, 3)]);
    assert_eq!(places[1].measures, [(Measure::GoldenCats, 0)]);
}

#[test]
fn there_are_twelve_golden_cats_and_nobody_keeps_more_cats_than_were_dealt() {
    assert!(judge(GameId::PilePoils, &[place(true, 12), place(false, 26)]).is_ok());
    let refused = problem(&[place(true, 13), place(false, 1)]);
    assert_eq!(refused, FormProblem::OutOfRange { place: 1, amount: 13, most: 12 });
    let refused = problem(&[place(true, 1), place(false, 27)]);
    assert_eq!(refused, FormProblem::OutOfRange { place: 2, amount: 27, most: 26 });
    let refused = problem(&[place(true, 1), place(false, -1)]);
    assert_eq!(refused, FormProblem::OutOfRange { place: 2, amount: -1, most: 26 });
    let four = [place(true, 1), place(false, 20), place(false, 1), place(false, 1)];
    assert_eq!(problem(&four), FormProblem::OutOfRange { place: 2, amount: 20, most: 19 });
}

#[test]
fn pile_poils_has_two_to_four_players_and_at_most_one_winner() {
    let refused = problem(&[place(true, 1)]);
    assert_eq!(refused, FormProblem::PlayerCount { given: 1, least: 2, most: 4 });
    let five: Vec<HandPlace> = (0..5).map(|_| place(false, 1)).collect();
    assert_eq!(problem(&five), FormProblem::PlayerCount { given: 5, least: 2, most: 4 });
    let refused = problem(&[place(true, 1), place(true, 1)]);
    assert_eq!(refused, FormProblem::WinnerCount { given: 2, least: 0, most: 1 });
    assert!(judge(GameId::PilePoils, &[place(false, 1), place(false, 2)]).is_ok());
}

#[test]
fn what_a_game_does_not_count_cannot_be_entered_and_nothing_twice() {
    let with = |extras| [HandPlace { extras, ..place(true, 1) }, place(false, 2)];
    let places = judge(GameId::PilePoils, &with(vec![(Measure::CatAstrophes, 4)])).unwrap();
    assert_eq!(places[0].measures, [(Measure::GoldenCats, 1), (Measure::CatAstrophes, 4)]);
    for (extras, name) in [
        (vec![(Measure::CatsLeft, 1)], "cats-left"),
        (vec![(Measure::CatAstrophes, 1), (Measure::CatAstrophes, 1)], "cat-astrophes"),
    ] {
        assert_eq!(problem(&with(extras)), FormProblem::WrongMeasure { measure: name.into() });
    }
    let refused = problem(&with(vec![(Measure::CatAstrophes, -1)]));
    assert_eq!(refused, FormProblem::OutOfRange { place: 1, amount: -1, most: 999 });
}

#[test]
fn who_wins_is_what_the_numbers_say_where_the_game_says_so() {
    let judged = |winners: Winners, entered: &[(bool, i32)], sign: i32| {
        let hands: Vec<HandPlace> = entered.iter().map(|(won, amount)| place(*won, *amount)).collect();
        let places: Vec<_> = hands
            .iter()
            .map(|hand| empile_games::contract::Place {
                rank: 1,
                won: hand.won,
                score: sign * hand.amount,
                measures: vec![],
            })
            .collect();
        winners.check(&hands, &places)
    };
    assert_eq!(judged(Winners::Best, &[(true, 5), (true, 5), (false, 4)], 1), Ok(()));
    assert_eq!(judged(Winners::Best, &[(true, 5), (false, 5)], 1), Err(FormProblem::WrongWinners));
    assert_eq!(judged(Winners::AmongBest, &[(true, 5), (false, 5)], -1), Ok(()));
    assert_eq!(judged(Winners::AmongBest, &[(true, 6), (false, 5)], -1), Err(FormProblem::WrongWinners));
    assert_eq!(judged(Winners::WithNothingLeft, &[(true, 0), (true, 0), (false, 1)], -1), Ok(()));
    let nobody = judged(Winners::WithNothingLeft, &[(false, 2), (false, 1)], -1);
    assert_eq!(nobody, Err(FormProblem::WinnerCount { given: 0, least: 1, most: 2 }));
    assert_eq!(
        judged(Winners::WithNothingLeft, &[(true, 0), (false, 0)], -1),
        Err(FormProblem::WrongWinners)
    );
}

#[test]
fn the_numbers_tell_who_won_wherever_nobody_has_to_say_it() {
    let won = |game, amounts: &[i32], said: bool| {
        let mut places: Vec<HandPlace> = amounts.iter().map(|amount| place(said, *amount)).collect();
        mark_winners(game, &mut places).unwrap();
        places.iter().map(|place| place.won).collect::<Vec<_>>()
    };
    assert_eq!(won(GameId::PiloPilo, &[3, 0, 0], false), [false, true, true], "everybody without a card");
    assert_eq!(won(GameId::Raffzahn, &[4, 9, 9], false), [false, true, true], "the most dice");
    assert_eq!(won(GameId::Teckels, &[5, 2], true), [true, false], "the numbers are believed, not the table");
    assert_eq!(won(GameId::Abquetschen, &[0, 2, 2], true), [true, true, true], "here the table says it");
}
