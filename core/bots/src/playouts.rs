use std::cmp::Reverse;

use empile_games::contract::{Choices, Game, Seat, Stream};

use crate::Seen;

/// How much a robot plays on in its head. Budgets are counted, never timed: the answer is the same on every device.
pub(crate) struct Playouts {
    /// Worlds in which every candidate is tried, before the worse half of them is dropped and the others are tried in as
    /// many more.
    pub(crate) worlds: u64,
    /// How often that is done.
    pub(crate) rounds: u64,
    /// Turns, the one under way included, after which the table is judged as it stands: in the midst of a turn nobody can tell
    /// what it costs.
    pub(crate) turns: u32,
}

/// How a robot thinks of a game while it plays on.
pub(crate) trait Habits<G: Game> {
    /// What somebody on this seat would do, without much thought.
    fn play(&self, game: &G, seat: Seat, chance: &mut Stream) -> Option<G::Action>;

    /// How good the table is for this seat, over or not.
    fn worth(&self, game: &G, seat: Seat) -> i64;
}

/// How a candidate turned out, over all worlds in which it was tried.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Total {
    pub(crate) worth: i64,
    /// Worlds in which the robot won.
    pub(crate) won: u32,
}

/// The candidate that turned out best: what it begins with.
pub(crate) struct Best<A> {
    pub(crate) action: A,
    pub(crate) total: Total,
    /// The next best, in as many worlds; nothing if there was nothing to compare.
    pub(crate) other: Option<Total>,
    pub(crate) worlds: u64,
}

impl Playouts {
    /// The candidate that turns out best over all worlds, the first of those that are equal. A candidate is an action, and what the
    /// robot means to do right after it as long as that can be done. All are tried in the same worlds with the same chance, so that
    /// luck favours none.
    pub(crate) fn best<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        candidates: Vec<Vec<G::Action>>,
        habits: &impl Habits<G>,
    ) -> Option<Best<G::Action>> {
        let mut tried: Vec<(Total, Vec<G::Action>)> =
            candidates.into_iter().map(|action| (Total::default(), action)).collect();
        let (mut compared, mut worlds) = (None, 0);
        for round in 0..self.rounds {
            if tried.len() < 2 {
                break;
            }
            for number in round * self.worlds..(round + 1) * self.worlds {
                let world = seen.world(number);
                for (total, candidate) in &mut tried {
                    let mut chance = seen.luck().stream(!number);
                    self.play_out(world.clone(), seen.seat(), candidate, habits, &mut chance, total);
                }
            }
            // Stable: of those that are equal the first stays first.
            tried.sort_by_key(|(total, _)| Reverse(total.worth));
            compared = tried.get(1).map(|(total, _)| *total);
            worlds = (round + 1) * self.worlds;
            tried.truncate(tried.len().div_ceil(2));
        }
        let (total, plan) = tried.into_iter().next()?;
        let action = plan.into_iter().next()?;
        Some(Best { action, total, other: compared, worlds })
    }

    fn play_out<G: Game>(
        &self,
        mut world: G,
        robot: Seat,
        plan: &[G::Action],
        habits: &impl Habits<G>,
        chance: &mut Stream,
        total: &mut Total,
    ) {
        let mut plan = plan.iter();
        let mut next = plan.next().map(|action| (robot, action.clone()));
        let (mut turn_of, mut turns) = (robot, 1);
        while let Some((seat, action)) = next {
            if seat != turn_of {
                (turn_of, turns) = (seat, turns + 1);
            }
            if turns > self.turns || world.apply_unheard(seat, &action, 0).is_err() {
                break;
            }
            let planned =
                plan.next().filter(|action| world.legal(robot).all().any(|legal| legal == **action));
            let to_act = world.to_act().iter().next();
            next = to_act.and_then(|seat| match planned {
                Some(action) => Some((seat, action.clone())),
                None => Some((seat, habits.play(&world, seat, chance)?)),
            });
        }
        total.worth += habits.worth(&world, robot);
        total.won += u32::from(world.outcome().is_some_and(|outcome| outcome.winners().contains(robot)));
    }
}
