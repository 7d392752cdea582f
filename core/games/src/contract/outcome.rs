use serde::{Deserialize, Serialize};

use super::{Seat, Seats};

/// How a match ended, one place per seat in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// One entry per seat.
    pub places: Vec<Place>,
}

/// How a match ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// 1 is best; players who tie share the better rank and the ranks they use up are skipped.
    pub rank: u8,
    /// Did this seat win, alone or with others? In some games nobody does.
    pub won: bool,
    /// The score in the game's own measure: higher is better.
    pub score: i32,
    /// What the campaign counts beside the score.
    pub measures: Vec<(Measure, i32)>,
}

/// What the campaign log counts, beside scores, wins and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Pile-Poils: golden cats bedded by the Winner.
    GoldenCats,
    /// Pile-Poils: standard cats not bedded at the end.
    CatsLeft,
    /// Pile-Poils: turns lost to a cat-astrophe.
    CatAstrophes,
    /// Pilo Pilo: rounds in which the player did what was to be done.
    RightActions,
    /// Pilo Pilo: rounds in which the player did not.
    Mistakes,
    /// Pilo Pilo: milliseconds from the flip to the fastest touch that was right; absent without one.
    FastestTouchMs,
    /// Teckels: bones worth three.
    GoldBones,
    /// Teckels: bones worth two.
    SilverBones,
    /// Teckels: bones worth one.
    BronzeBones,
    /// Teckels: cards in own finished teckels, all rounds together.
    TeckelCards,
    /// Teckels: cards in the longest teckel owned.
    LongestTeckel,
    /// Abquetschen: dice left in the reserve.
    DiceLeft,
    /// Abquetschen: dice laid as a bonus for a row.
    BonusDice,
    /// Würfelmarsch: opponents' dice captured.
    DiceCaptured,
    /// Würfelmarsch: own dice removed by ties.
    DiceRemoved,
    /// Neko tower: the highest floor climbed to.
    FloorReached,
    /// Neko tower, together: the highest step reached, 0 if none. Every lower step was reached with it.
    HighestStep,
    /// Neko tower: missions this seat validated.
    MissionsValidated,
    /// Neko tower, competitive: 1 for whoever made the tower fall.
    TowersFelled,
    /// Raffzahn: dice taken after the stop.
    LateTakes,
    /// Bunte Kuh: calls that were right.
    RightCalls,
    /// Bunte Kuh: calls that were wrong, or pointed too late.
    WrongCalls,
    /// Cui bono?: dice kept.
    DiceKept,
    /// Eintrichtern: cases uncovered.
    CasesUncovered,
}

impl Outcome {
    /// Ranks seats by score, best first, ties sharing the better rank. `won` is left to the game.
    #[must_use]
    pub fn ranked(scores: &[i32]) -> Outcome {
        let places = scores
            .iter()
            .map(|score| {
                let better = scores.iter().filter(|other| *other > score).count();
                Place { rank: better as u8 + 1, won: false, score: *score, measures: Vec::new() }
            })
            .collect();
        Outcome { places }
    }

    /// The same outcome with these seats as the winners.
    #[must_use]
    pub fn won_by(mut self, winners: Seats) -> Outcome {
        for (index, place) in self.places.iter_mut().enumerate() {
            place.won = winners.contains(Seat(index as u8));
        }
        self
    }

    /// Who won.
    #[must_use]
    pub fn winners(&self) -> Seats {
        let indexed = self.places.iter().enumerate();
        indexed.filter(|(_, place)| place.won).map(|(index, _)| Seat(index as u8)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_rank_and_use_up_the_next() {
        let ranks: Vec<u8> = Outcome::ranked(&[5, 9, 5, -1]).places.iter().map(|place| place.rank).collect();
        assert_eq!(ranks, [2, 1, 2, 4]);
    }
}
