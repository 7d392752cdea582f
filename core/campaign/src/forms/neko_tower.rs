use super::{Figure, HandForm, Order, Winners, Worth};

/// The highest floor climbed to: of all together, or of each against the others. Nobody may win.
pub(super) const FORM: HandForm = HandForm {
    slug: "neko-tower",
    names: &["Neko Tower", "Neko tower"],
    winner: FLOOR,
    other: FLOOR,
    winners: Winners::Declared { least: 0, most: 4 },
    extras: &[
        ("highest-step", Figure { measure: None, most: |_| 20, worth: Worth::Nothing }),
        ("missions-validated", Figure { measure: None, most: |_| 99, worth: Worth::Nothing }),
        ("towers-felled", Figure { measure: None, most: |_| 1, worth: Worth::Nothing }),
    ],
    order: Order::Best,
};

const FLOOR: Figure = Figure { measure: Some("floor-reached"), most: |_| 24, worth: Worth::Gain };
