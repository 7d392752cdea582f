//! How long Abquetschen takes to know where the next die can lie.

use std::time::Instant;

use empile_games::{
    abquetschen::{Abquetschen, Action, Setup},
    contract::{Choices, Game, Seed, Stream},
};

const POSITIONS: usize = 10_000;

/// Plays a random match and shows every action with the state before it.
fn play(seed: Seed, chooser: &mut Stream, mut look: impl FnMut(&Abquetschen, &Action)) {
    let mut game = Abquetschen::start(&Setup::default(), seed).expect("the set-up is playable");
    let mut events = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal(seat);
        let action = legal.nth(chooser.index(legal.len())).expect("there is always something to do");
        look(&game, &action);
        events.clear();
        game.apply(seat, &action, 0, &mut events).expect("a legal action is taken");
    }
}

/// How long the offered cells take to be known in positions reached in play: before a throw for every number of dice,
/// and after every die laid or taken back.
fn main() {
    let mut chooser = Stream::new(Seed(7));
    let mut by_dice: [Vec<f64>; 6] = Default::default();
    let mut die_by_die = Vec::new();
    let mut positions = 0;
    for number in 0.. {
        play(Seed(number), &mut chooser, |game, action| match action {
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
