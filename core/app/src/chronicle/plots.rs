use empile_campaign::{HeadToHead, HistoryFilter, PlayerId, ScorePoint};
use empile_games::GameId;

use crate::{Empile, EmpileError, PlayerInfo};

/// How somebody's score grew, ready to plot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScoreCurve {
    /// Who.
    pub player: PlayerInfo,
    /// One for each game, the first played first.
    pub points: Vec<ScorePoint>,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// How the scores of a game grew, player by player.
    pub fn score_curves(&self, game: GameId, filter: &HistoryFilter) -> Result<Vec<ScoreCurve>, EmpileError> {
        let (roster, series) = self.read_log(|log| Ok((log.everyone()?, log.score_series(game, filter)?)))?;
        let lines = series.into_iter();
        Ok(lines
            .filter_map(|series| {
                Some(ScoreCurve { player: PlayerInfo::named(series.player, &roster)?, points: series.points })
            })
            .collect())
    }

    /// How two players did against each other.
    pub fn duel(
        &self,
        player: PlayerId,
        other: PlayerId,
        filter: &HistoryFilter,
    ) -> Result<HeadToHead, EmpileError> {
        self.read_log(|log| log.head_to_head(player, other, filter))
    }
}
