use empile_games::contract::Seat;

use crate::{Area, Art, Ink, Point, Words};

/// A node keeps its id as long as it is the same thing, so that a shell can move it from its old place to the new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

/// What a thing is to a finger, and to somebody who cannot see it.
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
    /// Can be touched, and be dragged away.
    Piece,
    /// A finger that comes down on it can be led to something and let go there; the thing itself stays where it is.
    Pointer,
    /// Can be touched, and be led about: the board hears every move of the finger, and says itself where the thing is.
    Led,
    /// Has to be held for a moment.
    Hold,
    /// Something can be dropped on it; touching it does nothing.
    Spot,
}

impl Role {
    /// Does a finger that comes down on it mean something?
    #[must_use]
    pub fn is_touchable(self) -> bool {
        !matches!(self, Role::Picture | Role::Spot)
    }

    /// Does a finger that comes down on it and moves go on to something else?
    #[must_use]
    pub fn is_led(self) -> bool {
        matches!(self, Role::Piece | Role::Pointer | Role::Led)
    }

    /// Can something dragged end on it?
    #[must_use]
    pub fn is_drop_target(self) -> bool {
        self != Role::Picture
    }
}

/// The shape in which a node feels fingers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Its whole area.
    Box,
    /// The ellipse in it: dice of the pyramid, whose areas overlap at the corners.
    Round,
    /// The hexagon that stands on a corner in it, and nothing outside of it however small it is: dice and cases of the
    /// pyramid where a finger beside one must not be taken for a finger on it.
    Hexagon,
    /// A piece of cake, its point in the middle of the lower edge and as long as the area is high: several people
    /// reach for one thing, each from their own side.
    Wedge {
        /// The angle at its point, in degrees.
        spread: u16,
    },
}

/// No finger falls between two pieces of a cake, in degrees.
const SEAM: f32 = 0.05;

/// How a node goes from its old state to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
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
    /// Springs aside: cats that wake up.
    Scatter,
    /// Sticks to the finger that leads it, and is there at once.
    Stick,
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
    /// In front of everything of a smaller depth; among equals the greater id is in front.
    pub depth: u8,
    /// What it looks like.
    pub art: Option<Art>,
    /// What is written on it.
    pub text: Option<TextBox>,
    /// What it is to a finger.
    pub role: Role,
    /// Where it feels fingers.
    pub reach: Reach,
    /// In whose zone it lies; nobody's in the middle of the table.
    pub seat: Option<Seat>,
    /// How it comes to be what it is now.
    pub motion: Motion,
    /// What a screen reader says; nothing for mere decoration.
    pub label: Option<Words>,
}

impl Node {
    fn new(id: u32, area: Area) -> Node {
        Node {
            id: NodeId(id),
            area,
            turn: 0.0,
            depth: 0,
            art: None,
            text: None,
            role: Role::Picture,
            reach: Reach::Box,
            seat: None,
            motion: Motion::Glide,
            label: None,
        }
    }

    /// A thing to look at.
    #[must_use]
    pub fn picture(id: u32, area: Area, art: Art) -> Node {
        Node { art: Some(art), ..Node::new(id, area) }
    }

    /// A text on its own.
    #[must_use]
    pub fn text(id: u32, area: Area, text: TextBox) -> Node {
        Node { text: Some(text), ..Node::new(id, area) }
    }

    /// A place that feels fingers and shows nothing.
    #[must_use]
    pub fn place(id: u32, area: Area, role: Role) -> Node {
        Node { role, ..Node::new(id, area) }
    }

    /// The same with a text on it.
    #[must_use]
    pub fn written(self, text: TextBox) -> Node {
        Node { text: Some(text), ..self }
    }

    /// The same with a name for screen readers.
    #[must_use]
    pub fn labelled(self, label: Words) -> Node {
        Node { label: Some(label), ..self }
    }

    /// The same as something to touch.
    #[must_use]
    pub fn touchable(self, role: Role) -> Node {
        Node { role, ..self }
    }

    /// The same, turned clockwise by so many degrees.
    #[must_use]
    pub fn turned(self, turn: f32) -> Node {
        Node { turn, ..self }
    }

    /// The same, so far in front.
    #[must_use]
    pub fn at_depth(self, depth: u8) -> Node {
        Node { depth, ..self }
    }

