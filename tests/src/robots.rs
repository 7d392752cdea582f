//! Tables at which robots sit, with players beside them who do anything that is legal, and what must hold for every
//! robot.

use empile_bots::{Level, Luck, answer, choose};
use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Choices, Entry, Game, Match, Millis, Outcome, Record, Seat, Seats, Seed, Stream, Viewer},
};

/// A match under way between robots and random players.
pub struct Sitting {
    table: Match<AnyGame>,
    robots: Seats,
    level: Level,
    chance: Stream,
    now: Millis,
}

impl Sitting {
    /// A new match; the others play by chance that grows from the same seed.
    pub fn new(setup: &AnySetup, seed: Seed, robots: Seats) -> Sitting {
        let table = Match::start(setup.clone(), seed).expect("the set-up is playable");
        Sitting { table, robots, level: Level::Clever, chance: Stream::new(Seed(!seed.0)), now: 0 }
    }

    /// A match at which only robots of this level sit.
    pub fn of_robots(setup: &AnySetup, seed: Seed, level: Level) -> Sitting {
        Sitting { level, ..Sitting::new(setup, seed, Seats::all(players(setup))) }
    }

    /// The match so far.
    pub fn table(&self) -> &Match<AnyGame> {
        &self.table
    }

    /// Who is asked next; `None` while the table waits for the clock, and at the end.
    pub fn asked(&self) -> Option<Seat> {
        self.table.state().to_act().iter().next()
    }

    /// One entry more; `false` when the match is over.
    pub fn go_on(&mut self) -> bool {
        let Some(entry) = self.next_entry() else { return false };
        let entered = self.table.enter(entry.clone(), &mut Vec::new());
        entered.unwrap_or_else(|refusal| panic!("{entry:?} is refused: {refusal}"));
        true
    }

    fn next_entry(&mut self) -> Option<Entry<AnyAction>> {
        if let Some(seat) = self.asked() {
            let action = if self.robots.contains(seat) {
                choose(&self.table, seat, self.level)
            } else {
                let legal = self.table.state().legal(seat);
                legal.nth(self.chance.index(legal.len()))
            };
            let action = action.expect("whoever is asked has something to do");
            return Some(Entry::Act { seat, action, at: self.now });
        }
        let due = self.table.state().next_deadline()?;
        self.now = self.now.max(due);
        Some(Entry::Clock { at: self.now })
    }

    /// Plays on to the end.
    pub fn finish(mut self) -> Outcome {
        while self.go_on() {}
        self.table.state().outcome().expect("nobody can act, so the match is over")
    }
}

fn players(setup: &AnySetup) -> u8 {
    AnyGame::start(setup, Seed(0)).expect("the set-up is playable").players()
}

/// Of so many matches with one robot among random players, on every seat in turn: how many it wins. A victory that is
/// shared counts as a part.
pub fn wins_against_chance(setup: &AnySetup, matches: u64) -> f64 {
    let wins = (0..matches).map(|number| {
        let robot = Seat((number % u64::from(players(setup))) as u8);
        let winners = Sitting::new(setup, Seed(40_000 + number), Seats::only(robot)).finish().winners();
        if winners.contains(robot) { 1.0 / winners.len() as f64 } else { 0.0 }
    });
    wins.sum()
}

/// When the last entry was made.
fn now(table: &Match<AnyGame>) -> Millis {
    table.record().entries.last().map_or(0, |entry| match entry {
        Entry::Act { at, .. } | Entry::Clock { at } => *at,
    })
}

/// Looks at about so many tables at which somebody is asked, evenly over a random match of each set-up.
fn visit(setups: &[AnySetup], tables: usize, mut look: impl FnMut(&Match<AnyGame>, Seat)) {
    for (number, setup) in setups.iter().enumerate() {
        let sitting = || Sitting::new(setup, Seed(50_000 + number as u64), Seats::NONE);
        let mut rehearsal = sitting();
        while rehearsal.go_on() {}
        let stride = (rehearsal.table().record().entries.len() / tables).max(1);
        let mut sitting = sitting();
        let mut entries = 0;
        loop {
            if let Some(seat) = sitting.asked().filter(|_| entries % stride == 0) {
                look(sitting.table(), seat);
            }
            entries += 1;
            if !sitting.go_on() {
                break;
            }
        }
    }
}

