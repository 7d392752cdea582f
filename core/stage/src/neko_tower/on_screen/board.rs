use empile_games::{
    contract::{Millis, Seat, Viewer},
    neko_tower::{Action, Ending, Event, FLOOR_WIDTH, FOLDS, Held, Mode, Neko, Phase, Piece, Side},
};

use super::{
    super::{
        buttons, cards,
        focus::{Focus, Pick, ends_the_match},
        help, hints, ladder,
        news::{self, Teller},
        nodes as shared,
        offers::{self, Offer},
        plan::Look,
        seats,
        table::Table,
        tray,
    },
    aim::Aim,
    controls::{self, Command, Mind},
    layout::Layout,
    nodes::{self, Target},
    partner::{self, Partner},
    pieces,
    reel::Reel,
    scenery::{self, HOVER, Hanging},
    view::{Camera, Place, View, millimetres, units},
};
use crate::{
    Cue, Footage, Help, Ink, News, Node, Point, Role, Words,
    board::{Ask, Room},
    gesture::{Gesture, GestureKind},
    kit, robot_hands,
};

/// What hangs is above the fingertip by so much, in pixels: a finger hides nothing.
const ABOVE_THE_FINGER: f32 = 64.0;
/// A finger may be so far below the tower and hold something above it.
const BELOW: f32 = 24.0;
/// What fell is shown once more so many times as slowly.
const SLOWLY: u8 = 4;
/// Words and cards are in front of the tower.
const WORDS_DEPTH: u8 = 20;

#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own about what moved last")]
/// What the table remembers beside the state of the game: what hangs, where it is looked, what moved last.
#[derive(Clone, Debug)]
pub(crate) struct ScreenBoard {
    focus: Focus,
    to_confirm: Option<Action>,
    headline: Option<(Words, Ink)>,
    camera: Camera,
    /// What hangs, the one that buttons move last.
    aims: Vec<Aim>,
    grips: Vec<Grip>,
    /// What moved since a hand last did something.
    reel: Option<Reel>,
    /// It has not been shown yet.
    is_new: bool,
    /// The world has just answered, and what follows is that.
    is_answering: bool,
    /// It brought something down.
    fell: bool,
    is_shown_again: bool,
    /// What is heard when it has come down.
    late: Vec<Cue>,
    /// What was let go last, and how high it hung, in hundredths of a millimetre.
    let_go: Option<(Piece, i32)>,
    /// The hand of the robot whose turn it is, once it has set out.
    partner: Option<Partner>,
    /// What a robot's hand let go.
    opened: Option<Piece>,
}

/// A finger that is down on the tower or on what is in hand.
#[derive(Clone, Copy, Debug)]
struct Grip {
    pointer: u64,
    on: Target,
    at: Point,
}

impl ScreenBoard {
    pub(crate) fn new(game: &Neko) -> ScreenBoard {
        let mut board = ScreenBoard {
            focus: Focus::Nothing,
            to_confirm: None,
            headline: None,
            camera: Camera::FOLLOWING,
            aims: Vec::new(),
            grips: Vec::new(),
            reel: None,
            is_new: false,
            is_answering: false,
            fell: false,
            is_shown_again: false,
            late: Vec::new(),
            let_go: None,
            partner: None,
            opened: None,
        };
        board.take_up(game);
        board
    }

    pub(crate) fn compose(&self, game: &Neko, room: Room<'_>, nodes: &mut Vec<Node>) {
        let table = Table::new(game, room);
        let layout = Self::layout(&table);
        let view = self.view(game, &layout);
        scenery::behind(&table, &view, self.is_shown_again, nodes);
        self.tower(&table, &view, nodes);
        scenery::mats(&layout, room.surface.area(), nodes);
        let mut words = Vec::new();
        self.words(&table, &layout, &mut words);
        scenery::window(&table, &view, layout.view, &mut words);
        nodes.extend(words.into_iter().map(|node| {
            let depth = node.depth.saturating_add(WORDS_DEPTH);
            node.at_depth(depth)
        }));
        partner::compose(&table, self.partner.as_ref(), &view, nodes);
    }

