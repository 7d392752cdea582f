//! From numbers read off a table to the places of a result.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Figure, PaperForm, PaperRefusal, Winners, Worth};
use crate::contract::{Measure, Place};

/// What is read off the table for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperSeat {
    /// Did this seat win, alone or with others?
    pub won: bool,
    /// The number that the form asks for, never negative.
    pub amount: i32,
    /// What the form asks for beside it, as far as it is known.
    pub extras: Vec<(Measure, i32)>,
}

impl PaperSeat {
    /// With nothing beside the number.
    #[must_use]
    pub fn new(won: bool, amount: impl Into<i32>) -> PaperSeat {
        PaperSeat { won, amount: amount.into(), extras: Vec::new() }
    }

    /// The same with something counted beside it.
    #[must_use]
    pub fn with(mut self, measure: Measure, number: impl Into<i32>) -> PaperSeat {
        self.extras.push((measure, number.into()));
        self
    }

    /// One more of what is counted beside it.
    pub fn count(&mut self, measure: Measure) {
        match self.extras.iter_mut().find(|(known, _)| *known == measure) {
            Some((_, number)) => *number += 1,
            None => self.extras.push((measure, 1)),
        }
    }

    /// What was entered beside the number, if it was.
    #[must_use]
    pub fn extra(&self, measure: Measure) -> Option<i32> {
        self.extras.iter().find(|(known, _)| *known == measure).map(|(_, amount)| *amount)
    }
}

/// What is read off a table for all seats, every number within its limit.
#[derive(Clone, Copy, Debug)]
pub struct PaperSheet<'a> {
    /// What the box is like, by the form's stable name; nothing where there is only one way.
    pub setup: &'static str,
    /// One for each player, in seat order.
    pub seats: &'a [PaperSeat],
}

impl PaperSheet<'_> {
    /// How many played.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The numbers of all together.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.seats.iter().map(|seat| seat.amount).sum()
    }

    /// Those who won.
    pub fn winners(&self) -> impl Iterator<Item = &PaperSeat> {
        self.seats.iter().filter(|seat| seat.won)
    }

    /// Those who did not.
    pub fn others(&self) -> impl Iterator<Item = &PaperSeat> {
        self.seats.iter().filter(|seat| !seat.won)
    }

    /// What was entered beside the numbers, if it was entered for everybody.
    #[must_use]
    pub fn extras(&self, measure: Measure) -> Option<Vec<i32>> {
        self.seats.iter().map(|seat| seat.extra(measure)).collect()
    }
}

impl PaperForm {
    /// What was read off the table for a place that was written down.
    #[must_use]
    pub fn read_back(&self, place: &Place) -> PaperSeat {
        let figure = if place.won { self.winner } else { self.other };
        let is_amount = |(measure, _): &&(Measure, i32)| figure.measure == Some(*measure);
        let score = if figure.worth == Worth::Loss { place.score.saturating_neg() } else { place.score };
        PaperSeat {
            won: place.won,
            amount: place.measures.iter().find(is_amount).map_or(score, |(_, amount)| *amount),
            extras: place.measures.iter().filter(|measured| !is_amount(measured)).copied().collect(),
        }
    }

    /// The set-up of this stable name; the usual one where none is named.
    pub(super) fn setup(&self, named: Option<&str>) -> Result<&'static str, PaperRefusal> {
        let usual = self.setups.first().copied().unwrap_or_default();
        let Some(named) = named else { return Ok(usual) };
        let known = self.setups.iter().copied().find(|setup| *setup == named);
        known.ok_or_else(|| PaperRefusal::NoSuchSetup { setup: named.to_owned() })
    }

    /// The places of a result with numbers that this form allows, not ranked yet.
    pub(super) fn places(
        &self,
        allowed: &RangeInclusive<u8>,
        entered: &[PaperSeat],
    ) -> Result<Vec<Place>, PaperRefusal> {
        let players = seated(allowed, entered.len())?;
        let mut places = Vec::with_capacity(entered.len());
        for (index, seat) in entered.iter().enumerate() {
            let (score, measures) = self.figures(players, index, seat)?;
            places.push(Place { rank: 1, won: seat.won, score, measures });
        }
        self.winners.check(entered, &places)?;
        Ok(places)
    }

    /// Marks those who won where the numbers tell; where somebody has to say it, everything stays as it was said.
    pub fn mark_winners(
        &self,
        allowed: &RangeInclusive<u8>,
        entered: &mut [PaperSeat],
    ) -> Result<(), PaperRefusal> {
        match self.winners {
            Winners::Declared { .. } | Winners::AmongBest => {}
            Winners::WithNothingLeft => {
                for seat in entered {
                    seat.won = seat.amount == 0;
                }
            }
            Winners::Best => {
                let players = seated(allowed, entered.len())?;
                let numbers = entered.iter().enumerate();
                let scores = numbers.map(|(index, seat)| Ok(self.figures(players, index, seat)?.0));
                let scores = scores.collect::<Result<Vec<i32>, PaperRefusal>>()?;
                let best = scores.iter().max();
                for (seat, score) in entered.iter_mut().zip(&scores) {
                    seat.won = Some(score) == best;
                }
            }
        }
        Ok(())
    }

    fn figures(
        &self,
        players: u8,
        index: usize,
        seat: &PaperSeat,
    ) -> Result<(i32, Vec<(Measure, i32)>), PaperRefusal> {
        let figure = if seat.won { self.winner } else { self.other };
        let mut score = figure.score(players, index, seat.amount)?;
        let mut measures: Vec<_> = figure.measure.map(|measure| (measure, seat.amount)).into_iter().collect();
        for (measure, amount) in &seat.extras {
            let extra = self.extras.iter().find(|(extra, _)| extra == measure);
            let is_new = measures.iter().all(|(known, _)| known != measure);
            let Some((_, figure)) = extra.filter(|_| is_new) else {
                return Err(PaperRefusal::WrongMeasure { measure: *measure });
            };
            score += figure.score(players, index, *amount)?;
            measures.push((*measure, *amount));
        }
        Ok((score, measures))
    }
}