    /// The same, feeling fingers in this shape.
    #[must_use]
    pub fn reaching(self, reach: Reach) -> Node {
        Node { reach, ..self }
    }

    /// The same, in the zone of a seat.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> Node {
        Node { seat: Some(seat), ..self }
    }

    /// The same, coming to be in this manner.
    #[must_use]
    pub fn moving(self, motion: Motion) -> Node {
        Node { motion, ..self }
    }

    /// Does its shape, grown to at least `size` both ways, hold the point?
    #[must_use]
    pub fn holds(&self, point: Point, size: f32) -> bool {
        let area = self.area.at_least(size);
        let point = point.turned_around(area.centre(), -self.turn);
        match self.reach {
            Reach::Box => area.contains(point),
            Reach::Round => {
                let centre = area.centre();
                let x = (point.x - centre.x) / (area.width / 2.0);
                let y = (point.y - centre.y) / (area.height / 2.0);
                x * x + y * y <= 1.0
            }
            Reach::Hexagon => {
                let centre = self.area.centre();
                let x = (point.x - centre.x).abs() / (self.area.width / 2.0);
                let y = (point.y - centre.y).abs() / (self.area.height / 2.0);
                // Upright at the sides; from there to the corners above and below, down by half as it goes out by one.
                x <= 1.0 && y <= 1.0 - x / 2.0
            }
            Reach::Wedge { spread } => {
                let (aside, ahead) = (point.x - area.centre().x, area.bottom() - point.y);
                let aslant = aside.atan2(ahead).to_degrees().abs();
                aside.hypot(ahead) <= area.height && aslant <= f32::from(spread) / 2.0 + SEAM
            }
        }
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
    pub fn from_left(self) -> TextBox {
        TextBox { from_left: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long() -> Node {
        Node::place(1, Area::new(0.0, 40.0, 100.0, 20.0), Role::Button)
    }

    #[test]
    fn a_turned_node_feels_fingers_where_it_is_seen() {
        let (beside, below) = (Point { x: 95.0, y: 50.0 }, Point { x: 50.0, y: 95.0 });
        assert!(long().holds(beside, 0.0) && !long().holds(below, 0.0));
        let upright = long().turned(90.0);
        assert!(!upright.holds(beside, 0.0) && upright.holds(below, 0.0));
    }

    #[test]
    fn a_wedge_feels_fingers_between_its_sides_and_as_far_as_it_is_long() {
        let cake = Node::place(1, Area::new(0.0, 0.0, 100.0, 100.0), Role::Piece);
        let cake = cake.reaching(Reach::Wedge { spread: 60 });
        let at = |x, y| Point { x, y };
        assert!(cake.holds(at(50.0, 50.0), 0.0) && cake.holds(at(70.0, 30.0), 0.0));
        assert!(!cake.holds(at(95.0, 50.0), 0.0), "beside it");
        assert!(!cake.holds(at(95.0, 5.0), 0.0), "beyond it");
        let upside_down = cake.turned(180.0);
        assert!(upside_down.holds(at(70.0, 70.0), 0.0) && !upside_down.holds(at(70.0, 30.0), 0.0));
    }

    #[test]
    fn a_hexagon_feels_fingers_up_to_its_edges_and_is_never_enlarged() {
        let die = Node::place(1, Area::new(0.0, 0.0, 17.32, 20.0), Role::Spot).reaching(Reach::Hexagon);
        let at = |x, y| Point { x, y };
        for inside in [at(8.66, 0.5), at(8.66, 19.5), at(0.2, 10.0), at(17.1, 6.0), at(4.33, 2.8)] {
            assert!(die.holds(inside, 48.0), "{inside:?}");
        }
        for outside in [at(8.66, -0.5), at(-0.5, 10.0), at(4.33, 2.2), at(1.0, 2.0), at(16.0, 18.5)] {
            assert!(!die.holds(outside, 48.0), "{outside:?}");
        }
    }

    #[test]
    fn a_round_node_does_not_feel_its_corners() {
        let corner = Point { x: 2.0, y: 42.0 };
        assert!(long().holds(corner, 0.0) && !long().reaching(Reach::Round).holds(corner, 0.0));
    }
}
