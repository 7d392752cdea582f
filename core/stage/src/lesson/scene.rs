//! What a coach adds to a board: words and a button beside it, and a finger on it.

use super::{Beat, coach::Coach};
use crate::{Area, Art, ButtonLook, Ink, Node, NodeId, Point, Role, Surface, TextBox, TextStyle, Words};

// Far from the ids of any board.
const FIRST_NODE: u32 = 910_000;
const STRIP: u32 = FIRST_NODE;
const WORDS: u32 = FIRST_NODE + 1;
const PROGRESS: u32 = FIRST_NODE + 2;
const GO_ON: u32 = FIRST_NODE + 3;
const FINGER: u32 = FIRST_NODE + 4;

/// In front of every board, behind what a hand holds.
const DEPTH: u8 = 250;
const MARGIN: f32 = 8.0;
const INSET: f32 = 10.0;
const GAP: f32 = 6.0;
const BUTTON_WIDTH: f32 = 190.0;
const BUTTON_HEIGHT: f32 = 48.0;
const WORDS_SIZE: f32 = 17.0;
const PROGRESS_SIZE: f32 = 13.0;
/// A screen that is lower has no height to spare: the words stand beside the board.
const LOW: f32 = 500.0;
const BESIDE: f32 = 0.3;
const NARROWEST: f32 = 190.0;
const BELOW: f32 = 0.2;
const LOWEST: f32 = 136.0;
const HIGHEST: f32 = 190.0;
const MOST: f32 = 0.36;
const LARGEST_TEXT: f32 = 1.6;
const FINGER_SIZE: Surface = Surface { width: 46.0, height: 66.0 };
/// Where the finger's tip is in its picture, in parts of it.
const TIP: (f32, f32) = (0.3, 0.04);
const STIR: f32 = 12.0;
/// How far into what it shows the finger reaches, in parts of it.
const NEAR: f32 = 0.22;
/// Further down than this part of the screen, a finger from below would hide the words.
const FROM_ABOVE: f32 = 0.55;

/// Is this something that the coach adds to a board?
pub(super) fn is_of_coach(node: NodeId) -> bool {
    (FIRST_NODE..=FINGER).contains(&node.0)
}

/// Is this the button that goes on?
pub(crate) fn goes_on(node: NodeId) -> bool {
    node.0 == GO_ON
}

/// Which part of a surface is left to the board, and which is the coach's.
pub(crate) fn split(surface: Surface, text_scale: f32) -> (Surface, Area) {
    let Surface { width, height } = surface;
    let scale = text_scale.clamp(1.0, LARGEST_TEXT);
    if surface.is_landscape() && height < LOW {
        let beside = (width * BESIDE).max(NARROWEST * scale).min(width * MOST);
        (Surface { width: width - beside, height }, Area::new(width - beside, 0.0, beside, height))
    } else {
        let below = ((height * BELOW).clamp(LOWEST, HIGHEST) * scale).min(height * MOST);
        (Surface { width, height: height - below }, Area::new(0.0, height - below, width, below))
    }
}

impl Coach {
    /// The words and the finger for a board that shows these nodes.
    pub(crate) fn compose(&self, strip: Area, surface: Surface, nodes: &mut Vec<Node>) {
        let finger = self.finger(surface, nodes);
        let panel = strip.inset(MARGIN);
        nodes.push(Node::picture(STRIP, panel, Art::Panel { highlighted: true }).at_depth(DEPTH));
        let progress = self.progress();
        let words = self.beat().map_or_else(|| Words::new("lesson-over"), |beat| beat.words.clone());
        let mut inner = panel.inset(INSET);
        let mut row = inner.take_bottom(BUTTON_HEIGHT.min(inner.height / 2.0), GAP);
        let text = TextBox::new(words.clone(), Ink::Text, TextStyle::Body, WORDS_SIZE).from_left();
        nodes.push(Node::text(WORDS, inner, text).labelled(words).at_depth(DEPTH));
        let button = row.take_right(BUTTON_WIDTH.min(row.width * 0.7), GAP);
        if self.waits_to_go_on() {
            let label = Words::new("lesson-go-on");
            let look = ButtonLook::Primary;
            let text = TextBox::new(label.clone(), look.text_ink(), TextStyle::Display, WORDS_SIZE);
            let node = Node::picture(GO_ON, button, Art::Button { look }).written(text).labelled(label);
            nodes.push(node.touchable(Role::Button).at_depth(DEPTH));
        }
        let count =
            Words::new("lesson-progress").number("step", progress.step).number("steps", progress.steps);
        let text = TextBox::new(count.clone(), Ink::SoftText, TextStyle::Body, PROGRESS_SIZE).from_left();
        nodes.push(Node::text(PROGRESS, row, text).labelled(count).at_depth(DEPTH));
        nodes.extend(finger);
    }

    /// The finger, where there is something to show.
    fn finger(&self, surface: Surface, nodes: &[Node]) -> Option<Node> {
        let shown = self.shown(nodes)?;
        let goal = self.beat()?.to.and_then(|to| find(nodes, to)).filter(|_| self.has_stirred());
        let away = if goal.is_none() && self.has_stirred() { STIR } else { 0.0 };
        Some(finger(goal.unwrap_or(shown).area, away, surface))
    }

    /// The node that is to be touched next: among those to choose from, what is chosen and should not be; what is to be chosen
    /// and is not; or else the last on the path that is there.
    pub(crate) fn shown<'a>(&self, nodes: &'a [Node]) -> Option<&'a Node> {
        let Beat { path, among, .. } = self.beat()?;
        let there = || path.iter().filter_map(|id| find(nodes, *id));
        let is_astray = |node: &&Node| {
            node.role == Role::Choice { chosen: true }
                && among.contains(&node.id.0)
                && !path.contains(&node.id.0)
        };
        let astray = nodes.iter().find(is_astray);
        let unchosen = || there().find(|node| node.role == Role::Choice { chosen: false });
        let is_at_hand = |node: &&Node| !self.waits_for_the_pupil() || node.role.is_touchable();
        astray.or_else(unchosen).or_else(|| there().rfind(is_at_hand))
    }
}

fn find(nodes: &[Node], id: u32) -> Option<&Node> {
    nodes.iter().find(|node| node.id == NodeId(id))
}

/// A finger on the near edge of an area, so that it hides as little of it as it can.
fn finger(on: Area, away: f32, surface: Surface) -> Node {
    let Surface { width, height } = FINGER_SIZE;
    let from_above = on.centre().y > surface.height * FROM_ABOVE;
    let into = on.height * if from_above { NEAR } else { 1.0 - NEAR };
    let at = Point { x: on.centre().x, y: on.y + into };
    let (x, y) = if from_above {
        (at.x - width * (1.0 - TIP.0), at.y - height * (1.0 - TIP.1) - away)
    } else {
        (at.x - width * TIP.0, at.y - height * TIP.1 + away)
    };
    let x = x.clamp(0.0, (surface.width - width).max(0.0));
    let y = y.clamp(0.0, (surface.height - height).max(0.0));
    let node = Node::picture(FINGER, Area::new(x, y, width, height), Art::Finger);
    node.turned(if from_above { 180.0 } else { 0.0 }).at_depth(DEPTH)
}
