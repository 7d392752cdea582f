use super::{Bone, Bones, MOST_PLAYERS, ROUNDS, RoundResult, Teckels};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSeat, PaperSheet, Winners, Worth, unless,
};

/// Bones by their value over all rounds. Ties share.
impl Paper for Teckels {
    const FORM: PaperForm = PaperForm {
        names: &["Teckels"],
        setups: &[],
        winner: BONES,
        other: BONES,
        winners: Winners::Best,
        extras: &[
            (Measure::GoldBones, Figure::beside(|_| MOST.gold.into())),
            (Measure::SilverBones, Figure::beside(|_| MOST.silver.into())),
            (Measure::BronzeBones, Figure::beside(|_| MOST.bronze.into())),
        ],
        order: Order::Score,
    };

    /// « Fin de la manche et distribution des os », three times. Exact: some three rounds bring just these bones.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        for (seat, place) in sheet.seats.iter().zip(1..) {
            let value = known_bones(seat).map_or(seat.amount, |bones| bones.value().into());
            let facts = [("place", place), ("given", seat.amount), ("value", value)];
            unless(value == seat.amount, "teckels-paper-value", "teckels.score", &facts)?;
        }
        let least = i32::from(ROUNDS);
        let gold: Option<i32> = sheet.extras(Measure::GoldBones).map(|gold| gold.iter().sum());
        let has_gold = gold.is_none_or(|gold| gold >= least);
        unless(has_gold, "teckels-paper-gold", "teckels.bones", &[("least", least)])?;
        let table = Table { seats: sheet.seats, ways: ways(sheet.seats.len()) };
        let could_be = table.reaches([Bones::NONE; MOST_PLAYERS], 0, ROUNDS);
        unless(could_be, "teckels-paper-rounds", "teckels.bones", &[("rounds", least)])
    }
}

/// What the ranks of a round bring, seat by seat.
type Way = Vec<Option<Bone>>;

/// All the ways in which a round can rank so many players.
fn ways(players: usize) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for number in 0..players.pow(players as u32) {
        let cards = (0..players as u32).map(|seat| (number / players.pow(seat) % players) as u8);
        let counts: Vec<(u8, bool)> = cards.map(|cards| (cards, false)).collect();
        let way: Way = RoundResult::of_round(&counts).iter().map(|result| result.bone).collect();
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

struct Table<'a> {
    seats: &'a [PaperSeat],
    ways: Vec<Way>,
}

impl Table<'_> {
    /// Do some more rounds lead from these bones to what was entered? Their order does not matter.
    fn reaches(&self, bones: [Bones; MOST_PLAYERS], first: usize, rounds: u8) -> bool {
        if rounds == 0 {
            return self.seats.iter().zip(bones).all(|(seat, bones)| is_reached(seat, bones));
        }
        (first..self.ways.len()).any(|next| {
            let mut bones = bones;
            for (own, bone) in bones.iter_mut().zip(&self.ways[next]) {
                if let Some(bone) = bone {
                    own.add(*bone);
                }
            }
            let is_within = self.seats.iter().zip(bones).all(|(seat, bones)| is_within(seat, bones));
            is_within && self.reaches(bones, next, rounds - 1)
        })
    }
}

fn known_bones(seat: &PaperSeat) -> Option<Bones> {
    let known = |measure| seat.extra(measure).and_then(|bones| u8::try_from(bones).ok());
    Some(Bones {
        gold: known(Measure::GoldBones)?,
        silver: known(Measure::SilverBones)?,
        bronze: known(Measure::BronzeBones)?,
    })
}

fn is_within(seat: &PaperSeat, bones: Bones) -> bool {
    let fits = |measure, bones: u8| seat.extra(measure).is_none_or(|known| i32::from(bones) <= known);
    i32::from(bones.value()) <= seat.amount
        && fits(Measure::GoldBones, bones.gold)
        && fits(Measure::SilverBones, bones.silver)
        && fits(Measure::BronzeBones, bones.bronze)
}

/// Are these the bones that were entered, with a silver one more for some emptied piles?
fn is_reached(seat: &PaperSeat, by_rank: Bones) -> bool {
    let is = |measure, bones: u8| seat.extra(measure).is_none_or(|known| i32::from(bones) == known);
    (0..=ROUNDS).any(|emptied| {
        let bones = Bones { silver: by_rank.silver + emptied, ..by_rank };
        i32::from(bones.value()) == seat.amount
            && is(Measure::GoldBones, bones.gold)
            && is(Measure::SilverBones, bones.silver)
            && is(Measure::BronzeBones, bones.bronze)
    })
}

/// « Fin de la manche et distribution des os »: one bone for the rank of each round, and a silver one more for an
/// emptied pile. These are the most of each, not together.
const MOST: Bones = Bones { gold: ROUNDS, silver: 2 * ROUNDS, bronze: ROUNDS };

