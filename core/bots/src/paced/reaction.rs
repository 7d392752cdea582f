use empile_games::contract::{Millis, Stream};

/// How often a drawn time is made longer or shorter.
const STEPS: u32 = 16;
const THOUSAND: Millis = 1_000;

/// How long something takes somebody: about the usual time, never none, and now and then much longer, as people's times are (a
/// product of many small delays, drawn in whole numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reaction {
    /// As often shorter as longer than this.
    pub(crate) usual: Millis,
    /// Each step makes it so many thousandths longer, or as much shorter.
    pub(crate) spread: Millis,
}

impl Reaction {
    pub(crate) const fn new(usual: Millis, spread: Millis) -> Reaction {
        Reaction { usual, spread }
    }

    /// The same for a case that takes so many hundredths of the time.
    pub(crate) fn times(self, hundredths: Millis) -> Reaction {
        Reaction { usual: self.usual * hundredths / 100, ..self }
    }

    pub(crate) fn draw(self, chance: &mut Stream) -> Millis {
        let bits = chance.below(1 << STEPS);
        // Between two steps any millisecond is as likely as another.
        let within = self.usual * self.spread / THOUSAND;
        let begin = self.usual + Millis::from(chance.below(within as u32 + 1));
        (0..STEPS).fold(begin, |time, step| {
            if bits >> step & 1 == 1 {
                time * (THOUSAND + self.spread) / THOUSAND
            } else {
                time * THOUSAND / (THOUSAND + self.spread)
            }
        })
    }
}

/// Does something happen that happens so many times in a thousand?
pub(crate) fn happens(thousandths: u32, chance: &mut Stream) -> bool {
    chance.below(1_000) < thousandths
}

#[cfg(test)]
mod tests {
    use empile_games::contract::Seed;

    use super::*;

    #[test]
    fn times_lie_about_the_usual_one_and_the_long_ones_are_longer_than_the_short_ones_are_short() {
        let mut chance = Stream::new(Seed(3));
        let mut times: Vec<Millis> = (0..20_000).map(|_| Reaction::new(900, 60).draw(&mut chance)).collect();
        times.sort_unstable();
        let at = |share: usize| times[share * times.len() / 100];
        assert!((870..=960).contains(&at(50)), "{}", at(50));
        assert!((600..=740).contains(&at(10)) && (1_120..=1_360).contains(&at(90)), "{} {}", at(10), at(90));
        assert!(at(90) - at(50) > at(50) - at(10));
        assert!(times[0] > 250, "nobody is quicker than a hand: {}", times[0]);
    }
}
