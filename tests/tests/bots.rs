//! What must hold for every game that robots play, through the one function the app asks.

use empile_bots::plays;
use empile_games::{
    AnySetup, GameId, abquetschen::Abquetschen, cui_bono::CuiBono, eintrichtern::Eintrichtern,
    pile_poils::PilePoils, wurfelmarsch::Wurfelmarsch,
};
use empile_tests::{
    kit::Conforming,
    robots::{self, Sitting},
};

/// Plugs a robot in: how many tables of each set-up it is shown, and how many of so many matches it wins against random
/// players, far more than its share.
macro_rules! robot {
    ($name:ident, $game:ident, tables: $tables:literal, wins: $wins:literal of $matches:literal) => {
        mod $name {
            use super::*;

            fn setups() -> Vec<AnySetup> {
                $game::setups().into_iter().map(AnySetup::$game).collect()
            }

            #[test]
            fn it_answers_legally_when_asked_and_only_then() {
                robots::answers_are_legal(&setups(), $tables);
            }

            #[test]
            fn it_makes_again_what_was_taken_back() {
                robots::answers_do_not_change(&setups(), $tables);
            }

            #[test]
            fn it_plays_by_what_its_seat_sees() {
                let something_was_hidden = robots::answers_come_from_what_is_seen(&setups(), $tables);
                assert_eq!(something_was_hidden, $game::HIDES_SOMETHING);
            }

            #[test]
            fn it_wins_clearly_more_than_its_share_against_random_players() {
                let wins = robots::wins_against_chance(&setups()[0], $matches);
                assert!(wins >= f64::from($wins), "{wins} of {}", $matches);
            }

            #[test]
            fn robots_alone_come_to_an_end() {
                for setup in setups() {
                    Sitting::of_robots(&setup, empile_games::contract::Seed(7)).finish();
                }
            }
        }
    };
}

robot!(cui_bono, CuiBono, tables: 12, wins: 24 of 30);
robot!(pile_poils, PilePoils, tables: 12, wins: 24 of 24);
robot!(eintrichtern, Eintrichtern, tables: 12, wins: 24 of 24);
robot!(wurfelmarsch, Wurfelmarsch, tables: 6, wins: 9 of 9);

#[test]
fn robots_play_the_games_that_go_turn_by_turn_and_need_no_steady_hand() {
    let played: Vec<GameId> = GameId::ALL.iter().copied().filter(|game| plays(*game)).collect();
    let expected =
        [PilePoils::SLUG, Abquetschen::SLUG, CuiBono::SLUG, Eintrichtern::SLUG, Wurfelmarsch::SLUG];
    assert_eq!(played.iter().map(|game| game.slug()).collect::<Vec<_>>(), expected);
}
