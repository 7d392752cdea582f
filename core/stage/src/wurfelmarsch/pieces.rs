use empile_games::{
    contract::Seat,
    pyramid::lattice::Cell,
    wurfelmarsch::{DICE, Event, Wurfelmarsch},
};

use super::nodes::PIECE_COUNT;

/// Which die stands where: a die stays the same die while it rolls.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    places: [Option<Cell>; PIECE_COUNT],
    /// The one that moved last.
    moved: Option<usize>,
}

impl Pieces {
    pub(super) fn of(game: &Wurfelmarsch) -> Pieces {
        let mut places = [None; PIECE_COUNT];
        for (seat, own) in Seat::all(3).zip(places.chunks_mut(usize::from(DICE))) {
            for (place, cell) in own.iter_mut().zip(game.dice_of(seat)) {
                *place = Some(cell);
            }
        }
        Pieces { places, moved: None }
    }

    /// Every die that still stands, with its number.
    pub(super) fn standing(&self) -> impl Iterator<Item = (usize, Cell)> + '_ {
        self.places.iter().enumerate().filter_map(|(index, place)| place.map(|cell| (index, cell)))
    }

    pub(super) fn cell(&self, index: usize) -> Option<Cell> {
        self.places.get(index).copied().flatten()
    }

    pub(super) fn just_moved(&self, index: usize) -> bool {
        self.moved == Some(index)
    }

    pub(super) fn at(&self, cell: Cell) -> Option<usize> {
        self.places.iter().position(|place| *place == Some(cell))
    }

    pub(super) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Pivoted { from, to, .. } => {
                self.moved = self.at(from);
                self.put(from, Some(to));
            }
            Event::Turned { cell, .. } => self.moved = self.at(cell),
            Event::Captured { cell, .. } | Event::Removed { cell, .. } => self.put(cell, None),
            _ => {}
        }
    }

    fn put(&mut self, from: Cell, to: Option<Cell>) {
        if let Some(place) = self.places.iter_mut().find(|place| **place == Some(from)) {
            *place = to;
        }
    }
}
