//! The worked examples and the sentences of the booklet.

use super::{super::*, *};

#[test]
fn first_example_only_the_attacker_who_threw_at_a_defender_was_right() {
    // What C shows is in the lost picture; C was due to act, so it was a defender or a dragon.
    for c in [Defender, Dragon] {
        let mut table = Table::open(&[Attacker, Attacker, c, Defender]);
        table.after(300, A, touch(FIRST)).after(320, D, touch(SECOND));
        table.after(500, A, throw_at(FIRST, D)).after(510, D, throw_at(SECOND, A));
        assert_eq!(
            table.mistakes(),
            [
                None,
                Some(Mistake::TooSlow),
                Some(Mistake::TooSlow),
                Some(Mistake::WrongUse { used: Use::Throw { at: A } })
            ]
        );
        assert_eq!(table.cards_left(), [1, 2, 2, 2], "A discards, the others put theirs under the pile");
    }
}

#[test]
fn later_example_whoever_moved_in_the_presence_of_a_king_was_wrong() {
    for (a, b) in [(King, Defender), (Defender, King), (King, King)] {
        let mut table = Table::open(&[a, b, Attacker, Dragon]);
        table.after(300, D, touch(FIRST)).after(300, C, touch(SECOND));
        table.after(450, D, bring(FIRST, Use::Sleep)).after(480, C, throw_at(SECOND, A));
        let wrong = Some(Mistake::ShouldBeStill(Stillness::King));
        assert_eq!(table.mistakes(), [None, None, wrong, wrong]);
        assert_eq!(table.cards_left(), [1, 1, 2, 2]);
    }
}

#[test]
fn a_wrong_card_goes_under_the_pile_and_comes_back_last() {
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    table.game.piles[0] = FaceDown::deal([Dragon, King, Attacker]);
    table.close();
    let order: Vec<Character> = table.game.piles[0].cards().map(|lying| lying.card).collect();
    assert_eq!(order, [King, Attacker, Dragon]);
}

#[test]
fn who_was_hit_may_still_shield_with_the_second_pillow() {
    let mut table = Table::open(&[Attacker, Defender, Defender, Defender]);
    table.after(200, A, touch(FIRST)).after(300, A, throw_at(FIRST, B));
    table.after(400, B, touch(SECOND)).after(600, B, bring(SECOND, Use::Shield));
    assert_eq!(table.mistakes()[..2], [None, None]);
}

#[test]
fn nobody_takes_a_second_pillow() {
    let mut table = Table::open(&[Attacker, Defender, Defender, Attacker]);
    table.after(200, A, touch(FIRST)).after(300, A, throw_at(FIRST, B));
    table.after(400, A, touch(SECOND)).after(500, A, throw_at(SECOND, C));
    assert_eq!(table.game.observe(crate::contract::Viewer::Spectator).pillows[1].holder, None);
    table.after(600, D, touch(SECOND)).after(700, D, throw_at(SECOND, B));
    assert_eq!(table.mistakes(), [None, Some(Mistake::TooSlow), Some(Mistake::TooSlow), None]);
}

#[test]
fn a_used_pillow_is_dead_for_the_round() {
    let mut table = Table::open(&[Attacker, Defender, Dragon]);
    table.after(200, A, touch(FIRST)).after(300, A, throw_at(FIRST, B));
    table.after(301, B, touch(FIRST)).after(400, B, bring(FIRST, Use::Shield));
    assert_eq!(table.mistakes(), [None, Some(Mistake::Beaten { by: A }), Some(Mistake::TooSlow)]);
}

#[test]
fn touching_is_acting_even_if_the_pillow_goes_nowhere() {
    let mut table = Table::open(&[Attacker, Attacker, Dragon]);
    table.after(200, A, touch(FIRST)).after(250, A, bring(FIRST, Use::Nowhere));
    assert_eq!(table.mistakes()[0], Some(Mistake::ShouldBeStill(Stillness::NoDefender)));

    let mut table = Table::open(&[Attacker, Attacker, Dragon]);
    table.after(200, C, touch(FIRST)).after(250, C, bring(FIRST, Use::Nowhere));
    assert_eq!(table.mistakes()[2], Some(Mistake::Unfinished));
}

#[test]
fn a_throw_must_hit_a_defender() {
    let mut table = Table::open(&[Attacker, Defender, Dragon]);
    table.after(200, A, touch(FIRST)).after(300, A, throw_at(FIRST, C));
    assert_eq!(table.mistakes()[0], Some(Mistake::WrongTarget { hit: C }));
}

#[test]
fn players_who_drop_their_last_card_in_the_same_round_win_together() {
    let mut table = Table::open(&[Attacker, Attacker, Defender, King]);
    for pile in &mut table.game.piles[..2] {
        *pile = FaceDown::deal([Attacker]);
        pile.turn_top();
    }
    table.close();
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.winners(), [A, B].into_iter().collect());
    let ranks: Vec<(u8, i32)> = outcome.places.iter().map(|place| (place.rank, place.score)).collect();
    assert_eq!(ranks, [(1, 0), (1, 0), (3, -1), (3, -1)]);
    assert!(table.events.contains(&Event::Ended { winners: outcome.winners() }));
}

#[test]
fn the_deal_is_12_or_8_cards_each_and_the_rest_stays_in_the_box() {
    for (players, apprentices, each, boxed) in [
        (3, false, 12, 20),
        (4, false, 12, 8),
        (5, false, 8, 16),
        (6, false, 8, 8),
        (4, true, 12, 1),
        (6, true, 8, 1),
    ] {
        let setup = Setup { apprentices, ..Setup::for_players(players) };
        let game = PiloPilo::start(&setup, Seed(5)).unwrap();
        assert_eq!(
            Table { game: game.clone(), flipped_at: 0, events: vec![] }.cards_left(),
            vec![each; usize::from(players)]
        );
        assert_eq!(game.boxed.total(), boxed);
        let kings = game.census()[King as usize].1;
        assert_eq!(kings, if apprentices { 0 } else { 7 });
    }
}

#[test]
fn the_fastest_right_touch_is_remembered() {
    let mut table = Table::open(&[Attacker, Defender, Dragon, Dragon]);
    table.game.piles[0] = FaceDown::deal([Attacker]);
    table.after(321, A, touch(FIRST)).after(500, A, throw_at(FIRST, B)).close();
    let measures = table.game.outcome().unwrap().places[0].measures.clone();
    assert!(measures.contains(&(crate::contract::Measure::FastestTouchMs, 321)), "{measures:?}");
}
