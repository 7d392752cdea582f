//! Fingers that are down, and what each of them means.

use empile_games::contract::{Millis, Seat};

use crate::{
    Area, Node, NodeId, Phase, Point, Role, Scene, Touch,
    gesture::{Gesture, GestureKind},
};

/// No target is smaller than this, whatever the screen.
pub(crate) const SMALLEST_TARGET: f32 = 48.0;
/// A finger that strays further than this no longer taps.
pub(crate) const TAP_SLOP: f32 = 24.0;
/// A finger that moves further than this drags what it holds.
const DRAG_SLOP: f32 = 8.0;
/// As long as this is held what has to be held.
pub(crate) const HOLD: Millis = 500;
/// No fingertip is as broad as this: a palm, or a sleeve.
pub(crate) const PALM: f32 = 64.0;
/// What is held lies in front of everything.
pub(crate) const HELD_DEPTH: u8 = u8::MAX;

#[derive(Clone, Debug, Default)]
pub(crate) struct Fingers {
    down: Vec<Finger>,
}

#[derive(Clone, Copy, Debug)]
struct Finger {
    pointer: u64,
    node: NodeId,
    seat: Option<Seat>,
    role: Role,
    from: Point,
    since: Millis,
    at: Point,
    /// When it was last felt.
    felt: Millis,
    /// From the finger to the middle of what it holds.
    grip: (f32, f32),
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Resting,
    /// Has been held long enough: lifting means nothing more.
    Held,
    Dragging {
        over: Option<NodeId>,
    },
}

impl Fingers {
    /// What this sample means.
    pub(crate) fn hear(&mut self, touch: Touch, scene: &Scene) -> Option<Gesture> {
        let known = self.down.iter().position(|finger| finger.pointer == touch.pointer);
        match (touch.phase, known) {
            (Phase::Down, known) => {
                known.map(|index| self.down.swap_remove(index));
                self.press(touch, scene)
            }
            (_, None) => None,
            (Phase::Move, Some(index)) => self.down.get_mut(index)?.moved(touch, scene),
            (Phase::Up, Some(index)) => self.down.swap_remove(index).lifted(touch, scene),
            (Phase::Cancel, Some(index)) => {
                let finger = self.down.swap_remove(index);
                Some(finger.means(GestureKind::Cancel, touch.at, touch.stamp))
            }
        }
    }

    /// Does it matter for what it means what lies below it now? Not where a finger lifts as it came down.
    pub(crate) fn looks_below(&self, touch: Touch) -> bool {
        let known = self.down.iter().find(|finger| finger.pointer == touch.pointer);
        match (touch.phase, known) {
            (Phase::Down, _) => true,
            (_, None) | (Phase::Cancel, _) => false,
            (Phase::Move | Phase::Up, Some(finger)) if finger.role == Role::Led => false,
            (Phase::Move | Phase::Up, Some(finger)) => {
                finger.role == Role::Piece || Finger { at: touch.at, ..*finger }.strayed(TAP_SLOP)
            }
        }
    }

    fn press(&mut self, touch: Touch, scene: &Scene) -> Option<Gesture> {
        let node = pressed(touch, scene)?;
        let centre = node.area.centre();
        let finger = Finger {
            pointer: touch.pointer,
            node: node.id,
            seat: node.seat,
            role: node.role,
            from: touch.at,
            since: touch.stamp,
            at: touch.at,
            felt: touch.stamp,
            grip: (centre.x - touch.at.x, centre.y - touch.at.y),
            stage: Stage::Resting,
        };
        self.down.push(finger);
        Some(finger.means(GestureKind::Press, touch.at, touch.stamp))
    }

    /// The next finger that has held long enough by now.
    pub(crate) fn pass(&mut self, now: Millis) -> Option<Gesture> {
        let due = |finger: &&mut Finger| {
            finger.role == Role::Hold && finger.stage == Stage::Resting && now >= finger.since + HOLD
        };
        let finger = self.down.iter_mut().find(due)?;
        finger.stage = Stage::Held;
        Some(finger.means(GestureKind::LongPress, finger.at, finger.since + HOLD))
    }

