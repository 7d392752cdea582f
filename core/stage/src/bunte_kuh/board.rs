use empile_games::{
    bunte_kuh::{Action, BunteKuh, Call, Event, Step, VOID_MS, View},
    contract::{Choices, Game, Millis, Seat, Seats, Viewer},
    pyramid::{
        Colour,
        lattice::{Cell, CellSet},
    },
};

use super::{
    countdown::Countdown,
    edges::Edges,
    heap::{self, Deed},
    help,
    layout::Layout,
    lesson::lesson,
    news,
    nodes::{self, Target},
    preview::preview,
};
use crate::{
    Help, News, Node, NodeId, PyramidLook, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    lesson::Script,
    pyramid::Ways,
    robot_hands::Goal,
    zones::Around,
};

/// What the table remembers beside the state of the game: how the last call went, what is chosen, and the time.
#[derive(Clone, Debug)]
pub(crate) struct BunteKuhBoard {
    /// The die that was laid last.
    pub(super) laid: Option<Cell>,
    /// The cases that the last call was about.
    pub(super) marks: Vec<(Cell, PyramidLook)>,
    /// Where a die shall lie, while it is not said how.
    pub(super) chosen: Option<Cell>,
    /// The case under the finger of whoever has to show one.
    pub(super) over: Option<Cell>,
    /// Who called in this turn, and when.
    called: Vec<(Seat, Millis)>,
    /// Since when somebody has to show a case.
    asked_at: Option<Millis>,
    countdown: Option<Countdown>,
    /// The latest moment of which the table was told.
    now: Millis,
    /// What the last call cost whom.
    told: Option<(Seat, Words)>,
}

impl Board for BunteKuhBoard {
    type Game = BunteKuh;

    fn preview(game: &BunteKuh, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn lesson() -> Script<BunteKuh> {
        lesson()
    }

    fn ending(game: &BunteKuh, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &BunteKuh) -> BunteKuhBoard {
        let mut board = BunteKuhBoard {
            laid: None,
            marks: Vec::new(),
            chosen: None,
            over: None,
            called: Vec::new(),
            asked_at: None,
            countdown: None,
            now: 0,
            told: None,
        };
        board.look(&game.observe(Viewer::Spectator));
        board
    }

    fn compose(&self, game: &BunteKuh, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let layout = Layout::of(room.surface, room.text_scale, game.players());
        let chosen = self.chosen.filter(|_| !is_robots(&view, room));
        self.heap(game, &view, &layout.hexagons, room, nodes);
        heap::thrown(&view, layout.thrown, room, nodes);
        let edges = Edges {
            view: &view,
            winners: game.outcome().map_or(Seats::NONE, |outcome| outcome.winners()),
            is_turning: chosen.is_some(),
            left: self.countdown.map(|countdown| countdown.left()),
            told: self.told.as_ref(),
            pointing: pointing(game),
            over: self.over.map(|cell| heap::faces(game, &layout.hexagons, cell)),
            room,
        };
        for edge in &layout.edges {
            edges.compose(edge, nodes);
        }
        if let (Some(_), Step::Laying { seat, .. }) = (chosen, view.step) {
            // Colours do not matter: the rules lay one of those that the player has most of.
            let most = view.hands.get(seat.index()).and_then(|hand| hand.most());
            let colour = most.unwrap_or(Colour::Red).into();
            let ways = Ways { sheet_id: nodes::SHEET, way_id: nodes::way, colour, now: None };
            ways.compose(layout.sheet, &layout.hexagons, nodes);
        }
    }

    /// Calls count as they come down. A case is shown by a finger that set out from the caller's own zone, with the call
    /// or afterwards, and lifts there: nobody else's finger can point. What nobody races for counts as a finger
    /// lifts, whoever's it is.
    fn hear(&mut self, game: &BunteKuh, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        let deed = heap::deed(game);
        match (Target::of(gesture.node)?, gesture.kind, deed) {
            (Target::Throw, GestureKind::Tap, _) => {
                Some(Ask { seat: game.observe(Viewer::Spectator).thrower, action: Action::Throw })
            }
            (Target::Call(seat, call), GestureKind::Press, _) => {
                Some(Ask { seat, action: Action::Call(call) })
            }
            (Target::Call(seat, _), GestureKind::Cancel, _) if self.is_void(game, seat, gesture.stamp) => {
                self.over = None;
                Some(Ask { seat, action: Action::Void })
            }
            (Target::Call(from, Call::Stop) | Target::Hand(from), kind, Some((seat, Deed::Point, cases)))
                if from == seat =>
            {
                self.point(seat, kind, cases)
            }
            (Target::Case(case), GestureKind::Tap, Some((_, Deed::Lay, cases))) => {
                self.chosen = Some(case).filter(|case| cases.contains(*case));
                None
            }
            (Target::Back, GestureKind::Tap, _) => {
                self.chosen = None;
                None
            }
            (Target::Way(die), GestureKind::Tap, Some((seat, Deed::Lay, _))) => {
                self.chosen.map(|case| Ask { seat, action: Action::Lay { case, die } })
            }
            _ => None,
        }
    }

    fn follow(&mut self, game: &BunteKuh, events: &[Event], room: Room<'_>) -> News {
        for event in events {
            self.note(event);
        }
        self.look(&game.observe(Viewer::Spectator));
        news::of(events, room)
    }

    /// Whoever throws begins for everyone.
    fn musters(&self, _game: &BunteKuh) -> bool {
        true
    }

    fn around(&self, game: &BunteKuh, room: Room<'_>) -> Option<Around> {
        let Layout { edges, hexagons, .. } = Layout::of(room.surface, room.text_scale, game.players());
        Some(Around { zones: edges.into_iter().map(|(zone, _)| zone).collect(), middle: hexagons.plate() })
    }

    fn goal(&self, _game: &BunteKuh, seat: Seat, action: &Action, _room: Room<'_>) -> Option<Goal> {
        match *action {
            Action::Throw => Some(Goal::at(nodes::thrown(1))),
            Action::Call(call) => Some(Goal::at(nodes::call(seat, call))),
            Action::Point { case } | Action::Lay { case, .. } => Some(Goal::at(nodes::case(case))),
            Action::Void => None,
        }
    }

    fn help(&self, game: &BunteKuh, room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator), self.chosen.is_some(), room)
    }

    fn pass(&mut self, now: Millis) -> bool {
        self.now = self.now.max(now);
        self.countdown.as_mut().is_some_and(|countdown| countdown.pass(now))
    }

    fn next_moment(&self) -> Option<Millis> {
        self.countdown.and_then(|countdown| countdown.next())
    }
}

