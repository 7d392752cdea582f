use empile_games::contract::{Entry, Game, Record, Seat, Seed, Stream};

/// Tells a robot's luck from everything else that grows from the seed of a match.
const DOMAIN: u64 = u64::from_le_bytes(*b"robots 1");
/// The same for robots that play against the clock.
const PACED: u64 = u64::from_le_bytes(*b"paced  1");

/// Where the chance inside a robot's head comes from: the same for the same seat at the same point of the same match,
/// on every device, so that a move which is taken back is made again.
///
/// It tells nothing of the dice to come: no seed drawn from it is the seed of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    of_match: Seed,
    root: u64,
    /// How often the seat has acted.
    acts: u64,
}

impl Luck {
    /// The luck of a seat after all that is recorded.
    #[must_use]
    pub fn of<G: Game>(record: &Record<G>, seat: Seat) -> Luck {
        let point = [record.seed.0, u64::from(seat.0), record.entries.len() as u64];
        Luck { of_match: record.seed, root: point.into_iter().fold(DOMAIN, blend), acts: acts(record, seat) }
    }

    /// The luck of a seat in a whole match, for whoever plays against the clock: what others enter meanwhile does not change it,
    /// so a robot draws by what its seat sees.
    #[must_use]
    pub fn against_the_clock<G: Game>(record: &Record<G>, seat: Seat) -> Luck {
        let root = [record.seed.0, u64::from(seat.0)].into_iter().fold(PACED, blend);
        Luck { of_match: record.seed, root, acts: acts(record, seat) }
    }

    /// How often the seat has acted: tells a case from one that looks the same.
    pub(crate) fn acts(self) -> u64 {
        self.acts
    }

    /// The seed with this number.
    pub(crate) fn seed(self, number: u64) -> Seed {
        let drawn = Seed(blend(self.root, number));
        // One match in 2⁶⁴ would let its robot imagine the very dice that are going to fall.
        if drawn == self.of_match { Seed(!drawn.0) } else { drawn }
    }

    /// The stream of chance with this number.
    pub(crate) fn stream(self, number: u64) -> Stream {
        Stream::new(self.seed(number))
    }
}

fn acts<G: Game>(record: &Record<G>, seat: Seat) -> u64 {
    let own = |entry: &&Entry<G::Action>| matches!(entry, Entry::Act { seat: by, .. } if *by == seat);
    record.entries.iter().filter(own).count() as u64
}

/// One number for a few that say what a robot looks at.
pub(crate) fn number_of(words: &[u64]) -> u64 {
    words.iter().copied().fold(PACED, blend)
}

/// One step of a hash: `SplitMix64`, whose every output bit depends on every input bit.
fn blend(hash: u64, word: u64) -> u64 {
    let mut mixed = (hash ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use empile_games::{
        contract::Match,
        wurfelmarsch::{Setup, Wurfelmarsch},
    };

    use super::*;

    fn record(seed: u64, entries: usize) -> Record<Wurfelmarsch> {
        let mut record = Match::<Wurfelmarsch>::start(Setup::default(), Seed(seed)).unwrap().record().clone();
        record.entries = vec![Entry::Clock { at: 0 }; entries];
        record
    }

    #[test]
    fn every_seat_at_every_point_of_every_match_has_a_luck_of_its_own() {
        let mut seeds = HashSet::new();
        for seed in 0..20 {
            for entries in 0..20 {
                for seat in Seat::all(8) {
                    let luck = Luck::of(&record(seed, entries), seat);
                    assert_eq!(luck, Luck::of(&record(seed, entries), seat));
                    seeds.extend((0..20).map(|number| luck.seed(number)));
                }
            }
        }
        assert_eq!(seeds.len(), 20 * 20 * 8 * 20);
    }

    #[test]
    fn no_robot_imagines_with_the_seed_of_the_match() {
        let luck = Luck::of(&record(5, 5), Seat(1));
        let unlucky = Luck { of_match: luck.seed(3), ..luck };
        assert_ne!(unlucky.seed(3), unlucky.of_match);
        assert_eq!(unlucky.seed(4), luck.seed(4));
    }
}