    /// When a finger will have held long enough.
    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        let waiting = |finger: &&Finger| finger.role == Role::Hold && finger.stage == Stage::Resting;
        self.down.iter().filter(waiting).map(|finger| finger.since + HOLD).min()
    }

    /// Puts dragged pieces under their fingers, in front of everything.
    pub(crate) fn carry(&self, nodes: &mut [Node]) {
        for finger in self.down.iter().filter(|finger| finger.carries()) {
            if let Some(node) = nodes.iter_mut().find(|node| node.id == finger.node) {
                let Area { width, height, .. } = node.area;
                let (x, y) = (finger.at.x + finger.grip.0, finger.at.y + finger.grip.1);
                node.area = Area::new(x - width / 2.0, y - height / 2.0, width, height);
                node.depth = HELD_DEPTH;
            }
        }
    }

    /// Takes away one finger that is still down, as the system does.
    pub(crate) fn take_away(&mut self) -> Option<Gesture> {
        let finger = self.down.pop()?;
        Some(finger.means(GestureKind::Cancel, finger.at, finger.felt))
    }

    /// Is nothing touched?
    pub(crate) fn are_away(&self) -> bool {
        self.down.is_empty()
    }

    /// Is something being dragged?
    pub(crate) fn carries(&self) -> bool {
        self.down.iter().any(Finger::carries)
    }
}

impl Finger {
    fn means(&self, kind: GestureKind, at: Point, stamp: Millis) -> Gesture {
        Gesture { pointer: self.pointer, seat: self.seat, node: self.node, at, stamp, kind }
    }

    fn carries(&self) -> bool {
        self.role == Role::Piece && matches!(self.stage, Stage::Dragging { .. })
    }

    fn strayed(&self, slop: f32) -> bool {
        (self.at.x - self.from.x).hypot(self.at.y - self.from.y) > slop
    }

    fn moved(&mut self, touch: Touch, scene: &Scene) -> Option<Gesture> {
        self.at = touch.at;
        self.felt = touch.stamp;
        match (self.role, self.stage) {
            (role, Stage::Resting) if role.is_led() && self.strayed(DRAG_SLOP) => {
                let over = below(scene, touch.at, self.node);
                self.stage = Stage::Dragging { over };
                Some(self.means(GestureKind::Drag { over }, touch.at, touch.stamp))
            }
            (_, Stage::Dragging { over: before }) => {
                let over = below(scene, touch.at, self.node);
                self.stage = Stage::Dragging { over };
                (over != before || self.role == Role::Led)
                    .then(|| self.means(GestureKind::Drag { over }, touch.at, touch.stamp))
            }
            _ => None,
        }
    }

    fn lifted(mut self, touch: Touch, scene: &Scene) -> Option<Gesture> {
        self.at = touch.at;
        if self.role.is_led() && self.strayed(DRAG_SLOP) {
            self.stage = Stage::Dragging { over: None };
        }
        let kind = match self.stage {
            Stage::Held => return None,
            Stage::Dragging { .. } => GestureKind::Drop { onto: below(scene, touch.at, self.node) },
            Stage::Resting if self.role == Role::Hold => GestureKind::Stray,
            Stage::Resting => {
                // What is gone by now is asked for all the same: the game says why it cannot be had.
                let is_on_it = || target(scene, touch.at).is_some_and(|under| under.id == self.node);
                if !self.strayed(TAP_SLOP) || is_on_it() { GestureKind::Tap } else { GestureKind::Stray }
            }
        };
        Some(self.means(kind, touch.at, touch.stamp))
    }
}

/// What a finger that comes down touches. A palm touches nothing.
pub(crate) fn pressed(touch: Touch, scene: &Scene) -> Option<&Node> {
    target(scene, touch.at).filter(|_| touch.breadth < PALM)
}

/// The touchable node under a point: the foremost that holds it, else the nearest whose enlarged target does.
fn target(scene: &Scene, at: Point) -> Option<&Node> {
    under(scene, at, |node| node.role.is_touchable())
}

/// What a piece dragged to a point would be dropped on.
fn below(scene: &Scene, at: Point, held: NodeId) -> Option<NodeId> {
    under(scene, at, |node| node.role.is_drop_target() && node.id != held).map(|node| node.id)
}

/// What is in the air, between somebody's fingers, neither hides what lies below it nor can be snatched.
fn under(scene: &Scene, at: Point, wanted: impl Fn(&Node) -> bool) -> Option<&Node> {
    let wanted = || scene.nodes.iter().filter(|node| node.depth != HELD_DEPTH && wanted(node));
    wanted().rev().find(|node| node.holds(at, 0.0)).or_else(|| {
        wanted()
            .filter(|node| node.holds(at, SMALLEST_TARGET))
            .min_by(|a, b| a.area.distance_to_centre(at).total_cmp(&b.area.distance_to_centre(at)))
    })
}

#[cfg(test)]
mod tests;
