use empile_games::{
    contract::{Game, Seat, Viewer},
    pyramid::{
        Colour, Die,
        lattice::{Cell, CellSet, Side},
    },
    wurfelmarsch::{Action, Direction, Event, View, Wurfelmarsch},
};

use super::{
    help,
    lesson::lesson,
    march, news,
    nodes::{self, Target},
    outlook::Outlook,
    pieces::Pieces,
    preview::preview,
    steps::Steps,
};
use crate::{
    Art, ButtonLook, Footage, Help, News, Node, NodeId, PyramidArt, PyramidLook, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    kit::{Button, Count, SeatCard},
    lesson::Script,
    pyramid::{Table, Throw, Ways, labels},
    trace::{Place, Trace},
};

/// What the table remembers beside the state of the game: which die is which, which one is chosen and what for, what
/// just happened where.
#[derive(Clone, Debug)]
pub(crate) struct WurfelmarschBoard {
    pub(super) pieces: Pieces,
    pub(super) chosen: Option<Cell>,
    /// What was chosen before a finger came down.
    chosen_before: Option<Cell>,
    pub(super) is_turning: bool,
    /// The pivot whose fights are looked at before they are fought.
    pub(super) weighed: Option<Direction>,
    /// Where there was a fight, and where a die went.
    pub(super) marks: Vec<(Cell, PyramidLook)>,
    headline: Option<Words>,
    /// What has just happened, to be shown one thing after the other.
    steps: Steps,
}

impl Board for WurfelmarschBoard {
    type Game = Wurfelmarsch;

