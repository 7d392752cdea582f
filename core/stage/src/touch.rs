use crate::{NodeId, Point, Role, Scene};

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Comes down.
    Down,
    /// Moves while down.
    Move,
    /// Lifts.
    Up,
    /// Is taken away by the system: as if it had never been.
    Cancel,
}

/// One sample of one finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    /// Which finger.
    pub pointer: u64,
    /// What it does.
    pub phase: Phase,
    /// Where.
    pub at: Point,
    /// When, on the table's clock.
    pub stamp: u64,
}

/// No target is smaller than this, whatever the screen.
const SMALLEST_TARGET: f32 = 48.0;
/// A finger that strays further than this no longer taps.
const TAP_SLOP: f32 = 24.0;

/// Fingers that are down, and what each came down on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fingers {
    down: Vec<Finger>,
}

#[derive(Clone, Copy, Debug)]
struct Finger {
    pointer: u64,
    from: Point,
    node: NodeId,
}

impl Fingers {
    /// The node that this sample taps, if it completes a tap.
    pub(crate) fn tapped(&mut self, touch: Touch, scene: &Scene) -> Option<NodeId> {
        let known = self.down.iter().position(|finger| finger.pointer == touch.pointer);
        match touch.phase {
            Phase::Down => {
                if let Some(index) = known {
                    self.down.swap_remove(index);
                }
                if let Some(node) = target(scene, touch.at) {
                    self.down.push(Finger { pointer: touch.pointer, from: touch.at, node });
                }
                None
            }
            Phase::Move => None,
            Phase::Cancel => {
                known.map(|index| self.down.swap_remove(index));
                None
            }
            Phase::Up => {
                let finger = self.down.swap_remove(known?);
                let strayed = (touch.at.x - finger.from.x).hypot(touch.at.y - finger.from.y) > TAP_SLOP;
                let still_there = target(scene, touch.at) == Some(finger.node);
                (!strayed || still_there).then_some(finger.node)
            }
        }
    }
}

/// The touchable node under a point: one that holds it, else the nearest whose enlarged target does.
fn target(scene: &Scene, at: Point) -> Option<NodeId> {
    let touchable = || scene.nodes.iter().filter(|node| node.role != Role::Picture);
    let inside = touchable().rev().find(|node| node.area.contains(at));
    inside
        .or_else(|| {
            touchable()
                .filter(|node| node.area.at_least(SMALLEST_TARGET).contains(at))
                .min_by(|a, b| a.area.distance_to_centre(at).total_cmp(&b.area.distance_to_centre(at)))
        })
        .map(|node| node.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Art, ButtonLook, Node, Surface};

    fn scene() -> Scene {
        let button = |id, area| {
            Node::picture(id, area, Art::Button { look: ButtonLook::Primary }).touchable(Role::Button)
        };
        Scene {
            surface: Surface { width: 200.0, height: 200.0 },
            nodes: vec![
                button(1, Area::new(20.0, 20.0, 30.0, 30.0)),
                button(2, Area::new(52.0, 20.0, 30.0, 30.0)),
                Node::picture(
                    3,
                    Area::new(0.0, 100.0, 200.0, 100.0),
                    Art::Button { look: ButtonLook::Quiet },
                ),
            ],
        }
    }

    fn touch(pointer: u64, phase: Phase, x: f32, y: f32) -> Touch {
        Touch { pointer, phase, at: Point { x, y }, stamp: 0 }
    }

    #[test]
    fn a_finger_down_and_up_on_a_node_taps_it() {
        let mut fingers = Fingers::default();
        assert_eq!(fingers.tapped(touch(1, Phase::Down, 30.0, 30.0), &scene()), None);
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 31.0, 32.0), &scene()), Some(NodeId(1)));
    }

    #[test]
    fn a_small_node_is_still_48_wide_to_a_finger_and_the_nearest_wins() {
        let mut fingers = Fingers::default();
        fingers.tapped(touch(1, Phase::Down, 13.0, 14.0), &scene());
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 13.0, 14.0), &scene()), Some(NodeId(1)));
        fingers.tapped(touch(1, Phase::Down, 51.5, 30.0), &scene());
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 51.5, 30.0), &scene()), Some(NodeId(2)));
    }

    #[test]
    fn pictures_straying_fingers_and_cancelled_touches_tap_nothing() {
        let mut fingers = Fingers::default();
        fingers.tapped(touch(1, Phase::Down, 100.0, 150.0), &scene());
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 100.0, 150.0), &scene()), None);
        fingers.tapped(touch(1, Phase::Down, 30.0, 30.0), &scene());
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 150.0, 150.0), &scene()), None);
        fingers.tapped(touch(1, Phase::Down, 30.0, 30.0), &scene());
        fingers.tapped(touch(1, Phase::Cancel, 30.0, 30.0), &scene());
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 30.0, 30.0), &scene()), None);
    }

    #[test]
    fn two_fingers_do_not_disturb_each_other() {
        let mut fingers = Fingers::default();
        fingers.tapped(touch(1, Phase::Down, 30.0, 30.0), &scene());
        fingers.tapped(touch(2, Phase::Down, 60.0, 30.0), &scene());
        assert_eq!(fingers.tapped(touch(1, Phase::Up, 30.0, 30.0), &scene()), Some(NodeId(1)));
        assert_eq!(fingers.tapped(touch(2, Phase::Up, 60.0, 30.0), &scene()), Some(NodeId(2)));
    }
}
