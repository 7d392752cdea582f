use super::{Bones, ROUNDS, Teckels};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// Bones by their value over all rounds. Ties share.
impl Paper for Teckels {
    const FORM: PaperForm = PaperForm {
        names: &["Teckels"],
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
}

/// « Fin de la manche et distribution des os »: one bone for the rank of each round, and a silver one more for an
/// emptied pile. These are the most of each, not together.
const MOST: Bones = Bones { gold: ROUNDS, silver: 2 * ROUNDS, bronze: ROUNDS };

/// The most in all: the first rank and an emptied pile in every round.
const BEST: Bones = Bones { gold: ROUNDS, silver: ROUNDS, bronze: 0 };

const BONES: Figure = Figure { measure: None, most: |_| BEST.value().into(), worth: Worth::Gain };
