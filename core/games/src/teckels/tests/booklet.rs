//! The sentences of the booklet.

use super::{super::*, *};
use crate::contract::Viewer;

#[test]
fn everyone_gets_the_own_set_in_three_piles_of_ten_and_six_tokens() {
    for players in 2..=4 {
        let game = Teckels::start(&Setup::for_players(players), Seed(3)).unwrap();
        for (seat, hand) in game.at_table() {
            assert_eq!(hand.piles.map(|pile| pile.len()), [10, 10, 10]);
            assert_eq!(hand.tokens_left, 6);
            let mut set: Vec<Card> = set_of(seat).collect();
            set.sort_unstable();
            assert_eq!(game.census(seat), set);
        }
    }
}

#[test]
fn nobody_knows_any_card_before_it_is_turned_not_even_its_owner() {
    let game = Table::running(2).game;
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let seen = game.observe(viewer);
        assert!(seen.seats.iter().flat_map(|seat| &seat.piles).flatten().all(Option::is_none));
    }
}

#[test]
fn a_head_begins_a_teckel_then_trunks_and_a_tail_follow_by_colour() {
    let mut table = Table::running(2);
    table.give(A, &[head(Red), trunk(Yellow, Blue), tail(Blue), head(Green)]);
    table.give(B, &[trunk(Red, Yellow), head(Blue)]);
    table.settle(A, Spot::New, 100);
    let dog = TeckelId(0);
    table.settle(B, on(dog), 200);
    table.flip(A, 300).settle(A, on(dog), 310).flip(A, 500).settle(A, on(dog), 510);
    let expected = [head(Red), trunk(Red, Yellow), trunk(Yellow, Blue), tail(Blue)];
    assert_eq!(table.cards_of(dog), expected);
    assert_eq!(table.game.park.get(dog).unwrap().open(), None);
}

#[test]
fn a_tail_may_follow_the_head_at_once() {
    let mut table = Table::running(2);
    let dog = table.lay_head(B, Green);
    table.give(A, &[tail(Green), head(Red)]).settle(A, on(dog), 100);
    assert_eq!(table.cards_of(dog), [head(Green), tail(Green)]);
}

#[test]
fn several_teckels_grow_at_once_and_anyone_may_lay_anywhere() {
    let mut table = Table::running(3);
    let (first, second) = (table.lay_head(A, Red), table.lay_head(B, Blue));
    table.give(C, &[trunk(Red, Blue), trunk(Blue, Red), head(Red)]);
    table.settle(C, on(first), 100).flip(C, 200);
    let offered: Vec<Action> = crate::contract::Choices::all(&table.game.legal(C)).collect();
    for dog in [first, second] {
        assert!(offered.contains(&Action::Play { card: trunk(Blue, Red), on: on(dog) }), "{offered:?}");
    }
}

#[test]
fn without_a_cat_the_teckel_belongs_to_the_head_and_with_one_to_the_tail() {
    let mut table = Table::running(2);
    let (plain, bitten) = (table.lay_head(A, Red), table.lay_head(A, Blue));
    table.give(B, &[tail(Red), cat_tail(Blue), head(Red)]);
    table.settle(B, on(plain), 100).flip(B, 200).settle(B, on(bitten), 210);
    let finished: Vec<(Seat, Seat, bool, u8)> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::TeckelFinished { tail_by, owner, cat, tokens_left, .. } => {
                Some((tail_by, owner, cat, tokens_left))
            }
            _ => None,
        })
        .collect();
    assert_eq!(finished, [(B, A, false, 5), (B, B, true, 4)], "the token is the tail player's in both cases");
}

#[test]
fn a_card_goes_under_its_pile_and_the_next_is_turned() {
    let mut table = Table::running(2);
    table.give(A, &[trunk(Red, Blue), head(Green), tail(Red)]);
    table.act(A, Action::Under, 10).flip(A, 20);
    assert_eq!(table.game.hands[0].turned_card(), Some(head(Green)));
    let order: Vec<Card> = table.game.hands[0].piles[0].cards().map(|lying| lying.card).collect();
    assert_eq!(order, [head(Green), tail(Red), trunk(Red, Blue)]);
}

#[test]
fn piles_may_be_changed_at_any_time_and_keep_their_order() {
    let mut table = Table::running(2);
    let before =
        table.game.hands[0].piles.map(|pile| pile.cards().map(|lying| lying.card).collect::<Vec<_>>());
    for (pile, at) in [(0, 10), (2, 20), (1, 30), (0, 40)] {
        table.act(A, Action::Hold { pile: PileId(pile) }, at).flip(A, at + 1);
        assert_eq!(table.game.hands[0].turned_card(), Some(before[usize::from(pile)][0]));
    }
    let after =
        table.game.hands[0].piles.map(|pile| pile.cards().map(|lying| lying.card).collect::<Vec<_>>());
    assert_eq!(before, after);
}

#[test]
fn an_emptied_pile_leaves_the_hand_empty() {
    let mut table = Table::running(2);
    table.give(A, &[head(Red)]).settle(A, Spot::New, 10);
    assert_eq!(table.game.hands[0].held, None);
    assert!(table.events.contains(&Event::PileEmptied { seat: A, pile: PileId(0) }));
    assert!(table.game.hands[0].has_emptied_a_pile());
}
