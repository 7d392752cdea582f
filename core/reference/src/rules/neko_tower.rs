use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("neko-tower.action-cards", Kind::Turn),
    Section::new("neko-tower.placing", Kind::Turn),
    Section::new("neko-tower.stroke", Kind::Special),
    Section::new("neko-tower.missing-cat", Kind::Special),
    Section::new("neko-tower.missing-wall", Kind::Special),
    Section::new("neko-tower.falls", Kind::Special),
    Section::new("neko-tower.missions", Kind::Special),
    Section::new("neko-tower.competitive", Kind::Special),
    Section::new("neko-tower.end", Kind::End),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
