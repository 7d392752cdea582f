//! What a player has in mind, one touch after the other, before something is done.

use empile_games::neko_tower::{Action, Colour, Fall, Nakama, WALLS_THAT_END_IT, Wall};

use super::table::Table;

/// What the next touch is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Focus {
    #[default]
    Nothing,
    Card {
        place: u8,
        step: Step,
    },
    Mission {
        place: u8,
        /// On which floor it is fulfilled, once that is chosen.
        floor: Option<u8>,
    },
    Cat(Nakama),
    /// So many floors fell: how many of their walls lie on the table?
    Fallen {
        count: u8,
    },
}

/// How far the choice with an action card has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Build, or which cat?
    Open,
    /// A wall is missing: by which is it replaced? The left one comes first.
    Walls(Option<Wall>),
    /// All cats of this colour are on the tower: which of them?
    Colour(Colour),
}

/// What a touch on an offer or a button does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Pick {
    Do(Action),
    /// Another touch is needed.
    Think(Focus),
    /// Nothing more fell.
    Told,
}

/// Would this end the match? Then it takes a second touch.
pub(super) fn ends_the_match(action: &Action, table: &Table<'_>) -> bool {
    let tower = &table.view.tower;
    let walls = |floor: u8| tower.walls_under(floor).iter().flatten().count();
    let falling = match *action {
        Action::StopHere => return true,
        Action::Fell(Fall::Floors { count }) => {
            let lowest = tower.height().saturating_sub(count);
            if lowest <= 1 {
                return true;
            }
            (lowest + 1..=tower.height()).map(walls).sum()
        }
        Action::Fell(Fall::FloorsWithWalls { walls, .. }) => walls.into(),
        Action::Fell(Fall::Wall { .. }) => 1,
        _ => return false,
    };
    usize::from(table.view.walls_down) + falling >= usize::from(WALLS_THAT_END_IT)
}
