//! What robots owe that play against the clock: they see what their seat sees, need time, err, and are told apart by their level.

use empile_bots::{Level, Luck, REFLEX_MS, is_paced, thought};
use empile_games::{
    AnyGame, GameId,
    contract::{Game, Match, Seat, Seed},
};
use empile_tests::paced::{PacedSitting, honesty, share_won};

fn games() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| is_paced(*game))
}

#[test]
fn they_play_the_four_reflex_games() {
    let mut played: Vec<&str> = games().map(GameId::slug).collect();
    played.sort_unstable();
    assert_eq!(played, ["bunte-kuh", "pilo-pilo", "raffzahn", "teckels"]);
}

#[test]
fn what_they_do_and_when_comes_from_what_their_seat_sees() {
    for game in games() {
        for level in Level::ALL {
            let players = *game.descriptor().players.start();
            let (looked_at, honesty) = honesty(&game.usual_setup(players), level);
            assert_eq!(honesty.peeks, 0, "{game:?}, {level:?} knows more than its seat sees");
            assert!(looked_at > 20 && honesty.something_was_hidden, "{game:?}, {level:?}: {looked_at}");
        }
    }
}

#[test]
fn each_level_wins_clearly_more_than_half_against_the_one_below() {
    for game in games() {
        let setup = game.usual_setup((*game.descriptor().players.start()).max(2));
        for pair in Level::ALL.windows(2) {
            let share = share_won(&setup, pair[1], pair[0], 8);
            assert!(share > 0.6, "{game:?}: {:?} over {:?} {share}", pair[1], pair[0]);
        }
    }
}

#[test]
fn nobody_answers_quicker_than_a_hand_and_matches_come_to_an_end() {
    for game in games() {
        for players in game.descriptor().players {
            let (outcome, took) =
                PacedSitting::new(&game.usual_setup(players), Seed(9), |_| Level::Formidable).finish();
            assert_eq!(outcome.places.len(), usize::from(players));
            assert!((10_000..7_200_000).contains(&took), "{game:?}: {took}");
        }
        let begun =
            Match::<AnyGame>::start(game.usual_setup(*game.descriptor().players.start()), Seed(4)).unwrap();
        for seat in Seat::all(begun.state().players()) {
            let luck = Luck::against_the_clock(begun.record(), seat);
            let after = thought(begun.state(), seat, Level::Formidable, luck).map(|thought| thought.after);
            assert!(after.is_none_or(|after| after > REFLEX_MS), "{game:?}");
        }
    }
}

/// A hand that is about to land when somebody says stop lands, and pays as a person's does.
#[test]
fn they_are_late_now_and_then_as_people_are() {
    let setup = GameId::Raffzahn.usual_setup(3);
    let mut late = 0;
    for seed in 0..6 {
        let (outcome, _) = PacedSitting::new(&setup, Seed(seed), |_| Level::Clever).finish();
        let measures = outcome.places.iter().flat_map(|place| &place.measures);
        late += measures.map(|(_, count)| *count).sum::<i32>();
    }
    assert!(late > 0, "no hand was ever late");
}
