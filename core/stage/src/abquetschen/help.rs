//! What may be done now, and which rule says so.

use empile_games::abquetschen::{Step, View};

use super::board::to_lay;
use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, room: Room<'_>) -> Vec<Help> {
    let help = |key, rule| Help::new(Words::new(key).text("name", room.name(view.current)), rule);
    let mut now = Vec::new();
    match view.step {
        Step::ThrowForFirst => now.push(help("abquetschen-help-first", "abquetschen.set-up")),
        Step::Ready => now.push(help("abquetschen-help-throw", "abquetschen.turn")),
        Step::Opening => now.push(help("abquetschen-help-opening", "abquetschen.opening")),
        Step::Laying { .. } if view.dice.get(view.current.index()) == Some(&view.laid) => {
            now.push(help("abquetschen-help-first-turn", "abquetschen.first-turn"));
        }
        Step::Laying { .. } => now.push(help("abquetschen-help-lay", "abquetschen.lay")),
        Step::Bonus { .. } => now.push(help("abquetschen-help-bonus", "abquetschen.bonus")),
        Step::Over(_) => now.push(help("abquetschen-hint-over", "abquetschen.end")),
    }
    if !view.offered.is_empty() {
        now.push(help("abquetschen-help-case", "abquetschen.case"));
    }
    if !view.laid.is_empty() {
        now.push(help("abquetschen-help-take-back", "abquetschen.take-back"));
    }
    if to_lay(view.step) == Some(view.laid.len() as u8) {
        now.push(help("abquetschen-help-done", "abquetschen.lay"));
    }
    now
}
