//! « Fin de la manche et distribution des os », « Fin de la partie et score final ».

use super::{super::*, *};
use crate::{
    contract::{Measure, Viewer},
    teckels::{
        state::Phase,
        table::{End, Teckel},
    },
};

/// Finished teckels of these lengths, one per entry.
fn owned(table: &mut Table, lengths: &[(Seat, u8)]) {
    for (owner, length) in lengths {
        let end = End::Tail { by: *owner, cat: true };
        table.game.park.teckels.push(Teckel { head_by: A, length: *length, end });
    }
}

fn bones_for(players: u8, lengths: &[(Seat, u8)]) -> Vec<Option<Bone>> {
    let mut table = Table::running(players);
    owned(&mut table, lengths);
    table.game.end_round(RoundEnd::Stuck, &mut table.events);
    table.game.at_table().map(|(_, hand)| hand.result.unwrap().bone).collect()
}

#[test]
fn most_cards_gold_second_silver_third_bronze_and_the_fourth_nothing() {
    use Bone::{Bronze, Gold, Silver};
    let lengths = [(A, 4), (B, 9), (C, 2), (D, 3), (D, 3)];
    assert_eq!(bones_for(4, &lengths), [Some(Bronze), Some(Gold), None, Some(Silver)]);
}

#[test]
fn with_two_or_three_players_everyone_gets_a_bone() {
    use Bone::{Bronze, Gold, Silver};
    assert_eq!(bones_for(3, &[(A, 4), (B, 9)]), [Some(Silver), Some(Gold), Some(Bronze)]);
    assert_eq!(bones_for(2, &[(A, 4), (B, 9)]), [Some(Silver), Some(Gold)]);
}

#[test]
fn tied_players_get_the_better_bone_and_use_up_the_next() {
    use Bone::{Bronze, Gold, Silver};
    assert_eq!(bones_for(3, &[(A, 5), (B, 5), (C, 2)]), [Some(Gold), Some(Gold), Some(Bronze)]);
    assert_eq!(
        bones_for(4, &[(A, 7), (B, 5), (C, 5), (D, 2)]),
        [Some(Gold), Some(Silver), Some(Silver), None]
    );
}

#[test]
fn a_teckel_without_a_tail_belongs_to_nobody() {
    let mut table = Table::running(2);
    owned(&mut table, &[(B, 3)]);
    table.lay_head(A, Red);
    table.game.end_round(RoundEnd::Stuck, &mut table.events);
    let cards: Vec<u8> = table.game.at_table().map(|(_, hand)| hand.result.unwrap().cards).collect();
    assert_eq!(cards, [0, 3]);
}

#[test]
fn one_silver_bone_more_for_an_emptied_pile_whichever_it_is() {
    for pile in PileId::all() {
        let mut table = Table::running(2);
        table.give_in(A, pile, &[head(Red)]).give_in(B, pile, &[head(Red), head(Blue)]);
        owned(&mut table, &[(A, 3)]);
        table.settle(A, Spot::New, 10).settle(B, Spot::New, 110);
        assert!(table.events.contains(&Event::PileEmptied { seat: A, pile }));
        table.game.end_round(RoundEnd::Called, &mut table.events);
        let bones = [0, 1].map(|seat: usize| table.game.hands[seat].bones);
        let [emptied, one_card_left] = bones;
        assert_eq!(emptied, Bones { gold: 1, silver: 1, bronze: 0 }, "{pile:?}");
        assert_eq!(
            one_card_left,
            Bones { gold: 0, silver: 1, bronze: 0 },
            "{pile:?}: only the bone of the rank"
        );
        let results = table.game.at_table().map(|(_, hand)| hand.result.unwrap().emptied_a_pile);
        assert_eq!(results.collect::<Vec<_>>(), [true, false], "{pile:?}");
    }
}

#[test]
fn several_emptied_piles_are_worth_no_more_than_one() {
    let mut table = Table::running(2);
    let mut at = 0;
    table.give(A, &[head(Red)]).give(B, &[tail(Red)]);
    owned(&mut table, &[(B, 3)]);
    table.settle(A, Spot::New, 10);
    for pile in [PileId(1), PileId(2)] {
        at += 200;
        table.act(A, Action::Hold { pile }, at).flip(A, at + 1).settle(A, Spot::New, at + 2);
    }
    table.game.end_round(RoundEnd::Called, &mut table.events);
    assert_eq!(table.game.hands[0].bones, Bones { gold: 0, silver: 2, bronze: 0 }, "rank and pile");
}

#[test]
fn a_card_that_was_beaten_keeps_its_pile_from_being_empty() {
    let mut table = Table::running(2);
    let dog = table.lay_head(A, Red);
    table.give(A, &[trunk(Red, Blue)]).give(B, &[trunk(Red, Green)]);
    table.lay(A, on(dog), 10).lay(B, on(dog), 11).clock();
    table.game.end_round(RoundEnd::Called, &mut table.events);
    let results = table.game.at_table().map(|(_, hand)| hand.result.unwrap().emptied_a_pile);
    assert_eq!(results.collect::<Vec<_>>(), [true, false]);
}

#[test]
fn the_table_knows_why_a_round_ended_until_the_next_begins() {
    let mut table = Table::running(2);
    assert_eq!(table.game.observe(Viewer::Spectator).ended, None);
    table.act(A, Action::Call, 10).act(B, Action::Call, 20);
    assert_eq!(table.game.observe(Viewer::Spectator).ended, Some(RoundEnd::Called));
    table.act(A, Action::Bark, 50);
    assert_eq!(table.game.observe(Viewer::Spectator).ended, None);
}

