use empile_app::RobotPace as Pace;

use crate::{Empile, EmpileError, PlayerInfo};

/// How long robots let people look before they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum RobotPace {
    /// Time to follow every move, and to explain it to a child.
    Calm,
    /// Time to see what happens.
    Usual,
    /// For whoever knows the game.
    Brisk,
}

impl From<RobotPace> for Pace {
    fn from(pace: RobotPace) -> Pace {
        match pace {
            RobotPace::Calm => Pace::Calm,
            RobotPace::Usual => Pace::Usual,
            RobotPace::Brisk => Pace::Brisk,
        }
    }
}

#[uniffi::export]
impl Empile {
    /// The robots that can sit down with people: their ids go on seats like those of people.
    pub fn robots(&self) -> Result<Vec<PlayerInfo>, EmpileError> {
        Ok(self.app.robots().into_iter().map(Into::into).collect())
    }

    /// How long robots let people look before they move, at every table from now on.
    pub fn set_robot_pace(&self, pace: RobotPace) -> Result<(), EmpileError> {
        self.app.set_robot_pace(pace.into());
        Ok(())
    }
}
