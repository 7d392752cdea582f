//! A player's edge of a table that everyone sits around: who sits there and has how much, what there is to say, and
//! room for what that player touches.

use super::Count;
use crate::{Area, Art, Ink, Node, Sitter, TextBox, TextStyle, Words, fingers::SMALLEST_TARGET, zones::Zone};

const INSET: f32 = 5.0;
const GAP: f32 = 3.0;
/// A line with the name, and one or two with what there is to say, in parts of the depth and within these bounds.
const LINE: f32 = 0.2;
const NAME_HEIGHT: (f32, f32) = (20.0, 32.0);
const STATE_HEIGHT: (f32, f32) = (28.0, 48.0);
/// Wider than this many times its depth, an edge has its words beside what is touched.
const WIDE: f32 = 2.2;
const WORDS_PART: f32 = 0.5;
/// Words grow with the line they stand on.
const NAME_SIZE: f32 = 0.66;
const STATE_SIZE: f32 = 0.46;
const SMALLEST_WORDS: f32 = 13.0;
const LARGEST_WORDS: f32 = 20.0;
const FIGURES: f32 = 1.2;
/// A line higher than this part of its width leaves no room for a name.
const HIGHEST_LINE: f32 = 0.19;

/// Where things are, as the player sees them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EdgeParts {
    pub(crate) badge: Area,
    pub(crate) name: Area,
    pub(crate) icon: Area,
    pub(crate) count: Area,
    pub(crate) state: Area,
    /// What the player touches, or looks at closely.
    pub(crate) hand: Area,
}

impl EdgeParts {
    /// Larger text takes as much room as leaves what is touched large enough.
    pub(crate) fn of(own: Area, text_scale: f32) -> EdgeParts {
        let inner = own.inset(INSET);
        let line = |(least, most): (f32, f32)| (own.height * LINE).clamp(least, most);
        if own.width > WIDE * own.height {
            let mut hand = inner;
            let mut state = hand.take_left(inner.width * WORDS_PART, 2.0 * GAP);
            let most = (inner.height * 0.5 / line(NAME_HEIGHT)).max(1.0);
            let height = line(NAME_HEIGHT) * text_scale.clamp(1.0, most);
            let name = state.take_top(height.min(state.width * HIGHEST_LINE), GAP);
            return EdgeParts::with(name, state, hand);
        }
        let (name, state) = (line(NAME_HEIGHT), line(STATE_HEIGHT));
        let room = inner.height - 2.0 * GAP - SMALLEST_TARGET;
        let text = text_scale.max(1.0).min(room / (name + state));
        let mut hand = inner;
        let name = hand.take_top((name * text).min(inner.width * HIGHEST_LINE), GAP);
        let state = hand.take_top(state * text, GAP);
        EdgeParts::with(name, state, hand)
    }

    fn with(mut line: Area, state: Area, hand: Area) -> EdgeParts {
        let badge = line.take_left(line.height, GAP);
        let count = line.take_right(line.height * FIGURES, GAP);
        let icon = line.take_right(line.height, GAP);
        EdgeParts { badge, name: line, icon, count, state, hand }
    }
}

/// What is shown at an edge whatever the game: takes the six ids from `id` on.
#[derive(Clone, Debug)]
pub(crate) struct Edge<'a> {
    pub(crate) id: u32,
    pub(crate) sitter: &'a Sitter,
    /// Is something asked of this player?
    pub(crate) highlighted: bool,
    pub(crate) count: Count,
    /// What there is to say to this player.
    pub(crate) state: (Words, Ink),
    pub(crate) label: Words,
}

impl Edge<'_> {
    pub(crate) fn compose(self, zone: &Zone, parts: &EdgeParts, nodes: &mut Vec<Node>) {
        let EdgeParts { badge, name, icon, count, state, .. } = *parts;
        let panel = Art::Panel { highlighted: self.highlighted };
        let (words, ink) = self.state;
        let words_size = |line: f32, part: f32| (line * part).clamp(SMALLEST_WORDS, LARGEST_WORDS);
        let whose = Words::new("name").text("name", self.sitter.name.clone());
        let whose =
            TextBox::new(whose, Ink::Text, TextStyle::Body, words_size(name.height, NAME_SIZE)).from_left();
        let how_many = Words::new("number").number("number", self.count.how_many);
        let how_many = TextBox::new(how_many, Ink::Text, TextStyle::Display, count.height * 0.8);
        let said = words_size(state.height, STATE_SIZE);
        let said = TextBox::new(words.clone(), ink, TextStyle::Display, said);
        let own = [
            Node::picture(self.id, zone.own(), panel).labelled(self.label),
            Node::picture(self.id + 1, badge, Art::Badge { seat: self.sitter.colour }),
            Node::text(self.id + 2, name, whose),
            Node::picture(self.id + 3, icon, self.count.art),
            Node::text(self.id + 4, count, how_many),
            Node::text(self.id + 5, state, said).labelled(words),
        ];
        nodes.extend(own.map(|node| zone.put(node)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As wide and deep as edges come, from six round a small phone to three round a tablet.
    const EDGES: [(f32, f32); 8] = [
        (117.0, 114.0),
        (178.0, 114.0),
        (360.0, 96.0),
        (210.0, 112.0),
        (118.0, 165.0),
        (183.0, 145.0),
        (214.0, 235.0),
        (640.0, 150.0),
    ];

    #[test]
    fn parts_keep_off_each_other_and_what_is_touched_is_large_enough_for_any_reader() {
        for (width, height) in EDGES {
            for text in [1.0, 1.3, 2.0] {
                let own = Area::new(0.0, 0.0, width, height);
                let EdgeParts { badge, name, icon, count, state, hand } = EdgeParts::of(own, text);
                let parts = [badge, name, icon, count, state, hand];
                for (index, part) in parts.iter().enumerate() {
                    let told = format!("part {index} {part:?} of {width} × {height} at {text}");
                    assert!(part.x >= 0.0 && part.right() <= width + 0.01, "{told}");
                    assert!(part.y >= 0.0 && part.bottom() <= height + 0.01, "{told}");
                    assert!(part.width >= 20.0 && part.height >= 20.0, "{told}");
                    assert!(parts[index + 1..].iter().all(|other| !part.overlaps(*other)), "{told}");
                }
                assert!(hand.width >= 2.0 * SMALLEST_TARGET && hand.height >= SMALLEST_TARGET, "{hand:?}");
            }
        }
    }
}
