//! Robots in the log: they sit at matches like anybody else, but the standings are for people.
//!
//! Robots are the same on every device, so that united logs have each of them once. They come into the log with their
//! first match; nothing about them ever changes, so that one and the same robot has an id for each of its levels: whoever
//! reads the log later knows against whom it was.

use empile_bots::Level;
use rusqlite::{Connection, params};

use crate::{LogError, PlayerId, ResultPlace, names::Name};

/// Somebody who plays by program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Robot {
    /// The id on its seats.
    pub id: PlayerId,
    /// The name, the same in every language.
    pub name: &'static str,
    /// Which of the eight pairs of colour and symbol, from 0.
    pub colour: u8,
    /// How well it plays.
    pub level: Level,
}

const FIRST_ID: u128 = 0x0000_0000_0000_7000_8000_0000_0000_0101;

/// Each with its colour.
const NAMES: [(&str, u8); MOST_ROBOTS] =
    [("Robot Pelote", 7), ("Robot Moka", 6), ("Robot Biscuit", 5), ("Robot Miette", 4), ("Robot Câlin", 3)];

/// The levels in the order of their ids: those of the first come first, from before there were others.
const LEVELS: [Level; 3] = [Level::Clever, Level::Gentle, Level::Formidable];

/// So many can sit at one table: each of them once, whatever its level.
pub const MOST_ROBOTS: usize = 5;

/// All there are, on every level.
pub const ROBOTS: [Robot; MOST_ROBOTS * LEVELS.len()] = {
    let mut robots = [Robot { id: PlayerId::fixed(FIRST_ID), name: "", colour: 0, level: Level::Clever }; _];
    let mut number = 0;
    while number < robots.len() {
        let (name, colour) = NAMES[number % MOST_ROBOTS];
        let id = PlayerId::fixed(FIRST_ID + number as u128);
        robots[number] = Robot { id, name, colour, level: LEVELS[number / MOST_ROBOTS] };
        number += 1;
    }
    robots
};

/// In SQL: is a robot on this seat?
const IS_ROBOT: &str =
    "player_id BETWEEN x'00000000000070008000000000000101' AND x'0000000000007000800000000000010F'";

/// In SQL: was the result `r` practice, one person alone against robots? Robots sit only at matches.
pub(crate) fn was_practice() -> String {
    format!(
        "(EXISTS (SELECT 1 FROM seats WHERE match_id = r.match_id AND {IS_ROBOT})
          AND (SELECT count(*) FROM seats WHERE match_id = r.match_id AND NOT ({IS_ROBOT})) < 2)"
    )
}

/// In SQL: the results of matches at which a robot sat.
pub(crate) fn with_robots() -> String {
    format!("SELECT match_id FROM seats WHERE {IS_ROBOT}")
}

impl PlayerId {
    /// Is this a robot's?
    #[must_use]
    pub fn is_robot(self) -> bool {
        self.robot().is_some()
    }

    /// The robot that this is, if it is one.
    #[must_use]
    pub fn robot(self) -> Option<&'static Robot> {
        ROBOTS.iter().find(|robot| robot.id == self)
    }
}

/// One person alone against robots: kept in the history, but nobody's standing is the better for it.
pub(crate) fn is_practice(places: &[ResultPlace]) -> bool {
    let robots = places.iter().filter(|place| place.player.is_robot()).count();
    robots > 0 && places.len() - robots < 2
}

/// Makes sure that the log knows those who sit down.
pub(crate) fn introduce(transaction: &Connection, seats: &[PlayerId]) -> Result<(), LogError> {
    for robot in ROBOTS.iter().filter(|robot| seats.contains(&robot.id)) {
        let name = Name::clean(robot.name).map_err(LogError::BadName)?;
        transaction
            .prepare_cached(
                "INSERT INTO players (id, name, name_key, colour, created_at, changed_at)
                 VALUES (?1, ?2, ?3, ?4, 0, 0) ON CONFLICT DO NOTHING",
            )?
            .execute(params![robot.id, name.shown, name.key, robot.colour])?;
    }
    Ok(())
}

/// Only people can be renamed, set aside or merged, or write down what they played with the real box.
pub(crate) fn must_be_a_person(player: PlayerId) -> Result<(), LogError> {
    if player.is_robot() { Err(LogError::NoSuchPlayer { player }) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
