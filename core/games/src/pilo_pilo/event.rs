use serde::{Deserialize, Serialize};

use super::{Character, Pillow, Use, Verdict};
use crate::contract::{Millis, Seat, Seats};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player's hand is on the own pile.
    GotReady {
        /// Who.
        seat: Seat,
    },
    /// Everyone is ready: the cards turn any moment now.
    Hushed {
        /// Which round, from 1.
        round: u16,
    },
    /// A card was turned; all of them turn at once.
    Flipped {
        /// Whose.
        seat: Seat,
        /// Who the player is now.
        card: Character,
    },
    /// A pillow was touched before the flip: that player sits the round out.
    FalseStarted {
        /// Who.
        seat: Seat,
        /// Which.
        pillow: Pillow,
    },
    /// A pillow is in a player's hand.
    Grabbed {
        /// Who.
        seat: Seat,
        /// Which.
        pillow: Pillow,
        /// When it was touched.
        at: Millis,
        /// Who seemed to have it until this earlier touch was known.
        from: Option<Seat>,
    },
    /// A hand came where a pillow had been.
    Missed {
        /// Who.
        seat: Seat,
        /// Which.
        pillow: Pillow,
        /// Who was first.
        first: Seat,
    },
    /// A pillow was used.
    Used {
        /// Who.
        seat: Seat,
        /// Which.
        pillow: Pillow,
        /// For what; if a throw, at whom.
        used: Use,
    },
    /// A touch was void: the pillow lies in the middle again.
    PutBack {
        /// Who had it.
        seat: Seat,
        /// Which.
        pillow: Pillow,
    },
    /// A gesture came in that changes nothing: after the round, or with a pillow that is not the player's.
    Ignored {
        /// Who.
        seat: Seat,
        /// Which.
        pillow: Pillow,
    },
    /// « Phase de résolution »: right, the card is discarded; or wrong, it goes under the pile.
    Judged {
        /// Who.
        seat: Seat,
        /// What was to be done, what was done, and what was wrong.
        verdict: Verdict,
        /// Cards left in the pile.
        cards_left: u8,
    },
    /// The round is over and the pillows lie in the middle again.
    RoundClosed {
        /// Which round, from 1.
        round: u16,
    },
    /// « Fin de la partie ».
    Ended {
        /// Everyone with no card left.
        winners: Seats,
    },
}
