//! How what other rooms own crosses to Kotlin and Swift: ids and names as text, cues and colours as numbers, and a few of
//! their types under the names that shells know.

use std::str::FromStr;

use empile_campaign::{
    CampaignId, EveningId, HeadToHead, HistoryFilter, MatchId, PlayerId, ResultId, UnixMillis,
};
use empile_games::{GameId, contract::Seed};
use empile_reference::Kind;
use empile_stage::{Cue, Ink, Motion, Phase, Point, Role, Touch, tool::RowKind};
use uniffi::deps::anyhow;

use crate::EmpileError;

/// An argument that cannot be read is refused before there is an app to say so: a shell has the words.
fn unreadable(code: &str) -> anyhow::Error {
    EmpileError::Failed { code: code.to_owned(), rule: None, reason: String::new() }.into()
}

fn id<I: FromStr>(text: &str) -> Result<I, anyhow::Error> {
    text.parse().map_err(|_| unreadable("not-an-id"))
}

macro_rules! ids {
    ($($id:ident)+) => {$(
        uniffi::custom_type!($id, String, {
            remote,
            lower: |known| known.to_string(),
            try_lift: |text| id(&text),
        });
    )+};
}

ids!(CampaignId EveningId MatchId PlayerId ResultId);

uniffi::custom_type!(GameId, String, {
    remote,
    lower: |game| game.slug().to_owned(),
    try_lift: |slug| {
        GameId::named(&slug).ok_or_else(|| unreadable("no-such-game"))
    },
});

uniffi::custom_type!(Seed, u64, { remote, lower: |seed| seed.0, try_lift: |seed| Ok(Seed(seed)) });

uniffi::custom_type!(Ink, u8, {
    remote,
    lower: |ink| ink as u8,
    try_lift: |number| Ink::ALL.get(usize::from(number)).copied().ok_or_else(|| unreadable("internal")),
});

uniffi::custom_type!(Cue, u8, {
    remote,
    lower: |cue| cue as u8,
    try_lift: |number| Cue::ALL.get(usize::from(number)).copied().ok_or_else(|| unreadable("internal")),
});

/// What a node is to somebody who cannot see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum NodeRole {
    /// Only to be looked at.
    Picture,
    /// Can be touched.
    Button,
    /// Can be touched, and is chosen now.
    Chosen,
    /// Can be touched, and is not chosen now.
    Unchosen,
    /// A finger on it can be led to something, with it or without.
    Piece,
    /// Has to be held for a moment.
    Hold,
    /// Something can be dropped on it.
    Spot,
}

uniffi::custom_type!(Role, NodeRole, {
    remote,
    lower: |role| match role {
        Role::Picture => NodeRole::Picture,
        Role::Button => NodeRole::Button,
        Role::Choice { chosen: true } => NodeRole::Chosen,
        Role::Choice { chosen: false } => NodeRole::Unchosen,
        Role::Piece | Role::Pointer | Role::Led => NodeRole::Piece,
        Role::Hold => NodeRole::Hold,
        Role::Spot => NodeRole::Spot,
    },
    try_lift: |role| Ok(match role {
        NodeRole::Picture => Role::Picture,
        NodeRole::Button => Role::Button,
        NodeRole::Chosen => Role::Choice { chosen: true },
        NodeRole::Unchosen => Role::Choice { chosen: false },
        NodeRole::Piece => Role::Piece,
        NodeRole::Hold => Role::Hold,
        NodeRole::Spot => Role::Spot,
    }),
});

/// One sample of one finger.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct TouchSample {
    /// Which finger.
    pub pointer: u64,
    /// What it does.
    pub phase: Phase,
    /// From the left, in density-independent pixels.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// When, in milliseconds on the table's clock.
    pub stamp_ms: u64,
    /// How wide the contact is, in density-independent pixels; 0 where the device does not say.
    #[uniffi(default = 0.0)]
    pub breadth: f32,
}

