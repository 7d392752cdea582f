//! Dachshunds in patchwork blankets, their cards and their bones.

mod blanket;
mod cards;
mod dog;
mod treats;

use empile_games::teckels::{Bone, Card, Colour};

use super::pen::Pen;

/// A piece of Teckels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeckelsArt {
    /// The lawn in the middle.
    Park,
    /// A slice of a dachshund on the lawn; joins with its neighbours.
    Slice(Card),
    /// A turned card.
    Card {
        /// What is on it.
        card: Card,
        /// In the fingers?
        lifted: bool,
    },
    /// A pile face down.
    Pile {
        /// Its seat's colour.
        colour: u8,
        /// How many cards' edges show; none for an empty place.
        layers: u8,
        /// Is it the one in hand?
        held: bool,
    },
    /// The turned card would go under this pile.
    Under,
    /// Where a teckel stands.
    Lane {
        /// Does the card in somebody's fingers go there?
        lit: bool,
    },
    /// The open end of a teckel.
    End {
        /// The blanket that the next slice must have.
        colour: Colour,
        /// Does the card in somebody's fingers go there?
        lit: bool,
    },
    /// Free grass for a head.
    NewHead {
        /// Is a head in somebody's fingers?
        lit: bool,
    },
    /// A bone.
    Bone(Bone),
    /// A token.
    Token {
        /// Its seat's colour.
        colour: u8,
        /// Does it lie on a teckel already?
        spent: bool,
    },
}

pub(super) fn draw(pen: &mut Pen, art: TeckelsArt) {
    match art {
        TeckelsArt::Park => cards::draw_park(pen),
        TeckelsArt::Slice(card) => {
            dog::draw_shadow(pen, card);
            dog::draw_slice(pen, card);
        }
        TeckelsArt::Card { card, lifted } => cards::draw_card(pen, card, lifted),
        TeckelsArt::Pile { colour, layers, held } => cards::draw_pile(pen, colour, layers, held),
        TeckelsArt::Under => cards::draw_under(pen),
        TeckelsArt::Lane { lit } => cards::draw_lane(pen, lit),
        TeckelsArt::End { colour, lit } => cards::draw_end(pen, colour, lit),
        TeckelsArt::NewHead { lit } => cards::draw_new_head(pen, lit),
        TeckelsArt::Bone(bone) => treats::draw_bone(pen, bone),
        TeckelsArt::Token { colour, spent } => treats::draw_token(pen, colour, spent),
    }
}