    /// The world's answer, to be entered before anybody is shown anything.
    pub(crate) fn answer(&mut self, game: &Neko) -> Option<Action> {
        let (answer, film) = empile_tower::answer(game)?;
        let opened =
            self.opened.take().and_then(|piece| film.tracks.iter().find(|track| track.piece == piece));
        let hung = opened.and_then(|track| Some((track.piece, track.poses.first()?.y + units(HOVER))));
        if !self.is_new || self.reel.is_none() {
            let mut reel = Reel::begin(game, self.happens(game));
            reel.add(game, film, self.let_go.take().or(hung));
            (self.reel, self.is_new, self.fell) = (Some(reel), true, false);
        } else if let Some(reel) = &mut self.reel {
            reel.add(game, film, None);
        }
        self.is_answering = true;
        Some(Action::Answer(Box::new(answer)))
    }

    pub(crate) fn follow(&mut self, game: &Neko, events: &[Event], room: Room<'_>) -> News {
        if !std::mem::take(&mut self.is_answering) {
            // A hand did something: what moved before is over.
            self.is_new = false;
            self.late.clear();
            let lets_go = |own: &Piece| {
                events.iter().any(|event| matches!(event, Event::LetGo { piece, .. } if piece == own))
            };
            self.opened = self.opened.take().filter(lets_go);
        }
        let teller = Teller { mode: game.setup().mode, room };
        self.focus = Focus::Nothing;
        self.to_confirm = None;
        self.is_shown_again = false;
        self.aims.clear();
        self.grips.retain(|grip| grip.on == Target::Sky);
        let headline = teller.headline(events);
        if headline.is_some() || !self.is_new {
            self.headline = headline;
        }
        self.fell |= self.is_new && events.iter().any(is_of_a_fall);
        if events.iter().any(leads_on) {
            self.camera.follow();
        }
        self.take_up(game);
        let mut cues: Vec<Cue> = events.iter().filter_map(news::cue).collect();
        cues.dedup();
        let narration = events.iter().filter_map(|event| teller.line(event)).collect();
        if self.is_new {
            let (late, at_once) = cues.into_iter().partition(|cue| is_heard_late(*cue));
            self.late.extend::<Vec<Cue>>(late);
            cues = at_once;
        }
        News { cues, narration }
    }

    pub(crate) fn footage(&mut self, game: &Neko, room: Room<'_>) -> Option<Footage> {
        if !std::mem::take(&mut self.is_new) {
            return None;
        }
        let layout = Self::layout(&Table::new(game, room));
        let to = self.view(game, &layout);
        let reel = self.reel.as_ref().filter(|reel| !reel.is_empty())?;
        // From near to far is a cut: what moves is as large as its node all the way.
        let from = Some(self.camera.view(layout.view, reel.happened)).filter(|from| from.is_as_near_as(&to));
        let from = from.unwrap_or(to);
        let footage = reel.footage(&from, &to)?;
        if self.is_shown_again {
            return Some(footage.slowed(SLOWLY));
        }
        let crash = footage.cues.iter().map(|(at, _)| *at).max().unwrap_or(footage.length() / 2);
        let mut cues = footage.cues.clone();
        cues.extend(std::mem::take(&mut self.late).into_iter().map(|cue| (crash, cue)));
        Some(Footage { cues, ..footage })
    }

    pub(crate) fn is_moving_for(&self) -> Millis {
        self.reel.as_ref().filter(|_| self.is_new).map_or(0, Reel::millis)
    }

    /// What a robot's hand holds hangs as what people hold does.
    pub(crate) fn reach(&mut self, game: &Neko, seat: Seat, action: Option<&Action>) {
        let before = self.partner.take();
        let held = before.as_ref().and_then(Partner::holds);
        self.opened = held.filter(|_| action.is_none()).map(|aim| aim.piece);
        self.partner = action.map(|action| Partner::reaching(before.as_ref(), seat, action));
        match self.partner.as_ref().and_then(Partner::holds) {
            Some(aim) => self.aims = vec![aim],
            None if held.is_some() => {
                self.aims.clear();
                self.take_up(game);
            }
            None => {}
        }
    }

