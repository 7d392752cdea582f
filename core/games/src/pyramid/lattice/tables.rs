//! The pyramid as tables. Cells are counted level by level from the base up, so that whatever carries a cell
//! comes before it.

use super::{CELLS, Cell, CellSet, LEVELS, Side};

/// How deep base cells lie behind the three sides, added up.
pub(super) const DEEPEST: u8 = LEVELS - 1;
const SPAN: usize = LEVELS as usize;
const NOWHERE: u8 = u8::MAX;

/// (u, v, w) of each cell.
pub(super) static DEPTHS: [[u8; 3]; CELLS] = DEPTH_TABLE;

const DEPTH_TABLE: [[u8; 3]; CELLS] = {
    let mut depths = [[0; 3]; CELLS];
    let mut index = 0;
    let mut sum = LEVELS;
    while sum > 0 {
        sum -= 1;
        let mut u = 0;
        while u <= sum {
            let mut v = 0;
            while u + v <= sum {
                depths[index] = [u, v, sum - u - v];
                index += 1;
                v += 1;
            }
            u += 1;
        }
    }
    depths
};

/// Which cell lies at (u, v, w).
pub(super) static INDEX: [[[u8; SPAN]; SPAN]; SPAN] = INDEX_TABLE;

const INDEX_TABLE: [[[u8; SPAN]; SPAN]; SPAN] = {
    let mut at = [[[NOWHERE; SPAN]; SPAN]; SPAN];
    let mut index = 0;
    while index < CELLS {
        let [u, v, w] = DEPTH_TABLE[index];
        at[u as usize][v as usize][w as usize] = index as u8;
        index += 1;
    }
    at
};

/// The cell so many steps deeper behind each side, none outside the pyramid.
const fn moved(cell: usize, steps: [i8; 3]) -> u8 {
    let [u, v, w] = DEPTH_TABLE[cell];
    // A step out through a side wraps round to a depth beyond the deepest.
    let u = u.wrapping_add_signed(steps[0]);
    let v = v.wrapping_add_signed(steps[1]);
    let w = w.wrapping_add_signed(steps[2]);
    if u > DEEPEST || v > DEEPEST || w > DEEPEST {
        return NOWHERE;
    }
    INDEX_TABLE[u as usize][v as usize][w as usize]
}

const fn one_step(side: usize, steps: i8) -> [i8; 3] {
    let mut all = [0; 3];
    all[side] = steps;
    all
}

const fn neighbours_along_axes(steps: i8) -> [[u8; 3]; CELLS] {
    let mut table = [[NOWHERE; 3]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < 3 {
            table[cell][side] = moved(cell, one_step(side, steps));
            side += 1;
        }
        cell += 1;
    }
    table
}

const BELOW_TABLE: [[u8; 3]; CELLS] = neighbours_along_axes(1);
const ABOVE_TABLE: [[u8; 3]; CELLS] = neighbours_along_axes(-1);
/// The support of a cell along each axis.
pub(super) static BELOW: [[u8; 3]; CELLS] = BELOW_TABLE;
/// The cell that stands on this one along each axis: the one against its face on that side.
pub(super) static ABOVE: [[u8; 3]; CELLS] = ABOVE_TABLE;

const fn sets_of(table: &[[u8; 3]; CELLS]) -> [CellSet; CELLS] {
    let mut sets = [CellSet::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < 3 {
            if let Some(neighbour) = Cell::from_index(table[cell][side]) {
                sets[cell] = sets[cell].with(neighbour);
            }
            side += 1;
        }
        cell += 1;
    }
    sets
}

const SUPPORT_TABLE: [CellSet; CELLS] = sets_of(&BELOW_TABLE);
const COVER_TABLE: [CellSet; CELLS] = sets_of(&ABOVE_TABLE);
/// What a die on each cell stands on; nothing on the base.
pub(super) static SUPPORTS: [CellSet; CELLS] = SUPPORT_TABLE;
/// What can stand on a die on each cell.
pub(super) static COVERS: [CellSet; CELLS] = COVER_TABLE;

