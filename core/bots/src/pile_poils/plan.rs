//! The best way to play a turn: every throw that can still come, weighed by its chance.

use std::collections::HashMap;

use empile_games::pile_poils::CellSet;

use super::{
    odds::{Group, throws},
    site::{Bedding, Site},
    worth::Worth,
};
use crate::advice::TurnOdds;

/// So many yarn tokens at most are thought of in one turn.
const MOST_REROLLS: usize = 2;

/// So many tables are thought through, three times as many as any board has asked for; beyond them a turn is taken to stop.
const TABLES: usize = 2_000;

/// What a turn is worth, and what it may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Hope {
    pub(super) worth: f32,
    pub(super) odds: TurnOdds,
}

impl Hope {
    fn or(self, other: Hope) -> Hope {
        if other.worth > self.worth { other } else { self }
    }

    fn add(&mut self, chance: f32, other: Hope) {
        self.worth += chance * other.worth;
        self.odds.cats += chance * other.odds.cats;
        self.odds.lost += chance * other.odds.lost;
        self.odds.out_first += chance * other.odds.out_first;
    }
}

/// What is to be expected, by the number of yarn tokens that can still be spent this turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Values {
    by_yarn: [Hope; MOST_REROLLS + 1],
    yarn: usize,
}

impl Values {
    /// Before any yarn is spent.
    pub(super) fn with_all_yarn(self) -> Hope {
        self.by_yarn[self.yarn]
    }

    /// Once a yarn is spent, if there is one.
    pub(super) fn with_a_yarn_less(self) -> Option<Hope> {
        self.yarn.checked_sub(1).map(|yarn| self.by_yarn[yarn])
    }

    fn or(self, other: Values) -> Values {
        let by_yarn = std::array::from_fn(|yarn| self.by_yarn[yarn].or(other.by_yarn[yarn]));
        Values { by_yarn, ..self }
    }
}

/// A turn or bonus turn, thought through to its end.
pub(super) struct Plan<'a> {
    site: Site<'a>,
    worth: Worth,
    /// Cats to expect from the bonus turn that this turn may earn.
    bonus_cats: f32,
    rerolls: usize,
    /// A turn is taken to stop once dice lie on so many cells.
    horizon: usize,
    known: HashMap<(CellSet, u8), Values>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(site: Site<'a>, worth: Worth, bonus_cats: f32, yarn: u8) -> Plan<'a> {
        let rerolls = usize::from(yarn).min(MOST_REROLLS);
        Plan { site, worth, bonus_cats, rerolls, horizon: usize::MAX, known: HashMap::new() }
    }

    /// Thinks anew, no farther than to dice on so many cells.
    pub(super) fn look_as_far_as(&mut self, horizon: usize) {
        self.horizon = horizon;
        self.known.clear();
    }

    /// « Continuer ou arrêter », with dice on these cells and `left` more in the hand.
    pub(super) fn placed(&mut self, diced: CellSet, left: u8) -> Values {
        if let Some(known) = self.known.get(&(diced, left)) {
            return *known;
        }
        let stopped = self.stopped(diced, left);
        let goes_on = left > 0 && diced.len() < self.horizon && self.known.len() < TABLES;
        let values = if goes_on { stopped.or(self.rolled(diced, left)) } else { stopped };
        self.known.insert((diced, left), values);
        values
    }

    /// What a stop would bring; nothing if these dice break a bedding rule.
    pub(super) fn bedding(&self, diced: CellSet, left: u8) -> Option<Bedding> {
        self.site.bedding(diced, left)
    }

    /// Is the player out first with this?
    pub(super) fn wins(&self, bedding: Bedding) -> bool {
        self.worth.is_out_first(bedding.cats)
    }

    /// « Arrêter ».
    pub(super) fn stopped(&self, diced: CellSet, left: u8) -> Values {
        let Some(bedding) = self.site.bedding(diced, left) else { return self.lost() };
        let bonus_cats = if bedding.earns_bonus { self.bonus_cats } else { 0.0 };
        self.ended(bedding.cats, bonus_cats, bedding.yarn, 0.0)
    }

    /// « Cat-astrophe ! »
    pub(super) fn lost(&self) -> Values {
        self.ended(0, 0.0, 0, 1.0)
    }

    fn ended(&self, cats: u8, bonus_cats: f32, yarn_won: u8, lost: f32) -> Values {
        let by_yarn = std::array::from_fn(|yarn| {
            let spent = self.rerolls.saturating_sub(yarn) as f32;
            let (worth, out_first) = self.worth.of_turn(cats, bonus_cats, f32::from(yarn_won) - spent);
            Hope { worth, odds: TurnOdds { cats: f32::from(cats) + bonus_cats, lost, out_first } }
        });
        Values { by_yarn, yarn: self.rerolls }
    }

    /// « Continuer »: before the dice fall.
    pub(super) fn rolled(&mut self, diced: CellSet, left: u8) -> Values {
        let mut rolled = self.lost();
        let placements = self.placements(diced, left);
        for yarn in 0..=self.rerolls {
            // « Pelotes de laine »: no throw is worse than throwing again with a yarn less.
            let rerolled = yarn.checked_sub(1).map(|yarn| rolled.by_yarn[yarn]);
            let at_least = rerolled.map_or(rolled.by_yarn[yarn], |again| rolled.by_yarn[yarn].or(again));
            let mut hope = Hope::default();
            for throw in throws(left) {
                let groups = throw.groups.iter();
                let best =
                    groups.fold(at_least, |best, group| best.or(placements[group.index()].by_yarn[yarn]));
                hope.add(throw.chance, best);
            }
            rolled.by_yarn[yarn] = hope;
        }
        rolled
    }

    /// The best that each kind of group can be used for.
    fn placements(&mut self, diced: CellSet, left: u8) -> [Values; Group::KINDS] {
        let site = self.site;
        let mut best = [self.lost(); Group::KINDS];
        for cell in site.within_reach(diced, left).iter() {
            let with_it = diced | CellSet::only(cell);
            for group in Group::all_on(site.number(cell), left) {
                // More dice on this cell leave fewer for what it needs.
                if !site.has_hope(with_it, left - group.dice) {
                    break;
                }
                let slot = &mut best[group.index()];
                *slot = slot.or(self.placed(with_it, left - group.dice));
            }
        }
        best
    }
}
