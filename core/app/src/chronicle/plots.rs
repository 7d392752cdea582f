use empile_campaign::{HeadToHead, HistoryFilter, PlayerId};
use empile_games::{GameId, contract::Fact};

use super::axes::{BEFORE, Dates, PlotTick, RoundNumbers};
use crate::{Empile, EmpileError, PlayerInfo};

/// How scores grew, ready to draw: everything lies between 0 and 1, from the left and from the bottom.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScorePlot {
    /// A curve for each player.
    pub curves: Vec<ScoreCurve>,
    /// Dates along the bottom.
    pub dates: Vec<PlotTick>,
    /// Round numbers at the side.
    pub scores: Vec<PlotTick>,
}

/// How somebody's score grew.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScoreCurve {
    /// Who.
    pub player: PlayerInfo,
    /// How many games.
    pub games: u32,
    /// From nothing to the last game; a point for each, or for some of very many.
    pub points: Vec<PlotPoint>,
    /// It told in a line.
    pub words: String,
}

/// A spot of a plot.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlotPoint {
    /// From the left.
    pub x: f32,
    /// From the bottom.
    pub y: f32,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// How the scores of a game grew, player by player, or of the filter's player alone; nothing until somebody has played twice.
    pub fn score_plot(&self, game: GameId, filter: &HistoryFilter) -> Result<Option<ScorePlot>, EmpileError> {
        let (roster, mut series) =
            self.read_log(|log| Ok((log.everyone()?, log.score_series(game, filter)?)))?;
        series.retain(|series| !series.player.is_guest());
        let points = || series.iter().flat_map(|series| &series.points);
        let Some(dates) = Dates::around(points().map(|point| point.at)) else { return Ok(None) };
        if series.iter().all(|series| series.games < 2) {
            return Ok(None);
        }
        let scores = RoundNumbers::around(points().map(|point| point.score));
        let curve = |series: &empile_campaign::ScoreSeries| {
            let player = PlayerInfo::named(series.player, &roster)?;
            let spots = series.points.iter();
            let spots =
                spots.map(|point| PlotPoint { x: dates.place(point.at), y: scores.height(point.score) });
            let nothing =
                spots.clone().next().map(|first| PlotPoint { x: first.x - BEFORE, y: scores.height(0) });
            let last = series.points.last().map_or(0, |point| point.score);
            let words = self.say(
                "campaign-plot-line",
                &[
                    ("name", Fact::Text(player.name.clone())),
                    ("score", Fact::Number(last)),
                    ("games", Fact::Number(series.games.into())),
                ],
            );
            Some(ScoreCurve {
                player,
                games: series.games,
                points: nothing.into_iter().chain(spots).collect(),
                words,
            })
        };
        Ok(Some(ScorePlot {
            curves: series.iter().filter_map(curve).collect(),
            dates: dates.ticks(self.lexicon()),
            scores: scores.ticks(self.lexicon()),
        }))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chronicle::testing::{DAY, play};

    #[test]
    fn curves_lie_between_the_axes_and_begin_with_nothing() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let plot = || app.score_plot(GameId::Eintrichtern, &HistoryFilter::default()).unwrap();
        assert_eq!(plot(), None);
        play(&app, 0, &[(ada, 8), (bob, 3)]);
        assert_eq!(plot(), None, "a dot is no curve");
        play(&app, DAY, &[(ada, 2), (bob, 8)]);
        play(&app, 2 * DAY, &[(ada, 2), (bob, 8)]);
        let ScorePlot { curves, dates, scores } = plot().unwrap();
        let labels = |ticks: &[PlotTick]| ticks.iter().map(|tick| tick.label.clone()).collect::<Vec<_>>();
        assert_eq!(labels(&scores), ["0", "5", "10", "15", "20"]);
        assert_eq!(labels(&dates), ["1 janv.", "2 janv.", "3 janv."]);
        let bobs = &curves[1];
        assert_eq!((bobs.games, bobs.points.len()), (3, 4));
        assert_eq!(bobs.points[0], PlotPoint { x: 0.0, y: 0.0 });
        assert_eq!(bobs.points[3], PlotPoint { x: 1.0, y: 19.0 / 20.0 });
        assert!((bobs.points[2].x - dates[1].at).abs() < f32::EPSILON, "a game lies above its day");
        assert_eq!(bobs.words, "Bob : 19 après 3 parties");
    }
}
