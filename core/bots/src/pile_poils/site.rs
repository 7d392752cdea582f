//! The pyramid as a player finds it when the dice are about to be thrown.

use empile_games::pile_poils::{
    BONUS_ROWS, Board, CellId, CellSet, HIGHEST_NUMBER, View, can_become_sound, is_sound,
};

use super::odds::HIGHEST_FACE;

/// Cats and yarn on a pyramid.
#[derive(Clone, Copy)]
pub(super) struct Site<'a> {
    board: &'a Board,
    bedded: CellSet,
    yarn: CellSet,
    /// Free cells that one die can fill, and those that take two at least.
    by_one_die: CellSet,
    by_two_dice: CellSet,
}

/// What stopping brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bedding {
    pub(super) cats: u8,
    pub(super) yarn: u8,
    pub(super) earns_bonus: bool,
}

impl<'a> Site<'a> {
    pub(super) fn of(view: &'a View) -> Site<'a> {
        let cells_where = |holds: fn(u8, bool) -> bool| -> CellSet {
            let cells = view.board.cells().zip(&view.cells);
            cells.filter(|(_, cell)| holds(cell.cats, cell.yarn)).map(|((id, _), _)| id).collect()
        };
        Site::new(&view.board, cells_where(|cats, _| cats > 0), cells_where(|_, yarn| yarn))
    }

    pub(super) fn new(board: &'a Board, bedded: CellSet, yarn: CellSet) -> Site<'a> {
        let free = board.all() - bedded;
        let numbered = |numbers: std::ops::RangeInclusive<u8>| {
            numbers.fold(CellSet::EMPTY, |set, number| set | board.with_number(number)) & free
        };
        Site {
            board,
            bedded,
            yarn,
            by_one_die: numbered(1..=HIGHEST_FACE),
            by_two_dice: numbered(HIGHEST_FACE + 1..=HIGHEST_NUMBER as u8),
        }
    }

    /// The same pyramid once cats sleep on these cells too.
    pub(super) fn with_cats_on(&self, cells: CellSet) -> Site<'a> {
        Site::new(self.board, self.bedded | cells, self.yarn - cells)
    }

    /// The number of a cell.
    pub(super) fn number(&self, cell: CellId) -> u8 {
        self.board.get(cell).map_or(0, |cell| cell.number)
    }

    /// « 4. Coucher les chats »: what dice on these cells bring when `left` dice of the turn were not placed; nothing if
    /// they break a bedding rule.
    pub(super) fn bedding(&self, diced: CellSet, left: u8) -> Option<Bedding> {
        let sound = !diced.is_empty() && is_sound(self.board, self.bedded, diced);
        sound.then(|| Bedding {
            cats: diced.iter().map(|cell| self.board.cats(cell)).sum(),
            yarn: (diced & self.yarn).len() as u8,
            earns_bonus: left == 0 || self.board.rows_touched(diced) >= BONUS_ROWS,
        })
    }

    /// With luck, can dice on these cells be bedded by placing at most `left` more?
    pub(super) fn has_hope(&self, diced: CellSet, left: u8) -> bool {
        can_become_sound(self.board, self.bedded, diced, left)
    }

    /// Free cells that could be bedded together with dice on these cells by placing at most `left` more dice, and some
    /// that could not: what lies farther off is never worth a look.
    pub(super) fn within_reach(&self, diced: CellSet, left: u8) -> CellSet {
        if diced.is_empty() {
            return self.by_one_die | self.by_two_dice;
        }
        let (mut before, mut reached) = (CellSet::EMPTY, diced);
        for _ in 0..left {
            let next =
                reached | (self.around(reached) & self.by_one_die) | (self.around(before) & self.by_two_dice);
            before = reached;
            reached = next;
        }
        reached - diced
    }

    fn around(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |set, cell| set | self.board.neighbours(cell))
    }
}
