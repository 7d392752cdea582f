use std::f32::consts::TAU;

use empile_games::contract::Millis;

use crate::{Cue, Motion};

/// What a cue does beside being heard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Feel {
    /// What a hand feels; nothing for what is only heard.
    pub haptic: Option<Haptic>,
    /// The whole table is shaken.
    pub shake: Option<Shake>,
    /// Whatever gets to another place meanwhile travels so.
    pub sweeps: Option<Motion>,
    /// Everything that moves so is set off, also what stays as it is.
    pub sets_off: Option<Motion>,
}

/// What a hand feels; a device has its own way for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haptic {
    /// Something small moved.
    Tick,
    /// Something was put down or taken up.
    Tap,
    /// Something hit, fell or stopped.
    Thud,
    /// Dice roll.
    Rattle,
    /// Something was won.
    Success,
    /// Something was not to be.
    Refusal,
    /// Everything comes down.
    Catastrophe,
}

/// How the table is shaken from side to side, ever less.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shake {
    /// How far at most, in density-independent pixels.
    pub reach: f32,
    /// How long, in milliseconds.
    pub duration: Millis,
    /// How often there and back.
    pub swings: f32,
}

impl Shake {
    /// How far aside the table is, so many milliseconds after it began.
    #[must_use]
    pub fn offset(&self, moment: Millis) -> f32 {
        if moment >= self.duration {
            return 0.0;
        }
        let part = moment as f32 / self.duration as f32;
        self.reach * (1.0 - part) * (1.0 - part) * (part * self.swings * TAU).sin()
    }
}

impl Cue {
    /// What it does to hands and to the table.
    #[must_use]
    pub fn feel(self) -> Feel {
        let felt = Feel { haptic: self.haptic(), ..Feel::default() };
        match self {
            Cue::DiceThrown => Feel { sets_off: Some(Motion::Tumble), ..felt },
            Cue::CatAstrophe => Feel {
                shake: Some(Shake { reach: 9.0, duration: 420, swings: 3.0 }),
                sweeps: Some(Motion::Scatter),
                ..felt
            },
            _ => felt,
        }
    }

    fn haptic(self) -> Option<Haptic> {
        match self {
            Cue::CardTurned | Cue::Counted | Cue::DiceSlid | Cue::Climbed | Cue::TowerCreaked => {
                Some(Haptic::Tick)
            }
            Cue::DiePlaced
            | Cue::DieTaken
            | Cue::DieKept
            | Cue::FloorRaised
            | Cue::CatPlaced
            | Cue::CatBedded
            | Cue::CardsFlipped
            | Cue::PillowGrabbed
            | Cue::TowerWobbled
            | Cue::PieceLanded
            | Cue::PileEmptied => Some(Haptic::Tap),
            Cue::PieceFell
            | Cue::PillowThud
            | Cue::Bark
            | Cue::CardSlapped
            | Cue::CatBit
            | Cue::RoundStopped
            | Cue::Called
            | Cue::NothingLeft
            | Cue::Begun => Some(Haptic::Thud),
            Cue::DiceThrown => Some(Haptic::Rattle),
            Cue::BonusWon
            | Cue::YarnWon
            | Cue::StepReached
            | Cue::Right
            | Cue::TailWagged
            | Cue::BoneWon
            | Cue::MatchEnded => Some(Haptic::Success),
            Cue::Wrong | Cue::CardBeaten | Cue::Refused => Some(Haptic::Refusal),
            Cue::CatAstrophe => Some(Haptic::Catastrophe),
            // A cat that sleeps or purrs is only heard, and so is a table that holds its breath.
            Cue::CatStroked | Cue::Snore | Cue::Hush => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_won_what_falls_and_what_is_refused_feel_different() {
        assert_eq!(Cue::YarnWon.feel().haptic, Some(Haptic::Success));
        assert_eq!(Cue::PieceFell.feel().haptic, Some(Haptic::Thud));
        assert_eq!(Cue::Refused.feel().haptic, Some(Haptic::Refusal));
    }

    #[test]
    fn nothing_left_to_take_is_neither_a_joy_nor_a_refusal() {
        assert_eq!(Cue::NothingLeft.feel().haptic, Some(Haptic::Thud));
    }

    #[test]
    fn a_sleeping_cat_is_only_heard() {
        for cue in [Cue::CatStroked, Cue::Snore, Cue::Hush] {
            assert_eq!(cue.feel(), Feel::default(), "{cue:?}");
        }
    }

    #[test]
    fn only_the_one_big_moment_shakes_the_table() {
        let shaking = Cue::ALL.into_iter().filter(|cue| cue.feel().shake.is_some());
        assert_eq!(shaking.collect::<Vec<_>>(), [Cue::CatAstrophe]);
    }

    #[test]
    fn a_shake_dies_away_and_ends() {
        let shake = Cue::CatAstrophe.feel().shake.unwrap();
        let strongest =
            |from: Millis| (from..from + 70).map(|moment| shake.offset(moment).abs()).fold(0.0_f32, f32::max);
        assert!(strongest(0) > strongest(140) && strongest(140) > strongest(280));
        assert!(shake.offset(0).abs() < 1e-6 && shake.offset(shake.duration).abs() < 1e-6);
    }
}
