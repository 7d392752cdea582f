//! How much better each level of a robot plays than the one below, and than fixed yardsticks: `make ladder`.
//!
//! Two kinds of players share the seats of a match, each kind on every seat in turn. Everybody of one kind is compared with
//! everybody of the other: who has the better rank wins the pair, a shared rank is half a victory. The share of pairs won is
//! told as Elo, with the error of its mean over matches.

mod sitting;
mod yardsticks;

use empile_bots::{Level, is_paced};
use empile_games::{
    AnySetup, GameId, abquetschen,
    contract::{Seat, Seed},
    cui_bono, eintrichtern,
    pile_poils::{self, Side},
    wurfelmarsch,
};

use sitting::{Kind, played, played_against_the_clock};
use yardsticks::Yardstick;

/// `ladder [SHARE] [GAME]`: plays so many hundredths of all matches, of one game or of all.
fn main() {
    let mut arguments = std::env::args().skip(1);
    let share = arguments.next().and_then(|share| share.parse().ok()).unwrap_or(100);
    let only = arguments.next();
    for rung in rungs().iter().filter(|rung| only.as_ref().is_none_or(|only| rung.game().slug() == only)) {
        rung.tell(share);
    }
}

/// Tables of one game, and what its robots are measured by.
struct Rung {
    setups: Vec<AnySetup>,
    yardsticks: &'static [Yardstick],
    matches: u64,
}

fn rungs() -> Vec<Rung> {
    let pile_poils = |players, side| AnySetup::PilePoils(pile_poils::Setup { players, side });
    let cui_bono = |players| AnySetup::CuiBono(cui_bono::Setup::for_players(players));
    let eintrichtern = |players| AnySetup::Eintrichtern(eintrichtern::Setup::for_players(players));
    let in_turn = [
        Rung {
            setups: vec![pile_poils(2, Side::Coussin), pile_poils(2, Side::Panier)],
            yardsticks: &[Yardstick::Chance, Yardstick::Greedy],
            matches: 400,
        },
        Rung {
            setups: vec![AnySetup::Abquetschen(abquetschen::Setup::default())],
            yardsticks: &[Yardstick::Chance, Yardstick::BonusSeeker],
            matches: 400,
        },
        Rung {
            setups: vec![cui_bono(2), cui_bono(4), cui_bono(6)],
            yardsticks: &[Yardstick::Chance, Yardstick::Greedy],
            matches: 300,
        },
        Rung {
            setups: vec![eintrichtern(2), eintrichtern(4)],
            yardsticks: &[Yardstick::Chance, Yardstick::PerfectMemory],
            matches: 400,
        },
        Rung {
            setups: vec![AnySetup::Wurfelmarsch(wurfelmarsch::Setup::default())],
            yardsticks: &[Yardstick::Chance, Yardstick::Greedy],
            matches: 120,
        },
    ];
    let paced = GameId::ALL.iter().filter(|game| is_paced(**game)).map(|game| Rung {
        setups: game.descriptor().players.map(|players| game.usual_setup(players)).collect(),
        yardsticks: &[],
        matches: 300,
    });
    in_turn.into_iter().chain(paced).collect()
}

impl Rung {
    fn game(&self) -> GameId {
        self.setups.first().map_or(GameId::ALL[0], AnySetup::id)
    }

    fn tell(&self, share: u64) {
        let levels = Level::ALL.map(Kind::Robot);
        for pair in levels.windows(2) {
            self.compare(pair[1], pair[0], share);
        }
        for level in levels {
            for yardstick in self.yardsticks {
                self.compare(level, Kind::Yardstick(*yardstick), share);
            }
        }
    }

    fn compare(&self, one: Kind, other: Kind, share: u64) {
        let matches = (self.matches * share / 100).max(2);
        let shares: Vec<f64> = (0..matches).filter_map(|number| self.pairs_won(one, other, number)).collect();
        let (elo, error) = elo(&shares);
        let game = self.game().slug().replace('-', "_");
        println!("figure robots.{game}.{}_over_{}_elo {elo:.0} ± {error:.0}", one.name(), other.name());
    }

    /// The share of pairs that `one` wins in the match with this number. Matches come in pairs that swap the seats.
    fn pairs_won(&self, one: Kind, other: Kind, number: u64) -> Option<f64> {
        let setup = self.setups.get((number / 2) as usize % self.setups.len())?;
        let seat_of_one = |seat: Seat| (u64::from(seat.0) + number).is_multiple_of(2);
        let seed = Seed(70_000 + number / 2);
        let who = |seat| if seat_of_one(seat) { one } else { other };
        let outcome = match (one, other) {
            (Kind::Robot(one), Kind::Robot(other)) if is_paced(self.game()) => {
                played_against_the_clock(setup, seed, |seat| if seat_of_one(seat) { one } else { other })
            }
            _ => played(setup, seed, who),
        };
        let ranks =
            || Seat::all(outcome.places.len() as u8).zip(outcome.places.iter().map(|place| place.rank));
        let (mut won, mut pairs) = (0.0, 0.0);
        for (_, mine) in ranks().filter(|(seat, _)| seat_of_one(*seat)) {
            for (_, theirs) in ranks().filter(|(seat, _)| !seat_of_one(*seat)) {
                pairs += 1.0;
                won += match mine.cmp(&theirs) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
        (pairs > 0.0).then_some(won / pairs)
    }
}

/// The Elo of a share of pairs won, and what its error (one standard deviation of the mean) makes of it.
fn elo(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    // Nobody is infinitely better: as if one more pair had been half won.
    let mean = (mean * count + 0.5) / (count + 1.0);
    let slope = 400.0 / std::f64::consts::LN_10 / (mean * (1.0 - mean));
    (400.0 * (mean / (1.0 - mean)).log10(), slope * (variance / count).sqrt())
}
