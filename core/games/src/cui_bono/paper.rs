use std::ops::RangeInclusive;

use super::{Costs, CuiBono, Setup, most_kept};
use crate::{
    contract::{
        Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSeat, PaperSheet, Place, Winners, Worth,
        unless,
    },
    pyramid::Colour,
};

/// « moins 1 point », « moins 2 points », « moins 3 points », whichever colour is which.
const COSTS_OF_THE_BOX: &str = "costs-of-the-box";
/// ⚙ Costs of the table's own.
const OWN_COSTS: &str = "own-costs";

/// The least loss wins, then the fewest dice; then it is shared.
impl Paper for CuiBono {
    const FORM: PaperForm = PaperForm {
        names: &["Cui bono?", "Cui bono"],
        setups: &[COSTS_OF_THE_BOX, OWN_COSTS],
        winner: LOSS,
        other: LOSS,
        winners: Winners::AmongBest,
        extras: &[(Measure::DiceKept, Figure::beside(|players| most_kept(players).into()))],
        order: Order::Wins,
    };

    fn setup_on_paper(setup: &Setup) -> Option<&'static str> {
        let sorted = |costs: Costs| {
            let mut costs = Colour::ALL.map(|colour| costs.of(colour));
            costs.sort_unstable();
            costs
        };
        let is_of_the_box = sorted(setup.costs) == sorted(Costs::default());
        Some(if is_of_the_box { COSTS_OF_THE_BOX } else { OWN_COSTS })
    }

    /// « Fin du jeu »: the match ends with the one player who has kept the last die it takes. What a die costs is known
    /// within limits only, where a table has costs of its own.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        let full = i32::from(most_kept(sheet.players()));
        let costs = costs(sheet.setup);
        let mut must_be_full = 0;
        let mut may_be_full = 0;
        for (seat, place) in sheet.seats.iter().zip(1..) {
            let may_have_kept = |kept: &i32| {
                seat.extra(Measure::DiceKept).is_none_or(|known| known == *kept)
                    && (kept * costs.start()..=kept * costs.end()).contains(&seat.amount)
            };
            let least_kept = (0..=full).find(may_have_kept);
            let facts = [("place", place), ("least", *costs.start()), ("most", *costs.end())];
            unless(least_kept.is_some(), "cui-bono-paper-loss", "cui-bono.score", &facts)?;
            must_be_full += i32::from(least_kept == Some(full));
            may_be_full += i32::from(may_have_kept(&full));
        }
        let is_one = must_be_full <= 1 && may_be_full >= 1;
        unless(is_one, "cui-bono-paper-one-full", "cui-bono.end", &[("full", full)])?;
        // « En cas d'égalité, celui des ex-æquo ayant conservé le moins de dés est vainqueur ».
        let kept = |seat: &PaperSeat| seat.extra(Measure::DiceKept);
        let mut pairs =
            sheet.winners().flat_map(|winner| sheet.seats.iter().map(move |other| (winner, other)));
        let is_right = pairs.all(|(winner, other)| match kept(winner).zip(kept(other)) {
            Some((least, more)) if winner.amount == other.amount => {
                (least == more) == other.won && least <= more
            }
            _ => true,
        });
        unless(is_right, "cui-bono-paper-fewest", "cui-bono.score", &[])
    }

    /// Dice that nobody counted tell nobody apart.
    fn standing(sheet: &PaperSheet<'_>, seat: &PaperSeat, place: &Place) -> [i32; 3] {
        let kept = sheet.extras(Measure::DiceKept).and_then(|_| seat.extra(Measure::DiceKept));
        [place.score, place.won.into(), -kept.unwrap_or_default()]
    }
}

fn costs(setup: &str) -> RangeInclusive<i32> {
    if setup == OWN_COSTS {
        return i32::from(*Costs::ALLOWED.start())..=i32::from(*Costs::ALLOWED.end());
    }
    let costs = Colour::ALL.map(|colour| i32::from(Costs::default().of(colour)));
    costs.iter().copied().min().unwrap_or_default()..=costs.iter().copied().max().unwrap_or_default()
}