/// Whoever is asked answers with something legal, and nobody else answers at all.
pub fn answers_are_legal(setups: &[AnySetup], tables: usize, level: Level) {
    visit(setups, tables, |table, asked| {
        for seat in Seat::all(table.state().players() + 1) {
            let answered = choose(table, seat, level);
            if seat == asked {
                let action = answered.expect("whoever is asked answers");
                let mut state = table.state().clone();
                let taken = state.apply(seat, &action, now(table), &mut Vec::new());
                assert!(taken.is_ok(), "{seat} answered {action:?}, but: {taken:?}");
            } else if !table.state().to_act().contains(seat) {
                assert_eq!(answered, None, "{seat} was not asked");
            }
        }
    });
}

/// The same record gives the same answer, and what is taken back is done again.
pub fn answers_do_not_change(setups: &[AnySetup], tables: usize, level: Level) {
    visit(setups, tables, |table, seat| {
        let first = choose(table, seat, level);
        let mut replayed = Match::<AnyGame>::replay(table.record().clone()).expect("a record replays");
        let action = first.clone().expect("whoever is asked answers");
        let entry = Entry::Act { seat, action, at: now(table) };
        replayed.enter(entry, &mut Vec::new()).expect("the answer is legal");
        replayed.undo(true).expect("there is something to take back");
        assert_eq!(choose(&replayed, seat, level), first);
    });
}

/// What came of asking somebody at tables and at twins of them that look the same from the seat.
#[derive(Debug, Default)]
pub struct Honesty {
    /// Was anything hidden at all?
    pub something_was_hidden: bool,
    /// Answers that differed at a twin: whoever gave them knows more than the seat sees.
    pub peeks: usize,
}

/// Asks a robot at tables and at their twins.
pub fn honesty(setups: &[AnySetup], tables: usize, level: Level) -> Honesty {
    honesty_of(setups, tables, |state, record, seat| {
        answer(state, record, seat, level, Luck::of(record, seat))
    })
}

/// Asks anybody there who is given the whole state, and could look at what the seat does not see.
pub fn honesty_of(
    setups: &[AnySetup],
    tables: usize,
    player: impl Fn(&AnyGame, &Record<AnyGame>, Seat) -> Option<AnyAction>,
) -> Honesty {
    let mut honesty = Honesty::default();
    visit(setups, tables, |table, seat| {
        let (state, record) = (table.state(), table.record());
        let answered = player(state, record, seat);
        for seed in 0..3 {
            let twin = state.imagine(Viewer::Seat(seat), Seed(seed));
            // What a seat is offered, it sees.
            if twin.legal(seat).all().eq(state.legal(seat).all()) {
                honesty.something_was_hidden |= &twin != state;
                honesty.peeks += usize::from(player(&twin, record, seat) != answered);
            }
        }
    });
    honesty
}

/// Whoever can win with one action would, in so many matches between these robots and random players; says how often
/// somebody could.
pub fn no_victory_is_passed_over(setup: &AnySetup, robots: Seats, matches: u64) -> usize {
    let mut chances = 0;
    for number in 0..matches {
        let mut sitting = Sitting::new(setup, Seed(60_000 + number), robots);
        loop {
            let table = sitting.table();
            if let Some(seat) = sitting.asked() {
                let wins = |action: AnyAction| {
                    let mut state = table.state().clone();
                    let taken = state.apply(seat, &action, now(table), &mut Vec::new());
                    taken.is_ok() && state.outcome().is_some_and(|end| end.winners().contains(seat))
                };
                let legal = table.state().legal(seat);
                // Where there is no choice, nothing is passed over.
                if legal.len() > 1 && legal.all().any(wins) {
                    chances += 1;
                    let action = choose(table, seat, Level::Clever).expect("whoever is asked answers");
                    assert!(
                        wins(action),
                        "{seat} could have won: {:?}",
                        table.state().observe(Viewer::Seat(seat))
                    );
                }
            }
            if !sitting.go_on() {
                break;
            }
        }
    }
    chances
}
