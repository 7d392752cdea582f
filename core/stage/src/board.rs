//! What a game brings to be played on the stage.

use std::fmt::Debug;

use empile_games::contract::{Game, Millis, Rules, Seat, Seats, Viewer};

use crate::{
    Cue, Footage, Ink, Node, NodeId, Scene, Surface, TraceShape, Words,
    gesture::Gesture,
    lesson::Script,
    robot_hands::Goal,
    trace::{Place, Trace},
    zones::Around,
};

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The name on the seat.
    pub name: String,
    /// The badge: a colour, and the symbol or face on it, as [`badge_of`](crate::badge_of) gives it.
    pub colour: u8,
}

/// Where a board is shown, to whom, and who sits around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room<'a> {
    pub(crate) surface: Surface,
    /// A reader wants text so many times as large.
    pub(crate) text_scale: f32,
    pub(crate) sitters: &'a [Sitter],
    /// Who looks at the screen, for all the stage knows.
    pub(crate) viewer: Viewer,
    /// The robot that everyone waits for.
    pub(crate) robot: Option<Seat>,
    /// Where robots sit.
    pub(crate) robots: Seats,
}

impl Room<'_> {
    /// The name on a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.sitters.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default()
    }

    /// The names on some seats, one after the other.
    pub(crate) fn names(&self, seats: Seats) -> String {
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// What is said to a player; a robot is spoken of.
    pub(crate) fn told_to(&self, seat: Seat, (words, ink): (Words, Ink)) -> (Words, Ink) {
        let is_call = ink == Ink::Primary && self.robots.contains(seat);
        if is_call { (Words::new("robot-watches"), Ink::SoftText) } else { (words, ink) }
    }

    /// The colour and symbol of a seat.
    pub(crate) fn colour(&self, seat: Seat) -> u8 {
        self.sitters.get(seat.index()).map_or(seat.0, |sitter| sitter.colour)
    }
}

/// What a gesture asks of the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ask<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
}

/// What there is to hear, to feel and to tell of what just happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    /// What there is to hear and feel.
    pub cues: Vec<Cue>,
    /// What happened, one line each, in order.
    pub narration: Vec<Words>,
}

/// Something that may be done now, and the rule that says so.
#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    /// What.
    pub words: Words,
    /// The rule's id in the quick reference.
    pub rule: &'static str,
}

impl Help {
    pub(crate) fn new(words: Words, rule: &'static str) -> Help {
        Help { words, rule }
    }
}

/// A board: what it remembers beside the state of its game (what is chosen, what was last told) and how it shows the
/// two together.
pub(crate) trait Board: Clone + Debug {
    type Game: Game;

    /// What the game looks like before it is played, to choose it by.
    fn preview(game: &Self::Game, surface: Surface) -> Scene;

    /// The guided first match, on this very board.
    fn lesson() -> Script<Self::Game>;

    /// Why the match is over, in the words of the rule that ends it, once it is.
    fn ending(game: &Self::Game, room: Room<'_>) -> Option<Words>;

    /// Can so many play on such a surface, with text so many times as large, so that no hand is taken for another's?
    fn fits(_players: u8, _surface: Surface, _text_scale: f32) -> bool {
        true
    }

    /// The board of a game, new or resumed.
    fn new(game: &Self::Game) -> Self;

    /// Everything there is to see, in any order.
    fn compose(&self, game: &Self::Game, room: Room<'_>, nodes: &mut Vec<Node>);

    /// What a gesture asks of the game, if anything.
    fn hear(
        &mut self,
        game: &Self::Game,
        gesture: Gesture,
        room: Room<'_>,
    ) -> Option<Ask<<Self::Game as Rules>::Action>>;

    /// Follows what happened in the game.
    fn follow(&mut self, game: &Self::Game, events: &[<Self::Game as Rules>::Event], room: Room<'_>) -> News;

    /// What an event leaves to be seen until whoever is next has answered it.
    fn trace(_event: &<Self::Game as Rules>::Event) -> Option<Trace> {
        None
    }

    /// Where a place that a [trace](Board::trace) names is now: the node of that number, where a board does not say
    /// otherwise.
    fn spot(&self, _game: &Self::Game, spot: u32, _room: Room<'_>, nodes: &[Node]) -> Option<Place> {
        let node = nodes.iter().find(|node| node.id == NodeId(spot))?;
        Some(Place { area: node.area, shape: TraceShape::Box })
    }

    /// An action that somebody is advised to do, in words that speak of what is marked, and what is marked.
    fn advise(_game: &Self::Game, _action: &<Self::Game as Rules>::Action) -> Option<(Words, Option<Trace>)> {
        None
    }

    /// What touching a thing would ask for if it could be used now: the rules say why it cannot.
    fn would_ask(
        &self,
        _game: &Self::Game,
        _node: NodeId,
        _room: Room<'_>,
    ) -> Option<<Self::Game as Rules>::Action> {
        None
    }

    /// What a world makes of what was just done, where the game has one: to be entered before anybody is shown anything.
    fn answer(&mut self, _game: &Self::Game) -> Option<<Self::Game as Rules>::Action> {
        None
    }

    /// What moves by itself from now on, until it rests as [composed](Board::compose); handed out once.
    fn footage(&mut self, _game: &Self::Game, _room: Room<'_>) -> Option<Footage> {
        None
    }

    /// What may be done now.
    fn help(&self, game: &Self::Game, room: Room<'_>) -> Vec<Help>;

    /// Lets time pass for what the board shows of it. Does it look different now?
    fn pass(&mut self, _now: Millis) -> bool {
        false
    }

    /// When [`Board::pass`] has something to do next, if at all.
    fn next_moment(&self) -> Option<Millis> {
        None
    }

    /// Shall everyone hold the own zone before the board appears and the clock runs? Asked when a match is opened, and
    /// when it goes on after a pause.
    fn musters(&self, _game: &Self::Game) -> bool {
        false
    }

    /// Where everyone sits who plays at once; nothing where one plays after the other and the words face whoever does.
    fn around(&self, _game: &Self::Game, _room: Room<'_>) -> Option<Around> {
        None
    }

    /// Where the hand of a robot goes that is about to do something.
    fn goal(
        &self,
        _game: &Self::Game,
        _seat: Seat,
        _action: &<Self::Game as Rules>::Action,
        _room: Room<'_>,
    ) -> Option<Goal> {
        None
    }

    /// The hand of a robot in turn sets out to do something, is about to do it from elsewhere, or has nothing to do any more.
    fn reach(&mut self, _game: &Self::Game, _seat: Seat, _action: Option<&<Self::Game as Rules>::Action>) {}

    /// How long what has just happened is still seen to happen.
    fn is_moving_for(&self) -> Millis {
        0
    }

    /// The seat whose secrets the board would show now: a curtain hides them until that player lifts it.
    fn secret_of(&self, _game: &Self::Game) -> Option<Seat> {
        None
    }
}
