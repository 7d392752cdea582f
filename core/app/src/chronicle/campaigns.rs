use empile_campaign::{Campaign, CampaignId, Log, PlayerId, UnixMillis};
use empile_games::contract::Fact;

use crate::{Empile, EmpileError, robots::robot_seats};

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

/// Where a match will count, before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WhereItCounts {
    /// The campaign in which it will, unless it is practice.
    pub campaign: CampaignInfo,
    /// Every campaign that takes matches.
    pub choices: Vec<CampaignInfo>,
    /// It said in one sentence.
    pub words: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Where new matches count: in the campaign that was chosen, or in that of every day if none was, if it is closed by now or
    /// of another log.
    pub fn counting_campaign(&self, chosen: Option<String>) -> Result<CampaignInfo, EmpileError> {
        let open = self.open_campaigns()?;
        let named = |campaign: &&CampaignInfo| Some(campaign.id.to_string()) == chosen;
        let found = open.iter().find(named).or_else(|| open.iter().find(|campaign| campaign.is_default));
        found.cloned().ok_or_else(|| self.error("log-no-such-campaign"))
    }

    /// Where a match of those who sit will count, with so many guests beside them; and where else it might.
    pub fn where_it_counts(
        &self,
        seats: Vec<PlayerId>,
        guests: u8,
        chosen: Option<String>,
    ) -> Result<WhereItCounts, EmpileError> {
        let campaign = self.counting_campaign(chosen)?;
        let robots = robot_seats(&seats).len();
        let people = seats.len() + usize::from(guests) - robots;
        let is_practice = robots > 0 && people == 1;
        let words = if is_practice {
            self.say("campaign-practice", &[])
        } else {
            self.say("campaign-will-count", &[("name", Fact::Text(campaign.name.clone()))])
        };
        Ok(WhereItCounts { campaign, choices: self.open_campaigns()?, words })
    }

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
    fn open_campaigns(&self) -> Result<Vec<CampaignInfo>, EmpileError> {
        Ok(self.campaigns()?.into_iter().filter(|campaign| campaign.closed_at.is_none()).collect())
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_count_where_it_was_chosen_as_long_as_that_is_open() {
        let app = Empile::open_in_memory("fr").unwrap();
        let holidays = app.create_campaign("Vacances").unwrap();
        let chosen = Some(holidays.id.to_string());
        let counts = |chosen| app.counting_campaign(chosen).unwrap().name;
        assert_eq!(counts(None), "Le défi de tous les jours");
        assert_eq!(counts(chosen.clone()), "Vacances");
        app.close_campaign(holidays.id).unwrap();
        assert_eq!(counts(chosen.clone()), "Le défi de tous les jours");
        app.reopen_campaign(holidays.id).unwrap();
        assert_eq!(counts(chosen), "Vacances");
        assert_eq!(counts(Some("of another log".into())), "Le défi de tous les jours");
    }

    #[test]
    fn the_seats_say_where_a_match_will_count_and_that_practice_counts_nowhere() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let robot = app.robots().unwrap()[0].id;
        let holidays = app.create_campaign("Vacances").unwrap();
        let closed = app.create_campaign("Hiver").unwrap();
        app.close_campaign(closed.id).unwrap();
        let said = |seats: &[PlayerId], guests| {
            app.where_it_counts(seats.to_vec(), guests, Some(holidays.id.to_string())).unwrap()
        };
        let there = said(&[ada, bob], 0);
        assert_eq!(there.words, "Cette partie comptera dans « Vacances ».");
        assert_eq!(there.choices.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>().len(), 2);
        assert!(there.choices.iter().all(|choice| choice.id != closed.id));
        assert!(said(&[ada, robot], 0).words.starts_with("Entraînement"), "one person alone");
        assert!(said(&[robot], 1).words.starts_with("Entraînement"));
        assert_eq!(said(&[ada, robot], 1).words, there.words, "a guest is a person");
        assert_eq!(said(&[ada], 0).words, there.words, "a solo game counts");
        assert_eq!(said(&[], 0).words, there.words);
    }
}