    pub(crate) fn help(game: &Neko, room: Room<'_>) -> Vec<Help> {
        let mut help = help::now(&Table::new(game, room));
        if !game.in_hand().is_empty() {
            help.insert(0, Help::new(Words::new("neko-tower-help-let-go"), "neko-tower.ruling-two-ways"));
        }
        help
    }

    /// In competition the missions of the player whose turn it is lie open on the screen.
    pub(crate) fn secret_of(game: &Neko) -> Option<Seat> {
        let shows_missions = !matches!(game.phase(), Phase::Over(_));
        (game.setup().mode == Mode::Competitive && shows_missions).then(|| game.current())
    }

    pub(crate) fn hear(&mut self, game: &Neko, gesture: Gesture, room: Room<'_>) -> Option<Ask<Action>> {
        if Self::secret_of(game).is_some_and(|seat| room.viewer != Viewer::Seat(seat)) {
            return None;
        }
        let table = Table::new(game, room);
        let action = match Target::of(gesture.node) {
            Some(target) => self.lead(&table, target, gesture),
            None if gesture.kind == GestureKind::Tap => self.tap_shared(&table, gesture),
            None => None,
        };
        action.map(|action| Ask { seat: game.current(), action })
    }

    fn layout(table: &Table<'_>) -> Layout {
        let players = usize::from(table.view.setup.players);
        Layout::of(table.room.surface, table.room.text_scale, players)
    }

    fn view(&self, game: &Neko, layout: &Layout) -> View {
        self.camera.view(layout.view, self.happens(game))
    }

    /// Where it happens now.
    fn happens(&self, game: &Neko) -> Place {
        let Some(world) = game.world() else { return Place::default() };
        let top = world.bodies().iter().map(|body| millimetres(body.pose.y)).fold(0.0, f32::max);
        let phase = game.phase();
        let floor = match (phase, self.aims.last()) {
            (Phase::Over(Ending::Collapsed), _) => {
                let furthest =
                    world.bodies().iter().map(|body| millimetres(body.pose.x).abs()).fold(0.0, f32::max);
                let breadth = (2.0 * (furthest + A_PIECE)).min(WIDEST_WRECK);
                return Place { top, breadth, ..Place::default() };
            }
            (Phase::Placing { .. } | Phase::Moving { .. } | Phase::Interact, Some(aim)) => aim.floor,
            (Phase::Placing { cat, .. } | Phase::Moving { cat, .. } | Phase::Stroke(cat), None) => {
                world.floor_under(Piece::Nakama(cat)).unwrap_or(game.tower().height())
            }
            (Phase::Climbing { to, .. }, _) => to,
            _ => game.tower().height(),
        };
        let lowest = floor.saturating_sub(FLOORS_IN_VIEW);
        let floor = world.body(Piece::Floor(floor)).map(|body| body.pose).unwrap_or_default();
        // A tower that leans is looked at from further away.
        let beside = (lowest..=game.tower().height())
            .filter_map(|floor| world.body(Piece::Floor(floor)))
            .map(|body| millimetres((body.pose.x - floor.x).abs()))
            .filter(|aside| *aside < WIDEST_WRECK / 2.0)
            .fold(0.0, f32::max);
        let breadth = 2.0 * (beside + HALF_A_FLOOR);
        let hangs = matches!(
            phase,
            Phase::Building { .. } | Phase::Placing { .. } | Phase::Moving { .. } | Phase::Climbing { .. }
        );
        Place { across: millimetres(floor.x), up: millimetres(floor.y), top, hangs, breadth }
    }