impl BunteKuhBoard {
    /// What the finger of whoever has to show a case does. Beside every case it shows nothing, and may set out again.
    fn point(&mut self, seat: Seat, kind: GestureKind, cases: CellSet) -> Option<Ask<Action>> {
        let case = |under: Option<NodeId>| match Target::of(under?)? {
            Target::Case(case) => Some(case).filter(|case| cases.contains(*case)),
            _ => None,
        };
        match kind {
            GestureKind::Drag { over } => {
                self.over = case(over);
                None
            }
            GestureKind::Drop { onto } => {
                self.over = None;
                Some(Ask { seat, action: Action::Point { case: case(onto)? } })
            }
            GestureKind::Cancel => {
                self.over = None;
                None
            }
            GestureKind::Press | GestureKind::Tap | GestureKind::LongPress | GestureKind::Stray => None,
        }
    }

    /// Was the finger that called taken away so soon that it cannot have been meant? A finger that rests is last felt as
    /// it comes down, so the table's own time counts, too: a pause is no way out of a call.
    fn is_void(&self, game: &BunteKuh, seat: Seat, felt: Millis) -> bool {
        let called = self.called.iter().find(|(caller, _)| *caller == seat);
        let cancelled = felt.max(self.now);
        let is_soon = called.is_some_and(|(_, at)| cancelled <= at.saturating_add(VOID_MS));
        is_soon && game.legal(seat).all().any(|action| action == Action::Void)
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Thrown { .. } => {
                self.laid = None;
                self.marks.clear();
                self.told = None;
                self.called.clear();
            }
            Event::Called { seat, call, at, first } => {
                self.called.retain(|(caller, _)| *caller != seat);
                self.called.push((seat, at));
                if first {
                    self.over = None;
                    self.asked_at = Some(at).filter(|_| call == Call::Stop);
                }
            }
            Event::CallVoid { seat } => {
                self.called.retain(|(caller, _)| *caller != seat);
                self.over = None;
                self.asked_at = None;
                self.countdown = None;
            }
            Event::Pointed { case, .. } => self.marks = vec![(case, PyramidLook::Wrong)],
            Event::WasRight { .. } => self.marks.clear(),
            Event::WasWrong { seat, right_cases } => {
                self.marks.extend(right_cases.iter().map(|case| (case, PyramidLook::Right)));
                self.told = Some((seat, Words::new("bunte-kuh-state-wrong")));
            }
            Event::TooSlow { seat } => {
                self.marks.clear();
                self.told = Some((seat, Words::new("bunte-kuh-state-too-slow")));
            }
            Event::Laid { cell, .. } => self.laid = Some(cell),
            Event::CallStands { .. }
            | Event::Gave { .. }
            | Event::TurnPassed { .. }
            | Event::Ended { .. } => {}
        }
    }

    /// Begins what a step begins with: the time to point, and the choice of how to lay a die on the case shown.
    fn look(&mut self, view: &View) {
        self.countdown = match view.step {
            Step::Pointing { until, .. } => {
                Some(self.countdown.unwrap_or_else(|| Countdown::new(self.asked_at, until)))
            }
            _ => None,
        };
        if !matches!(view.step, Step::Searching { .. } | Step::Pointing { .. }) {
            self.over = None;
        }
        self.chosen = match view.step {
            Step::Laying { case, .. } => case,
            _ => None,
        };
    }
}

/// Is the die a robot's to lay? Then nobody chooses how.
pub(super) fn is_robots(view: &View, room: Room<'_>) -> bool {
    matches!(view.step, Step::Laying { seat, .. } if room.robots.contains(seat))
}

/// Who has to show a case now.
fn pointing(game: &BunteKuh) -> Option<Seat> {
    heap::deed(game).and_then(|(seat, deed, _)| (deed == Deed::Point).then_some(seat))
}
