//! Pilo Pilo: pillows, the four characters of the dream, and what lies about on the quilt.

mod card;
mod dragon;
mod emblem;
mod king;
mod knight;
mod pillow;
mod quilt;
mod side;
mod spot;

use empile_games::pilo_pilo::Character;

pub use pillow::PillowLook;
pub use spot::SpotLook;

use super::pen::Pen;

/// A picture of Pilo Pilo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PiloArt {
    /// A pillow.
    Pillow {
        /// Which of the two covers: stripes or dots.
        cover: u8,
        /// Lying, held or done with.
        look: PillowLook,
    },
    /// The part of a pillow that belongs to a seat: a piece of cake, its point in the middle of the lower edge.
    Side {
        /// Which of the eight badges.
        seat: u8,
        /// The angle at its point, in degrees.
        spread: u16,
    },
    /// A player's own of a pillow, in the own zone.
    Twin {
        /// Which of the two covers; none when the pillow is gone.
        cover: Option<u8>,
    },
    /// A card that lies open.
    Card {
        /// Who is on it.
        character: Character,
    },
    /// The sign of a character alone.
    Emblem {
        /// Whose.
        character: Character,
    },
    /// A pile of cards, face down.
    Pile {
        /// How thick it looks: 0 is none, 3 is many.
        layers: u8,
    },
    /// Where a pillow is held as a shield.
    ShieldSpot {
        /// Free, waiting for a pillow in the air, or taken.
        look: SpotLook,
    },
    /// Where an ear lies on a pillow.
    EarSpot {
        /// Free, waiting for a pillow in the air, or taken.
        look: SpotLook,
    },
    /// The hand that says that a player is ready.
    Hand {
        /// On the pile already?
        down: bool,
    },
    /// The bed in the middle.
    Quilt,
}

pub(super) fn draw(pen: &mut Pen, art: PiloArt) {
    match art {
        PiloArt::Pillow { cover, look } => pillow::draw(pen, cover, look),
        PiloArt::Side { seat, spread } => side::draw(pen, seat, spread),
        PiloArt::Twin { cover } => spot::draw_twin(pen, cover),
        PiloArt::Card { character } => card::draw_face(pen, character),
        PiloArt::Emblem { character } => pen.within_square(|pen| emblem::draw(pen, character)),
        PiloArt::Pile { layers } => card::draw_pile(pen, layers),
        PiloArt::ShieldSpot { look } => spot::draw_shield(pen, look),
        PiloArt::EarSpot { look } => spot::draw_ear(pen, look),
        PiloArt::Hand { down } => spot::draw_hand(pen, down),
        PiloArt::Quilt => quilt::draw(pen),
    }
}

fn figure(pen: &mut Pen, character: Character) {
    pen.within_square(|pen| match character {
        Character::Attacker => knight::draw_attacker(pen),
        Character::Defender => knight::draw_defender(pen),
        Character::Dragon => dragon::draw(pen),
        Character::King => king::draw(pen),
    });
}
