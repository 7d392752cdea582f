use super::{PiloPilo, cards_each};
use crate::contract::{Figure, Order, Paper, PaperForm, PaperRefusal, PaperSheet, Winners, Worth};

/// Everybody without a card wins, together; cards left count against the others.
impl Paper for PiloPilo {
    const FORM: PaperForm = PaperForm {
        names: &["Pilo Pilo"],
        setups: &[],
        winner: CARDS,
        other: CARDS,
        winners: Winners::WithNothingLeft,
        extras: &[],
        order: Order::Wins,
    };

    /// Under a king everybody may be right, or nobody: any number may lie down together, and the others keep any.
    fn can_end(_sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        Ok(())
    }
}

const CARDS: Figure =
    Figure { measure: None, most: |players| cards_each(players).into(), worth: Worth::Loss };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{paper_ranks as ranks, paper_seats as seats};

    #[test]
    fn everybody_without_a_card_wins() {
        assert_eq!(ranks::<PiloPilo>(None, &[(false, 3), (true, 0), (true, 0)]), Ok(vec![3, 1, 1]));
        assert_eq!(ranks::<PiloPilo>(None, &[(true, 0); 3]), Ok(vec![1; 3]), "a king for all");
        let wrong = [[(false, 0), (true, 0), (false, 1)], [(true, 2), (true, 0), (false, 1)]];
        for entered in wrong {
            assert_eq!(PiloPilo::judge(None, &seats(&entered)), Err(PaperRefusal::WrongWinners));
        }
        let nobody = PiloPilo::judge(None, &seats(&[(false, 3), (false, 1), (false, 2)]));
        assert_eq!(nobody, Err(PaperRefusal::WinnerCount { given: 0, least: 1, most: 3 }));
    }

    #[test]
    fn nobody_has_more_cards_left_than_were_dealt() {
        assert!(PiloPilo::judge(None, &seats(&[(true, 0), (false, 12), (false, 12)])).is_ok());
        let refused = PiloPilo::judge(None, &seats(&[(true, 0), (false, 13), (false, 12)]));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 2, amount: 13, most: 12 }));
        let mut five = [(false, 8); 5];
        five[0] = (true, 0);
        assert!(PiloPilo::judge(None, &seats(&five)).is_ok());
        five[1] = (false, 9);
        let refused = PiloPilo::judge(None, &seats(&five));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 2, amount: 9, most: 8 }));
    }
}
