use crate::{Area, Art, Ink, Node, NodeId, Role, Scene, Surface, TextBox, TextStyle, Words};

const MARK: f32 = 30.0;
const ARROW: f32 = 32.0;
const CAPTION_HEIGHT: f32 = 24.0;
const CAPTION_SIZE: f32 = 15.0;

/// A figure as it is drawn, thing by thing, from the back to the front.
pub(super) struct Sketch {
    nodes: Vec<Node>,
}

impl Sketch {
    /// An empty sheet, and what a screen reader says of the whole figure.
    pub(super) fn of(surface: Surface, label: Words) -> Sketch {
        Sketch { nodes: vec![Node::place(0, surface.area(), Role::Picture).labelled(label)] }
    }

    /// Puts a thing on the sheet, in front of what is there already at its depth.
    pub(super) fn put(&mut self, node: Node) {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { id, ..node });
    }

    pub(super) fn picture(&mut self, area: Area, art: Art) {
        self.put(Node::picture(0, area, art));
    }

    /// Right or wrong.
    pub(super) fn mark(&mut self, area: Area, right: bool) {
        self.picture(area.middle_square(MARK.min(area.width).min(area.height)), Art::Mark { right });
    }

    /// Two halves with an arrow from the one to the other.
    pub(super) fn before_and_after(&mut self, mut area: Area) -> [Area; 2] {
        let half = (area.width - ARROW).max(0.0) / 2.0;
        let halves = [area.take_left(half, 0.0), area.take_right(half, 0.0)];
        self.picture(area.middle_square(ARROW.min(area.width).min(area.height)), Art::Arrow);
        halves
    }

    /// A few words below something.
    pub(super) fn caption(&mut self, area: Area, key: &'static str) {
        let text = TextBox::new(Words::new(key), Ink::Text, TextStyle::Body, CAPTION_SIZE);
        self.put(Node::text(0, area, text));
    }

    pub(super) fn finish(self, surface: Surface) -> Scene {
        Scene::of(surface, self.nodes)
    }
}

/// Cuts the line for a caption off the bottom.
pub(super) fn caption_of(area: &mut Area) -> Area {
    area.take_bottom(CAPTION_HEIGHT.min(area.height * 0.2), 4.0)
}
