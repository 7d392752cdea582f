//! Robots among the players: who they are, where they can sit, and how quickly they play.

use std::{collections::BTreeSet, sync::Arc};

use empile_bots::{Level, neko_tower::can_reach};
use empile_campaign::{COLOURS, MOST_ROBOTS, PlayerId, ROBOTS, Robot};
use empile_games::{
    AnySetup, GameId,
    contract::{Seat, Seats},
};
use empile_stage::Sitter;

use crate::{Empile, EmpileError, PlayerInfo, RobotPace, table::Robots};

/// A robot that can sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RobotInfo {
    /// Who sits down, by how well it plays, the gentlest first: one of them at a time.
    pub levels: Vec<RobotOnLevel>,
    /// The level of who has not chosen one, as a place in that list.
    pub usual: u8,
}

impl RobotInfo {
    /// Who sits down where nobody chose a level.
    #[must_use]
    pub fn usual(&self) -> Option<&PlayerInfo> {
        self.levels.get(usize::from(self.usual)).map(|on_level| &on_level.player)
    }
}

/// A robot that plays so well.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RobotOnLevel {
    /// The level in words.
    pub level: String,
    /// Who sits down; the name tells the level where it is not the usual one.
    pub player: PlayerInfo,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The robots that can sit down with people: their ids go on seats like those of people.
    pub fn robots(&self) -> Result<Vec<RobotInfo>, EmpileError> {
        let on_level = |level: Level, name: &str| -> Option<RobotOnLevel> {
            let robot = ROBOTS.iter().find(|robot| (robot.level, robot.name) == (level, name))?;
            let level_name = self.say(key_of(level), &[]);
            // The usual level goes without saying.
            let name = if level == Level::default() {
                robot.name.to_owned()
            } else {
                self.say(
                    "robot-on-level",
                    &[("name", robot.name.into()), ("level", level_name.as_str().into())],
                )
            };
            Some(RobotOnLevel {
                level: level_name,
                player: PlayerInfo { name, ..PlayerInfo::of_robot(robot) },
            })
        };
        let robots = ROBOTS.iter().filter(|robot| robot.level == Level::default());
        let infos = robots.map(|robot| RobotInfo {
            levels: Level::ALL.iter().filter_map(|level| on_level(*level, robot.name)).collect(),
            usual: Level::default() as u8,
        });
        Ok(infos.collect())
    }

    /// How long robots let people look before they move, at every table from now on.
    pub fn set_robot_pace(&self, pace: RobotPace) -> Result<(), EmpileError> {
        self.robot_pace.set(pace);
        Ok(())
    }
}

impl Empile {
    /// How many robots can sit at a table of this game, if they [can reach](Empile::check_reach) what is played with. At least one
    /// person plays.
    #[must_use]
    pub fn most_robots(&self, game: GameId) -> u8 {
        if empile_bots::plays(game) {
            (MOST_ROBOTS as u8).min(game.descriptor().players.end() - 1)
        } else {
            0
        }
    }

    /// The robots among those who sit at a table.
    pub(crate) fn robots_on(&self, seats: &[PlayerId]) -> Robots {
        let level = |seat: &PlayerId| seat.robot().map(|robot| robot.level).unwrap_or_default();
        Robots {
            seats: robot_seats(seats),
            levels: seats.iter().map(level).collect(),
            pace: Arc::clone(&self.robot_pace),
            ..Robots::default()
        }
    }

    /// Can these sit down to this game, with so many guests beside them?
    pub(crate) fn check_robots(
        &self,
        game: GameId,
        seats: &[PlayerId],
        guests: u8,
    ) -> Result<(), EmpileError> {
        let robots = robot_seats(seats).len();
        let names = seats.iter().filter_map(|seat| seat.robot()).map(|robot| robot.name);
        if names.collect::<BTreeSet<_>>().len() < robots {
            return Err(self.error("robot-twice"));
        }
        if robots > usize::from(self.most_robots(game)) {
            return Err(self.error("no-robot-for-this-game"));
        }
        if robots > 0 && robots == seats.len() + usize::from(guests) {
            return Err(self.error("only-robots"));
        }
        Ok(())
    }
}

impl Empile {
    /// Robots have no hands for what stands on a real table.
    pub(crate) fn check_reach(&self, setup: &AnySetup, seats: &[PlayerId]) -> Result<(), EmpileError> {
        let has_robots = !robot_seats(seats).is_empty();
        if has_robots && !can_reach(setup) { Err(self.error("robot-without-hands")) } else { Ok(()) }
    }
}

fn key_of(level: Level) -> &'static str {
    match level {
        Level::Gentle => "robot-level-gentle",
        Level::Clever => "robot-level-clever",
        Level::Formidable => "robot-level-formidable",
    }
}

/// Every robot there is.
pub(crate) fn known_robots() -> impl Iterator<Item = PlayerInfo> {
    ROBOTS.iter().map(PlayerInfo::of_robot)
}

impl PlayerInfo {
    fn of_robot(robot: &Robot) -> PlayerInfo {
        let Robot { id, name, colour, .. } = *robot;
        let name = name.to_owned();
        PlayerInfo { id, name, colour, face: None, badge: colour, is_robot: true, is_guest: false }
    }
}

/// Where robots sit.
pub(crate) fn robot_seats(seats: &[PlayerId]) -> Seats {
    (0..).map(Seat).zip(seats).filter(|(_, player)| player.is_robot()).map(|(seat, _)| seat).collect()
}

/// A robot leaves its colour to a person who has the same, and takes one that nobody has.
pub(crate) fn give_way(sitters: &mut [Sitter], robots: Seats) {
    for seat in robots.iter() {
        let taken = |colour: u8| {
            let others = (0..).map(Seat).zip(&*sitters).filter(|(other, _)| *other != seat);
            others.into_iter().any(|(_, sitter)| sitter.colour % COLOURS == colour)
        };
        let Some(own) = sitters.get(seat.index()).map(|sitter| sitter.colour) else { continue };
        let free = (0..COLOURS).rev().find(|colour| !taken(*colour));
        let colour = if taken(own) { free.unwrap_or(own) } else { own };
        if let Some(sitter) = sitters.get_mut(seat.index()) {
            sitter.colour = colour;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(people_and_robots: &[(u8, bool)]) -> Vec<u8> {
        let mut sitters: Vec<Sitter> = people_and_robots
            .iter()
            .map(|(colour, _)| Sitter { name: String::new(), colour: *colour })
            .collect();
        let robots = (0..).map(Seat).zip(people_and_robots).filter(|(_, (_, is_robot))| *is_robot);
        give_way(&mut sitters, robots.map(|(seat, _)| seat).collect());
        sitters.into_iter().map(|sitter| sitter.colour).collect()
    }

    #[test]
    fn a_robot_keeps_its_colour_where_nobody_has_it() {
        assert_eq!(colours(&[(0, false), (7, true), (6, true)]), [0, 7, 6]);
    }

    #[test]
    fn a_robot_gives_way_to_a_person_of_the_same_colour() {
        assert_eq!(colours(&[(7, false), (7, true), (6, true)]), [7, 5, 6]);
    }

    #[test]
    fn a_robot_gives_way_to_a_colour_whatever_face_is_on_it() {
        let with_a_face = empile_stage::badge_of(7, Some(3));
        assert_eq!(colours(&[(with_a_face, false), (7, true)]), [with_a_face, 6]);
    }

    #[test]
    fn two_robots_that_give_way_do_not_meet_on_one_colour() {
        let all = colours(&[(7, false), (6, false), (7, true), (6, true)]);
        assert_eq!(all, [7, 6, 5, 4]);
    }
}
