use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("bunte-kuh.throw", Kind::Turn),
    Section::new("bunte-kuh.stop", Kind::Turn),
    Section::new("bunte-kuh.lay", Kind::Turn),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
