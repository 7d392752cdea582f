use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("pile-poils.place", Kind::Turn),
    Section::new("pile-poils.continue-or-stop", Kind::Turn),
    Section::new("pile-poils.cat-astrophe", Kind::Special),
    Section::new("pile-poils.bedding", Kind::Special).figure("bedding-right"),
    Section::new("pile-poils.yarn", Kind::Special),
    Section::new("pile-poils.own-board", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[];

pub(super) fn facts(_players: u8) -> Facts {
    Vec::new()
}
