use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::{Board, BoardRefusal};

/// « Matériel »: standard cat tiles in the box.
pub const STANDARD_CATS: u8 = 72;
/// « Matériel »: golden cat tiles in the box.
pub const GOLDEN_CATS: u8 = 12;

/// « Mise en place » 1: which pyramid is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Our first side.
    Coussin,
    /// Our second side.
    Panier,
    /// The table's own board, rows of numbers from the bottom up.
    Own(Vec<Vec<u8>>),
}

/// Players and board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// Which pyramid.
    pub side: Side,
}

impl Setup {
    pub(super) fn board(&self) -> Result<Arc<Board>, BoardRefusal> {
        static COUSSIN: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(Board::coussin()));
        static PANIER: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(Board::panier()));
        Ok(match &self.side {
            Side::Coussin => Arc::clone(&COUSSIN),
            Side::Panier => Arc::clone(&PANIER),
            Side::Own(rows) => Arc::new(Board::from_rows(rows)?),
        })
    }
}

/// « Mise en place » 4: how many cats each seat is dealt; the last player has given one to the first.
#[must_use]
pub fn cats_dealt(players: u8) -> &'static [u8] {
    match players {
        2 => &[26, 25],
        3 => &[25, 24, 23],
        4 => &[19, 18, 18, 17],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_the_box_is_dealt_or_lies_on_the_two_bottom_rows() {
        assert_eq!(cats_dealt(4).iter().sum::<u8>(), STANDARD_CATS);
        assert_eq!(cats_dealt(3).iter().sum::<u8>(), STANDARD_CATS);
        assert_eq!(cats_dealt(2).iter().sum::<u8>() + 21, STANDARD_CATS);
    }
}
