//! Nonsense is refused with its reason and changes nothing.

use super::{super::*, *};
use crate::contract::SetupRefusal;

#[track_caller]
fn refused(game: &PiloPilo, seat: Seat, action: Action, at: Millis) -> Refusal<Breach> {
    let mut copy = game.clone();
    let mut events = Vec::new();
    let refusal = copy.apply(seat, &action, at, &mut events).unwrap_err();
    assert_eq!((&copy, events.len()), (game, 0), "a refusal changed something");
    refusal
}

#[test]
fn a_stamp_before_the_round_is_too_late_to_count() {
    let table = Table::open(&[Dragon, Attacker, Attacker]);
    assert_eq!(refused(&table.game, A, touch(FIRST), 999), Refusal::TooLate { at: 999, decided: 1_000 });
}

#[test]
fn a_stamp_before_the_last_close_is_too_late_to_count() {
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    let closes = table.game.next_deadline().unwrap();
    table.close();
    let late = Refusal::TooLate { at: closes - 1, decided: closes };
    assert_eq!(refused(&table.game, A, touch(FIRST), closes - 1), late);
    assert_eq!(refused(&table.game, A, Action::Ready, closes - 1), late);
}

#[test]
fn a_clock_running_backwards_is_refused() {
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    let before = table.game.clone();
    let refusal = table.game.advance(999, &mut table.events).unwrap_err();
    assert_eq!(refusal, Refusal::TooLate { at: 999, decided: 1_000 });
    assert_eq!(table.game, before);
}

#[test]
fn an_unknown_pillow_is_refused() {
    let three = Table::open(&[Dragon, Attacker, Attacker]);
    let unknown = |pillow| Refusal::Rule(Breach::NoSuchPillow { pillow });
    assert_eq!(refused(&three.game, A, touch(SECOND), 5_000), unknown(SECOND));
    let four = Table::open(&[Dragon, Attacker, Attacker, Attacker]);
    assert_eq!(refused(&four.game, A, bring(Pillow(2), Use::Sleep), 5_000), unknown(Pillow(2)));
}

#[test]
fn a_throw_at_oneself_or_at_nobody_is_refused() {
    let table = Table::open(&[Attacker, Defender, Attacker]);
    for seat in [A, D, Seat(255)] {
        let expected = Refusal::Rule(Breach::NoSuchOpponent { seat });
        assert_eq!(refused(&table.game, A, throw_at(FIRST, seat), 5_000), expected);
    }
}

#[test]
fn pillows_rest_between_rounds_and_nobody_gets_ready_in_one() {
    let game = PiloPilo::start(&Setup::for_players(3), Seed(1)).unwrap();
    assert_eq!(refused(&game, A, touch(FIRST), 0), Refusal::Rule(Breach::NoRoundOn));
    let table = Table::open(&[Attacker, Defender, Attacker]);
    assert_eq!(refused(&table.game, A, Action::Ready, 5_000), Refusal::Rule(Breach::RoundOn));
    let mut one_ready = game;
    one_ready.apply(A, &Action::Ready, 0, &mut Vec::new()).unwrap();
    assert_eq!(refused(&one_ready, A, Action::Ready, 1), Refusal::Rule(Breach::AlreadyReady));
}

#[test]
fn strangers_and_the_dead_are_refused() {
    let mut table = Table::open(&[King, Attacker, Attacker]);
    assert_eq!(refused(&table.game, D, touch(FIRST), 5_000), Refusal::NoSuchSeat { seat: D });
    table.game.piles[0] = FaceDown::deal([King]);
    table.close();
    assert_eq!(refused(&table.game, A, Action::Ready, 9_000), Refusal::Over);
    let before = table.game.clone();
    assert_eq!(table.game.advance(9_000, &mut table.events), Err(Refusal::Over));
    assert_eq!(table.game, before);
}

#[test]
fn the_end_of_time_breaks_nothing() {
    let mut game = PiloPilo::start(&Setup::for_players(3), Seed(1)).unwrap();
    let mut events = Vec::new();
    for seat in Seat::all(3) {
        game.apply(seat, &Action::Ready, Millis::MAX - 1, &mut events).unwrap();
    }
    game.apply(A, &touch(FIRST), Millis::MAX, &mut events).unwrap();
    game.advance(Millis::MAX, &mut events).unwrap();
    game.apply(A, &bring(FIRST, Use::Sleep), Millis::MAX, &mut events).unwrap();
    game.advance(Millis::MAX, &mut events).unwrap();
    assert_eq!(game.verdicts.iter().flatten().count(), 3);
}

#[test]
fn a_table_of_two_or_seven_or_with_impossible_times_does_not_start() {
    for players in [0, 2, 7, 255] {
        let refused = PiloPilo::start(&Setup::for_players(players), Seed(1)).unwrap_err();
        assert_eq!(refused, SetupRefusal::Players { asked: players, allowed: 3..=6 });
    }
    let timing = Timing { settle_ms: 0, ..Timing::default() };
    let refused = PiloPilo::start(&Setup { timing, ..Setup::for_players(3) }, Seed(1)).unwrap_err();
    let expected = SetupBreach::OutOfRange { option: "settle_ms", asked: 0, least: 1, most: 2_000 };
    assert_eq!(refused, SetupRefusal::Option(expected));
}

#[test]
fn a_written_match_with_impossible_players_cannot_be_read() {
    let game = PiloPilo::start(&Setup::for_players(3), Seed(1)).unwrap();
    let written = serde_json::to_string(&game).unwrap().replacen("\"players\":3", "\"players\":200", 1);
    let refused = serde_json::from_str::<PiloPilo>(&written).unwrap_err().to_string();
    assert!(refused.contains("200 players"), "{refused}");
}
