use empile_games::{
    AnySetupBreach,
    contract::{Breach, Fact, PaperRefusal, SetupRefusal},
};
use rusqlite::ErrorCode;
use thiserror::Error;

use crate::{CampaignId, Ending, EveningId, MatchId, NameRefusal, PlayerId, ResultId};

/// Why the log did not do what it was asked. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LogError {
    /// The file is something else than a database.
    #[error("this file is not a database")]
    NotADatabase,
    /// The file is a database of another program.
    #[error("this database belongs to another program")]
    Foreign,
    /// The file is a log, or was one, and cannot be read.
    #[error("the log is damaged: {detail}")]
    Damaged {
        /// What was found, for a bug report.
        detail: String,
    },
    /// The file was written by a newer Empile.
    #[error("the log has version {found}, this app knows up to {supported}")]
    NewerVersion {
        /// The version of the file.
        found: u32,
        /// The newest version that this app knows.
        supported: u32,
    },
    /// The storage does not let us write.
    #[error("the log cannot be written to: the storage is read-only")]
    ReadOnly,
    /// There is no room left.
    #[error("the storage is full")]
    DiskFull,
    /// Another program holds the log.
    #[error("another program is using the log")]
    Busy,
    /// There is no file to be had at this place.
    #[error("the log cannot be opened: {detail}")]
    Unreachable {
        /// What the system said, for a bug report.
        detail: String,
    },
    /// The storage failed in another way.
    #[error("the storage failed: {detail}")]
    Storage {
        /// What it said, for a bug report.
        detail: String,
    },

    /// There is no such copy of the log.
    #[error("there is no such copy")]
    NoSuchCopy,
    /// The copy cannot be put back.
    #[error("the copy is damaged: {detail}")]
    CopyDamaged {
        /// What was found, for a bug report.
        detail: String,
    },

    /// The roster has no such player.
    #[error("there is no player {player}")]
    NoSuchPlayer {
        /// Who was asked for.
        player: PlayerId,
    },
    /// The player left the roster and must come back before playing.
    #[error("{name} is archived")]
    ArchivedPlayer {
        /// Who.
        player: PlayerId,
        /// The name on the roster.
        name: String,
    },
    /// The name cannot be used.
    #[error("this name cannot be used: {0}")]
    BadName(NameRefusal),
    /// Somebody on the roster has this name already.
    #[error("the name {name} is taken")]
    NameTaken {
        /// The name of the one who has it.
        name: String,
    },
    /// There are eight colours, from 0.
    #[error("there is no colour {colour}")]
    NoSuchColour {
        /// Which was asked for.
        colour: u8,
    },
    /// There are two dozen faces, from 0.
    #[error("there is no face {face}")]
    NoSuchFace {
        /// Which was asked for.
        face: u8,
    },

    /// There is no such campaign.
    #[error("there is no campaign {campaign}")]
    NoSuchCampaign {
        /// Which was asked for.
        campaign: CampaignId,
    },

    /// The game cannot be played like this.
    #[error(transparent)]
    Setup(SetupRefusal<AnySetupBreach>),
    /// There must be one player for each seat.
    #[error("{given} players for {seats} seats")]
    WrongSeatCount {
        /// How many the set-up has.
        seats: u8,
        /// How many players came.
        given: usize,
    },
    /// Nobody sits on two seats.
    #[error("{name} cannot sit on two seats")]
    SeatedTwice {
        /// Who.
        player: PlayerId,
        /// The name on the roster.
        name: String,
    },

    /// There is no such match.
    #[error("there is no match {match_id}")]
    NoSuchMatch {
        /// Which was asked for.
        match_id: MatchId,
    },
    /// The match is over.
    #[error("match {match_id} is over")]
    MatchClosed {
        /// Which.
        match_id: MatchId,
        /// How it ended.
        ending: Ending,
    },
    /// Something else is already written here.
    #[error("match {match_id} has another entry {index}")]
    Conflict {
        /// In which match.
        match_id: MatchId,
        /// Where, from 0.
        index: u32,
    },
    /// Entries would be missing before this one.
    #[error("match {match_id} has {length} entries, {index} lies beyond")]
    Gap {
        /// In which match.
        match_id: MatchId,
        /// Where, from 0.
        index: u32,
        /// How many entries there are.
        length: u32,
    },
    /// An outcome must have one place for each seat.
    #[error("an outcome of {places} places for {seats} seats")]
    WrongOutcome {
        /// Seats of the match.
        seats: usize,
        /// Places of the outcome.
        places: usize,
    },
    /// The match ended with another outcome than the one given now.
    #[error("match {match_id} has another outcome")]
    OutcomeConflict {
        /// Which match.
        match_id: MatchId,
    },
    /// The player is another one under a second name.
    #[error("{name} was merged into another player")]
    MergedPlayer {
        /// Who.
        player: PlayerId,
        /// The name on the roster.
        name: String,
    },
    /// The player is nobody but themselves.
    #[error("{name} was not merged into anybody")]
    NotMerged {
        /// The name on the roster.
        name: String,
    },
    /// Both are the same player already.
    #[error("{name} cannot be merged into the same player")]
    SamePlayer {
        /// The name on the roster.
        name: String,
    },
    /// Two who played against each other are two.
    #[error("{name} and {other} played together")]
    PlayedTogether {
        /// One name.
        name: String,
        /// The other.
        other: String,
    },

    /// The name cannot be used for a campaign.
    #[error("this name cannot be used for a campaign: {0}")]
    BadCampaignName(NameRefusal),
    /// The default campaign is always open.
    #[error("the default campaign cannot be closed")]
    DefaultCampaign,
    /// The campaign takes nothing new.
    #[error("campaign {campaign} is closed")]
    CampaignClosed {
        /// Which.
        campaign: CampaignId,
        /// Its name.
        name: String,
    },

    /// There is no such evening.
    #[error("there is no evening {evening}")]
    NoSuchEvening {
        /// Which was asked for.
        evening: EveningId,
    },
    /// One evening at a time.
    #[error("an evening is on")]
    EveningIsOn,
    /// The evening is over.
    #[error("evening {evening} is over")]
    EveningOver {
        /// Which.
        evening: EveningId,
    },
    /// The name cannot be used for an evening.
    #[error("this name cannot be used for an evening: {0}")]
    BadEveningName(NameRefusal),
    /// Whoever plays alone has no evening in company.
    #[error("an evening is for {least} or more")]
    TooFewForAnEvening {
        /// So many at least.
        least: usize,
    },

    /// There is no such result.
    #[error("there is no result {result}")]
    NoSuchResult {
        /// Which was asked for.
        result: ResultId,
    },
    /// The game cannot end like this.
    #[error(transparent)]
    Form(PaperRefusal),
    /// The result lies in the future, or before 1970.
    #[error("nothing was played then")]
    BadDate,
    /// A note or the place of a picture is too long.
    #[error("{length} characters, at most {most} fit")]
    NoteTooLong {
        /// How many characters it has.
        length: usize,
        /// How many fit.
        most: usize,
    },
    /// Something else is already written under this id.
    #[error("result {result} is another one")]
    ResultConflict {
        /// Which.
        result: ResultId,
    },
    /// What was played here is what its record says.
    #[error("result {result} was played here and cannot be corrected")]
    PlayedHere {
        /// Which.
        result: ResultId,
    },
    /// A correction is of the same game.
    #[error("result {result} is of another game")]
    OtherGame {
        /// Which.
        result: ResultId,
    },
    /// A later correction is there: that one is to be changed.
    #[error("result {result} was corrected since")]
    AlreadyCorrected {
        /// Which.
        result: ResultId,
    },

    /// The file to import is not in a format that this app reads.
    #[error("this file cannot be imported: {detail}")]
    ImportUnreadable {
        /// What was found, for a bug report.
        detail: String,
    },
    /// The file to import was written by a newer Empile.
    #[error("the file has format {found}, this app knows {supported}")]
    ImportNewer {
        /// The version of the file.
        found: u32,
        /// The version that this app knows.
        supported: u32,
    },
    /// The file to import contradicts itself.
    #[error("{place} of the file: {detail}")]
    BadImport {
        /// Which row.
        place: String,
        /// What is wrong, for a bug report.
        detail: String,
    },

    /// The log tells of a game that this app does not have.
    #[error("this app does not know the game {slug}")]
    UnknownGame {
        /// Its stable name.
        slug: String,
    },
    /// A part of the log is whole but in words that this app does not know.
    #[error("{what} cannot be understood: {detail}")]
    Unreadable {
        /// Which part.
        what: &'static str,
        /// Why, for a bug report.
        detail: String,
    },
}

