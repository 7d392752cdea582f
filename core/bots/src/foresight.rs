use std::cmp::Reverse;

use empile_games::contract::{Game, Seat};

use crate::Seen;

/// A robot's own turn deserves more thought than what others may make of it.
const OWN_BREADTH: usize = 4;

/// What a table is worth to each seat, as many as a table can have.
pub(crate) type Worths = [i32; 8];

/// How a robot looks ahead in a game.
pub(crate) trait Judgement<G: Game> {
    /// Is this action, offered now, worth a thought? At least one always is.
    fn is_sensible(&self, action: &G::Action) -> bool;

    /// The actions of this seat that are worth a thought in a turn to come.
    fn expected(&self, game: &G, seat: Seat) -> Vec<G::Action>;

    /// What the table is worth to each seat, over or not.
    fn worths(&self, game: &G) -> Worths;
}

/// Looks so many turns ahead, everyone doing what is best for themselves (max^n, as game theory calls it).
pub(crate) struct Foresight {
    /// Turns after the robot's own.
    pub(crate) turns: u8,
    /// Of what somebody may do in a turn to come, so many are thought on that look best at once; of the robot's own turn
    /// [`OWN_BREADTH`] times as many.
    pub(crate) breadth: usize,
    /// Actions whose worth differs by no more than this are as good: luck chooses, so that no two matches are alike.
    pub(crate) margin: i32,
}

/// What was judged.
pub(crate) struct Judged<A> {
    /// One of the best.
    pub(crate) action: A,
    /// What each of them came to that were thought through, the best first.
    pub(crate) worths: Vec<i32>,
}

impl Foresight {
    /// One of the best of all sensible actions offered.
    pub(crate) fn best<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        world: &G,
        judgement: &impl Judgement<G>,
    ) -> Option<Judged<G::Action>> {
        let sensible = seen.offered().into_iter().filter(|action| judgement.is_sensible(action));
        let own = self.most_promising(world, seen.seat(), sensible, judgement, OWN_BREADTH);
        let judged = own
            .into_iter()
            .map(|(action, next)| (of(&self.look_ahead(&next, self.turns, judgement), seen.seat()), action));
        let judged: Vec<(i32, G::Action)> = judged.collect();
        let mut worths: Vec<i32> = judged.iter().map(|(worth, _)| *worth).collect();
        worths.sort_unstable_by_key(|worth| Reverse(*worth));
        let best = *worths.first()?;
        let good: Vec<G::Action> = judged
            .into_iter()
            .filter(|(worth, _)| *worth >= best.saturating_sub(self.margin))
            .map(|(_, action)| action)
            .collect();
        let drawn = seen.luck().stream(0).index(good.len());
        good.into_iter().nth(drawn).map(|action| Judged { action, worths })
    }

    /// What a table is worth to each seat so many turns ahead, everyone doing what is best for themselves.
    pub(crate) fn look_ahead<G: Game>(&self, game: &G, turns: u8, judgement: &impl Judgement<G>) -> Worths {
        let next = game.to_act().iter().next().filter(|_| turns > 0);
        let Some(seat) = next else { return judgement.worths(game) };
        let expected = judgement.expected(game, seat).into_iter();
        let futures = self.most_promising(game, seat, expected, judgement, 1).into_iter();
        let futures = futures.map(|(_, next)| self.look_ahead(&next, turns - 1, judgement));
        futures.max_by_key(|worths| of(worths, seat)).unwrap_or_else(|| judgement.worths(game))
    }

    /// The actions that look best at once, each with the table after it, in the order they came.
    fn most_promising<G: Game>(
        &self,
        game: &G,
        seat: Seat,
        actions: impl Iterator<Item = G::Action>,
        judgement: &impl Judgement<G>,
        times: usize,
    ) -> Vec<(G::Action, G)> {
        let mut tables: Vec<(G::Action, G)> =
            actions.filter_map(|action| after(game, seat, &action).map(|next| (action, next))).collect();
        let most = self.breadth.saturating_mul(times);
        if tables.len() > most {
            tables.sort_by_cached_key(|(_, next)| Reverse(of(&judgement.worths(next), seat)));
            tables.truncate(most);
        }
        tables
    }
}

fn after<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Option<G> {
    let mut next = game.clone();
    next.apply_unheard(seat, action, 0).ok()?;
    Some(next)
}

fn of(worths: &Worths, seat: Seat) -> i32 {
    worths.get(seat.index()).copied().unwrap_or_default()
}
