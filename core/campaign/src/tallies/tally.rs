//! How a standing is written: one text, so that a result rewrites one column.

use std::collections::BTreeMap;

use empile_games::{GameId, contract::TitleRank};

use crate::{
    LogError, ResultId, UnixMillis,
    standings::{Span, Standing},
    stored,
};

const WHAT: &str = "a standing";

/// Games, wins, shared wins, score, best, streak, best streak, measures, titles.
type Written<Measures> = (u32, u32, u32, i64, i32, u32, u32, Measures, Vec<u32>);

pub(crate) fn to_text(standing: &Standing) -> Result<String, LogError> {
    let written: Written<&BTreeMap<String, Span>> = (
        standing.games,
        standing.wins,
        standing.shared_wins,
        standing.score,
        standing.best,
        standing.streak,
        standing.best_streak,
        &standing.measures,
        counts(&standing.titles),
    );
    stored::to_text(WHAT, &written)
}

pub(crate) fn from_text(text: &str, last: (UnixMillis, ResultId)) -> Result<Standing, LogError> {
    let written: Written<BTreeMap<String, Span>> = stored::from_text(WHAT, text)?;
    let (games, wins, shared_wins, score, best, streak, best_streak, measures, counts) = written;
    if counts.len() > most_titles() {
        return Err(LogError::Unreadable { what: WHAT, detail: text.to_owned() });
    }
    let titles = (0..).map(TitleRank).zip(counts).filter(|(_, times)| *times > 0).collect();
    Ok(Standing { games, wins, shared_wins, score, best, streak, best_streak, measures, titles, last })
}

/// How often each title, by its place among all titles, without the zeros at the end.
fn counts(titles: &BTreeMap<TitleRank, u32>) -> Vec<u32> {
    let times = |title: TitleRank| titles.get(&title).copied().unwrap_or(0);
    let earned = titles.iter().filter(|(_, times)| **times > 0);
    let upto = earned.map(|(title, _)| title.index() + 1).max().unwrap_or(0);
    (0..).map(TitleRank).take(upto).map(times).collect()
}

/// As many as the game with the most of them has.
fn most_titles() -> usize {
    GameId::ALL.iter().map(|game| game.titles().len()).max().unwrap_or(0)
}
