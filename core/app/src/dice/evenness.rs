use empile_games::contract::{Seed, Stream};

/// How often each face fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faces(pub(super) [u32; 6]);

/// With fewer dice nothing can be said: any match of fair dice looks uneven.
const FEWEST: u32 = 30;
/// So many matches of fair dice are thrown to compare with.
const MATCHES: u32 = 5_000;
/// Oftener than one match in so many is what one expects.
const USUAL: u32 = 5;
/// Seldomer than one match in so many is rare.
const RARE: u32 = 20;
/// Seldomer than one in so many is not told apart.
const RAREST: u32 = 500;

/// How a match's throws compare with fair dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Evenness {
    /// Too few dice to tell.
    Unknown,
    /// Of a hundred matches with fair dice so many are at least as uneven.
    Usual { of_a_hundred: u32 },
    /// Of so many matches with fair dice one is.
    Uneven { one_in: u32 },
    /// The same, where it is rare.
    Rare { one_in: u32 },
    /// Not even one in so many.
    Rarest { one_in: u32 },
}

impl Faces {
    pub(super) fn of(faces: impl IntoIterator<Item = u8>) -> Faces {
        let mut counts = Faces::default();
        for face in faces {
            if let Some(count) = usize::from(face).checked_sub(1).and_then(|index| counts.0.get_mut(index)) {
                *count += 1;
            }
        }
        counts
    }

    pub(super) fn total(self) -> u32 {
        self.0.iter().sum()
    }

    /// How far the counts lie from one another: nothing where all are the same.
    fn unevenness(self) -> u64 {
        let total = u64::from(self.total());
        self.0.iter().map(|count| (6 * u64::from(*count)).abs_diff(total).pow(2)).sum()
    }

    /// Compares with as many fair dice, thrown again and again: no table of a distribution, and the same answer everywhere.
    pub(super) fn evenness(self) -> Evenness {
        let total = self.total();
        if total < FEWEST {
            return Evenness::Unknown;
        }
        let mut chance = Stream::new(Seed(u64::from(total)));
        let mut throw = || Faces::of((0..total).map(|_| chance.die()));
        let as_uneven = (0..MATCHES).filter(|_| throw().unevenness() >= self.unevenness()).count() as u32;
        let one_in = rounded(MATCHES / as_uneven.max(1));
        if as_uneven * USUAL >= MATCHES {
            Evenness::Usual { of_a_hundred: as_uneven * 100 / MATCHES }
        } else if as_uneven * RARE > MATCHES {
            Evenness::Uneven { one_in }
        } else if as_uneven * RAREST > MATCHES {
            Evenness::Rare { one_in }
        } else {
            Evenness::Rarest { one_in: RAREST }
        }
    }
}

/// As people say it: 7, 20, 50, 300.
fn rounded(number: u32) -> u32 {
    let step = match number {
        0..10 => 1,
        10..100 => 10,
        _ => 100,
    };
    (number + step / 2) / step * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_dice_tell_nothing() {
        assert_eq!(Faces([29, 0, 0, 0, 0, 0]).evenness(), Evenness::Unknown);
    }

    #[test]
    fn equal_counts_are_the_most_usual_and_only_sixes_the_rarest() {
        assert_eq!(Faces([20; 6]).evenness(), Evenness::Usual { of_a_hundred: 100 });
        assert_eq!(Faces([0, 0, 0, 0, 0, 120]).evenness(), Evenness::Rarest { one_in: 500 });
    }

    /// With five degrees of freedom one match in 5, 10, 20 and 100 lies beyond 7.3, 9.2, 11.1 and 15.1, any book on statistics
    /// says.
    #[test]
    fn one_match_in_so_many_is_what_the_books_say() {
        let of = |counts: [u32; 6]| Faces(counts).evenness();
        assert!(matches!(of([26, 14, 26, 14, 19, 21]), Evenness::Uneven { one_in: 5..=6 }), "7.3");
        assert!(matches!(of([30, 12, 24, 16, 19, 19]), Evenness::Uneven { one_in: 10 }), "9.9");
        assert!(matches!(of([31, 11, 27, 14, 19, 18]), Evenness::Rare { one_in: 60..=100 }), "14.6");
    }

    /// Fair dice are usual four times in five, and rare once in twenty: that is what the words promise.
    #[test]
    fn fair_dice_are_called_rare_as_often_as_rare_says() {
        let mut chance = Stream::new(Seed(7));
        let mut rare = 0;
        for _ in 0..100 {
            let faces = Faces::of((0..60).map(|_| chance.die()));
            rare += u32::from(matches!(faces.evenness(), Evenness::Rare { .. } | Evenness::Rarest { .. }));
        }
        assert!((1..=11).contains(&rare), "{rare} of 100");
    }

    #[test]
    fn numbers_are_rounded_as_people_say_them() {
        assert_eq!([6, 9, 14, 96, 149, 480].map(rounded), [6, 9, 10, 100, 100, 500]);
    }
}
