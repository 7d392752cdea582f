use empile_games::{
    contract::{Game, Viewer},
    cui_bono::{Action, CuiBono, Event, Step, View},
};

use super::{
    hand, heap, help,
    lesson::lesson,
    news,
    nodes::{self, Target},
    pieces::Pieces,
    preview::preview,
    seats,
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

/// What the table remembers beside the state of the game: which die is which, and what was last told.
#[derive(Clone, Debug)]
pub(crate) struct CuiBonoBoard {
    pieces: Pieces,
    headline: Option<Words>,
}

impl Board for CuiBonoBoard {
    type Game = CuiBono;

    fn preview(game: &CuiBono, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn lesson() -> Script<CuiBono> {
        lesson()
    }

    fn ending(game: &CuiBono, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &CuiBono) -> CuiBonoBoard {
        CuiBonoBoard { pieces: Pieces::of(game), headline: None }
    }

    fn compose(&self, game: &CuiBono, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let RoundTable { frame, hexagons } =
            RoundTable::of(room, Guests { players: game.players(), counts: seats::COUNTS });
        let turn = Words::new("cui-bono-turn-of").text("name", room.name(view.current));
        let headline = self.headline.clone().unwrap_or(turn);
        let hint = hint(game, &view, room);
        kit::headline(room, &frame, (nodes::HEADLINE, headline, Ink::Text), (nodes::HINT, hint), nodes);
        heap::compose(game, &view, &self.pieces, &hexagons, nodes);
        seats::compose(game, &view, &frame.seats, room, nodes);
        let held = self.pieces.held().zip(game.held());
        hand::compose(held, view.costs, frame.tray, &hexagons, nodes);
        kit::buttons(frame.buttons, buttons(game, &view), nodes);
    }

    fn hear(&mut self, game: &CuiBono, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        let action = match (Target::of(gesture.node)?, gesture.kind) {
            (Target::Keep, GestureKind::Tap) => Action::Keep,
            (Target::Die(number), GestureKind::Tap) => Action::Take { cell: self.pieces.cell(number)? },
            (Target::Case(cell), GestureKind::Tap) => Action::PutBack { cell },
            (Target::Die(_), GestureKind::Drop { onto: Some(onto) }) => match Target::of(onto)? {
                Target::Case(cell) => Action::PutBack { cell },
                Target::Keep | Target::Die(_) => return None,
            },
            _ => return None,
        };
        let seat = game.to_act().iter().next()?;
        Some(Ask { seat, action })
    }

    fn follow(&mut self, game: &CuiBono, events: &[Event], room: Room<'_>) -> News {
        self.pieces.follow(events);
        let costs = game.observe(Viewer::Spectator).costs;
        self.headline = news::headline(events, costs, room);
        News {
            cues: events.iter().copied().filter_map(news::cue).collect(),
            narration: events.iter().map(|event| news::line(*event, costs, room)).collect(),
        }
    }

    fn trace(event: &Event) -> Option<Trace> {
        match *event {
            Event::Took { cell, .. } => Some(Trace::left(cell.index() as u32)),
            Event::PutBack { cell, .. } => Some(Trace::came(cell.index() as u32)),
            _ => None,
        }
    }

    fn spot(&self, game: &CuiBono, spot: u32, room: Room<'_>, _nodes: &[Node]) -> Option<Place> {
        let guests = Guests { players: game.players(), counts: seats::COUNTS };
        RoundTable::of(room, guests).hexagons.place(spot)
    }
    fn advise(_game: &CuiBono, action: &Action) -> Option<(Words, Option<Trace>)> {
        Some(match *action {
            Action::Take { cell } => {
                (Words::new("cui-bono-advice-take"), Some(Trace::left(cell.index() as u32)))
            }
            Action::PutBack { cell } => {
                (Words::new("cui-bono-advice-put-back"), Some(Trace::came(cell.index() as u32)))
            }
            Action::Keep => (Words::new("cui-bono-advice-keep"), None),
        })
    }

    fn would_ask(&self, _game: &CuiBono, node: NodeId, _room: Room<'_>) -> Option<Action> {
        match Target::of(node)? {
            Target::Keep => Some(Action::Keep),
            Target::Die(number) => self.pieces.cell(number).map(|cell| Action::Take { cell }),
            Target::Case(cell) => Some(Action::PutBack { cell }),
        }
    }

    fn help(&self, game: &CuiBono, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), game.edition(), room)
    }
}

/// What may be done now, and by whom.
fn hint(game: &CuiBono, view: &View, room: Room<'_>) -> Words {
    let words = match view.step {
        Step::Taking => Words::new("cui-bono-hint-take").number("most", view.most_kept),
        Step::Holding(_) if game.places().is_empty() => Words::new("cui-bono-hint-no-place"),
        Step::Holding(_) => Words::new("cui-bono-hint-put-back"),
        Step::Over => Words::new("cui-bono-hint-over"),
    };
    words.text("name", room.name(view.current))
}

/// Keeping is the only thing to do where no case takes the die, and the worse thing elsewhere.
fn buttons(game: &CuiBono, view: &View) -> Vec<Button> {
    let Some(piece) = game.held() else { return Vec::new() };
    let look = if game.places().is_empty() { ButtonLook::Primary } else { ButtonLook::Secondary };
    let words = Words::new("cui-bono-keep").number("cost", view.costs.of(piece.colour));
    vec![Button::new(nodes::KEEP, words, look)]
}
