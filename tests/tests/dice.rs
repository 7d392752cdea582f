//! Dice that anyone can check: what `tests/referees/dice.py` recomputes from a seed in another language is what the engine threw.

use std::process::Command;

use empile_app::Empile;
use empile_games::{
    GameId,
    contract::{Entry, Seed},
};
use empile_tests::{
    every_game,
    kit::{Conforming, playout},
    literals::root,
};

/// The program without the line that says what it is.
const LINES: usize = 20;
const MATCHES: u64 = 3;

/// The dice of every throw of a random match, sorted as the program prints them.
fn thrown<G: Conforming>(setup: &G::Setup, seed: Seed) -> Vec<Vec<u8>> {
    let (mut throws, mut events) = (Vec::new(), Vec::new());
    let mut watched = G::start(setup, seed).unwrap();
    playout::<G>(setup, seed, |_, _, entry| {
        match entry {
            Entry::Act { seat, action, at } => watched.apply(*seat, action, *at, &mut events).unwrap(),
            Entry::Clock { at } => watched.advance(*at, &mut events).unwrap(),
        }
        throws.extend(events.drain(..).map(|event| G::thrown(&event)).filter(|dice| !dice.is_empty()));
    });
    for dice in &mut throws {
        dice.sort_unstable();
    }
    throws
}

fn written(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// What the program prints: the seal, then a line for each throw.
fn recomputed(game: GameId, seed: Seed, sizes: &[String]) -> Vec<String> {
    let program = root().join("tests/referees/dice.py");
    let arguments = [game.slug().to_owned(), seed.0.to_string(), sizes.join(",")];
    let run = Command::new("python3").arg(program).args(arguments).output().expect("python3 is there");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).unwrap().lines().map(str::to_owned).collect()
}

fn check<G: Conforming>(game: GameId) {
    let setups = G::setups();
    for number in 0..MATCHES {
        let setup = &setups[number as usize % setups.len()];
        let seed = Seed(u64::MAX / 3 * number + 2_026);
        let throws = thrown::<G>(setup, seed);
        assert_eq!(!throws.is_empty(), game.descriptor().throws_dice, "{game:?} {seed:?}");
        if throws.is_empty() {
            continue;
        }
        let sizes: Vec<String> = throws.iter().map(|dice| dice.len().to_string()).collect();
        let again = recomputed(game, seed, &sizes);
        assert_eq!(
            again[1..],
            throws.iter().map(|dice| written(dice)).collect::<Vec<_>>(),
            "{game:?} {seed:?}"
        );
        assert_eq!(again[0], seal(seed), "{game:?} {seed:?}");
    }
}

/// As a table shows it at its beginning.
fn seal(seed: Seed) -> String {
    let app = Empile::open_in_memory("fr").unwrap();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
    let table = app.start_match(GameId::PilePoils.usual_setup(2), vec![ada, bob], Some(seed)).unwrap();
    let told = table.seal().unwrap().unwrap().text;
    told.rsplit(": ").next().unwrap().replace(' ', "")
}

#[test]
fn every_throw_of_every_game_is_recomputed_from_its_seed_in_another_language() {
    macro_rules! check_each {
        ($($name:ident: $id:ident, $game:ty;)+) => {
            $(check::<$game>(GameId::$id);)+
        };
    }
    every_game!(check_each);
}

#[test]
fn the_program_that_recomputes_has_twenty_lines() {
    let program = std::fs::read_to_string(root().join("tests/referees/dice.py")).unwrap();
    let lines = program.lines().filter(|line| !line.starts_with("\"\"\"") && !line.is_empty());
    assert!(lines.count() <= LINES);
}
