//! « Cartes Mission »: what the cats of a floor must do.

use serde::{Deserialize, Serialize};

use super::{Colour, Company, NAKAMA, Nakama};

/// What a mission asks of the cats on one floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mission {
    /// « Deux Nakama de la même couleur sont en contact ».
    SameColourTouching,
    /// « Deux Nakama de couleurs différentes sont en contact ».
    DifferentColoursTouching,
    /// « Deux Nakama jaunes sont en contact ».
    YellowsTouching,
    /// « Un Nakama bleu est empilé sur un autre Nakama bleu ».
    BlueOnBlue,
    /// « Un Nakama est empilé sur un autre ».
    OneOnAnother,
    /// « Deux Nakama sont en contact et un troisième est empilé sur l'un des deux ».
    TwoTouchingAndOneOnTop,
    /// « Trois Nakama sont placés ».
    AnyThree,
    /// « Un Nakama violet, orange et jaune sont placés ».
    VioletOrangeYellow,
}

/// The cats that fulfil a mission: two or three.
pub type Evidence = Vec<Nakama>;

type Witnesses = [Option<Nakama>; 3];

impl Mission {
    /// All eight.
    pub const ALL: [Mission; 8] = [
        Mission::SameColourTouching,
        Mission::DifferentColoursTouching,
        Mission::YellowsTouching,
        Mission::BlueOnBlue,
        Mission::OneOnAnother,
        Mission::TwoTouchingAndOneOnTop,
        Mission::AnyThree,
        Mission::VioletOrangeYellow,
    ];

    /// A stable name, for messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Mission::SameColourTouching => "same-colour-touching",
            Mission::DifferentColoursTouching => "different-colours-touching",
            Mission::YellowsTouching => "yellows-touching",
            Mission::BlueOnBlue => "blue-on-blue",
            Mission::OneOnAnother => "one-on-another",
            Mission::TwoTouchingAndOneOnTop => "two-touching-and-one-on-top",
            Mission::AnyThree => "any-three",
            Mission::VioletOrangeYellow => "violet-orange-yellow",
        }
    }

    /// Ruling « Mission cards »: how many floors it lets one climb at most.
    #[must_use]
    pub fn climb(self) -> u8 {
        match self {
            Mission::DifferentColoursTouching => 1,
            Mission::SameColourTouching | Mission::OneOnAnother | Mission::AnyThree => 2,
            Mission::YellowsTouching | Mission::BlueOnBlue | Mission::TwoTouchingAndOneOnTop => 3,
            Mission::VioletOrangeYellow => 4,
        }
    }

    /// Do the cats of this floor fulfil it?
    #[must_use]
    pub fn holds(self, company: &impl Company, floor: u8) -> bool {
        self.witnesses(&Cats::on(company, floor)).is_some()
    }

    /// The cats of this floor that fulfil it.
    #[must_use]
    pub fn evidence(self, company: &impl Company, floor: u8) -> Option<Evidence> {
        let witnesses = self.witnesses(&Cats::on(company, floor))?;
        Some(witnesses.into_iter().flatten().collect())
    }

    fn witnesses(self, cats: &Cats<'_, impl Company>) -> Option<Witnesses> {
        match self {
            Mission::SameColourTouching => cats.touching(|a, b| a == b),
            Mission::DifferentColoursTouching => cats.touching(|a, b| a != b),
            Mission::YellowsTouching => cats.touching(|a, b| a == Colour::Yellow && b == Colour::Yellow),
            Mission::BlueOnBlue => cats.stacked(|a, b| a == Colour::Blue && b == Colour::Blue),
            Mission::OneOnAnother => cats.stacked(|_, _| true),
            Mission::TwoTouchingAndOneOnTop => cats.touching_with_one_on_top(),
            Mission::AnyThree => match cats.slice() {
                [a, b, c, ..] => Some([Some(*a), Some(*b), Some(*c)]),
                _ => None,
            },
            Mission::VioletOrangeYellow => {
                let first = |colour| cats.slice().iter().copied().find(|cat| cat.colour() == colour);
                Some([
                    Some(first(Colour::Violet)?),
                    Some(first(Colour::Orange)?),
                    Some(first(Colour::Yellow)?),
                ])
            }
        }
    }
}

/// The cats of one floor, gathered once because missions look at pairs of them.
struct Cats<'a, C> {
    company: &'a C,
    gathered: [Nakama; NAKAMA as usize],
    len: usize,
}

impl<'a, C: Company> Cats<'a, C> {
    fn on(company: &'a C, floor: u8) -> Cats<'a, C> {
        let mut cats = Cats { company, gathered: [Nakama(0); NAKAMA as usize], len: 0 };
        for (slot, cat) in cats.gathered.iter_mut().zip(company.on_floor(floor)) {
            *slot = cat;
            cats.len += 1;
        }
        cats
    }

    fn slice(&self) -> &[Nakama] {
        &self.gathered[..self.len]
    }

    fn pairs(&self) -> impl Iterator<Item = (Nakama, Nakama)> + '_ {
        let cats = self.slice();
        cats.iter().flat_map(move |first| cats.iter().map(move |second| (*first, *second)))
    }

