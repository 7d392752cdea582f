//! Robots that play against the clock: they see what their seat sees, need time as people do, and err as people do.
//!
//! What a robot means to do is a pure function of what its seat sees, of its level and of the match's seed: an action, and how long
//! after it came to see that its hand is there. [`Paced`] is one pair of hands: it looks after every entry, goes on with
//! what it was about as long as that is still the thing to do, and cannot call a hand back that is about to land.

mod bunte_kuh;
mod pilo_pilo;
mod raffzahn;
mod reaction;
mod teckels;

use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Entry, Game, Match, Millis, Seat},
};

use crate::{Level, Luck, Seen};
pub(crate) use reaction::{Reaction, happens};

/// A hand that lands so soon cannot be called back any more, whatever the eyes see.
pub const REFLEX_MS: Millis = 200;

/// What a robot means to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// What it looks at: as long as this is the same, it is about the same thing.
    pub case: u64,
    /// What it will do.
    pub action: AnyAction,
    /// How long after it came to look at this.
    pub after: Millis,
}

/// The same of one game.
pub(crate) struct Meant<A> {
    case: u64,
    action: A,
    after: Millis,
}

macro_rules! paced {
    ($($name:ident: $think:path;)+) => {
        /// Does a robot play this against the clock?
        #[must_use]
        pub fn is_paced(game: GameId) -> bool {
            matches!(game, $(GameId::$name)|+)
        }

        /// What a robot of this level on this seat means to do; nothing while there is nothing to do for it. The same for every
        /// state that the seat cannot tell from this one.
        #[must_use]
        pub fn thought(state: &AnyGame, seat: Seat, level: Level, luck: Luck) -> Option<Thought> {
            if !state.to_act().contains(seat) {
                return None;
            }
            match state {
                $(AnyGame::$name(game) => {
                    let Meant { case, action, after } = $think(&Seen::of(game, seat, level, luck))?;
                    Some(Thought { case, action: AnyAction::$name(action), after })
                })+
                _ => None,
            }
        }
    };
}

paced! {
    PiloPilo: pilo_pilo::think;
    Teckels: teckels::think;
    Raffzahn: raffzahn::think;
    BunteKuh: bunte_kuh::think;
}

/// What a robot is about to do.
#[derive(Clone, Debug, PartialEq)]
struct Plan {
    case: u64,
    action: AnyAction,
    due: Millis,
}

/// A robot's pair of hands at a table that plays against the clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Paced {
    seat: Seat,
    level: Level,
    plan: Option<Plan>,
}

impl Paced {
    /// A robot that has not looked yet.
    #[must_use]
    pub fn new(seat: Seat, level: Level) -> Paced {
        Paced { seat, level, plan: None }
    }

    /// Where it sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Looks at the table as it is from this moment on.
    pub fn look(&mut self, game: &Match<AnyGame>, now: Millis) {
        if self.plan.as_ref().is_some_and(|plan| plan.due <= now.saturating_add(REFLEX_MS)) {
            return;
        }
        let luck = Luck::against_the_clock(game.record(), self.seat);
        let meant = thought(game.state(), self.seat, self.level, luck);
        self.plan = meant.map(|Thought { case, action, after }| {
            let due = match &self.plan {
                Some(plan) if plan.case == case && plan.action == action => plan.due,
                // Another way to the same thing is found sooner.
                Some(plan) if plan.case == case => plan.due.max(now.saturating_add(after / 2)),
                _ => now.saturating_add(after),
            };
            Plan { case, action, due }
        });
    }

    /// What it will do next, and when: its hand is there at that moment.
    #[must_use]
    pub fn next(&self) -> Option<(&AnyAction, Millis)> {
        self.plan.as_ref().map(|plan| (&plan.action, plan.due))
    }

    /// Its moment has come: what it does. It has to look again afterwards.
    pub fn act(&mut self) -> Option<AnyAction> {
        self.plan.take().map(|plan| plan.action)
    }
}

/// What comes next where nobody but robots and the clock does anything: the earliest of what they are about to do and of what falls
/// due. All of them have looked at the table as it is.
pub fn next_entry(game: &Match<AnyGame>, robots: &mut [Paced]) -> Option<Entry<AnyAction>> {
    let due = |robot: &Paced| robot.next().map(|(_, due)| due);
    let first = robots.iter_mut().filter(|robot| due(robot).is_some()).min_by_key(|robot| due(robot));
    let deadline = game.state().next_deadline();
    match first.and_then(|robot| Some((due(robot)?, robot))) {
        Some((at, robot)) if deadline.is_none_or(|deadline| at < deadline) => {
            robot.act().map(|action| Entry::Act { seat: robot.seat, action, at })
        }
        _ => deadline.map(|at| Entry::Clock { at }),
    }
}
