use crate::{Area, Art, Ink, Surface, Words};

/// A node keeps its id as long as it is the same thing, so that a shell can move it from its old place to the new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

/// What a thing is to somebody who cannot see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Only to be looked at.
    Picture,
    /// Can be touched.
    Button,
    /// Can be touched, and is one of those chosen now or not.
    Choice {
        /// Chosen now?
        chosen: bool,
    },
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextStyle {
    /// Numbers on pieces, headings, buttons.
    Display,
    /// Everything else.
    Body,
}

/// A text that the shell fits into the node's area.
#[derive(Clone, Debug, PartialEq)]
pub struct TextBox {
    /// What to say.
    pub words: Words,
    /// Its colour.
    pub ink: Ink,
    /// How it is set.
    pub style: TextStyle,
    /// The size to aim for, in scalable pixels; the shell makes it smaller where the area asks for it.
    pub size: f32,
    /// Begins at the left edge instead of being centred.
    pub from_left: bool,
}

/// One thing on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Which thing.
    pub id: NodeId,
    /// Where.
    pub area: Area,
    /// Turned clockwise by so many degrees around its middle.
    pub turn: f32,
    /// What it looks like.
    pub art: Option<Art>,
    /// What is written on it.
    pub text: Option<TextBox>,
    /// What it is to somebody who cannot see it.
    pub role: Role,
    /// What a screen reader says; nothing for mere decoration.
    pub label: Option<Words>,
}

/// Something to hear or to feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice rattle.
    DiceThrown,
    /// A die is put down.
    DiePlaced,
    /// A cat falls asleep.
    CatBedded,
    /// A yarn is won.
    YarnWon,
    /// Cats scatter: the one big moment.
    CatAstrophe,
    /// The match is over.
    MatchEnded,
    /// A touch that may not do what it tried.
    Refused,
}

/// The whole board, from the back to the front.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it was laid out for.
    pub surface: Surface,
    /// What there is to see.
    pub nodes: Vec<Node>,
}

impl Node {
    /// A thing to look at.
    #[must_use]
    pub fn picture(id: u32, area: Area, art: Art) -> Node {
        Node { id: NodeId(id), area, turn: 0.0, art: Some(art), text: None, role: Role::Picture, label: None }
    }

    /// A text on its own.
    #[must_use]
    pub fn text(id: u32, area: Area, text: TextBox) -> Node {
        Node {
            id: NodeId(id),
            area,
            turn: 0.0,
            art: None,
            text: Some(text),
            role: Role::Picture,
            label: None,
        }
    }

    /// The same with a text on it.
    #[must_use]
    pub fn written(mut self, text: TextBox) -> Node {
        self.text = Some(text);
        self
    }

    /// The same with a name for screen readers.
    #[must_use]
    pub fn labelled(mut self, label: Words) -> Node {
        self.label = Some(label);
        self
    }

    /// The same as something to touch.
    #[must_use]
    pub fn touchable(mut self, role: Role) -> Node {
        self.role = role;
        self
    }
}

impl TextBox {
    /// A centred text.
    #[must_use]
    pub fn new(words: Words, ink: Ink, style: TextStyle, size: f32) -> TextBox {
        TextBox { words, ink, style, size, from_left: false }
    }

    /// The same, from the left edge.
    #[must_use]
    pub fn from_left(mut self) -> TextBox {
        self.from_left = true;
        self
    }
}