    /// What of the pieces in hand hangs first: one that was not let go yet, else one that fell.
    fn take_up(&mut self, game: &Neko) {
        let Some(world) = game.world() else { return };
        if matches!(game.phase(), Phase::Interact) {
            return;
        }
        let hand = game.in_hand();
        let waits = |held: &&Held| world.body(held.piece).is_none();
        let fell = |held: &&Held| world.lies_on_the_table(held.piece);
        if let Some(held) = hand.iter().find(waits).or_else(|| hand.iter().find(fell)) {
            let aim = Aim::new(*held, usual_place(held.piece, game), wanted_floor(game));
            self.aims = vec![aim];
        }
    }

    fn active(&self, hand: &[Held]) -> Option<(Held, Aim)> {
        let aim = self.aims.last()?;
        let held = hand.iter().find(|held| held.piece == aim.piece)?;
        Some((*held, *aim))
    }

    /// On a robot's turn nothing hangs but what its hand holds, and no button moves that.
    fn hanging(&self, room: Room<'_>) -> &[Aim] {
        let is_a_persons = room.robot.is_none();
        let is_held = self.partner.as_ref().and_then(Partner::holds).is_some();
        if is_a_persons || is_held { &self.aims } else { &[] }
    }

    fn mind<'a>(&self, hand: &'a [Held], room: Room<'_>) -> Mind<'a> {
        Mind {
            held: hand,
            active: self.active(hand).filter(|_| room.robot.is_none()),
            can_be_seen_again: self.fell && self.reel.is_some(),
            is_shown_again: self.is_shown_again,
        }
    }

    fn tower(&self, table: &Table<'_>, view: &View, nodes: &mut Vec<Node>) {
        let motion = pieces::moving(self.grips.iter().any(|grip| grip.on == Target::Sky));
        if let Some(reel) = self.reel.as_ref().filter(|_| self.is_shown_again) {
            nodes.extend(reel.end().filter_map(|thing| {
                let node = pieces::node(table, view, thing.body, false)?;
                Some(node.moving(motion))
            }));
            return;
        }
        let Some(world) = table.game.world() else { return };
        let hand = table.game.in_hand();
        let glowing = self.glowing(table);
        let hanging = self.hanging(table.room);
        for body in world.bodies() {
            if hanging.iter().any(|aim| aim.piece == body.piece) {
                continue;
            }
            let Some(node) = pieces::node(table, view, *body, glowing.contains(&body.piece)) else {
                continue;
            };
            let is_stroked =
                matches!(table.view.phase, Phase::Stroke(cat) if body.piece == Piece::Nakama(cat));
            let can_be_led = is_stroked || hand.iter().any(|held| held.piece == body.piece);
            let role = if can_be_led { Role::Led } else { Role::Picture };
            nodes.push(node.moving(motion).touchable(role));
        }
        let is_partners = table.room.robot.is_some();
        for (index, aim) in (0u32..).zip(hanging) {
            let is_led = self.grips.iter().any(|grip| grip.on == Target::Piece(aim.piece));
            let start = nodes.len();
            Hanging::of(table, *aim, is_led).compose(
                view,
                index,
                pieces::art(table, aim.piece, false),
                nodes,
            );
            let words = pieces::named(table.game, aim.piece, "neko-tower-label-hanging");
            let words = pieces::aside(words.number("floor", aim.floor), aim.x).number("fold", aim.fold + 1);
            for node in nodes.iter_mut().skip(start) {
                node.motion = pieces::moving(!is_partners);
                if node.id.0 == nodes::piece(aim.piece) {
                    if is_partners {
                        node.depth = robot_hands::DEPTH - 1;
                    }
                    node.role = Role::Led;
                    node.label = Some(words.clone());
                }
            }
        }
    }

