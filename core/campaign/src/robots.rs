//! Robots in the log: they sit at matches like anybody else, but the standings are for people.
//!
//! Robots are the same on every device, so that united logs have each of them once. They come into the log with their
//! first match; nothing about them ever changes.

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
}

const FIRST_ID: u128 = 0x0000_0000_0000_7000_8000_0000_0000_0101;

const fn robot(number: u128, name: &'static str, colour: u8) -> Robot {
    Robot { id: PlayerId::fixed(FIRST_ID + number), name, colour }
}

/// All there are.
pub const ROBOTS: [Robot; 5] = [
    robot(0, "Robot Pelote", 7),
    robot(1, "Robot Moka", 6),
    robot(2, "Robot Biscuit", 5),
    robot(3, "Robot Miette", 4),
    robot(4, "Robot Câlin", 3),
];

/// In SQL: is a robot on this seat?
const IS_ROBOT: &str =
    "player_id BETWEEN x'00000000000070008000000000000101' AND x'00000000000070008000000000000105'";

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
        ROBOTS.iter().any(|robot| robot.id == self)
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
