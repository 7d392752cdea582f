//! « No going round in circles »: what the pyramid has looked like since a die was last kept.

use serde::{Deserialize, Serialize};

use crate::pyramid::{
    Colour, Piece, Pyramid,
    lattice::{CELLS, Cell, CellSet},
};

const EMPTY: char = '.';
const BURIED: char = '?';
const LETTERS: [char; 3] = ['r', 'y', 'p'];

/// What everyone sees between two turns: where dice lie, and the colours of those that are not buried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Look {
    filled: CellSet,
    seen: [CellSet; 3],
}

impl Look {
    fn of(pyramid: &Pyramid) -> Look {
        let visible = pyramid.heap().visible();
        let seen = Colour::ALL.map(|colour| pyramid.of_colour(colour) & visible);
        Look { filled: pyramid.heap().filled(), seen }
    }
}

/// The looks since a die was last kept, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Looks(Vec<Look>);

impl Looks {
    /// A die was kept, or the match begins: nothing that was seen before can come again.
    pub(super) fn from_now(pyramid: &Pyramid) -> Looks {
        Looks(vec![Look::of(pyramid)])
    }

    /// A die was put back.
    pub(super) fn note(&mut self, pyramid: &Pyramid) {
        self.0.push(Look::of(pyramid));
    }

    /// Would the pyramid look as it did after an earlier turn, with this die there?
    pub(super) fn have_seen(&self, pyramid: &Pyramid, cell: Cell, piece: Piece) -> bool {
        let filled = pyramid.heap().filled().with(cell);
        let mut same_shape = self.0.iter().filter(|look| look.filled == filled).peekable();
        if same_shape.peek().is_none() {
            return false;
        }
        let mut after = pyramid.clone();
        after.lay(cell, piece);
        let look = Look::of(&after);
        same_shape.any(|earlier| *earlier == look)
    }
}

/// One letter for each cell, from the base up.
impl From<Look> for String {
    fn from(look: Look) -> String {
        let letter = |cell: Cell| {
            let colour = look.seen.iter().zip(LETTERS).find(|(cells, _)| cells.contains(cell));
            let unseen = if look.filled.contains(cell) { BURIED } else { EMPTY };
            colour.map_or(unseen, |(_, letter)| letter)
        };
        CellSet::ALL.iter().map(letter).collect()
    }
}

impl TryFrom<String> for Look {
    type Error = String;

    fn try_from(written: String) -> Result<Look, String> {
        let mut look = Look { filled: CellSet::EMPTY, seen: [CellSet::EMPTY; 3] };
        let mut letters = written.chars();
        for (cell, letter) in CellSet::ALL.iter().zip(&mut letters) {
            if letter != EMPTY {
                look.filled = look.filled.with(cell);
            }
            if let Some(colour) = LETTERS.iter().position(|known| *known == letter) {
                look.seen[colour] = look.seen[colour].with(cell);
            } else if letter != EMPTY && letter != BURIED {
                return Err(format!("{letter:?} is no colour"));
            }
        }
        // All are ASCII by now, unless there are too many.
        if written.len() == CELLS && letters.next().is_none() {
            Ok(look)
        } else {
            Err(format!("a look has {CELLS} cells"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Seed, Stream};

    #[test]
    fn a_written_look_comes_back_equal_and_another_is_refused() {
        let mut pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        pyramid.lift("000".parse().unwrap());
        let looks = Looks::from_now(&pyramid);
        let written = serde_json::to_string(&looks).unwrap();
        assert!(written.contains('?') && written.contains('.'), "{written}");
        assert_eq!(serde_json::from_str::<Looks>(&written).unwrap(), looks);
        for forged in
            [written.replacen('r', "x", 1), written.replacen('r', "", 1), written.replacen('r', "rr", 1)]
        {
            assert!(serde_json::from_str::<Looks>(&forged).is_err(), "{forged}");
        }
    }

    #[test]
    fn pyramids_that_differ_only_in_what_is_buried_look_the_same() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let sight = crate::pyramid::Sight::from_above(pyramid.heap());
        let other = pyramid.redrawn(&sight, &mut Stream::new(Seed(2)), |_, _| true);
        assert_ne!(other, pyramid);
        assert_eq!(Look::of(&other), Look::of(&pyramid));
    }
}
