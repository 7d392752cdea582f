//! Robots at a table: they think on the clock's thread, while nobody waits for the table, and move at the pace people
//! asked for.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use empile_bots::{Level, Paced, is_paced, neko_tower::is_built};
use empile_games::contract::{Entry, Game, Match, Millis, Seat, Seats};
use empile_games::{AnyAction, AnyGame};
use empile_stage::REACH_MS;

use super::{
    clock::last_stamp,
    frame::Reply,
    partners::Partners,
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

    pub(super) fn millis(&self) -> Millis {
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
    /// The robot that is to move, and when it will, in the match's own time. It waits until people have come, and have seen all
    /// that came of the last move.
    pub(super) fn due(&self, seating: &Seating) -> Option<(Seat, Millis)> {
        if seating.stage.is_mustering() || !seating.hands.is_empty() || seating.partners.is_some() {
            return None;
        }
        let seat = seating.game.state().to_act().iter().find(|seat| self.seats.contains(*seat))?;
        Some((seat, seating.moved_at.saturating_add(seating.watched).saturating_add(self.pace.millis())))
    }

    /// The hands of those that play this game against the clock.
    pub(super) fn hands(&self, game: &Match<AnyGame>) -> Vec<RobotHand> {
        if !is_paced(game.state().id()) {
            return Vec::new();
        }
        let hand = |seat: Seat| RobotHand { robot: Paced::new(seat, self.level(seat)), is_out: false };
        self.seats.iter().map(hand).collect()
    }

    /// Those that build with people, where there is something to build.
    pub(super) fn partners(&self, game: &Match<AnyGame>) -> Option<Partners> {
        let seats: Vec<(Seat, Level)> = self.seats.iter().map(|seat| (seat, self.level(seat))).collect();
        let are_here = !seats.is_empty() && is_built(game.state().id());
        are_here.then(|| Partners::new(seats, Arc::clone(&self.pace)))
    }

    fn level(&self, seat: Seat) -> Level {
        self.levels.get(seat.index()).copied().unwrap_or_default()
    }

    /// Did a robot make this entry?
    fn made(&self, entry: &Entry<AnyAction>) -> bool {
        matches!(entry, Entry::Act { seat, .. } if self.seats.contains(*seat))
    }

    /// How many entries to take back, what a world made of them included: with robots at the table, all of theirs since a person
    /// last moved, and that move; else the robots would only make them again. Nothing before anybody has moved.
    pub(super) fn entries_to_take_back(&self, game: &Match<AnyGame>) -> usize {
        let is_meant = |entry: &&Entry<AnyAction>| {
            let is_a_persons = matches!(entry, Entry::Act { .. }) && !self.made(entry);
            !is_answer(entry) && (self.seats.is_empty() || is_a_persons)
        };
        let since = game.record().entries.iter().rev().position(|entry| is_meant(&entry));
        since.map_or(0, |since| since + 1)
    }
}

/// A robot that plays against the clock, and whether its hand has set out for what it is about to do. It thinks for
/// microseconds: whoever touches need not wait for it, and stamps decide between the two.
#[derive(Clone, Debug)]
pub(super) struct RobotHand {
    robot: Paced,
    is_out: bool,
}

impl RobotHand {
    /// When it sets out, or lands.
    fn next_moment(&self) -> Option<Millis> {
        let (_, due) = self.robot.next()?;
        Some(if self.is_out { due } else { due.saturating_sub(REACH_MS) })
    }
}

impl Seating {
    /// All robots look at what just changed.
    pub(super) fn let_robots_look(&mut self, now: Millis) {
        self.let_partner_look(now);
        for index in 0..self.hands.len() {
            let Some(RobotHand { robot, is_out }) = self.hands.get_mut(index) else { continue };
            let before = robot.next().map(|(action, _)| action.clone());
            robot.look(&self.game, now);
            let is_about_the_same =
                before.is_some() && before.as_ref() == robot.next().map(|(action, _)| action);
            if *is_out && !is_about_the_same {
                *is_out = false;
                let seat = robot.seat();
                self.stage.reach(self.game.state(), seat, None);
            }
        }
    }

    /// When a robot's hand sets out or lands next.
    pub(super) fn next_hand(&self) -> Option<Millis> {
        if self.game.state().outcome().is_some() {
            return None;
        }
        self.hands.iter().filter_map(RobotHand::next_moment).chain(self.next_partner()).min()
    }
}

impl Play {
    /// A robot's hand sets out, or lands and does what it set out for. What the rules are against by now it has not done: nobody
    /// asked, so nobody is refused.
    pub(super) fn move_hand(&self, seating: &mut Seating, reply: &mut Reply) {
        if seating.partners.is_some() {
            return self.move_partner(seating, reply);
        }
        let due = seating.next_hand();
        let Some(hand) = seating.hands.iter_mut().find(|hand| due.is_some() && hand.next_moment() == due)
        else {
            return;
        };
        let seat = hand.robot.seat();
        if !hand.is_out {
            hand.is_out = true;
            let action = hand.robot.next().map(|(action, _)| action.clone());
            seating.stage.reach(seating.game.state(), seat, action);
            return;
        }
        hand.is_out = false;
        let (Some(action), Some(due)) = (hand.robot.act(), due) else { return };
        seating.stage.reach(seating.game.state(), seat, None);
        let at = due.max(last_stamp(&seating.game.record().entries));
        match self.enter(seating, &Entry::Act { seat, action, at }) {
            Ok(news) => self.tell(seating, news, reply),
            Err(Refused::ByLog(error)) => reply.error = Some(error),
            Err(Refused::ByRule(_)) => {}
        }
        seating.let_robots_look(at);
    }

    /// Lets the robot move whose time has come, if any. It thinks without holding the table: whatever happens there
    /// meanwhile makes it think anew.
    pub(super) fn let_robot_move(&self, now: Millis, reply: &mut Reply) {
        let Some((seat, seen, moves)) = self.robot_to_move(now) else { return };
        let level = self.robots.level(seat);
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
