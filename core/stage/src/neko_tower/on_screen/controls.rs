//! What is in hand, and the buttons for whoever does not drag: left, right, fold, up, down, let go.

use empile_games::neko_tower::{Action, Held, Phase, Piece, Side};

use super::{
    super::table::Table,
    aim::{Aim, NUDGE},
    nodes,
    pieces::{self, named},
};
use crate::{Area, Art, ButtonLook, NekoArt, Node, Role, TextBox, TextStyle, Words, kit::Button};

const GAP: f32 = 6.0;
const WIDEST: f32 = 96.0;

/// What a touch on a control does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Command {
    Do(Action),
    Move(f32),
    Fold,
    Floor {
        up: bool,
    },
    LetGo,
    /// The fall once more, slowly.
    Again,
    /// Seen.
    Seen,
    /// The cat stays where it is.
    LayAside,
}

/// What the controls are about.
pub(super) struct Mind<'a> {
    pub(super) held: &'a [Held],
    /// What hangs, and moves with the buttons.
    pub(super) active: Option<(Held, Aim)>,
    /// Something fell when a hand last did something.
    pub(super) can_be_seen_again: bool,
    /// It is being shown again.
    pub(super) is_shown_again: bool,
}

/// The buttons at the bottom, from left to right; none where the cards have theirs.
pub(super) fn buttons(table: &Table<'_>, mind: &Mind<'_>) -> Option<Vec<(Button, Command)>> {
    let button = |id, key, look, command| (Button::new(id, Words::new(key), look), command);
    if mind.is_shown_again {
        return Some(vec![button(nodes::SEEN, "neko-tower-seen", ButtonLook::Primary, Command::Seen)]);
    }
    if let Phase::Stroke(_) = table.view.phase {
        let stroke = |id, key, to| button(id, key, ButtonLook::Secondary, Command::Do(Action::Nudge { to }));
        return Some(vec![
            stroke(nodes::STROKE_LEFT, "neko-tower-stroke-left", Side::Left),
            stroke(nodes::STROKE_RIGHT, "neko-tower-stroke-right", Side::Right),
        ]);
    }
    if mind.held.is_empty() || is_optional(table) && mind.active.is_none() {
        return None;
    }
    let mut buttons = Vec::new();
    if is_optional(table) {
        buttons.push(button(nodes::LAY_ASIDE, "neko-tower-back", ButtonLook::Secondary, Command::LayAside));
    }
    if table.game.can_give_up() {
        let command = Command::Do(Action::GiveUp);
        buttons.push(button(nodes::GIVE_UP, "neko-tower-give-up", ButtonLook::Quiet, command));
    } else if mind.can_be_seen_again {
        buttons.push(button(nodes::AGAIN, "neko-tower-again", ButtonLook::Quiet, Command::Again));
    }
    if table.game.check_settled().is_ok() {
        let look = if mind.active.is_some() { ButtonLook::Secondary } else { ButtonLook::Primary };
        buttons.push(button(nodes::SETTLE, "neko-tower-settle", look, Command::Do(Action::Settle)));
    }
    if mind.active.is_some() {
        buttons.push(button(nodes::LET_GO, "neko-tower-let-go", ButtonLook::Primary, Command::LetGo));
    }
    Some(buttons)
}

/// « Interagir avec des chats » can be left alone: the cards stay in view until a cat is taken up.
pub(super) fn is_optional(table: &Table<'_>) -> bool {
    table.view.phase == Phase::Interact
}

