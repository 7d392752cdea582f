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
    /// A floor of the tower is laid.
    FloorRaised,
    /// A cat is set down on the tower.
    CatPlaced,
    /// A cat is stroked, and purrs.
    CatStroked,
    /// A black cat climbs.
    Climbed,
    /// A step that makes a victory is reached.
    StepReached,
    /// Something falls, and the game goes on.
    PieceFell,
    /// The match is over.
    MatchEnded,
    /// A touch that may not do what it tried.
    Refused,
}
