//! « Qui fait quoi »: what a player has to do, by the own card and by that of somebody else.

use empile_games::{
    contract::Seat,
    pilo_pilo::{Character, Duty, duty},
};

use super::sketch::{Sketch, caption_of};
use crate::{
    Area, Art, CellLook, Ink, Node, PillowLook, PiloArt, Scene, Surface, TextBox, TextStyle, Words,
    pilo_pilo::word,
};

const GAP: f32 = 4.0;
/// Cards, as wide as high.
const CARD: f32 = 0.74;
/// The column and the row of the cards, in parts of the whole.
const HEADER_WIDTH: f32 = 0.19;
const HEADER_HEIGHT: f32 = 0.18;
/// The emblem on a pillow, in parts of its height.
const EMBLEM: f32 = 0.62;

pub(super) fn draw(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    let mut table = surface.area();
    sketch.caption(caption_of(&mut table), "figure-pilo-king");
    let mut rows = table;
    let mut head = rows.take_top(table.height * HEADER_HEIGHT, GAP);
    let corner = head.take_left(table.width * HEADER_WIDTH, GAP);
    let cards = rows.take_left(table.width * HEADER_WIDTH, GAP);
    corner_words(corner, &mut sketch);
    for (character, area) in Character::ALL.into_iter().zip(head.columns(Character::ALL.len(), GAP)) {
        card(character, area, &mut sketch);
    }
    for (character, area) in Character::ALL.into_iter().zip(cards.rows(Character::ALL.len(), GAP)) {
        card(character, area, &mut sketch);
    }
    for (own, row) in Character::ALL.into_iter().zip(rows.rows(Character::ALL.len(), GAP)) {
        for (other, area) in Character::ALL.into_iter().zip(row.columns(Character::ALL.len(), GAP)) {
            pair(own, other, area, &mut sketch);
        }
    }
    sketch.finish(surface)
}

/// What the rules ask of somebody who shows the one card while another player shows the other.
fn asked(own: Character, other: Character) -> Option<Duty> {
    duty(Seat(0), &[Some(own), Some(other)])
}

fn card(character: Character, area: Area, sketch: &mut Sketch) {
    sketch.picture(area.middle_of_shape(CARD), Art::Pilo(PiloArt::Card { character }));
}

/// Which cards are whose.
fn corner_words(corner: Area, sketch: &mut Sketch) {
    for (area, key) in corner.rows(2, 0.0).into_iter().zip(["figure-pilo-others", "figure-pilo-you"]) {
        let text = TextBox::new(Words::new(key), Ink::SoftText, TextStyle::Body, 13.0);
        sketch.put(Node::text(0, area, text));
    }
}

fn pair(own: Character, other: Character, area: Area, sketch: &mut Sketch) {
    let Some(duty) = asked(own, other) else { return };
    let (key, label) = match duty {
        Duty::Throw { .. } => ("figure-pilo-throw", "figure-pilo-label-throw"),
        Duty::Shield => ("figure-pilo-shield", "figure-pilo-label-shield"),
        Duty::Sleep => ("figure-pilo-sleep", "figure-pilo-label-sleep"),
        Duty::Still(_) => ("figure-pilo-still", "figure-pilo-label-still"),
    };
    let label = Words::new(label).text("own", word(own)).text("other", word(other));
    let acts = duty.is_to_act();
    let look = if acts { CellLook::Lit } else { CellLook::Free };
    sketch.put(Node::picture(0, area, Art::Cell { look }).labelled(label));
    let (ink, style) =
        if acts { (Ink::OnCellLit, TextStyle::Display) } else { (Ink::OnCell, TextStyle::Body) };
    let mut rest = area.inset(5.0);
    let word = if acts { rest.take_bottom(rest.height * 0.34, 1.0) } else { rest };
    sketch.put(Node::text(0, word, TextBox::new(Words::new(key), ink, style, 13.0)));
    if acts {
        pillow(own, rest, sketch);
    }
}

/// A pillow, and what it is used for.
fn pillow(own: Character, area: Area, sketch: &mut Sketch) {
    let pillow = PiloArt::Pillow { cover: 0, look: PillowLook::Held };
    sketch.picture(area, Art::Pilo(pillow));
    let emblem = area.middle_square(area.height * EMBLEM);
    let higher = Area { y: emblem.y - area.height * 0.06, ..emblem };
    sketch.picture(higher, Art::Pilo(PiloArt::Emblem { character: own }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sixteen_pairs_have_their_duty_and_a_king_keeps_everyone_still() {
        for own in Character::ALL {
            for other in Character::ALL {
                let duty = asked(own, other).unwrap();
                let has_king = [own, other].contains(&Character::King);
                assert!(!has_king || !duty.is_to_act(), "{own:?} and {other:?}");
            }
        }
    }

    #[test]
    fn the_table_shows_sixteen_pairs_each_with_what_a_screen_reader_says() {
        let scene = draw("figure-pilo-duties", Surface { width: 328.0, height: 380.0 });
        let labels: Vec<&str> = scene
            .nodes
            .iter()
            .filter_map(|node| node.label.as_ref())
            .filter(|label| label.facts.len() == 2)
            .map(|label| label.key)
            .collect();
        assert_eq!(labels.len(), 16);
        let count = |key: &str| labels.iter().filter(|label| **label == key).count();
        assert_eq!(count("figure-pilo-label-throw"), 1);
        assert_eq!(count("figure-pilo-label-shield"), 1);
        assert_eq!(count("figure-pilo-label-sleep"), 3);
        assert_eq!(count("figure-pilo-label-still"), 11);
    }
}
