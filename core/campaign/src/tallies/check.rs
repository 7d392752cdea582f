//! Do the tallies still say what the results say?

use std::collections::BTreeMap;

use rusqlite::Connection;

use super::{
    recount::{recomputed, recount_all},
    rows::{self, Key},
};
use crate::{CampaignId, Log, LogError, PlayerId, Reader, ResultId, families, standings::Standing};

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
    let must_be = recomputed(connection)?;
    let kept: BTreeMap<Key, Standing> = rows::all(connection)?.into_iter().collect();
    let other = |(key, standing): &(&Key, &Standing)| must_be.get(*key) != Some(*standing);
    let missing = must_be.keys().filter(|key| !kept.contains_key(*key));
    for key in kept.iter().filter(other).map(|(key, _)| key).chain(missing) {
        differences.push(TallyDifference::Standing {
            campaign: (key.scope != CampaignId::ALL).then_some(key.scope),
            game: key.game.clone(),
            player: key.player,
        });
    }
    Ok(differences)
}
