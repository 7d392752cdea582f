//! The buttons below, and what they do.

use empile_games::neko_tower::{Action, Claim, Phase};

use super::{
    focus::{Focus, Pick},
    nodes,
    offers::Offer,
    table::Table,
};
use crate::{ButtonLook, Words, kit::Button};

/// What is in the player's mind when the buttons are asked for.
pub(super) struct Mind<'a> {
    pub(super) focus: Focus,
    pub(super) telling: bool,
    /// It would end the match, and waits for a second touch.
    pub(super) to_confirm: Option<Action>,
    pub(super) offers: &'a [Offer],
}

/// The buttons from left to right.
pub(super) fn now(table: &Table<'_>, mind: &Mind<'_>) -> Vec<(Button, Pick)> {
    let button = |id, key, look, pick| (Button::new(id, Words::new(key), look), pick);
    if let Some(action) = &mind.to_confirm {
        let (id, key) = match action {
            Action::StopHere => (nodes::STOP_HERE, "neko-tower-stop-confirm"),
            _ => (nodes::COLLAPSE, "neko-tower-collapse-confirm"),
        };
        let back = button(nodes::TOLD, "neko-tower-back", ButtonLook::Secondary, Pick::Told);
        return vec![back, button(id, key, ButtonLook::Danger, Pick::Do(action.clone()))];
    }
    if mind.telling {
        return vec![button(nodes::TOLD, "neko-tower-told", ButtonLook::Secondary, Pick::Told)];
    }
    let end_turn = |look| button(nodes::END_TURN, "neko-tower-end-turn", look, Pick::Do(Action::EndTurn));
    match table.view.phase {
        Phase::Card => card_buttons(table, mind),
        Phase::Stroke(_) => {
            vec![button(nodes::STROKE, "neko-tower-stroke", ButtonLook::Primary, Pick::Do(Action::Stroke))]
        }
        Phase::Interact | Phase::Mission => match mind.focus {
            Focus::Mission { place, floor } => {
                let renew = table.is_competitive().then(|| {
                    let renew = Pick::Do(Action::Renew { mission: place });
                    button(nodes::RENEW, "neko-tower-renew", ButtonLook::Secondary, renew)
                });
                let climb = climb(table, place, floor);
                let last = climb.unwrap_or_else(|| end_turn(ButtonLook::Quiet));
                renew.into_iter().chain([last]).collect()
            }
            _ => vec![end_turn(if table.claims().is_empty() {
                ButtonLook::Primary
            } else {
                ButtonLook::Quiet
            })],
        },
        Phase::Done => vec![end_turn(ButtonLook::Primary)],
        Phase::Confirming(_) => {
            let confirm = |id, key, look, holds| button(id, key, look, Pick::Do(Action::Confirm { holds }));
            vec![
                confirm(nodes::HOLDS_NOT, "neko-tower-holds-not", ButtonLook::Secondary, false),
                confirm(nodes::HOLDS, "neko-tower-holds", ButtonLook::Primary, true),
            ]
        }
        Phase::Building { .. }
        | Phase::Placing { .. }
        | Phase::Moving { .. }
        | Phase::Climbing { .. }
        | Phase::Blaming
        | Phase::Over(_) => Vec::new(),
    }
}

/// With a card chosen that can do one thing only, that thing; with none to be played, to discard it.
fn card_buttons(table: &Table<'_>, mind: &Mind<'_>) -> Vec<(Button, Pick)> {
    let Focus::Card { place, .. } = mind.focus else {
        let stop = Button::new(nodes::STOP_HERE, Words::new("neko-tower-stop-here"), ButtonLook::Quiet);
        let can_stop = table.game.can_stop();
        return can_stop.then_some((stop, Pick::Do(Action::StopHere))).into_iter().collect();
    };
    if table.game.plays(place).contains(&Action::Forgo { card: place }) {
        let forgo = Button::new(nodes::FORGO, Words::new("neko-tower-forgo"), ButtonLook::Primary);
        return vec![(forgo, Pick::Do(Action::Forgo { card: place }))];
    }
    let [Offer { pick: Pick::Do(action), .. }] = mind.offers else { return Vec::new() };
    let (id, words) = match action {
        Action::TakeCat { cat, .. } => {
            (nodes::TAKE, Words::new("neko-tower-take").text("colour", cat.colour().key()))
        }
        _ => (nodes::BUILD, Words::new("neko-tower-build").number("floor", table.height() + 1)),
    };
    vec![(Button::new(id, words, ButtonLook::Primary), Pick::Do(action.clone()))]
}

/// As far up as the mission goes; to stop earlier, the tray has the other heights.
fn climb(table: &Table<'_>, place: u8, floor: Option<u8>) -> Option<(Button, Pick)> {
    let floors = table.floors_of(place);
    let floor = floor.or(if let [only] = floors.as_slice() { Some(*only) } else { None })?;
    let most = table.most_floors(place);
    if !floors.contains(&floor) || most == 0 {
        return None;
    }
    let words = Words::new("neko-tower-climb").number("floors", most);
    let claim = Action::Validate(Claim { mission: place, floor, climb: most });
    Some((Button::new(nodes::CLIMB, words, ButtonLook::Primary), Pick::Do(claim)))
}
