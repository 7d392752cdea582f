//! Everyone at once: where all play at the same time, each player holds the own zone before the clock runs. Then it is
//! counted down, and the board appears for all at the same moment.

mod places;
mod scene;

use empile_games::contract::{Millis, Seat, Seats};

use crate::{
    Cue, Help, Node, NodeId, Phase, Scene, Touch, Words, board::Room, fingers::pressed, zones::Around,
};
use scene::Shown;

/// It is counted down from here.
const COUNT_FROM: u8 = 3;
/// So long is each number shown, in milliseconds.
const NUMBER_SHOWN: Millis = 700;
/// From the moment at which everyone is there until the board appears, in milliseconds.
pub const COUNTDOWN: Millis = COUNT_FROM as Millis * NUMBER_SHOWN;
/// Some phones feel so many fingers and no more: with one more they lose them all.
const FINGERS_FELT: usize = 5;
/// The section of the quick reference about it.
const RULE: &str = "table.muster";

// Far from the ids of any board: nothing of a board shall glide to a place of the muster.
const FIRST_NODE: u32 = 1_000_000;
const START: u32 = FIRST_NODE;
const TITLE: u32 = FIRST_NODE + 1;
const DETAIL: u32 = FIRST_NODE + 2;
const NUMBERS: u32 = FIRST_NODE + 4;
const ZONES: u32 = FIRST_NODE + 10;
const NODES_PER_ZONE: u32 = 10;

/// Who has come to the table so far.
#[derive(Clone, Debug)]
pub(crate) struct Muster {
    players: Seats,
    fingers: Vec<(u64, Target)>,
    /// Whose zone was touched, where touching is enough.
    touched: Seats,
    counting: Option<Counting>,
}

/// What a finger rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Zone(Seat),
    Start,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Counting {
    number: u8,
    next_at: Millis,
    /// Somebody said to begin without waiting: lifting a finger stops nothing.
    waits_for_nobody: bool,
}

/// What comes after a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    Number,
    /// The board.
    Out,
}

impl Muster {
    pub(crate) fn of(players: Seats) -> Muster {
        Muster { players, fingers: Vec::new(), touched: Seats::NONE, counting: None }
    }

    /// Hears one sample of one finger; gives what there is to hear if the count begins.
    pub(crate) fn hear(&mut self, touch: Touch, scene: &Scene) -> Option<Cue> {
        let on = |touch| pressed(touch, scene).and_then(|node| Target::of(node.id));
        match touch.phase {
            Phase::Down => {
                self.lift(touch.pointer);
                if let Some(target) = on(touch) {
                    self.fingers.push((touch.pointer, target));
                    if let Target::Zone(seat) = target {
                        self.touched = self.touched.with(seat);
                    }
                }
            }
            Phase::Move => {}
            Phase::Up => {
                let tapped =
                    self.lift(touch.pointer) == Some(Target::Start) && on(touch) == Some(Target::Start);
                if tapped && self.counting.is_none() {
                    return Some(self.begin(touch.stamp, true));
                }
            }
            Phase::Cancel => {
                self.lift(touch.pointer);
            }
        }
        match self.counting {
            None if self.is_complete() => Some(self.begin(touch.stamp, false)),
            Some(Counting { waits_for_nobody: false, .. }) if !self.is_complete() => {
                self.counting = None;
                None
            }
            _ => None,
        }
    }

    /// When the number changes, if it is counted.
    pub(crate) fn next_count(&self) -> Option<Millis> {
        Some(self.counting?.next_at)
    }

    /// The number changes.
    pub(crate) fn count(&mut self) -> Counted {
        match &mut self.counting {
            Some(counting) if counting.number > 1 => {
                counting.number -= 1;
                counting.next_at += NUMBER_SHOWN;
                Counted::Number
            }
            _ => Counted::Out,
        }
    }

    /// The system takes every finger away, and everyone comes to the table again.
    pub(crate) fn begin_again(&mut self) {
        *self = Muster::of(self.players);
    }

    /// People come where they will sit: see [`Board::around`](crate::board::Board::around).
    pub(crate) fn compose(&self, room: Room<'_>, table: Option<Around>, nodes: &mut Vec<Node>) {
        let number = self.counting.map(|counting| counting.number);
        let shown = Shown {
            players: self.players,
            held: self.held(),
            touch_is_enough: self.touch_is_enough(),
            number,
        };
        shown.compose(room, table, nodes);
    }

    pub(crate) fn help(&self) -> Vec<Help> {
        let hold = if self.touch_is_enough() { "muster-help-touch" } else { "muster-help-hold" };
        [hold, "muster-help-start"].map(|key| Help::new(Words::new(key), RULE)).into()
    }

    fn begin(&mut self, now: Millis, waits_for_nobody: bool) -> Cue {
        self.counting = Some(Counting { number: COUNT_FROM, next_at: now + NUMBER_SHOWN, waits_for_nobody });
        Cue::Counted
    }

    fn lift(&mut self, pointer: u64) -> Option<Target> {
        let index = self.fingers.iter().position(|(known, _)| *known == pointer)?;
        Some(self.fingers.swap_remove(index).1)
    }

    fn is_complete(&self) -> bool {
        self.held() == self.players
    }

    fn touch_is_enough(&self) -> bool {
        self.players.len() > FINGERS_FELT
    }

    fn held(&self) -> Seats {
        if self.touch_is_enough() {
            return self.touched;
        }
        self.fingers.iter().fold(Seats::NONE, |held, (_, target)| match target {
            Target::Zone(seat) => held.with(*seat),
            Target::Start => held,
        })
    }
}

impl Target {
    fn of(node: NodeId) -> Option<Target> {
        match node.0 {
            START => Some(Target::Start),
            id @ ZONES.. => Some(Target::Zone(Seat(u8::try_from((id - ZONES) / NODES_PER_ZONE).ok()?))),
            _ => None,
        }
    }
}

fn zone_node(seat: Seat) -> u32 {
    ZONES + u32::from(seat.0) * NODES_PER_ZONE
}

#[cfg(test)]
mod tests;
