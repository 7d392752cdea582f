//! What another table could look like that a player cannot tell from this one.

use super::{Raffzahn, state::Phase};
use crate::{
    contract::{Seed, Stream, Viewer},
    pyramid::{
        Die, Piece, Sight, TieOrder,
        lattice::{Cell, Side},
    },
};

impl Raffzahn {
    /// « Chaque joueur ne doit voir les valeurs que des dés se trouvant sur sa face de la pyramide ».
    pub(super) fn sight(&self, viewer: Viewer) -> Sight {
        let heap = self.pyramid.heap();
        let own = match viewer {
            Viewer::Seat(seat) => Side::of(seat),
            Viewer::Spectator => None,
        };
        own.map_or_else(|| Sight::common_to_all_sides(heap), |side| Sight::from_side(heap, side))
    }

    pub(super) fn imagined(&self, viewer: Viewer, seed: Seed) -> Raffzahn {
        let mut stream = Stream::new(seed);
        let mut other = self.clone();
        // Whoever reached for a die, late or in time, saw the number thrown on it: everyone knows that much.
        let sight = self.late.iter().fold(self.sight(viewer), |sight, grab| {
            Side::of(grab.seat).map_or(sight, |side| sight.knowing(grab.cell, side))
        });
        let told = match self.phase {
            Phase::Grabbing { thrown } if self.setup.announces_nothing_left => {
                Some((thrown, self.something_is_left(thrown)))
            }
            _ => None,
        };
        let free = self.pyramid.heap().free();
        other.pyramid = self.pyramid.redrawn(&sight, &mut stream, |cell, die| {
            // « Nothing left » was said: no free die shows the number to anyone.
            !matches!(told, Some((thrown, false)) if free.contains(cell) && shows(die, thrown))
        });
        if let Some((thrown, true)) = told
            && !other.something_is_left(thrown)
        {
            // It was not said, so some free die shows the number, out of this viewer's sight.
            let could_show = |cell: &Cell| {
                let piece = self.pyramid.piece(*cell);
                Die::all()
                    .any(|die| shows(die, thrown) && piece.is_some_and(|p| sight.agrees(*cell, p.die, die)))
            };
            let candidates = free.iter().filter(could_show);
            let one = candidates.clone().nth(stream.index(candidates.count()));
            other.pyramid = self
                .pyramid
                .redrawn(&sight, &mut stream, |cell, die| Some(cell) != one || shows(die, thrown));
        }
        for grabs in [&mut other.in_time, &mut other.late] {
            grabs.map_pieces(|grab| {
                let lies = other.pyramid.piece(grab.cell);
                lies.unwrap_or_else(|| in_hand(grab.piece, Side::of(grab.seat), &mut stream))
            });
        }
        if matches!(other.phase, Phase::Ready | Phase::Grabbing { .. }) {
            other.ties = TieOrder::draw(&mut stream);
        }
        other.stream = stream;
        other
    }
}

fn shows(die: Die, face: u8) -> bool {
    die.faces().contains(&face)
}

/// A die in a hand showed the number to its taker; how else it lay is not known.
fn in_hand(piece: Piece, taker: Option<Side>, stream: &mut Stream) -> Piece {
    let ways = Die::all().filter(|die| taker.is_none_or(|side| die.face(side) == piece.die.face(side)));
    let drawn = stream.index(ways.clone().count());
    Piece { die: ways.clone().nth(drawn).unwrap_or(piece.die), ..piece }
}
