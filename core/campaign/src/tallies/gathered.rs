//! Results with their places, in the order in which they were played.

use rusqlite::{Connection, params};

use super::duels::Finish;
use crate::{CampaignId, LogError, PlayerId, ResultId, UnixMillis, aliases::Aliases, runs::Moment, stored};

/// A result with all its places: only all of them tell whether a win was shared.
#[derive(Clone)]
pub(crate) struct Gathered {
    pub(crate) result: ResultId,
    pub(crate) at: UnixMillis,
    pub(crate) campaign: CampaignId,
    pub(crate) game: String,
    pub(crate) counts: bool,
    pub(crate) winners: u32,
    /// Those of persons.
    pub(crate) places: Vec<GatheredPlace>,
}

#[derive(Clone)]
pub(crate) struct GatheredPlace {
    pub(crate) player: PlayerId,
    pub(crate) rank: u8,
    pub(crate) won: bool,
    pub(crate) score: i32,
    measures: String,
}

impl Gathered {
    pub(crate) fn moment(&self) -> Moment {
        (self.at, self.result)
    }

    /// How it ended for everybody.
    pub(crate) fn finishes(&self) -> Vec<Finish> {
        self.places.iter().map(GatheredPlace::finish).collect()
    }
}

impl GatheredPlace {
    pub(crate) fn finish(&self) -> Finish {
        Finish { player: self.player, rank: self.rank, score: self.score }
    }

    pub(crate) fn measures(&self) -> Result<Vec<(String, i32)>, LogError> {
        stored::from_text("measures", &self.measures)
    }
}

/// Goes through the results of one game, or of all, that were played after a moment.
pub(crate) fn each(
    connection: &Connection,
    aliases: &Aliases,
    game: Option<&str>,
    after: Moment,
    mut work: impl FnMut(&Gathered) -> Result<(), LogError>,
) -> Result<(), LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT r.id, r.played_at, r.campaign_id, r.game, r.counts, p.player_id, p.rank, p.won, p.score, p.measures
         FROM results r CROSS JOIN places p ON p.result_id = r.id
         WHERE (?1 IS NULL OR r.game = ?1) AND (r.played_at, r.id) > (?2, ?3)
         ORDER BY r.played_at, r.id",
    )?;
    let mut rows = statement.query(params![game, after.0, after.1])?;
    let mut gathered: Option<Gathered> = None;
    while let Some(row) = rows.next()? {
        let result: ResultId = row.get(0)?;
        if let Some(complete) = gathered.take_if(|gathered| gathered.result != result) {
            work(&complete)?;
        }
        let gathered = match &mut gathered {
            Some(gathered) => gathered,
            none => none.insert(Gathered {
                result,
                at: row.get(1)?,
                campaign: row.get(2)?,
                game: row.get(3)?,
                counts: row.get(4)?,
                winners: 0,
                places: Vec::new(),
            }),
        };
        let player = aliases.resolve(row.get(5)?);
        let won = row.get(7)?;
        gathered.winners += u32::from(won);
        if !player.is_robot() {
            let (rank, score, measures) = (row.get(6)?, row.get(8)?, row.get(9)?);
            gathered.places.push(GatheredPlace { player, rank, won, score, measures });
        }
    }
    gathered.iter().try_for_each(work)
}
