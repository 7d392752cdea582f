use empile_games::{
    GameId,
    contract::{Match, Seed, Stream},
};

use super::*;
use crate::choose;

/// A match in which the first seat does anything that is legal, and robots of a level sit on the others.
fn played(game: GameId, players: u8, seed: u64, level: Level, first_is_random: bool) -> Record<AnyGame> {
    let mut table = Match::<AnyGame>::start(game.usual_setup(players), Seed(seed)).unwrap();
    let mut chance = Stream::new(Seed(!seed));
    let mut now = 0;
    while table.state().outcome().is_none() {
        let entry = match table.state().to_act().iter().next() {
            Some(seat) if seat == Seat(0) && first_is_random => {
                let legal = table.state().legal(seat);
                Entry::Act { seat, action: legal.nth(chance.index(legal.len())).unwrap(), at: now }
            }
            Some(seat) => Entry::Act { seat, action: choose(&table, seat, level).unwrap(), at: now },
            None => {
                now = now.max(table.state().next_deadline().unwrap());
                Entry::Clock { at: now }
            }
        };
        table.enter(entry, &mut Vec::new()).unwrap();
    }
    table.record().clone()
}

fn studied(record: &Record<AnyGame>) -> Study {
    study(record, |_| true).unwrap()
}

fn cost(study: &Study, seat: Seat) -> f32 {
    study.steps.iter().filter(|step| step.seat == Some(seat)).map(|step| step.cost).sum()
}

const GAMES: [(GameId, u8); 3] =
    [(GameId::Abquetschen, 3), (GameId::Eintrichtern, 2), (GameId::PilePoils, 2)];

#[test]
fn what_everybody_can_expect_adds_up_to_one_match_and_ends_with_the_winners() {
    for (game, players) in GAMES {
        let record = played(game, players, 3, Level::Gentle, false);
        let study = studied(&record);
        assert_eq!(study.steps.len(), record.entries.len());
        for step in &study.steps {
            let all: f32 = step.expected.iter().sum();
            assert!((all - 1.0).abs() < 1e-3, "{game:?}: {step:?}");
            assert!(step.expected.iter().all(|chance| (0.0..=1.001).contains(chance)), "{game:?}: {step:?}");
        }
        let end = Match::replay(record).unwrap().state().outcome().unwrap();
        let won = of_winners(&end)[..usize::from(players)].to_vec();
        assert_eq!(study.steps.last().unwrap().expected, won, "{game:?}");
    }
}

/// Who is said to win three times in five wins about as often: looks from within many matches, by what was expected.
#[test]
fn what_is_expected_comes_true() {
    const MATCHES: u64 = 60;
    const BETWEEN: usize = 7;
    for (game, players) in GAMES {
        let mut looks: Vec<(f32, f32)> = Vec::new();
        for number in 0..MATCHES {
            let record = played(game, players, 900 + number, Level::Clever, false);
            let mut state = AnyGame::start(&record.setup, record.seed).unwrap();
            let mut past = Record { entries: Vec::new(), ..record.clone() };
            let mut expected = Vec::new();
            for (index, entry) in record.entries.iter().enumerate() {
                if index % BETWEEN == 0 {
                    expected.push(shares(&state, &past).unwrap());
                }
                enter(&mut state, entry).unwrap();
                past.entries.push(entry.clone());
            }
            let won = of_winners(&state.outcome().unwrap());
            let seats = 0..usize::from(players);
            looks.extend(
                expected.iter().flat_map(|shares| seats.clone().map(|seat| (shares[seat], won[seat]))),
            );
        }
        for fifth in 0..5u8 {
            let least = f32::from(fifth) / 5.0;
            let of: Vec<_> =
                looks.iter().filter(|(chance, _)| (least..least + 0.2).contains(chance)).collect();
            let mean = |pick: fn(&(f32, f32)) -> f32| {
                of.iter().map(|look| pick(look)).sum::<f32>() / of.len() as f32
            };
            let (said, came) = (mean(|look| look.0), mean(|look| look.1));
            assert!((said - came).abs() < 0.15, "{game:?}: {said} said, {came} came, {} looks", of.len());
        }
    }
}

#[test]
fn chance_takes_from_one_what_it_gives_to_another() {
    for (game, players) in GAMES {
        let study = studied(&played(game, players, 4, Level::Gentle, false));
        assert!(study.steps.iter().any(|step| step.luck.iter().any(|luck| luck.abs() > 0.01)), "{game:?}");
        for step in &study.steps {
            assert!(step.luck.iter().sum::<f32>().abs() < 1e-3, "{game:?}: {step:?}");
        }
    }
}

#[test]
fn the_choices_of_the_best_robot_cost_nothing_and_those_of_chance_do() {
    for (game, players) in GAMES {
        let study = studied(&played(game, players, 5, Level::Formidable, true));
        assert!(cost(&study, Seat(0)) > 0.02, "{game:?}: {}", cost(&study, Seat(0)));
        assert!(cost(&study, Seat(1)) < 1e-6, "{game:?}: {}", cost(&study, Seat(1)));
    }
}

#[test]
fn the_same_record_gives_the_same_study_and_one_given_up_gives_none() {
    let record = played(GameId::Abquetschen, 3, 6, Level::Gentle, false);
    assert_eq!(studied(&record), studied(&record));
    let mut heard = 0;
    let given_up = study(&record, |done| {
        heard += 1;
        done < 2
    });
    assert_eq!((given_up, heard), (None, 3));
}

#[test]
fn where_nothing_is_left_to_chance_nobody_has_luck() {
    let record = played(GameId::Wurfelmarsch, 3, 7, Level::Gentle, false);
    let first = Record { entries: record.entries[..12].to_vec(), ..record };
    let study = studied(&first);
    assert!(study.steps.iter().all(|step| step.luck.iter().all(|luck| *luck == 0.0)));
}

#[test]
fn there_is_no_study_of_a_game_that_is_not_played_in_turn() {
    let game = GameId::Teckels;
    let record = Match::<AnyGame>::start(game.usual_setup(2), Seed(1)).unwrap().record().clone();
    assert_eq!(study(&record, |_| true), None);
}
