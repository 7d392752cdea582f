use empile_campaign::{
    CampaignId, HistoryEntry, HistoryFilter, Mark, MatchId, Note, Player, ResultId, ResultPlace, UnixMillis,
};
use empile_games::GameId;

use super::in_words::{self, Labelled};
use crate::{AppError, Empile, report::title_of};

/// Does a result count?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It does.
    Counts,
    /// A correction does in its place.
    Corrected,
    /// It was taken out.
    Void,
    /// One person played alone against robots.
    Practice,
}

/// A result of the history in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// Its id.
    pub id: ResultId,
    /// The match to replay, if it was played here.
    pub match_id: Option<MatchId>,
    /// Where it counts.
    pub campaign: CampaignId,
    /// Which game.
    pub game: GameId,
    /// When it was played.
    pub played_at: UnixMillis,
    /// One place per seat, the best first.
    pub places: Vec<PlaceLine>,
    /// Does it count?
    pub standing: Standing,
    /// Did one person play alone against robots? It stays so when it is taken out.
    pub was_practice: bool,
    /// The result that it corrects.
    pub corrects: Option<ResultId>,
    /// What is written beside it.
    pub note: Note,
}

/// How a game ended for one player, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceLine {
    /// Who.
    pub player: Player,
    /// 1 is best.
    pub rank: u8,
    /// « 1er ».
    pub rank_text: String,
    /// Did this player win?
    pub won: bool,
    /// The score.
    pub score: i32,
    /// « 3 points ».
    pub score_text: String,
    /// The title won, if any.
    pub title: Option<String>,
    /// What the game counts beside scores.
    pub measures: Vec<Labelled>,
}

impl Empile {
    /// The results that the filter lets through, newest first: at most `limit` after leaving out `offset`.
    pub fn history(
        &self,
        filter: &HistoryFilter,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<HistoryLine>, AppError> {
        let (roster, entries) =
            self.ask_log(|log| Ok((log.everyone()?, log.history(filter, limit, offset)?)))?;
        Ok(entries.into_iter().map(|entry| self.history_line(entry, &roster)).collect())
    }

    /// One result.
    pub fn result(&self, id: ResultId) -> Result<HistoryLine, AppError> {
        let (roster, entry) = self.ask_log(|log| Ok((log.everyone()?, log.result(id)?)))?;
        Ok(self.history_line(entry, &roster))
    }

    fn history_line(&self, entry: HistoryEntry, roster: &[Player]) -> HistoryLine {
        let game = entry.result.game;
        let places = entry.result.places.iter().filter_map(|place| self.place_line(game, place, roster));
        let mut places: Vec<PlaceLine> = places.collect();
        places.sort_by_key(|place| place.rank);
        HistoryLine {
            id: entry.result.id,
            match_id: entry.result.match_id,
            campaign: entry.result.campaign,
            game,
            played_at: entry.result.played_at,
            places,
            standing: match entry.mark {
                Mark::Counts => Standing::Counts,
                Mark::Corrected { .. } => Standing::Corrected,
                Mark::Void => Standing::Void,
                Mark::Practice => Standing::Practice,
            },
            was_practice: entry.was_practice,
            corrects: entry.corrects,
            note: entry.note,
        }
    }

    fn place_line(&self, game: GameId, place: &ResultPlace, roster: &[Player]) -> Option<PlaceLine> {
        let ResultPlace { player, place } = place;
        let measured =
            |(measure, number): &(_, i32)| in_words::measured(*measure, i64::from(*number), self.lexicon());
        Some(PlaceLine {
            player: roster.iter().find(|known| known.id == *player)?.clone(),
            rank: place.rank,
            rank_text: self.rank_text(place.rank),
            won: place.won,
            score: place.score,
            score_text: in_words::score(game, place.score.into(), self.lexicon()),
            title: title_of(game, place).map(|title| self.title_text(title)),
            measures: place.measures.iter().map(measured).collect(),
        })
    }
}