/// The most in all: the first rank and an emptied pile in every round.
const BEST: Bones = Bones { gold: ROUNDS, silver: ROUNDS, bronze: 0 };

const BONES: Figure = Figure { measure: None, most: |_| BEST.value().into(), worth: Worth::Gain };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Breach, paper_ranks as ranks, paper_reason as reason, paper_seats as seats};

    /// Gold, silver and bronze of each; whoever has the most points won.
    fn bones(entered: &[[i32; 3]]) -> Result<Vec<u8>, PaperRefusal> {
        let value = |[gold, silver, bronze]: &[i32; 3]| 3 * gold + 2 * silver + bronze;
        let best = entered.iter().map(value).max();
        let numbers: Vec<(bool, i32)> =
            entered.iter().map(|bones| (Some(value(bones)) == best, value(bones))).collect();
        let mut seats = seats(&numbers);
        for (seat, [gold, silver, bronze]) in seats.iter_mut().zip(entered) {
            seat.extras = vec![
                (Measure::GoldBones, *gold),
                (Measure::SilverBones, *silver),
                (Measure::BronzeBones, *bronze),
            ];
        }
        Ok(Teckels::judge(None, &seats)?.iter().map(|place| place.rank).collect())
    }

    fn why(entered: &[[i32; 3]]) -> &'static str {
        bones(entered).unwrap_err().code()
    }

    #[test]
    fn fifteen_points_without_a_bone_are_refused() {
        let mut entered = seats(&[(true, 15), (false, 6)]);
        let none = [Measure::GoldBones, Measure::SilverBones, Measure::BronzeBones].map(|bone| (bone, 0));
        entered[0].extras = none.to_vec();
        assert_eq!(Teckels::judge(None, &entered).unwrap_err().code(), "teckels-paper-value");
        entered[0].extras =
            vec![(Measure::GoldBones, 3), (Measure::SilverBones, 3), (Measure::BronzeBones, 0)];
        assert!(Teckels::judge(None, &entered).is_ok());
    }

    #[test]
    fn every_round_brings_somebody_gold() {
        assert_eq!(why(&[[0, 3, 0], [0, 0, 3]]), "teckels-paper-gold");
        assert_eq!(why(&[[2, 1, 0], [0, 2, 1]]), "teckels-paper-gold");
        assert_eq!(bones(&[[2, 1, 0], [1, 2, 0]]), Ok(vec![1, 2]));
    }

    #[test]
    fn three_rounds_bring_three_bones_by_rank_and_three_for_emptied_piles() {
        let nine_of_one = bones(&[[3, 3, 3], [0, 3, 0], [0, 0, 3]]);
        assert_eq!(nine_of_one, Err(PaperRefusal::OutOfRange { place: 1, amount: 18, most: 15 }));
        assert_eq!(why(&[[3, 0, 3], [0, 3, 0], [0, 0, 3]]), "teckels-paper-rounds");
        assert_eq!(why(&[[2, 2, 2], [1, 3, 2], [0, 4, 2]]), "teckels-paper-rounds");
        assert_eq!(bones(&[[3, 3, 0], [0, 3, 0], [0, 0, 3]]), Ok(vec![1, 2, 3]));
        assert_eq!(why(&[[1, 6, 0], [3, 0, 0], [0, 0, 3]]), "teckels-paper-rounds");
        assert_eq!(why(&[[3, 0, 0], [0, 3, 0], [0, 0, 2]]), "teckels-paper-rounds", "everyone gets a bone");
        assert_eq!(bones(&[[3, 0, 0], [0, 3, 0], [0, 0, 3], [0, 0, 0]]), Ok(vec![1, 2, 3, 4]));
    }

    #[test]
    fn those_who_tie_get_the_better_bone_and_the_next_is_skipped() {
        assert_eq!(bones(&[[3, 0, 0], [3, 0, 0], [0, 0, 3]]), Ok(vec![1, 1, 3]));
        assert_eq!(why(&[[3, 0, 0], [3, 0, 0], [0, 1, 2]]), "teckels-paper-rounds");
        assert_eq!(bones(&[[3, 0, 0], [3, 0, 0], [0, 1, 3]]), Ok(vec![1, 1, 3]), "an emptied pile");
    }

    #[test]
    fn points_alone_are_looked_at_too() {
        assert_eq!(ranks::<Teckels>(None, &[(true, 9), (false, 6)]), Ok(vec![1, 2]));
        assert_eq!(reason::<Teckels>(None, &[(true, 9), (false, 5)]), "teckels-paper-rounds");
        assert_eq!(reason::<Teckels>(None, &[(true, 5), (false, 4)]), "teckels-paper-rounds");
        assert_eq!(ranks::<Teckels>(None, &[(true, 15), (true, 15), (true, 15), (true, 15)]), Ok(vec![1; 4]));
        assert_eq!(
            reason::<Teckels>(None, &[(true, 15), (false, 14), (false, 0), (false, 0)]),
            "teckels-paper-rounds"
        );
    }
}
