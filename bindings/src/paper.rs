//! Results of games played with the real boxes, and files that leave and come in.

use empile_app::{ImportSummary, PaperNumber, PaperPlace, PaperResult};
use empile_campaign::{LogCopy, Note};

use crate::{Empile, EmpileError};

/// A number to be entered.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct FormNumber {
    /// Its stable name.
    pub key: String,
    /// What is counted, in words.
    pub label: String,
    /// The most it can be.
    pub most: i32,
}

impl From<PaperNumber> for FormNumber {
    fn from(number: PaperNumber) -> FormNumber {
        FormNumber { key: number.key, label: number.label, most: number.most }
    }
}

/// How the result of a game is entered by hand.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ResultForm {
    /// What is counted for somebody who won.
    pub winner: FormNumber,
    /// What is counted for everybody else.
    pub other: FormNumber,
    /// Must somebody be marked as a winner? Otherwise the numbers tell.
    pub asks_winners: bool,
    /// What may be written down beside it.
    pub extras: Vec<FormNumber>,
}

/// A result as it is entered.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EnteredResult {
    /// Where it counts; in the campaign of every day if nowhere is said.
    pub campaign: Option<String>,
    /// The game's stable name.
    pub game: String,
    /// When it was played, in milliseconds since 1970.
    pub played_at: i64,
    /// One place per player, the first player first.
    pub places: Vec<EnteredPlace>,
    /// What there is to say.
    pub note: String,
    /// Where its picture is.
    pub picture: Option<String>,
}

/// What is entered for one player.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EnteredPlace {
    /// Who.
    pub player: String,
    /// Marked as a winner?
    pub won: bool,
    /// The number the form asks for.
    pub amount: i32,
    /// What the form asks for beside it.
    pub extras: Vec<EnteredNumber>,
}

/// A number that was entered.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EnteredNumber {
    /// Its stable name.
    pub key: String,
    /// The number.
    pub number: i32,
}

/// What became of one kind of thing in an import.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ImportRow {
    /// What, in words.
    pub label: String,
    /// Not known here before.
    pub added: u32,
    /// Known, and newer in the file.
    pub updated: u32,
    /// Known, and newer here or the same.
    pub unchanged: u32,
}

/// What an import does, or would do.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ImportSheet {
    /// Kind by kind.
    pub rows: Vec<ImportRow>,
    /// How many pairs of players have the same name afterwards: perhaps to be merged.
    pub namesakes: u32,
    /// What another program's file says that this log has no place for.
    pub not_understood: Vec<String>,
    /// Would nothing change?
    pub nothing_new: bool,
}

impl From<ImportSummary> for ImportSheet {
    fn from(summary: ImportSummary) -> ImportSheet {
        let rows = summary.lines.into_iter().map(|line| ImportRow {
            label: line.label,
            added: line.added,
            updated: line.updated,
            unchanged: line.unchanged,
        });
        ImportSheet {
            rows: rows.collect(),
            namesakes: summary.namesakes,
            not_understood: summary.not_understood,
            nothing_new: summary.nothing_new,
        }
    }
}

/// A copy of the log.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CopyInfo {
    /// Where it is.
    pub path: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
}

impl From<LogCopy> for CopyInfo {
    fn from(copy: LogCopy) -> CopyInfo {
        CopyInfo { path: copy.path.to_string_lossy().into_owned(), made_at: copy.made_at }
    }
}

#[uniffi::export]
impl Empile {
    /// How the result of a game with so many players is entered by hand.
    pub fn result_form(&self, game: String, players: u8) -> Result<ResultForm, EmpileError> {
        let form = self.app.paper_form(self.game(&game)?, players)?;
        Ok(ResultForm {
            winner: form.winner.into(),
            other: form.other.into(),
            asks_winners: form.asks_winners,
            extras: form.extras.into_iter().map(Into::into).collect(),
        })
    }

    /// An id for a result to be entered. Drawn before, so that entering it again after a failure enters it once.
    pub fn new_result_id(&self) -> Result<String, EmpileError> {
        Ok(self.app.new_result_id()?.to_string())
    }

    /// Writes down a result that was read off a table.
    pub fn enter_result(&self, id: String, entered: EnteredResult) -> Result<(), EmpileError> {
        Ok(self.app.enter_result(self.id(&id)?, self.paper_result(entered)?)?)
    }

    /// Writes down what should have been entered; the history shows both.
    pub fn correct_result(
        &self,
        wrong: String,
        id: String,
        entered: EnteredResult,
    ) -> Result<(), EmpileError> {
        Ok(self.app.correct_result(self.id(&wrong)?, self.id(&id)?, self.paper_result(entered)?)?)
    }

    /// Takes a result out; the history still shows it.
    pub fn void_result(&self, id: String) -> Result<(), EmpileError> {
        Ok(self.app.void_result(self.id(&id)?)?)
    }

    /// Brings a result back.
    pub fn restore_result(&self, id: String) -> Result<(), EmpileError> {
        Ok(self.app.restore_result(self.id(&id)?)?)
    }

    /// Writes something beside a result.
    pub fn annotate_result(
        &self,
        id: String,
        note: String,
        picture: Option<String>,
    ) -> Result<(), EmpileError> {
        Ok(self.app.annotate_result(self.id(&id)?, &Note { text: note, picture })?)
    }

    /// The whole log as one documented JSON file.
    pub fn export_json(&self) -> Result<String, EmpileError> {
        Ok(self.app.export_json()?)
    }

    /// The results as a table for spreadsheets.
    pub fn export_csv(&self) -> Result<String, EmpileError> {
        Ok(self.app.export_csv()?)
    }

    /// Says what taking a file in would do, and does nothing. Times of BG Stats are `utc_offset_minutes` ahead of UTC.
    pub fn preview_import(&self, json: String, utc_offset_minutes: i32) -> Result<ImportSheet, EmpileError> {
        Ok(self.app.preview_import(&json, utc_offset_minutes)?.into())
    }

    /// Takes a file in, all of it or nothing.
    pub fn import_file(&self, json: String, utc_offset_minutes: i32) -> Result<ImportSheet, EmpileError> {
        Ok(self.app.import(&json, utc_offset_minutes)?.into())
    }

    /// The copies of the log that are kept, the newest first.
    pub fn copies(&self) -> Result<Vec<CopyInfo>, EmpileError> {
        Ok(self.app.copies()?.into_iter().map(Into::into).collect())
    }

    /// Makes a copy of the log now.
    pub fn copy_now(&self) -> Result<CopyInfo, EmpileError> {
        Ok(self.app.copy_now()?.into())
    }
}

impl Empile {
    fn paper_result(&self, entered: EnteredResult) -> Result<PaperResult, EmpileError> {
        let places = entered.places.into_iter().map(|place| {
            Ok(PaperPlace {
                player: self.id(&place.player)?,
                won: place.won,
                amount: place.amount,
                extras: place.extras.into_iter().map(|extra| (extra.key, extra.number)).collect(),
            })
        });
        Ok(PaperResult {
            campaign: entered.campaign.map(|id| self.id(&id)).transpose()?,
            game: self.game(&entered.game)?,
            played_at: entered.played_at,
            places: places.collect::<Result<_, EmpileError>>()?,
            note: Note { text: entered.note, picture: entered.picture },
        })
    }
}
