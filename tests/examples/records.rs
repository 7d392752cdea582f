//! Matches as the engine plays them, for a second opinion: one line of JSON per match.
//! `cargo run -p empile-tests --example records -- <game> <matches> [first number]`.
//!
//! A line has the set-up, the seed and, at the start and after every entry, the whole state with what the seat to act
//! may do. Set-ups and players change from match to match: some do anything legal, some what tells more of the
//! rules, some are robots.

use std::{
    env,
    error::Error,
    io::{self, BufWriter, Write},
};

use empile_bots::{Level, choose};
use empile_games::{
    AnyAction, AnyEvent, AnyGame, AnySetup,
    abquetschen::{self, Abquetschen},
    contract::{Choices, Entry, Game, Match, Outcome, Seat, Seats, Seed, Stream},
    cui_bono::{self, CuiBono},
    pile_poils::{PilePoils, Title},
    wurfelmarsch::{self, Wurfelmarsch},
};
use empile_tests::{kit::Conforming, players::drowsy};
use serde::Serialize;

/// Robots play one match of so many; no number of set-ups divides it, so they come to all of them.
const ROBOTS_EVERY: u64 = 7;

#[derive(Serialize)]
struct Told {
    number: u64,
    setup: AnySetup,
    seed: u64,
    players: Players,
    start: Position,
    steps: Vec<Step>,
    outcome: Option<Outcome>,
    title: Option<Title>,
}

#[derive(Serialize)]
struct Step {
    entry: Entry<AnyAction>,
    events: Vec<AnyEvent>,
    after: Position,
}

#[derive(Serialize)]
struct Position {
    state: AnyGame,
    to_act: Seats,
    legal: Vec<AnyAction>,
}

impl Position {
    fn of(game: &AnyGame) -> Position {
        let legal =
            game.to_act().iter().flat_map(|seat| game.legal(seat).all().collect::<Vec<_>>()).collect();
        Position { state: game.clone(), to_act: game.to_act(), legal }
    }
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Players {
    /// Anything that is legal, each as likely.
    Random,
    /// Now random, now lively.
    Mixed,
    /// What tells more of the rules.
    Lively,
    Robots,
}

impl Players {
    fn action(self, table: &Match<AnyGame>, seat: Seat, chance: &mut Stream) -> Option<AnyAction> {
        match self {
            Players::Random => random(table.state(), seat, chance),
            Players::Mixed if chance.below(2) == 0 => random(table.state(), seat, chance),
            Players::Mixed | Players::Lively => lively(table.state(), seat, chance),
            Players::Robots => choose(table, seat, Level::Clever),
        }
    }
}

fn random(game: &AnyGame, seat: Seat, chance: &mut Stream) -> Option<AnyAction> {
    let legal = game.legal(seat);
    legal.nth(chance.index(legal.len()))
}

fn lively(game: &AnyGame, seat: Seat, chance: &mut Stream) -> Option<AnyAction> {
    match game {
        AnyGame::PilePoils(cats) => Some(AnyAction::PilePoils(drowsy(cats))),
        // Who never keeps a die that has a place may turn the same ones for ever.
        AnyGame::CuiBono(_) if chance.below(8) == 0 => random(game, seat, chance),
        _ => {
            let legal = game.legal(seat);
            let mut telling: Vec<_> = legal.all().filter(tells_more).collect();
            if telling.iter().any(|action| starts_a_fight(game, seat, action)) {
                telling.retain(|action| starts_a_fight(game, seat, action));
            }
            telling.nth(chance.index(telling.len().max(1))).or_else(|| random(game, seat, chance))
        }
    }
}

/// Pivots make fights, dice that are put back are judged; dice that are taken back only make a match longer.
fn tells_more(action: &AnyAction) -> bool {
    !matches!(
        action,
        AnyAction::Wurfelmarsch(wurfelmarsch::Action::Turn { .. })
            | AnyAction::CuiBono(cui_bono::Action::Keep)
            | AnyAction::Abquetschen(abquetschen::Action::TakeBack { .. })
    )
}

fn starts_a_fight(game: &AnyGame, seat: Seat, action: &AnyAction) -> bool {
    let mut events = Vec::new();
    matches!(action, AnyAction::Wurfelmarsch(_))
        && game.clone().apply(seat, action, 0, &mut events).is_ok()
        && events.iter().any(|event| matches!(event, AnyEvent::Wurfelmarsch(wurfelmarsch::Event::Fought(_))))
}

fn setups(game: &str) -> Option<Vec<AnySetup>> {
    fn all<G: Conforming>(any: impl Fn(G::Setup) -> AnySetup) -> Vec<AnySetup> {
        G::setups().into_iter().map(any).collect()
    }
    match game {
        PilePoils::SLUG => Some(all::<PilePoils>(AnySetup::PilePoils)),
        CuiBono::SLUG => Some(all::<CuiBono>(AnySetup::CuiBono)),
        Abquetschen::SLUG => Some(all::<Abquetschen>(AnySetup::Abquetschen)),
        Wurfelmarsch::SLUG => Some(all::<Wurfelmarsch>(AnySetup::Wurfelmarsch)),
        _ => None,
    }
}

fn players(number: u64, setups: u64) -> Players {
    match number / setups % 6 {
        _ if number % ROBOTS_EVERY == ROBOTS_EVERY - 1 => Players::Robots,
        0 => Players::Random,
        1 | 2 => Players::Mixed,
        _ => Players::Lively,
    }
}

fn play(number: u64, setup: AnySetup, players: Players) -> Result<Told, Box<dyn Error>> {
    let mut table = Match::<AnyGame>::start(setup.clone(), Seed(number))?;
    let mut chance = Stream::new(Seed(!number));
    let start = Position::of(table.state());
    let mut steps = Vec::new();
    while let Some(seat) = table.state().to_act().iter().next() {
        let action =
            players.action(&table, seat, &mut chance).ok_or("whoever is asked has something to do")?;
        let entry = Entry::Act { seat, action, at: 0 };
        let mut events = Vec::new();
        table.enter(entry.clone(), &mut events)?;
        steps.push(Step { entry, events, after: Position::of(table.state()) });
    }
    let (outcome, title) = (table.state().outcome(), title(table.state()));
    Ok(Told { number, setup, seed: number, players, start, steps, outcome, title })
}

fn title(game: &AnyGame) -> Option<Title> {
    let AnyGame::PilePoils(cats) = game else { return None };
    cats.winner().map(|winner| Title::for_golden_cats(cats.hand(winner).golden))
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let usage = "records <pile-poils|cui-bono|abquetschen|wurfelmarsch> <matches> [first number]";
    let setups = words.first().and_then(|game| setups(game)).ok_or(usage)?;
    let matches: u64 = words.get(1).ok_or(usage)?.parse()?;
    let first: u64 = words.get(2).map_or(Ok(0), |word| word.parse())?;
    let mut out = BufWriter::new(io::stdout().lock());
    for number in first..first + matches {
        let setup = setups[number as usize % setups.len()].clone();
        let told = play(number, setup, players(number, setups.len() as u64))?;
        serde_json::to_writer(&mut out, &told)?;
        writeln!(out)?;
    }
    Ok(out.flush()?)
}
