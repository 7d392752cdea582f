//! When a round opens and closes.

use super::{super::*, *};

#[test]
fn the_hush_lasts_800_to_2500_milliseconds_and_nobody_can_tell_how_long() {
    let mut seen = Vec::new();
    for seed in 0..2_000 {
        let table = Table::hushed(&[Attacker; 3], seed);
        let hush = table.flipped_at - 1_000;
        assert!(HUSH_MS.contains(&hush), "{hush}");
        seen.push(hush);
    }
    seen.sort_unstable();
    assert!(seen[0] < 820 && seen[1_999] > 2_480, "{} to {}", seen[0], seen[1_999]);
    let view = |seed| {
        let mut table = Table::hushed(&[Attacker; 3], 1);
        table.game = table.game.imagine(crate::contract::Viewer::Spectator, Seed(seed));
        (table.game.next_deadline(), table.game.observe(crate::contract::Viewer::Spectator))
    };
    let (one, other) = (view(1), view(2));
    assert_ne!(one.0, other.0);
    assert_eq!(one.1, other.1);
}

#[test]
fn a_round_closes_three_seconds_after_the_flip_and_a_quiet_one_after_two() {
    let settle = Timing::default().settle_ms;
    assert_eq!(Table::open(&[Attacker, Defender, Attacker]).closes_after(), 3_000 + settle);
    assert_eq!(Table::open(&[Attacker, Defender, King]).closes_after(), 2_000 + settle);
    assert_eq!(Table::open(&[Attacker, Attacker, Attacker]).closes_after(), 2_000 + settle);
}

#[test]
fn a_round_closes_when_the_last_pillow_is_used() {
    let mut table = Table::open(&[Attacker, Defender, Dragon, Dragon]);
    table.after(200, A, touch(FIRST)).after(400, A, throw_at(FIRST, B));
    table.after(300, C, touch(SECOND));
    assert_eq!(table.closes_after(), 300 + 1_500 + 150, "C's pillow is still on its way");
    table.after(700, C, bring(SECOND, Use::Sleep));
    assert_eq!(table.closes_after(), 700 + 150);
}

#[test]
fn the_clock_does_nothing_before_its_time() {
    let mut table = Table::open(&[Attacker, Defender, Dragon]);
    let before = table.game.clone();
    table.events.clear();
    table.game.advance(before.next_deadline().unwrap() - 1, &mut table.events).unwrap();
    assert_eq!((table.game, table.events), (before, vec![]));
}

#[test]
fn the_last_touch_in_time_may_still_be_brought_home() {
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    table.after(2_999, A, touch(FIRST)).after(3_800, A, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes()[0], None);
}

#[test]
fn a_touch_after_the_round_is_no_touch() {
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    table.after(3_000, A, touch(FIRST)).after(3_001, A, bring(FIRST, Use::Sleep));
    assert!(matches!(table.events.last(), Some(Event::Ignored { seat: A, .. })));
    assert_eq!(table.mistakes()[0], Some(Mistake::TooSlow));
}

#[test]
fn a_pillow_held_too_long_is_no_right_action() {
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    table.after(100, A, touch(FIRST)).after(1_601, A, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes()[0], Some(Mistake::Unfinished));
    let mut table = Table::open(&[Dragon, Attacker, Attacker]);
    table.after(100, A, touch(FIRST)).after(1_600, A, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes()[0], None);
}

#[test]
fn a_false_start_is_sat_out_and_takes_no_pillow() {
    let mut table = Table::hushed(&[Dragon, Dragon, Attacker], 3);
    let early = table.flipped_at - 1;
    table.game.apply(A, &touch(FIRST), early, &mut table.events).unwrap();
    assert_eq!(table.events, [Event::FalseStarted { seat: A, pillow: FIRST }]);
    table.flip();
    table.after(100, A, touch(FIRST)).after(200, A, bring(FIRST, Use::Sleep));
    table.after(300, B, touch(FIRST)).after(400, B, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes(), [Some(Mistake::FalseStart), None, None]);
}

#[test]
fn a_touch_the_system_took_away_is_void_without_penalty() {
    let mut table = Table::open(&[Attacker, Attacker, Dragon]);
    let cancel = Action::Cancel { pillow: FIRST };
    table.after(100, A, touch(FIRST)).after(150, A, cancel);
    assert_eq!(table.events.last(), Some(&Event::PutBack { seat: A, pillow: FIRST }));
    table.after(200, C, touch(FIRST)).after(250, C, cancel);
    table.after(300, C, touch(FIRST)).after(400, C, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes(), [None, None, None]);
}

#[test]
fn an_earlier_touch_that_arrives_later_takes_the_pillow_back() {
    let mut table = Table::open(&[Dragon, Dragon, Attacker]);
    table.after(210, A, touch(FIRST)).after(400, A, bring(FIRST, Use::Sleep));
    table.events.clear();
    table.after(209, B, touch(FIRST));
    assert_eq!(
        table.events,
        [
            Event::Missed { seat: A, pillow: FIRST, first: B },
            Event::Grabbed { seat: B, pillow: FIRST, at: table.flipped_at + 209, from: Some(A) },
        ]
    );
    table.after(500, B, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes(), [Some(Mistake::Beaten { by: B }), None, None]);
}

#[test]
fn a_hand_that_was_too_late_may_go_for_the_other_pillow() {
    let mut table = Table::open(&[Dragon, Dragon, Attacker, Attacker]);
    table.after(200, A, touch(FIRST)).after(201, B, touch(FIRST)).after(350, B, touch(SECOND));
    table.after(500, A, bring(FIRST, Use::Sleep)).after(500, B, bring(SECOND, Use::Sleep));
    assert_eq!(table.mistakes(), [None; 4]);
}