#[test]
fn the_sixth_token_stops_the_round_at_once() {
    let mut table = Table::running(2);
    table.game.hands[0].tokens_left = 1;
    let (dog, other) = (table.lay_head(B, Red), table.lay_head(B, Blue));
    table.give(A, &[tail(Red), head(Red)]).give(B, &[tail(Blue), head(Red)]);
    table.lay(A, on(dog), 100).lay(B, on(other), 101).clock();
    let by = crate::contract::Seats::only(A);
    assert!(table.events.contains(&Event::RoundEnded { round: 1, why: RoundEnd::LastToken { by } }));
    assert!(table.events.contains(&Event::CardKept { seat: B, card: tail(Blue) }));
    assert_eq!(table.game.park.get(other).unwrap().owner(), None);
    assert_eq!(table.game.hands[1].piles[0].top(), Some(tail(Blue)), "B has lost nothing");
}

#[test]
fn cards_of_the_same_millisecond_as_the_stop_lie() {
    let mut table = Table::running(2);
    for hand in &mut table.game.hands {
        hand.tokens_left = 1;
    }
    let (dog, other) = (table.lay_head(A, Red), table.lay_head(B, Blue));
    table.give(A, &[tail(Red), head(Red)]).give(B, &[tail(Blue), head(Red)]);
    table.lay(B, on(other), 100).lay(A, on(dog), 100).clock();
    let by = crate::contract::Seats::all(2);
    assert!(table.events.contains(&Event::RoundEnded { round: 1, why: RoundEnd::LastToken { by } }));
}

/// Two players with nothing but trunks and tails that need blue.
fn nearly_stuck() -> Table {
    let mut table = Table::running(2);
    let dog = table.lay_head(A, Blue);
    for hand in &mut table.game.hands {
        hand.piles = [FaceDown::deal([trunk(Blue, Red), tail(Blue)]), FaceDown::EMPTY, FaceDown::EMPTY];
    }
    for seat in [A, B] {
        table.act(seat, Action::Hold { pile: PileId(0) }, 5).flip(seat, 6);
    }
    assert!(!table.game.is_stuck());
    table.lay(A, on(dog), 10);
    table
}

#[test]
fn the_round_ends_when_no_card_left_can_ever_be_played() {
    let mut table = nearly_stuck();
    table.clock();
    assert!(table.events.contains(&Event::RoundEnded { round: 1, why: RoundEnd::Stuck }));
}

#[test]
fn a_table_may_play_on_from_a_dead_end() {
    let mut table = nearly_stuck();
    table.game.rules.ends_when_stuck = false;
    table.clock();
    assert!(table.game.is_stuck());
    assert_eq!(table.game.phase, Phase::Running);
}

#[test]
fn a_head_in_any_pile_is_no_dead_end() {
    let mut table = nearly_stuck();
    table.game.hands[1].piles[2] = FaceDown::deal([head(Green)]);
    table.clock();
    assert_eq!(table.game.phase, Phase::Running);
    // Unless its owner has laid the piles down: then it will never be played.
    table.act(B, Action::Call, 500);
    assert!(table.events.contains(&Event::RoundEnded { round: 1, why: RoundEnd::Stuck }));
}

#[test]
fn the_round_ends_when_everyone_has_called_it() {
    let mut table = Table::running(3);
    table.act(A, Action::Call, 10).act(C, Action::Call, 30);
    assert_eq!(table.game.phase, Phase::Running);
    assert_eq!(table.try_act(A, Action::Hold { pile: PileId(0) }, 40), Err(Refusal::Rule(Breach::LaidDown)));
    table.act(B, Action::Call, 20);
    assert!(table.events.contains(&Event::RoundEnded { round: 1, why: RoundEnd::Called }));
}

#[test]
fn three_rounds_are_played_with_full_sets_and_the_highest_total_wins() {
    let mut table = Table::running(2);
    for round in 1..=3 {
        assert_eq!(table.game.round, round);
        for hand in table.game.hands.iter().take(2) {
            assert_eq!((hand.piles.map(|pile| pile.len()), hand.tokens_left), ([10, 10, 10], 6));
        }
        owned(&mut table, &[(B, 3)]);
        table.act(A, Action::Call, u64::from(round) * 100).act(B, Action::Call, u64::from(round) * 100);
        if round < 3 {
            assert_eq!(table.game.outcome(), None);
            table.act(B, Action::Bark, u64::from(round) * 100 + 50);
        }
    }
    let outcome = table.game.outcome().unwrap();
    let scores: Vec<(i32, bool)> = outcome.places.iter().map(|place| (place.score, place.won)).collect();
    assert_eq!(scores, [(6, false), (9, true)]);
    assert!(outcome.places[1].measures.contains(&(Measure::TeckelCards, 9)));
    assert!(outcome.places[1].measures.contains(&(Measure::LongestTeckel, 3)));
}

#[test]
fn equal_totals_share_the_victory() {
    let mut table = Table::running(2);
    for round in 1..=3u64 {
        table.act(A, Action::Call, round * 100).act(B, Action::Call, round * 100);
        if round < 3 {
            table.act(A, Action::Bark, round * 100);
        }
    }
    assert_eq!(table.game.outcome().unwrap().winners(), crate::contract::Seats::all(2));
}
