//! Robots at a table: they think on the clock's thread, while nobody waits for the table, and move at the pace people
//! asked for.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use empile_bots::Level;
use empile_games::contract::{Entry, Game, Match, Millis, Seat, Seats};
use empile_games::{AnyAction, AnyGame};

use super::{
    frame::Reply,
    play::{Play, Refused, Seating, is_answer},
};

/// How long a robot lets people look before it moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RobotPace {
    /// Time to follow every move, and to explain it to a child.
    Calm,
    /// Time to see what happens.
    #[default]
    Usual,
    /// For whoever knows the game.
    Brisk,
}

impl RobotPace {
    fn millis(self) -> Millis {
        match self {
            RobotPace::Calm => 2_000,
            RobotPace::Usual => 1_100,
            RobotPace::Brisk => 500,
        }
    }
}

/// The pace of all robots at all tables: it can be changed while they play.
#[derive(Debug)]
pub(crate) struct SharedPace(AtomicU64);

impl Default for SharedPace {
    fn default() -> SharedPace {
        SharedPace(AtomicU64::new(RobotPace::default().millis()))
    }
}

impl SharedPace {
    pub(crate) fn set(&self, pace: RobotPace) {
        self.0.store(pace.millis(), Ordering::Relaxed);
    }

    fn millis(&self) -> Millis {
        self.0.load(Ordering::Relaxed)
    }
}

/// How a robot of a level on a seat makes up its mind.
pub(crate) type Mind = fn(&Match<AnyGame>, Seat, Level) -> Option<AnyAction>;

/// The robots at a table.
#[derive(Clone, Debug)]
pub(crate) struct Robots {
    pub(crate) seats: Seats,
    /// How well the robot on each seat plays.
    pub(crate) levels: Vec<Level>,
    pub(crate) pace: Arc<SharedPace>,
    pub(crate) mind: Mind,
}

impl Default for Robots {
    fn default() -> Robots {
        Robots {
            seats: Seats::default(),
            levels: Vec::new(),
            pace: Arc::default(),
            mind: empile_bots::choose,
        }
    }
}

impl Robots {
    /// The robot that is to move, and when it will, in the match's own time. It waits until people have come.
    pub(super) fn due(&self, seating: &Seating) -> Option<(Seat, Millis)> {
        if seating.stage.is_mustering() {
            return None;
        }
        let seat = seating.game.state().to_act().iter().find(|seat| self.seats.contains(*seat))?;
        Some((seat, seating.moved_at.saturating_add(self.pace.millis())))
    }

    /// Did a robot make this entry?
    fn made(&self, entry: &Entry<AnyAction>) -> bool {
        matches!(entry, Entry::Act { seat, .. } if self.seats.contains(*seat))
    }

    /// How many entries to take back: with robots at the table, all of theirs since a person last moved, and that move;
    /// else the robots would only make them again. Nothing before anybody has moved.
    pub(super) fn entries_to_take_back(&self, game: &Match<AnyGame>) -> usize {
        let entries = &game.record().entries;
        if self.seats.is_empty() {
            return entries.iter().filter(|entry| !is_answer(entry)).count().min(1);
        }
        let is_a_persons =
            |entry: &&Entry<AnyAction>| matches!(entry, Entry::Act { .. }) && !self.made(entry);
        let since = entries.iter().rev().position(|entry| is_a_persons(&entry));
        since.map_or(0, |since| since + 1)
    }
}

impl Play {
    /// Lets the robot move whose time has come, if any. It thinks without holding the table: whatever happens there
    /// meanwhile makes it think anew.
    pub(super) fn let_robot_move(&self, now: Millis, reply: &mut Reply) {
        let Some((seat, seen, moves)) = self.robot_to_move(now) else { return };
        let level = self.robots.levels.get(seat.index()).copied().unwrap_or_default();
        let action = (self.robots.mind)(&seen, seat, level);
        let seating = &mut *self.seating();
        if seating.moves != moves || !self.clock_runs(seating) {
            return;
        }
        // A robot without an answer is asked again in a while, and not for ever.
        seating.moved_at = now;
        if let Some(action) = action {
            match self.enter(seating, &Entry::Act { seat, action, at: now }) {
                Ok(news) => self.tell(seating, news, reply),
                Err(Refused::ByLog(error)) => reply.error = Some(error),
                Err(Refused::ByRule(_)) => {}
            }
        }
    }

    fn robot_to_move(&self, now: Millis) -> Option<(Seat, Match<AnyGame>, u64)> {
        let seating = self.seating();
        let (seat, _) = self.robots.due(&seating).filter(|(_, due)| *due <= now)?;
        Some((seat, seating.game.clone(), seating.moves))
    }
}
