use empile_games::pile_poils::{Board, CellId, CellSet, CellView, Dice, Fault, cats_of, faults};

use super::{board, layout::dice_on_cell, pyramid::Pyramid};
use crate::{Area, Art, DieLook, Ink, Node};

/// A board in the middle of a turn, as the table shows it: what lies on it, and what is wrong with that.
pub(crate) struct Still<'a> {
    pub(crate) board: &'a Board,
    /// Where cats sleep.
    pub(crate) cats: CellSet,
    /// Where dice of the turn lie.
    pub(crate) dice: &'a [(CellId, Dice)],
}

impl Still<'_> {
    /// What keeps these dice from being bedded.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let diced = self.dice.iter().map(|(cell, _)| *cell).collect();
        faults(self.board, self.cats, diced)
    }

    pub(crate) fn compose(&self, area: Area, mut put: impl FnMut(Node)) {
        let pyramid = Pyramid::within(area, self.board);
        let faults = self.faults();
        for (id, cell) in self.board.cells() {
            let area = pyramid.cell(cell);
            let dice = self.dice.iter().find(|(diced, _)| *diced == id).map(|(_, dice)| *dice);
            let look = board::bedding_look(id, dice.is_some(), &faults);
            let cushion = Node::picture(0, area, Art::Cell { look });
            if self.cats.contains(id) {
                let lies = CellView { cats: cats_of(cell.number), ..CellView::default() };
                put(cushion);
                put(Node { label: None, ..board::cats(id, cell.number, lies, area) });
            } else if let Some(dice) = dice {
                put(cushion);
                for (area, face) in dice_on_cell(area, dice.len().into()).into_iter().zip(dice.faces()) {
                    put(Node::picture(0, area, Art::Die { face, look: DieLook::Plain }));
                }
            } else {
                put(cushion.written(board::number(cell, area, Ink::OnCell)));
            }
        }
    }
}
