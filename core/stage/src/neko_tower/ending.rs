//! « Fin de partie ».

use empile_games::neko_tower::{Ending, Neko, Phase};

use super::table::Table;
use crate::{Words, board::Room};

/// Why the match is over, once it is.
pub(super) fn ending(game: &Neko, room: Room<'_>) -> Option<Words> {
    let table = Table::new(game, room);
    let Phase::Over(ending) = table.view.phase else { return None };
    Some(of(&table, ending))
}

/// The same, where it is known how.
pub(super) fn of(table: &Table<'_>, ending: Ending) -> Words {
    let key = match ending {
        Ending::Collapsed => "neko-tower-hint-collapsed",
        Ending::LastStep => "neko-tower-hint-last-step",
        Ending::Stopped => "neko-tower-hint-stopped",
        Ending::NowhereHigher => "neko-tower-hint-nowhere-higher",
    };
    let best = table.view.climbers.iter().map(|climber| climber.best).max().unwrap_or_default();
    Words::new(key).number("floor", best)
}
