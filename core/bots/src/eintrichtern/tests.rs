use empile_games::{
    AnyAction, AnyGame, AnySetup, AnyView,
    contract::{Choices, Entry, Game, Match, Outcome, Seat, Seed, Stream, Viewer},
    eintrichtern::{Action, Setup, Step, View},
    pyramid::lattice::{Cell, CellSet},
};

use super::{Memory, Table};
use crate::{Level, choose};

struct Sitting {
    table: Match<AnyGame>,
    now: u64,
}

impl Sitting {
    fn new(players: u8, seed: u64) -> Sitting {
        let setup = AnySetup::Eintrichtern(Setup::for_players(players));
        Sitting { table: Match::start(setup, Seed(seed)).unwrap(), now: 0 }
    }

    fn asked(&self) -> Option<Seat> {
        self.table.state().to_act().iter().next()
    }

    fn view(&self) -> View {
        match self.table.state().observe(Viewer::Spectator) {
            AnyView::Eintrichtern(view) => view,
            other => panic!("{other:?}"),
        }
    }

    fn enter(&mut self, entry: Entry<AnyAction>) {
        self.table.enter(entry, &mut Vec::new()).unwrap();
    }

    fn act(&mut self, action: AnyAction) {
        let seat = self.asked().unwrap();
        self.enter(Entry::Act { seat, action, at: self.now });
        if let Some(due) = self.table.state().next_deadline() {
            self.now = due;
            self.enter(Entry::Clock { at: due });
        }
    }

    fn random_action(&self, chance: &mut Stream) -> AnyAction {
        let legal = self.table.state().legal(self.asked().unwrap());
        legal.nth(chance.index(legal.len())).unwrap()
    }

    fn finish(mut self, is_robot: impl Fn(Seat) -> bool, chance: &mut Stream) -> Outcome {
        while let Some(seat) = self.asked() {
            let robot = is_robot(seat).then(|| choose(&self.table, seat, Level::Clever).unwrap());
            self.act(robot.unwrap_or_else(|| self.random_action(chance)));
        }
        self.table.state().outcome().unwrap()
    }
}

fn uncover(cell: Cell) -> AnyAction {
    AnyAction::Eintrichtern(Action::Uncover { cell })
}

/// What was shown so far, case by case, as somebody writes it down who misses nothing.
fn shown(sitting: &Sitting) -> Vec<(Cell, u8)> {
    let record = sitting.table.record();
    let mut table = AnyGame::start(&record.setup, record.seed).unwrap();
    let mut shown = Vec::new();
    for entry in &record.entries {
        match entry {
            Entry::Act { seat, action, at } => table.apply(*seat, action, *at, &mut Vec::new()).unwrap(),
            Entry::Clock { at } => table.advance(*at, &mut Vec::new()).unwrap(),
        }
        if let AnyView::Eintrichtern(view) = table.observe(Viewer::Spectator)
            && let Step::Shown { cell, sum, .. } = view.step
        {
            shown.push((cell, sum));
        }
    }
    shown
}

#[test]
fn a_robot_wins_against_players_who_remember_nothing() {
    for players in [2, 4, 8] {
        let won = |seed: &u64| {
            let robot = Seat((seed % u64::from(players)) as u8);
            let outcome =
                Sitting::new(players, *seed).finish(|seat| seat == robot, &mut Stream::new(Seed(*seed)));
            outcome.winners().contains(robot)
        };
        let wins = (0..32).filter(won).count();
        assert!(wins >= 28, "{wins} of 32 at {players} players");
    }
}

