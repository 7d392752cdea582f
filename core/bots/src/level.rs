/// How well a robot plays; whoever sets the table chooses for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// « Doux »: makes the mistakes of a first evening, and never one that nobody would make.
    Gentle,
    /// « Malin »: plays like somebody who knows the game and does not think for long.
    #[default]
    Clever,
    /// « Redoutable »: plays as well as a phone can in a moment.
    Formidable,
}

impl Level {
    /// All there are, the weakest first.
    pub const ALL: [Level; 3] = [Level::Gentle, Level::Clever, Level::Formidable];

    /// A stable name: in keys of texts, and in figures.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Clever => "clever",
            Level::Formidable => "formidable",
        }
    }

    /// What goes with this level, out of what goes with each.
    pub(crate) fn pick<T>(self, gentle: T, clever: T, formidable: T) -> T {
        match self {
            Level::Gentle => gentle,
            Level::Clever => clever,
            Level::Formidable => formidable,
        }
    }
}
