//! What the table tells its players in words.

use empile_games::{
    contract::Seat,
    pile_poils::{Board, CatAstropheCause, Dice, Ending, Event, Fault, PilePoils},
};

use crate::{Cue, Words, board::Room};

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
pub(super) fn headline(events: &[Event], game: &PilePoils, room: Room<'_>) -> Option<Words> {
    let name = |seat: &Seat| room.name(*seat);
    let find = |wanted: fn(&Event) -> bool| events.iter().find(|event| wanted(event));
    if let Some(Event::CatAstrophe { seat, cause }) = find(|e| matches!(e, Event::CatAstrophe { .. })) {
        let words = cat_astrophe(*cause, &thrown(events), game.board());
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

/// Why the match is over, once it is.
pub(super) fn ending(game: &PilePoils, room: Room<'_>) -> Option<Words> {
    let named = |key, seat| Words::new(key).text("name", room.name(seat));
    Some(match game.ending()? {
        Ending::Full => Words::new("pile-poils-ended-full"),
        Ending::SecondOut { seat } => named("pile-poils-ended-second-out", seat),
        Ending::LastGolden { seat } => named("pile-poils-ended-last-golden", seat),
    })
}

/// Why a turn was lost, after this throw.
fn cat_astrophe(cause: CatAstropheCause, throw: &str, board: &Board) -> Words {
    match cause {
        CatAstropheCause::NothingFits => Words::new("pile-poils-news-nothing-fits").text("dice", throw),
        CatAstropheCause::GaveUp => Words::new("pile-poils-news-gave-up"),
        CatAstropheCause::Unbeddable(fault) => fault_words(fault, board),
    }
}

/// An event as a line of the narration.
pub(super) fn line(event: Event, events: &[Event], game: &PilePoils, room: Room<'_>) -> Words {
    let board = game.board();
    let number = |cell| board.get(cell).map_or(0, |cell| i64::from(cell.number));
    let (words, seat) = match event {
        Event::Rolled { seat, dice } => {
            (Words::new("pile-poils-tell-rolled").text("dice", faces(dice)), seat)
        }
        Event::Rerolled { seat, dice } => {
            (Words::new("pile-poils-tell-rerolled").text("dice", faces(dice)), seat)
        }
        Event::Placed { seat, cell, dice } => {
            let words = Words::new("pile-poils-tell-placed").text("dice", faces(dice));
            (words.number("number", number(cell)), seat)
        }
        Event::Bedded { seat, cell, golden } => {
            let key = if golden { "pile-poils-tell-bedded-golden" } else { "pile-poils-tell-bedded" };
            (Words::new(key).number("number", number(cell)), seat)
        }
        Event::YarnWon { seat, .. } => (Words::new("pile-poils-tell-yarn"), seat),
        Event::CatAstrophe { seat, cause } => (cat_astrophe(cause, &thrown(events), board), seat),
        Event::BecameWinner { seat } => (Words::new("pile-poils-news-winner"), seat),
        Event::BonusTurn { seat, dice } => (Words::new("pile-poils-news-bonus").number("dice", dice), seat),
        Event::TurnPassed { to } => (Words::new("pile-poils-turn-of"), to),
        Event::Ended => {
            return ending(game, room).unwrap_or_else(|| Words::new("pile-poils-hint-over"));
        }
    };
    words.text("name", room.name(seat))
}

/// A throw that is gone before anyone could look at it.
fn thrown(events: &[Event]) -> String {
    let last = events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => Some(*dice),
        _ => None,
    });
    last.map(faces).unwrap_or_default()
}

fn faces(dice: Dice) -> String {
    between(dice, " ")
}

/// The dice of one cell add up to its number.
pub(super) fn sum(dice: Dice) -> String {
    between(dice, " + ")
}

fn between(dice: Dice, mark: &str) -> String {
    dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(mark)
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
