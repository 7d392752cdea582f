//! What may be done now, and which rule says so.

use empile_games::eintrichtern::{Step, View};

use super::throw::sum;
use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, room: Room<'_>) -> Vec<Help> {
    let help = |key, rule| {
        let words = Words::new(key).text("name", room.name(view.current)).number("most", view.to_win);
        Help::new(words, rule)
    };
    let sought = |key, rule, thrown| {
        let Help { words, rule } = help(key, rule);
        Help { words: words.number("sum", sum(thrown)), rule }
    };
    let hit = help("eintrichtern-help-hit", "eintrichtern.hit");
    match view.step {
        Step::MustThrow => vec![
            help("eintrichtern-help-must-throw", "eintrichtern.ruling-must-throw"),
            help("eintrichtern-help-end", "eintrichtern.end"),
        ],
        Step::MayThrow { thrown } => vec![
            help("eintrichtern-help-may-throw", "eintrichtern.throw"),
            sought("eintrichtern-help-keep-throw", "eintrichtern.ruling-keep-throw", thrown),
            hit,
        ],
        Step::MustUncover { thrown } => {
            vec![sought("eintrichtern-help-uncover", "eintrichtern.uncover", thrown), hit]
        }
        Step::Shown { .. } => vec![
            help("eintrichtern-help-shown", "eintrichtern.ruling-show"),
            help("eintrichtern-help-miss", "eintrichtern.miss"),
        ],
        Step::Over => vec![help("eintrichtern-hint-over", "eintrichtern.end")],
    }
}