/// All dice that can be kept, at the highest cost that a table can choose.
const LOSS: Figure = Figure {
    measure: None,
    most: |players| i32::from(most_kept(players)) * i32::from(*Costs::ALLOWED.end()),
    worth: Worth::Loss,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Breach, paper_ranks as ranks, paper_reason as reason, paper_seats as seats};

    fn kept(entered: &[(bool, i32, i32)]) -> Result<Vec<u8>, PaperRefusal> {
        let numbers: Vec<(bool, i32)> = entered.iter().map(|(won, loss, _)| (*won, *loss)).collect();
        let mut seats = seats(&numbers);
        for (seat, (_, _, kept)) in seats.iter_mut().zip(entered) {
            seat.extras = vec![(Measure::DiceKept, *kept)];
        }
        Ok(CuiBono::judge(None, &seats)?.iter().map(|place| place.rank).collect())
    }

    fn why(entered: &[(bool, i32, i32)]) -> &'static str {
        kept(entered).unwrap_err().code()
    }

    #[test]
    fn of_equal_losses_the_one_with_fewer_dice_wins() {
        assert_eq!(why(&[(true, 9, 6), (false, 9, 5), (false, 15, 10)]), "cui-bono-paper-fewest");
        assert_eq!(why(&[(true, 9, 5), (true, 9, 6), (false, 15, 10)]), "cui-bono-paper-fewest");
        assert_eq!(why(&[(true, 9, 5), (false, 9, 5), (false, 15, 10)]), "cui-bono-paper-fewest");
        assert_eq!(kept(&[(true, 9, 5), (false, 9, 6), (false, 15, 10)]), Ok(vec![1, 2, 3]));
        assert_eq!(kept(&[(true, 9, 5), (true, 9, 5), (false, 15, 10)]), Ok(vec![1, 1, 3]));
    }

    #[test]
    fn those_who_lost_as_much_rank_by_their_dice_too() {
        let entered = [(true, 5, 5), (false, 18, 9), (false, 18, 10), (false, 18, 9)];
        assert_eq!(kept(&entered), Ok(vec![1, 2, 4, 2]));
    }

    #[test]
    fn ten_dice_are_not_kept_at_six_players() {
        let mut six = [(false, 6, 6); 6];
        six[0] = (true, 5, 5);
        six[5] = (false, 10, 10);
        assert!(matches!(kept(&six), Err(PaperRefusal::OutOfRange { place: 6, amount: 10, most: 7 })));
        six[5] = (false, 10, 7);
        assert_eq!(kept(&six), Ok(vec![1, 2, 2, 2, 2, 6]));
        six[5] = (false, 10, 6);
        assert_eq!(why(&six), "cui-bono-paper-one-full");
    }

    #[test]
    fn a_die_costs_one_to_three_points() {
        let refused = kept(&[(true, 5, 5), (false, 999, 1)]);
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 2, amount: 999, most: 90 }));
        assert_eq!(why(&[(true, 2, 1), (false, 31, 10)]), "cui-bono-paper-loss");
        assert_eq!(why(&[(true, 4, 1), (false, 30, 10)]), "cui-bono-paper-loss");
        assert_eq!(why(&[(true, 4, 5), (false, 30, 10)]), "cui-bono-paper-loss");
        assert_eq!(kept(&[(true, 3, 1), (false, 30, 10)]), Ok(vec![1, 2]));
        let own = Some(OWN_COSTS);
        assert_eq!(ranks::<CuiBono>(own, &[(true, 30), (false, 90)]), Ok(vec![1, 2]));
        assert_eq!(reason::<CuiBono>(None, &[(true, 30), (false, 90)]), "cui-bono-paper-loss");
    }

    #[test]
    fn one_player_has_kept_the_last_die_even_if_nobody_counted_them() {
        assert_eq!(reason::<CuiBono>(None, &[(true, 5), (false, 9)]), "cui-bono-paper-one-full");
        assert_eq!(ranks::<CuiBono>(None, &[(true, 5), (false, 10)]), Ok(vec![1, 2]));
        let two_with_ten_dice = [(true, 28), (false, 29)];
        assert_eq!(reason::<CuiBono>(None, &two_with_ten_dice), "cui-bono-paper-one-full");
        assert_eq!(ranks::<CuiBono>(None, &[(true, 27), (false, 28)]), Ok(vec![1, 2]));
    }
}
