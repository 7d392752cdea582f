//! What leaves the log and what comes in.

use empile_campaign::{ImportReport, Log, LogCopy, LogError, Taken};

use crate::{AppError, Empile};

/// What became of one kind of thing in an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportLine {
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
pub struct ImportSummary {
    /// Kind by kind; only kinds that the file has.
    pub lines: Vec<ImportLine>,
    /// How many pairs of players have the same name afterwards: perhaps to be merged.
    pub namesakes: u32,
    /// What another program's file says that this log has no place for.
    pub not_understood: Vec<String>,
    /// Would nothing change?
    pub nothing_new: bool,
}

impl Empile {
    /// The whole log as one documented JSON file.
    pub fn export_json(&self) -> Result<String, AppError> {
        self.exported(|log, out| log.export_json(out))
    }

    /// The results as a table for spreadsheets.
    pub fn export_csv(&self) -> Result<String, AppError> {
        self.exported(|log, out| log.export_csv(out))
    }

    fn exported(
        &self,
        write: impl FnOnce(&Log, &mut dyn std::io::Write) -> Result<(), LogError>,
    ) -> Result<String, AppError> {
        let mut out = Vec::new();
        self.ask_log(|log| write(log, &mut out))?;
        String::from_utf8(out).map_err(|_| self.fault("internal"))
    }

    /// Says what taking a file in would do, and does nothing. The file is an export of Empile, or one of BG Stats, whose
    /// times are `utc_offset_minutes` ahead of UTC.
    pub fn preview_import(&self, json: &str, utc_offset_minutes: i32) -> Result<ImportSummary, AppError> {
        self.imported(|log| {
            if is_of_bg_stats(json) {
                log.preview_bg_stats(json, log.default_campaign(), utc_offset_minutes)
            } else {
                log.preview_json(json)
            }
        })
    }

    /// Takes a file in, all of it or nothing.
    pub fn import(&self, json: &str, utc_offset_minutes: i32) -> Result<ImportSummary, AppError> {
        self.imported(|log| {
            if is_of_bg_stats(json) {
                log.import_bg_stats(json, log.default_campaign(), utc_offset_minutes)
            } else {
                log.import_json(json)
            }
        })
    }

    fn imported(
        &self,
        take: impl FnOnce(&mut Log) -> Result<ImportReport, LogError>,
    ) -> Result<ImportSummary, AppError> {
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
        Ok(ImportSummary {
            lines: lines
                .map(|(key, taken)| ImportLine {
                    label: self.say(key, &[]),
                    added: taken.added,
                    updated: taken.updated,
                    unchanged: taken.kept + taken.same,
                })
                .collect(),
            namesakes: u32::try_from(report.namesakes.len()).unwrap_or(u32::MAX),
            not_understood: report.not_understood,
            nothing_new,
        })
    }

    /// The copies of the log that are kept, the newest first.
    pub fn copies(&self) -> Result<Vec<LogCopy>, AppError> {
        self.ask_log(|log| log.copies())
    }

    /// Makes a copy of the log now.
    pub fn copy_now(&self) -> Result<LogCopy, AppError> {
        self.ask_log(|log| log.copy_now())
    }
}

/// Every export of ours names its format; one of BG Stats has plays and no such name.
fn is_of_bg_stats(json: &str) -> bool {
    let document: Option<serde_json::Value> = serde_json::from_str(json).ok();
    document.is_some_and(|document| document.get("format").is_none() && document.get("plays").is_some())
}
