//! What the decisions of robots cost where the truth can be worked out: single turns of Pile-Poils on small boards.

use std::collections::{BTreeMap, HashMap};

use empile_bots::{Level, Luck, answer};
use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Choices, Game, Record, Seat, Seed, Stream, Viewer},
    pile_poils::{
        Action, BONUS_ROWS, Board, CellSet, PilePoils, Setup, Side, Step, View, can_become_sound, is_sound,
    },
};

const ROBOT: Seat = Seat(0);
/// Boards on which every way a turn can go, its bonus turns included, is soon counted.
const BOARDS: [[&[u8]; 3]; 4] = [
    [&[1, 3, 5, 2], &[2, 6, 4], &[7, 3]],
    [&[4, 2, 2, 6], &[5, 1, 3], &[9, 12]],
    [&[3, 3, 1, 4], &[2, 7, 5], &[1, 6]],
    [&[6, 5, 4, 1], &[3, 2, 11], &[8, 4]],
];
/// Dice of the turn: five, or fewer in a bonus turn, which may earn others.
const DICE: [u8; 3] = [3, 4, 5];

/// What all decisions of a level come to together, in cats to expect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Regret {
    /// Decisions among several ways.
    pub decisions: u32,
    /// What the best ways let expect.
    pub best: f64,
    /// What the ways taken let expect.
    pub taken: f64,
}

impl Regret {
    /// The part of the best value that a decision costs, in hundredths.
    #[must_use]
    pub fn percent(&self) -> f64 {
        100.0 * (self.best - self.taken) / self.best
    }
}

/// Lets a level decide at the tables that so many random turns lead to, and compares with the truth.
///
/// Somebody else is out already and the robot has cats to spare, so nothing counts but the cats that go to bed in this turn and in the
/// bonus turns it earns.
#[must_use]
pub fn pile_poils(level: Level, turns: u64) -> Regret {
    let mut regret = Regret::default();
    for (number, rows) in (0..turns).zip(BOARDS.iter().cycle()) {
        let mut chance = Stream::new(Seed(number));
        let mut table = begun(rows, DICE[chance.index(DICE.len())], number);
        while table.to_act().contains(ROBOT) {
            let view = table.observe(Viewer::Seat(ROBOT));
            let mut truth = Truth::of(&view.board);
            let values = truth.of_actions(&table, &view);
            if values.len() > 1 {
                let best = values.iter().map(|(_, value)| *value).fold(0.0, f64::max);
                let action = answer_at(&table, level, number);
                let taken =
                    values.iter().find(|(other, _)| *other == action).map_or(0.0, |(_, value)| *value);
                regret.decisions += 1;
                regret.best += best;
                regret.taken += taken;
            }
            let legal = table.legal(ROBOT);
            let action = legal.nth(chance.index(legal.len())).expect("whoever is asked has something to do");
            table.apply(ROBOT, &action, 0, &mut Vec::new()).expect("what is offered is taken");
        }
    }
    regret
}

fn setup(rows: &[&[u8]]) -> Setup {
    Setup { players: 3, side: Side::Own(rows.iter().map(|row| row.to_vec()).collect()) }
}

/// A turn with so many dice, after somebody else was out.
fn begun(rows: &[&[u8]], dice: u8, seed: u64) -> PilePoils {
    let fresh = PilePoils::start(&setup(rows), Seed(seed)).expect("the board can be played");
    let mut form = serde_json::to_value(&fresh).expect("a table can be written");
    let table = &mut form["table"];
    table["winner"] = 1.into();
    table["hands"][1]["cats"] = 0.into();
    table["turn_dice"] = dice.into();
    table["dice_left"] = dice.into();
    serde_json::from_value(form).expect("the table can be read")
}

fn answer_at(table: &PilePoils, level: Level, seed: u64) -> Action {
    let any = AnyGame::PilePoils(table.clone());
    let setup = AnySetup::PilePoils(setup(&BOARDS[0]));
    let past = Record::<AnyGame> { setup, seed: Seed(seed), entries: Vec::new() };
    match answer(&any, &past, ROBOT, level, Luck::of(&past, ROBOT)) {
        Some(AnyAction::PilePoils(action)) => action,
        other => panic!("whoever is asked answers: {other:?}"),
    }
}

/// The dice that may go on a cell together, by what they add up to and how many they are, for each throw of so many dice.
type Throws = Vec<(f64, Vec<(u8, u8)>)>;

