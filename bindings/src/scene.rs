use empile_app::{Painted, PaintedChanges, PaintedNode, PaintedText};
use empile_stage::{Ink, Layer, Motion, PathStep, Picture, Role, TextStyle};

/// What a node is to somebody who cannot see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum NodeRole {
    /// Only to be looked at.
    Picture,
    /// Can be touched.
    Button,
    /// Can be touched, and is chosen now.
    Chosen,
    /// Can be touched, and is not chosen now.
    Unchosen,
    /// Can be dragged.
    Piece,
    /// Has to be held for a moment.
    Hold,
    /// Something can be dropped on it.
    Spot,
}

/// How a node goes from its old state to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum NodeMotion {
    /// Straight to its place.
    Glide,
    /// As thrown dice do.
    Tumble,
    /// A die that rolls over one of its edges.
    Pivot,
    /// A card that turns over.
    Flip,
    /// Falls from where it stood.
    Drop,
    /// Springs aside.
    Scatter,
}

impl From<Motion> for NodeMotion {
    fn from(motion: Motion) -> NodeMotion {
        match motion {
            Motion::Glide => NodeMotion::Glide,
            Motion::Tumble => NodeMotion::Tumble,
            Motion::Pivot => NodeMotion::Pivot,
            Motion::Flip => NodeMotion::Flip,
            Motion::Drop => NodeMotion::Drop,
            Motion::Scatter => NodeMotion::Scatter,
        }
    }
}

/// A text that the shell fits into its node.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct SceneText {
    /// What to write.
    pub text: String,
    /// Its colour, by number in the palette.
    pub ink: u8,
    /// Set in the display face, else in the text face.
    pub display: bool,
    /// The size to aim for, in scalable pixels.
    pub size: f32,
    /// From the left edge instead of centred.
    pub from_left: bool,
}

/// One thing on the board, in density-independent pixels.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
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
    pub motion: NodeMotion,
    /// Its picture, by number.
    pub picture: Option<u32>,
    /// What is written on it.
    pub text: Option<SceneText>,
    /// What it is to somebody who cannot see it.
    pub role: NodeRole,
    /// What a screen reader says.
    pub label: Option<String>,
}

/// One filled or stroked path.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct SceneLayer {
    /// Steps one after the other: 0 x y (move), 1 x y (line), 2 x1 y1 x2 y2 x y (cubic curve), 3 (close).
    pub steps: Vec<f32>,
    /// Its colour, by number in the palette.
    pub ink: u8,
    /// Drawn as a round-ended line this wide instead of being filled.
    pub line_width: Option<f32>,
}

/// A drawing that nodes refer to by number.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct ScenePicture {
    /// Its number.
    pub number: u32,
    /// From the back to the front.
    pub layers: Vec<SceneLayer>,
}

/// The whole board, with the pictures not handed out yet.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct TableScene {
    /// From the back to the front.
    pub nodes: Vec<SceneNode>,
    /// New pictures.
    pub pictures: Vec<ScenePicture>,
}

impl From<Painted> for TableScene {
    fn from(painted: Painted) -> TableScene {
        TableScene {
            nodes: painted.nodes.into_iter().map(Into::into).collect(),
            pictures: numbered(painted.pictures),
        }
    }
}

/// What changed on the board, with the pictures not handed out yet.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct SceneChanges {
    /// Nodes that are gone.
    pub removed: Vec<u32>,
    /// Nodes that are new or not what they were, from the back to the front.
    pub put: Vec<SceneNode>,
    /// New pictures.
    pub pictures: Vec<ScenePicture>,
}

impl From<PaintedChanges> for SceneChanges {
    fn from(changes: PaintedChanges) -> SceneChanges {
        SceneChanges {
            removed: changes.removed,
            put: changes.put.into_iter().map(Into::into).collect(),
            pictures: numbered(changes.pictures),
        }
    }
}

fn numbered(pictures: Vec<(u32, Picture)>) -> Vec<ScenePicture> {
    pictures.into_iter().map(|(number, picture)| ScenePicture::of(number, &picture)).collect()
}

impl From<PaintedNode> for SceneNode {
    fn from(node: PaintedNode) -> SceneNode {
        SceneNode {
            id: node.id,
            x: node.area.x,
            y: node.area.y,
            width: node.area.width,
            height: node.area.height,
            turn: node.turn,
            depth: node.depth,
            motion: node.motion.into(),
            picture: node.picture,
            text: node.text.map(Into::into),
            role: match node.role {
                Role::Picture => NodeRole::Picture,
                Role::Button => NodeRole::Button,
                Role::Choice { chosen: true } => NodeRole::Chosen,
                Role::Choice { chosen: false } => NodeRole::Unchosen,
                Role::Piece => NodeRole::Piece,
                Role::Hold => NodeRole::Hold,
                Role::Spot => NodeRole::Spot,
            },
            label: node.label,
        }
    }
}

impl From<PaintedText> for SceneText {
    fn from(text: PaintedText) -> SceneText {
        SceneText {
            text: text.text,
            ink: number_of(text.ink),
            display: text.style == TextStyle::Display,
            size: text.size,
            from_left: text.from_left,
        }
    }
}

impl ScenePicture {
    pub(crate) fn of(number: u32, picture: &Picture) -> ScenePicture {
        ScenePicture { number, layers: picture.layers.iter().map(flat).collect() }
    }
}

fn flat(layer: &Layer) -> SceneLayer {
    let mut steps = Vec::with_capacity(layer.path.len() * 7);
    for step in &layer.path {
        match *step {
            PathStep::Move(x, y) => steps.extend([0.0, x, y]),
            PathStep::Line(x, y) => steps.extend([1.0, x, y]),
            PathStep::Curve(x1, y1, x2, y2, x, y) => steps.extend([2.0, x1, y1, x2, y2, x, y]),
            PathStep::Close => steps.push(3.0),
        }
    }
    SceneLayer { steps, ink: number_of(layer.ink), line_width: layer.line_width }
}

fn number_of(ink: Ink) -> u8 {
    ink as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inks_number_is_its_place_in_the_palette() {
        for (place, ink) in Ink::ALL.iter().enumerate() {
            assert_eq!(usize::from(number_of(*ink)), place);
        }
    }
}
