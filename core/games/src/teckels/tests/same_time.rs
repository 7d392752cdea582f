//! Two hands at one end.

use super::*;
use crate::{
    contract::Viewer,
    fairness::{DUELS, assert_fair},
};

/// Everyone holds a trunk that wants the one open end.
fn rivals(players: u8) -> (Table, TeckelId) {
    let mut table = Table::running(players);
    let dog = table.lay_head(A, Red);
    for seat in Seat::all(players) {
        table.give(seat, &[trunk(Red, Blue), head(Green)]);
    }
    (table, dog)
}

#[test]
fn the_earlier_stamp_wins_and_the_other_keeps_the_card() {
    let (mut table, dog) = rivals(2);
    table.lay(A, on(dog), 100).lay(B, on(dog), 101).clock();
    assert_eq!(table.cards_of(dog), [head(Red), trunk(Red, Blue)]);
    let beaten = Event::Beaten { seat: B, card: trunk(Red, Blue), teckel: dog, by: A, same_moment: false };
    assert!(table.events.contains(&beaten), "{:?}", table.events);
    assert_eq!(table.game.hands[1].turned_card(), Some(trunk(Red, Blue)), "still turned in B's hand");
    assert_eq!(table.game.hands[0].piles[0].len(), 1);
    assert_eq!(table.game.hands[1].piles[0].len(), 2);
    table.act(B, Action::Under, 300);
}

#[test]
fn an_earlier_hand_that_is_heard_of_later_still_wins() {
    let (mut table, dog) = rivals(2);
    table.lay(B, on(dog), 101).lay(A, on(dog), 100).clock();
    assert_eq!(table.game.park.last_at(dog), Some(A));
    assert_eq!(table.game.hands[1].turned_card(), Some(trunk(Red, Blue)));
}

#[test]
fn once_an_end_is_settled_an_earlier_hand_comes_too_late() {
    let (mut table, dog) = rivals(2);
    let other = table.lay_head(B, Red);
    table.settle(B, on(dog), 100);
    let before = table.game.clone();
    for at in [99, 100] {
        let refused = table.try_act(A, Action::Play { card: trunk(Red, Blue), on: on(other) }, at);
        assert_eq!(refused, Err(Refusal::TooLate { at, decided: 101 }));
        assert_eq!(table.game, before);
    }
    table.settle(A, on(other), 101);
    assert_eq!(table.game.park.last_at(other), Some(A));
}

#[test]
fn who_has_just_laid_a_card_waits_until_it_is_settled() {
    let (mut table, dog) = rivals(2);
    table.lay(A, on(dog), 100);
    assert_eq!(table.try_act(A, Action::Flip, 150), Err(Refusal::Rule(Breach::HandOnTable)));
    table.game.advance(179, &mut table.events).unwrap();
    assert_eq!(table.try_act(A, Action::Flip, 179), Err(Refusal::Rule(Breach::HandOnTable)));
    table.game.advance(180, &mut table.events).unwrap();
    table.flip(A, 180);
}

#[test]
fn a_hand_that_aims_at_the_new_end_is_no_rival_of_one_that_aims_at_the_old() {
    // Both are stamped alike, but one of them was laid on an end that had meanwhile been taken.
    let (mut table, dog) = rivals(3);
    table.give(C, &[trunk(Blue, Green), head(Red)]);
    table.lay(A, on(dog), 100).lay(B, on(dog), 200);
    table.game.advance(180, &mut table.events).unwrap();
    table.lay(C, on(dog), 200).clock();
    assert_eq!(table.cards_of(dog), [head(Red), trunk(Red, Blue), trunk(Blue, Green)]);
    let kept = |seat: usize| table.game.hands[seat].turned_card();
    assert_eq!((kept(1), kept(2)), (Some(trunk(Red, Blue)), None));
}

#[test]
fn heads_of_the_same_millisecond_both_lie() {
    let mut table = Table::running(2);
    table.give(A, &[head(Red), tail(Red)]).give(B, &[head(Blue), tail(Red)]);
    table.lay(B, Spot::New, 100).lay(A, Spot::New, 100).clock();
    assert_eq!(table.game.park.teckels.len(), 2);
}

fn wins(players: u8, duelists: &[Seat]) -> Vec<u32> {
    let (laid_out, dog) = rivals(players);
    let mut wins = vec![0; duelists.len()];
    for duel in 0..DUELS {
        let mut table = laid_out.clone();
        table.game = laid_out.game.imagine(Viewer::Spectator, Seed(u64::from(duel)));
        for turn in 0..duelists.len() {
            // Whoever is heard first must have no advantage either.
            table.lay(duelists[(turn + duel as usize) % duelists.len()], on(dog), 100);
        }
        table.clock();
        let winner = table.game.park.last_at(dog).unwrap();
        wins[duelists.iter().position(|seat| *seat == winner).unwrap()] += 1;
        for loser in duelists.iter().filter(|seat| **seat != winner) {
            assert_eq!(
                table.game.hands[loser.index()].turned_card(),
                Some(trunk(Red, Blue)),
                "a card was lost"
            );
        }
    }
    wins
}

#[test]
fn no_seat_wins_more_than_its_half_of_equal_stamp_duels() {
    assert_fair(&wins(2, &[A, B]));
    assert_fair(&wins(4, &[D, B]));
}

#[test]
fn four_hands_of_one_millisecond_have_a_quarter_each() {
    assert_fair(&wins(4, &[A, B, C, D]));
}
