use super::{PiloPilo, cards_each};
use crate::contract::{Figure, Order, Paper, PaperForm, Winners, Worth};

/// Everybody without a card wins, together; cards left count against the others.
impl Paper for PiloPilo {
    const FORM: PaperForm = PaperForm {
        names: &["Pilo Pilo"],
        winner: CARDS,
        other: CARDS,
        winners: Winners::WithNothingLeft,
        extras: &[],
        order: Order::Wins,
    };
}

const CARDS: Figure =
    Figure { measure: None, most: |players| cards_each(players).into(), worth: Worth::Loss };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{PaperSeat, Place};

    #[test]
    fn everybody_without_a_card_wins() {
        let seat = |amount| PaperSeat { won: amount == 0, amount, extras: vec![] };
        let won = |places: Vec<Place>| places.iter().map(|place| place.won).collect::<Vec<_>>();
        assert_eq!(PiloPilo::judge(&[seat(3), seat(0), seat(0)]).map(won), Ok(vec![false, true, true]));
    }
}
