use empile_games::{
    contract::{Seat, Viewer},
    neko_tower::{Action, Cell, Event, Mode, Nakama, Neko, Phase, Place, Spot},
};

use super::{
    buttons::{self, Mind},
    cards,
    focus::{Focus, Pick, Step, ends_the_match},
    help, hints, ladder,
    layout::Layout,
    lesson::lesson,
    news::{self, Teller},
    nodes::{self, Target},
    offers::{self, Offer},
    plan::{self, Look},
    preview::preview,
    seats,
    table::Table,
    tower, tray,
};
use crate::{
    Cue, Help, Ink, News, Node, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    kit,
    lesson::Script,
};

/// What the table remembers beside the state of the game: which floor is looked at, what the player has in mind, what
/// was last told.
#[derive(Clone, Debug)]
pub(crate) struct NekoBoard {
    shown: u8,
    pub(super) focus: Focus,
    /// Something fell, and the player says what.
    pub(super) telling: bool,
    /// What would end the match waits for a second touch.
    to_confirm: Option<Action>,
    headline: Option<(Words, Ink)>,
}

impl Board for NekoBoard {
    type Game = Neko;

    fn preview(_game: &Neko, surface: Surface) -> Scene {
        preview(surface)
    }

    fn lesson() -> Script<Neko> {
        lesson()
    }

    fn ending(game: &Neko, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn new(game: &Neko) -> NekoBoard {
        let mut board =
            NekoBoard { shown: 1, focus: Focus::Nothing, telling: false, to_confirm: None, headline: None };
        board.look_where_it_matters(game);
        board
    }

    fn compose(&self, game: &Neko, room: Room<'_>, nodes: &mut Vec<Node>) {
        let table = Table::new(game, room);
        let players = usize::from(table.view.setup.players);
        let layout = Layout::of(room.surface, room.text_scale, players, table.view.shown.len());
        let offers = self.offers(&table);
        let (headline, ink) = self.headline.clone().unwrap_or_else(|| hints::headline(&table));
        let hint = hints::hint(&table, self.look(), self.to_confirm.as_ref());
        seats::compose(&table, &layout.frame.seats, nodes);
        kit::headline(room, &layout.frame, (nodes::HEADLINE, headline, ink), (nodes::HINT, hint), nodes);
        ladder::compose(&table, layout.ladder, nodes);
        tower::compose(&table, layout.tower, self.shown, nodes);
        plan::compose(&table, &layout, self.look(), nodes);
        tray::compose(&table, layout.frame.tray, self.look(), &offers, nodes);
        cards::compose(&table, &layout.actions, &layout.missions, self.focus, nodes);
        let wanted = buttons::now(&table, &self.mind(&offers)).into_iter().map(|(button, _)| button);
        kit::buttons(layout.frame.buttons, wanted.collect(), nodes);
    }

    fn hear(&mut self, game: &Neko, gesture: Gesture, room: Room<'_>) -> Option<Ask<Action>> {
        if self.secret_of(game).is_some_and(|seat| room.viewer != Viewer::Seat(seat)) {
            return None;
        }
        let table = Table::new(game, room);
        let target = Target::of(gesture.node)?;
        let action = match gesture.kind {
            GestureKind::Tap => self.tap(&table, target),
            GestureKind::Drag { over } => {
                self.drag(&table, target, over.and_then(Target::of));
                None
            }
            GestureKind::Drop { onto } => self.drop_cat(&table, target, onto.and_then(Target::of)),
            GestureKind::Press | GestureKind::LongPress | GestureKind::Stray | GestureKind::Cancel => None,
        };
        action.map(|action| Ask { seat: game.current(), action })
    }

    fn follow(&mut self, game: &Neko, events: &[Event], room: Room<'_>) -> News {
        let teller = Teller { mode: game.setup().mode, room };
        self.focus = Focus::Nothing;
        self.to_confirm = None;
        self.telling &= game.takes_reports() && events.iter().all(is_of_a_fall);
        self.headline = teller.headline(events);
        self.follow_with_the_eyes(game, events);
        let mut cues: Vec<Cue> = events.iter().filter_map(news::cue).collect();
        cues.dedup();
        let narration = events.iter().filter_map(|event| teller.line(event)).collect();
        News { cues, narration }
    }

    fn help(&self, game: &Neko, room: Room<'_>) -> Vec<Help> {
        help::now(&Table::new(game, room))
    }

    /// In competition the missions of the player whose turn it is lie open on the screen.
    fn secret_of(&self, game: &Neko) -> Option<Seat> {
        let shows_missions = !matches!(game.phase(), Phase::Blaming | Phase::Over(_));
        (game.setup().mode == Mode::Competitive && shows_missions).then(|| game.current())
    }
}

/// Is it told by reporting a fall, and nothing else?
fn is_of_a_fall(event: &Event) -> bool {
    matches!(
        event,
        Event::CatSlid { .. }
            | Event::FloorFell { .. }
            | Event::WallFell { .. }
            | Event::CatReturned { .. }
            | Event::CatPutBack { .. }
            | Event::BlackCatCameDown { .. }
            | Event::BlackCatPutBack { .. }
    )
}

impl NekoBoard {
    fn look(&self) -> Look {
        Look { shown: self.shown, focus: self.focus, telling: self.telling }
    }