uniffi::custom_type!(Touch, TouchSample, {
    remote,
    lower: |touch| {
        let Touch { pointer, phase, at: Point { x, y }, stamp, breadth } = touch;
        TouchSample { pointer, phase, x, y, stamp_ms: stamp, breadth }
    },
    try_lift: |sample| {
        let TouchSample { pointer, phase, x, y, stamp_ms, breadth } = sample;
        Ok(Touch { pointer, phase, at: Point { x, y }, stamp: stamp_ms, breadth })
    },
});

/// What a finger does.
#[uniffi::remote(Enum)]
#[uniffi(name = "TouchPhase")]
pub enum Phase {
    /// Comes down.
    Down,
    /// Moves while down.
    Move,
    /// Lifts.
    Up,
    /// Is taken away by the system.
    Cancel,
}

/// How a node goes from its old state to this one.
#[uniffi::remote(Enum)]
#[uniffi(name = "NodeMotion")]
pub enum Motion {
    /// Straight to its place.
    Glide,
    /// As thrown dice do.
    Tumble,
    /// A die that rolls over one of its edges.
    Pivot,
    /// A card that turns over.
    Flip,
    /// Falls from where it stood.
    Drop,
    /// Springs aside.
    Scatter,
    /// Sticks to the finger that leads it, and is there at once.
    Stick,
}

/// What a row of a tool's sheet is.
#[uniffi::remote(Enum)]
#[uniffi(name = "ToolRowKind")]
pub enum RowKind {
    /// A number to read.
    Figure,
    /// A number to turn, from the least to the most it can be.
    Counter,
    /// Pieces to look at.
    Pieces,
    /// Something to read.
    Words,
    /// The same, of less weight.
    Quiet,
    /// The same, to be seen from across the table.
    Loud,
    /// Time that runs out.
    Deadline,
    /// One of several things to do.
    Plain,
    /// The next thing to do.
    Main,
    /// To be hit without looking, while eyes are on the table.
    Stop,
    /// On or off.
    Switch,
    /// One of several things to choose from or to add, often a piece.
    Tile,
    /// Somebody who plays or not; with a number, on which seat.
    Person,
}

/// What a section of the quick reference is about, in the order of a page.
#[uniffi::remote(Enum)]
#[uniffi(name = "RuleKind")]
pub enum Kind {
    /// What the players are after.
    Goal,
    /// What has to be on the table.
    Material,
    /// How it is laid out for so many players.
    Setup,
    /// What a player does.
    Turn,
    /// What happens now and then.
    Special,
    /// When it is over.
    End,
    /// Who has won, and by how much.
    Score,
    /// A question that tables ask.
    Dispute,
    /// A decision of ours, where the booklet is silent.
    Ruling,
    /// A word that several games share.
    Word,
}

/// Which results are wanted. Nothing set: all of them.
#[uniffi::remote(Record)]
#[uniffi(name = "HistoryQuery")]
pub struct HistoryFilter {
    /// Of this game, by its stable name.
    #[uniffi(default = None)]
    pub game: Option<GameId>,
    /// Of this campaign.
    #[uniffi(default = None)]
    pub campaign: Option<CampaignId>,
    /// With this player.
    #[uniffi(default = None)]
    pub player: Option<PlayerId>,
    /// Played at this instant or later, in milliseconds since 1970.
    #[uniffi(default = None, name = "from_ms")]
    pub from: Option<UnixMillis>,
    /// Played before this instant.
    #[uniffi(default = None, name = "until_ms")]
    pub until: Option<UnixMillis>,
    /// Without those that were corrected or taken out, and without practice.
    #[uniffi(default = false)]
    pub only_counting: bool,
    /// Without those that were corrected or taken out; practice stays.
    #[uniffi(default = false)]
    pub only_holding: bool,
}

/// How two players did against each other.
#[uniffi::remote(Record)]
#[uniffi(name = "Duel")]
pub struct HeadToHead {
    /// Games in which both played.
    pub games: u32,
    /// Games in which the first had the better rank.
    pub ahead: u32,
    /// Games in which the second had.
    pub behind: u32,
    /// Games in which they shared a rank.
    pub level: u32,
    /// The first one's scores in these games together.
    pub score: i64,
    /// The second one's.
    pub other_score: i64,
}
