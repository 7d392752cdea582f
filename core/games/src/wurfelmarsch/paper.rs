use super::{DICE, PLAYERS, Wurfelmarsch};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSeat, PaperSheet, Place, Winners, Worth,
    unless,
};

/// Dice captured less own dice removed; whoever reaches the corner wins with any number. A march may end in a draw.
impl Paper for Wurfelmarsch {
    const FORM: PaperForm = PaperForm {
        names: &["Würfelmarsch"],
        setups: &[],
        winner: CAPTURED,
        other: CAPTURED,
        winners: Winners::Declared { least: 0, most: 1 },
        extras: &[(
            Measure::DiceRemoved,
            Figure { measure: None, most: |_| DICE.into(), worth: Worth::Loss },
        )],
        order: Order::Wins,
    };

    /// « Fin du jeu ». Dice are captured from others, are removed, or still stand; how many a tie removes at once is not
    /// asked, nor who of those who tie moved last. Removed dice that nobody counted may be any number.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        let all = i32::from(DICE) * i32::from(PLAYERS);
        let gone = sheet.total() + sheet.seats.iter().map(removed).sum::<i32>();
        let facts = [("given", gone), ("most", all)];
        unless(gone <= all, "wurfelmarsch-paper-too-many", "wurfelmarsch.set-up", &facts)?;
        // Whoever reaches the corner does so with a die that is neither captured nor removed.
        let is_empty = gone == all;
        let to_capture =
            |seat: &PaperSeat| i32::from(DICE) - removed(seat) - i32::from(seat.won && !is_empty);
        for (seat, place) in sheet.seats.iter().zip(1..) {
            unless(to_capture(seat) >= 0, "wurfelmarsch-paper-corner", "wurfelmarsch.end", &[])?;
            let others: i32 = sheet.seats.iter().map(to_capture).sum::<i32>() - to_capture(seat);
            let facts = [("place", place), ("given", seat.amount), ("most", others)];
            unless(seat.amount <= others, "wurfelmarsch-paper-captured", "wurfelmarsch.fight", &facts)?;
        }
        let standing: i32 = sheet.seats.iter().map(to_capture).sum();
        unless(sheet.total() <= standing, "wurfelmarsch-paper-corner", "wurfelmarsch.end", &[])?;
        if !is_empty {
            return Ok(());
        }
        let score = |seat: &PaperSeat| seat.amount - removed(seat);
        let best = sheet.seats.iter().map(score).max();
        let is_best = sheet.winners().count() == 1 && sheet.winners().all(|seat| Some(score(seat)) == best);
        unless(is_best, "wurfelmarsch-paper-best", "wurfelmarsch.score", &[])
    }

    /// A draw has no order.
    fn standing(sheet: &PaperSheet<'_>, _seat: &PaperSeat, place: &Place) -> [i32; 3] {
        let is_draw = sheet.winners().next().is_none();
        [place.won.into(), if place.won || is_draw { 0 } else { place.score }, 0]
    }
}

fn removed(seat: &PaperSeat) -> i32 {
    seat.extra(Measure::DiceRemoved).unwrap_or_default()
}

/// All dice of all others.
const CAPTURED: Figure = Figure {
    measure: Some(Measure::DiceCaptured),
    most: |_| (DICE * (PLAYERS - 1)).into(),
    worth: Worth::Gain,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Breach, paper_reason as reason, paper_seats as seats};

    fn march(entered: [(bool, i32, i32); 3]) -> Result<Vec<u8>, PaperRefusal> {
        let mut seats = seats(&entered.map(|(won, captured, _)| (won, captured)));
        for (seat, (_, _, removed)) in seats.iter_mut().zip(entered) {
            seat.extras = vec![(Measure::DiceRemoved, removed)];
        }
        Ok(Wurfelmarsch::judge(None, &seats)?.iter().map(|place| place.rank).collect())
    }

    fn why(entered: [(bool, i32, i32); 3]) -> &'static str {
        march(entered).unwrap_err().code()
    }

    #[test]
    fn more_dice_than_there_were_are_refused() {
        let refused = Wurfelmarsch::judge(None, &seats(&[(true, 45), (false, 0), (false, 0)]));
        assert_eq!(refused, Err(PaperRefusal::OutOfRange { place: 1, amount: 45, most: 10 }));
        assert_eq!(why([(true, 10, 5), (false, 10, 5), (false, 10, 5)]), "wurfelmarsch-paper-too-many");
        assert_eq!(why([(true, 6, 0), (false, 5, 0), (false, 5, 0)]), "wurfelmarsch-paper-too-many");
    }

    #[test]
    fn nobody_captures_dice_that_were_removed_or_are_their_own() {
        assert_eq!(why([(true, 6, 0), (false, 0, 5), (false, 0, 0)]), "wurfelmarsch-paper-captured");
        assert_eq!(march([(true, 5, 0), (false, 0, 5), (false, 0, 0)]), Ok(vec![1, 3, 2]));
    }

    #[test]
    fn whoever_reaches_the_corner_has_a_die_to_do_it_with() {
        assert_eq!(why([(true, 0, 5), (false, 2, 0), (false, 0, 0)]), "wurfelmarsch-paper-corner");
        assert_eq!(march([(true, 0, 4), (false, 2, 0), (false, 0, 0)]), Ok(vec![1, 2, 3]));
        assert_eq!(why([(true, 0, 0), (false, 10, 0), (false, 0, 0)]), "wurfelmarsch-paper-captured");
        assert_eq!(march([(true, 0, 0), (false, 9, 0), (false, 0, 0)]), Ok(vec![1, 2, 3]));
    }

    #[test]
    fn without_a_die_left_one_of_the_best_has_won() {
        assert_eq!(march([(true, 5, 0), (false, 5, 0), (false, 5, 0)]), Ok(vec![1, 2, 2]));
        assert_eq!(why([(false, 6, 0), (true, 5, 0), (false, 4, 0)]), "wurfelmarsch-paper-best");
        assert_eq!(why([(false, 5, 0), (false, 5, 0), (false, 5, 0)]), "wurfelmarsch-paper-best");
    }

    #[test]
    fn a_draw_has_no_order() {
        assert_eq!(march([(false, 3, 0), (false, 1, 0), (false, 0, 2)]), Ok(vec![1, 1, 1]));
        assert_eq!(
            reason::<Wurfelmarsch>(None, &[(false, 5), (false, 5), (false, 5)]),
            "wurfelmarsch-paper-best"
        );
    }
}
