/// Something to hear or to feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice rattle.
    DiceThrown,
    /// A die is put down.
    DiePlaced,
    /// A cat falls asleep.
    CatBedded,
    /// A yarn is won.
    YarnWon,
    /// Cats scatter: the one big moment.
    CatAstrophe,
    /// The match is over.
    MatchEnded,
    /// A touch that may not do what it tried.
    Refused,
}
