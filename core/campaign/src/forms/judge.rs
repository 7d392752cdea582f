//! From numbers read off a table to the places of a result.

use empile_games::{
    GameId,
    contract::{Measure, Place},
};

use super::{Figure, FormProblem, HandForm, Winners, Worth};
use crate::{HandPlace, LogError, stored};

/// The places of a result, if it can be one of this game.
pub(crate) fn judge(game: GameId, entered: &[HandPlace]) -> Result<Vec<Place>, LogError> {
    let form = HandForm::of(game)?;
    let players = seated(game, entered.len()).map_err(LogError::Form)?;
    let mut places = Vec::with_capacity(entered.len());
    for (index, hand) in entered.iter().enumerate() {
        let (score, measures) = form.figures(players, index, hand)?;
        places.push(Place { rank: 1, won: hand.won, score, measures });
    }
    form.winners.check(entered, &places).map_err(LogError::Form)?;
    rank(&mut places);
    Ok(places)
}

/// Marks those who won where the numbers tell; where somebody has to say it, everything stays as it was said.
pub fn mark_winners(game: GameId, entered: &mut [HandPlace]) -> Result<(), LogError> {
    let form = HandForm::of(game)?;
    match form.winners {
        Winners::Declared { .. } | Winners::AmongBest => {}
        Winners::WithNothingLeft => {
            for hand in entered {
                hand.won = hand.amount == 0;
            }
        }
        Winners::Best => {
            let players = seated(game, entered.len()).map_err(LogError::Form)?;
            let numbers = entered.iter().enumerate();
            let scores = numbers.map(|(index, hand)| Ok(form.figures(players, index, hand)?.0));
            let scores = scores.collect::<Result<Vec<i32>, LogError>>()?;
            let best = scores.iter().max();
            for (hand, score) in entered.iter_mut().zip(&scores) {
                hand.won = Some(score) == best;
            }
        }
    }
    Ok(())
}

fn seated(game: GameId, given: usize) -> Result<u8, FormProblem> {
    let range = game.descriptor().players;
    let players = u8::try_from(given).ok().filter(|players| range.contains(players));
    players.ok_or(FormProblem::PlayerCount { given, least: *range.start(), most: *range.end() })
}

impl HandForm {
    fn figures(
        &self,
        players: u8,
        index: usize,
        hand: &HandPlace,
    ) -> Result<(i32, Vec<(Measure, i32)>), LogError> {
        let figure = if hand.won { self.winner } else { self.other };
        let mut score = figure.score(players, index, hand.amount).map_err(LogError::Form)?;
        let mut measures = Vec::new();
        if let Some(name) = figure.measure {
            measures.push((stored::measure(name.to_owned())?, hand.amount));
        }
        for (measure, amount) in &hand.extras {
            let name = stored::measure_name(*measure)?;
            let extra = self.extras.iter().find(|(extra, _)| *extra == name);
            let is_new = measures.iter().all(|(known, _)| known != measure);
            let Some((_, figure)) = extra.filter(|_| is_new) else {
                return Err(LogError::Form(FormProblem::WrongMeasure { measure: name }));
            };
            score += figure.score(players, index, *amount).map_err(LogError::Form)?;
            measures.push((*measure, *amount));
        }
        Ok((score, measures))
    }
}

impl Figure {
    fn score(&self, players: u8, index: usize, amount: i32) -> Result<i32, FormProblem> {
        let most = (self.most)(players);
        if !(0..=most).contains(&amount) {
            return Err(FormProblem::OutOfRange { place: index + 1, amount, most });
        }
        Ok(match self.worth {
            Worth::Gain => amount,
            Worth::Loss => -amount,
            Worth::Nothing => 0,
        })
    }
}

impl Winners {
    pub(super) fn check(self, entered: &[HandPlace], places: &[Place]) -> Result<(), FormProblem> {
        let given = places.iter().filter(|place| place.won).count();
        let (least, most) = match self {
            Winners::Declared { least, most } => (least, most),
            _ => (1, u8::MAX),
        };
        if given < usize::from(least) || given > usize::from(most) {
            let most = most.min(places.len() as u8);
            return Err(FormProblem::WinnerCount { given, least, most });
        }
        let best = places.iter().map(|place| place.score).max();
        let is_best = |place: &Place| Some(place.score) == best;
        let is_right = match self {
            Winners::Declared { .. } => true,
            Winners::Best => places.iter().all(|place| place.won == is_best(place)),
            Winners::AmongBest => places.iter().all(|place| !place.won || is_best(place)),
            Winners::WithNothingLeft => entered.iter().all(|hand| hand.won == (hand.amount == 0)),
        };
        if is_right { Ok(()) } else { Err(FormProblem::WrongWinners) }
    }
}

/// Winners come first, the others by score; those who tie share the better rank.
fn rank(places: &mut [Place]) {
    let standing = |place: &Place| (place.won, if place.won { i32::MAX } else { place.score });
    let all: Vec<_> = places.iter().map(standing).collect();
    for place in places {
        let ahead = all.iter().filter(|other| **other > standing(place)).count();
        place.rank = ahead as u8 + 1;
    }
}
