//! A file taken into the log: the union of both. Whichever is taken into the other, in whatever order and however often,
//! the outcome is the same.

use rusqlite::Connection;

use super::{
    bg_stats,
    check::check,
    document::Document,
    impossible, people,
    report::{ImportReport, Taken},
    rows::Kept,
};
use crate::{CampaignId, Log, LogError, PlayerId, aliases::Aliases, families, log::Change, stored, tallies};

impl Log {
    /// Says what [`Log::import_json`] would do, and does nothing.
    pub fn preview_json(&mut self, json: &str) -> Result<ImportReport, LogError> {
        let document = read(json)?;
        self.rehearse(|change| take_log(change, document, Namesakes::StayTwo))
    }

    /// Says what [`Log::import_json_by_name`] would do, and does nothing.
    pub fn preview_json_by_name(&mut self, json: &str) -> Result<ImportReport, LogError> {
        let document = read(json)?;
        self.rehearse(|change| take_log(change, document, Namesakes::BecomeOne))
    }

    /// Takes an exported log into this one: all of it is durable when this returns, or nothing of it was done.
    pub fn import_json(&mut self, json: &str) -> Result<ImportReport, LogError> {
        let document = read(json)?;
        self.change(|change| take_log(change, document, Namesakes::StayTwo))
    }

    /// The same, and whoever is new here is made one with whoever has the name here already, unless they have played together.
    /// As every [merge](Log::merge_players) it can be taken back; taking the file in again does not do it again.
    pub fn import_json_by_name(&mut self, json: &str) -> Result<ImportReport, LogError> {
        let document = read(json)?;
        self.change(|change| take_log(change, document, Namesakes::BecomeOne))
    }

    /// Says what [`Log::import_bg_stats`] would do, and does nothing.
    pub fn preview_bg_stats(
        &mut self,
        json: &str,
        campaign: CampaignId,
        utc_offset_minutes: i32,
    ) -> Result<ImportReport, LogError> {
        self.rehearse(|change| take_bg_stats(change.transaction, json, campaign, utc_offset_minutes))
    }

    /// Takes the plays of the games on our shelf from an export of the app BG Stats. It writes the time of its device;
    /// `utc_offset_minutes` says how far that is ahead of UTC.
    pub fn import_bg_stats(
        &mut self,
        json: &str,
        campaign: CampaignId,
        utc_offset_minutes: i32,
    ) -> Result<ImportReport, LogError> {
        self.change(|change| take_bg_stats(change.transaction, json, campaign, utc_offset_minutes))
    }
}

fn read(json: &str) -> Result<Document, LogError> {
    let document = Document::parse(json)?;
    check(&document)?;
    Ok(document)
}

/// What becomes of two with one name, one here and one in the file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Namesakes {
    StayTwo,
    BecomeOne,
}

/// What no game ends with is kept, so that nothing is lost, and does not count.
fn take_log(
    change: &Change<'_>,
    mut document: Document,
    namesakes: Namesakes,
) -> Result<ImportReport, LogError> {
    let impossible = impossible::void(change.transaction, &mut document)?;
    let strangers = people::strangers(change.transaction, &document.players)?;
    let mut report = unite(change.transaction, &document)?;
    if namesakes == Namesakes::BecomeOne {
        report.merges.added += people::unite(change, &strangers)?;
        report.namesakes = self::namesakes(change.transaction)?;
    }
    report.people = people::who_is_who(change.transaction, &document.players, &strangers)?;
    Ok(ImportReport { impossible, ..report })
}

fn take_bg_stats(
    connection: &Connection,
    json: &str,
    campaign: CampaignId,
    utc_offset_minutes: i32,
) -> Result<ImportReport, LogError> {
    let (document, not_understood) = bg_stats::read(connection, json, campaign, utc_offset_minutes)?;
    check(&document)?;
    let strangers = people::strangers(connection, &document.players)?;
    let report = unite(connection, &document)?;
    let people = people::who_is_who(connection, &document.players, &strangers)?;
    Ok(ImportReport { people, not_understood, ..report })
}

fn unite(connection: &Connection, document: &Document) -> Result<ImportReport, LogError> {
    // A correction may come before what it corrects. At the end of the transaction all keys must hold.
    connection.pragma_update(None, "defer_foreign_keys", true)?;
    let mut report = ImportReport {
        players: take(connection, &document.players)?,
        merges: take(connection, &document.merges)?,
        campaigns: take(connection, &document.campaigns)?,
        matches: take(connection, &document.matches)?,
        results: take(connection, &document.results)?,
        voids: take(connection, &document.voids)?,
        notes: take(connection, &document.notes)?,
        evenings: take(connection, &document.evenings)?,
        evening_results: take(connection, &document.evening_results)?,
        ..ImportReport::default()
    };
    if !report.is_nothing_new() {
        families::settle_all(connection)?;
        tallies::recount_all(connection)?;
    }
    report.namesakes = namesakes(connection)?;
    Ok(report)
}

fn take<T: Kept>(connection: &Connection, rows: &[T]) -> Result<Taken, LogError> {
    let mut taken = Taken::default();
    for row in rows {
        let Some(known) = T::find(connection, row.id())? else {
            row.put(connection)?;
            taken.added += 1;
            continue;
        };
        let (theirs, ours) = (weighed(row)?, weighed(&known)?);
        match theirs.cmp(&ours) {
            std::cmp::Ordering::Equal => taken.same += 1,
            std::cmp::Ordering::Less => taken.kept += 1,
            std::cmp::Ordering::Greater => {
                row.put(connection)?;
                taken.updated += 1;
            }
        }
    }
    Ok(taken)
}

/// Rows of equal weight that differ are told apart by their text: an order without ties is what makes the union the same
/// whichever way round.
fn weighed<T: Kept>(row: &T) -> Result<((u8, i64, usize), String), LogError> {
    Ok((row.weight(), stored::to_text("a row", row)?))
}

fn namesakes(connection: &Connection) -> Result<Vec<(PlayerId, PlayerId)>, LogError> {
    let aliases = Aliases::of(connection)?;
    let mut statement = connection.prepare_cached(
        "SELECT a.id, b.id FROM players a JOIN players b ON b.name_key = a.name_key AND a.id < b.id
         WHERE a.archived_at IS NULL AND b.archived_at IS NULL ORDER BY a.id, b.id",
    )?;
    let pairs = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let pairs: Vec<(PlayerId, PlayerId)> = pairs.collect::<Result<_, _>>()?;
    let stands = |id: PlayerId| !aliases.is_merged(id) && !id.is_robot() && !id.is_guest();
    Ok(pairs.into_iter().filter(|(a, b)| stands(*a) && stands(*b)).collect())
}
