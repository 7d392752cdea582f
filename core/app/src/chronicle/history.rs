use empile_campaign::{
    CampaignId, HistoryEntry, HistoryFilter, Mark, MatchId, Player, ResultId, ResultPlace, UnixMillis,
};
use empile_games::GameId;

use super::in_words::{self, LabelledNumber};
use crate::{Empile, EmpileError, PlayerInfo, hint::with_hints, report::title_of};

/// Does a result count?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ResultStanding {
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
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryRow {
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
    pub places: Vec<HistoryPlace>,
    /// Does it count?
    pub standing: ResultStanding,
    /// Did one person play alone against robots? It stays so when it is taken out.
    pub was_practice: bool,
    /// That hints were asked for in it, if they were.
    pub with_hints: Option<String>,
    /// The result that it corrects.
    pub corrects: Option<ResultId>,
    /// What is written beside it.
    pub note: String,
    /// Where its picture is.
    pub picture: Option<String>,
}

/// How a game ended for one player, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryPlace {
    /// Who.
    pub player: PlayerInfo,
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
    pub measures: Vec<LabelledNumber>,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The results that the filter lets through, newest first: at most `limit` after leaving out `offset`.
    pub fn history(
        &self,
        filter: &HistoryFilter,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<HistoryRow>, EmpileError> {
        let (roster, entries) =
            self.read_log(|log| Ok((log.everyone()?, log.history(filter, limit, offset)?)))?;
        Ok(entries.into_iter().map(|entry| self.history_line(entry, &roster)).collect())
    }

    /// One result.
    pub fn result(&self, id: ResultId) -> Result<HistoryRow, EmpileError> {
        let (roster, entry) = self.read_log(|log| Ok((log.everyone()?, log.result(id)?)))?;
        Ok(self.history_line(entry, &roster))
    }
}

impl Empile {
    pub(super) fn history_line(&self, entry: HistoryEntry, roster: &[Player]) -> HistoryRow {
        let game = entry.result.game;
        let places = entry.result.places.iter().filter_map(|place| self.place_line(game, place, roster));
        let mut places: Vec<HistoryPlace> = places.collect();
        places.sort_by_key(|place| place.rank);
        HistoryRow {
            id: entry.result.id,
            match_id: entry.result.match_id,
            campaign: entry.result.campaign,
            game,
            played_at: entry.result.played_at,
            places,
            standing: match entry.mark {
                Mark::Counts => ResultStanding::Counts,
                Mark::Corrected { .. } => ResultStanding::Corrected,
                Mark::Void => ResultStanding::Void,
                Mark::Practice => ResultStanding::Practice,
            },
            was_practice: entry.was_practice,
            with_hints: with_hints(entry.hints, self.lexicon()),
            corrects: entry.corrects,
            note: entry.note.text,
            picture: entry.note.picture,
        }
    }

    fn place_line(&self, game: GameId, place: &ResultPlace, roster: &[Player]) -> Option<HistoryPlace> {
        let ResultPlace { player, place } = place;
        let measured =
            |(measure, number): &(_, i32)| in_words::measured(*measure, i64::from(*number), self.lexicon());
        Some(HistoryPlace {
            player: PlayerInfo::named(*player, roster)?,
            rank: place.rank,
            rank_text: self.rank_text(place.rank),
            won: place.won,
            score: place.score,
            score_text: in_words::score(game, place.score.into(), self.lexicon()),
            title: title_of(game, place, self.lexicon()),
            measures: place.measures.iter().map(measured).collect(),
        })
    }
}
