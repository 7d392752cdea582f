//! Every flip of three to six cards, every deed of every player, through the whole engine, against an oracle that
//! was written from the booklet alone and shares no code with the rules.

use super::{super::*, *};

/// One deed, as the booklet words it.
#[derive(Clone, Copy)]
enum Tried {
    Nothing,
    ThrowAt(usize),
    Shield,
    Sleep,
    TouchOnly,
}

/// Would the players at the table call this right?
fn oracle(cards: &[char], me: usize, tried: Tried) -> bool {
    let others: String = cards.iter().enumerate().filter(|(i, _)| *i != me).map(|(_, card)| *card).collect();
    let king = cards.contains(&'K');
    let battle = match cards[me] {
        'A' => others.contains('D'),
        'D' => others.contains('A'),
        _ => false,
    };
    match tried {
        Tried::Nothing => king || (cards[me] != 'Z' && !battle),
        Tried::TouchOnly => false,
        Tried::ThrowAt(hit) => !king && cards[me] == 'A' && cards[hit] == 'D',
        Tried::Shield => !king && cards[me] == 'D' && battle,
        Tried::Sleep => !king && cards[me] == 'Z',
    }
}

#[test]
fn every_deed_in_every_flip_is_judged_as_the_booklet_says() {
    let kinds = [('A', Attacker), ('D', Defender), ('Z', Dragon), ('K', King)];
    let mut judged = 0u32;
    for players in 3..=6usize {
        for flip in 0..4usize.pow(players as u32) {
            let flip: Vec<_> = (0..players).map(|seat| kinds[flip / 4usize.pow(seat as u32) % 4]).collect();
            let letters: Vec<char> = flip.iter().map(|(letter, _)| *letter).collect();
            let cards: Vec<Character> = flip.iter().map(|(_, card)| *card).collect();
            let table = Table::open(&cards);
            for me in 0..players {
                let throws = (0..players).filter(|hit| *hit != me).map(Tried::ThrowAt);
                let rest = [Tried::Nothing, Tried::Shield, Tried::Sleep, Tried::TouchOnly];
                for tried in throws.chain(rest) {
                    let mut table = table.clone();
                    let seat = Seat(me as u8);
                    let to = match tried {
                        Tried::Nothing => None,
                        Tried::ThrowAt(hit) => Some(Use::Throw { at: Seat(hit as u8) }),
                        Tried::Shield => Some(Use::Shield),
                        Tried::Sleep => Some(Use::Sleep),
                        Tried::TouchOnly => Some(Use::Nowhere),
                    };
                    if let Some(to) = to {
                        table.after(400, seat, touch(FIRST)).after(600, seat, bring(FIRST, to));
                    }
                    let verdicts = table.close();
                    let right = oracle(&letters, me, tried);
                    assert_eq!(verdicts[me].is_right(), right, "{letters:?}: seat {me} did {to:?}");
                    assert_eq!(table.cards_left()[me], if right { 1 } else { 2 });
                    for other in (0..players).filter(|other| *other != me) {
                        let right = oracle(&letters, other, Tried::Nothing);
                        assert_eq!(verdicts[other].is_right(), right, "{letters:?}: seat {other} sat still");
                    }
                    judged += 1;
                }
            }
        }
    }
    // Per flip every seat tries nothing, shield, sleep, touch and a throw at each other seat.
    let expected: u32 = (3..=6u32).map(|players| 4u32.pow(players) * players * (players + 3)).sum();
    assert_eq!(judged, expected);
}
