//! What holds for the plug of every game.

use super::*;
use crate::contract::{Measure, Value};

fn marked(game: GameId, amounts: &[i32], said: bool) -> Vec<bool> {
    let seat = |amount: &i32| PaperSeat { won: said, amount: *amount, extras: vec![] };
    let mut seats: Vec<PaperSeat> = amounts.iter().map(seat).collect();
    game.mark_winners(&mut seats).unwrap();
    seats.iter().map(|seat| seat.won).collect()
}

#[test]
fn every_value_of_every_option_can_be_played() {
    for game in GameId::ALL {
        let players = *game.descriptor().players.end();
        for line in game.options() {
            for value in &line.values {
                let rows = match value {
                    Value::Rows(own) => Some((own.to_begin_with)()),
                    _ => None,
                };
                let values = vec![(line.key.to_owned(), value.to_string())];
                let setup = game.setup(players, &Chosen { values, rows }).unwrap();
                assert!(AnyGame::start(&setup, Seed(1)).is_ok(), "{game:?}: {} = {value}", line.key);
            }
        }
    }
}

#[test]
fn what_was_chosen_can_be_read_from_the_set_up() {
    for game in GameId::ALL {
        let players = *game.descriptor().players.end();
        let usual: Vec<Value> = game.options().iter().map(OptionLine::usual).collect();
        let read = |setup: &AnySetup| setup.chosen().into_iter().map(|(_, value)| value).collect::<Vec<_>>();
        assert_eq!(read(&game.usual_setup(players)), usual, "{game:?}");
        for (index, line) in game.options().iter().enumerate() {
            for value in &line.values {
                let rows = match value {
                    Value::Rows(own) => Some((own.to_begin_with)()),
                    _ => None,
                };
                let values = vec![(line.key.to_owned(), value.to_string())];
                let setup = game.setup(players, &Chosen { values, rows }).unwrap();
                let mut chosen = usual.clone();
                chosen[index] = *value;
                assert_eq!(read(&setup), chosen, "{game:?}: {} = {value}", line.key);
                assert_eq!((setup.players(), setup.renewed()), (players, setup.clone()));
            }
        }
    }
}

#[test]
fn the_names_of_options_and_of_their_values_are_unique() {
    for game in GameId::ALL {
        let lines = game.options();
        for (index, line) in lines.iter().enumerate() {
            assert!(lines[..index].iter().all(|other| other.key != line.key), "{game:?}: {} twice", line.key);
            let mut names: Vec<String> = line.values.iter().map(Value::to_string).collect();
            names.sort_unstable();
            assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{game:?}: {} {names:?}", line.key);
        }
    }
}

#[test]
fn no_name_in_other_programs_stands_for_two_games() {
    let mut names: Vec<&str> = GameId::ALL.iter().flat_map(|game| game.form().names).copied().collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}

#[test]
fn every_title_that_can_be_earned_has_a_name() {
    for game in GameId::ALL {
        let players = *game.descriptor().players.start();
        for score in 0..=(game.form().winner.most)(players) {
            let title = game.title(true, score);
            assert!(title.is_none_or(|title| title.index() < game.titles().len()), "{game:?}: {score}");
        }
    }
}

#[test]
fn a_measure_is_known_by_its_name() {
    for measure in Measure::ALL {
        assert_eq!(Measure::named(measure.name()), Some(*measure));
    }
}

#[test]
fn the_numbers_tell_who_won_wherever_nobody_has_to_say_it() {
    for game in GameId::ALL {
        let players = usize::from(*game.descriptor().players.end());
        let all = vec![1; players];
        let must_be_said = game.form().winners.must_be_said();
        assert_eq!(must_be_said, marked(*game, &all, true) != marked(*game, &all, false), "{game:?}");
    }
}
