use serde::{Deserialize, Serialize};

use super::{Card, Colour};
use crate::contract::Seat;

/// A teckel of this round, counted from 0 in the order of their heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeckelId(pub u8);

/// Where a teckel ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum End {
    /// The next slice must have this colour.
    Open(Colour),
    Tail {
        by: Seat,
        cat: bool,
    },
}

/// A teckel on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Teckel {
    pub(super) head_by: Seat,
    pub(super) length: u8,
    pub(super) end: End,
}

impl Teckel {
    pub(super) fn open(self) -> Option<Colour> {
        match self.end {
            End::Open(colour) => Some(colour),
            End::Tail { .. } => None,
        }
    }

    /// « Queues »: with a cat whoever played the tail, without whoever played the head; nobody without a tail.
    pub(super) fn owner(self) -> Option<Seat> {
        match self.end {
            End::Open(_) => None,
            End::Tail { by, cat: true } => Some(by),
            End::Tail { cat: false, .. } => Some(self.head_by),
        }
    }
}

/// A card on the table, for ever where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Laid {
    pub(super) teckel: TeckelId,
    pub(super) card: Card,
    /// Whose: the colour of its back.
    pub(super) by: Seat,
}

/// The middle of the table in one round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Park {
    pub(super) teckels: Vec<Teckel>,
    /// In the order of laying.
    pub(super) laid: Vec<Laid>,
}

impl Park {
    pub(super) fn get(&self, id: TeckelId) -> Option<Teckel> {
        self.teckels.get(usize::from(id.0)).copied()
    }

    pub(super) fn open_ends(&self) -> impl Iterator<Item = (TeckelId, Colour)> + '_ {
        let indexed = self.teckels.iter().enumerate();
        indexed.filter_map(|(index, teckel)| Some((TeckelId(index as u8), teckel.open()?)))
    }

    /// Does this trunk or tail go there?
    pub(super) fn fits(&self, card: Card, id: TeckelId) -> bool {
        card.front().is_some() && self.get(id).and_then(Teckel::open) == card.front()
    }

    /// Can this card be laid anywhere? A head always can.
    pub(super) fn takes(&self, card: Card) -> bool {
        card.front().is_none_or(|front| self.open_ends().any(|(_, open)| open == front))
    }

    /// Who laid the last card there.
    pub(super) fn last_at(&self, id: TeckelId) -> Option<Seat> {
        self.laid.iter().rev().find(|laid| laid.teckel == id).map(|laid| laid.by)
    }

    pub(super) fn start(&mut self, by: Seat, card: Card, back: Colour) -> TeckelId {
        let teckel = TeckelId(self.teckels.len() as u8);
        self.teckels.push(Teckel { head_by: by, length: 1, end: End::Open(back) });
        self.laid.push(Laid { teckel, card, by });
        teckel
    }

    /// Lays a trunk or a tail that fits; gives the teckel as it is then.
    pub(super) fn join(&mut self, by: Seat, card: Card, id: TeckelId) -> Option<Teckel> {
        let teckel = self.teckels.get_mut(usize::from(id.0))?;
        teckel.end = match card {
            Card::Head { .. } => return None,
            Card::Trunk { back, .. } => End::Open(back),
            Card::Tail { cat, .. } => End::Tail { by, cat },
        };
        teckel.length = teckel.length.saturating_add(1);
        self.laid.push(Laid { teckel: id, card, by });
        Some(*teckel)
    }

    pub(super) fn clear(&mut self) {
        self.teckels.clear();
        self.laid.clear();
    }
}
