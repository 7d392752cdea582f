use rusqlite::{Connection, params};

use crate::{CampaignId, Log, LogError, UnixMillis};

/// A campaign (« défi »): results that add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// Its id.
    pub id: CampaignId,
    /// Its name; the default campaign has none of its own.
    pub name: Option<String>,
    /// Since when.
    pub created_at: UnixMillis,
}

impl Log {
    /// The campaign that always exists.
    #[must_use]
    pub fn default_campaign(&self) -> CampaignId {
        CampaignId::DEFAULT
    }

    /// All campaigns, the oldest first.
    pub fn campaigns(&self) -> Result<Vec<Campaign>, LogError> {
        self.read(|connection| {
            let mut statement =
                connection.prepare_cached("SELECT id, name, created_at FROM campaigns ORDER BY id")?;
            let campaigns = statement.query_map([], |row| {
                Ok(Campaign { id: row.get(0)?, name: row.get(1)?, created_at: row.get(2)? })
            })?;
            Ok(campaigns.collect::<Result<_, _>>()?)
        })
    }
}

pub(crate) fn must_exist(connection: &Connection, campaign: CampaignId) -> Result<(), LogError> {
    let mut statement = connection.prepare_cached("SELECT 1 FROM campaigns WHERE id = ?1")?;
    if statement.exists(params![campaign])? { Ok(()) } else { Err(LogError::NoSuchCampaign { campaign }) }
}

#[cfg(test)]
mod tests {
    use crate::{CampaignId, testing::log};

    #[test]
    fn the_default_campaign_always_exists() {
        let log = log();
        let campaigns = log.campaigns().unwrap();
        assert_eq!(campaigns.len(), 1);
        assert_eq!(campaigns[0].id, CampaignId::DEFAULT);
        assert_eq!(campaigns[0].id, log.default_campaign());
        assert_eq!(campaigns[0].name, None);
    }
}