    fn preview(game: &Wurfelmarsch, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn lesson() -> Script<Wurfelmarsch> {
        lesson()
    }

    fn ending(game: &Wurfelmarsch, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &Wurfelmarsch) -> WurfelmarschBoard {
        WurfelmarschBoard {
            pieces: Pieces::of(game),
            chosen: None,
            chosen_before: None,
            is_turning: false,
            weighed: None,
            marks: Vec::new(),
            headline: None,
            steps: Steps::default(),
        }
    }

    fn compose(&self, game: &Wurfelmarsch, room: Room<'_>, nodes: &mut Vec<Node>) {
        let table = Table::of(room, Throw::None, game.to_act());
        let turn = Words::new("wurfelmarsch-turn-of").text("name", room.name(game.current()));
        let foreseen = self.outlook(game).and_then(|outlook| news::foreseen(&outlook, room));
        let headline = foreseen.or_else(|| self.headline.clone()).unwrap_or(turn);
        let hint = self.hint(game).text("name", room.name(game.current()));
        table.say(room, (nodes::HEADLINE, headline), (nodes::HINT, hint), nodes);
        march::compose(self, game, &table.hexagons, room, nodes);
        for seat in Seat::all(game.players()) {
            card(game, seat, &table, room, nodes);
        }
        let chosen = self.chosen.and_then(|cell| game.pyramid().piece(cell));
        if let Some(piece) = chosen.filter(|_| self.is_turning) {
            let colour = piece.colour.into();
            let ways = Ways { sheet_id: nodes::SHEET, way_id: nodes::way, colour, now: Some(piece.die) };
            let own = Side::of(game.current()).unwrap_or(table.hexagons.front());
            ways.compose_for(own, table.clear_board(), &table.hexagons, nodes);
        }
        table.buttons(self.buttons(game), nodes);
    }

    fn hear(&mut self, game: &Wurfelmarsch, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        let action = match (Target::of(gesture.node)?, gesture.kind) {
            (Target::Piece(index), GestureKind::Press) => {
                let pressed = self.pieces.cell(index).filter(|cell| self.movable(game).contains(*cell))?;
                self.chosen_before = self.chosen.replace(pressed);
                self.weighed = None;
                None
            }
            (Target::Piece(_), GestureKind::Tap) if self.chosen == self.chosen_before => {
                self.chosen = None;
                None
            }
            (Target::Piece(_), GestureKind::Cancel) => {
                self.chosen = self.chosen_before;
                None
            }
            // What would happen is seen while the die is held over its goal.
            (Target::Piece(_), GestureKind::Drag { over }) => {
                self.weighed = over.and_then(Target::of).and_then(Target::direction);
                None
            }
            (Target::Piece(_), GestureKind::Drop { onto }) => {
                self.weighed = None;
                onto.and_then(Target::of).and_then(Target::direction).and_then(|way| self.pivot(way))
            }
            (Target::Pivot(direction), GestureKind::Tap) => self.pivot_or_weigh(game, direction),
            (Target::Fight, GestureKind::Tap) => self.weighed.and_then(|direction| self.pivot(direction)),
            (Target::Turn, GestureKind::Tap) => {
                self.weighed = None;
                self.is_turning = true;
                None
            }
            (Target::Cancel, GestureKind::Tap) => {
                self.is_turning = false;
                None
            }
            (Target::Way(die), GestureKind::Tap) => self.chosen.map(|cell| Action::Turn { cell, die }),
            _ => None,
        };
        action.map(|action| Ask { seat: game.current(), action })
    }

    fn follow(&mut self, _game: &Wurfelmarsch, events: &[Event], room: Room<'_>) -> News {
        self.chosen = None;
        self.chosen_before = None;
        self.is_turning = false;
        self.weighed = None;
        self.marks.clear();
        self.steps = Steps::of(events, &self.pieces);
        for event in events {
            self.pieces.follow(event);
            match event {
                Event::Fought(fight) => self.marks.push((fight.case, PyramidLook::Together)),
                Event::Captured { cell, .. } | Event::Removed { cell, .. } => {
                    self.marks.push((*cell, PyramidLook::Wrong));
                }
                _ => {}
            }
        }
        self.headline = news::headline(events, room);
        let mut cues: Vec<_> =
            events.iter().filter(|event| !self.steps.is_heard_later(event)).filter_map(news::cue).collect();
        cues.dedup();
        News { cues, narration: events.iter().map(|event| news::line(event, room)).collect() }
    }

    fn trace(event: &Event) -> Option<Trace> {
        let spot = |cell: Cell| cell.index() as u32;
        match *event {
            Event::Pivoted { from, to, .. } => Some(Trace::went(spot(from), spot(to))),
            Event::Turned { cell, .. } => Some(Trace::came(spot(cell))),
            Event::Captured { cell, .. } | Event::Removed { cell, .. } => Some(Trace::left(spot(cell))),
            _ => None,
        }
    }

    fn spot(&self, game: &Wurfelmarsch, spot: u32, room: Room<'_>, _nodes: &[Node]) -> Option<Place> {
        Table::of(room, Throw::None, game.to_act()).hexagons.place(spot)
    }

    fn advise(game: &Wurfelmarsch, action: &Action) -> Option<(Words, Option<Trace>)> {
        let spot = |cell: Cell| cell.index() as u32;
        let own = game.to_act().iter().next().and_then(Side::of)?;
        Some(match *action {
            Action::Pivot { cell, direction } => {
                let to = cell.rolled(direction.roll(own))?;
                (Words::new("wurfelmarsch-advice-pivot"), Some(Trace::went(spot(cell), spot(to))))
            }
            Action::Turn { cell, die } => {
                let words = labels::showing(Words::new("wurfelmarsch-advice-turn"), own, die);
                (words, Some(Trace::came(spot(cell))))
            }
        })
    }

    /// A die that cannot be chosen cannot be turned either, whatever it is to show.
    fn would_ask(&self, _game: &Wurfelmarsch, node: NodeId, _room: Room<'_>) -> Option<Action> {
        let Target::Piece(index) = Target::of(node)? else { return None };
        let cell = self.pieces.cell(index)?;
        Die::all().next().map(|die| Action::Turn { cell, die })
    }

    fn footage(&mut self, game: &Wurfelmarsch, room: Room<'_>) -> Option<Footage> {
        let table = Table::of(room, Throw::None, game.to_act());
        std::mem::take(&mut self.steps).footage(&table)
    }

    fn help(&self, game: &Wurfelmarsch, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), room)
    }
}

impl WurfelmarschBoard {
    /// The dice that the player to move can choose.
    pub(super) fn movable(&self, game: &Wurfelmarsch) -> CellSet {
        let is_open = !self.is_turning && !game.to_act().is_empty();
        if is_open { game.dice_of(game.current()) } else { CellSet::EMPTY }
    }

    /// Where the chosen die can roll, and how it would lie there.
    pub(super) fn pivots(&self, game: &Wurfelmarsch) -> impl Iterator<Item = (Direction, Cell, Die)> {
        self.chosen.into_iter().flat_map(|cell| march::rolls(game, game.current(), cell))
    }

