use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("wurfelmarsch.turn", Kind::Turn),
    Section::new("wurfelmarsch.pivot", Kind::Turn),
    Section::new("wurfelmarsch.turn-a-die", Kind::Turn),
    Section::new("wurfelmarsch.draw", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
