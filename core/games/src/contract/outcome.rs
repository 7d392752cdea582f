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

macro_rules! measures {
    ($($(#[$doc:meta])* $measure:ident = $name:literal;)+) => {
        /// What the log counts, beside scores, wins and ranks: the words of all games together, so that the log can add up
        /// what it does not understand.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Measure { $($(#[$doc])* #[serde(rename = $name)] $measure,)+ }

        impl Measure {
            /// Every measure.
            pub const ALL: &'static [Measure] = &[$(Measure::$measure,)+];

            /// A stable name: in the log, in files, in keys of texts.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Measure::$measure => $name,)+ }
            }
        }
    };
}

measures! {
    /// Golden cats bedded by the winner.
    GoldenCats = "golden-cats";
    /// Cats not bedded at the end.
    CatsLeft = "cats-left";
    /// Turns lost because nothing went.
    CatAstrophes = "cat-astrophes";
    /// Rounds in which the player did what was to be done.
    RightActions = "right-actions";
    /// Rounds in which the player did not.
    Mistakes = "mistakes";
    /// Milliseconds from the flip to the fastest touch that was right; absent without one.
    FastestTouchMs = "fastest-touch-ms";
    /// Bones worth three.
    GoldBones = "gold-bones";
    /// Bones worth two.
    SilverBones = "silver-bones";
    /// Bones worth one.
    BronzeBones = "bronze-bones";
    /// Cards in own finished animals, all rounds together.
    TeckelCards = "teckel-cards";
    /// Cards in the longest animal owned.
    LongestTeckel = "longest-teckel";
    /// Dice left in the reserve.
    DiceLeft = "dice-left";
    /// Dice laid as a bonus for a row.
    BonusDice = "bonus-dice";
    /// Opponents' dice captured.
    DiceCaptured = "dice-captured";
    /// Own dice removed by ties.
    DiceRemoved = "dice-removed";
    /// The highest floor climbed to.
    FloorReached = "floor-reached";
    /// The highest step reached together, 0 if none. Every lower step was reached with it.
    HighestStep = "highest-step";
    /// The highest floor climbed to while the tower was on the screen.
    FloorOnScreen = "floor-on-screen";
    /// The highest step reached together there, 0 if none.
    StepOnScreen = "step-on-screen";
    /// Missions this seat validated.
    MissionsValidated = "missions-validated";
    /// 1 for whoever made the tower fall.
    TowersFelled = "towers-felled";
    /// Dice taken after the stop.
    LateTakes = "late-takes";
    /// Calls that were right.
    RightCalls = "right-calls";
    /// Calls that were wrong, or pointed too late.
    WrongCalls = "wrong-calls";
    /// Dice kept.
    DiceKept = "dice-kept";
    /// Cases uncovered.
    CasesUncovered = "cases-uncovered";
}

impl Measure {
    /// The measure of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Measure> {
        Measure::ALL.iter().copied().find(|measure| measure.name() == name)
    }
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
