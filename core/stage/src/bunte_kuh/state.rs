//! What there is to say to each player now. The sum is the players' to find, until somebody has called.

use empile_games::{
    bunte_kuh::{Call, Step},
    contract::Seat,
};

use super::edges::Edges;
use crate::{Ink, Words};

pub(super) fn of(edges: &Edges<'_>, own: Seat) -> (Words, Ink) {
    let named = |key, seat| Words::new(key).text("name", edges.room.name(seat));
    let asked = |key| (Words::new(key), Ink::Primary);
    let told = edges.told.filter(|(seat, _)| *seat == own).map(|(_, words)| words.clone());
    match edges.view.step {
        Step::Ready if edges.view.thrower == own => asked("bunte-kuh-state-throw"),
        Step::Ready => match told {
            Some(told) => (told, Ink::Danger),
            None => (named("bunte-kuh-state-waits", edges.view.thrower), Ink::SoftText),
        },
        Step::Searching { first: None, .. } => asked("bunte-kuh-state-search"),
        Step::Searching { .. } | Step::Pointing { .. } if edges.pointing == Some(own) => match edges.over {
            None => asked("bunte-kuh-state-show"),
            Some([front, left, right]) => {
                let sum = Words::new("bunte-kuh-state-points").number("front", front);
                (sum.number("left", left).number("right", right), Ink::Primary)
            }
        },
        Step::Searching { first: Some((caller, call)), .. } => match (call, caller == own) {
            (Call::Stop, true) => asked("bunte-kuh-state-shown"),
            (Call::Stop, false) => (named("bunte-kuh-state-says-stop", caller), Ink::SoftText),
            (Call::No, true) => asked("bunte-kuh-state-checks"),
            (Call::No, false) => (named("bunte-kuh-state-says-no", caller), Ink::SoftText),
        },
        Step::Pointing { seat, thrown, .. } => {
            let sum: u8 = thrown.iter().sum();
            (named("bunte-kuh-state-shows", seat).number("sum", sum), Ink::SoftText)
        }
        Step::Laying { seat, .. } if seat != own => (named("bunte-kuh-state-lays", seat), Ink::SoftText),
        Step::Laying { .. } if edges.is_turning => asked("bunte-kuh-state-turn"),
        Step::Laying { case: Some(_), .. } => asked("bunte-kuh-state-right"),
        Step::Laying { case: None, .. } => asked("bunte-kuh-state-right-no"),
        Step::Over if edges.winners.contains(own) => (Words::new("bunte-kuh-state-won"), Ink::Success),
        Step::Over => (Words::new("bunte-kuh-state-over"), Ink::SoftText),
    }
}
