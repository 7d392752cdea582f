use crate::{Area, Art, ButtonLook, Node, Role, TextBox, TextStyle, Words};

const GAP: f32 = 12.0;
const TEXT_SIZE: f32 = 17.0;
const PAD_TEXT: (f32, f32) = (17.0, 40.0);
/// Of the height, and of the width: four or five letters side by side.
const PAD_TEXT_PARTS: (f32, f32) = (0.4, 0.26);

/// A button that a board wants.
#[derive(Clone, Debug)]
pub(crate) struct Button {
    pub(crate) id: u32,
    pub(crate) words: Words,
    pub(crate) look: ButtonLook,
}

impl Button {
    pub(crate) fn new(id: u32, words: Words, look: ButtonLook) -> Button {
        Button { id, words, look }
    }

    /// It fills this area.
    pub(crate) fn within(self, area: Area) -> Node {
        let text = TextBox::new(self.words.clone(), self.look.text_ink(), TextStyle::Display, TEXT_SIZE);
        Node::picture(self.id, area, Art::Button { look: self.look })
            .written(text)
            .labelled(self.words)
            .touchable(Role::Button)
    }
}

/// What is hit in a hurry: as large as it may be, and with words to match.
#[derive(Clone, Debug)]
pub(crate) struct Pad {
    pub(crate) id: u32,
    pub(crate) words: Words,
    pub(crate) look: ButtonLook,
    pub(crate) label: Words,
}

impl Pad {
    /// A picture of itself, until it is made touchable.
    pub(crate) fn within(self, area: Area) -> Node {
        let ((least, most), (of_height, of_width)) = (PAD_TEXT, PAD_TEXT_PARTS);
        let size = (area.height * of_height).min(area.width * of_width).clamp(least, most);
        let text = TextBox::new(self.words, self.look.text_ink(), TextStyle::Display, size);
        Node::picture(self.id, area, Art::Button { look: self.look }).written(text).labelled(self.label)
    }
}

/// Buttons side by side.
pub(crate) fn buttons(area: Area, wanted: Vec<Button>, nodes: &mut Vec<Node>) {
    let columns = area.columns(wanted.len(), GAP);
    nodes.extend(columns.into_iter().zip(wanted).map(|(area, button)| button.within(area)));
}
