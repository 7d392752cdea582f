use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("teckels.round", Kind::Turn),
    Section::new("teckels.piles", Kind::Turn),
    Section::new("teckels.heads", Kind::Turn),
    Section::new("teckels.trunks", Kind::Turn),
    Section::new("teckels.tails", Kind::Turn),
    Section::new("teckels.same-time", Kind::Special),
    Section::new("teckels.round-end", Kind::End),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
