//! Pile-Poils: a throw is thought ahead with the odds of every way it can fall.

mod odds;
mod plan;
mod race;
mod site;
#[cfg(test)]
mod tests;
mod worth;

use empile_games::{
    contract::{Game, Stream, Viewer},
    pile_poils::{Action, CellSet, PilePoils, Placement, Step, TURN_DICE, View},
};

use crate::{Level, Seen};
use plan::Plan;
use site::Site;
use worth::Worth;

/// How far a turn is thought through, and how closely.
#[derive(Clone, Copy)]
struct Care {
    /// So many throws are thought ahead; more only while nothing sound is in sight.
    throws: usize,
    /// A cell will do if it promises at least this part of what the best one does: people do not compare them all either,
    /// and two matches do not look the same.
    good_enough: f32,
}

impl Care {
    fn of(level: Level) -> Care {
        level.pick(
            // Looks at what lies, and not at what it could become.
            Care { throws: 0, good_enough: 0.3 },
            Care { throws: 1, good_enough: 0.6 },
            // Every throw of the turn, to its end.
            Care { throws: TURN_DICE as usize, good_enough: 1.0 },
        )
    }
}

pub(crate) fn choose(seen: &Seen<'_, PilePoils>) -> Option<Action> {
    let table = seen.world(0);
    let view = table.observe(Viewer::Seat(seen.seat()));
    let mut turn = Turn::of(&view, seen.level());
    match view.step {
        Step::Ready => Some(Action::Roll),
        Step::Thrown(_) => Some(turn.use_throw(&table.placements(), &mut seen.luck().stream(1))),
        Step::Placed => Some(turn.stop_or_roll()),
        Step::Over => None,
    }
}

/// The turn under way, as the player whose turn it is thinks of it.
struct Turn<'a> {
    diced: CellSet,
    dice_left: u8,
    care: Care,
    plan: Plan<'a>,
}

impl<'a> Turn<'a> {
    fn of(view: &'a View, level: Level) -> Turn<'a> {
        let cells = view.board.cells().zip(&view.cells);
        let diced = cells.filter(|(_, cell)| !cell.dice.is_empty()).map(|((id, _), _)| id).collect();
        let site = Site::of(view);
        let yarn = view.hands.get(view.current.index()).map_or(0, |hand| hand.yarn);
        let bonus_cats = bonus_cats(site.with_cats_on(diced), view.turn_dice.saturating_sub(1));
        let plan = Plan::new(site, Worth::of(view), bonus_cats, yarn);
        Turn { diced, dice_left: view.dice_left, care: Care::of(level), plan }
    }

    /// « 3. Continuer ou arrêter ». A cat-astrophe is never better than one more throw, and a victory is not gambled with.
    fn stop_or_roll(&mut self) -> Action {
        let Some(bedding) = self.plan.bedding(self.diced, self.dice_left) else { return Action::Roll };
        self.plan.look_as_far_as(self.diced.len() + self.care.throws);
        let stopped = self.plan.stopped(self.diced, self.dice_left).with_all_yarn();
        let rolled = self.plan.rolled(self.diced, self.dice_left).with_all_yarn();
        if self.plan.wins(bedding) || stopped >= rolled { Action::Stop } else { Action::Roll }
    }

    /// « 2. Choisir UNE case libre du plateau », « Pelotes de laine » or, as Laureline in « Exemples de tours », nothing.
    fn use_throw(&mut self, placements: &[Placement], taste: &mut Stream) -> Action {
        let given_up = self.plan.lost().with_all_yarn();
        let (mut uses, mut most) = (Vec::new(), given_up);
        let Care { throws, good_enough } = self.care;
        for throws_ahead in throws..=throws.max(self.dice_left.into()) {
            self.plan.look_as_far_as(self.diced.len() + 1 + throws_ahead);
            uses = self.best_use_of_each_cell(placements);
            most = uses.iter().fold(given_up, |most, (value, _)| most.max(*value));
            let rerolled = self.plan.rolled(self.diced, self.dice_left).with_a_yarn_less();
            if rerolled.is_some_and(|rerolled| rerolled > most) {
                return Action::Reroll;
            }
            if most > given_up {
                break;
            }
        }
        if let Some((_, victory)) = uses.iter().find(|(_, placement)| self.wins_with(*placement)) {
            return victory.action();
        }
        uses.retain(|(value, _)| value - given_up >= good_enough * (most - given_up));
        uses.get(taste.index(uses.len())).map_or(Action::GiveUp, |(_, placement)| placement.action())
    }

    /// Each cell on which dice could still be bedded, with the dice that promise most on it.
    fn best_use_of_each_cell(&mut self, placements: &[Placement]) -> Vec<(f32, Placement)> {
        let mut uses: Vec<(f32, Placement)> = Vec::new();
        for placement in placements.iter().filter(|placement| placement.can_still_be_bedded) {
            let (diced, left) = self.after(*placement);
            let value = self.plan.placed(diced, left).with_all_yarn();
            match uses.iter_mut().find(|(_, other)| other.cell == placement.cell) {
                Some(other) if other.0 < value => *other = (value, *placement),
                Some(_) => {}
                None => uses.push((value, *placement)),
            }
        }
        uses
    }

    fn wins_with(&self, placement: Placement) -> bool {
        let (diced, left) = self.after(placement);
        self.plan.bedding(diced, left).is_some_and(|bedding| self.plan.wins(bedding))
    }

    fn after(&self, placement: Placement) -> (CellSet, u8) {
        (self.diced | CellSet::only(placement.cell), self.dice_left - placement.dice.len())
    }
}

/// « Tours bonus »: cats to expect from a bonus turn with so many dice, and from those that follow it.
fn bonus_cats(site: Site<'_>, dice: u8) -> f32 {
    (1..=dice).fold(0.0, |after_it, dice| {
        let mut plan = Plan::new(site, Worth::of_cats_alone(), after_it, 0);
        plan.rolled(CellSet::EMPTY, dice).with_all_yarn()
    })
}
