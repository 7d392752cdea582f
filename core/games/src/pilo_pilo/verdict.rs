use serde::{Deserialize, Serialize};

use super::{Character, Duty, Pillow, Stillness, Use};
use crate::contract::{Millis, Seat};

/// What a player did in a round, by the stamps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// No pillow touched.
    #[default]
    Nothing,
    /// A pillow touched before the cards were turned.
    FalseStart {
        /// Which.
        pillow: Pillow,
        /// When.
        at: Millis,
    },
    /// A hand where a pillow had been: somebody else was first.
    Missed {
        /// Which.
        pillow: Pillow,
        /// When.
        at: Millis,
        /// Who was first.
        first: Seat,
    },
    /// A pillow taken.
    Took {
        /// Which.
        pillow: Pillow,
        /// When it was touched.
        at: Millis,
        /// Where it was brought in time, if it was.
        used: Option<Use>,
    },
}

/// « Phase de résolution »: what was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// A pillow touched before the cards were turned.
    FalseStart,
    /// A pillow touched when nothing was to be done.
    ShouldBeStill(Stillness),
    /// A pillow used for the wrong thing.
    WrongUse {
        /// What it was used for.
        used: Use,
    },
    /// A pillow thrown at somebody who is no defender.
    WrongTarget {
        /// Who was hit.
        hit: Seat,
    },
    /// A pillow touched and left nowhere, or brought there too late.
    Unfinished,
    /// Another hand was first.
    Beaten {
        /// Whose.
        by: Seat,
    },
    /// Nothing done in time.
    TooSlow,
}

/// What a round was for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The card shown.
    pub card: Character,
    /// What it asked for.
    pub duty: Duty,
    /// What was done.
    pub deed: Deed,
    /// What was wrong with that; `None` when it was right and the card is discarded.
    pub mistake: Option<Mistake>,
}

impl Verdict {
    pub(super) fn on(card: Character, duty: Duty, deed: Deed) -> Verdict {
        Verdict { card, duty, deed, mistake: mistake(duty, deed) }
    }

    /// Is the card discarded?
    #[must_use]
    pub fn is_right(self) -> bool {
        self.mistake.is_none()
    }
}

fn mistake(duty: Duty, deed: Deed) -> Option<Mistake> {
    match (duty, deed) {
        (_, Deed::FalseStart { .. }) => Some(Mistake::FalseStart),
        // A hand that came after the pillow was gone has touched nothing.
        (Duty::Still(_), Deed::Nothing | Deed::Missed { .. }) => None,
        (Duty::Still(why), Deed::Took { .. }) => Some(Mistake::ShouldBeStill(why)),
        (_, Deed::Nothing) => Some(Mistake::TooSlow),
        (_, Deed::Missed { first, .. }) => Some(Mistake::Beaten { by: first }),
        (_, Deed::Took { used: None | Some(Use::Nowhere), .. }) => Some(Mistake::Unfinished),
        (_, Deed::Took { used: Some(used), .. }) if duty.is_done_by(used) => None,
        (Duty::Throw { .. }, Deed::Took { used: Some(Use::Throw { at }), .. }) => {
            Some(Mistake::WrongTarget { hit: at })
        }
        (_, Deed::Took { used: Some(used), .. }) => Some(Mistake::WrongUse { used }),
    }
}