    /// The cats that it is about now.
    fn glowing(&self, table: &Table<'_>) -> Vec<Piece> {
        let own = |cat| vec![Piece::Nakama(cat)];
        match (table.view.phase, self.focus) {
            (Phase::Stroke(cat), _) => own(cat),
            (Phase::Interact, Focus::Nothing) => table.game.in_hand().iter().map(|held| held.piece).collect(),
            (_, Focus::Mission { place, floor }) => {
                let floors = table.floors_of(place);
                let floor = floor.or(floors.first().copied());
                let cats = floor.and_then(|floor| table.game.evidence(table.mission(place)?, floor));
                cats.unwrap_or_default().into_iter().map(Piece::Nakama).collect()
            }
            _ => Vec::new(),
        }
    }

    fn words(&self, table: &Table<'_>, layout: &Layout, nodes: &mut Vec<Node>) {
        let hand = table.game.in_hand();
        let mind = self.mind(&hand, table.room);
        let offers = self.offers(table);
        let (headline, ink) = self.headline.clone().unwrap_or_else(|| hints::headline(table));
        let hint = self.hint(table, &mind);
        seats::compose(table, &layout.frame.seats, nodes);
        let words = (shared::HEADLINE, headline, ink);
        kit::headline(table.room, &layout.frame, words, (shared::HINT, hint), nodes);
        ladder::compose(table, layout.rail, nodes);
        if let Some(stock) = layout.stock {
            tray::compose_stock(table, stock, nodes);
        }
        let shows_hand = !mind.held.is_empty() && (!controls::is_optional(table) || mind.active.is_some());
        if shows_hand && !mind.is_shown_again {
            controls::strip(table, layout.strip, &mind, nodes);
        } else if !offers.is_empty() {
            tray::compose_offers(layout.strip, &offers, nodes);
        } else {
            let (actions, missions) = layout.cards(table.view.shown.len());
            cards::compose(table, &actions, &missions, self.focus, nodes);
        }
        let wanted = match controls::buttons(table, &mind) {
            Some(buttons) => buttons.into_iter().map(|(button, _)| button).collect(),
            None => self.shared_buttons(table, &offers).into_iter().map(|(button, _)| button).collect(),
        };
        kit::buttons(layout.frame.buttons, wanted, nodes);
    }

    fn hint(&self, table: &Table<'_>, mind: &Mind<'_>) -> Words {
        let say = Words::new;
        if self.is_shown_again {
            return say("neko-tower-hint-again");
        }
        match (table.view.phase, mind.active) {
            (Phase::Building { .. }, Some((held, _))) => match held.piece {
                Piece::Wall { .. } => say("neko-tower-hint-hang-wall"),
                _ => say("neko-tower-hint-hang-floor"),
            },
            (Phase::Climbing { to, .. }, Some(_)) => say("neko-tower-hint-hang-neko").number("floor", to),
            (Phase::Placing { .. } | Phase::Moving { .. } | Phase::Interact, Some((_, aim))) => {
                say("neko-tower-hint-hang-cat").number("floor", aim.floor)
            }
            (Phase::Stroke(cat), _) => {
                say("neko-tower-hint-stroke-screen").text("colour", cat.colour().key())
            }
            (
                Phase::Building { .. }
                | Phase::Placing { .. }
                | Phase::Moving { .. }
                | Phase::Climbing { .. },
                None,
            ) => {
                let key = match table.game.check_settled() {
                    Ok(()) => "neko-tower-hint-settle",
                    Err(_) => "neko-tower-hint-not-settled",
                };
                say(key)
            }
            _ => {
                let look = Look { shown: table.height(), focus: self.focus, telling: false };
                hints::hint(table, look, self.to_confirm.as_ref())
            }
        }
    }

    fn offers(&self, table: &Table<'_>) -> Vec<Offer> {
        if self.to_confirm.is_some() {
            return Vec::new();
        }
        let offers = offers::now(table, self.focus, false, table.height());
        // One thing alone is said by the button.
        if let [Offer { pick: Pick::Do(_), .. }] = offers.as_slice() { Vec::new() } else { offers }
    }

    fn shared_buttons(&self, table: &Table<'_>, _shown: &[Offer]) -> Vec<(kit::Button, Pick)> {
        let all = if self.to_confirm.is_some() {
            Vec::new()
        } else {
            offers::now(table, self.focus, false, table.height())
        };
        let mind = buttons::Mind {
            focus: self.focus,
            telling: false,
            to_confirm: self.to_confirm.clone(),
            offers: &all,
        };
        buttons::now(table, &mind)
    }

