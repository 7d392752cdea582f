//! Hands of the same millisecond.

use super::*;
use crate::{
    contract::Viewer,
    fairness::{DUELS, assert_fair},
};

/// How often each of these seats gets the pillow they all touch in the same millisecond.
fn wins(players: usize, rivals: &[Seat]) -> Vec<u32> {
    let mut wins = vec![0; rivals.len()];
    let gathering = {
        let setup = Setup::for_players(players as u8);
        let mut game = PiloPilo::start(&setup, Seed(0)).unwrap();
        for seat in Seat::all(players as u8).skip(1) {
            game.apply(seat, &Action::Ready, 0, &mut Vec::new()).unwrap();
        }
        game
    };
    for duel in 0..DUELS {
        // The same table with another luck.
        let mut game = gathering.imagine(Viewer::Spectator, Seed(u64::from(duel)));
        let mut events = Vec::new();
        game.apply(A, &Action::Ready, 0, &mut events).unwrap();
        let flip = game.next_deadline().unwrap();
        game.advance(flip, &mut events).unwrap();
        for turn in 0..rivals.len() {
            // Whoever is heard first must have no advantage either.
            let seat = rivals[(turn + duel as usize) % rivals.len()];
            game.apply(seat, &touch(FIRST), flip + 250, &mut events).unwrap();
        }
        let holder = game.contest().holders[0].unwrap().seat;
        wins[rivals.iter().position(|seat| *seat == holder).unwrap()] += 1;
    }
    wins
}

#[test]
fn no_seat_wins_more_than_its_half_of_equal_stamp_duels() {
    assert_fair(&wins(3, &[A, B]));
    assert_fair(&wins(6, &[A, Seat(5)]));
    assert_fair(&wins(4, &[C, B]));
}

#[test]
fn six_hands_of_one_millisecond_have_a_sixth_each() {
    assert_fair(&wins(6, &[A, B, C, D, Seat(4), Seat(5)]));
}

#[test]
fn who_is_heard_first_makes_no_difference_to_a_duel() {
    for seed in 0..200 {
        let holder = |order: [Seat; 2]| {
            let mut table = Table::hushed(&[Dragon, Dragon, Attacker], seed);
            table.flip();
            for seat in order {
                table.after(250, seat, touch(FIRST));
            }
            table.game.contest().holders[0].unwrap().seat
        };
        assert_eq!(holder([A, B]), holder([B, A]));
    }
}
