//! What the table tells its players in words.

use empile_games::pile_poils::{Board, CatAstropheCause, Event, Fault};

use crate::{Cue, Sitter, Words};

/// The cue of an event, if there is something to hear or feel.
pub(super) fn cue(event: Event) -> Option<Cue> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => Some(Cue::DiceThrown),
        Event::Placed { .. } => Some(Cue::DiePlaced),
        Event::Bedded { .. } => Some(Cue::CatBedded),
        Event::YarnWon { .. } => Some(Cue::YarnWon),
        Event::CatAstrophe { .. } => Some(Cue::CatAstrophe),
        Event::Ended => Some(Cue::MatchEnded),
        Event::BecameWinner { .. } | Event::BonusTurn { .. } | Event::TurnPassed { .. } => None,
    }
}

/// What is worth telling of what just happened: the most exciting thing.
pub(super) fn headline(events: &[Event], board: &Board, sitters: &[Sitter]) -> Option<Words> {
    let name = |seat: &empile_games::contract::Seat| {
        sitters.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default()
    };
    let find = |wanted: fn(&Event) -> bool| events.iter().find(|event| wanted(event));
    if let Some(Event::CatAstrophe { seat, cause }) = find(|e| matches!(e, Event::CatAstrophe { .. })) {
        let words = match cause {
            CatAstropheCause::NothingFits => {
                Words::new("pile-poils-news-nothing-fits").text("dice", thrown(events))
            }
            CatAstropheCause::GaveUp => Words::new("pile-poils-news-gave-up"),
            CatAstropheCause::Unbeddable(fault) => fault_words(*fault, board),
        };
        return Some(words.text("name", name(seat)));
    }
    if let Some(Event::BecameWinner { seat }) = find(|e| matches!(e, Event::BecameWinner { .. })) {
        return Some(Words::new("pile-poils-news-winner").text("name", name(seat)));
    }
    let bedded = events.iter().filter(|event| matches!(event, Event::Bedded { .. })).count();
    if let Some(Event::BonusTurn { seat, dice }) = find(|e| matches!(e, Event::BonusTurn { .. })) {
        return Some(Words::new("pile-poils-news-bonus").text("name", name(seat)).number("dice", *dice));
    }
    if let Some(Event::Bedded { seat, .. }) = find(|e| matches!(e, Event::Bedded { .. })) {
        let cats = i64::try_from(bedded).unwrap_or(i64::MAX);
        return Some(Words::new("pile-poils-news-bedded").text("name", name(seat)).number("cats", cats));
    }
    None
}

/// A throw that is gone before anyone could look at it.
fn thrown(events: &[Event]) -> String {
    let last = events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => Some(*dice),
        _ => None,
    });
    let faces = last.map(|dice| dice.faces().map(|face| face.to_string()).collect::<Vec<_>>());
    faces.unwrap_or_default().join(" ")
}

/// A bedding problem in words. `name` is added by whoever tells whose it was.
pub(super) fn fault_words(fault: Fault, board: &Board) -> Words {
    let number = |cell| board.get(cell).map_or(0, |cell| i64::from(cell.number));
    match fault {
        Fault::NotLinked { cell } => Words::new("pile-poils-fault-not-linked").number("number", number(cell)),
        Fault::NoBase { cell, missing } => Words::new("pile-poils-fault-no-base")
            .number("number", number(cell))
            .number("missing", number(missing)),
    }
}