    fn mind<'a>(&self, offers: &'a [Offer]) -> Mind<'a> {
        Mind { focus: self.focus, telling: self.telling, to_confirm: self.to_confirm.clone(), offers }
    }

    fn offers(&self, table: &Table<'_>) -> Vec<Offer> {
        if self.to_confirm.is_some() {
            return Vec::new();
        }
        offers::now(table, self.focus, self.telling, self.shown)
    }

    fn look_where_it_matters(&mut self, game: &Neko) {
        let own = game.climber(game.current()).floor;
        self.shown = match game.phase() {
            Phase::Confirming(claim) => claim.floor,
            _ => (own + 1).clamp(1, game.tower().height()),
        };
    }

    /// Looks at the floor on which something happened.
    fn follow_with_the_eyes(&mut self, game: &Neko, events: &[Event]) {
        for event in events {
            match event {
                Event::FloorRaised { floor, .. } | Event::MissionClaimed { floor, .. } => self.shown = *floor,
                Event::CatPlaced { to, .. } | Event::CatMoved { to, .. } => self.shown = to.floor,
                Event::TurnPassed { .. } | Event::Climbed { .. } => self.look_where_it_matters(game),
                _ => {}
            }
        }
        self.shown = self.shown.clamp(1, game.tower().height());
    }

    fn tap(&mut self, table: &Table<'_>, target: Target) -> Option<Action> {
        match target {
            Target::Button(id) => {
                let offers = self.offers(table);
                let buttons = buttons::now(table, &self.mind(&offers));
                let (_, pick) = buttons.into_iter().find(|(button, _)| button.id == id)?;
                return self.pick(table, pick);
            }
            Target::Offer(index) => {
                let pick = self.offers(table).get(index)?.pick.clone();
                return self.pick(table, pick);
            }
            Target::Cell(cell) => return self.put(table, cell),
            Target::Cat(cat) => return self.tap_cat(table, cat),
            Target::Lower => self.show(self.shown.saturating_sub(1), table),
            Target::Higher => self.show(self.shown.saturating_add(1), table),
            Target::Room(floor) => self.show(floor, table),
            Target::Tell => self.tell(!self.telling),
            Target::Action(place) => self.toggle(Focus::Card { place, step: Step::Open }),
            Target::Mission(place) => {
                self.toggle(Focus::Mission { place, floor: None });
                if let ([floor], Focus::Mission { .. }) = (table.floors_of(place).as_slice(), self.focus) {
                    self.shown = *floor;
                }
            }
        }
        None
    }

    /// Chooses what was touched, or lets go of it if it was chosen already.
    fn toggle(&mut self, wanted: Focus) {
        let is_chosen = match (self.focus, wanted) {
            (Focus::Card { place: a, .. }, Focus::Card { place: b, .. })
            | (Focus::Mission { place: a, .. }, Focus::Mission { place: b, .. }) => a == b,
            (focus, wanted) => focus == wanted,
        };
        self.tell(false);
        self.focus = if is_chosen { Focus::Nothing } else { wanted };
    }

    fn tell(&mut self, telling: bool) {
        self.telling = telling;
        self.focus = Focus::Nothing;
        self.to_confirm = None;
    }

    fn show(&mut self, floor: u8, table: &Table<'_>) {
        self.shown = floor.clamp(1, table.height());
        self.to_confirm = None;
        // A cat slides on its own floor only.
        if self.telling {
            self.focus = Focus::Nothing;
        }
    }

    fn pick(&mut self, table: &Table<'_>, pick: Pick) -> Option<Action> {
        match pick {
            Pick::Do(action)
                if ends_the_match(&action, table) && self.to_confirm.as_ref() != Some(&action) =>
            {
                self.to_confirm = Some(action);
                None
            }
            Pick::Do(action) => Some(action),
            Pick::Think(focus) => {
                self.focus = focus;
                if let Focus::Mission { floor: Some(floor), .. } = focus {
                    self.shown = floor;
                }
                None
            }
            Pick::Told => {
                let was_asked = self.to_confirm.take().is_some();
                let is_told = self.telling && !was_asked;
                self.tell(was_asked && self.telling);
                // All of this fall is told: what falls later is another one.
                (is_told && table.view.walls_down > 0).then_some(Action::PutAway)
            }
        }
    }

    /// The cat in mind comes to this place.
    fn put(&self, table: &Table<'_>, cell: Cell) -> Option<Action> {
        if !plan::takes_a_cat(table, self.look(), cell) {
            return None;
        }
        let to = Place { floor: self.shown, cell };
        match (self.telling, table.view.phase, self.focus) {
            (true, _, Focus::Cat(cat)) => Some(Action::Slid { cat, to: cell }),
            (false, Phase::Placing { .. }, _) => Some(Action::PutCat { to }),
            (false, _, Focus::Cat(cat)) => Some(Action::MoveCat { cat, to }),
            _ => None,
        }
    }

    fn tap_cat(&mut self, table: &Table<'_>, cat: Nakama) -> Option<Action> {
        if !self.telling && table.view.phase == Phase::Stroke(cat) {
            return Some(Action::Stroke);
        }
        let next = match self.focus {
            Focus::Cat(chosen) => below_in_stack(table, chosen),
            _ => Some(cat),
        };
        self.focus = Focus::Nothing;
        if let Some(cat) = next {
            self.choose_cat(table, cat);
        }
        None
    }

    /// A cat that slid or fell, or one to be moved up.
    fn choose_cat(&mut self, table: &Table<'_>, cat: Nakama) {
        let can_be_chosen = if self.telling { table.game.can_slip() } else { table.may_move(cat) };
        if can_be_chosen {
            self.focus = Focus::Cat(cat);
        }
    }

    fn drag(&mut self, table: &Table<'_>, held: Target, over: Option<Target>) {
        if let Target::Cat(cat) = held
            && self.focus != Focus::Cat(cat)
        {
            self.choose_cat(table, cat);
        }
        // Held over a floor of the tower, a cat that may go there opens it.
        if let Some(Target::Room(floor)) = over
            && !self.telling
        {
            self.show(floor, table);
        }
    }

    fn drop_cat(&mut self, table: &Table<'_>, held: Target, onto: Option<Target>) -> Option<Action> {
        self.drag(table, held, None);
        match onto? {
            Target::Cell(cell) => self.put(table, cell),
            Target::Cat(other) => {
                let cell = table.view.layout.spot(other).filter(|spot| spot.floor == self.shown)?.cell;
                self.put(table, cell)
            }
            _ => None,
        }
    }
}

/// In a stack, another touch means the cat below; after the lowest, none.
fn below_in_stack(table: &Table<'_>, cat: Nakama) -> Option<Nakama> {
    let layout = &table.view.layout;
    let spot: Spot = layout.spot(cat)?;
    layout.on_floor(spot.floor).find(|(_, below)| spot.rests_on(*below)).map(|(below, _)| below)
}
