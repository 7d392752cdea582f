//! What may be done now, and which rule says so.

use empile_games::cui_bono::{Edition, Step, View};

use super::hand;
use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, edition: Edition, room: Room<'_>) -> Vec<Help> {
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
            let circles = help("cui-bono-help-circles", "cui-bono.ruling-circles");
            let mut now = vec![
                help("cui-bono-help-colours", "cui-bono.put-back"),
                help("cui-bono-help-row", "cui-bono.ruling-row"),
            ];
            now.extend(Some(circles).filter(|_| edition == Edition::Second));
            now.extend([keep, help("cui-bono-help-score", "cui-bono.score")]);
            now
        }
        Step::Over => vec![help("cui-bono-hint-over", "cui-bono.end")],
    }
}
