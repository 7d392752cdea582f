//! What may be done now, in a sentence.

use empile_games::{
    contract::Game,
    neko_tower::{Action, Phase, highest_step},
};

use super::{
    ending,
    focus::{Focus, Step},
    plan::Look,
    table::Table,
};
use crate::{Ink, Words};

pub(super) fn hint(table: &Table<'_>, look: Look, to_confirm: Option<&Action>) -> Words {
    let say = Words::new;
    match to_confirm {
        Some(Action::StopHere) => return say("neko-tower-hint-confirm-stop"),
        Some(_) => return say("neko-tower-hint-confirm-collapse"),
        None => {}
    }
    if look.telling {
        return match look.focus {
            Focus::Cat(_) => say("neko-tower-hint-tell-cat"),
            Focus::Fallen { .. } => say("neko-tower-hint-walls-on-table"),
            _ => say("neko-tower-hint-tell").number("floor", look.shown),
        };
    }
    match table.view.phase {
        Phase::Confirming(claim) => {
            let mission = table.mission(claim.mission).map_or("", |mission| mission.key());
            say("neko-tower-hint-confirm").text("mission", mission).number("floor", claim.floor)
        }
        Phase::Blaming => say("neko-tower-hint-blame"),
        Phase::Over(ending) => ending::of(table, ending),
        phase => match look.focus {
            Focus::Mission { place, .. } => with_mission(table, place),
            focus => by_phase(table, phase, focus),
        },
    }
}

fn by_phase(table: &Table<'_>, phase: Phase, focus: Focus) -> Words {
    let say = Words::new;
    match (phase, focus) {
        (Phase::Card, Focus::Card { place, step }) => with_card(table, place, step),
        (Phase::Card, _) => say("neko-tower-hint-card"),
        (Phase::Placing { from: Some(floor), .. }, _) => {
            say("neko-tower-hint-place-elsewhere").number("floor", floor)
        }
        (Phase::Placing { .. }, _) => say("neko-tower-hint-place"),
        (Phase::Stroke(cat), _) => say("neko-tower-hint-stroke").text("colour", cat.colour().key()),
        (Phase::Interact, Focus::Cat(_)) => say("neko-tower-hint-move"),
        (Phase::Interact, _) if table.view.layout.standing().any(|(cat, _)| table.may_move(cat)) => {
            say("neko-tower-hint-interact")
        }
        (Phase::Interact | Phase::Mission, _) if !table.claims().is_empty() => say("neko-tower-hint-claim"),
        (Phase::Interact | Phase::Mission, _) if table.is_competitive() => say("neko-tower-hint-renew"),
        (Phase::Interact | Phase::Mission, _) => {
            say("neko-tower-hint-no-mission").number("floor", table.own_floor() + 1)
        }
        _ => say("neko-tower-hint-done"),
    }
}

fn with_card(table: &Table<'_>, place: u8, step: Step) -> Words {
    let plays = table.game.plays(place);
    match step {
        Step::Colour(colour) => Words::new("neko-tower-hint-from-tower").text("colour", colour.key()),
        Step::Walls(_) => Words::new("neko-tower-hint-missing-wall"),
        Step::Open => {
            let (mut builds, mut takes) = (0, 0);
            for play in &plays {
                match play {
                    Action::Build { .. } => builds += 1,
                    Action::TakeCat { .. } => takes += 1,
                    _ => {}
                }
            }
            match (builds, takes) {
                (0, 0) => Words::new("neko-tower-hint-forgo"),
                (1, 0) => Words::new("neko-tower-hint-build"),
                (_, 0) => Words::new("neko-tower-hint-missing-wall"),
                (0, _) => Words::new("neko-tower-hint-take"),
                _ => Words::new("neko-tower-hint-choice"),
            }
        }
    }
}

/// What the mission asks, and whether the cats do it.
fn with_mission(table: &Table<'_>, place: u8) -> Words {
    let Some(mission) = table.mission(place) else { return Words::new("neko-tower-label-hidden-mission") };
    let fulfilled = !table.floors_of(place).is_empty();
    let key = if fulfilled { "neko-tower-hint-mission-fulfilled" } else { "neko-tower-hint-mission" };
    Words::new(key).text("mission", mission.key()).number("floors", mission.climb())
}

/// Whose turn it is, or how the match ended.
pub(super) fn headline(table: &Table<'_>) -> (Words, Ink) {
    let Some(outcome) = table.game.outcome() else {
        return (Words::new("neko-tower-turn-of").text("name", table.name()), Ink::Text);
    };
    if !table.is_competitive() {
        return match highest_step(table.climber().map_or(0, |climber| climber.best)) {
            Some(step) => (Words::new("neko-tower-won-together").number("step", step), Ink::Success),
            None => (Words::new("neko-tower-lost-together"), Ink::Text),
        };
    }
    let names: Vec<String> = outcome
        .places
        .iter()
        .zip(table.room.sitters)
        .filter(|(place, _)| place.won)
        .map(|(_, sitter)| sitter.name.clone())
        .collect();
    if names.is_empty() {
        return (Words::new("neko-tower-won-by-nobody"), Ink::Text);
    }
    let count = names.len() as u8;
    (Words::new("neko-tower-won-by").text("names", names.join(", ")).number("count", count), Ink::Success)
}
