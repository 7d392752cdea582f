//! Würfelmarsch: march on, keep one's dice, and be in the way of whoever is nearly there.

use empile_games::{
    AnyGame,
    contract::{Game, Record, Seat},
    pyramid::{
        Die,
        lattice::{CellSet, Side},
    },
    wurfelmarsch::{Action, Direction, Wurfelmarsch},
};

use crate::{
    Seen,
    advice::{Reason, at_once},
    foresight::{Foresight, Judged, Judgement, Worths},
    hindsight::{Outlook, Shares, softmax},
};

/// Runs and does not look round; sees what the others can do before the own next turn; sees that turn too, along the ways that
/// look best.
const GENTLE: Foresight = Foresight { turns: 0, breadth: usize::MAX, margin: 40 };
const CLEVER: Foresight = Foresight { turns: 2, breadth: usize::MAX, margin: 4 };
const FORMIDABLE: Foresight = Foresight { turns: 3, breadth: 10, margin: 0 };

const VICTORY: i32 = 10_000;
/// A draw is a little worse than an even match: robots play to win.
const DRAW: i32 = -30;
const DIE: i32 = 100;
const STEP: i32 = 4;
/// What the foremost die is worth more, by the steps it still has to go.
const NEARNESS: [i32; 9] = [0, 400, 220, 140, 90, 60, 35, 15, 0];
/// A 6, a 5 and a 4 or 3 make so much: six ways to lie, so that whichever a die has, it can be turned to another.
const STRONG: i32 = 14;
/// Steps more while somebody stands on the goal.
const DETOUR: usize = 3;

/// Less of a die is not worth telling.
const LEAST_LEAD: f32 = 0.05;

pub(crate) fn choose(seen: &Seen<'_, Wurfelmarsch>) -> Option<Action> {
    advise(seen).map(|(action, _)| action)
}

/// The same, and what speaks for it.
pub(crate) fn advise(seen: &Seen<'_, Wurfelmarsch>) -> Option<(Action, Reason)> {
    let world = seen.world(0);
    if let Some(advice) = at_once(seen, &world) {
        return Some(advice);
    }
    let foresight = seen.level().pick(GENTLE, CLEVER, FORMIDABLE);
    let Judged { action, worths } = foresight.best(seen, &world, &March)?;
    Some((action, reason(&world, seen.seat(), action, &worths, foresight.turns)))
}

/// A victory in sight, one that others have in sight after other moves, dice taken at once; else what it is worth more than the
/// next best.
fn reason(world: &Wurfelmarsch, seat: Seat, action: Action, worths: &[i32], turns: u8) -> Reason {
    let [best, others @ ..] = worths else { return Reason::OnlyWay };
    let of = others.len();
    let losing = others.iter().filter(|worth| **worth <= -VICTORY / 2).count();
    if *best >= VICTORY {
        return Reason::WinsSoon { turns };
    }
    if losing > 0 && *best > -VICTORY / 2 {
        return Reason::Prevents { losing, of, turns };
    }
    let mut after = world.clone();
    if after.apply_unheard(seat, &action, 0).is_ok() {
        let fewer = |seat: Seat| world.dice_of(seat).len().saturating_sub(after.dice_of(seat).len());
        let lost = fewer(seat);
        let dice = Seat::all(world.players()).filter(|other| *other != seat).map(fewer).sum();
        if dice > 0 {
            return Reason::Captures { dice, lost };
        }
    }
    // A die more of one's own counts for oneself twice: it is also one that nobody else has.
    let lead = others.first().map_or(0.0, |other| (best - other) as f32 / (2 * DIE) as f32);
    if lead >= LEAST_LEAD { Reason::Ahead { dice: lead, turns } } else { Reason::BestOf(worths.len()) }
}

/// So much more a table is worth to whoever wins e times as often: what matches of robots came to.
const SPREAD: f32 = 900.0;

impl Outlook for Wurfelmarsch {
    fn shares(&self, _past: &Record<AnyGame>) -> Shares {
        let worths = CLEVER.look_ahead(self, CLEVER.turns, &March);
        let scores: Vec<f32> =
            worths.iter().take(usize::from(self.players())).map(|worth| *worth as f32 / SPREAD).collect();
        softmax(&scores)
    }
}

struct March;

impl Judgement<Wurfelmarsch> for March {
    /// Any pivot, and any turn to high faces: only where the 6 looks is a question.
    fn is_sensible(&self, action: &Action) -> bool {
        match action {
            Action::Pivot { .. } => true,
            Action::Turn { die, .. } => strength(*die) >= STRONG,
        }
    }

    /// Every pivot; and, for those who would rather not move, the foremost die turned to show its best.
    fn expected(&self, game: &Wurfelmarsch, seat: Seat) -> Vec<Action> {
        let Some(own) = Side::of(seat) else { return Vec::new() };
        let dice = game.dice_of(seat);
        let filled = game.pyramid().heap().filled();
        let mut actions = Vec::with_capacity(21);
        for cell in dice {
            for direction in Direction::ALL {
                if cell.rolled(direction.roll(own)).is_some_and(|to| !filled.contains(to)) {
                    actions.push(Action::Pivot { cell, direction });
                }
            }
        }
        let foremost = dice.iter().max_by_key(|cell| cell.depth(own));
        let turn = foremost.and_then(|cell| {
            let now = game.pyramid().piece(cell)?.die;
            let best = Die::all().filter(|other| *other != now).max_by_key(|other| strength(*other))?;
            Some(Action::Turn { cell, die: best })
        });
        actions.extend(turn);
        actions
    }

    fn worths(&self, game: &Wurfelmarsch) -> Worths {
        let mut strengths = [0; 3];
        if let Some(outcome) = game.outcome() {
            if outcome.winners().is_empty() {
                return [DRAW; 8];
            }
            for winner in outcome.winners().iter() {
                strengths[winner.index()] = VICTORY;
            }
        } else {
            for (strength, (seat, own)) in strengths.iter_mut().zip(Seat::all(3).zip(Side::ALL)) {
                *strength = standing(game, seat, own);
            }
        }
        let all: i32 = strengths.iter().sum();
        let mut worths = [0; 8];
        for (worth, strength) in worths.iter_mut().zip(strengths) {
            *worth = 3 * strength - all;
        }
        worths
    }
}

/// What a seat has on the table, for itself.
fn standing(game: &Wurfelmarsch, seat: Seat, own: Side) -> i32 {
    let pyramid = game.pyramid();
    let goal = CellSet::of_side(own.left()) & CellSet::of_side(own.right()) & CellSet::CORNERS;
    let detour = if goal.meets(pyramid.heap().filled()) { DETOUR } else { 0 };
    let mut worth = 0;
    let mut foremost = 0;
    for cell in game.dice_of(seat) {
        let depth = cell.depth(own);
        foremost = foremost.max(depth);
        worth += DIE + STEP * i32::from(depth);
        worth += pyramid.piece(cell).map_or(0, |piece| strength(piece.die));
    }
    let steps = usize::from(8 - foremost) + detour;
    let nearness = NEARNESS.get(steps).copied().unwrap_or_default();
    if steps == 1 && game.current() == seat { VICTORY / 2 } else { worth + nearness }
}

/// « Combat »: high faces win cases, whichever way they look.
fn strength(die: Die) -> i32 {
    die.faces().into_iter().map(i32::from).sum()
}