fn throws(dice: u8) -> Throws {
    let mut ways: BTreeMap<Vec<u8>, f64> = BTreeMap::from([(Vec::new(), 1.0)]);
    for _ in 0..dice {
        let mut more = BTreeMap::new();
        for (faces, chance) in ways {
            for face in 1..=6 {
                let mut faces = faces.clone();
                faces.push(face);
                faces.sort_unstable();
                *more.entry(faces).or_insert(0.0) += chance / 6.0;
            }
        }
        ways = more;
    }
    ways.into_iter().map(|(faces, chance)| (chance, groups(&faces))).collect()
}

fn groups(faces: &[u8]) -> Vec<(u8, u8)> {
    let mut groups = vec![(0, 0)];
    for face in faces {
        groups.extend(groups.clone().iter().map(|(sum, dice)| (sum + face, dice + 1)));
    }
    groups.sort_unstable();
    groups.dedup();
    groups.retain(|(_, dice)| *dice > 0);
    groups
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Point {
    bedded: CellSet,
    diced: CellSet,
    left: u8,
    turn_dice: u8,
}

/// Cats to expect of a turn that is played as well as can be, by the rules alone and every throw that can still come.
struct Truth<'a> {
    board: &'a Board,
    throws: Vec<Throws>,
    rolled: HashMap<Point, f64>,
}

impl<'a> Truth<'a> {
    fn of(board: &'a Board) -> Truth<'a> {
        Truth { board, throws: (0..=5).map(throws).collect(), rolled: HashMap::new() }
    }

    /// What each action offered is worth; those that only give up are worth nothing.
    fn of_actions(&mut self, table: &PilePoils, view: &View) -> Vec<(Action, f64)> {
        let cells = || self.board.cells().zip(&view.cells);
        let bedded = cells().filter(|(_, cell)| cell.cats > 0).map(|((id, _), _)| id).collect();
        let diced = cells().filter(|(_, cell)| !cell.dice.is_empty()).map(|((id, _), _)| id).collect();
        let now = Point { bedded, diced, left: view.dice_left, turn_dice: view.turn_dice };
        let of_action = |truth: &mut Self, action: &Action| match action {
            Action::Roll => truth.rolled(now),
            Action::Stop => truth.stopped(now),
            Action::Place { cell, dice } => {
                let diced = diced | CellSet::only(*cell);
                truth.placed(Point { diced, left: now.left - dice.len(), ..now })
            }
            Action::GiveUp | Action::Reroll => 0.0,
        };
        let legal: Vec<Action> = table.legal(ROBOT).all().collect();
        match view.step {
            Step::Thrown(_) | Step::Placed => {
                legal.into_iter().map(|action| (action, of_action(self, &action))).collect()
            }
            Step::Ready | Step::Over => Vec::new(),
        }
    }

    fn placed(&mut self, now: Point) -> f64 {
        let stopped = self.stopped(now);
        if now.left == 0 { stopped } else { stopped.max(self.rolled(now)) }
    }

    fn stopped(&mut self, Point { bedded, diced, left, turn_dice }: Point) -> f64 {
        if diced.is_empty() || !is_sound(self.board, bedded, diced) {
            return 0.0;
        }
        let cats: u8 = diced.iter().map(|cell| self.board.cats(cell)).sum();
        let earns_bonus = left == 0 || self.board.rows_touched(diced) >= BONUS_ROWS;
        let bonus = turn_dice - 1;
        let next = Point { bedded: bedded | diced, diced: CellSet::EMPTY, left: bonus, turn_dice: bonus };
        f64::from(cats) + if earns_bonus && bonus > 0 { self.rolled(next) } else { 0.0 }
    }

    fn rolled(&mut self, now: Point) -> f64 {
        if let Some(known) = self.rolled.get(&now) {
            return *known;
        }
        let mut by_group: HashMap<(u8, u8), f64> = HashMap::new();
        for cell in (self.board.all() - now.bedded - now.diced).iter() {
            let number = self.board.get(cell).map_or(0, |cell| cell.number);
            for dice in 1..=now.left {
                let after = Point { diced: now.diced | CellSet::only(cell), left: now.left - dice, ..now };
                if can_become_sound(self.board, now.bedded, after.diced, after.left) {
                    let value = self.placed(after);
                    let best = by_group.entry((number, dice)).or_default();
                    *best = best.max(value);
                }
            }
        }
        let best_of = |groups: &[(u8, u8)]| {
            groups
                .iter()
                .filter_map(|group| by_group.get(group))
                .fold(0.0, |best: f64, value| best.max(*value))
        };
        let value =
            self.throws[usize::from(now.left)].iter().map(|(chance, groups)| chance * best_of(groups)).sum();
        self.rolled.insert(now, value);
        value
    }
}
