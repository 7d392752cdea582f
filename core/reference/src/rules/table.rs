use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] =
    &[Section::new("table.set-up", Kind::Setup), Section::new("table.turn-order", Kind::Turn)];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
