//! That the check of robots' honesty can fail: somebody who is given the whole table, and looks at what the seat does not see, is found
//! out in every game that hides anything.

use empile_bots::{Level, REFLEX_MS, Thought, is_paced, neko_tower::is_built, plays, plays_in_turn};
use empile_games::{
    AnyAction, AnyGame, AnySetup, GameId,
    contract::{Choices, Game, Seat, Viewer},
};
use empile_tests::{
    paced,
    robots::{self, Honesty},
};
use serde_json::Value;

/// What a game hides from a seat.
struct Hidden {
    game: GameId,
    what: &'static str,
    /// Where the whole table has it, beside what everyone sees.
    lies_in: &'static str,
}

const HIDDEN: [Hidden; 8] = [
    Hidden { game: GameId::PilePoils, what: "the throws to come", lies_in: "stream" },
    Hidden { game: GameId::PiloPilo, what: "the cards face down", lies_in: "piles" },
    Hidden { game: GameId::Teckels, what: "the cards face down in all piles", lies_in: "hands" },
    Hidden { game: GameId::Abquetschen, what: "the throws to come", lies_in: "stream" },
    Hidden { game: GameId::Raffzahn, what: "the faces on the others' sides", lies_in: "pyramid" },
    Hidden { game: GameId::BunteKuh, what: "the faces inside the pyramid", lies_in: "pyramid" },
    Hidden { game: GameId::CuiBono, what: "the dice inside the pyramid and their faces", lies_in: "pyramid" },
    Hidden { game: GameId::Eintrichtern, what: "the sums under the red dice", lies_in: "pyramid" },
];

/// One number for all that is written there.
fn number_of(seen: &Value) -> usize {
    let written = seen.to_string();
    written.bytes().fold(7_usize, |number, byte| number.wrapping_mul(31).wrapping_add(byte.into())) >> 8
}

/// An action that hangs on a number.
fn by(number: usize, state: &AnyGame, seat: Seat) -> Option<AnyAction> {
    let legal = state.legal(seat);
    legal.nth(number % legal.len().max(1))
}

/// Somebody who looks at what is hidden, and does one thing or another by what is there.
fn peeking(state: &AnyGame, lies_in: &str) -> usize {
    let whole = serde_json::to_value(state).unwrap();
    let table = whole.as_object().and_then(|game| game.values().next()).unwrap();
    number_of(table.get(lies_in).unwrap_or_else(|| panic!("there is no {lies_in} in {table}")))
}

/// Somebody who looks as closely at what the seat sees.
fn looking(state: &AnyGame, seat: Seat) -> usize {
    number_of(&serde_json::to_value(state.observe(Viewer::Seat(seat))).unwrap())
}

/// What comes of it if somebody does what such a number says.
fn honesty_of(game: GameId, number: impl Fn(&AnyGame, Seat) -> usize) -> Honesty {
    let setup: AnySetup = game.usual_setup((*game.descriptor().players.start()).max(2));
    if is_paced(game) {
        let thought = |state: &AnyGame, seat| {
            let number = number(state, seat);
            let action = by(number, state, seat)?;
            Some(Thought { case: 0, action, after: REFLEX_MS + number as u64 % 1_000 })
        };
        paced::honesty_of(&setup, Level::Clever, |state, _, seat| thought(state, seat)).1
    } else {
        robots::honesty_of(&[setup], 12, |state, _, seat| by(number(state, seat), state, seat))
    }
}

#[test]
fn whoever_peeks_is_found_out() {
    for Hidden { game, what, lies_in } in HIDDEN {
        let honesty = honesty_of(game, |state, _| peeking(state, lies_in));
        assert!(honesty.something_was_hidden, "{game:?} hides {what}");
        assert!(honesty.peeks > 0, "{game:?}: nobody noticed that a player knew {what}");
    }
}

#[test]
fn whoever_looks_closely_at_what_the_seat_sees_is_not() {
    for Hidden { game, .. } in HIDDEN {
        assert_eq!(honesty_of(game, looking).peeks, 0, "{game:?}");
    }
}

#[test]
fn every_game_that_robots_play_hides_something_but_one() {
    let mut hiding: Vec<GameId> = HIDDEN.iter().map(|hidden| hidden.game).collect();
    let open = GameId::Wurfelmarsch;
    assert!(plays_in_turn(open) && !honesty_of(open, looking).something_was_hidden);
    hiding.push(open);
    // Who builds with people is asked where there is a tower: tests/neko_partners.rs.
    let played = GameId::ALL.iter().filter(|game| plays(**game) && !is_built(**game));
    assert!(played.clone().all(|game| hiding.contains(game)), "{hiding:?}");
    assert_eq!(played.count(), hiding.len());
}