/// What must lie below each cell, down to the base.
pub(super) static FOUNDATIONS: [CellSet; CELLS] = {
    let mut sets = [CellSet::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < 3 {
            let support = BELOW_TABLE[cell][side];
            if let Some(below) = Cell::from_index(support) {
                sets[cell] = sets[cell].union(sets[support as usize]).with(below);
            }
            side += 1;
        }
        cell += 1;
    }
    sets
};

/// Whole-face contacts: supports and covers.
pub(super) static CONTACTS: [CellSet; CELLS] = {
    let mut sets = [CellSet::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        sets[cell] = SUPPORT_TABLE[cell].union(COVER_TABLE[cell]);
        cell += 1;
    }
    sets
};

/// The whole line through each cell along each axis, the cell included.
pub(super) static ROWS: [[CellSet; 3]; CELLS] = {
    let mut rows = [[CellSet::EMPTY; 3]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < 3 {
            let mut next = cell as u8;
            while let Some(other) = Cell::from_index(next) {
                rows[cell][side] = rows[cell][side].with(other);
                next = BELOW_TABLE[next as usize][side];
            }
            next = ABOVE_TABLE[cell][side];
            while let Some(other) = Cell::from_index(next) {
                rows[cell][side] = rows[cell][side].with(other);
                next = ABOVE_TABLE[next as usize][side];
            }
            side += 1;
        }
        cell += 1;
    }
    rows
};

/// The cell of the same level one step towards a side and away from its left or right neighbour side.
pub(super) static BESIDE: [[[u8; 2]; 3]; CELLS] = {
    let mut table = [[[NOWHERE; 2]; 3]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut towards = 0;
        while towards < 3 {
            let mut turn = 0;
            while turn < 2 {
                let mut steps = [0; 3];
                steps[towards] = -1;
                steps[(towards + 1 + turn) % 3] = 1;
                table[cell][towards][turn] = moved(cell, steps);
                turn += 1;
            }
            towards += 1;
        }
        cell += 1;
    }
    table
};

pub(super) static OF_LEVEL: [CellSet; LEVELS as usize] = {
    let mut sets = [CellSet::EMPTY; LEVELS as usize];
    let mut cell = 0;
    while cell < CELLS {
        let [u, v, w] = DEPTH_TABLE[cell];
        let level = (DEEPEST - u - v - w) as usize;
        if let Some(cell) = Cell::from_index(cell as u8) {
            sets[level] = sets[level].with(cell);
        }
        cell += 1;
    }
    sets
};

/// Cells that lie on each side of the pyramid.
const SURFACE_TABLE: [CellSet; 3] = {
    let mut sets = [CellSet::EMPTY; 3];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < 3 {
            if DEPTH_TABLE[cell][side] == 0
                && let Some(cell) = Cell::from_index(cell as u8)
            {
                sets[side] = sets[side].with(cell);
            }
            side += 1;
        }
        cell += 1;
    }
    sets
};

pub(super) static SURFACES: [CellSet; 3] = SURFACE_TABLE;

const fn base_cells_on_sides(at_least: u8) -> CellSet {
    let mut set = CellSet::EMPTY;
    let mut cell = 0;
    while cell < super::BASE_CELLS {
        let [u, v, w] = DEPTH_TABLE[cell];
        let zeros = (u == 0) as u8 + (v == 0) as u8 + (w == 0) as u8;
        if zeros >= at_least
            && let Some(cell) = Cell::from_index(cell as u8)
        {
            set = set.with(cell);
        }
        cell += 1;
    }
    set
}

impl CellSet {
    /// « BASE », « NIVEAU INFÉRIEUR »: the 45 cells of level 0.
    pub const BASE: CellSet = base_cells_on_sides(0);
    /// « CASES DE BORD »: the base cells on the borders.
    pub const EDGES: CellSet = base_cells_on_sides(1);
    /// « CASES DE COINS »: the base cells on two borders.
    pub const CORNERS: CellSet = base_cells_on_sides(2);

    /// « NIVEAU »: the cells of one height, 0 for the base; none above the top.
    #[must_use]
    pub fn of_level(level: u8) -> CellSet {
        OF_LEVEL.get(usize::from(level)).copied().unwrap_or_default()
    }

    /// « PLAN »: the cells that make this side of the pyramid.
    #[inline]
    #[must_use]
    pub fn of_side(side: Side) -> CellSet {
        SURFACES[side.index()]
    }
}
