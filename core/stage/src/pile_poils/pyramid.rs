use empile_games::pile_poils::{Board, Cell};

use crate::Area;

const WIDEST_CELL: f32 = 76.0;
const CELL_GAP: f32 = 3.0;
/// Rows may be this much higher than a unit is wide: a phone has more height than width.
const TALLEST_CELL: f32 = 1.25;

/// The pyramid in its area: as large as it can be, in the middle.
pub(super) struct Pyramid {
    area: Area,
    unit: f32,
    row: f32,
    base_units: f32,
    rows: f32,
}

impl Pyramid {
    pub(super) fn within(area: Area, board: &Board) -> Pyramid {
        let base_units =
            f32::from(board.of_row(0).iter().filter_map(|id| board.get(id)).map(|c| c.width).sum::<u8>());
        let rows = f32::from(board.row_count());
        let unit = (area.width / base_units).min(WIDEST_CELL).min(area.height / rows * 1.25);
        let row = (area.height / rows).min(unit * TALLEST_CELL);
        Pyramid { area, unit, row, base_units, rows }
    }

    /// How high a row is.
    pub(super) fn row_height(&self) -> f32 {
        self.row
    }

    /// A cell's cushion.
    pub(super) fn cell(&self, cell: Cell) -> Area {
        let foot = self.area.bottom() - (self.area.height - self.row * self.rows) / 2.0;
        let left = self.area.centre().x - self.base_units * self.unit / 2.0;
        let x = left + (f32::from(cell.left) + f32::from(cell.row) / 2.0) * self.unit;
        let y = foot - f32::from(cell.row + 1) * self.row;
        let gap = CELL_GAP.min(self.unit * 0.1);
        Area::new(x, y, f32::from(cell.width) * self.unit, self.row).inset(gap / 2.0)
    }
}
