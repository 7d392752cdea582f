//! Cards and teckels in words.

use empile_games::{
    contract::Seat,
    teckels::{Bone, Card, Colour},
};

use crate::{Words, board::Room};

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
    }
}

pub(crate) fn front(words: Words, front: Colour) -> Words {
    words.text("front", colour(front))
}

/// The texts for each kind of card: head, trunk, tail, tail with cat.
pub(crate) type Keys = [&'static str; 4];

/// The text for this kind of card, with its blankets.
pub(crate) fn about(card: Card, [head, trunk, tail, cat_tail]: Keys) -> Words {
    match card {
        Card::Head { back } => Words::new(head).text("back", colour(back)),
        Card::Trunk { front: ahead, back } => front(Words::new(trunk), ahead).text("back", colour(back)),
        Card::Tail { front: ahead, cat } => front(Words::new(if cat { cat_tail } else { tail }), ahead),
    }
}

pub(super) fn named(words: Words, seat: Seat, room: Room<'_>) -> Words {
    words.text("name", room.name(seat))
}

pub(super) fn bone(bone: Bone) -> Words {
    Words::new(match bone {
        Bone::Gold => "teckels-label-gold",
        Bone::Silver => "teckels-label-silver",
        Bone::Bronze => "teckels-label-bronze",
    })
}
