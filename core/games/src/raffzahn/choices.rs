use super::{Action, Raffzahn, state::Phase};
use crate::{contract::Seat, pyramid::CellOptions};

/// What a player may do now, without being written out.
pub type Moves = CellOptions<Action>;

impl Moves {
    /// A hand can go to every die that lies, right or wrong, and after the stop too: it will be late.
    pub(super) fn of(game: &Raffzahn, seat: Seat) -> Moves {
        let plain: &[Action] = match game.phase {
            Phase::Ready if seat == game.roller => &[Action::Throw],
            Phase::Grabbing { .. } if seat == game.roller => &[Action::Stop],
            Phase::Stopped { .. } if seat == game.roller => &[Action::Void],
            _ => &[],
        };
        CellOptions::new(plain, game.in_reach(seat), |cell| Action::Take { cell })
    }
}
