use crate::{Area, Art, ButtonLook, Node, Role, TextBox, TextStyle, Words};

const GAP: f32 = 12.0;
const TEXT_SIZE: f32 = 17.0;

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

/// Buttons side by side.
pub(crate) fn buttons(area: Area, wanted: Vec<Button>, nodes: &mut Vec<Node>) {
    let columns = area.columns(wanted.len(), GAP);
    nodes.extend(columns.into_iter().zip(wanted).map(|(area, button)| button.within(area)));
}
