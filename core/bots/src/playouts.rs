use std::cmp::Reverse;

use empile_games::contract::{Game, Seat, Stream};

use crate::Seen;

/// How much a robot plays on in its head. Budgets are counted, never timed: the answer is the same on every device.
pub(crate) struct Playouts {
    /// Worlds in which every candidate is tried, before the worse half of them is dropped and the others are tried in as
    /// many more.
    pub(crate) worlds: u64,
    /// How often that is done.
    pub(crate) rounds: u64,
    /// Actions after the candidate before the table is judged as it stands.
    pub(crate) actions: u32,
}

/// How a robot thinks of a game while it plays on.
pub(crate) trait Habits<G: Game> {
    /// What somebody on this seat would do, without much thought.
    fn play(&self, game: &G, seat: Seat, chance: &mut Stream) -> Option<G::Action>;

    /// How good the table is for this seat, over or not.
    fn worth(&self, game: &G, seat: Seat) -> i64;
}

impl Playouts {
    /// The candidate that turns out best over all worlds, the first of those that are equal. All are tried in the same
    /// worlds with the same chance, so that luck favours none.
    pub(crate) fn best<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        candidates: Vec<G::Action>,
        habits: &impl Habits<G>,
    ) -> Option<G::Action> {
        let mut tried: Vec<(i64, G::Action)> = candidates.into_iter().map(|action| (0, action)).collect();
        for round in 0..self.rounds {
            if tried.len() < 2 {
                break;
            }
            for number in round * self.worlds..(round + 1) * self.worlds {
                let world = seen.world(number);
                for (total, candidate) in &mut tried {
                    let mut chance = seen.luck().stream(!number);
                    *total += self.play_out(world.clone(), seen.seat(), candidate, habits, &mut chance);
                }
            }
            // Stable: of those that are equal the first stays first.
            tried.sort_by_key(|(total, _)| Reverse(*total));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.into_iter().next().map(|(_, candidate)| candidate)
    }

    fn play_out<G: Game>(
        &self,
        mut world: G,
        robot: Seat,
        candidate: &G::Action,
        habits: &impl Habits<G>,
        chance: &mut Stream,
    ) -> i64 {
        let mut next = Some((robot, candidate.clone()));
        for _ in 0..=self.actions {
            let Some((seat, action)) = next else { break };
            if world.apply_unheard(seat, &action, 0).is_err() {
                break;
            }
            let to_act = world.to_act().iter().next();
            next = to_act.and_then(|seat| Some((seat, habits.play(&world, seat, chance)?)));
        }
        habits.worth(&world, robot)
    }
}
