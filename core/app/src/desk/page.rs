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
    /// What the tool is called.
    pub title: String,
    /// From the top down.
    pub sections: Vec<ToolSection>,
    /// The fingers on the screen, where they are what it is about: they get all the room there is.
    pub fingers: Option<Vec<ToolSpot>>,
    /// What can be done with the page itself, the next thing to do first: where there is no room for all within the
    /// thumb's reach, the others scroll.
    pub buttons: Vec<ToolRow>,
    /// Does it ask who plays? Then somebody new may join.
    pub asks_who: bool,
    /// What to say while the result, as it stands, is in the log.
    pub written: Option<String>,
    /// Look again in so many milliseconds: something will have changed by itself.
    pub look_again_ms: Option<u64>,
    /// Pictures that the view has not had yet.
    pub pictures: Vec<ScenePicture>,
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

/// What belongs together: to one seat, or to the table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolCard {
    /// Does it stand out from the page?
    pub is_raised: bool,
    /// From the top down; rows of a line are beside each other.
    pub lines: Vec<Vec<ToolRow>>,
}

/// One thing on a page: to read, to turn or to press.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolRow {
    /// Which: its own on the whole sheet, and stays. What is pressed or turned is named by it.
    pub tag: String,
    /// What it is.
    pub kind: RowKind,
    /// What it says, or what a screen reader says where pieces stand for it.
    pub label: String,
    /// What a screen reader says instead, where that is more than stands there.
    pub spoken: Option<String>,
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
    /// What to ask before it is pressed.
    pub question: Option<ToolQuestion>,
}

/// Whether somebody means it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ToolQuestion {
    /// What is asked.
    pub title: String,
    /// What will come of it.
    pub detail: String,
    /// Who says this means it.
    pub yes: String,
    /// Who says this does not.
    pub no: String,
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
