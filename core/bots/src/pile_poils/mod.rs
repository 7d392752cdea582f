//! Pile-Poils: every turn is thought through to its end, with the odds of every throw that can still come.

mod odds;
mod plan;
mod race;
mod site;
#[cfg(test)]
mod tests;
mod worth;

use empile_games::{
    contract::{Game, Viewer},
    pile_poils::{Action, CellSet, PilePoils, Placement, Step, View},
};

use crate::Seen;
use plan::Plan;
use site::Site;
use worth::Worth;

pub(crate) fn choose(seen: &Seen<'_, PilePoils>) -> Option<Action> {
    let table = seen.world(0);
    let view = table.observe(Viewer::Seat(seen.seat()));
    match view.step {
        Step::Ready => Some(Action::Roll),
        Step::Thrown(_) => Some(Turn::of(&view).use_throw(table.placements())),
        Step::Placed => Some(Turn::of(&view).stop_or_roll()),
        Step::Over => None,
    }
}

/// The turn under way, as the player whose turn it is thinks of it.
struct Turn<'a> {
    diced: CellSet,
    dice_left: u8,
    plan: Plan<'a>,
}

impl<'a> Turn<'a> {
    fn of(view: &'a View) -> Turn<'a> {
        let cells = view.board.cells().zip(&view.cells);
        let diced = cells.filter(|(_, cell)| !cell.dice.is_empty()).map(|((id, _), _)| id).collect();
        let site = Site::of(view);
        let yarn = view.hands.get(view.current.index()).map_or(0, |hand| hand.yarn);
        let bonus_cats = bonus_cats(site.with_cats_on(diced), view.turn_dice.saturating_sub(1));
        let plan = Plan::new(site, Worth::of(view), bonus_cats, yarn);
        Turn { diced, dice_left: view.dice_left, plan }
    }

    /// « 3. Continuer ou arrêter ». A cat-astrophe is never better than one more throw, and a victory is not gambled with.
    fn stop_or_roll(&mut self) -> Action {
        let Some(bedding) = self.plan.bedding(self.diced, self.dice_left) else { return Action::Roll };
        let stopped = self.plan.stopped(self.diced, self.dice_left).with_all_yarn();
        let rolled = self.plan.rolled(self.diced, self.dice_left).with_all_yarn();
        if self.plan.wins(bedding) || stopped >= rolled { Action::Stop } else { Action::Roll }
    }

    /// « 2. Choisir UNE case libre du plateau », « Pelotes de laine » or, as Laureline in « Exemples de tours », nothing.
    fn use_throw(&mut self, placements: Vec<Placement>) -> Action {
        let mut best = (self.plan.lost().with_all_yarn(), Action::GiveUp);
        for placement in placements.into_iter().filter(|placement| placement.can_still_be_bedded) {
            let diced = self.diced | CellSet::only(placement.cell);
            let value = self.plan.placed(diced, self.dice_left - placement.dice.len()).with_all_yarn();
            if value > best.0 || best.1 == Action::GiveUp {
                best = (value, placement.action());
            }
        }
        let rerolled = self.plan.rolled(self.diced, self.dice_left).with_a_yarn_less();
        if rerolled.is_some_and(|rerolled| rerolled > best.0) { Action::Reroll } else { best.1 }
    }
}

/// « Tours bonus »: cats to expect from a bonus turn with so many dice, and from those that follow it.
fn bonus_cats(site: Site<'_>, dice: u8) -> f32 {
    (1..=dice).fold(0.0, |after_it, dice| {
        let mut plan = Plan::new(site, Worth::of_cats_alone(), after_it, 0);
        plan.rolled(CellSet::EMPTY, dice).with_all_yarn()
    })
}