#[test]
fn only_what_was_shown_is_remembered_and_never_wrongly() {
    for seed in 0..6 {
        let mut sitting = Sitting::new(3, seed);
        let mut chance = Stream::new(Seed(seed));
        for _ in 0..60 {
            sitting.act(sitting.random_action(&mut chance));
            let shown = shown(&sitting);
            for seat in Seat::all(3) {
                let memory = Memory::of(sitting.table.record(), seat, Level::Clever);
                for cell in CellSet::of_level(1) {
                    if let Some(sum) = memory.sum_under(cell) {
                        assert!(shown.contains(&(cell, sum)), "{cell:?} never showed {sum}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_last_cases_shown_are_remembered_and_the_first_are_mostly_forgotten() {
    let (mut early, mut looks) = (0, 0);
    for seed in 0..8 {
        let mut sitting = Sitting::new(2, seed);
        for cell in CellSet::of_level(1).iter().take(24) {
            sitting.act(AnyAction::Eintrichtern(Action::Throw));
            sitting.act(uncover(cell));
        }
        let shown = shown(&sitting);
        for seat in Seat::all(2) {
            let memory = Memory::of(sitting.table.record(), seat, Level::Clever);
            for (cell, sum) in shown.iter().rev().take(3) {
                assert_eq!(memory.sum_under(*cell), Some(*sum));
            }
            early += shown.iter().take(10).filter(|(cell, _)| memory.sum_under(*cell).is_some()).count();
            looks += 10;
        }
    }
    assert!(early > 0 && early * 3 < looks, "{early} of {looks}");
}

#[test]
fn a_case_once_forgotten_does_not_come_back_by_itself() {
    let mut sitting = Sitting::new(4, 3);
    let mut chance = Stream::new(Seed(3));
    let mut forgotten: Vec<Cell> = Vec::new();
    let mut seen = 0;
    for _ in 0..150 {
        sitting.act(sitting.random_action(&mut chance));
        let shown = shown(&sitting);
        if let Some((cell, _)) = shown.last().filter(|_| shown.len() > seen) {
            forgotten.retain(|other| other != cell);
        }
        seen = shown.len();
        let memory = Memory::of(sitting.table.record(), Seat(1), Level::Clever);
        for (cell, _) in &shown {
            match memory.sum_under(*cell) {
                Some(_) => assert!(!forgotten.contains(cell), "{cell:?} came back"),
                None => forgotten.push(*cell),
            }
        }
    }
    assert!(!forgotten.is_empty());
}

/// A robot never lifts a die that it remembers to be wrong while there is another, nor leaves one that it knows to fit.
#[test]
fn a_robot_lifts_what_it_knows_to_fit_and_never_what_it_knows_to_be_wrong() {
    let (mut fitting, mut lifted) = (0, 0);
    for seed in 0..12 {
        let mut sitting = Sitting::new(2 + (seed % 3) as u8, seed);
        while let Some(seat) = sitting.asked() {
            let action = choose(&sitting.table, seat, Level::Clever).unwrap();
            let (Step::MayThrow { thrown } | Step::MustUncover { thrown }) = sitting.view().step else {
                sitting.act(action);
                continue;
            };
            let sum: u8 = thrown.iter().sum();
            let memory = Memory::of(sitting.table.record(), seat, Level::Clever);
            let legal: Vec<AnyAction> = sitting.table.state().legal(seat).all().collect();
            let covered = CellSet::of_level(1).iter().filter(|cell| legal.contains(&uncover(*cell)));
            let sums: Vec<Option<u8>> = covered.map(|cell| memory.sum_under(cell)).collect();
            if let AnyAction::Eintrichtern(Action::Uncover { cell }) = action {
                lifted += 1;
                let remembered = memory.sum_under(cell);
                if sums.contains(&Some(sum)) {
                    fitting += 1;
                    assert_eq!(remembered, Some(sum));
                } else if sums.contains(&None) {
                    assert_eq!(remembered, None);
                }
            } else {
                assert!(!sums.contains(&Some(sum)), "a sum that is known was thrown away");
            }
            sitting.act(action);
        }
    }
    assert!(fitting > 50 && lifted > fitting, "{fitting} of {lifted}");
}

#[test]
fn when_every_case_is_known_to_be_wrong_the_one_seen_longest_ago_is_lifted() {
    let mut memory = Memory::empty(Level::Clever);
    let covered: Vec<Cell> = CellSet::of_level(1).iter().take(4).collect();
    for cell in [2, 0, 3, 1].map(|index| covered[index]) {
        memory.look(cell, 10, &mut Stream::new(Seed(1)));
    }
    let table = Table { covered: covered.clone(), memory: &memory };
    assert_eq!(table.unknown().count(), 0);
    assert_eq!(table.best_look(18), Some(covered[2]));
    assert_eq!(table.best_look(10), Some(covered[1]), "the sum seen last is the surest");
    assert!(table.should_throw(18));
    assert!(!table.should_throw(10));
}
