use std::collections::HashMap;

use empile_reference::Lexicon;
use empile_stage::{Area, Art, Delta, Ink, Motion, Node, Picture, Role, Scene, Surface, TextStyle};

/// A text in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub struct PaintedText {
    /// What to write.
    pub text: String,
    /// Its colour role.
    pub ink: Ink,
    /// How it is set.
    pub style: TextStyle,
    /// The size to aim for.
    pub size: f32,
    /// From the left edge instead of centred.
    pub from_left: bool,
}

/// A node of a scene, ready to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct PaintedNode {
    /// Which thing.
    pub id: u32,
    /// Where.
    pub area: Area,
    /// Turned clockwise by so many degrees.
    pub turn: f32,
    /// In front of everything of a smaller depth; among equals the greater id is in front.
    pub depth: u8,
    /// How it comes to be what it is now.
    pub motion: Motion,
    /// Its picture, by number.
    pub picture: Option<u32>,
    /// What is written on it.
    pub text: Option<PaintedText>,
    /// What it is to somebody who cannot see it.
    pub role: Role,
    /// What a screen reader says.
    pub label: Option<String>,
}

/// A scene ready to draw, with the pictures that the shell has not had yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Painted {
    /// From the back to the front.
    pub nodes: Vec<PaintedNode>,
    /// New pictures by number.
    pub pictures: Vec<(u32, Picture)>,
}

/// What changed, ready to draw, with the pictures that the shell has not had yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PaintedChanges {
    /// Nodes that are gone.
    pub removed: Vec<u32>,
    /// Nodes that are new or not what they were, from the back to the front.
    pub put: Vec<PaintedNode>,
    /// New pictures by number.
    pub pictures: Vec<(u32, Picture)>,
}

impl Painted {
    /// A scene with all its pictures.
    pub(crate) fn alone(scene: &Scene, lexicon: &Lexicon) -> Painted {
        PictureBook::default().paint(scene, lexicon)
    }
}

/// The pictures a shell has had, each once.
#[derive(Debug, Default)]
pub(crate) struct PictureBook {
    numbers: HashMap<(Art, u32, u32), u32>,
}

impl PictureBook {
    /// Forgets what the shell has had: a new view starts with nothing.
    pub(crate) fn clear(&mut self) {
        self.numbers.clear();
    }

    pub(crate) fn paint(&mut self, scene: &Scene, lexicon: &Lexicon) -> Painted {
        let mut pictures = Vec::new();
        let nodes = scene.nodes.iter().map(|node| self.node(node, lexicon, &mut pictures)).collect();
        Painted { nodes, pictures }
    }

    pub(crate) fn paint_changes(&mut self, delta: &Delta, lexicon: &Lexicon) -> PaintedChanges {
        let mut pictures = Vec::new();
        let put = delta.put.iter().map(|node| self.node(node, lexicon, &mut pictures)).collect();
        PaintedChanges { removed: delta.removed.iter().map(|id| id.0).collect(), put, pictures }
    }

    fn node(&mut self, node: &Node, lexicon: &Lexicon, pictures: &mut Vec<(u32, Picture)>) -> PaintedNode {
        PaintedNode {
            id: node.id.0,
            area: node.area,
            turn: node.turn,
            depth: node.depth,
            motion: node.motion,
            picture: node.art.map(|art| self.number(art, node.area, pictures)),
            text: node.text.as_ref().map(|text| PaintedText {
                text: lexicon.words(&text.words),
                ink: text.ink,
                style: text.style,
                size: text.size,
                from_left: text.from_left,
            }),
            role: node.role,
            label: node.label.as_ref().map(|label| lexicon.words(label)),
        }
    }

    fn number(&mut self, art: Art, area: Area, pictures: &mut Vec<(u32, Picture)>) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry((art, area.width.to_bits(), area.height.to_bits())).or_insert_with(|| {
            pictures.push((next, art.draw(Surface { width: area.width, height: area.height })));
            next
        })
    }
}
