//! Raffzahn: look over the free dice of the own side for the face thrown, and reach for one after the other.

use empile_games::{
    contract::Millis,
    pyramid::lattice::{Cell, CellSet, Side},
    raffzahn::{Action, Raffzahn, Step, View},
};

use super::{Meant, Reaction, reaction::happens};
use crate::{Level, Seen, luck::number_of};

/// What nobody races for: people want to see it.
const TO_THROW: Reaction = Reaction::new(1_700, 40);

struct Skill {
    /// Looking once, and at each free die.
    looks: Millis,
    per_die: Millis,
    spread: Millis,
    /// The hand to the die and back.
    reaches: Reaction,
    /// How long one who threw goes on looking before « Stop! », and how long one takes to say it when nothing is left.
    gives_up: Reaction,
    says_stop: Reaction,
    /// In a thousand: the face is misread.
    slips: u32,
}

fn skill(level: Level) -> Skill {
    level.pick(
        Skill {
            looks: 900,
            per_die: 120,
            spread: 60,
            reaches: Reaction::new(620, 40),
            gives_up: Reaction::new(3_400, 50),
            says_stop: Reaction::new(1_300, 50),
            slips: 110,
        },
        Skill {
            looks: 620,
            per_die: 75,
            spread: 50,
            reaches: Reaction::new(480, 40),
            gives_up: Reaction::new(2_400, 50),
            says_stop: Reaction::new(900, 50),
            slips: 50,
        },
        Skill {
            looks: 420,
            per_die: 42,
            spread: 40,
            reaches: Reaction::new(380, 30),
            gives_up: Reaction::new(1_500, 40),
            says_stop: Reaction::new(650, 40),
            slips: 15,
        },
    )
}

#[derive(Clone, Copy)]
enum Case {
    Throw,
    Search,
    Stop,
}

pub(super) fn think(seen: &Seen<'_, Raffzahn>) -> Option<Meant<Action>> {
    let view = seen.view();
    let own = seen.seat();
    let skill = skill(seen.level());
    let (thrown, something_left) = match view.step {
        Step::Ready if view.roller == own => {
            let case = key(seen, &view, Case::Throw);
            let after = TO_THROW.draw(&mut seen.luck().stream(case));
            return Some(Meant { case, action: Action::Throw, after });
        }
        Step::Grabbing { thrown, something_left } => (thrown, something_left),
        // Whose hand is still on its way is late, and cannot help it.
        Step::Ready | Step::Stopped { .. } | Step::Over => return None,
    };
    let may_take = something_left != Some(false) && !view.locked.contains(own);
    let aim = aim(seen, &view, &skill, thrown).filter(|_| may_take);
    if let Some((cell, fitting)) = aim {
        let case = key(seen, &view, Case::Search);
        let mut chance = seen.luck().stream(case);
        // The more there are to look at, the longer it takes; the more of them fit, the sooner one is found.
        let free = free_dice(&view).len() as Millis;
        let looks = skill.looks + skill.per_die * free * 2 / (1 + fitting);
        let after = Reaction::new(looks, skill.spread).draw(&mut chance) + skill.reaches.draw(&mut chance);
        return Some(Meant { case, action: Action::Take { cell }, after });
    }
    if view.roller != own {
        return None;
    }
    let case = key(seen, &view, Case::Stop);
    let takes = if something_left == Some(false) { skill.says_stop } else { skill.gives_up };
    Some(Meant { case, action: Action::Stop, after: takes.draw(&mut seen.luck().stream(case)) })
}

/// The die that it reaches for, and how many would be right; now and then one that only looks right.
fn aim(seen: &Seen<'_, Raffzahn>, view: &View, skill: &Skill, thrown: u8) -> Option<(Cell, Millis)> {
    let side = Side::of(seen.seat())?;
    let shows = |cell: &Cell| {
        let die = view.dice.iter().find(|die| die.cell == *cell);
        die.and_then(|die| die.faces[side.index()])
    };
    let free = free_dice(view);
    let fitting: CellSet = free.iter().filter(|cell| shows(cell) == Some(thrown)).collect();
    let case = key(seen, view, Case::Search);
    let mut chance = seen.luck().stream(case ^ u64::from(thrown));
    let misread = free.iter().filter(|cell| shows(cell).is_some_and(|face| face.abs_diff(thrown) == 1));
    let slips = happens(skill.slips, &mut chance);
    // Each die catches the eye more or less, whichever others lie there.
    let catches = |cell: &Cell| number_of(&[case, cell.index() as u64]);
    let one = if slips { misread.max_by_key(catches) } else { None };
    let one = one.or_else(|| fitting.iter().max_by_key(catches))?;
    Some((one, fitting.len() as Millis))
}

fn free_dice(view: &View) -> CellSet {
    let lie: CellSet = view.dice.iter().map(|die| die.cell).collect();
    lie.iter().filter(|cell| !lie.meets(cell.covers())).collect()
}

/// What it looks at: this throw, after all that it did before.
fn key(seen: &Seen<'_, Raffzahn>, view: &View, case: Case) -> u64 {
    let thrown = match view.step {
        Step::Grabbing { thrown, .. } | Step::Stopped { thrown, .. } => thrown,
        Step::Ready | Step::Over => 0,
    };
    number_of(&[u64::from(view.roller.0), u64::from(thrown), seen.luck().acts(), case as u64])
}
