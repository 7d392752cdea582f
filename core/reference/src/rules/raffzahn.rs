use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] =
    &[Section::new("raffzahn.take", Kind::Turn), Section::new("raffzahn.stop", Kind::Turn)];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
