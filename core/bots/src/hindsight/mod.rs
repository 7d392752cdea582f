//! Luck or choice: what chance did in a match that has ended, and what its players did.
//!
//! Before and after each entry it is estimated what every seat can expect: its chance to win, if everybody went on as well as a
//! robot does. What a decision is worth is what it leaves to expect before chance has spoken; what it cost is what the choice of
//! [`Level::Formidable`] is worth more; luck is what chance made of it. Nothing is drawn from a clock or a device: the same record
//! gives the same answer.

mod outlook;
mod share;
#[cfg(test)]
mod tests;

use empile_games::{
    AnyAction, AnyGame,
    contract::{Choices, Entry, Game, Record, Seat, Viewer},
};

pub(crate) use outlook::Outlook;
pub(crate) use share::{Shares, of_winners, softmax};

use crate::{Level, Luck, answer, error_of_shares, shares};

/// Worlds in which a decision is tried where chance or something hidden has a say in it.
const WORLDS: u64 = 16;
/// So many worlds tell whether it has.
const LOOKS: u64 = 3;
/// Worlds of other numbers than those in which the robot thinks.
const FIRST_WORLD: u64 = 1 << 32;
/// A difference smaller than so many standard errors is none.
const SURE: f32 = 2.0;

/// What there is to know of a match after each entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// What each seat could expect before the first entry.
    pub begin: Vec<f32>,
    /// What became of it with each entry.
    pub steps: Vec<Step>,
}

/// What an entry did.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Who acted; nobody where the clock did.
    pub seat: Option<Seat>,
    /// What each seat can expect after it, between 0 and 1.
    pub expected: Vec<f32>,
    /// What chance moved, seat by seat.
    pub luck: Vec<f32>,
    /// How sure that is: one standard error, nothing where it is exact.
    pub luck_error: f32,
    /// What the decision cost whoever took it; nothing where it is as good as the best known or cannot be told from it.
    pub cost: f32,
    /// Was there anything to decide?
    pub is_decision: bool,
}

/// Looks back at a match. `go_on` hears after each entry how many are done, and says whether to go on; without it there is no
/// study. Nor is there one of a game that robots do not play in turn, or of a record that does not replay.
pub fn study(record: &Record<AnyGame>, mut go_on: impl FnMut(usize) -> bool) -> Option<Study> {
    let mut state = AnyGame::start(&record.setup, record.seed).ok()?;
    let mut past = Record { entries: Vec::new(), ..record.clone() };
    let players = usize::from(state.players());
    let begin = shares(&state, &past)?[..players].to_vec();
    let mut study = Study { begin, steps: Vec::with_capacity(record.entries.len()) };
    for (done, entry) in record.entries.iter().enumerate() {
        if !go_on(done) {
            return None;
        }
        let deed = match entry {
            Entry::Act { seat, action, .. } => Some((*seat, Deed::of(&state, &past, *seat, action)?)),
            Entry::Clock { .. } => None,
        };
        enter(&mut state, entry)?;
        past.entries.push(entry.clone());
        let after = shares(&state, &past)?;
        study.steps.push(Step::of(deed.as_ref(), &after, players));
    }
    Some(study)
}

fn enter(state: &mut AnyGame, entry: &Entry<AnyAction>) -> Option<()> {
    match entry {
        Entry::Act { seat, action, at } => state.apply_unheard(*seat, action, *at).ok(),
        Entry::Clock { at } => state.advance(*at, &mut Vec::new()).ok(),
    }
}

impl Step {
    fn of(deed: Option<&(Seat, Deed)>, after: &Shares, players: usize) -> Step {
        let expected = after[..players].to_vec();
        let Some((seat, deed)) = deed else {
            let luck = vec![0.0; players];
            return Step { seat: None, expected, luck, luck_error: 0.0, cost: 0.0, is_decision: false };
        };
        let moved = |(after, foreseen): (&f32, &f32)| if deed.value.is_open { after - foreseen } else { 0.0 };
        Step {
            seat: Some(*seat),
            luck: expected.iter().zip(&deed.value.shares).map(moved).collect(),
            expected,
            luck_error: if deed.value.is_open { deed.value.error } else { 0.0 },
            cost: deed.cost,
            is_decision: deed.is_decision,
        }
    }
}

/// What a decision was worth, and what it cost.
struct Deed {
    value: Value,
    cost: f32,
    is_decision: bool,
}

impl Deed {
    fn of(state: &AnyGame, past: &Record<AnyGame>, seat: Seat, action: &AnyAction) -> Option<Deed> {
        let value = Value::of(state, past, seat, action)?;
        if state.legal(seat).len() < 2 {
            return Some(Deed { value, cost: 0.0, is_decision: false });
        }
        let best = answer(state, past, seat, Level::Formidable, Luck::of(past, seat))?;
        let cost = if best == *action {
            0.0
        } else {
            let other = Value::of(state, past, seat, &best)?;
            let (cost, error) = (other.for_seat(seat) - value.for_seat(seat), other.error.hypot(value.error));
            if cost > SURE * error { cost } else { 0.0 }
        };
        Some(Deed { value, cost, is_decision: true })
    }
}

/// What an action leaves to expect, before chance has spoken.
struct Value {
    shares: Shares,
    /// One standard error of what the acting seat can expect.
    error: f32,
    /// Did chance, or something hidden, have a say in it?
    is_open: bool,
}

impl Value {
    fn of(state: &AnyGame, past: &Record<AnyGame>, seat: Seat, action: &AnyAction) -> Option<Value> {
        if let Some(shares) = crate::foreseen(state, past, seat, action) {
            return Some(Value { shares, error: 0.0, is_open: true });
        }
        let luck = Luck::of(past, seat);
        let entry = Entry::Act { seat, action: action.clone(), at: past.entries.last().map_or(0, stamp) };
        let after = |mut world: AnyGame| {
            enter(&mut world, &entry)?;
            Some(world)
        };
        let mut past = past.clone();
        past.entries.push(entry.clone());
        let worlds = |numbers: std::ops::Range<u64>| {
            numbers.filter_map(move |number| {
                after(state.imagine(Viewer::Seat(seat), luck.seed(FIRST_WORLD + number)))
            })
        };
        let really = after(state.clone())?;
        let seen = really.observe(Viewer::Seat(seat));
        if worlds(0..LOOKS).all(|world| world.observe(Viewer::Seat(seat)) == seen) {
            let error = error_of_shares(state);
            return Some(Value { shares: shares(&really, &past)?, error, is_open: false });
        }
        let all: Vec<Shares> = worlds(0..WORLDS).filter_map(|world| shares(&world, &past)).collect();
        let (shares, error) = share::mean(&all, seat);
        Some(Value { shares, error: error.hypot(error_of_shares(state)), is_open: true })
    }

    fn for_seat(&self, seat: Seat) -> f32 {
        self.shares.get(seat.index()).copied().unwrap_or_default()
    }
}

fn stamp(entry: &Entry<AnyAction>) -> u64 {
    match entry {
        Entry::Act { at, .. } | Entry::Clock { at } => *at,
    }
}
