use super::{Abquetschen, HIGHEST_THROW, OPENING_DICE, PLAYERS, RESERVE};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSheet, Winners, Worth, unless,
};

/// « Dé de bonus »: a row of six gives three more, nine dice in all. No row gives more of them as a bonus.
const DICE_FOR_A_BONUS_DIE: i32 = 3;

/// Dice left in the reserve. A throw beyond the reserve wins whatever the others have left.
impl Paper for Abquetschen {
    const FORM: PaperForm = PaperForm {
        names: &["Abquetschen"],
        setups: &[],
        winner: LEFT,
        other: LEFT,
        winners: Winners::Declared { least: 1, most: PLAYERS },
        extras: &[(Measure::BonusDice, Figure::beside(|_| i32::from(RESERVE) / DICE_FOR_A_BONUS_DIE))],
        order: Order::Wins,
    };

    /// « Fin du jeu ». Not asked is who is walled in: the fewest dice may be any number but those of the opening.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        let fewest = sheet.seats.iter().map(|seat| seat.amount).min().unwrap_or_default();
        let most = i32::from(RESERVE - OPENING_DICE);
        unless(fewest <= most, "abquetschen-paper-opening", "abquetschen.set-up", &[("most", most)])?;
        let is_out_alone = sheet.others().all(|seat| seat.amount > 0);
        unless(is_out_alone, "abquetschen-paper-empty-wins", "abquetschen.end", &[])?;
        let most = i32::from(HIGHEST_THROW) - 1;
        let threw_beyond = sheet.winners().count() == 1 && sheet.winners().all(|seat| seat.amount <= most);
        let has_fewest = fewest > 0 && sheet.seats.iter().all(|seat| seat.won == (seat.amount == fewest));
        unless(threw_beyond || has_fewest, "abquetschen-paper-fewest", "abquetschen.end", &[("most", most)])?;
        sheet.seats.iter().zip(1..).try_for_each(|(seat, place)| {
            let most = (i32::from(RESERVE) - seat.amount) / DICE_FOR_A_BONUS_DIE;
            let is_sound = seat.extra(Measure::BonusDice).is_none_or(|bonus| bonus <= most);
            let facts = [("place", place), ("most", most)];
            unless(is_sound, "abquetschen-paper-bonus", "abquetschen.bonus", &facts)
        })
    }
}

const LEFT: Figure =
    Figure { measure: Some(Measure::DiceLeft), most: |_| RESERVE.into(), worth: Worth::Loss };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{paper_ranks as ranks, paper_reason as reason, paper_seats as seats};

    #[test]
    fn nobody_has_more_dice_left_than_the_reserve() {
        let refused = Abquetschen::judge(None, &seats(&[(true, 3), (false, 60), (false, 20)]));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 2, amount: 60, most: 55 }));
        assert_eq!(ranks::<Abquetschen>(None, &[(true, 3), (false, 55), (false, 20)]), Ok(vec![1, 3, 2]));
    }

    #[test]
    fn winners_with_nothing_and_with_forty_left_are_refused() {
        let refused = reason::<Abquetschen>(None, &[(true, 0), (true, 40), (false, 50)]);
        assert_eq!(refused, "abquetschen-paper-fewest");
        assert_eq!(ranks::<Abquetschen>(None, &[(true, 0), (false, 40), (false, 50)]), Ok(vec![1, 2, 3]));
    }

    #[test]
    fn a_throw_beyond_the_reserve_wins_against_fewer_dice_but_only_with_five_or_less() {
        assert!(Abquetschen::judge(None, &seats(&[(false, 2), (true, 5), (false, 9)])).is_ok());
        let six = reason::<Abquetschen>(None, &[(false, 2), (true, 6), (false, 9)]);
        assert_eq!(six, "abquetschen-paper-fewest");
        let both = reason::<Abquetschen>(None, &[(false, 2), (true, 5), (true, 5)]);
        assert_eq!(both, "abquetschen-paper-fewest");
        let out = reason::<Abquetschen>(None, &[(false, 0), (true, 5), (false, 9)]);
        assert_eq!(out, "abquetschen-paper-empty-wins");
    }

    #[test]
    fn without_room_all_with_the_fewest_dice_win() {
        assert_eq!(ranks::<Abquetschen>(None, &[(true, 20), (true, 20), (false, 21)]), Ok(vec![1, 1, 3]));
        for wrong in [[(true, 20), (false, 20), (false, 21)], [(true, 20), (true, 20), (true, 21)]] {
            assert_eq!(reason::<Abquetschen>(None, &wrong), "abquetschen-paper-fewest");
        }
        let before_the_opening = reason::<Abquetschen>(None, &[(true, 52); 3]);
        assert_eq!(before_the_opening, "abquetschen-paper-opening");
    }

    #[test]
    fn bonus_dice_come_from_rows_that_were_laid() {
        let mut entered = seats(&[(true, 46), (false, 50), (false, 50)]);
        entered[0].extras = vec![(Measure::BonusDice, 3)];
        assert!(Abquetschen::judge(None, &entered).is_ok());
        entered[0].extras = vec![(Measure::BonusDice, 4)];
        assert!(Abquetschen::judge(None, &entered).is_err_and(|refusal| {
            matches!(refusal, PaperRefusal::Impossible { code: "abquetschen-paper-bonus", .. })
        }));
    }
}
