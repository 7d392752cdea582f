//! What may be done now, and which rule says so.

use empile_games::raffzahn::{Step, View};

use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, room: Room<'_>) -> Vec<Help> {
    let roller = |key| Words::new(key).text("name", room.name(view.roller));
    let help = |key, rule| Help::new(roller(key), rule);
    match view.step {
        Step::Ready => vec![
            help("raffzahn-help-throw", "raffzahn.turn"),
            help("raffzahn-help-own-side", "raffzahn.ruling-hand"),
        ],
        Step::Grabbing { thrown, something_left } => {
            let take = Words::new("raffzahn-help-take").number("face", thrown);
            let mut now = vec![
                Help::new(take, "raffzahn.take"),
                help("raffzahn-help-own-side", "raffzahn.ruling-hand"),
                help("raffzahn-help-stop", "raffzahn.stop"),
            ];
            if something_left == Some(false) {
                now.push(help("raffzahn-help-nothing-left", "raffzahn.ruling-nothing-left"));
            }
            now
        }
        Step::Stopped { .. } => vec![help("raffzahn-help-stopped", "raffzahn.late")],
        Step::Over => vec![help("raffzahn-help-over", "raffzahn.score")],
    }
}
