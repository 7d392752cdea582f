/// Something to hear or to feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice rattle.
    DiceThrown,
    /// A die is put down.
    DiePlaced,
    /// A die is taken off the table.
    DieTaken,
    /// Something more is won.
    BonusWon,
    /// A cat falls asleep.
    CatBedded,
    /// A yarn is won.
    YarnWon,
    /// Cats scatter: the one big moment.
    CatAstrophe,
    /// Everyone is ready and waits.
    Hush,
    /// All cards turn at once.
    CardsFlipped,
    /// A hand on a pillow.
    PillowGrabbed,
    /// A pillow hits somebody, or the floor.
    PillowThud,
    /// Somebody falls asleep.
    Snore,
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// The match is over.
    MatchEnded,
    /// A touch that may not do what it tried.
    Refused,
}
