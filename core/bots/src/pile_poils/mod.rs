//! Pile-Poils: a throw is thought ahead with the odds of every way it can fall.

mod odds;
mod outlook;
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

use crate::{Level, Seen, advice::Reason};
use plan::{Hope, Plan};
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
    advise(seen).map(|(action, _)| action)
}

/// The same, and what speaks for it.
pub(crate) fn advise(seen: &Seen<'_, PilePoils>) -> Option<(Action, Reason)> {
    let table = seen.world(0);
    let view = table.observe(Viewer::Seat(seen.seat()));
    let mut turn = Turn::of(&view, seen.level());
    match view.step {
        Step::Ready => Some((Action::Roll, Reason::OnlyWay)),
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
        Turn::worth(view, level, Worth::of(view))
    }

    /// The same for somebody who wants something else of it.
    fn worth(view: &'a View, level: Level, worth: Worth) -> Turn<'a> {
        let cells = view.board.cells().zip(&view.cells);
        let diced = cells.filter(|(_, cell)| !cell.dice.is_empty()).map(|((id, _), _)| id).collect();
        let site = Site::of(view);
        let yarn = view.hands.get(view.current.index()).map_or(0, |hand| hand.yarn);
        let bonus_cats = bonus_cats(site.with_cats_on(diced), view.turn_dice.saturating_sub(1));
        let plan = Plan::new(site, worth, bonus_cats, yarn);
        Turn { diced, dice_left: view.dice_left, care: Care::of(level), plan }
    }

    /// « 3. Continuer ou arrêter ». A cat-astrophe is never better than one more throw, and a victory is not gambled with.
    fn stop_or_roll(&mut self) -> (Action, Reason) {
        let Some(bedding) = self.plan.bedding(self.diced, self.dice_left) else {
            return (Action::Roll, Reason::OnlyWay);
        };
        if self.plan.wins(bedding) {
            return (Action::Stop, Reason::Wins);
        }
        self.plan.look_as_far_as(self.diced.len() + self.care.throws);
        let stopped = self.plan.stopped(self.diced, self.dice_left).with_all_yarn();
        let rolled = self.plan.rolled(self.diced, self.dice_left).with_all_yarn();
        let turn = |this: Hope, other: Hope| Reason::Turn { this: this.odds, other: other.odds };
        if stopped.worth >= rolled.worth {
            (Action::Stop, turn(stopped, rolled))
        } else {
            (Action::Roll, turn(rolled, stopped))
        }
    }

    /// « 2. Choisir UNE case libre du plateau », « Pelotes de laine » or, as Laureline in « Exemples de tours », nothing.
    fn use_throw(&mut self, placements: &[Placement], taste: &mut Stream) -> (Action, Reason) {
        let given_up = self.plan.lost().with_all_yarn();
        let (mut uses, mut rerolled) = (Vec::new(), None);
        let Care { throws, good_enough } = self.care;
        for throws_ahead in throws..=throws.max(self.dice_left.into()) {
            self.plan.look_as_far_as(self.diced.len() + 1 + throws_ahead);
            uses = self.best_use_of_each_cell(placements);
            rerolled = self.plan.rolled(self.diced, self.dice_left).with_a_yarn_less();
            let most = most_of(&uses, given_up);
            if rerolled.is_some_and(|rerolled| rerolled.worth > most.worth) || most.worth > given_up.worth {
                break;
            }
        }
        let most = most_of(&uses, given_up);
        if let Some(rerolled) = rerolled.filter(|rerolled| rerolled.worth > most.worth) {
            return (Action::Reroll, Reason::Turn { this: rerolled.odds, other: most.odds });
        }
        if let Some((_, victory)) = uses.iter().find(|(_, placement)| self.wins_with(*placement)) {
            return (victory.action(), Reason::WinsByStopping);
        }
        let part = good_enough * (most.worth - given_up.worth);
        let good: Vec<_> = uses.iter().filter(|(hope, _)| hope.worth - given_up.worth >= part).collect();
        let Some((this, chosen)) = good.get(taste.index(good.len())) else {
            // Dice that can never be bedded are no choice either.
            let reason = if rerolled.is_some() { Reason::BestOf(2) } else { Reason::OnlyWay };
            return (Action::GiveUp, reason);
        };
        // Giving up is no choice beside whatever can be bedded.
        let others = uses.iter().filter(|(_, other)| other != chosen).map(|(hope, _)| *hope);
        let other = others.chain(rerolled).max_by(|one, other| one.worth.total_cmp(&other.worth));
        let reason = match other {
            None => Reason::OnlyWay,
            Some(other) => Reason::Turn { this: this.odds, other: other.odds },
        };
        (chosen.action(), reason)
    }

    /// Each cell on which dice could still be bedded, with the dice that promise most on it.
    fn best_use_of_each_cell(&mut self, placements: &[Placement]) -> Vec<(Hope, Placement)> {
        let mut uses: Vec<(Hope, Placement)> = Vec::new();
        for placement in placements.iter().filter(|placement| placement.can_still_be_bedded) {
            let (diced, left) = self.after(*placement);
            let value = self.plan.placed(diced, left).with_all_yarn();
            match uses.iter_mut().find(|(_, other)| other.cell == placement.cell) {
                Some(other) if other.0.worth < value.worth => *other = (value, *placement),
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
        plan.rolled(CellSet::EMPTY, dice).with_all_yarn().worth
    })
}

/// The best use of a throw, if it is worth more than none.
fn most_of(uses: &[(Hope, Placement)], given_up: Hope) -> Hope {
    let hopes = uses.iter().map(|(hope, _)| *hope);
    hopes.fold(given_up, |most, hope| if hope.worth > most.worth { hope } else { most })
}
