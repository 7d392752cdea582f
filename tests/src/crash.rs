//! Play that is killed: what the killed process says of itself before and after each deed, and how to tell from that
//! what the log must hold.

use std::collections::{BTreeMap, BTreeSet};

use empile_campaign::{Ending, HistoryFilter, Log, LogError, MatchId, ResultId};
use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Entry, Match},
    pile_poils::{Setup, Side},
};
use serde::{Deserialize, Serialize};

/// Something done to the log, as the child tells it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Deed {
    /// A match begins; its id is not known before.
    Start,
    /// An entry is written.
    Append {
        /// Of which match.
        match_id: MatchId,
        /// What.
        entry: Entry<AnyAction>,
        /// Is it the last, written together with the result?
        is_last: bool,
    },
    /// The record is cut back.
    TakeBack {
        /// Of which match.
        match_id: MatchId,
        /// To how many entries.
        new_len: u32,
    },
    /// A game played with the real box is entered by hand.
    Enter {
        /// Under which id.
        result: ResultId,
    },
}

/// A line from the child.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Word {
    /// This is about to be done.
    Trying(Deed),
    /// What was tried is done: the log has acknowledged it. A match that began has this id.
    Done(Option<MatchId>),
}

/// What a log holds of each match (its entries, and whether there is a result) and what was entered by hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Holdings {
    matches: BTreeMap<MatchId, (Vec<Entry<AnyAction>>, bool)>,
    on_paper: BTreeSet<ResultId>,
}

impl Holdings {
    /// What this log holds, having shown that every match replays, that there is one result for each finished match,
    /// and that the tallies are what the results add up to.
    pub fn of(log: &Log) -> Result<Holdings, String> {
        let open = log.open_matches().map_err(|error| text(&error))?.into_iter().map(|open| open.id);
        let results = log.results(u32::MAX, 0).map_err(|error| text(&error))?;
        let finished: Vec<MatchId> = results.iter().filter_map(|result| result.match_id).collect();
        let mut held = BTreeMap::new();
        for id in open.chain(finished) {
            let stored = log.load_match(id).map_err(|error| text(&error))?;
            Match::<AnyGame>::replay(stored.record()).map_err(|error| error.to_string())?;
            let is_finished = stored.ending == Some(Ending::Finished);
            if held.insert(id, (stored.entries, is_finished)).is_some() {
                return Err(format!("match {id} is there twice"));
            }
        }
        let differences = log.check_tallies().map_err(|error| text(&error))?;
        if !differences.is_empty() {
            return Err(format!("the tallies are not what the results add up to: {differences:?}"));
        }
        let history = log.history(&HistoryFilter::default(), u32::MAX, 0).map_err(|error| text(&error))?;
        let on_paper =
            history.iter().filter(|entry| entry.result.match_id.is_none()).map(|entry| entry.result.id);
        Ok(Holdings { matches: held, on_paper: on_paper.collect() })
    }

    /// What must be held after a deed that was acknowledged.
    pub fn perform(&mut self, deed: &Deed, started: Option<MatchId>) {
        match deed {
            Deed::Start => {
                self.matches.extend(started.map(|id| (id, Default::default())));
            }
            Deed::Append { match_id, entry, is_last } => {
                let (entries, is_finished) = self.matches.entry(*match_id).or_default();
                entries.push(entry.clone());
                *is_finished = *is_last;
            }
            Deed::TakeBack { match_id, new_len } => {
                self.matches.entry(*match_id).or_default().0.truncate(*new_len as usize);
            }
            Deed::Enter { result } => {
                self.on_paper.insert(*result);
            }
        }
    }

    /// May a log hold this, when `self` was acknowledged and `tried` was under way? All that was acknowledged is there
    /// once, and the deed under way is done or not, but never in part.
    pub fn allows(&self, actual: &Holdings, tried: Option<&Deed>) -> bool {
        if actual == self {
            return true;
        }
        let Some(deed) = tried else { return false };
        let started = actual.matches.keys().find(|id| !self.matches.contains_key(id)).copied();
        let mut done = self.clone();
        done.perform(deed, started);
        *actual == done
    }

    /// How many entries there are in all.
    pub fn entry_count(&self) -> usize {
        self.matches.values().map(|(entries, _)| entries.len()).sum()
    }

    /// How many matches have a result.
    pub fn finished_count(&self) -> usize {
        self.matches.values().filter(|(_, is_finished)| *is_finished).count()
    }

    /// How many results were entered by hand.
    pub fn entered_count(&self) -> usize {
        self.on_paper.len()
    }
}

/// Two players on a board so small that matches end often.
pub fn small_table() -> AnySetup {
    let side = Side::Own(vec![vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9], vec![10, 11], vec![12, 3]]);
    AnySetup::PilePoils(Setup { players: 2, side })
}

fn text(error: &LogError) -> String {
    format!("{}: {error}", error.code())
}
