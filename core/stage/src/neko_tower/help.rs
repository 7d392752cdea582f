//! What may be done now, and which rule says so.

use empile_games::neko_tower::{Phase, STEPS, WALLS_THAT_END_IT};

use super::table::Table;
use crate::{Help, Words};

pub(super) fn now(table: &Table<'_>) -> Vec<Help> {
    let say = |key, rule| Help::new(Words::new(key), rule);
    let mut help = Vec::new();
    match table.view.phase {
        Phase::Card => {
            help.push(say("neko-tower-help-card", "neko-tower.action-cards"));
            if table.game.can_stop() {
                help.push(say("neko-tower-help-stop", "neko-tower.end"));
            }
        }
        Phase::Placing { from, .. } => {
            help.push(say("neko-tower-help-place", "neko-tower.placing"));
            if from.is_some() {
                help.push(say("neko-tower-help-place-elsewhere", "neko-tower.missing-cat"));
            }
        }
        Phase::Stroke(_) => help.push(say("neko-tower-help-stroke", "neko-tower.stroke")),
        Phase::Interact | Phase::Mission => {
            if table.view.layout.standing().any(|(cat, _)| table.may_move(cat)) {
                help.push(say("neko-tower-help-move", "neko-tower.competitive"));
            }
            help.push(say("neko-tower-help-mission", "neko-tower.missions"));
            if table.is_competitive() {
                help.push(say("neko-tower-help-renew", "neko-tower.competitive"));
            }
        }
        Phase::Confirming(_) => help.push(say("neko-tower-help-confirm", "neko-tower.missions")),
        Phase::Building { .. } | Phase::Moving { .. } | Phase::Climbing { .. } => {}
        Phase::Done => help.push(say("neko-tower-hint-done", "neko-tower.turn")),
        Phase::Blaming => help.push(say("neko-tower-hint-blame", "neko-tower.competitive")),
        Phase::Over(_) => {
            let first = STEPS.first().copied().unwrap_or_default();
            let words = Words::new("neko-tower-help-over").number("step", first);
            help.push(Help::new(words, "neko-tower.end"));
        }
    }
    if table.game.takes_reports() {
        let words = Words::new("neko-tower-help-fall").number("walls", WALLS_THAT_END_IT);
        help.push(Help::new(words, "neko-tower.falls"));
    }
    help
}
