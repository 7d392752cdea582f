use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("abquetschen.turn", Kind::Turn),
    Section::new("abquetschen.lay", Kind::Turn),
    Section::new("abquetschen.case", Kind::Turn),
    Section::new("abquetschen.opening", Kind::Special),
    Section::new("abquetschen.take-back", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
