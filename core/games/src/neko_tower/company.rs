//! « Deux chats Nakama en contact », « Empiler un chat Nakama sur un autre »: who touches, and who rests on whom. One
//! question with two sources: what the players recorded on a grid, and what the simulation found.

use super::{Layout, Nakama, Piece, World};

/// The cats of a tower among themselves.
pub trait Company {
    /// The cats on this floor, stacked ones included.
    fn on_floor(&self, floor: u8) -> impl Iterator<Item = Nakama> + '_;

    /// « se touchent par leurs côtés sans être empilés ».
    fn touch(&self, a: Nakama, b: Nakama) -> bool;

    /// « empilé sur un autre Nakama et qu'il ne touche pas un étage ».
    fn rests_on(&self, upper: Nakama, lower: Nakama) -> bool;
}

impl Company for Layout {
    fn on_floor(&self, floor: u8) -> impl Iterator<Item = Nakama> + '_ {
        Layout::on_floor(self, floor).map(|(cat, _)| cat)
    }

    fn touch(&self, a: Nakama, b: Nakama) -> bool {
        self.spot(a).zip(self.spot(b)).is_some_and(|(a, b)| a.touches(b))
    }

    fn rests_on(&self, upper: Nakama, lower: Nakama) -> bool {
        self.spot(upper).zip(self.spot(lower)).is_some_and(|(upper, lower)| upper.rests_on(lower))
    }
}

/// The cats as the simulation found them, on the floors where the record has them.
pub(super) struct Seen<'a> {
    pub(super) layout: &'a Layout,
    pub(super) world: &'a World,
}

impl Company for Seen<'_> {
    fn on_floor(&self, floor: u8) -> impl Iterator<Item = Nakama> + '_ {
        self.layout.on_floor(floor).map(|(cat, _)| cat)
    }

    fn touch(&self, a: Nakama, b: Nakama) -> bool {
        self.world.touch(Piece::Nakama(a), Piece::Nakama(b))
    }

    fn rests_on(&self, upper: Nakama, lower: Nakama) -> bool {
        let upper = Piece::Nakama(upper);
        let touches_a_floor = self.world.under(upper).any(|lower| matches!(lower, Piece::Floor(_)));
        !touches_a_floor && self.world.rests_on(upper, Piece::Nakama(lower))
    }
}
