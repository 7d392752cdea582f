//! What must hold for the dice of every game of the pyramid.

use empile_games::pyramid::{
    Colour, Hands, Pyramid,
    lattice::{CellSet, Heap, Side},
};

/// Where the dice of a match are.
pub(super) struct DiceBox<'a> {
    pub pyramid: &'a Pyramid,
    pub hands: &'a Hands,
    /// Neither in the pyramid nor before a player.
    pub elsewhere: Vec<Colour>,
    /// How many of each colour the match is played with, in the order of [`Colour::ALL`].
    pub total: [usize; 3],
}

impl DiceBox<'_> {
    /// Nothing lost, nothing doubled, nothing hanging in the air.
    pub(super) fn check(&self) -> Result<(), String> {
        let lying = self.pyramid.heap().filled();
        match Heap::of(lying) {
            Ok(heap) if heap == *self.pyramid.heap() => {}
            Ok(_) => return Err("the heap forgot what shows, is free or is a case".into()),
            Err(hanging) => return Err(hanging.to_string()),
        }
        for colour in Colour::ALL {
            let in_pyramid = self.pyramid.pieces().filter(|(_, piece)| piece.colour == colour).count();
            let elsewhere = self.elsewhere.iter().filter(|other| **other == colour).count();
            let (before_players, total) = (self.hands.in_colour(colour), self.total[colour.index()]);
            if in_pyramid + before_players + elsewhere != total {
                return Err(format!(
                    "{colour:?}: {in_pyramid} lie, {before_players} are taken, {elsewhere} elsewhere, of {total}"
                ));
            }
        }
        let indexed =
            Colour::ALL.iter().fold(CellSet::EMPTY, |all, colour| all | self.pyramid.of_colour(*colour));
        if indexed != lying || self.pyramid.pieces().count() != lying.len() {
            return Err("dice without a colour, or colours without a die".into());
        }
        for (cell, piece) in self.pyramid.pieces() {
            let faces = Side::ALL.map(|side| piece.die.face(side));
            if !is_die(faces) {
                return Err(format!("{faces:?} on {cell} is no die"));
            }
        }
        Ok(())
    }
}

/// Opposite faces add to 7 and 1, 2, 3 run counter-clockwise: from 3, 2, 1 clockwise every swap of two sides and
/// every face turned to its opposite makes another die of it, so there must be an even number of them.
fn is_die(faces: [u8; 3]) -> bool {
    let high = faces.iter().filter(|face| **face > 3).count();
    let swapped = match faces.map(|face| face.min(7_u8.wrapping_sub(face))) {
        [3, 2, 1] | [2, 1, 3] | [1, 3, 2] => 0,
        [1, 2, 3] | [2, 3, 1] | [3, 1, 2] => 1,
        _ => return false,
    };
    (high + swapped) % 2 == 0
}
