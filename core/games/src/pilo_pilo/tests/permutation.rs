//! What counts is when a finger moved, not when the table heard of it.

use proptest::{collection::vec, prelude::*, sample::select};

use super::{super::*, *};

type Stamped = (Seat, Action, i64);

fn gesture(players: u8) -> impl Strategy<Value = Stamped> {
    let pillow = (0..setup::pillows(players)).prop_map(Pillow);
    let to = select(vec![Use::Shield, Use::Sleep, Use::Nowhere, Use::Throw { at: Seat(0) }]);
    // Few different moments, so that ties are common; some lie before the flip, some after the close.
    let at = prop_oneof![8 => 100..130i64, 1 => -5..5i64, 1 => 2_990..3_010i64];
    (0..players, 0..4u8, pillow, to, at).prop_map(move |(seat, kind, pillow, to, at)| {
        let to = if to == (Use::Throw { at: Seat(seat) }) { Use::Throw { at: Seat(1) } } else { to };
        let action = match kind {
            0 => Action::Cancel { pillow },
            1 => Action::Touch { pillow },
            _ => Action::Bring { pillow, to },
        };
        (Seat(seat), action, at)
    })
}

fn round() -> impl Strategy<Value = (Vec<Character>, Vec<Stamped>, Vec<Stamped>, usize, u64)> {
    (3..=6u8).prop_flat_map(|players| {
        let cards = vec(select(Character::ALL.to_vec()), usize::from(players));
        let gestures = vec(gesture(players), 0..14);
        (cards, gestures, any::<u64>()).prop_flat_map(|(cards, gestures, seed)| {
            let heard_before_flip = 0..=gestures.len();
            let shuffled = Just(gestures.clone()).prop_shuffle();
            (Just(cards), Just(gestures), shuffled, heard_before_flip, Just(seed))
        })
    })
}

/// Plays the gestures in this order; the flip falls after `before_flip` of them were heard.
fn play(cards: &[Character], gestures: &[Stamped], before_flip: usize, seed: u64) -> (PiloPilo, PiloPilo) {
    let mut table = Table::hushed(cards, seed);
    let flipped_at = table.flipped_at;
    for (index, (seat, action, ms)) in gestures.iter().enumerate() {
        if index == before_flip {
            table.flip();
        }
        let at = flipped_at.saturating_add_signed(*ms);
        table.game.apply(*seat, action, at, &mut Vec::new()).unwrap();
    }
    if before_flip >= gestures.len() {
        table.flip();
    }
    let open = table.game.clone();
    table.close();
    (open, table.game)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_order_of_arrival_gives_the_same_round((cards, gestures, shuffled, before_flip, seed) in round()) {
        let in_one_order = play(&cards, &gestures, 0, seed);
        let in_another = play(&cards, &shuffled, before_flip, seed);
        prop_assert_eq!(in_one_order, in_another);
    }

    #[test]
    fn hearing_twice_is_hearing_once((cards, gestures, shuffled, _, seed) in round()) {
        let twice: Vec<Stamped> = gestures.iter().chain(&shuffled).copied().collect();
        prop_assert_eq!(play(&cards, &gestures, 0, seed), play(&cards, &twice, 0, seed));
    }
}

#[test]
fn an_end_that_is_heard_before_its_touch_still_belongs_to_it() {
    let mut table = Table::open(&[Dragon, Dragon, Attacker]);
    table.after(500, A, bring(FIRST, Use::Sleep)).after(300, B, touch(FIRST)).after(290, A, touch(FIRST));
    table.after(600, B, bring(FIRST, Use::Sleep));
    assert_eq!(table.mistakes(), [None, Some(Mistake::Beaten { by: A }), None]);
}
