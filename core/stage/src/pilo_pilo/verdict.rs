//! Right or wrong, and what was to be done.

use empile_games::{
    contract::Seats,
    pilo_pilo::{Duty, Mistake, Stillness, Verdict},
};

use crate::{Ink, Words, board::Room};

pub(super) fn words(verdict: Verdict, room: Room<'_>) -> (Words, Ink) {
    let Some(mistake) = verdict.mistake else {
        let key = if verdict.duty.is_to_act() { "pilo-pilo-right" } else { "pilo-pilo-right-still" };
        return (Words::new(key), Ink::Success);
    };
    let slow = if matches!(mistake, Mistake::TooSlow | Mistake::Beaten { .. }) { "yes" } else { "no" };
    let words = match (mistake, verdict.duty) {
        (Mistake::FalseStart, _) => Words::new("pilo-pilo-wrong-false-start"),
        (_, Duty::Still(Stillness::King)) => Words::new("pilo-pilo-wrong-king"),
        (_, Duty::Still(Stillness::NoDefender)) => Words::new("pilo-pilo-wrong-no-defender"),
        (_, Duty::Still(Stillness::NoAttacker)) => Words::new("pilo-pilo-wrong-no-attacker"),
        (_, Duty::Throw { at }) => {
            Words::new("pilo-pilo-wrong-throw").text("names", names(at, room)).text("slow", slow)
        }
        (_, Duty::Shield) => Words::new("pilo-pilo-wrong-shield").text("slow", slow),
        (_, Duty::Sleep) => Words::new("pilo-pilo-wrong-sleep").text("slow", slow),
    };
    (words, Ink::Danger)
}

/// Everybody of these, in seat order.
pub(super) fn names(seats: Seats, room: Room<'_>) -> String {
    seats.iter().map(|seat| room.name(seat)).collect::<Vec<_>>().join(", ")
}
