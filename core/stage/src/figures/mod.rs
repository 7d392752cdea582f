//! Figures of the quick reference: what a rule means, shown with the pieces of the boards. What is right or wrong in a
//! figure is asked of the rules, never typed.

mod bedding;
mod duties;
mod neko;
mod pyramid;
mod sketch;
mod teckels;

#[cfg(test)]
mod tests;

use crate::{Scene, Surface};

/// A figure of the quick reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// Dice of Pile-Poils that can be bedded.
    BeddingRight,
    /// Dice that cannot: one not linked, one without its base.
    BeddingWrong,
    /// The cases of a part of the base with some dice.
    PyramidCase,
    /// Three dice round a hollow, and a fourth in it.
    PyramidHollow,
    /// A hollow that takes a die, and a point that does not.
    PyramidPoint,
    /// All dice at one height.
    PyramidLevel,
    /// Dice that make a row, and dice that do not.
    PyramidRow,
    /// A die that rolls over an edge, all four ways.
    PyramidPivot,
    /// A die that is laid back another way.
    PyramidTurn,
    /// Who has to do what in Pilo Pilo.
    PiloDuties,
    /// Slices of a teckel that go together, and slices that do not.
    TeckelsContact,
    /// What the missions of Neko tower ask.
    NekoMissions,
    /// Cats of Neko tower that touch, and cats that do not.
    NekoTouching,
    /// A cat of Neko tower on another, and one that is not.
    NekoStacked,
}

/// How the keys of all texts of the figures begin.
const PREFIX: &str = "figure-";

impl Figure {
    /// Every figure.
    pub const ALL: [Figure; 14] = [
        Figure::BeddingRight,
        Figure::BeddingWrong,
        Figure::PyramidCase,
        Figure::PyramidHollow,
        Figure::PyramidPoint,
        Figure::PyramidLevel,
        Figure::PyramidRow,
        Figure::PyramidPivot,
        Figure::PyramidTurn,
        Figure::PiloDuties,
        Figure::TeckelsContact,
        Figure::NekoMissions,
        Figure::NekoTouching,
        Figure::NekoStacked,
    ];

    /// The key of what a screen reader says of it.
    fn key(self) -> &'static str {
        match self {
            Figure::BeddingRight => "figure-bedding-right",
            Figure::BeddingWrong => "figure-bedding-wrong",
            Figure::PyramidCase => "figure-pyramid-case",
            Figure::PyramidHollow => "figure-pyramid-hollow",
            Figure::PyramidPoint => "figure-pyramid-point",
            Figure::PyramidLevel => "figure-pyramid-level",
            Figure::PyramidRow => "figure-pyramid-row",
            Figure::PyramidPivot => "figure-pyramid-pivot",
            Figure::PyramidTurn => "figure-pyramid-turn",
            Figure::PiloDuties => "figure-pilo-duties",
            Figure::TeckelsContact => "figure-teckels-contact",
            Figure::NekoMissions => "figure-neko-missions",
            Figure::NekoTouching => "figure-neko-touching",
            Figure::NekoStacked => "figure-neko-stacked",
        }
    }

    /// The stable name by which a section asks for it.
    #[must_use]
    pub fn id(self) -> &'static str {
        let key = self.key();
        key.strip_prefix(PREFIX).unwrap_or(key)
    }

    /// The figure of this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.id() == id)
    }

    /// So many times as wide as high it is shown at its best.
    #[must_use]
    pub fn shape(self) -> f32 {
        match self {
            Figure::BeddingRight => 1.5,
            Figure::BeddingWrong => 1.9,
            Figure::PyramidCase | Figure::NekoStacked => 2.0,
            Figure::PyramidHollow | Figure::PyramidTurn | Figure::NekoTouching => 2.1,
            Figure::PyramidPoint => 2.4,
            Figure::PyramidPivot => 1.7,
            Figure::PyramidLevel => 1.2,
            Figure::PyramidRow => 1.4,
            Figure::PiloDuties => 0.86,
            Figure::TeckelsContact => 1.1,
            Figure::NekoMissions => 1.42,
        }
    }

    /// The figure on a surface of any shape.
    #[must_use]
    pub fn draw(self, surface: Surface) -> Scene {
        match self {
            Figure::BeddingRight => bedding::right(self.key(), surface),
            Figure::BeddingWrong => bedding::wrong(self.key(), surface),
            Figure::PyramidCase => pyramid::case(self.key(), surface),
            Figure::PyramidHollow => pyramid::hollow(self.key(), surface),
            Figure::PyramidPoint => pyramid::point(self.key(), surface),
            Figure::PyramidLevel => pyramid::level(self.key(), surface),
            Figure::PyramidRow => pyramid::row(self.key(), surface),
            Figure::PyramidPivot => pyramid::pivot(self.key(), surface),
            Figure::PyramidTurn => pyramid::turn(self.key(), surface),
            Figure::PiloDuties => duties::draw(self.key(), surface),
            Figure::TeckelsContact => teckels::draw(self.key(), surface),
            Figure::NekoMissions => neko::missions(self.key(), surface),
            Figure::NekoTouching => neko::touching(self.key(), surface),
            Figure::NekoStacked => neko::stacked(self.key(), surface),
        }
    }
}
