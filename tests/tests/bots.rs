//! What must hold for every game that robots play, through the one function the app asks.

use empile_bots::{Level, plays_in_turn};
use empile_games::{
    AnySetup, GameId,
    abquetschen::Abquetschen,
    contract::{Seat, Seats, Seed},
    cui_bono::CuiBono,
    eintrichtern::Eintrichtern,
    pile_poils::PilePoils,
    wurfelmarsch::Wurfelmarsch,
};
use empile_tests::{
    kit::Conforming,
    robots::{self, Sitting},
};

/// Plugs robots in: how many tables of each set-up one is shown, and how many of so many matches it wins against random
/// players, far more than its share.
macro_rules! plug {
    ($($name:ident, $game:ident, tables: $tables:literal, wins: $wins:literal of $matches:literal;)+) => {
        const PLUGGED: &[GameId] = &[$(GameId::$game,)+];

        $(mod $name {
            use super::{AnySetup, Conforming, Level, Seed, Sitting, robots, $game};

            fn setups() -> Vec<AnySetup> {
                $game::setups().into_iter().map(AnySetup::$game).collect()
            }

            #[test]
            fn it_answers_legally_when_asked_and_only_then() {
                for level in Level::ALL {
                    robots::answers_are_legal(&setups(), $tables, level);
                }
            }

            #[test]
            fn it_makes_again_what_was_taken_back() {
                for level in Level::ALL {
                    robots::answers_do_not_change(&setups(), $tables, level);
                }
            }

            #[test]
            fn it_plays_by_what_its_seat_sees() {
                for level in Level::ALL {
                    let honesty = robots::honesty(&setups(), $tables, level);
                    assert_eq!(honesty.peeks, 0, "{level:?} knows more than its seat sees");
                    assert_eq!(honesty.something_was_hidden, $game::HIDES_SOMETHING, "{level:?}");
                }
            }

            #[test]
            fn it_wins_clearly_more_than_its_share_against_random_players() {
                let wins = robots::wins_against_chance(&setups()[0], $matches);
                assert!(wins >= f64::from($wins), "{wins} of {}", $matches);
            }

            #[test]
            fn robots_alone_come_to_an_end() {
                for level in [Level::Gentle, Level::Clever] {
                    for setup in setups() {
                        Sitting::of_robots(&setup, Seed(7), level).finish();
                    }
                }
                Sitting::of_robots(&setups()[0], Seed(7), Level::Formidable).finish();
            }
        })+
    };
}

plug! {
    pile_poils, PilePoils, tables: 12, wins: 24 of 24;
    abquetschen, Abquetschen, tables: 200, wins: 75 of 150;
    cui_bono, CuiBono, tables: 12, wins: 24 of 30;
    eintrichtern, Eintrichtern, tables: 12, wins: 24 of 24;
    wurfelmarsch, Wurfelmarsch, tables: 6, wins: 9 of 9;
}

#[test]
fn no_robot_passes_over_a_victory_that_everyone_at_the_table_sees() {
    let robot = Seats::only(Seat(0));
    // Random players hardly ever reach the corner; against a robot they hardly ever lose least.
    let matches = [
        (AnySetup::Abquetschen(Abquetschen::setups()[0]), robot, 30),
        (AnySetup::CuiBono(CuiBono::setups()[0]), Seats::NONE, 300),
        (AnySetup::Wurfelmarsch(Wurfelmarsch::setups()[0]), robot, 6),
    ];
    for (setup, robots, matches) in matches {
        let chances = robots::no_victory_is_passed_over(&setup, robots, matches);
        assert!(chances > 2, "only {chances} victories to take: {setup:?}");
    }
}

#[test]
fn every_robot_is_held_to_this() {
    let played: Vec<GameId> = GameId::ALL.iter().copied().filter(|game| plays_in_turn(*game)).collect();
    assert_eq!(played, PLUGGED);
}
