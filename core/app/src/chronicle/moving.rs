//! What leaves the log and what comes in.

use empile_campaign::{
    Becomes, CampaignId, EveningId, ImportReport, ImportedPerson, ImpossibleResult, Log, LogError, LogPart,
    Reader, Taken, UnixMillis,
};
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
    /// Everybody in the file, and who they are here.
    pub people: Vec<ImportPerson>,
    /// Is there somebody new with the name of somebody who is here already, so that one may ask whether they are one?
    pub has_namesakes: bool,
    /// How many pairs of players have the same name afterwards: perhaps to be merged.
    pub namesakes: u32,
    /// What another program's file says that this log has no place for; and results that no game ends with.
    pub not_understood: Vec<String>,
    /// Would nothing change?
    pub nothing_new: bool,
}

/// Somebody in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ImportPerson {
    /// The name in the file.
    pub name: String,
    /// Who that is here.
    pub words: String,
}

/// A part of the log that can be sent alone; all of it, if neither is said.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LogPartInfo {
    /// What counts in this campaign.
    pub campaign: Option<CampaignId>,
    /// What was played at this evening.
    pub evening: Option<EveningId>,
    /// What it is called.
    pub name: String,
    /// When it began; nothing where that tells nothing.
    pub begun_at: Option<UnixMillis>,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// What can be sent: everything, each campaign, each evening.
    pub fn log_parts(&self) -> Result<Vec<LogPartInfo>, EmpileError> {
        let everything = LogPartInfo {
            campaign: None,
            evening: None,
            name: self.say("part-everything", &[]),
            begun_at: None,
        };
        let campaigns = self.campaigns()?.into_iter().map(|campaign| LogPartInfo {
            campaign: Some(campaign.id),
            evening: None,
            name: campaign.name,
            begun_at: None,
        });
        let evenings = self.read_log(Reader::evenings)?;
        let evenings = evenings.iter().map(|evening| LogPartInfo {
            campaign: None,
            evening: Some(evening.id),
            name: self.evening_title(evening),
            begun_at: Some(evening.begun_at),
        });
        Ok([everything].into_iter().chain(campaigns).chain(evenings).collect())
    }

    /// A part of the log, as a file that holds nothing else.
    pub fn export_part(
        &self,
        campaign: Option<CampaignId>,
        evening: Option<EveningId>,
    ) -> Result<String, EmpileError> {
        let part = match (campaign, evening) {
            (_, Some(evening)) => LogPart::Evening(evening),
            (Some(campaign), None) => LogPart::Campaign(campaign),
            (None, None) => LogPart::Everything,
        };
        self.exported(|log, out| log.export_part(part, out))
    }

    /// The whole log as one documented JSON file.
    pub fn export_json(&self) -> Result<String, EmpileError> {
        self.exported(Reader::export_json)
    }

    /// The results as a table for spreadsheets.
    pub fn export_csv(&self) -> Result<String, EmpileError> {
        self.exported(Reader::export_csv)
    }

    /// Says what taking a file in would do, and does nothing. The file is an export of Empile, or one of BG Stats, whose
    /// times are `utc_offset_minutes` ahead of UTC. With `by_name`, whoever is new and has the name of somebody here is that person.
    #[cfg_attr(feature = "uniffi", uniffi::method(default(by_name = false)))]
    pub fn preview_import(
        &self,
        json: &str,
        utc_offset_minutes: i32,
        by_name: bool,
    ) -> Result<ImportSheet, EmpileError> {
        let is_of_bg_stats = is_of_bg_stats(json);
        self.imported(|log| {
            if is_of_bg_stats {
                log.preview_bg_stats(json, log.default_campaign(), utc_offset_minutes)
            } else if by_name {
                log.preview_json_by_name(json)
            } else {
                log.preview_json(json)
            }
        })
    }

    /// Takes a file in, all of it or nothing, as it was previewed.
    #[cfg_attr(feature = "uniffi", uniffi::method(default(by_name = false)))]
    pub fn import_file(
        &self,
        json: &str,
        utc_offset_minutes: i32,
        by_name: bool,
    ) -> Result<ImportSheet, EmpileError> {
        let is_of_bg_stats = is_of_bg_stats(json);
        self.imported(|log| {
            if is_of_bg_stats {
                log.import_bg_stats(json, log.default_campaign(), utc_offset_minutes)
            } else if by_name {
                log.import_json_by_name(json)
            } else {
                log.import_json(json)
            }
        })
    }
}

impl Empile {
    fn who_is_who(&self, person: &ImportedPerson) -> ImportPerson {
        let other = |name: &String| [("name", Fact::Text(name.clone()))];
        let words = match &person.becomes {
            Becomes::New => self.say("import-person-new", &[]),
            Becomes::Known { name } if *name == person.name => self.say("import-person-known", &[]),
            Becomes::Known { name } => self.say("import-person-known-as", &other(name)),
            Becomes::Other { name } => self.say("import-person-other", &other(name)),
            Becomes::United => self.say("import-person-united", &[]),
            Becomes::Namesake => self.say("import-person-namesake", &[]),
        };
        ImportPerson { name: person.name.clone(), words }
    }

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
            ("import-evenings", report.evenings),
            ("import-evening-results", report.evening_results),
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
            has_namesakes: report
                .people
                .iter()
                .any(|person| matches!(person.becomes, Becomes::Namesake | Becomes::United)),
            people: report.people.iter().map(|person| self.who_is_who(person)).collect(),
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
