use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("cui-bono.take", Kind::Turn),
    Section::new("cui-bono.put-back", Kind::Turn),
    Section::new("cui-bono.end", Kind::End),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
