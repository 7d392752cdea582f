//! What may be done now, and which rule says so.

use empile_games::cui_bono::{Step, View};

use super::hand;
use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, room: Room<'_>) -> Vec<Help> {
    let help = |key, rule| {
        let words = Words::new(key).text("name", room.name(view.current)).number("most", view.most_kept);
        Help::new(words, rule)
    };
    match view.step {
        Step::Taking => vec![
            help("cui-bono-help-take", "cui-bono.take"),
            help("cui-bono-help-slide", "cui-bono.slide"),
            help("cui-bono-help-end", "cui-bono.end"),
        ],
        Step::Holding(piece) => {
            let mut keep = help("cui-bono-help-keep", "cui-bono.keep");
            let colour = hand::name(piece.colour);
            keep.words = keep.words.text("colour", colour).number("cost", view.costs.of(piece.colour));
            vec![
                help("cui-bono-help-colours", "cui-bono.put-back"),
                help("cui-bono-help-row", "cui-bono.ruling-row"),
                help("cui-bono-help-circles", "cui-bono.ruling-circles"),
                keep,
                help("cui-bono-help-score", "cui-bono.score"),
            ]
        }
        Step::Over => vec![help("cui-bono-hint-over", "cui-bono.end")],
    }
}
