use empile_app::{MatchInProgress, ResultReport, SeatReport};
use empile_campaign::Player;
use empile_games::contract::Fact;

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameInfo {
    /// Its stable name.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub tagline: String,
    /// At least so many play.
    pub least_players: u8,
    /// At most so many play.
    pub most_players: u8,
    /// Everyone plays at once, around the device.
    pub real_time: bool,
    /// Players win or lose together in at least one of its modes.
    pub co_operative: bool,
    /// So many robots can sit at the table beside people.
    pub most_robots: u8,
}

/// Somebody on the roster.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlayerInfo {
    /// A stable id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Which of the eight colours and symbols.
    pub colour: u8,
    /// Plays by program.
    #[uniffi(default = false)]
    pub is_robot: bool,
}

impl From<Player> for PlayerInfo {
    fn from(player: Player) -> PlayerInfo {
        PlayerInfo {
            id: player.id.to_string(),
            name: player.name,
            colour: player.colour,
            is_robot: player.id.is_robot(),
        }
    }
}

/// A match that waits to be resumed.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OpenMatchInfo {
    /// A stable id.
    pub id: String,
    /// The game's stable name.
    pub game: String,
    /// The names on the seats.
    pub names: Vec<String>,
    /// The colours and symbols of the seats.
    pub colours: Vec<u8>,
    /// When it was last played, in milliseconds since 1970.
    pub updated_at: i64,
}

impl From<MatchInProgress> for OpenMatchInfo {
    fn from(open: MatchInProgress) -> OpenMatchInfo {
        OpenMatchInfo {
            id: open.id.to_string(),
            game: open.game.slug().to_owned(),
            colours: open.sitters.iter().map(|sitter| sitter.colour).collect(),
            names: open.sitters.into_iter().map(|sitter| sitter.name).collect(),
            updated_at: open.updated_at,
        }
    }
}

/// A fact that a text names: a number (for plurals) or a word.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TextFact {
    /// A number.
    Number {
        /// The fact's name in the text.
        name: String,
        /// The number.
        value: i64,
    },
    /// A word.
    Word {
        /// The fact's name in the text.
        name: String,
        /// The word.
        value: String,
    },
}

impl TextFact {
    pub(crate) fn named(&self) -> (&str, Fact) {
        match self {
            TextFact::Number { name, value } => (name, Fact::Number(*value)),
            TextFact::Word { name, value } => (name, Fact::Text(value.clone())),
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ResultSheet {
    /// Who won, in words.
    pub headline: String,
    /// Every seat, the best first.
    pub seats: Vec<ResultSeat>,
}

impl From<ResultReport> for ResultSheet {
    fn from(report: ResultReport) -> ResultSheet {
        ResultSheet { headline: report.headline, seats: report.seats.into_iter().map(Into::into).collect() }
    }
}

/// How a match ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ResultSeat {
    /// Who.
    pub name: String,
    /// Which of the eight colours and symbols.
    pub colour: u8,
    /// 1 is best.
    pub rank: u8,
    /// The rank in words.
    pub rank_text: String,
    /// Did this seat win?
    pub won: bool,
    /// The score.
    pub score: i32,
    /// The score in words.
    pub score_text: String,
    /// The title won, if any.
    pub title: Option<String>,
}

impl From<SeatReport> for ResultSeat {
    fn from(seat: SeatReport) -> ResultSeat {
        ResultSeat {
            name: seat.name,
            colour: seat.colour,
            rank: seat.rank,
            rank_text: seat.rank_text,
            won: seat.won,
            score: seat.score,
            score_text: seat.score_text,
            title: seat.title,
        }
    }
}
