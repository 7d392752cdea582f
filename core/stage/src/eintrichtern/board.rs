use empile_games::{
    contract::{Game, Viewer},
    eintrichtern::{Action, Eintrichtern, Event, Step, THROWN_DICE, View},
    pyramid::lattice::Cell,
};

use super::{
    case::{self, Uncovered},
    cover, help,
    lesson::lesson,
    news,
    nodes::{self, Target},
    preview::preview,
    seats,
    throw::{self, sum},
};
use crate::{
    ButtonLook, Help, Ink, News, Node, NodeId, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    kit::{self, Button},
    lesson::Script,
    pyramid::{Guests, RoundTable},
    trace::{Place, Trace},
};

/// What the table remembers beside the state of the game: the throw that lies there, the case that was just found, and
/// what was last told. All of it is forgotten when something happens.
#[derive(Clone, Debug)]
pub(crate) struct EintrichternBoard {
    thrown: Option<[u8; THROWN_DICE]>,
    found: Option<Cell>,
    headline: Option<Words>,
}

impl Board for EintrichternBoard {
    type Game = Eintrichtern;

    fn preview(_game: &Eintrichtern, surface: Surface) -> Scene {
        preview(surface)
    }

    fn lesson() -> Script<Eintrichtern> {
        lesson()
    }

    fn ending(game: &Eintrichtern, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &Eintrichtern) -> EintrichternBoard {
        let thrown = thrown(game.observe(Viewer::Spectator).step);
        EintrichternBoard { thrown, found: None, headline: None }
    }

    fn compose(&self, game: &Eintrichtern, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let table = RoundTable::of(room, Guests { players: game.players(), counts: seats::COUNTS });
        let RoundTable { frame, hexagons } = &table;
        let turn = Words::new("eintrichtern-turn-of").text("name", room.name(view.current));
        let headline = self.headline.clone().unwrap_or(turn);
        let hint = hint(&view, room);
        kit::headline(room, frame, (nodes::HEADLINE, headline, Ink::Text), (nodes::HINT, hint), nodes);
        cover::compose(&view, hexagons, nodes);
        nodes.extend(cover::lifted(&view, game.lifted(), frame.buttons, hexagons));
        case::compose(game, Uncovered::of(&view, self.found), &table, nodes);
        seats::compose(game, &view, &frame.seats, room, nodes);
        throw::compose(self.thrown, can_throw(view.step), frame.tray, nodes);
        kit::buttons(frame.buttons, buttons(view.step), nodes);
    }

    fn hear(&mut self, game: &Eintrichtern, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        if gesture.kind != GestureKind::Tap {
            return None;
        }
        let action = Target::of(gesture.node)?.action();
        let seat = game.to_act().iter().next()?;
        Some(Ask { seat, action })
    }

    fn follow(&mut self, _game: &Eintrichtern, events: &[Event], room: Room<'_>) -> News {
        self.found = None;
        for event in events {
            match *event {
                Event::Thrown { faces, .. } => self.thrown = Some(faces),
                Event::Won { cell, .. } => self.found = Some(cell),
                _ => {}
            }
        }
        self.headline = news::headline(events, room);
        News {
            cues: events.iter().filter_map(news::cue).collect(),
            narration: events.iter().map(|event| news::line(event, room)).collect(),
        }
    }

    /// Whoever looked under a die in vain has to remember it, and so have the others: only what is gone is marked.
    fn trace(event: &Event) -> Option<Trace> {
        match *event {
            Event::Won { cell, .. } => Some(Trace::left(cell.index() as u32)),
            _ => None,
        }
    }

    fn spot(&self, game: &Eintrichtern, spot: u32, room: Room<'_>, _nodes: &[Node]) -> Option<Place> {
        let guests = Guests { players: game.players(), counts: seats::COUNTS };
        RoundTable::of(room, guests).hexagons.place(spot)
    }
    fn advise(_game: &Eintrichtern, action: &Action) -> Option<(Words, Option<Trace>)> {
        Some(match *action {
            Action::Throw => (Words::new("eintrichtern-advice-throw"), None),
            Action::Uncover { cell } => {
                (Words::new("eintrichtern-advice-lift"), Some(Trace::left(cell.index() as u32)))
            }
        })
    }

    fn would_ask(&self, _game: &Eintrichtern, node: NodeId, _room: Room<'_>) -> Option<Action> {
        Target::of(node).map(Target::action)
    }

    fn help(&self, game: &Eintrichtern, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), room)
    }
}

fn thrown(step: Step) -> Option<[u8; THROWN_DICE]> {
    match step {
        Step::MayThrow { thrown } | Step::MustUncover { thrown } | Step::Shown { thrown, .. } => Some(thrown),
        Step::MustThrow | Step::Over => None,
    }
}

fn can_throw(step: Step) -> bool {
    matches!(step, Step::MustThrow | Step::MayThrow { .. })
}

/// What may be done now, and by whom.
fn hint(view: &View, room: Room<'_>) -> Words {
    let words = match view.step {
        Step::MustThrow => Words::new("eintrichtern-hint-throw"),
        Step::MayThrow { thrown } => Words::new("eintrichtern-hint-choose").number("sum", sum(thrown)),
        Step::MustUncover { thrown } => Words::new("eintrichtern-hint-uncover").number("sum", sum(thrown)),
        Step::Shown { .. } => Words::new("eintrichtern-hint-look"),
        Step::Over => Words::new("eintrichtern-hint-over"),
    };
    words.text("name", room.name(view.current))
}

/// The first throw is a must, a new one a choice.
fn buttons(step: Step) -> Vec<Button> {
    let (key, look) = match step {
        Step::MustThrow => ("eintrichtern-throw", ButtonLook::Primary),
        Step::MayThrow { .. } => ("eintrichtern-throw-anew", ButtonLook::Secondary),
        Step::MustUncover { .. } | Step::Shown { .. } | Step::Over => return Vec::new(),
    };
    vec![Button::new(nodes::THROW, Words::new(key), look)]
}
