use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{CampaignId, Log, LogError, Reader, UnixMillis, log::Change, names::Name};

/// A campaign (« défi »): results that add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// Its id.
    pub id: CampaignId,
    /// Its name; the default campaign has none of its own until somebody gives it one.
    pub name: Option<String>,
    /// Since when.
    pub created_at: UnixMillis,
    /// Since when no new match or result is taken, if so.
    pub closed_at: Option<UnixMillis>,
}

impl Reader {
    /// The campaign that always exists, and is always open.
    #[must_use]
    pub fn default_campaign(&self) -> CampaignId {
        CampaignId::DEFAULT
    }

    /// All campaigns, the oldest first.
    pub fn campaigns(&self) -> Result<Vec<Campaign>, LogError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, name, created_at, closed_at FROM campaigns ORDER BY created_at, id",
            )?;
            let campaigns = statement.query_map([], campaign)?;
            Ok(campaigns.collect::<Result<_, _>>()?)
        })
    }
}

impl Log {
    /// Begins a campaign.
    pub fn create_campaign(&mut self, name: &str) -> Result<Campaign, LogError> {
        let name = Name::clean(name).map_err(LogError::BadCampaignName)?;
        self.change(|change| {
            let id: CampaignId = change.new_id();
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO campaigns (id, name, created_at, changed_at) VALUES (?1, ?2, ?3, ?3)",
                )?
                .execute(params![id, name.shown, change.now])?;
            get(change.transaction, id)
        })
    }

    /// Gives a campaign another name.
    pub fn rename_campaign(&mut self, campaign: CampaignId, name: &str) -> Result<Campaign, LogError> {
        let name = Name::clean(name).map_err(LogError::BadCampaignName)?;
        self.change(|change| {
            let closed_at = get(change.transaction, campaign)?.closed_at;
            set(change, campaign, Some(&name.shown), closed_at)
        })
    }

    /// Takes no new match and no new result into a campaign. What it holds can still be corrected, and matches that
    /// are under way still count when they end.
    pub fn close_campaign(&mut self, campaign: CampaignId) -> Result<Campaign, LogError> {
        if campaign == CampaignId::DEFAULT {
            return Err(LogError::DefaultCampaign);
        }
        self.change(|change| {
            let found = get(change.transaction, campaign)?;
            if found.closed_at.is_some() {
                return Ok(found);
            }
            set(change, campaign, found.name.as_deref(), Some(change.now))
        })
    }

    /// Opens a closed campaign again.
    pub fn reopen_campaign(&mut self, campaign: CampaignId) -> Result<Campaign, LogError> {
        self.change(|change| {
            let found = get(change.transaction, campaign)?;
            if found.closed_at.is_none() {
                return Ok(found);
            }
            set(change, campaign, found.name.as_deref(), None)
        })
    }
}

pub(crate) fn all_ids(connection: &Connection) -> Result<Vec<CampaignId>, LogError> {
    let mut statement = connection.prepare_cached("SELECT id FROM campaigns")?;
    let ids = statement.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub(crate) fn must_exist(connection: &Connection, campaign: CampaignId) -> Result<(), LogError> {
    get(connection, campaign).map(drop)
}

/// May something new count here?
pub(crate) fn must_be_open(connection: &Connection, campaign: CampaignId) -> Result<(), LogError> {
    match get(connection, campaign)? {
        Campaign { closed_at: Some(_), name, .. } => {
            Err(LogError::CampaignClosed { campaign, name: name.unwrap_or_default() })
        }
        _ => Ok(()),
    }
}

fn get(connection: &Connection, id: CampaignId) -> Result<Campaign, LogError> {
    connection
        .prepare_cached("SELECT id, name, created_at, closed_at FROM campaigns WHERE id = ?1")?
        .query_row([id], campaign)
        .optional()?
        .ok_or(LogError::NoSuchCampaign { campaign: id })
}

fn set(
    change: &Change<'_>,
    id: CampaignId,
    name: Option<&str>,
    closed_at: Option<UnixMillis>,
) -> Result<Campaign, LogError> {
    change
        .transaction
        .prepare_cached(
            "UPDATE campaigns SET name = ?2, closed_at = ?3, changed_at = max(?4, changed_at + 1) WHERE id = ?1",
        )?
        .execute(params![id, name, closed_at, change.now])?;
    get(change.transaction, id)
}

fn campaign(row: &Row<'_>) -> rusqlite::Result<Campaign> {
    Ok(Campaign { id: row.get(0)?, name: row.get(1)?, created_at: row.get(2)?, closed_at: row.get(3)? })
}

#[cfg(test)]
mod tests;