    fn touching(&self, colours: impl Fn(Colour, Colour) -> bool) -> Option<Witnesses> {
        self.pairs()
            .find(|(a, b)| colours(a.colour(), b.colour()) && self.company.touch(*a, *b))
            .map(|(a, b)| [Some(a), Some(b), None])
    }

    fn stacked(&self, colours: impl Fn(Colour, Colour) -> bool) -> Option<Witnesses> {
        self.pairs()
            .find(|(a, b)| colours(a.colour(), b.colour()) && self.company.rests_on(*a, *b))
            .map(|(a, b)| [Some(a), Some(b), None])
    }

    fn touching_with_one_on_top(&self) -> Option<Witnesses> {
        self.pairs().filter(|(a, b)| self.company.touch(*a, *b)).find_map(|(a, b)| {
            let third = self.slice().iter().find(|above| self.company.rests_on(**above, a));
            third.map(|third| [Some(a), Some(b), Some(*third)])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{Layout, Place},
        *,
    };

    const YELLOW: [Nakama; 4] = [Nakama(0), Nakama(1), Nakama(2), Nakama(3)];
    const BLUE: [Nakama; 2] = [Nakama(4), Nakama(5)];
    const VIOLET: Nakama = Nakama(8);
    const ORANGE: Nakama = Nakama(12);

    fn floor_of(cats: &[(Nakama, u8)]) -> Layout {
        let mut layout = Layout::ALL_IN_RESERVE;
        for (cat, cell) in cats {
            layout.put(*cat, Place { floor: 2, cell: super::super::Cell(*cell) });
        }
        layout
    }

    fn held(cats: &[(Nakama, u8)]) -> Vec<Mission> {
        let layout = floor_of(cats);
        Mission::ALL.into_iter().filter(|mission| mission.holds(&layout, 2)).collect()
    }

    #[test]
    fn two_cats_apart_fulfil_nothing() {
        assert_eq!(held(&[]), []);
        assert_eq!(held(&[(YELLOW[0], 0)]), []);
        assert_eq!(held(&[(YELLOW[0], 0), (YELLOW[1], 2)]), []);
        assert_eq!(held(&[(YELLOW[0], 0), (BLUE[0], 7)]), [], "corner to corner is not side to side");
    }

    #[test]
    fn two_cats_side_by_side_touch() {
        assert_eq!(held(&[(BLUE[0], 0), (BLUE[1], 1)]), [Mission::SameColourTouching]);
        assert_eq!(held(&[(BLUE[0], 0), (VIOLET, 6)]), [Mission::DifferentColoursTouching]);
        assert_eq!(
            held(&[(YELLOW[0], 0), (YELLOW[3], 1)]),
            [Mission::SameColourTouching, Mission::YellowsTouching]
        );
    }

    #[test]
    fn a_cat_on_another_is_stacked_and_does_not_touch_it() {
        assert_eq!(held(&[(YELLOW[0], 3), (YELLOW[1], 3)]), [Mission::OneOnAnother]);
        assert_eq!(held(&[(BLUE[0], 3), (BLUE[1], 3)]), [Mission::BlueOnBlue, Mission::OneOnAnother]);
    }

    #[test]
    fn blue_on_blue_means_directly() {
        assert_eq!(
            held(&[(BLUE[0], 3), (VIOLET, 3), (BLUE[1], 3)]),
            [Mission::OneOnAnother, Mission::AnyThree]
        );
    }

    #[test]
    fn the_third_cat_must_stand_on_one_of_the_two_that_touch() {
        let held_by_pair = held(&[(BLUE[0], 0), (VIOLET, 1), (ORANGE, 1)]);
        assert!(held_by_pair.contains(&Mission::TwoTouchingAndOneOnTop));
        let elsewhere = held(&[(BLUE[0], 0), (VIOLET, 1), (ORANGE, 4), (YELLOW[0], 4)]);
        assert!(!elsewhere.contains(&Mission::TwoTouchingAndOneOnTop));
        assert!(elsewhere.contains(&Mission::OneOnAnother));
    }

    #[test]
    fn any_three_count_wherever_they_stand_and_so_do_violet_orange_and_yellow() {
        assert_eq!(held(&[(BLUE[0], 0), (VIOLET, 2), (ORANGE, 4)]), [Mission::AnyThree]);
        assert_eq!(
            held(&[(YELLOW[2], 0), (VIOLET, 2), (ORANGE, 4)]),
            [Mission::AnyThree, Mission::VioletOrangeYellow]
        );
    }

    #[test]
    fn cats_of_another_floor_do_not_count() {
        let mut layout = floor_of(&[(BLUE[0], 0), (VIOLET, 2)]);
        layout.put(ORANGE, Place { floor: 3, cell: super::super::Cell(1) });
        assert!(Mission::ALL.iter().all(|mission| !mission.holds(&layout, 2)));
    }

    #[test]
    fn evidence_names_the_cats_that_fulfil_it() {
        let layout = floor_of(&[(YELLOW[0], 17), (BLUE[0], 0), (VIOLET, 1), (ORANGE, 1)]);
        let mut evidence = Mission::TwoTouchingAndOneOnTop.evidence(&layout, 2).unwrap();
        evidence.sort();
        assert_eq!(evidence, [BLUE[0], VIOLET, ORANGE]);
        assert_eq!(Mission::YellowsTouching.evidence(&layout, 2), None);
    }
}