    /// What the pivot that is looked at would bring.
    pub(super) fn outlook(&self, game: &Wurfelmarsch) -> Option<Outlook> {
        let (cell, direction) = self.chosen.zip(self.weighed)?;
        Some(Outlook::of(game, cell, direction)).filter(Outlook::is_fight)
    }

    /// A pivot that starts a fight is looked at first.
    fn pivot_or_weigh(&mut self, game: &Wurfelmarsch, direction: Direction) -> Option<Action> {
        self.weighed = Some(direction);
        if self.outlook(game).is_some() { None } else { self.pivot(direction) }
    }

    fn pivot(&self, direction: Direction) -> Option<Action> {
        self.chosen.map(|cell| Action::Pivot { cell, direction })
    }

    /// What may be done now.
    fn hint(&self, game: &Wurfelmarsch) -> Words {
        let view = game.observe(Viewer::Spectator);
        if let Some(outlook) = self.outlook(game) {
            return news::balance("wurfelmarsch-hint-fight", &outlook, game.current());
        }
        match self.chosen {
            _ if view.ending.is_some() => Words::new("wurfelmarsch-hint-over"),
            Some(_) if self.is_turning => Words::new("wurfelmarsch-hint-turn"),
            Some(_) if self.pivots(game).next().is_none() => Words::new("wurfelmarsch-hint-stuck"),
            Some(_) => Words::new("wurfelmarsch-hint-pivot"),
            None if is_nearly_drawn(&view) => Words::new("wurfelmarsch-hint-draw"),
            None => Words::new("wurfelmarsch-hint-choose"),
        }
    }

    fn buttons(&self, game: &Wurfelmarsch) -> Vec<Button> {
        match self.chosen {
            None => Vec::new(),
            Some(_) if self.is_turning => {
                vec![Button::new(nodes::CANCEL, Words::new("wurfelmarsch-cancel"), ButtonLook::Quiet)]
            }
            Some(_) if self.outlook(game).is_some() => {
                vec![Button::new(nodes::FIGHT, Words::new("wurfelmarsch-fight"), ButtonLook::Primary)]
            }
            Some(_) => {
                vec![Button::new(nodes::TURN, Words::new("wurfelmarsch-turn"), ButtonLook::Secondary)]
            }
        }
    }
}

/// Would the match be drawn if it went on like this for one more round?
pub(super) fn is_nearly_drawn(view: &View) -> bool {
    view.occurrences + 1 >= view.setup.repetitions || view.quiet + 3 >= view.setup.quiet_turns
}

/// Dice on the base are seen there: the card counts those that are gone, captured ones in the colours of their owners.
fn card(game: &Wurfelmarsch, seat: Seat, table: &Table, room: Room<'_>, nodes: &mut Vec<Node>) {
    let Some((sitter, own)) = room.sitters.get(seat.index()).zip(Colour::of(seat)) else { return };
    let count = |art, how_many: u8| Count { art: Art::Pyramid(art), how_many: how_many.into(), figures: 1 };
    let (captured, removed) = (game.captured(seat), game.removed(seat));
    let prisoners: Vec<(Seat, u8)> = Seat::all(game.players())
        .map(|of| (of, game.captured_from(seat, of)))
        .filter(|(_, dice)| *dice > 0)
        .collect();
    let colours = Colour::ALL.map(|colour| prisoners.iter().any(|(of, _)| Colour::of(*of) == Some(colour)));
    let gone = PyramidArt::Die { colour: own.into(), faces: [0; 3], look: PyramidLook::Wrong };
    let counts = [count(PyramidArt::Prisoners { colours }, captured), count(gone, removed)];
    let from: Vec<String> = prisoners.iter().map(|(of, dice)| format!("{} {dice}", room.name(*of))).collect();
    let key = if prisoners.is_empty() {
        "wurfelmarsch-label-seat"
    } else {
        "wurfelmarsch-label-seat-with-prisoners"
    };
    let mut label = Words::new(key)
        .text("name", sitter.name.clone())
        .number("dice", game.dice_of(seat).len() as u8)
        .number("captured", captured)
        .number("removed", removed);
    if !prisoners.is_empty() {
        label = label.text("from", from.join(", "));
    }
    let highlighted = game.to_act().contains(seat);
    table.card(seat, SeatCard { id: nodes::seat(seat), sitter, highlighted, counts: &counts, label }, nodes);
}
