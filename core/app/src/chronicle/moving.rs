//! What leaves the log and what comes in.

use empile_campaign::{ImportReport, ImpossibleResult, Log, LogError, Reader, Taken};
use empile_games::contract::Fact;

use crate::{Empile, EmpileError};

/// What became of one kind of thing in an import.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
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

/// What an import does, or would do, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ImportSheet {
    /// Kind by kind; only kinds that the file has.
    pub rows: Vec<ImportRow>,
    /// How many pairs of players have the same name afterwards: perhaps to be merged.
    pub namesakes: u32,
    /// What another program's file says that this log has no place for; and results that no game ends with.
    pub not_understood: Vec<String>,
    /// Would nothing change?
    pub nothing_new: bool,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The whole log as one documented JSON file.
    pub fn export_json(&self) -> Result<String, EmpileError> {
        self.exported(Reader::export_json)
    }

    /// The results as a table for spreadsheets.
    pub fn export_csv(&self) -> Result<String, EmpileError> {
        self.exported(Reader::export_csv)
    }

    /// Says what taking a file in would do, and does nothing. The file is an export of Empile, or one of BG Stats, whose
    /// times are `utc_offset_minutes` ahead of UTC.
    pub fn preview_import(&self, json: &str, utc_offset_minutes: i32) -> Result<ImportSheet, EmpileError> {
        let is_of_bg_stats = is_of_bg_stats(json);
        self.imported(|log| {
            if is_of_bg_stats {
                log.preview_bg_stats(json, log.default_campaign(), utc_offset_minutes)
            } else {
                log.preview_json(json)
            }
        })
    }

    /// Takes a file in, all of it or nothing.
    pub fn import_file(&self, json: &str, utc_offset_minutes: i32) -> Result<ImportSheet, EmpileError> {
        let is_of_bg_stats = is_of_bg_stats(json);
        self.imported(|log| {
            if is_of_bg_stats {
                log.import_bg_stats(json, log.default_campaign(), utc_offset_minutes)
            } else {
                log.import_json(json)
            }
        })
    }
}

impl Empile {
    fn impossible(&self, found: &ImpossibleResult) -> String {
        let text = |text: &str| Fact::Text(text.to_owned());
        let reason = EmpileError::breach(self.lexicon(), &found.refusal).reason().to_owned();
        let game = self.say(&format!("game-{}", found.game.slug()), &[]);
        let facts =
            [("game", text(&game)), ("names", text(&found.players.join(", "))), ("reason", text(&reason))];
        self.say("import-impossible", &facts)
    }

    fn exported(
        &self,
        write: impl FnOnce(&Reader, &mut dyn std::io::Write) -> Result<(), LogError>,
    ) -> Result<String, EmpileError> {
        let mut out = Vec::new();
        self.read_log(|log| write(log, &mut out))?;
        String::from_utf8(out).map_err(|_| self.error("internal"))
    }

    fn imported(
        &self,
        take: impl FnOnce(&mut Log) -> Result<ImportReport, LogError>,
    ) -> Result<ImportSheet, EmpileError> {
        let report = self.ask_log(take)?;
        let nothing_new = report.is_nothing_new();
        let kinds = [
            ("import-players", report.players),
            ("import-merges", report.merges),
            ("import-campaigns", report.campaigns),
            ("import-matches", report.matches),
            ("import-results", report.results),
            ("import-voids", report.voids),
            ("import-notes", report.notes),
        ];
        let lines = kinds.into_iter().filter(|(_, taken)| *taken != Taken::default());
        Ok(ImportSheet {
            rows: lines
                .map(|(key, taken)| ImportRow {
                    label: self.say(key, &[]),
                    added: taken.added,
                    updated: taken.updated,
                    unchanged: taken.kept + taken.same,
                })
                .collect(),
            namesakes: u32::try_from(report.namesakes.len()).unwrap_or(u32::MAX),
            not_understood: report
                .not_understood
                .into_iter()
                .chain(report.impossible.iter().map(|result| self.impossible(result)))
                .collect(),
            nothing_new,
        })
    }
}

/// Every export of ours names its format; one of BG Stats has plays and no such name.
fn is_of_bg_stats(json: &str) -> bool {
    let document: Option<serde_json::Value> = serde_json::from_str(json).ok();
    document.is_some_and(|document| document.get("format").is_none() && document.get("plays").is_some())
}