/// What is in hand, between the buttons that move it.
pub(super) fn strip(table: &Table<'_>, area: Area, mind: &Mind<'_>, nodes: &mut Vec<Node>) {
    let moves = moves(mind);
    let chips: Vec<&Held> = match (is_optional(table), mind.active) {
        (true, Some((active, _))) => mind.held.iter().filter(|held| held.piece == active.piece).collect(),
        _ => mind.held.iter().collect(),
    };
    let count = (moves.len() + chips.len()).max(1);
    let width = ((area.width - GAP * (count - 1) as f32) / count as f32).min(WIDEST);
    let row = area.middle(width * count as f32 + GAP * (count - 1) as f32, area.height.min(WIDEST));
    let mut places = row.columns(count, GAP).into_iter();
    let (before, after) = moves.split_at(moves.len().min(1));
    for (control, place) in before.iter().zip(places.by_ref()) {
        nodes.push(control.node(place));
    }
    for (held, place) in chips.into_iter().zip(places.by_ref()) {
        chip(table, *held, place, mind, nodes);
    }
    for (control, place) in after.iter().zip(places) {
        nodes.push(control.node(place));
    }
}

/// One of the buttons beside what is in hand.
pub(super) struct Control {
    pub(super) id: u32,
    key: &'static str,
    art: Option<(NekoArt, f32)>,
    pub(super) command: Command,
}

impl Control {
    fn node(&self, place: Area) -> Node {
        let words = Words::new(self.key);
        let node = if let Some((art, turn)) = self.art {
            let side = place.width.min(place.height).min(56.0);
            Node::picture(self.id, place.middle_square(side), Art::Neko(art)).turned(turn)
        } else {
            let look = ButtonLook::Secondary;
            let text = TextBox::new(words.clone(), look.text_ink(), TextStyle::Display, 15.0);
            let area = place.middle(place.width, place.height.min(52.0));
            Node::picture(self.id, area, Art::Button { look }).written(text)
        };
        node.labelled(words).touchable(Role::Button)
    }
}

/// Left first, then the others.
pub(super) fn moves(mind: &Mind<'_>) -> Vec<Control> {
    let Some((held, _)) = mind.active.filter(|_| !mind.is_shown_again) else { return Vec::new() };
    let arrow = |id, key, turn, command| Control { id, key, art: Some((NekoArt::Up, turn)), command };
    let mut moves = vec![
        arrow(nodes::LEFT, "neko-tower-move-left", -90.0, Command::Move(-NUDGE)),
        arrow(nodes::RIGHT, "neko-tower-move-right", 90.0, Command::Move(NUDGE)),
    ];
    if held.folds > 1 {
        moves.push(Control { id: nodes::FOLD, key: "neko-tower-fold", art: None, command: Command::Fold });
    }
    if held.floors().count() > 1 {
        moves.push(arrow(nodes::UP, "neko-tower-move-up", 0.0, Command::Floor { up: true }));
        moves.push(arrow(nodes::DOWN, "neko-tower-move-down", 180.0, Command::Floor { up: false }));
    }
    moves
}

/// A piece in hand, to be touched or dragged away from here.
fn chip(table: &Table<'_>, held: Held, place: Area, mind: &Mind<'_>, nodes: &mut Vec<Node>) {
    let is_active = mind.active.is_some_and(|(active, _)| active.piece == held.piece);
    let label = if let Some((_, aim)) = mind.active.filter(|_| is_active) {
        let words = named(table.game, held.piece, "neko-tower-label-hanging").number("floor", aim.floor);
        pieces::aside(words, aim.x).number("fold", aim.fold + 1)
    } else {
        let is_there = table.game.world().is_some_and(|world| world.body(held.piece).is_some());
        let key = if is_there { "neko-tower-label-let-go" } else { "neko-tower-label-held" };
        named(table.game, held.piece, key)
    };
    let panel = Node::picture(nodes::chip(held.piece), place, Art::Panel { highlighted: is_active });
    nodes.push(panel.labelled(label).touchable(Role::Led));
    let room = place.inset(8.0);
    let side = room.width.min(room.height);
    let picture = match held.piece {
        Piece::Floor(_) => room.middle(room.width, (room.width / 5.0).min(room.height)),
        Piece::Wall { .. } => room.middle(side * 0.72, side),
        _ => room.middle_square(side),
    };
    let art = match held.piece {
        Piece::Floor(_) => Art::Neko(NekoArt::FloorSide),
        piece => pieces::art(table, piece, false),
    };
    nodes.push(Node::picture(nodes::chip_picture(held.piece), picture, art));
}
