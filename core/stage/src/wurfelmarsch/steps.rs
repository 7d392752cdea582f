//! What a pivot brings about, one thing after the other: it rolls, everybody looks, captured dice go to whoever took them, and
//! then ties clear their case.

use empile_games::{
    contract::{Millis, Seat},
    pyramid::lattice::Cell,
    wurfelmarsch::Event,
};

use super::{nodes, pieces::Pieces};
use crate::{
    Area, Cue, Footage, Motion, NodeId, Pose, Still, Track, Travel, pose,
    pyramid::{Hexagons, Table},
};

const FRAME: Millis = 40;
/// The dice that fight are looked at before any of them goes.
const LOOK: Millis = 720;
/// A captured die on its way, and how long until the next one goes.
const FLIGHT: Millis = 520;
const PAUSE: Millis = 280;
const HOP: f32 = 18.0;

/// A die that leaves the base.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leaving {
    index: usize,
    cell: Cell,
    /// Who took it; nobody where a tie removes it.
    by: Option<Seat>,
}

/// What has happened and has not been shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Steps {
    rolled: Option<(usize, Cell, Cell)>,
    leaving: Vec<Leaving>,
}

impl Steps {
    /// The pieces are where they were before.
    pub(super) fn of(events: &[Event], pieces: &Pieces) -> Steps {
        let mut steps = Steps::default();
        for event in events {
            match *event {
                Event::Pivoted { from, to, .. } => {
                    steps.rolled = pieces.at(from).map(|index| (index, from, to));
                }
                Event::Captured { cell, by, .. } => steps.leave(cell, Some(by), pieces),
                Event::Removed { cell, .. } => steps.leave(cell, None, pieces),
                _ => {}
            }
        }
        steps
    }

    fn leave(&mut self, cell: Cell, by: Option<Seat>, pieces: &Pieces) {
        let rolled = self.rolled.filter(|(_, _, to)| *to == cell).map(|(index, ..)| index);
        if let Some(index) = rolled.or_else(|| pieces.at(cell)) {
            self.leaving.push(Leaving { index, cell, by });
        }
    }

    /// Is it heard when it is seen?
    pub(super) fn is_heard_later(&self, event: &Event) -> bool {
        matches!(event, Event::Captured { .. } | Event::Removed { .. }) && !self.leaving.is_empty()
    }

    /// Where the dice are meanwhile; nothing where only one thing happens.
    pub(super) fn footage(&self, table: &Table) -> Option<Footage> {
        if self.leaving.is_empty() {
            return None;
        }
        let hexagons = &table.hexagons;
        let mut goes_at = self.rolled.map_or(0, |_| roll().duration) + LOOK;
        let (mut tracks, mut cues) = (Vec::new(), Vec::new());
        for leaving in &self.leaving {
            let mut way = self.way(leaving.index, leaving.cell, hexagons);
            way.wait_until(goes_at);
            if cues.last().is_none_or(|(at, _)| *at != goes_at) {
                cues.push((goes_at, Cue::DieTaken));
            }
            if let Some(card) = leaving.by.and_then(|seat| table.card_area(seat)) {
                let there = hexagons.area(leaving.cell);
                way.go(
                    &Travel { duration: FLIGHT, hop: HOP, ..Motion::Glide.travel() },
                    card.middle(there.width, there.height),
                );
                goes_at += FLIGHT + PAUSE;
            }
            let stays = goes_at.min(way.length());
            tracks.push(Track { node: NodeId(nodes::piece(leaving.index)), frames: way.frames, stays });
        }
        let stayed = self.rolled.filter(|(index, ..)| self.leaving.iter().all(|gone| gone.index != *index));
        if let Some((index, _, to)) = stayed {
            let frames = self.way(index, to, hexagons).frames;
            tracks.push(Track { node: NodeId(nodes::piece(index)), frames, stays: 0 });
        }
        Some(Footage { every: FRAME, tracks, cues })
    }

    /// A die where it stands, after it has rolled there if it did.
    fn way(&self, index: usize, cell: Cell, hexagons: &Hexagons) -> Way {
        match self.rolled.filter(|(rolled, ..)| *rolled == index) {
            None => Way { at: hexagons.area(cell), frames: Vec::new() },
            Some((_, from, to)) => {
                let mut way = Way { at: hexagons.area(from), frames: Vec::new() };
                way.go(&roll(), hexagons.area(to));
                way
            }
        }
    }
}

fn roll() -> Travel {
    Motion::Pivot.travel()
}

/// The frames of one die so far.
struct Way {
    at: Area,
    frames: Vec<Still>,
}

impl Way {
    fn length(&self) -> Millis {
        self.frames.len() as Millis * FRAME
    }

    fn wait_until(&mut self, moment: Millis) {
        let Area { x, y, .. } = self.at;
        while self.length() < moment {
            self.frames.push(Still { x, y, turn: 0.0 });
        }
    }

    fn go(&mut self, travel: &Travel, to: Area) {
        let lying = |area| Pose { area, turn: 0.0, alpha: 1.0, breadth: 1.0, shows_before: false };
        let (from, to) = (lying(self.at), lying(to));
        for moment in (0..travel.duration).step_by(FRAME as usize) {
            let Pose { area, turn, .. } = pose(travel, &from, &to, moment);
            self.frames.push(Still { x: area.x, y: area.y, turn });
        }
        self.at = to.area;
        self.frames.push(Still { x: to.area.x, y: to.area.y, turn: 0.0 });
    }
}
