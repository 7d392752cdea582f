use serde::Serialize;

use super::{Character, Deed, Duty, Pillow, PiloPilo, Use, Verdict, duties, setup::pillows, state::Phase};
use crate::contract::{Millis, Seat, Seats};

/// Where the round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Between rounds.
    Gathering {
        /// Whose hand is on the own pile.
        ready: Seats,
    },
    /// The flip may come any moment; nobody knows when.
    Hush,
    /// The cards lie open.
    Open {
        /// Since when.
        flipped_at: Millis,
        /// From when on nobody can touch a pillow.
        closes_at: Millis,
    },
    /// The match is over.
    Over,
}

/// What everyone sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Cards in the pile, the one shown included.
    pub cards: u8,
    /// The pile from the top: cards that everyone saw go under it, `None` where nobody has seen the card. For
    /// players with a perfect memory; the pile itself lies face down.
    pub remembered: Vec<Option<Character>>,
    /// The card shown in this round.
    pub shown: Option<Character>,
    /// What this player has done so far in this round.
    pub deed: Deed,
    /// How the last round ended, until the next begins.
    pub verdict: Option<Verdict>,
}

/// What everyone sees of a pillow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PillowView {
    /// Who has it.
    pub holder: Option<Seat>,
    /// What it was used for.
    pub used: Option<Use>,
}

/// The whole table: all see the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Which round, from 1; 0 before the first.
    pub round: u16,
    /// Where it stands.
    pub step: Step,
    /// One per seat.
    pub seats: Vec<SeatView>,
    /// One per pillow.
    pub pillows: Vec<PillowView>,
    /// Cards discarded.
    pub discarded: u16,
}

impl View {
    pub(super) fn of(game: &PiloPilo) -> View {
        let contest = game.contest();
        let shown = game.shown();
        let seat_view = |seat: Seat| {
            let at = seat.index();
            SeatView {
                cards: game.piles[at].len(),
                remembered: game.piles[at].remembered(),
                shown: shown[at],
                deed: contest.deeds[at],
                verdict: game.verdicts[at],
            }
        };
        let pillow_view = |pillow: Pillow| {
            let grasp = contest.holders[pillow.index()];
            let holder = grasp.map(|grasp| grasp.seat);
            let used = holder.and_then(|seat| match contest.deeds[seat.index()] {
                Deed::Took { used, .. } => used,
                _ => None,
            });
            PillowView { holder, used }
        };
        View {
            round: game.round,
            step: match game.phase {
                Phase::Gathering { ready, .. } => Step::Gathering { ready },
                Phase::Hush { .. } => Step::Hush,
                Phase::Open { flipped_at, closes_at } => Step::Open { flipped_at, closes_at },
                Phase::Over => Step::Over,
            },
            seats: Seat::all(game.players).map(seat_view).collect(),
            pillows: (0..pillows(game.players)).map(Pillow).map(pillow_view).collect(),
            discarded: game.discarded.total(),
        }
    }

    /// What every seat has to do in this round; nothing while no card is shown.
    #[must_use]
    pub fn duties(&self) -> Vec<Option<Duty>> {
        let shown: Vec<Option<Character>> = self.seats.iter().map(|seat| seat.shown).collect();
        duties(&shown).collect()
    }
}