    /// Cards, offers and the buttons that both ways of playing have.
    fn tap_shared(&mut self, table: &Table<'_>, gesture: Gesture) -> Option<Action> {
        match shared::Target::of(gesture.node)? {
            shared::Target::Button(id) => {
                let offers = self.offers(table);
                let buttons = self.shared_buttons(table, &offers);
                let (_, pick) = buttons.into_iter().find(|(button, _)| button.id == id)?;
                self.pick(table, pick)
            }
            shared::Target::Offer(index) => {
                let pick = self.offers(table).get(index)?.pick.clone();
                self.pick(table, pick)
            }
            shared::Target::Action(place) => {
                self.toggle(Focus::Card { place, step: super::super::focus::Step::Open });
                None
            }
            shared::Target::Mission(place) => {
                self.toggle(Focus::Mission { place, floor: None });
                None
            }
            _ => None,
        }
    }

    fn toggle(&mut self, wanted: Focus) {
        let is_chosen = match (self.focus, wanted) {
            (Focus::Card { place: a, .. }, Focus::Card { place: b, .. })
            | (Focus::Mission { place: a, .. }, Focus::Mission { place: b, .. }) => a == b,
            _ => false,
        };
        self.to_confirm = None;
        self.focus = if is_chosen { Focus::Nothing } else { wanted };
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
                None
            }
            Pick::Told => {
                self.to_confirm = None;
                None
            }
        }
    }

    /// A finger on the tower, on what is in hand, or on a control.
    fn lead(&mut self, table: &Table<'_>, target: Target, gesture: Gesture) -> Option<Action> {
        let layout = Self::layout(table);
        let view = self.view(table.game, &layout);
        match (target, gesture.kind) {
            (Target::Control(id), GestureKind::Tap) => self.command(table, id),
            (Target::Control(_), _) => None,
            (_, GestureKind::Press) => {
                self.grips.retain(|grip| grip.pointer != gesture.pointer);
                if target == Target::Sky {
                    self.grips.push(Grip { pointer: gesture.pointer, on: target, at: gesture.at });
                }
                None
            }
            (Target::Sky, GestureKind::Drag { .. }) => {
                self.look_about(&view, gesture);
                None
            }
            (Target::Sky, kind) => {
                self.grips.retain(|grip| grip.pointer != gesture.pointer);
                if kind == GestureKind::Tap {
                    self.camera.follow();
                }
                None
            }
            (Target::Piece(piece), kind) => self.lead_piece(table, &view, piece, kind, gesture),
        }
    }

    /// One finger looks up and down, two come nearer or go away.
    fn look_about(&mut self, view: &View, gesture: Gesture) {
        let other = self.grips.iter().find(|grip| grip.on == Target::Sky && grip.pointer != gesture.pointer);
        let other = other.map(|grip| grip.at);
        let own = self.grips.iter_mut().find(|grip| grip.pointer == gesture.pointer);
        let Some(own) = own else { return };
        let before = std::mem::replace(&mut own.at, gesture.at);
        match other {
            None => self.camera.drag(view, gesture.at.y - before.y),
            Some(other) => {
                let apart = |at: Point| (at.x - other.x).hypot(at.y - other.y).max(1.0);
                self.camera.pinch(view, apart(gesture.at) / apart(before));
            }
        }
    }

    fn lead_piece(
        &mut self,
        table: &Table<'_>,
        view: &View,
        piece: Piece,
        kind: GestureKind,
        gesture: Gesture,
    ) -> Option<Action> {
        if let Phase::Stroke(cat) = table.view.phase {
            return (piece == Piece::Nakama(cat)).then(|| Self::stroke(table, view, piece, kind, gesture))?;
        }
        let hand = table.game.in_hand();
        let held = *hand.iter().find(|held| held.piece == piece)?;
        match kind {
            GestureKind::Drag { .. } => {
                let grip = Grip { pointer: gesture.pointer, on: Target::Piece(piece), at: gesture.at };
                self.grips.retain(|grip| grip.pointer != gesture.pointer);
                self.grips.push(grip);
                self.hang(table, view, held, gesture.at);
                None
            }
            GestureKind::Drop { .. } => {
                self.grips.retain(|grip| grip.pointer != gesture.pointer);
                // A finger that was quicker than its samples is where it lifts.
                let aim = match self.aims.iter().find(|aim| aim.piece == piece && aim.up.is_some()) {
                    Some(aim) => *aim,
                    None => self.hang(table, view, held, gesture.at),
                };
                if is_over(view, gesture.at) {
                    return Some(self.drop(table, view, aim, true));
                }
                self.let_it_hang(piece);
                None
            }
            GestureKind::Tap => {
                if self.aims.last().is_some_and(|aim| aim.piece == piece) {
                    self.let_it_hang(piece);
                } else {
                    self.aims.retain(|aim| self.grips.iter().any(|grip| grip.on == Target::Piece(aim.piece)));
                    let place = table.game.world().and_then(|world| world.body(piece));
                    let x = place.map_or(usual_place(piece, table.game), |body| millimetres(body.pose.x));
                    self.aims.push(Aim::new(held, x, wanted_floor(table.game)));
                }
                None
            }
            GestureKind::Stray | GestureKind::Cancel => {
                self.grips.retain(|grip| grip.pointer != gesture.pointer);
                self.let_it_hang(piece);
                None
            }
            GestureKind::Press | GestureKind::LongPress => None,
        }
    }

    fn drop(&mut self, table: &Table<'_>, view: &View, aim: Aim, is_led: bool) -> Action {
        self.let_go = Some((aim.piece, units(Hanging::of(table, aim, is_led).up(view))));
        Action::Drop(aim.drop())
    }

    /// It hangs above the fingertip.
    fn hang(&mut self, table: &Table<'_>, view: &View, held: Held, finger: Point) -> Aim {
        let (x, up) = view.in_world(Point { y: finger.y - ABOVE_THE_FINGER, ..finger });
        let known = self.aims.iter().position(|aim| aim.piece == held.piece);
        let known = known.map(|index| self.aims.remove(index));
        let mut aim = known.unwrap_or_else(|| {
            let fold =
                table.game.world().and_then(|world| world.body(held.piece)).map_or(0, |body| body.fold);
            Aim { fold, ..Aim::new(held, x, wanted_floor(table.game)) }
        });
        // What the buttons held is in the hand now, all at once.
        if aim.up.is_none() {
            aim.x = x;
        }
        aim.follow(x, up);
        aim.go_to(held, floor_below(table.game, up));
        // Only what fingers hold hangs beside it.
        self.aims.retain(|other| other.up.is_some());
        self.aims.push(aim);
        aim
    }

    /// Nobody holds it: it stays above where it would land.
    fn let_it_hang(&mut self, piece: Piece) {
        for aim in self.aims.iter_mut().filter(|aim| aim.piece == piece) {
            aim.up = None;
        }
    }

    /// « Touchez-le légèrement du doigt »: the way the finger goes, or away from where it touches.
    fn stroke(
        table: &Table<'_>,
        view: &View,
        cat: Piece,
        kind: GestureKind,
        gesture: Gesture,
    ) -> Option<Action> {
        let x = |at: Point| view.in_world(at).0;
        let middle = millimetres(table.game.world()?.body(cat)?.pose.x);
        let to = match kind {
            GestureKind::Drop { .. } => x(gesture.at) > middle,
            GestureKind::Tap => x(gesture.at) <= middle,
            _ => return None,
        };
        Some(Action::Nudge { to: if to { Side::Right } else { Side::Left } })
    }

    fn command(&mut self, table: &Table<'_>, id: u32) -> Option<Action> {
        let hand = table.game.in_hand();
        let mind = self.mind(&hand, table.room);
        let buttons = controls::buttons(table, &mind).unwrap_or_default();
        let mut all = buttons.into_iter().map(|(button, command)| (button.id, command));
        let command = all.find(|(own, _)| *own == id).map(|(_, command)| command);
        let command = command.or_else(|| {
            controls::moves(&mind).into_iter().find(|control| control.id == id).map(|control| control.command)
        })?;
        let active = mind.active;
        match command {
            Command::Do(action) => return Some(action),
            Command::LetGo => {
                let view = self.view(table.game, &Self::layout(table));
                return Some(self.drop(table, &view, active?.1, false));
            }
            Command::Again => (self.is_shown_again, self.is_new) = (true, true),
            Command::Seen => self.is_shown_again = false,
            Command::LayAside => self.aims.clear(),
            Command::Move(by) => self.aims.last_mut()?.nudge(by),
            Command::Fold => self.aims.last_mut()?.fold_on(active?.0),
            Command::Floor { up } => {
                self.aims.last_mut()?.change_floor(active?.0, up);
                self.camera.follow();
            }
        }
        None
    }
}

