//! How long a robot thinks about a choice, over matches that only robots play, how it does against random players, and what its
//! decisions cost where the truth can be worked out.

use std::time::Instant;

use empile_bots::Level;
use empile_games::{
    AnySetup, abquetschen,
    contract::Seed,
    cui_bono, eintrichtern,
    pile_poils::{self, Side},
    wurfelmarsch,
};
use empile_tests::{
    regret,
    robots::{Sitting, wins_against_chance},
};

/// Turns of Pile-Poils that lead to the tables at which robots are compared with the truth.
const TURNS: u64 = 400;

fn main() {
    for level in Level::ALL {
        let regret = regret::pile_poils(level, TURNS).percent();
        println!("figure robots.pile_poils.regret_per_decision.{} {regret:.2} %", level.name());
    }
    tell("pile_poils", &AnySetup::PilePoils(pile_poils::Setup { players: 4, side: Side::Coussin }), 40);
    tell("pile_poils_of_sixes", &AnySetup::PilePoils(pile_poils::Setup { players: 4, side: of_sixes() }), 20);
    tell("eintrichtern", &AnySetup::Eintrichtern(eintrichtern::Setup::for_players(4)), 40);
    tell("cui_bono", &AnySetup::CuiBono(cui_bono::Setup::for_players(4)), 20);
    tell("wurfelmarsch", &AnySetup::Wurfelmarsch(wurfelmarsch::Setup::default()), 10);
    tell("abquetschen", &AnySetup::Abquetschen(abquetschen::Setup::default()), 150);
}

/// The own board with the most tables in reach: any number of dice can lie on any cell.
fn of_sixes() -> Side {
    Side::Own((1..=11).rev().map(|units| vec![6; units]).collect())
}

fn tell(name: &str, setup: &AnySetup, matches: u64) {
    for (level, matches) in [(Level::Clever, matches), (Level::Formidable, matches.div_ceil(5))] {
        let thought = |number| choice_times(setup, Seed(number), level);
        let mut times: Vec<f64> = (0..matches).flat_map(thought).collect();
        times.sort_by(f64::total_cmp);
        let level = level.name();
        println!("figure bots.choice_ms_{name}_{level}_p50 {:.2} ms", times[times.len() / 2]);
        println!("figure bots.choice_ms_{name}_{level}_p99 {:.2} ms", times[times.len() * 99 / 100]);
        println!("figure bots.choice_ms_{name}_{level}_max {:.2} ms", times[times.len() - 1]);
    }
    let won = wins_against_chance(setup, matches) / matches as f64;
    println!("figure bots.wins_against_chance_{name} {:.1} %", 100.0 * won);
}

/// The time of every choice of a match, in milliseconds; what only the clock does is none.
fn choice_times(setup: &AnySetup, seed: Seed, level: Level) -> Vec<f64> {
    let mut sitting = Sitting::of_robots(setup, seed, level);
    let mut times = Vec::new();
    loop {
        let is_choice = sitting.asked().is_some();
        let begin = Instant::now();
        if !sitting.go_on() {
            return times;
        }
        if is_choice {
            times.push(begin.elapsed().as_secs_f64() * 1e3);
        }
    }
}
