use empile_campaign::PlayerId;
use empile_games::GameId;
use empile_stage::tool::RowKind;

use crate::ScenePicture;

/// A tool on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolInfo {
    /// Its stable name.
    pub slug: String,
    /// What it is called.
    pub title: String,
    /// What it is for.
    pub detail: String,
    /// The game it is for; any if none.
    pub game: Option<GameId>,
}

/// Everything a view of a tool shows, in the player's language.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolPage {
    /// Which tool.
    pub tool: ToolInfo,
    /// Who plays, in the order of their seats, or has played last.
    pub players: Vec<PlayerId>,
    /// The way it is used, or was used last.
    pub variant: u8,
    /// The ways there are to use it; none where it does not ask who plays.
    pub variants: Vec<ToolVariant>,
    /// None until somebody has said who plays.
    pub sheet: Option<ToolSheet>,
    /// Can the last move be taken back?
    pub can_undo: bool,
    /// Can the result be written into the log at some time?
    pub keeps_score: bool,
    /// Why it cannot be now.
    pub not_yet: Option<String>,
    /// Is the result, as it stands, in the log?
    pub is_written: bool,
    /// Pictures that the view has not had yet.
    pub pictures: Vec<ScenePicture>,
}

/// A way to use a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolVariant {
    /// What it is called; nothing where there is only one.
    pub name: Option<String>,
    /// The fewest it is for.
    pub least: u8,
    /// The most it is for.
    pub most: u8,
}

/// What a tool shows: sections of cards, and on a card lines of rows.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolSheet {
    /// From the top down.
    pub sections: Vec<ToolSection>,
    /// The fingers on the screen, where they are what it is about: they get all the room there is.
    pub fingers: Option<Vec<ToolSpot>>,
    /// The one thing to do on this page, always within reach.
    pub main: Option<ToolRow>,
    /// Look again in so many milliseconds: something will have changed by itself.
    pub look_again_ms: Option<u64>,
}

/// Cards that belong together.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolSection {
    /// What stands above them.
    pub title: Option<String>,
    /// Side by side, where there is room.
    pub cards: Vec<ToolCard>,
}

/// What belongs to one seat, or to the table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolCard {
    /// Whose it is, counted from 0.
    pub seat: Option<u8>,
    /// The name on the seat.
    pub name: Option<String>,
    /// The seat's badge: a colour, with a symbol or a face.
    pub colour: Option<u8>,
    /// Does it stand out from the page?
    pub is_raised: bool,
    /// From the top down; rows of a line are beside each other.
    pub lines: Vec<Vec<ToolRow>>,
}

/// One thing on a card: to read, to turn or to press.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolRow {
    /// Which: its own on the whole sheet, and stays. What is pressed or turned is named by it.
    pub tag: String,
    /// What it is.
    pub kind: RowKind,
    /// What it says, or what a screen reader says where pieces stand for it.
    pub label: String,
    /// What else there is to say of it.
    pub detail: Option<String>,
    /// What stands on it.
    pub pieces: Vec<ToolPiece>,
    /// How many; of a deadline, the milliseconds left.
    pub number: Option<i64>,
    /// The fewest there can be.
    pub least: i64,
    /// The most there can be; of a deadline, the milliseconds at its beginning.
    pub most: i64,
    /// Is it the one chosen, or on? Nothing where that is no question.
    pub chosen: Option<bool>,
    /// Why it does nothing now.
    pub refusal: Option<String>,
}

/// A picture at its size, in density-independent pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolPiece {
    /// By its number.
    pub picture: u32,
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
}

/// A finger on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolSpot {
    /// Which finger.
    pub pointer: u64,
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Is it the one chosen? Nothing while none is.
    pub chosen: Option<bool>,
}
