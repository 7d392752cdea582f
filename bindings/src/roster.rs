//! People and campaigns.

use empile_app::CampaignLine;

use crate::{Empile, EmpileError, PlayerInfo};

/// A campaign (« défi »).
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CampaignInfo {
    /// A stable id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Is it the one that always exists?
    pub is_default: bool,
    /// Since when, in milliseconds since 1970.
    pub created_at: i64,
    /// Since when it takes nothing new, if so.
    pub closed_at: Option<i64>,
}

impl From<CampaignLine> for CampaignInfo {
    fn from(line: CampaignLine) -> CampaignInfo {
        CampaignInfo {
            id: line.id.to_string(),
            name: line.name,
            is_default: line.is_default,
            created_at: line.created_at,
            closed_at: line.closed_at,
        }
    }
}

#[uniffi::export]
impl Empile {
    /// Everybody who was put aside.
    pub fn archived_players(&self) -> Result<Vec<PlayerInfo>, EmpileError> {
        Ok(self.app.archived_players()?.into_iter().map(Into::into).collect())
    }

    /// Gives somebody another name.
    pub fn rename_player(&self, player: String, name: String) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.rename_player(self.id(&player)?, &name)?.into())
    }

    /// Gives somebody another colour and symbol.
    pub fn recolour_player(&self, player: String, colour: u8) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.recolour_player(self.id(&player)?, colour)?.into())
    }

    /// Puts somebody aside: what they played stays.
    pub fn archive_player(&self, player: String) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.archive_player(self.id(&player)?)?.into())
    }

    /// Brings somebody back.
    pub fn restore_player(&self, player: String) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.restore_player(self.id(&player)?)?.into())
    }

    /// Makes two entries of one person one; nothing is lost, and it can be undone.
    pub fn merge_players(&self, keep: String, other: String) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.merge_players(self.id(&keep)?, self.id(&other)?)?.into())
    }

    /// Takes a merge back.
    pub fn unmerge_player(&self, other: String) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.unmerge_player(self.id(&other)?)?.into())
    }

    /// Those who were merged into somebody.
    pub fn merged_into(&self, player: String) -> Result<Vec<PlayerInfo>, EmpileError> {
        Ok(self.app.merged_into(self.id(&player)?)?.into_iter().map(Into::into).collect())
    }

    /// Every campaign.
    pub fn campaigns(&self) -> Result<Vec<CampaignInfo>, EmpileError> {
        Ok(self.app.campaigns()?.into_iter().map(Into::into).collect())
    }

    /// Opens a new campaign.
    pub fn create_campaign(&self, name: String) -> Result<CampaignInfo, EmpileError> {
        Ok(self.app.create_campaign(&name)?.into())
    }

    /// Gives a campaign another name.
    pub fn rename_campaign(&self, campaign: String, name: String) -> Result<CampaignInfo, EmpileError> {
        Ok(self.app.rename_campaign(self.id(&campaign)?, &name)?.into())
    }

    /// Closes a campaign: it takes no more matches until it is opened again.
    pub fn close_campaign(&self, campaign: String) -> Result<CampaignInfo, EmpileError> {
        Ok(self.app.close_campaign(self.id(&campaign)?)?.into())
    }

    /// Opens a closed campaign again.
    pub fn reopen_campaign(&self, campaign: String) -> Result<CampaignInfo, EmpileError> {
        Ok(self.app.reopen_campaign(self.id(&campaign)?)?.into())
    }
}
