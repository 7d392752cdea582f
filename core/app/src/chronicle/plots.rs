use empile_campaign::{HeadToHead, HistoryFilter, PlayerId, ScorePoint};
use empile_games::GameId;

use crate::{Empile, EmpileError, PlayerInfo};

/// How somebody's score grew, ready to plot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScoreCurve {
    /// Who.
    pub player: PlayerInfo,
    /// How many games.
    pub games: u32,
    /// The first played first, the last always among them; one for each game, or for some of very many.
    pub points: Vec<ScorePoint>,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// How the scores of a game grew, player by player, or of the filter's player alone.
    pub fn score_curves(&self, game: GameId, filter: &HistoryFilter) -> Result<Vec<ScoreCurve>, EmpileError> {
        let (roster, series) = self.read_log(|log| Ok((log.everyone()?, log.score_series(game, filter)?)))?;
        let lines = series.into_iter().filter(|series| !series.player.is_guest());
        Ok(lines
            .filter_map(|series| {
                let player = PlayerInfo::named(series.player, &roster)?;
                Some(ScoreCurve { player, games: series.games, points: series.points })
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