/// So many floors below it are looked at, too.
const FLOORS_IN_VIEW: u8 = 5;
/// And a little air beside it, in millimetres.
const HALF_A_FLOOR: f32 = FLOOR_WIDTH as f32 / 200.0 + 8.0;
/// Half a piece that lies about, in millimetres.
const A_PIECE: f32 = 30.0;
/// What lies further apart is not looked for.
const WIDEST_WRECK: f32 = 460.0;

/// Is a finger where something can be let go?
fn is_over(view: &View, finger: Point) -> bool {
    let area = view.area;
    (area.x..=area.right()).contains(&finger.x) && (area.y..=area.bottom() + BELOW).contains(&finger.y)
}

/// Walls stand to the left and to the right, everything else in the middle.
fn usual_place(piece: Piece, game: &Neko) -> f32 {
    let under = match piece {
        Piece::Floor(floor) | Piece::Wall { floor, .. } => floor.saturating_sub(1),
        Piece::Nakama(_) | Piece::Black(_) => return 0.0,
    };
    let middle = game.world().and_then(|world| world.body(Piece::Floor(under)));
    let middle = middle.map_or(0.0, |body| millimetres(body.pose.x));
    match piece {
        Piece::Wall { side: 0, .. } => middle - WALL_ASIDE,
        Piece::Wall { .. } => middle + WALL_ASIDE,
        _ => middle,
    }
}

