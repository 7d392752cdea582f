//! « Fin de partie ».

use serde::{Deserialize, Serialize};

use super::{FLOORS, Mode, Neko, Phase, Play};
use crate::contract::{Measure, Outcome, Place, Seat};

/// « Palier réussi »: the floors that make a victory.
pub const STEPS: [u8; 5] = [10, 13, 15, 17, 20];

/// The highest step that a cat who climbed to this floor has reached, passing included.
#[must_use]
pub fn highest_step(floor: u8) -> Option<u8> {
    STEPS.into_iter().rev().find(|step| *step <= floor)
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Five walls or the whole tower fell.
    Collapsed,
    /// Neko reached the last step.
    LastStep,
    /// The players stopped after a step.
    Stopped,
    /// Every black cat stands on the highest floor there can be.
    NowhereHigher,
}

impl Neko {
    /// Has Neko, or every black cat, come as high as there is anything to win?
    pub(super) fn ending_at_the_top(&self) -> Option<Ending> {
        match self.setup.mode {
            Mode::Together => (STEPS.last() <= Some(&self.climber(Seat(0)).best)).then_some(Ending::LastStep),
            Mode::Competitive => {
                self.climbers().iter().all(|climber| climber.floor == FLOORS).then_some(Ending::NowhereHigher)
            }
        }
    }

    pub(super) fn ranking(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        Some(match self.setup.mode {
            Mode::Together => self.shared_outcome(),
            Mode::Competitive => self.ranked_outcome(),
        })
    }

    /// Matches with the box and on the screen count alike; how high one came is kept apart, for steady hands are not the same there.
    fn measures_of_height(&self) -> (Measure, Measure) {
        match self.setup.play {
            Play::Companion => (Measure::FloorReached, Measure::HighestStep),
            Play::OnScreen => (Measure::FloorOnScreen, Measure::StepOnScreen),
        }
    }

    /// « la victoire est collective »: a step once reached stays won, whatever falls later.
    fn shared_outcome(&self) -> Outcome {
        let best = self.climber(Seat(0)).best;
        let step = highest_step(best);
        let (floor_reached, step_reached) = self.measures_of_height();
        let place = |seat| Place {
            rank: 1,
            won: step.is_some(),
            score: best.into(),
            measures: vec![
                (floor_reached, best.into()),
                (step_reached, step.unwrap_or(0).into()),
                (Measure::MissionsValidated, self.validated_by(seat).into()),
            ],
        };
        Outcome { places: Seat::all(self.setup.players).map(place).collect() }
    }

    /// « Le joueur qui fait tomber la tour termine dernier »; the others by the height they climbed to. Ruling: a
    /// black cat that never climbed has no place in the ranking to win with.
    fn ranked_outcome(&self) -> Outcome {
        let seats = Seat::all(self.setup.players);
        let (floor_reached, _) = self.measures_of_height();
        let standing = |seat: Seat| (self.felled_by != Some(seat), self.climber(seat).best);
        let place = |seat: Seat| {
            let ahead = seats.clone().filter(|other| standing(*other) > standing(seat)).count();
            let (stood, best) = standing(seat);
            Place {
                rank: ahead as u8 + 1,
                won: ahead == 0 && stood && best > 0,
                score: best.into(),
                measures: vec![
                    (floor_reached, best.into()),
                    (Measure::MissionsValidated, self.validated_by(seat).into()),
                    (Measure::TowersFelled, i32::from(!stood)),
                ],
            }
        };
        Outcome { places: seats.clone().map(place).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_reached_by_climbing_to_it_or_past_it() {
        assert_eq!(highest_step(9), None);
        assert_eq!(highest_step(10), Some(10));
        assert_eq!(highest_step(12), Some(10));
        assert_eq!(highest_step(16), Some(15));
        assert_eq!(highest_step(24), Some(20));
    }
}
