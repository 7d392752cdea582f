use std::iter;

use empile_games::{
    cui_bono::{CuiBono, Event},
    pyramid::lattice::{Cell, Side},
};

/// Which die lies where: a die stays the same die while it slides, in the hand and put back.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    /// By the cell.
    numbers: Vec<Option<usize>>,
    held: Option<usize>,
    /// Those that came to lie somewhere else just now.
    moved: Vec<usize>,
}

impl Pieces {
    /// Numbered by where they lie now; the one in the hand by a cell that is empty.
    pub(super) fn of(game: &CuiBono) -> Pieces {
        let filled = game.pyramid().heap().filled();
        let number = |cell: Cell| filled.contains(cell).then_some(cell.index());
        let empty = Cell::all().find(|cell| !filled.contains(*cell)).map(Cell::index);
        Pieces { numbers: Cell::all().map(number).collect(), held: game.held().and(empty), moved: Vec::new() }
    }

    pub(super) fn at(&self, cell: Cell) -> Option<usize> {
        self.numbers.get(cell.index()).copied().flatten()
    }

    pub(super) fn held(&self) -> Option<usize> {
        self.held
    }

    pub(super) fn cell(&self, number: usize) -> Option<Cell> {
        Cell::all().find(|cell| self.at(*cell) == Some(number))
    }

    pub(super) fn just_moved(&self, number: usize) -> bool {
        self.moved.contains(&number)
    }

    pub(super) fn follow(&mut self, events: &[Event]) {
        self.moved.clear();
        for event in events {
            match *event {
                Event::Took { cell, .. } => self.held = self.lift(cell),
                Event::Slid { to, axis, dice } => self.slide(to, axis, dice),
                Event::PutBack { cell, .. } => {
                    let held = self.held.take();
                    self.lay(cell, held);
                }
                Event::Kept { .. } => self.held = None,
                Event::TurnPassed { .. } | Event::Ended { .. } => {}
            }
        }
    }

    /// Every die of the row goes down to where the one before it lay.
    fn slide(&mut self, to: Cell, axis: Side, dice: u8) {
        let row = iter::successors(Some(to), |cell| cell.above(axis));
        for (lower, upper) in row.clone().zip(row.skip(1)).take(usize::from(dice)) {
            let number = self.lift(upper);
            self.lay(lower, number);
        }
    }

    fn lift(&mut self, cell: Cell) -> Option<usize> {
        self.numbers.get_mut(cell.index()).and_then(Option::take)
    }

    fn lay(&mut self, cell: Cell, number: Option<usize>) {
        if let Some(slot) = self.numbers.get_mut(cell.index()) {
            *slot = number;
            self.moved.extend(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use empile_games::{
        contract::{Choices, Game, Seed, Stream},
        cui_bono::Setup,
        pyramid::{Piece, lattice::CELLS},
    };

    use super::*;

    fn lies_where_the_game_says(pieces: &Pieces, game: &CuiBono, dice: &[Piece; CELLS]) {
        for cell in Cell::all() {
            let shown = pieces.at(cell).map(|number| dice[number]);
            assert_eq!(shown, game.pyramid().piece(cell), "on {cell}");
        }
        assert_eq!(pieces.held().map(|number| dice[number]), game.held());
    }

    #[test]
    fn every_die_keeps_its_number_through_a_whole_match() {
        for seed in 1..=5 {
            let mut game = CuiBono::start(&Setup::for_players(4), Seed(seed)).unwrap();
            let mut luck = Stream::new(Seed(seed));
            let mut pieces = Pieces::of(&game);
            let dice: Vec<Piece> = game.pyramid().pieces().map(|(_, piece)| piece).collect();
            let dice: [Piece; CELLS] = dice.try_into().unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                let choices = game.legal(seat);
                let action = choices.nth(luck.index(choices.len())).unwrap();
                let mut events = Vec::new();
                game.apply(seat, &action, 0, &mut events).unwrap();
                pieces.follow(&events);
                lies_where_the_game_says(&pieces, &game, &dice);
            }
        }
    }

    #[test]
    fn a_match_taken_up_with_a_die_in_the_hand_has_a_number_for_each() {
        let mut game = CuiBono::start(&Setup::for_players(2), Seed(1)).unwrap();
        let seat = game.to_act().iter().next().unwrap();
        let take = game.legal(seat).nth(0).unwrap();
        game.apply(seat, &take, 0, &mut Vec::new()).unwrap();
        let pieces = Pieces::of(&game);
        let held = pieces.held().unwrap();
        assert_eq!(pieces.cell(held), None);
        assert_eq!(Cell::all().filter(|cell| pieces.at(*cell).is_some()).count(), CELLS - 1);
    }
}
