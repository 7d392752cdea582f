//! A tap on a thing that cannot be used is answered, too.

use empile_games::{
    AnyGame,
    contract::{Game, Pace},
};

use super::{Intent, Stage, room};
use crate::{
    Help, Node, Phase, Point, Touch, Words,
    fingers::{HELD_DEPTH, PALM, TAP_SLOP},
    robots,
};

/// Why a touched thing cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub enum Unusable {
    /// Nothing on the board can be, for now.
    Nothing(Help),
    /// The rules are against what it would ask for; if they are not, all there is to say is what it is.
    ByRule(Intent, Words),
    /// It is not there to be used: it is this.
    Shows(Words),
}

/// Fingers that came down where nothing is to be touched, and what there is to say to the last that has lifted.
#[derive(Clone, Debug, Default)]
pub(super) struct Idle {
    down: Vec<(u64, Point)>,
    unusable: Option<Unusable>,
}

impl Stage {
    /// What there is to say to a tap that could do nothing.
    pub fn take_unusable(&mut self) -> Option<Unusable> {
        self.idle.unusable.take()
    }

    /// A finger does nothing: it may want to know why once it lifts where it came down. Where everyone plays at once hands are
    /// everywhere, and in a lesson the coach speaks.
    pub(super) fn note_idle_touch(&mut self, game: &AnyGame, touch: Touch) {
        let known = self.idle.down.iter().position(|(pointer, _)| *pointer == touch.pointer);
        let from = known.map(|index| self.idle.down.swap_remove(index).1);
        match (touch.phase, from) {
            (Phase::Down, _) if touch.breadth < PALM => self.idle.down.push((touch.pointer, touch.at)),
            (Phase::Move, Some(from)) => self.idle.down.push((touch.pointer, from)),
            (Phase::Up, Some(from)) if apart(from, touch.at) <= TAP_SLOP => {
                self.idle.unusable = self.unusable_at(game, touch);
            }
            _ => {}
        }
    }

    fn unusable_at(&self, game: &AnyGame, touch: Touch) -> Option<Unusable> {
        let is_board = self.cramped.is_none() && !self.is_mustering() && self.behind_curtain(game).is_none();
        if game.id().descriptor().pace != Pace::Turns || self.is_lesson() || !is_board {
            return None;
        }
        let is_named =
            |node: &&Node| node.depth != HELD_DEPTH && node.holds(touch.at, 0.0) && node.label.is_some();
        let node = self.scene.nodes.iter().rev().find(is_named)?;
        let label = node.label.clone()?;
        // What is written there need not be told again.
        if node.text.as_ref().is_some_and(|text| text.words == label) {
            return None;
        }
        let room = room(self.board_surface(), self.text_scale, &self.sitters, self.lifted, self.robots);
        if let Some(robot) = self.robot_to_act(game) {
            return Some(Unusable::Nothing(robots::help(robot, room)));
        }
        let Some(seat) = game.to_act().iter().next() else {
            return self.board.help(game, room).into_iter().next().map(Unusable::Nothing);
        };
        Some(match self.board.would_ask(game, node.id, room) {
            Some(action) => Unusable::ByRule(Intent { seat, action, at: touch.stamp }, label),
            None => Unusable::Shows(label),
        })
    }
}

fn apart(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}
