//! Nonsense is refused with its reason and changes nothing.

use super::{super::*, *};
use crate::contract::SetupRefusal;

#[track_caller]
fn refused(table: &Table, seat: Seat, action: Action, at: Millis) -> Refusal<Breach> {
    let mut copy = table.clone();
    copy.events.clear();
    let refusal = copy.try_act(seat, action, at).unwrap_err();
    assert_eq!((&copy.game, copy.events.len()), (&table.game, 0), "a refusal changed something");
    refusal
}

#[track_caller]
fn assert_breach(table: &Table, seat: Seat, action: Action, breach: Breach) {
    assert_eq!(refused(table, seat, action, 1_000), Refusal::Rule(breach));
}

#[test]
fn a_players_own_time_does_not_run_backwards() {
    let mut table = Table::running(2);
    table.act(A, Action::Hold { pile: PileId(0) }, 100);
    assert_eq!(refused(&table, A, Action::Flip, 99), Refusal::TooLate { at: 99, decided: 100 });
    table.act(B, Action::Hold { pile: PileId(0) }, 50).flip(A, 100);
}

#[test]
fn the_clock_does_not_run_backwards() {
    let mut table = Table::running(2);
    table.give(A, &[head(Red), head(Blue)]).settle(A, Spot::New, 100);
    let before = table.game.clone();
    let refusal = table.game.advance(100, &mut table.events).unwrap_err();
    assert_eq!(refusal, Refusal::TooLate { at: 100, decided: 101 });
    assert_eq!(table.game, before);
}

#[test]
fn nothing_stamped_in_a_round_that_ended_counts() {
    let mut table = Table::running(2);
    table.act(A, Action::Call, 100).act(B, Action::Call, 200);
    let late = Refusal::TooLate { at: 199, decided: 200 };
    assert_eq!(refused(&table, A, Action::Flip, 199), late);
    assert_eq!(refused(&table, A, Action::Bark, 199), late);
}

#[test]
fn piles_that_are_not_there_are_refused() {
    let mut table = Table::running(2);
    let hold = |pile| Action::Hold { pile: PileId(pile) };
    assert_breach(&table, A, hold(3), Breach::NoSuchPile { pile: PileId(3) });
    assert_breach(&table, A, Action::Flip, Breach::NothingHeld);
    assert_breach(&table, A, Action::Under, Breach::NothingHeld);
    table.act(A, hold(1), 10);
    assert_breach(&table, A, hold(1), Breach::AlreadyHeld { pile: PileId(1) });
    assert_breach(&table, A, Action::Under, Breach::NothingTurned);
    table.flip(A, 20);
    assert_breach(&table, A, Action::Flip, Breach::AlreadyTurned);
    table.game.hands[0].piles[2] = FaceDown::EMPTY;
    assert_breach(&table, A, hold(2), Breach::PileEmpty { pile: PileId(2) });
}

#[test]
fn a_card_not_on_top_is_refused() {
    let mut table = Table::running(2);
    let play = Action::Play { card: head(Blue), on: Spot::New };
    assert_breach(&table, A, play, Breach::NothingTurned);
    table.give(A, &[head(Red), head(Blue)]);
    assert_breach(&table, A, play, Breach::NotOnTop { card: head(Blue), top: head(Red) });
}

#[test]
fn cards_go_only_where_the_booklet_lets_them() {
    let mut table = Table::running(2);
    let dog = table.lay_head(B, Red);
    table.give(A, &[head(Red), head(Blue)]);
    let play = |card, on| Action::Play { card, on };
    assert_breach(&table, A, play(head(Red), on(dog)), Breach::HeadBeginsAnew);
    let card = trunk(Blue, Red);
    table.give(A, &[card, head(Blue)]);
    assert_breach(&table, A, play(card, Spot::New), Breach::OnlyHeadsBegin);
    let differ = Breach::ColoursDiffer { teckel: dog, open: Red, front: Blue };
    assert_breach(&table, A, play(card, on(dog)), differ);
    let nowhere = TeckelId(9);
    assert_breach(&table, A, play(card, on(nowhere)), Breach::NoSuchTeckel { teckel: nowhere });
    table.give(B, &[tail(Red), head(Blue)]).settle(B, on(dog), 10);
    let card = trunk(Red, Blue);
    table.give(A, &[card, head(Blue)]);
    assert_breach(&table, A, play(card, on(dog)), Breach::Finished { teckel: dog });
}

#[test]
fn nothing_is_played_before_the_bark_and_one_bark_is_enough() {
    let game = Teckels::start(&Setup::for_players(2), Seed(1)).unwrap();
    let table = Table { game, events: vec![] };
    assert_breach(&table, A, Action::Hold { pile: PileId(0) }, Breach::NoRoundOn);
    assert_breach(&Table::running(2), B, Action::Bark, Breach::RoundOn);
}

#[test]
fn a_table_may_play_without_calling() {
    let mut table = Table::running(2);
    table.game.rules.ends_when_all_call = false;
    assert_breach(&table, A, Action::Call, Breach::NoCalling);
}

#[test]
fn strangers_are_refused() {
    assert_eq!(refused(&Table::running(2), C, Action::Flip, 10), Refusal::NoSuchSeat { seat: C });
    assert_eq!(
        refused(&Table::running(2), Seat(255), Action::Flip, 10),
        Refusal::NoSuchSeat { seat: Seat(255) }
    );
}

#[test]
fn the_end_of_time_breaks_nothing() {
    let mut table = Table::running(2);
    table.give(A, &[head(Red), head(Blue)]).give(B, &[head(Red), head(Blue)]);
    table.lay(A, Spot::New, Millis::MAX).lay(B, Spot::New, Millis::MAX - 1).clock();
    assert_eq!(table.game.park.teckels.len(), 2);
}

#[test]
fn a_table_of_one_or_five_or_without_an_end_does_not_start() {
    for players in [0, 1, 5, 255] {
        let refused = Teckels::start(&Setup::for_players(players), Seed(1)).unwrap_err();
        assert_eq!(refused, SetupRefusal::Players { asked: players, allowed: 2..=4 });
    }
    let endless = Setup { ends_when_stuck: false, ends_when_all_call: false, ..Setup::for_players(2) };
    let refused = Teckels::start(&endless, Seed(1)).unwrap_err();
    assert_eq!(refused, SetupRefusal::Option(SetupBreach::MayNeverEnd));
    let hasty = Setup { settle_ms: 0, ..Setup::for_players(2) };
    let refused = Teckels::start(&hasty, Seed(1)).unwrap_err();
    assert_eq!(refused, SetupRefusal::Option(SetupBreach::SettleTime { asked: 0, most: 1_000 }));
}

#[test]
fn a_written_match_with_impossible_players_cannot_be_read() {
    let written = serde_json::to_string(&Table::running(2).game).unwrap();
    let altered = written.replacen("\"players\":2", "\"players\":200", 1);
    let refused = serde_json::from_str::<Teckels>(&altered).unwrap_err().to_string();
    assert!(refused.contains("200 players"), "{refused}");
}
