//! The real game: the app only knows what is right, and counts.

use super::{super::*, *};
use crate::contract::Seats;

fn cards(shown: &[Character]) -> Vec<Revealed> {
    shown.iter().map(|character| Revealed::Card(*character)).collect()
}

#[test]
fn the_referee_says_what_everyone_has_to_do() {
    let referee = Referee::new(4, false).unwrap();
    let duties = referee.duties(&cards(&[Attacker, Defender, Dragon, Defender])).unwrap();
    let defenders: Seats = [B, D].into_iter().collect();
    let expected = [Duty::Throw { at: defenders }, Duty::Shield, Duty::Sleep, Duty::Shield].map(Some);
    assert_eq!(duties, expected);
}

#[test]
fn whoever_peeked_sits_out_and_is_nobodys_target() {
    let mut referee = Referee::new(3, false).unwrap();
    let revealed = [Revealed::Card(Attacker), Revealed::Peeked, Revealed::Card(Dragon)];
    let duties = referee.duties(&revealed).unwrap();
    assert_eq!(duties, [Some(Duty::Still(Stillness::NoDefender)), None, Some(Duty::Sleep)]);
    let before = referee.clone();
    let refused = referee.settle(&revealed, Seats::only(B));
    assert_eq!(refused, Err(RefereeRefusal::PeekedCannotBeRight { seat: B }));
    assert_eq!(referee, before);
    referee.settle(&revealed, [A, C].into_iter().collect()).unwrap();
    assert_eq!((referee.cards_left(), referee.peeks()), (&[11, 12, 11][..], &[0, 1, 0][..]));
}

#[test]
fn cards_are_counted_until_somebody_has_none() {
    let mut referee = Referee::new(5, true).unwrap();
    assert_eq!(referee.cards_left(), [8; 5]);
    let revealed = cards(&[Attacker, Attacker, Defender, Defender, Attacker]);
    for _ in 0..8 {
        assert!(referee.winners().is_empty());
        referee.settle(&revealed, [A, C].into_iter().collect()).unwrap();
    }
    assert_eq!(referee.winners(), [A, C].into_iter().collect());
    assert_eq!(referee.rounds(), 8);
    assert_eq!(referee.settle(&revealed, Seats::NONE), Err(RefereeRefusal::Over));
}

#[test]
fn what_cannot_lie_on_the_table_is_refused() {
    let referee = Referee::new(3, true).unwrap();
    let king = referee.duties(&cards(&[King, Attacker, Attacker]));
    assert_eq!(king, Err(RefereeRefusal::KingAmongApprentices));
    let two = referee.duties(&cards(&[Attacker, Attacker]));
    assert_eq!(two, Err(RefereeRefusal::WrongCardCount { told: 2, players: 3 }));
    let mut referee = Referee::new(3, false).unwrap();
    let stranger = referee.settle(&cards(&[Dragon; 3]), Seats::only(D));
    assert_eq!(stranger, Err(RefereeRefusal::NoSuchSeat { seat: D }));
    assert_eq!(Referee::new(7, false), Err(RefereeRefusal::WrongPlayerCount { asked: 7 }));
}

/// « chaque oreiller n'est utilisé qu'une seule fois par tour »: whoever acted rightly had a pillow for it.
#[test]
fn no_more_are_right_with_a_pillow_than_there_are_pillows() {
    for (players, pillows) in [(3, 1), (4, 2), (5, 2), (6, 2)] {
        let mut referee = Referee::new(players, false).unwrap();
        let asleep = cards(&vec![Dragon; usize::from(players)]);
        let before = referee.clone();
        for right in pillows + 1..=players {
            let refused = referee.settle(&asleep, Seats::all(right));
            assert_eq!(
                refused,
                Err(RefereeRefusal::MoreRightThanPillows { right, pillows }),
                "{players} players"
            );
            assert_eq!(referee, before);
        }
        referee.settle(&asleep, Seats::all(pillows)).unwrap();
    }
}

#[test]
fn any_number_is_right_by_keeping_still() {
    let mut referee = Referee::new(6, false).unwrap();
    referee.settle(&cards(&[King, Dragon, Attacker, Defender, Dragon, Attacker]), Seats::all(6)).unwrap();
    assert_eq!(referee.cards_left(), [7; 6]);
    // Two with a pillow, and all those whom no defender gives anything to do.
    let mut referee = Referee::new(6, false).unwrap();
    referee.settle(&cards(&[Dragon, Dragon, Attacker, Attacker, Attacker, Attacker]), Seats::all(6)).unwrap();
    assert_eq!(referee.cards_left(), [7; 6]);
}

#[test]
fn a_card_discarded_cannot_come_back() {
    let mut referee = Referee::new(3, false).unwrap();
    for round in 0..5 {
        referee.settle(&cards(&[Dragon; 3]), Seats::only(Seat(round % 3))).unwrap();
    }
    let refused = referee.duties(&cards(&[Dragon; 3]));
    assert_eq!(refused, Err(RefereeRefusal::TooManyOfOne { character: Dragon, left: 2 }));
    assert!(referee.duties(&cards(&[Dragon, Dragon, Attacker])).is_ok());
}
