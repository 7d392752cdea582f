//! Scenes in the player's language, ready to draw, with each picture once.

use std::collections::HashMap;

use empile_reference::Lexicon;
use empile_stage::{
    Area, Art, Delta, Ink, Layer, Motion, Node, PathStep, Picture, Role, Scene, Surface, TextStyle,
};

/// A text that the shell fits into its node.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SceneText {
    /// What to write.
    pub text: String,
    /// Its colour, by number in the palette.
    pub ink: Ink,
    /// Set in the display face, else in the text face.
    pub display: bool,
    /// The size to aim for, in scalable pixels.
    pub size: f32,
    /// From the left edge instead of centred.
    pub from_left: bool,
}

/// One thing on the board, in density-independent pixels.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SceneNode {
    /// The same as long as it is the same thing.
    pub id: u32,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
    /// Turned clockwise by so many degrees around its middle.
    pub turn: f32,
    /// In front of everything of a smaller depth; among equals the greater id is in front.
    pub depth: u8,
    /// How it comes to be what it is now.
    pub motion: Motion,
    /// Its picture, by number.
    pub picture: Option<u32>,
    /// What is written on it.
    pub text: Option<SceneText>,
    /// What it is to somebody who cannot see it.
    pub role: Role,
    /// What a screen reader says.
    pub label: Option<String>,
}

impl SceneNode {
    /// Where it is.
    #[must_use]
    pub fn area(&self) -> Area {
        Area::new(self.x, self.y, self.width, self.height)
    }
}

/// One filled or stroked path.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SceneLayer {
    /// Steps one after the other, each a byte and then its numbers, 32-bit floats with the lower byte first:
    /// 0 x y (move), 1 x y (line), 2 x1 y1 x2 y2 x y (cubic curve), 3 (close).
    pub steps: Vec<u8>,
    /// Its colour, by number in the palette.
    pub ink: Ink,
    /// Drawn as a round-ended line this wide instead of being filled.
    pub line_width: Option<f32>,
}

/// A drawing that nodes refer to by number.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScenePicture {
    /// Its number.
    pub number: u32,
    /// From the back to the front.
    pub layers: Vec<SceneLayer>,
}

/// A whole scene with its pictures.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TableScene {
    /// From the back to the front.
    pub nodes: Vec<SceneNode>,
    /// Every picture that they show.
    pub pictures: Vec<ScenePicture>,
}

/// What changed on the board, with the pictures not handed out yet.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SceneChanges {
    /// One more than that of the changes before. A view that finds a gap has missed some, and asks for the whole.
    pub number: u32,
    /// These are not changes but everything there is: what was known before is forgotten.
    pub whole: bool,
    /// Nodes that are gone.
    pub removed: Vec<u32>,
    /// Nodes that are new or not what they were, from the back to the front.
    pub put: Vec<SceneNode>,
    /// New pictures.
    pub pictures: Vec<ScenePicture>,
}

impl TableScene {
    /// A scene with all its pictures.
    pub(crate) fn alone(scene: &Scene, lexicon: &Lexicon) -> TableScene {
        let mut book = PictureBook::default();
        let mut pictures = Vec::new();
        let nodes = scene.nodes.iter().map(|node| book.node(node, lexicon, &mut pictures)).collect();
        TableScene { nodes, pictures }
    }
}

impl ScenePicture {
    pub(crate) fn of(number: u32, picture: &Picture) -> ScenePicture {
        ScenePicture { number, layers: picture.layers.iter().map(SceneLayer::of).collect() }
    }
}

impl SceneLayer {
    fn of(layer: &Layer) -> SceneLayer {
        let mut steps = Vec::new();
        for step in &layer.path {
            let (kind, numbers): (u8, &[f32]) = match step {
                PathStep::Move(x, y) => (0, &[*x, *y]),
                PathStep::Line(x, y) => (1, &[*x, *y]),
                PathStep::Curve(x1, y1, x2, y2, x, y) => (2, &[*x1, *y1, *x2, *y2, *x, *y]),
                PathStep::Close => (3, &[]),
            };
            steps.push(kind);
            steps.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        SceneLayer { steps, ink: layer.ink, line_width: layer.line_width }
    }
}

/// The pictures a shell has had, each once, and how many changes.
#[derive(Debug, Default)]
pub(crate) struct PictureBook {
    numbers: HashMap<(Art, u32, u32), u32>,
    changes: u32,
}

impl PictureBook {
    /// What changed, or everything for a new view, which starts with nothing.
    pub(crate) fn paint(&mut self, delta: &Delta, whole: bool, lexicon: &Lexicon) -> SceneChanges {
        if whole {
            self.numbers.clear();
        }
        self.changes = self.changes.wrapping_add(1);
        let mut pictures = Vec::new();
        let put = delta.put.iter().map(|node| self.node(node, lexicon, &mut pictures)).collect();
        let removed = delta.removed.iter().map(|id| id.0).collect();
        SceneChanges { number: self.changes, whole, removed, put, pictures }
    }

    fn node(&mut self, node: &Node, lexicon: &Lexicon, pictures: &mut Vec<ScenePicture>) -> SceneNode {
        let Area { x, y, width, height } = node.area;
        SceneNode {
            id: node.id.0,
            x,
            y,
            width,
            height,
            turn: node.turn,
            depth: node.depth,
            motion: node.motion,
            picture: node.art.map(|art| self.number(art, Surface { width, height }, pictures)),
            text: node.text.as_ref().map(|text| SceneText {
                text: lexicon.words(&text.words),
                ink: text.ink,
                display: text.style == TextStyle::Display,
                size: text.size,
                from_left: text.from_left,
            }),
            role: node.role,
            label: node.label.as_ref().map(|label| lexicon.words(label)),
        }
    }

    /// The number of a picture. One that the shell has not had is drawn.
    pub(crate) fn number(&mut self, art: Art, size: Surface, pictures: &mut Vec<ScenePicture>) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry((art, size.width.to_bits(), size.height.to_bits())).or_insert_with(|| {
            pictures.push(ScenePicture::of(next, &art.draw(size)));
            next
        })
    }

    /// All there are, for a view that has had none beside one that has.
    pub(crate) fn all(&self) -> Vec<ScenePicture> {
        let size = |width, height| Surface { width: f32::from_bits(width), height: f32::from_bits(height) };
        let known = self.numbers.iter();
        known.map(|((art, w, h), number)| ScenePicture::of(*number, &art.draw(size(*w, *h)))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_bytes_a_step_and_its_numbers_at_a_time() {
        let path =
            vec![PathStep::Move(1.0, -2.5), PathStep::Curve(1.0, 2.0, 3.0, 4.0, 5.0, 6.0), PathStep::Close];
        let steps = SceneLayer::of(&Layer { path, ink: Ink::Text, line_width: None }).steps;
        assert_eq!(steps.len(), 9 + 25 + 1);
        assert_eq!((steps[0], steps[9], steps[34]), (0, 2, 3));
        assert_eq!(steps[5..9], (-2.5_f32).to_le_bytes());
    }

    #[test]
    fn an_inks_number_is_its_place_in_the_palette() {
        for (place, ink) in Ink::ALL.iter().enumerate() {
            assert_eq!(*ink as usize, place);
        }
    }
}
