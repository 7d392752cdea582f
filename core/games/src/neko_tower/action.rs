use serde::{Deserialize, Serialize};

use super::{Answer, Cell, Drop, Nakama, Place, Side, Wall};
use crate::contract::Seat;

/// What the player whose turn it is can do, or tell; and what the world answers where the tower stands on the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// « Jouer une carte Action »: two walls stand on the top floor and the next floor lies on them. On the screen the
    /// three are taken in hand, to be let go one by one.
    Build {
        /// Which of the cards shown, from 0.
        card: u8,
        /// The walls used: those of the card, unless the stock has run out of one.
        walls: [Wall; 2],
    },
    /// « Jouer une carte Action »: a Nakama is taken in hand, to be placed.
    TakeCat {
        /// Which of the cards shown, from 0.
        card: u8,
        /// The first of its colour in the reserve, or one from the tower when the reserve has none.
        cat: Nakama,
    },
    /// The Nakama in hand stands on a floor, or on another Nakama.
    PutCat {
        /// Where it stands now.
        to: Place,
    },
    /// No card shown can be played: this one is discarded.
    Forgo {
        /// Which of the cards shown, from 0.
        card: u8,
    },
    /// « Caressez le chat Nakama placé durant ce tour ».
    Stroke,
    /// « Interagir avec des chats »: a Nakama from the own floor to a higher one.
    MoveCat {
        /// Which.
        cat: Nakama,
        /// Where it stands now.
        to: Place,
    },
    /// « Valider une carte Mission ».
    Validate(Claim),
    /// The players looked at the tower: is the mission really fulfilled?
    Confirm {
        /// What they saw.
        holds: bool,
    },
    /// « Renouveler une Mission »: discard one of one's own and draw another.
    Renew {
        /// Which of one's missions, from 0.
        mission: u8,
    },
    /// The turn goes to the neighbour on the left: whatever has not been told by now stood.
    EndTurn,
    /// « Vous pouvez continuer la partie » after a step; this is not continuing.
    StopHere,
    /// « Que faire si un élément tombe ? ».
    Fell(Fall),
    /// « replacez chaque élément tombé dans la réserve et poursuivez »: that was one fall, and what falls now is another.
    PutAway,
    /// A Nakama slid to another cell of its floor, or from the back of another, without falling off the tower.
    Slid {
        /// Which.
        cat: Nakama,
        /// Where it stands now.
        to: Cell,
    },
    /// « Le joueur qui fait tomber la tour »: who was it?
    Blame {
        /// Whose hand, or elbow.
        seat: Seat,
    },
    /// On the screen: a piece in hand is let go, or one that was let go before is put elsewhere: « Tant que votre action
    /// n'est pas terminée, vous pouvez ajuster cet élément (même s'il tombe) ».
    Drop(Drop),
    /// On the screen: « Touchez-le légèrement du doigt », to one side.
    Nudge {
        /// Which way.
        to: Side,
    },
    /// On the screen: « C'est posé ». What was let go belongs to the tower from now on.
    Settle,
    /// On the screen: after many a try the player leaves it.
    GiveUp,
    /// On the screen: what the world makes of it. No seat is offered this: whoever keeps the table asks the simulation.
    Answer(Box<Answer>),
}

impl Action {
    /// Does it tell what happened to the tower by itself, rather than what the player does?
    #[must_use]
    pub fn is_report(&self) -> bool {
        matches!(self, Action::Fell(_) | Action::PutAway | Action::Slid { .. })
    }

    /// The place of the card it is played with, if it is played with a card.
    #[must_use]
    pub fn card(&self) -> Option<u8> {
        match self {
            Action::Build { card, .. } | Action::TakeCat { card, .. } | Action::Forgo { card } => Some(*card),
            _ => None,
        }
    }
}

/// What one says who validates a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Which of the missions, from 0: those shown together, or one's own two.
    pub mission: u8,
    /// On which floor the cats fulfil it.
    pub floor: u8,
    /// How many floors to climb; Neko stops at the top floor by himself.
    pub climb: u8,
}

/// Something that fell to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fall {
    /// The topmost floors, with their walls and the cats on them.
    Floors {
        /// How many.
        count: u8,
    },
    /// The topmost floors, but not all of their walls came down to the table.
    FloorsWithWalls {
        /// How many floors.
        count: u8,
        /// « tombent sur la table »: how many walls lie there, fewer than end the match.
        walls: u8,
    },
    /// A single wall slipped out and its floor still stands on the other.
    Wall {
        /// The floor it carried.
        floor: u8,
        /// 0 is left, 1 is right.
        side: u8,
    },
    /// A Nakama alone.
    Nakama {
        /// Which.
        cat: Nakama,
    },
    /// Neko (of the first seat when all play together) or the black cat of a seat.
    BlackCat {
        /// Whose.
        of: Seat,
    },
}
