//! Do the tallies still say what the results say?

use std::collections::BTreeMap;

use rusqlite::Connection;

use super::{
    careers::{Career, Checker},
    duels,
    months::{self, MonthKey},
    recount::{AddedUp, followed, recount_all},
    rows::{self, Key},
};
use crate::{CampaignId, Log, LogError, Month, PlayerId, Reader, ResultId, families};

/// Something kept beside the results that is not what they say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TallyDifference {
    /// A player's standing.
    Standing {
        /// In which campaign; none for all of them together.
        campaign: Option<CampaignId>,
        /// The stable name of the game.
        game: String,
        /// Whose.
        player: PlayerId,
    },
    /// The games that a player played, one after the other, or the score after one of them.
    Career {
        /// In which campaign.
        campaign: CampaignId,
        /// The stable name of the game.
        game: String,
        /// Whose.
        player: PlayerId,
    },
    /// How two players did against each other.
    Duel {
        /// In which campaign.
        campaign: CampaignId,
        /// The stable name of the game.
        game: String,
        /// The one.
        one: PlayerId,
        /// The other.
        other: PlayerId,
    },
    /// How much was played in a month.
    Month {
        /// In which campaign.
        campaign: CampaignId,
        /// The stable name of the game.
        game: String,
        /// By whom; none for everybody together.
        player: Option<PlayerId>,
        /// In which month.
        month: Month,
    },
    /// A result that should count and does not, or the other way round.
    Counts {
        /// Which.
        result: ResultId,
    },
}

impl Reader {
    /// Adds everything up anew from the results and names what differs: nothing, if all is well.
    pub fn check_tallies(&self) -> Result<Vec<TallyDifference>, LogError> {
        self.read(differences)
    }
}

impl Log {
    /// Works out anew all that can be: after this the check finds nothing.
    pub fn rebuild_tallies(&mut self) -> Result<(), LogError> {
        self.change(|change| {
            families::settle_all(change.transaction)?;
            recount_all(change.transaction)
        })
    }
}

fn differences(connection: &Connection) -> Result<Vec<TallyDifference>, LogError> {
    let miscounted = families::wrongly_settled(connection)?;
    let mut differences: Vec<TallyDifference> =
        miscounted.into_iter().map(|result| TallyDifference::Counts { result }).collect();
    let mut checker = Checker::new(connection)?;
    let AddedUp { standings, duels, months } = followed(connection, &mut checker)?;
    let standings = other_than(&standings, &rows::all(connection)?.into_iter().collect());
    differences.extend(standings.into_iter().map(|Key { scope, game, player }| TallyDifference::Standing {
        campaign: (scope != CampaignId::ALL).then_some(scope),
        game,
        player,
    }));
    let careers = checker.finish()?.into_iter();
    differences.extend(careers.map(|Career { of: Key { scope, game, player }, .. }| {
        TallyDifference::Career { campaign: scope, game, player }
    }));
    let duels = other_than(&duels, &duels::all(connection)?);
    differences.extend(duels.into_iter().map(|duels::Pair { scope, game, one, other }| {
        TallyDifference::Duel { campaign: scope, game, one, other }
    }));
    let months = other_than(&months, &months::all(connection)?);
    differences.extend(months.into_iter().map(|MonthKey { player, month, scope, game }| {
        let player = (player != PlayerId::EVERYBODY).then_some(player);
        TallyDifference::Month { campaign: scope, game, player, month }
    }));
    Ok(differences)
}

/// What is kept and should be other, or is missing.
fn other_than<K: Clone + Ord, V: PartialEq>(must_be: &BTreeMap<K, V>, kept: &BTreeMap<K, V>) -> Vec<K> {
    let wrong = kept.iter().filter(|(key, value)| must_be.get(*key) != Some(*value)).map(|(key, _)| key);
    let missing = must_be.keys().filter(|key| !kept.contains_key(*key));
    wrong.chain(missing).cloned().collect()
}
