//! What the best robot would do in somebody's place, and why: what it compared, and by how much.

use empile_games::{AnyAction, contract::Game};

use crate::Seen;

/// What [`Level::Formidable`](crate::Level::Formidable) would do on a seat, by what that seat knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// One action.
    pub action: AnyAction,
    /// What speaks for it.
    pub reason: Reason,
}

/// What speaks for an action: numbers that the robot compared. Chances are between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// Nothing else takes the turn further.
    OnlyWay,
    /// It wins the match at once.
    Wins,
    /// The match can be won by stopping after it.
    WinsByStopping,
    /// Of so many that were compared none is better.
    BestOf(usize),
    /// Pile-Poils: what the turn may come to, and what it may come to with the next best.
    Turn {
        /// With this.
        this: TurnOdds,
        /// With the next best.
        other: TurnOdds,
    },
    /// Abquetschen: this laying beside all that were compared.
    Laying {
        /// What speaks most for it.
        lead: Lead,
        /// How much of that there is.
        this: f32,
        /// How much of it the others have on average.
        mean: f32,
    },
    /// Abquetschen: the next player can lay no throw, and the match ends well.
    LeavesNoRoom,
    /// Cui bono?: played on in the head, this wins more often than the next best.
    WinsMoreOften {
        /// So many times.
        this: u32,
        /// The next best so many times.
        other: u32,
        /// Of so many.
        worlds: u64,
    },
    /// Cui bono?: played on in the head so many times, this is worth so many points more than the next best.
    Points {
        /// On average, before each of the others.
        gain: f32,
        /// How often.
        worlds: u64,
    },
    /// Eintrichtern: how likely a die is won by throwing, and how likely by lifting one at once.
    Throwing {
        /// By throwing.
        this: f32,
        /// By lifting the likeliest die now.
        other: f32,
    },
    /// Eintrichtern: how likely the sum lies under this die.
    Lifting {
        /// Under this one.
        this: f32,
        /// Under the next likeliest; nothing if there is no other.
        other: Option<f32>,
        /// By throwing again, where that may be done.
        throwing: Option<f32>,
    },
    /// Würfelmarsch: dice of the others that it takes at once.
    Captures {
        /// So many.
        dice: usize,
        /// And so many of one's own are lost by it.
        lost: usize,
    },
    /// Würfelmarsch: a victory is in sight, whatever the others do for themselves.
    WinsSoon {
        /// Within so many turns of everybody.
        turns: u8,
    },
    /// Würfelmarsch: other moves let an opponent win.
    Prevents {
        /// So many of them.
        losing: usize,
        /// Of so many that were thought through.
        of: usize,
        /// Within so many turns of everybody.
        turns: u8,
    },
    /// Würfelmarsch: worth more than the next best, in dice of one's own.
    Ahead {
        /// So many.
        dice: f32,
        /// So many turns of everybody later.
        turns: u8,
    },
}

/// What a turn of Pile-Poils may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TurnOdds {
    /// Cats to expect, those of bonus turns included.
    pub cats: f32,
    /// How likely it ends in a cat-astrophe.
    pub lost: f32,
    /// How likely the player is out first.
    pub out_first: f32,
}

/// What can speak for a laying of Abquetschen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Dice that come down, those of the bonus included.
    Dice,
    /// Places right on top of one's own dice: there one can go on.
    OwnPlaces,
    /// Dice that the next player can expect to lay: the fewer the better.
    NextPlayer,
}

/// What goes without comparing anything.
pub(crate) fn at_once<G: Game>(seen: &Seen<'_, G>, world: &G) -> Option<(G::Action, Reason)> {
    if let Some(victory) = seen.victory_in(world) {
        return Some((victory, Reason::Wins));
    }
    let mut offered = seen.offered();
    (offered.len() == 1).then(|| offered.pop()).flatten().map(|only| (only, Reason::OnlyWay))
}
