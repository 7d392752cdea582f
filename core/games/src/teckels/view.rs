use serde::Serialize;

use super::{
    Bones, Card, Colour, PileId, RoundEnd, RoundResult, Spot, Teckels, hand::Hand, state::Phase,
    table::Teckel,
};
use crate::{contract::Seat, face_down::FaceDown};

/// Where the match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Until somebody barks.
    Waiting,
    /// Everyone plays.
    Running,
    /// The match is over.
    Over,
}

/// What everyone sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The three piles from the top: cards that everyone has seen, `None` where nobody has. For players with a
    /// perfect memory; the piles themselves lie face down.
    pub piles: Vec<Vec<Option<Card>>>,
    /// The pile in hand.
    pub held: Option<PileId>,
    /// The card face up in hand.
    pub turned: Option<Card>,
    /// Where that card is being laid.
    pub reaches: Option<Spot>,
    /// Has this player laid the piles down for the round?
    pub called: bool,
    /// Tokens left; the sixth ends the round.
    pub tokens_left: u8,
    /// Bones so far.
    pub bones: Bones,
    /// What the last round brought, until the next begins.
    pub result: Option<RoundResult>,
}

/// A teckel on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeckelView {
    /// From the head on: each card and whose back it has.
    pub cards: Vec<(Card, Seat)>,
    /// The colour the next card must have; `None` once it has its tail.
    pub open: Option<Colour>,
    /// Whose it is, once it has its tail.
    pub owner: Option<Seat>,
}

/// The whole table: all see the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Which round, from 1; 0 before the first.
    pub round: u8,
    /// Where it stands.
    pub step: Step,
    /// Why the last round ended, until the next begins.
    pub ended: Option<RoundEnd>,
    /// One per seat.
    pub seats: Vec<SeatView>,
    /// In the order of their heads.
    pub teckels: Vec<TeckelView>,
}

impl View {
    pub(super) fn of(game: &Teckels) -> View {
        let fresh = |teckel: &Teckel| TeckelView {
            cards: Vec::with_capacity(teckel.length.into()),
            open: teckel.open(),
            owner: teckel.owner(),
        };
        let mut teckels: Vec<TeckelView> = game.park.teckels.iter().map(fresh).collect();
        for laid in &game.park.laid {
            if let Some(teckel) = teckels.get_mut(usize::from(laid.teckel.0)) {
                teckel.cards.push((laid.card, laid.by));
            }
        }
        View {
            round: game.round,
            step: match game.phase {
                Phase::Waiting => Step::Waiting,
                Phase::Running => Step::Running,
                Phase::Over => Step::Over,
            },
            ended: game.ended,
            seats: game.at_table().map(|(_, hand)| SeatView::of(hand)).collect(),
            teckels,
        }
    }
}

impl SeatView {
    fn of(hand: &Hand) -> SeatView {
        SeatView {
            piles: hand.piles.iter().map(FaceDown::remembered).collect(),
            held: hand.held,
            turned: hand.turned_card(),
            reaches: hand.claim.map(|claim| claim.on),
            called: hand.called,
            tokens_left: hand.tokens_left,
            bones: hand.bones,
            result: hand.result,
        }
    }
}
