use empile_games::pile_poils::cats_dealt;

use super::{Figure, HandForm, Order, Winners, Worth};

/// « Fin de partie »: golden cats for the Winner, cats left for the others. On a board of one's own nobody may win.
pub(super) const FORM: HandForm = HandForm {
    slug: "pile-poils",
    names: &["Pile-Poils", "Pile Poils"],
    winner: Figure { measure: Some("golden-cats"), most: |_| 12, worth: Worth::Gain },
    other: Figure { measure: Some("cats-left"), most: most_cats, worth: Worth::Loss },
    winners: Winners::Declared { least: 0, most: 1 },
    extras: &[("cat-astrophes", Figure { measure: None, most: |_| 999, worth: Worth::Nothing })],
    order: Order::Score,
};

/// « Mise en place » 4: nobody has more cats left than were dealt.
fn most_cats(players: u8) -> i32 {
    cats_dealt(players).iter().copied().max().unwrap_or(0).into()
}
