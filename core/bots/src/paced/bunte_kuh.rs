//! Bunte Kuh: add the dice up, and go through the cases one after the other until one has that sum, or none is left.

use empile_games::{
    bunte_kuh::{Action, BunteKuh, Call, Step, View},
    contract::Millis,
    pyramid::lattice::Cell,
};

use super::{Meant, Reaction, reaction::happens};
use crate::{Level, Seen, luck::number_of};

/// What nobody races for: people want to see it.
const TO_THROW: Reaction = Reaction::new(1_700, 40);
const TO_LAY: Reaction = Reaction::new(1_500, 40);
/// Before one says that there is none, one hesitates.
const HESITATES: Millis = 3;

struct Skill {
    /// Adding the thrown dice up, and the three faces of a case.
    adds: Reaction,
    per_case: Reaction,
    to_case: Reaction,
    /// In a thousand: a right case is passed over, and one that is off by one is taken for right.
    overlooks: u32,
    miscounts: u32,
}

fn skill(level: Level) -> Skill {
    level.pick(
        Skill {
            adds: Reaction::new(1_500, 60),
            per_case: Reaction::new(620, 50),
            to_case: Reaction::new(1_000, 40),
            overlooks: 180,
            miscounts: 16,
        },
        Skill {
            adds: Reaction::new(1_100, 50),
            per_case: Reaction::new(400, 50),
            to_case: Reaction::new(760, 40),
            overlooks: 90,
            miscounts: 7,
        },
        Skill {
            adds: Reaction::new(800, 40),
            per_case: Reaction::new(250, 40),
            to_case: Reaction::new(560, 30),
            overlooks: 30,
            miscounts: 2,
        },
    )
}

#[derive(Clone, Copy)]
enum Case {
    Throw,
    Search,
    Show,
    Lay,
}

pub(super) fn think(seen: &Seen<'_, BunteKuh>) -> Option<Meant<Action>> {
    let view = seen.view();
    let own = seen.seat();
    let meant = |case: Case, action: Action, after: Millis| Meant { case: key(&view, case), action, after };
    let draw = |takes: Reaction, case: Case| takes.draw(&mut seen.luck().stream(key(&view, case)));
    match view.step {
        Step::Ready if view.thrower == own => {
            Some(meant(Case::Throw, Action::Throw, draw(TO_THROW, Case::Throw)))
        }
        Step::Searching { thrown, first: None } => {
            let (found, after) = search(seen, &view, thrown.iter().sum());
            let call = if found.is_some() { Call::Stop } else { Call::No };
            Some(meant(Case::Search, Action::Call(call), after))
        }
        Step::Searching { thrown, first: Some((caller, Call::Stop)) } if caller == own => {
            show(seen, &view, thrown.iter().sum())
        }
        Step::Pointing { thrown, seat, .. } if seat == own => show(seen, &view, thrown.iter().sum()),
        Step::Laying { seat, .. } if seat == own => {
            let offered = seen.offered();
            let lay = offered.get(seen.luck().stream(key(&view, Case::Lay)).index(offered.len()))?;
            Some(meant(Case::Lay, *lay, draw(TO_LAY, Case::Lay)))
        }
        _ => None,
    }
}

/// « et montre la case »: the one that it saw.
fn show(seen: &Seen<'_, BunteKuh>, view: &View, sum: u8) -> Option<Meant<Action>> {
    let case = search(seen, view, sum).0?;
    let action = Action::Point { case };
    let number = key(view, Case::Show);
    let after = skill(seen.level()).to_case.draw(&mut seen.luck().stream(number));
    seen.offered().contains(&action).then_some(Meant { case: number, action, after })
}

/// The case at which it stops, and how long it takes to come to that; or to come to the end of them.
fn search(seen: &Seen<'_, BunteKuh>, view: &View, sum: u8) -> (Option<Cell>, Millis) {
    let skill = skill(seen.level());
    let world = seen.world(0);
    let mut chance = seen.luck().stream(key(view, Case::Search));
    let mut cases: Vec<Cell> = world.pyramid().heap().hollows().iter().collect();
    chance.shuffle(&mut cases);
    let mut after = skill.adds.draw(&mut chance);
    for case in cases {
        after += skill.per_case.draw(&mut chance);
        let here = world.pyramid().hollow_sum(case).unwrap_or_default();
        let is_found = match here.abs_diff(sum) {
            0 => !happens(skill.overlooks, &mut chance),
            1 => happens(skill.miscounts, &mut chance),
            _ => false,
        };
        if is_found {
            return (Some(case), after);
        }
    }
    (None, after + HESITATES * skill.per_case.usual)
}

/// What it looks at: this throw at this table.
fn key(view: &View, case: Case) -> u64 {
    let thrown = match view.step {
        Step::Searching { thrown, .. } | Step::Pointing { thrown, .. } | Step::Laying { thrown, .. } => {
            thrown
        }
        Step::Ready | Step::Over => Default::default(),
    };
    let hands = view.hands.iter().map(|hand| u64::from(hand.count()));
    let faces = thrown.into_iter().map(u64::from);
    let lies = [u64::from(view.thrower.0), view.dice.len() as u64, case as u64];
    number_of(&lies.into_iter().chain(hands).chain(faces).collect::<Vec<_>>())
}
