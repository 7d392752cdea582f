//! What can be expected of a table: exact for the turn under way, by the odds of the race for those to come.

use empile_games::{
    AnyGame,
    contract::{Game, Record, Seat, Viewer},
    pile_poils::{Action, PilePoils, Step, View},
};

use super::{Turn, race::chance_against, worth::Worth};
use crate::{
    Level,
    hindsight::{Outlook, Shares},
};

impl Outlook for PilePoils {
    fn shares(&self, _past: &Record<AnyGame>) -> Shares {
        let view = self.observe(Viewer::Spectator);
        if let Some(winner) = view.winner {
            return shares_of(&view, winner, 1.0);
        }
        let mut turn = Turn::worth(&view, Level::Formidable, Worth::of_victory_alone(&view));
        let chance = match view.step {
            Step::Ready | Step::Over => turn.rolled(),
            Step::Placed => {
                turn.rolled().max(turn.plan.stopped(turn.diced, turn.dice_left).with_all_yarn().worth)
            }
            Step::Thrown(_) => {
                let placed = turn.best_use_of_each_cell(&self.placements());
                let best = placed
                    .iter()
                    .fold(turn.plan.lost().with_all_yarn().worth, |most, (hope, _)| most.max(hope.worth));
                turn.rerolled().map_or(best, |rerolled| rerolled.max(best))
            }
        };
        shares_of(&view, view.current, chance)
    }

    fn foreseen(&self, _seat: Seat, action: &Action, _past: &Record<AnyGame>) -> Option<Shares> {
        let view = self.observe(Viewer::Spectator);
        if view.winner.is_some() {
            return None;
        }
        let mut turn = Turn::worth(&view, Level::Formidable, Worth::of_victory_alone(&view));
        let chance = match action {
            Action::Roll => turn.rolled(),
            Action::Reroll => turn.rerolled()?,
            _ => return None,
        };
        Some(shares_of(&view, view.current, chance))
    }
}

impl Turn<'_> {
    fn rolled(&mut self) -> f32 {
        self.plan.rolled(self.diced, self.dice_left).with_all_yarn().worth
    }

    fn rerolled(&mut self) -> Option<f32> {
        self.plan.rolled(self.diced, self.dice_left).with_a_yarn_less().map(|hope| hope.worth)
    }
}

/// One seat wins so often; the others share the rest as their cats let them hope.
fn shares_of(view: &View, seat: Seat, chance: f32) -> Shares {
    let chance = chance.clamp(0.0, 1.0);
    let cats = |seat: usize| view.hands.get(seat).map_or(0, |hand| hand.cats);
    let mut shares = [0.0; 8];
    for (other, share) in shares.iter_mut().enumerate().take(view.hands.len()) {
        if other != seat.index() {
            let rivals = (0..view.hands.len()).filter(|rival| *rival != other && *rival != seat.index());
            *share = rivals.map(|rival| chance_against(cats(other), cats(rival))).product();
        }
    }
    let all: f32 = shares.iter().sum();
    for share in &mut shares {
        *share *= (1.0 - chance) / all.max(f32::MIN_POSITIVE);
    }
    if let Some(share) = shares.get_mut(seat.index()) {
        *share = chance;
    }
    shares
}
