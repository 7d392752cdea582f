use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("pilo-pilo.set-up", Kind::Setup),
    Section::new("pilo-pilo.round", Kind::Turn),
    Section::new("pilo-pilo.attacker", Kind::Special),
    Section::new("pilo-pilo.peeking", Kind::Special),
    Section::new("pilo-pilo.apprentices", Kind::Special),
    Section::new("pilo-pilo.end", Kind::End),
    Section::new("pilo-pilo.timing", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
