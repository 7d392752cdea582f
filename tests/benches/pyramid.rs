//! Random play of the dice-pyramid games, one core, through the public contract, and how long Abquetschen takes to
//! know where the next die can lie.

use std::time::{Duration, Instant};

use empile_games::{
    contract::{Choices, Game, Seed, Stream},
    pyramid::{
        abquetschen::{Abquetschen, Action, Setup},
        wurfelmarsch::{self, Wurfelmarsch},
    },
};

const MEASURED: Duration = Duration::from_secs(4);
const ROUNDS: usize = 5;
const POSITIONS: usize = 10_000;

fn main() {
    playouts::<Abquetschen>("abquetschen", &Setup::default());
    playouts::<Wurfelmarsch>("wurfelmarsch", &wurfelmarsch::Setup::default());
    legality();
}

fn playouts<G: Game>(name: &str, setup: &G::Setup) {
    let mut rounds: Vec<f64> =
        (0..ROUNDS).map(|_| playouts_per_second::<G>(setup, MEASURED / ROUNDS as u32)).collect();
    rounds.sort_by(f64::total_cmp);
    println!("figure {name}.playouts_per_s {:.0} 1/s", rounds[ROUNDS / 2]);
}

fn playouts_per_second<G: Game>(setup: &G::Setup, time: Duration) -> f64 {
    let mut chooser = Stream::new(Seed(99));
    let mut played = 0u64;
    let begin = Instant::now();
    while begin.elapsed() < time {
        play::<G>(setup, Seed(played), &mut chooser, |_, _| ());
        played += 1;
    }
    played as f64 / begin.elapsed().as_secs_f64()
}

/// Plays a random match and shows every action with the state before it.
fn play<G: Game>(setup: &G::Setup, seed: Seed, chooser: &mut Stream, mut look: impl FnMut(&G, &G::Action)) {
    let mut game = G::start(setup, seed).expect("the set-up is playable");
    let mut events = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal(seat);
        let action = legal.nth(chooser.index(legal.len())).expect("there is always something to do");
        drop(legal);
        look(&game, &action);
        events.clear();
        game.apply(seat, &action, 0, &mut events).expect("a legal action is taken");
    }
}

/// How long the offered cells take to be known in positions reached in play: before a throw for every number of dice,
/// and after every die laid or taken back.
fn legality() {
    let mut chooser = Stream::new(Seed(7));
    let mut by_dice: [Vec<f64>; 6] = Default::default();
    let mut die_by_die = Vec::new();
    let mut positions = 0;
    for number in 0.. {
        play::<Abquetschen>(&Setup::default(), Seed(number), &mut chooser, |game, action| match action {
            Action::Throw if positions < POSITIONS => {
                positions += 1;
                for dice in 1..=6 {
                    let time = micros(|| game.offered_for(dice));
                    by_dice[usize::from(dice) - 1].push(time);
                }
            }
            Action::Lay { .. } | Action::TakeBack { .. } if die_by_die.len() < 10 * POSITIONS => {
                let mut events = Vec::with_capacity(8);
                die_by_die.push(micros(|| game.clone().apply(game.current(), action, 0, &mut events)));
            }
            _ => (),
        });
        if positions == POSITIONS {
            break;
        }
    }
    let mut all: Vec<f64> = by_dice.iter().flatten().copied().collect();
    report("abquetschen.legality", &mut all);
    for (index, times) in by_dice.iter_mut().enumerate() {
        report(&format!("abquetschen.legality_{}_dice", index + 1), times);
    }
    report("abquetschen.die_by_die", &mut die_by_die);
}

/// The best of three: the machine has other work too, and its pauses are not ours.
fn micros<T>(mut work: impl FnMut() -> T) -> f64 {
    let once = |_| {
        let begin = Instant::now();
        std::hint::black_box(work());
        begin.elapsed().as_secs_f64() * 1e6
    };
    (0..3).map(once).fold(f64::INFINITY, f64::min)
}

fn report(name: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    for (figure, per_cent) in [("p50", 50), ("p99", 99), ("max", 100)] {
        println!("figure {name}_{figure}_us {:.1} us", times[(times.len() - 1) * per_cent / 100]);
    }
}
