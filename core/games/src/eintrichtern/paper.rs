use super::{COVERING_DICE, Eintrichtern, dice_to_win};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSheet, Winners, Worth, unless,
};

/// The most red dice win.
impl Paper for Eintrichtern {
    const FORM: PaperForm = PaperForm {
        names: &["Eintrichtern"],
        setups: &[],
        winner: RED,
        other: RED,
        winners: Winners::Best,
        extras: &[(Measure::CasesUncovered, Figure::TALLY)],
        order: Order::Score,
    };

    /// « Fin du jeu »: with somebody's last red die, or when no red die is left.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        let (given, most) = (sheet.total(), i32::from(COVERING_DICE as u8));
        let too_many = [("given", given), ("most", most)];
        unless(given <= most, "eintrichtern-paper-too-many", "eintrichtern.set-up", &too_many)?;
        let full = i32::from(dice_to_win(sheet.players()));
        let is_over = match sheet.seats.iter().filter(|seat| seat.amount == full).count() {
            0 => given == most,
            1 => true,
            _ => false,
        };
        unless(is_over, "eintrichtern-paper-one-full", "eintrichtern.end", &[("full", full)])?;
        sheet.seats.iter().zip(1..).try_for_each(|(seat, place)| {
            let saw = seat.extra(Measure::CasesUncovered).is_none_or(|uncovered| uncovered >= seat.amount);
            let facts = [("place", place), ("least", seat.amount)];
            unless(saw, "eintrichtern-paper-uncovered", "eintrichtern.uncover", &facts)
        })
    }
}

const RED: Figure = Figure { measure: None, most: |players| dice_to_win(players).into(), worth: Worth::Gain };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{paper_ranks as ranks, paper_reason as reason, paper_seats as seats};

    #[test]
    fn nobody_has_more_red_dice_than_win() {
        let refused = Eintrichtern::judge(None, &seats(&[(true, 36), (false, 0)]));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 1, amount: 36, most: 8 }));
        let refused =
            Eintrichtern::judge(None, &seats(&[(true, 7), (false, 0), (false, 0), (false, 0), (false, 0)]));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 1, amount: 7, most: 6 }));
        assert_eq!(ranks::<Eintrichtern>(None, &[(true, 8), (false, 0)]), Ok(vec![1, 2]));
    }

    #[test]
    fn a_win_with_three_red_dice_is_refused() {
        assert_eq!(reason::<Eintrichtern>(None, &[(true, 3), (false, 2)]), "eintrichtern-paper-one-full");
        assert_eq!(reason::<Eintrichtern>(None, &[(true, 8), (true, 8)]), "eintrichtern-paper-one-full");
    }

    #[test]
    fn eight_players_may_take_all_red_dice_before_anybody_has_six() {
        let mut eight = [(true, 5); 8];
        eight[7] = (false, 1);
        assert_eq!(ranks::<Eintrichtern>(None, &eight), Ok(vec![1, 1, 1, 1, 1, 1, 1, 8]));
        eight[0] = (false, 4);
        assert_eq!(reason::<Eintrichtern>(None, &eight), "eintrichtern-paper-one-full", "one die is left");
        let mut beyond = [(false, 5); 8];
        beyond[0] = (true, 6);
        assert_eq!(reason::<Eintrichtern>(None, &beyond), "eintrichtern-paper-too-many");
    }

    #[test]
    fn every_red_die_was_a_case_uncovered() {
        let mut entered = seats(&[(true, 8), (false, 2)]);
        entered[0].extras = vec![(Measure::CasesUncovered, 8)];
        assert!(Eintrichtern::judge(None, &entered).is_ok());
        entered[0].extras = vec![(Measure::CasesUncovered, 7)];
        assert!(Eintrichtern::judge(None, &entered).is_err());
    }
}
