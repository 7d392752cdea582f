use empile_games::{
    abquetschen::{Abquetschen, Action, Event, OPENING_DICE, Step, View},
    contract::{Game, Seat, Viewer},
    pyramid::Colour,
};

use super::{
    heap, help,
    lesson::lesson,
    news,
    nodes::{self, Target},
    preview::preview,
};
use crate::{
    Art, ButtonLook, DieColour, Help, News, Node, NodeId, PyramidArt, PyramidLook, Role, Scene, Surface,
    TraceShape, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    kit::{Button, Count, SeatCard},
    lesson::Script,
    pyramid::{Table, Throw, dice},
    trace::{Place, Trace},
};

/// What the table remembers beside the state of the game: what was thrown last and what was last told.
#[derive(Clone, Debug)]
pub(crate) struct AbquetschenBoard {
    thrown: Option<u8>,
    headline: Option<Words>,
}

impl Board for AbquetschenBoard {
    type Game = Abquetschen;

    fn preview(_game: &Abquetschen, surface: Surface) -> Scene {
        preview(surface)
    }

    fn lesson() -> Script<Abquetschen> {
        lesson()
    }

    fn ending(game: &Abquetschen, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &Abquetschen) -> AbquetschenBoard {
        let thrown = match game.observe(Viewer::Spectator).step {
            Step::Laying { dice } => Some(dice),
            Step::Opening => Some(OPENING_DICE),
            _ => None,
        };
        AbquetschenBoard { thrown, headline: None }
    }

    fn compose(&self, game: &Abquetschen, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let table = Table::of(room, Throw::OneDie, game.to_act());
        let turn = Words::new("abquetschen-turn-of").text("name", room.name(view.current));
        let headline = self.headline.clone().unwrap_or(turn);
        let hint = hint(&view, room);
        table.say(room, (nodes::HEADLINE, headline), (nodes::HINT, hint), nodes);
        heap::compose(game, &view, &table, room, nodes);
        for seat in Seat::all(game.players()) {
            card(game, &view, seat, &table, room, nodes);
        }
        let turquoise = dice::thrown(nodes::TURQUOISE, table.thrown, DieColour::Turquoise, self.thrown);
        nodes.push(if can_throw(view.step) { turquoise.touchable(Role::Button) } else { turquoise });
        table.buttons(buttons(&view), nodes);
    }

    fn hear(&mut self, game: &Abquetschen, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        if gesture.kind != GestureKind::Tap {
            return None;
        }
        let action = Target::of(gesture.node)?.action();
        Some(Ask { seat: game.current(), action })
    }

    fn follow(&mut self, _game: &Abquetschen, events: &[Event], room: Room<'_>) -> News {
        for event in events {
            if let Event::Threw { value, .. } = event {
                self.thrown = Some(*value);
            }
        }
        self.headline = news::headline(events, room);
        let mut cues: Vec<_> = events.iter().filter_map(news::cue).collect();
        cues.dedup();
        News { cues, narration: events.iter().map(|event| news::line(event, room)).collect() }
    }

    fn trace(event: &Event) -> Option<Trace> {
        match *event {
            Event::Laid { cell, .. } => Some(Trace::came(nodes::die(cell))),
            // Nothing lies there any more, and nothing is marked.
            Event::TookBack { cell, .. } => Some(Trace::left(nodes::die(cell))),
            _ => None,
        }
    }

    fn spot(&self, _game: &Abquetschen, spot: u32, _room: Room<'_>, nodes: &[Node]) -> Option<Place> {
        let die = nodes.iter().find(|node| node.id == NodeId(spot))?;
        Some(Place { area: die.area, shape: TraceShape::Hexagon })
    }
    fn advise(_game: &Abquetschen, action: &Action) -> Option<(Words, Option<Trace>)> {
        Some(match *action {
            Action::Throw => (Words::new("abquetschen-advice-throw"), None),
            Action::Lay { cell } => {
                (Words::new("abquetschen-advice-lay"), Some(Trace::came(nodes::case(cell))))
            }
            Action::TakeBack { cell } => {
                (Words::new("abquetschen-advice-take-back"), Some(Trace::left(nodes::die(cell))))
            }
            Action::Done => (Words::new("abquetschen-advice-done"), None),
        })
    }

    fn would_ask(&self, _game: &Abquetschen, node: NodeId, _room: Room<'_>) -> Option<Action> {
        Target::of(node).map(Target::action)
    }

    fn help(&self, game: &Abquetschen, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), room)
    }
}

fn can_throw(step: Step) -> bool {
    matches!(step, Step::ThrowForFirst | Step::Ready)
}

/// How many dice are being laid.
pub(super) fn to_lay(step: Step) -> Option<u8> {
    match step {
        Step::Opening => Some(OPENING_DICE),
        Step::Laying { dice } | Step::Bonus { dice } => Some(dice),
        Step::ThrowForFirst | Step::Ready | Step::Over(_) => None,
    }
}

/// What may be done now, and by whom.
fn hint(view: &View, room: Room<'_>) -> Words {
    let laid = view.laid.len() as u8;
    let left = to_lay(view.step).unwrap_or_default().saturating_sub(laid);
    let words = match view.step {
        Step::ThrowForFirst => Words::new("abquetschen-hint-first"),
        Step::Ready => Words::new("abquetschen-hint-throw"),
        Step::Opening | Step::Laying { .. } | Step::Bonus { .. } if left == 0 => {
            Words::new("abquetschen-hint-done")
        }
        Step::Opening => Words::new("abquetschen-hint-opening"),
        Step::Bonus { .. } if laid == 0 => Words::new("abquetschen-hint-bonus"),
        Step::Laying { .. } | Step::Bonus { .. } if laid > 0 && !heap::is_anchored(view) => {
            Words::new("abquetschen-hint-reach")
        }
        Step::Laying { .. } | Step::Bonus { .. } => Words::new("abquetschen-hint-lay"),
        Step::Over(_) => Words::new("abquetschen-hint-over"),
    };
    words.text("name", room.name(view.current)).number("left", left)
}

fn buttons(view: &View) -> Vec<Button> {
    let is_complete = to_lay(view.step) == Some(view.laid.len() as u8);
    match view.step {
        step if can_throw(step) => {
            vec![Button::new(nodes::THROW, Words::new("abquetschen-throw"), ButtonLook::Primary)]
        }
        _ if is_complete => {
            vec![Button::new(nodes::DONE, Words::new("abquetschen-done"), ButtonLook::Primary)]
        }
        Step::Bonus { .. } if view.laid.is_empty() => {
            vec![Button::new(nodes::DONE, Words::new("abquetschen-no-bonus"), ButtonLook::Quiet)]
        }
        _ => Vec::new(),
    }
}

fn card(game: &Abquetschen, view: &View, seat: Seat, table: &Table, room: Room<'_>, nodes: &mut Vec<Node>) {
    let (Some(sitter), Some(colour)) = (room.sitters.get(seat.index()), Colour::of(seat)) else { return };
    let reserve = game.reserve(seat);
    let icon = PyramidArt::Die { colour: colour.into(), faces: [3, 2, 1], look: PyramidLook::Plain };
    let counts = [Count { art: Art::Pyramid(icon), how_many: reserve.into(), figures: 2 }];
    let label =
        Words::new("abquetschen-label-seat").text("name", sitter.name.clone()).number("dice", reserve);
    let highlighted = view.current == seat && !matches!(view.step, Step::Over(_));
    let card = SeatCard { id: nodes::seat(seat), sitter, highlighted, counts: &counts, label };
    table.card(seat, card, nodes);
}