impl LogError {
    /// A stable name: the key of its message.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            LogError::NotADatabase => "log-not-a-database",
            LogError::Foreign => "log-foreign",
            LogError::Damaged { .. } => "log-damaged",
            LogError::NewerVersion { .. } => "log-newer-version",
            LogError::ReadOnly => "log-read-only",
            LogError::DiskFull => "log-disk-full",
            LogError::Busy => "log-busy",
            LogError::Unreachable { .. } => "log-unreachable",
            LogError::Storage { .. } => "log-storage",
            LogError::NoSuchCopy => "log-no-such-copy",
            LogError::CopyDamaged { .. } => "log-copy-damaged",
            LogError::NoSuchPlayer { .. } => "log-no-such-player",
            LogError::ArchivedPlayer { .. } => "log-archived-player",
            LogError::BadName(refusal) => refusal.code(),
            LogError::NameTaken { .. } => "log-name-taken",
            LogError::NoSuchColour { .. } => "log-no-such-colour",
            LogError::NoSuchFace { .. } => "log-no-such-face",
            LogError::NoSuchCampaign { .. } => "log-no-such-campaign",
            LogError::Setup(refusal) => refusal.code(),
            LogError::WrongSeatCount { .. } => "log-wrong-seat-count",
            LogError::SeatedTwice { .. } => "log-seated-twice",
            LogError::NoSuchMatch { .. } => "log-no-such-match",
            LogError::MatchClosed { ending: Ending::Finished, .. } => "log-match-finished",
            LogError::MatchClosed { ending: Ending::Abandoned, .. } => "log-match-abandoned",
            LogError::Conflict { .. } => "log-conflict",
            LogError::Gap { .. } => "log-gap",
            LogError::WrongOutcome { .. } => "log-wrong-outcome",
            LogError::OutcomeConflict { .. } => "log-outcome-conflict",
            LogError::MergedPlayer { .. } => "log-merged-player",
            LogError::NotMerged { .. } => "log-not-merged",
            LogError::SamePlayer { .. } => "log-same-player",
            LogError::PlayedTogether { .. } => "log-played-together",
            LogError::BadCampaignName(_) => "log-bad-campaign-name",
            LogError::DefaultCampaign => "log-default-campaign",
            LogError::CampaignClosed { .. } => "log-campaign-closed",
            LogError::NoSuchEvening { .. } => "log-no-such-evening",
            LogError::EveningIsOn => "log-evening-is-on",
            LogError::EveningOver { .. } => "log-evening-over",
            LogError::BadEveningName(_) => "log-bad-evening-name",
            LogError::TooFewForAnEvening { .. } => "log-too-few-for-an-evening",
            LogError::NoSuchResult { .. } => "log-no-such-result",
            LogError::Form(refusal) => refusal.code(),
            LogError::BadDate => "log-bad-date",
            LogError::NoteTooLong { .. } => "log-note-too-long",
            LogError::ResultConflict { .. } => "log-result-conflict",
            LogError::PlayedHere { .. } => "log-played-here",
            LogError::OtherGame { .. } => "log-other-game",
            LogError::AlreadyCorrected { .. } => "log-already-corrected",
            LogError::ImportUnreadable { .. } => "log-import-unreadable",
            LogError::ImportNewer { .. } => "log-import-newer",
            LogError::BadImport { .. } => "log-bad-import",
            LogError::UnknownGame { .. } => "log-unknown-game",
            LogError::Unreadable { .. } => "log-unreadable",
        }
    }

    /// The section of the quick reference that states the rule, where a rule stood against it.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            LogError::Setup(refusal) => Some(refusal.rule()),
            LogError::Form(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }

    /// The facts its message names.
    #[must_use]
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        let number = |number: i64| Fact::Number(number);
        let text = |text: &str| Fact::Text(text.to_owned());
        match self {
            LogError::NewerVersion { found, supported } | LogError::ImportNewer { found, supported } => {
                vec![("found", number((*found).into())), ("supported", number((*supported).into()))]
            }
            LogError::Damaged { detail }
            | LogError::CopyDamaged { detail }
            | LogError::Unreachable { detail }
            | LogError::Storage { detail }
            | LogError::ImportUnreadable { detail }
            | LogError::Unreadable { detail, .. } => vec![("detail", text(detail))],
            LogError::BadName(refusal) => refusal.facts(),
            LogError::Form(refusal) => refusal.facts(),
            LogError::BadImport { place, detail } => vec![("place", text(place)), ("detail", text(detail))],
            LogError::PlayedTogether { name, other } => vec![("name", text(name)), ("other", text(other))],
            LogError::NoteTooLong { length, most } => {
                vec![("length", count(*length)), ("most", count(*most))]
            }
            LogError::ArchivedPlayer { name, .. }
            | LogError::MergedPlayer { name, .. }
            | LogError::NotMerged { name }
            | LogError::SamePlayer { name }
            | LogError::CampaignClosed { name, .. }
            | LogError::NameTaken { name }
            | LogError::SeatedTwice { name, .. } => vec![("name", text(name))],
            LogError::NoSuchColour { colour } => vec![("colour", number((*colour).into()))],
            LogError::NoSuchFace { face } => vec![("face", number((*face).into()))],
            LogError::Setup(refusal) => refusal.facts(),
            LogError::WrongSeatCount { seats, given } => {
                vec![("seats", number((*seats).into())), ("given", count(*given))]
            }
            LogError::Conflict { index, .. } => vec![("index", number((*index).into()))],
            LogError::Gap { index, length, .. } => {
                vec![("index", number((*index).into())), ("length", number((*length).into()))]
            }
            LogError::WrongOutcome { seats, places } => {
                vec![("seats", count(*seats)), ("places", count(*places))]
            }
            LogError::TooFewForAnEvening { least } => vec![("least", count(*least))],
            LogError::UnknownGame { slug } => vec![("game", text(slug))],
            LogError::NotADatabase
            | LogError::Foreign
            | LogError::ReadOnly
            | LogError::DiskFull
            | LogError::Busy
            | LogError::NoSuchCopy
            | LogError::NoSuchPlayer { .. }
            | LogError::NoSuchCampaign { .. }
            | LogError::NoSuchMatch { .. }
            | LogError::MatchClosed { .. }
            | LogError::OutcomeConflict { .. }
            | LogError::BadCampaignName(_)
            | LogError::DefaultCampaign
            | LogError::NoSuchEvening { .. }
            | LogError::EveningIsOn
            | LogError::EveningOver { .. }
            | LogError::BadEveningName(_)
            | LogError::NoSuchResult { .. }
            | LogError::BadDate
            | LogError::ResultConflict { .. }
            | LogError::PlayedHere { .. }
            | LogError::OtherGame { .. }
            | LogError::AlreadyCorrected { .. } => Vec::new(),
        }
    }

    pub(crate) fn bad_import(place: impl Into<String>, detail: &str) -> LogError {
        LogError::BadImport { place: place.into(), detail: detail.into() }
    }

    pub(crate) fn damaged(detail: impl Into<String>) -> LogError {
        LogError::Damaged { detail: detail.into() }
    }
}

pub(crate) fn count(amount: usize) -> Fact {
    Fact::Number(i64::try_from(amount).unwrap_or(i64::MAX))
}

impl From<rusqlite::Error> for LogError {
    fn from(error: rusqlite::Error) -> LogError {
        let detail = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => LogError::NotADatabase,
            // Without a code: a value that our own tables do not allow came out of them.
            Some(ErrorCode::DatabaseCorrupt) | None => LogError::Damaged { detail },
            Some(ErrorCode::ReadOnly) => LogError::ReadOnly,
            Some(ErrorCode::DiskFull) => LogError::DiskFull,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => LogError::Busy,
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => LogError::Unreachable { detail },
            Some(_) => LogError::Storage { detail },
        }
    }
}
