use empile_campaign::{Campaign, CampaignId, Log, UnixMillis};

use crate::{Empile, EmpileError};

/// A campaign (« défi ») in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CampaignInfo {
    /// Its id.
    pub id: CampaignId,
    /// Its name; the one of every day has a name of ours until somebody gives it another.
    pub name: String,
    /// Is it the one that always exists?
    pub is_default: bool,
    /// Since when.
    pub created_at: UnixMillis,
    /// Since when it takes nothing new, if so.
    pub closed_at: Option<UnixMillis>,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Every campaign.
    pub fn campaigns(&self) -> Result<Vec<CampaignInfo>, EmpileError> {
        let (default, all) = self.read_log(|log| Ok((log.default_campaign(), log.campaigns()?)))?;
        Ok(all.into_iter().map(|campaign| self.line(campaign, default)).collect())
    }

    /// Opens a new campaign.
    pub fn create_campaign(&self, name: &str) -> Result<CampaignInfo, EmpileError> {
        self.changed_campaign(|log| log.create_campaign(name))
    }

    /// Gives a campaign another name.
    pub fn rename_campaign(&self, campaign: CampaignId, name: &str) -> Result<CampaignInfo, EmpileError> {
        self.changed_campaign(|log| log.rename_campaign(campaign, name))
    }

    /// Closes a campaign: it takes no more matches until it is opened again.
    pub fn close_campaign(&self, campaign: CampaignId) -> Result<CampaignInfo, EmpileError> {
        self.changed_campaign(|log| log.close_campaign(campaign))
    }

    /// Opens a closed campaign again.
    pub fn reopen_campaign(&self, campaign: CampaignId) -> Result<CampaignInfo, EmpileError> {
        self.changed_campaign(|log| log.reopen_campaign(campaign))
    }
}

impl Empile {
    fn changed_campaign(
        &self,
        change: impl FnOnce(&mut Log) -> Result<Campaign, empile_campaign::LogError>,
    ) -> Result<CampaignInfo, EmpileError> {
        let (default, campaign) = self.ask_log(|log| Ok((log.default_campaign(), change(log)?)))?;
        Ok(self.line(campaign, default))
    }

    fn line(&self, campaign: Campaign, default: CampaignId) -> CampaignInfo {
        CampaignInfo {
            id: campaign.id,
            name: campaign.name.unwrap_or_else(|| self.say("campaign-everyday", &[])),
            is_default: campaign.id == default,
            created_at: campaign.created_at,
            closed_at: campaign.closed_at,
        }
    }
}
