use empile_games::contract::{Game, Seat};

use crate::Seen;

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
    /// Actions whose worth differs by no more than this are as good: luck chooses, so that no two matches are alike.
    pub(crate) margin: i32,
}

impl Foresight {
    /// One of the best of all sensible actions offered.
    pub(crate) fn best<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        judgement: &impl Judgement<G>,
    ) -> Option<G::Action> {
        let world = seen.world(0);
        if let Some(victory) = seen.victory_in(&world) {
            return Some(victory);
        }
        let judged = |action: G::Action| {
            let worths = after(&world, seen.seat(), &action)
                .map_or([i32::MIN; 8], |next| look_ahead(&next, self.turns, judgement));
            (of(&worths, seen.seat()), action)
        };
        let sensible = seen.offered().into_iter().filter(|action| judgement.is_sensible(action));
        let judged: Vec<(i32, G::Action)> = sensible.map(judged).collect();
        let best = judged.iter().map(|(worth, _)| *worth).max()?;
        let good: Vec<G::Action> = judged
            .into_iter()
            .filter(|(worth, _)| *worth >= best.saturating_sub(self.margin))
            .map(|(_, action)| action)
            .collect();
        let drawn = seen.luck().stream(0).index(good.len());
        good.into_iter().nth(drawn)
    }
}

fn look_ahead<G: Game>(game: &G, turns: u8, judgement: &impl Judgement<G>) -> Worths {
    let next = game.to_act().iter().next().filter(|_| turns > 0);
    let Some(seat) = next else { return judgement.worths(game) };
    let futures = judgement.expected(game, seat).into_iter().filter_map(|action| {
        let next = after(game, seat, &action)?;
        Some(look_ahead(&next, turns - 1, judgement))
    });
    futures.max_by_key(|worths| of(worths, seat)).unwrap_or_else(|| judgement.worths(game))
}

fn after<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Option<G> {
    let mut next = game.clone();
    next.apply(seat, action, 0, &mut Vec::new()).ok()?;
    Some(next)
}

fn of(worths: &Worths, seat: Seat) -> i32 {
    worths.get(seat.index()).copied().unwrap_or_default()
}
