use super::{BunteKuh, SHARED_DICE};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSheet, Winners, Worth, unless,
};

/// Whoever has no die left wins, together if several.
impl Paper for BunteKuh {
    const FORM: PaperForm = PaperForm {
        names: &["Bunte Kuh"],
        setups: &[],
        winner: DICE,
        other: DICE,
        winners: Winners::WithNothingLeft,
        extras: &[(Measure::RightCalls, Figure::TALLY), (Measure::WrongCalls, Figure::TALLY)],
        order: Order::Wins,
    };

    /// Every right call lays a die, every wrong one takes one from each opponent. In which order they came is not asked.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        let (given, most) = (sheet.total(), i32::from(SHARED_DICE));
        let too_many = [("given", given), ("most", most)];
        unless(given <= most, "bunte-kuh-paper-too-many", "bunte-kuh.set-up", &too_many)?;
        // « Une égalité est possible » only by a penalty: whoever takes it had a die and takes one from each opponent.
        let players = i32::from(sheet.players());
        let paid = sheet.winners().count() == 1 || sheet.seats.iter().any(|seat| seat.amount >= players);
        unless(paid, "bunte-kuh-paper-tie", "bunte-kuh.end", &[("least", players)])?;
        let share = most / players;
        let gained: Vec<i32> = sheet.seats.iter().map(|seat| seat.amount - share).collect();
        match sheet.extras(Measure::RightCalls).zip(sheet.extras(Measure::WrongCalls)) {
            Some((right, wrong)) => {
                let all_wrong: i32 = wrong.iter().sum();
                let own = right.iter().zip(&wrong).map(|(right, wrong)| players * wrong - all_wrong - right);
                unless(own.eq(gained), "bunte-kuh-paper-calls", "bunte-kuh.penalty", &[])
            }
            None => {
                unless(calls_lead_to(&gained, players), "bunte-kuh-paper-shares", "bunte-kuh.penalty", &[])
            }
        }
    }
}

/// Are there calls that bring everybody from an equal share to this much more or less? With `w` wrong calls of one's own
/// among `all` and `r` right ones one has `players · w − all − r` more.
fn calls_lead_to(gained: &[i32], players: i32) -> bool {
    let fewest_wrong = |own: &i32, all: i32| ((own + all).max(0) + players - 1) / players;
    (0..=i32::from(SHARED_DICE))
        .any(|all| gained.iter().map(|own| fewest_wrong(own, all)).sum::<i32>() <= all)
}

/// Dice only change hands: nobody has more than all of them.
const DICE: Figure = Figure { measure: None, most: |_| SHARED_DICE.into(), worth: Worth::Loss };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{paper_ranks as ranks, paper_reason as reason, paper_seats as seats};

    #[test]
    fn more_dice_than_were_shared_out_are_refused() {
        let refused = BunteKuh::judge(None, &seats(&[(true, 0), (false, 165)]));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 2, amount: 165, most: 60 }));
        let refused = reason::<BunteKuh>(None, &[(true, 0), (false, 55), (false, 55), (false, 55)]);
        assert_eq!(refused, "bunte-kuh-paper-too-many");
        assert_eq!(ranks::<BunteKuh>(None, &[(true, 0), (false, 30), (false, 20)]), Ok(vec![1, 3, 2]));
        assert_eq!(ranks::<BunteKuh>(None, &[(true, 0), (false, 60)]), Ok(vec![1, 2]), "thirty penalties");
    }

    #[test]
    fn several_win_only_when_somebody_takes_a_die_from_each() {
        let three = [(true, 0), (true, 0), (false, 2)];
        assert_eq!(reason::<BunteKuh>(None, &three), "bunte-kuh-paper-tie");
        assert_eq!(reason::<BunteKuh>(None, &[(true, 0), (true, 0)]), "bunte-kuh-paper-tie");
        assert_eq!(ranks::<BunteKuh>(None, &[(true, 0), (true, 0), (false, 3)]), Ok(vec![1, 1, 3]));
    }

    #[test]
    fn all_dice_in_hand_come_from_penalties_alone() {
        assert!(BunteKuh::judge(None, &seats(&[(true, 0), (false, 30), (false, 30)])).is_ok());
        let refused = reason::<BunteKuh>(None, &[(true, 0), (false, 29), (false, 31)]);
        assert_eq!(refused, "bunte-kuh-paper-shares");
    }

    #[test]
    fn calls_that_are_written_down_add_up_to_the_dice() {
        let with = |right: [i32; 2], wrong: [i32; 2]| {
            let mut entered = seats(&[(true, 0), (false, 4)]);
            for ((seat, right), wrong) in entered.iter_mut().zip(right).zip(wrong) {
                seat.extras = vec![(Measure::RightCalls, right), (Measure::WrongCalls, wrong)];
            }
            BunteKuh::judge(None, &entered)
        };
        assert!(with([30, 26], [0, 0]).is_ok());
        assert!(with([28, 28], [0, 2]).is_ok());
        assert!(with([29, 26], [0, 0]).is_err());
        assert!(with([30, 26], [0, 1]).is_err());
    }
}
