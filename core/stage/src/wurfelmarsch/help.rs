//! What may be done now, and which rule says so.

use empile_games::wurfelmarsch::View;

use super::board::is_nearly_drawn;
use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, room: Room<'_>) -> Vec<Help> {
    let help = |key, rule| Help::new(Words::new(key).text("name", room.name(view.current)), rule);
    if view.ending.is_some() {
        return vec![help("wurfelmarsch-hint-over", "wurfelmarsch.end")];
    }
    let mut now = vec![
        help("wurfelmarsch-help-pivot", "wurfelmarsch.pivot"),
        help("wurfelmarsch-help-turn", "wurfelmarsch.turn-a-die"),
        help("wurfelmarsch-help-fight", "wurfelmarsch.fight"),
        help("wurfelmarsch-help-goal", "wurfelmarsch.goal"),
    ];
    if is_nearly_drawn(view) {
        now.push(help("wurfelmarsch-help-draw", "wurfelmarsch.draw"));
    }
    now
}