/// From the middle of a floor to that of a wall that stands well, far out and yet inside, in millimetres.
const WALL_ASIDE: f32 = (FLOOR_WIDTH - FOLDS[0]) as f32 / 200.0 - 2.0;

/// Where cats help: above the own climber.
fn wanted_floor(game: &Neko) -> u8 {
    (game.climber(game.current()).floor + 1).min(game.tower().height())
}

/// The highest floor below a height, in millimetres.
fn floor_below(game: &Neko, up: f32) -> u8 {
    let Some(world) = game.world() else { return 1 };
    let is_below =
        |floor: &u8| world.body(Piece::Floor(*floor)).is_some_and(|body| millimetres(body.pose.y) < up);
    (1..=game.tower().height()).filter(is_below).max().unwrap_or(1)
}

fn is_of_a_fall(event: &Event) -> bool {
    matches!(
        event,
        Event::FloorFell { .. }
            | Event::WallFell { .. }
            | Event::OwnPieceFell { .. }
            | Event::CatPutBack { .. }
    )
}

/// Somebody else's turn, or another height: the picture goes where it happens.
fn leads_on(event: &Event) -> bool {
    !matches!(event, Event::LetGo { .. } | Event::OwnPieceFell { .. })
}

/// What falls is heard when it lands.
fn is_heard_late(cue: Cue) -> bool {
    matches!(cue, Cue::PieceFell | Cue::CatAstrophe)
}
