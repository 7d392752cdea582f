use super::{Board, PilePoils, Setup, Side};
use crate::contract::{OptionLine, Options, OwnRows, Value, Values};

const COUSSIN: &str = "coussin";
const PANIER: &str = "panier";
const OWN: &str = "own";
const OWN_ROWS: OwnRows = OwnRows { name: OWN, to_begin_with: || Board::coussin().rows() };

/// « Mise en place » 1: one of our sides, or the pyramid of the table's own box.
impl Options for PilePoils {
    fn options() -> Vec<OptionLine> {
        let values = vec![Value::Name(COUSSIN), Value::Name(PANIER), Value::Rows(OWN_ROWS)];
        vec![OptionLine { key: "side", rule: "pile-poils.ruling-board", values }]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let side = match chosen.name("side") {
            OWN => Side::Own(chosen.rows().to_vec()),
            PANIER => Side::Panier,
            _ => Side::Coussin,
        };
        Setup { players, side }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![match setup.side {
            Side::Coussin => Value::Name(COUSSIN),
            Side::Panier => Value::Name(PANIER),
            Side::Own(_) => Value::Rows(OWN_ROWS),
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Breach, RowSpot};

    fn spot(rows: &[Vec<u8>]) -> Option<(Option<usize>, Option<usize>)> {
        let RowSpot { row, cell } = Board::from_rows(rows).err()?.spot();
        Some((row, cell))
    }

    #[test]
    fn a_fault_says_in_which_row_and_at_which_cell_it_is() {
        let sound = vec![vec![1, 2, 3], vec![4, 5], vec![6]];
        assert_eq!(spot(&sound), None);
        assert_eq!(spot(&sound[..2]), Some((None, None)), "too few rows");
        assert_eq!(spot(&[vec![1, 2, 3], vec![4, 0], vec![6]]), Some((Some(2), Some(2))), "a hole");
        assert_eq!(spot(&[vec![1, 2, 3], vec![4, 5], vec![13]]), Some((Some(3), Some(1))), "no such number");
        assert_eq!(spot(&[vec![1, 2, 3], vec![4, 10], vec![6]]), Some((Some(2), None)), "too wide");
    }
}