fn seated(allowed: &RangeInclusive<u8>, given: usize) -> Result<u8, PaperRefusal> {
    let players = u8::try_from(given).ok().filter(|players| allowed.contains(players));
    players.ok_or(PaperRefusal::PlayerCount { given, least: *allowed.start(), most: *allowed.end() })
}

impl Figure {
    fn score(&self, players: u8, index: usize, amount: i32) -> Result<i32, PaperRefusal> {
        let most = (self.most)(players);
        if !(0..=most).contains(&amount) {
            return Err(PaperRefusal::OutOfRange { place: index + 1, amount, most });
        }
        Ok(match self.worth {
            Worth::Gain => amount,
            Worth::Loss => -amount,
            Worth::Nothing => 0,
        })
    }
}

impl Winners {
    fn check(self, entered: &[PaperSeat], places: &[Place]) -> Result<(), PaperRefusal> {
        let given = places.iter().filter(|place| place.won).count();
        let (least, most) = match self {
            Winners::Declared { least, most } => (least, most),
            _ => (1, u8::MAX),
        };
        if given < usize::from(least) || given > usize::from(most) {
            let most = most.min(places.len() as u8);
            return Err(PaperRefusal::WinnerCount { given, least, most });
        }
        let best = places.iter().map(|place| place.score).max();
        let is_best = |place: &Place| Some(place.score) == best;
        let is_right = match self {
            Winners::Declared { .. } => true,
            Winners::Best => places.iter().all(|place| place.won == is_best(place)),
            Winners::AmongBest => places.iter().all(|place| !place.won || is_best(place)),
            Winners::WithNothingLeft => entered.iter().all(|seat| seat.won == (seat.amount == 0)),
        };
        if is_right { Ok(()) } else { Err(PaperRefusal::WrongWinners) }
    }
}

/// Those with the greater standing come first; those who tie share the better rank.
pub(super) fn rank(places: &mut [Place], standings: &[[i32; 3]]) {
    for (place, standing) in places.iter_mut().zip(standings) {
        let ahead = standings.iter().filter(|other| *other > standing).count();
        place.rank = ahead as u8 + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(winners: Winners, entered: &[(bool, i32)], sign: i32) -> Result<(), PaperRefusal> {
        let seat = |(won, amount): &(bool, i32)| PaperSeat::new(*won, *amount);
        let seats: Vec<PaperSeat> = entered.iter().map(seat).collect();
        let place =
            |seat: &PaperSeat| Place { rank: 1, won: seat.won, score: sign * seat.amount, measures: vec![] };
        let places: Vec<Place> = seats.iter().map(place).collect();
        winners.check(&seats, &places)
    }

    #[test]
    fn who_wins_is_what_the_numbers_say_where_the_game_says_so() {
        assert_eq!(judged(Winners::Best, &[(true, 5), (true, 5), (false, 4)], 1), Ok(()));
        assert_eq!(judged(Winners::Best, &[(true, 5), (false, 5)], 1), Err(PaperRefusal::WrongWinners));
        assert_eq!(judged(Winners::AmongBest, &[(true, 5), (false, 5)], -1), Ok(()));
        assert_eq!(judged(Winners::AmongBest, &[(true, 6), (false, 5)], -1), Err(PaperRefusal::WrongWinners));
        assert_eq!(judged(Winners::WithNothingLeft, &[(true, 0), (true, 0), (false, 1)], -1), Ok(()));
        let nobody = judged(Winners::WithNothingLeft, &[(false, 2), (false, 1)], -1);
        assert_eq!(nobody, Err(PaperRefusal::WinnerCount { given: 0, least: 1, most: 2 }));
        assert_eq!(
            judged(Winners::WithNothingLeft, &[(true, 0), (false, 0)], -1),
            Err(PaperRefusal::WrongWinners)
        );
    }
}
