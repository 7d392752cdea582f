use empile_campaign::{HeadToHead, HistoryFilter, Player, PlayerId, ScorePoint};
use empile_games::GameId;

use crate::{AppError, Empile};

/// How somebody's score grew, ready to plot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesLine {
    /// Who.
    pub player: Player,
    /// One for each game, the first played first.
    pub points: Vec<ScorePoint>,
}

impl Empile {
    /// How the scores of a game grew, player by player.
    pub fn score_series(&self, game: GameId, filter: &HistoryFilter) -> Result<Vec<SeriesLine>, AppError> {
        let (roster, series) = self.ask_log(|log| Ok((log.everyone()?, log.score_series(game, filter)?)))?;
        let player = |id: PlayerId| roster.iter().find(|player| player.id == id).cloned();
        let lines = series.into_iter();
        Ok(lines
            .filter_map(|series| Some(SeriesLine { player: player(series.player)?, points: series.points }))
            .collect())
    }

    /// How two players did against each other.
    pub fn head_to_head(
        &self,
        player: PlayerId,
        other: PlayerId,
        filter: &HistoryFilter,
    ) -> Result<HeadToHead, AppError> {
        self.ask_log(|log| log.head_to_head(player, other, filter))
    }
}
