/// Something to hear or to feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice rattle.
    DiceThrown,
    /// A die is put down.
    DiePlaced,
    /// A die is taken off the table.
    DieTaken,
    /// A row of dice slides down.
    DiceSlid,
    /// A die stays with somebody, at a price.
    DieKept,
    /// Something more is won.
    BonusWon,
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
    /// A dog barks: the round begins.
    Bark,
    /// A card is turned.
    CardTurned,
    /// A card is slapped on the table.
    CardSlapped,
    /// Another hand was faster: a card comes back.
    CardBeaten,
    /// A teckel is finished and wags its tail.
    TailWagged,
    /// A teckel is finished, and its tail bitten by a cat.
    CatBit,
    /// The last card of a pile has gone.
    PileEmptied,
    /// Stop! Hands off the table.
    RoundStopped,
    /// Somebody calls out before the others.
    Called,
    /// Nobody can take anything more.
    NothingLeft,
    /// Bones are shared out.
    BoneWon,
    /// The match is over.
    MatchEnded,
    /// Everyone is there: three, two, one.
    Counted,
    /// It was counted down, and everyone plays.
    Begun,
    /// The tower gives way a little, and stays so.
    TowerCreaked,
    /// The tower sways, and comes back.
    TowerWobbled,
    /// A piece of the tower comes down on something.
    PieceLanded,
    /// A touch that may not do what it tried.
    Refused,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; Cue::Refused as usize + 1] = [
        Cue::DiceThrown,
        Cue::DiePlaced,
        Cue::DieTaken,
        Cue::DiceSlid,
        Cue::DieKept,
        Cue::BonusWon,
        Cue::CatBedded,
        Cue::YarnWon,
        Cue::CatAstrophe,
        Cue::FloorRaised,
        Cue::CatPlaced,
        Cue::CatStroked,
        Cue::Climbed,
        Cue::StepReached,
        Cue::PieceFell,
        Cue::Hush,
        Cue::CardsFlipped,
        Cue::PillowGrabbed,
        Cue::PillowThud,
        Cue::Snore,
        Cue::Right,
        Cue::Wrong,
        Cue::Bark,
        Cue::CardTurned,
        Cue::CardSlapped,
        Cue::CardBeaten,
        Cue::TailWagged,
        Cue::CatBit,
        Cue::PileEmptied,
        Cue::RoundStopped,
        Cue::Called,
        Cue::NothingLeft,
        Cue::BoneWon,
        Cue::MatchEnded,
        Cue::Counted,
        Cue::Begun,
        Cue::TowerCreaked,
        Cue::TowerWobbled,
        Cue::PieceLanded,
        Cue::Refused,
    ];
}
