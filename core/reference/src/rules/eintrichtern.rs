use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] =
    &[Section::new("eintrichtern.throw", Kind::Turn), Section::new("eintrichtern.uncover", Kind::Turn)];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
