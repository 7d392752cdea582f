use super::Raffzahn;
use crate::{
    contract::{Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSheet, Winners, Worth, unless},
    pyramid::lattice::{BASE_CELLS, CELLS},
};

/// « On retire ensuite le dé du sommet de la pyramide ».
const DICE: u8 = CELLS as u8 - 1;
/// « Fin du jeu »: all dice that are left stand on the base.
const FEWEST_TAKEN: u8 = DICE - BASE_CELLS as u8;

/// The most dice win; ties share.
impl Paper for Raffzahn {
    const FORM: PaperForm = PaperForm {
        names: &["Raffzahn"],
        setups: &[],
        winner: TAKEN,
        other: TAKEN,
        winners: Winners::Best,
        extras: &[(Measure::LateTakes, Figure::TALLY)],
        order: Order::Score,
    };

    /// Dice change hands, but none is lost: together all have what is not on the base any more.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        let (given, least, most) = (sheet.total(), i32::from(FEWEST_TAKEN), i32::from(DICE));
        let too_many = [("given", given), ("most", most)];
        unless(given <= most, "raffzahn-paper-too-many", "raffzahn.set-up", &too_many)?;
        let too_few = [("given", given), ("least", least)];
        unless(given >= least, "raffzahn-paper-too-few", "raffzahn.end", &too_few)
    }
}

const TAKEN: Figure = Figure { measure: None, most: |_| DICE.into(), worth: Worth::Gain };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{paper_ranks as ranks, paper_reason as reason};

    #[test]
    fn more_dice_than_the_pyramid_had_are_refused() {
        assert_eq!(
            reason::<Raffzahn>(None, &[(true, 64), (false, 60), (false, 41)]),
            "raffzahn-paper-too-many"
        );
        assert_eq!(ranks::<Raffzahn>(None, &[(true, 64), (false, 60), (false, 40)]), Ok(vec![1, 2, 3]));
    }

    #[test]
    fn a_game_with_dice_left_above_the_base_is_not_over() {
        assert_eq!(
            reason::<Raffzahn>(None, &[(true, 50), (false, 40), (false, 28)]),
            "raffzahn-paper-too-few"
        );
        assert_eq!(ranks::<Raffzahn>(None, &[(true, 50), (false, 40), (false, 29)]), Ok(vec![1, 2, 3]));
        assert_eq!(ranks::<Raffzahn>(None, &[(true, 50), (true, 50), (false, 19)]), Ok(vec![1, 1, 3]));
    }
}
