mod advising;
mod answering;
mod mustering;
mod teaching;

use empile_games::{
    AnyAction, AnyEvent, AnyGame, AnySetup, GameId,
    contract::{Game, Millis, Pace, Seat, Seats, Viewer},
};

use crate::{
    Area, Delta, Footage, Help, News, Node, NodeId, Scene, Since, Sitter, Surface, Touch, Words,
    board::{Ask, Board, Room},
    curtain,
    fingers::Fingers,
    gesture::{Gesture, GestureKind},
    lesson::{self, Coach, Lesson},
    muster::Muster,
    offer::{self, Remedy},
    robot_hands::{self, Goal, RobotHands},
    robots,
    trace::{self, Deed, Deeds, Place, Trace},
    zones::Around,
};

use answering::Idle;
pub use answering::Unusable;

/// What a touch asks of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Intent {
    /// Who acts.
    pub seat: Seat,
    /// What.
    pub action: AnyAction,
    /// When the finger said so.
    pub at: Millis,
}

macro_rules! boards {
    ($($name:ident: $board:ty;)+) => {
        #[derive(Clone, Debug)]
        enum AnyBoard { $($name($board),)+ }

        /// What a game looks like before it is played, to choose it by.
        #[must_use]
        pub fn preview(game: &AnyGame, surface: Surface) -> Scene {
            match game {
                $(AnyGame::$name(game) => <$board>::preview(game, surface),)+
            }
        }

        fn ending_of(game: &AnyGame, room: Room<'_>) -> Option<Words> {
            match game {
                $(AnyGame::$name(game) => <$board>::ending(game, room),)+
            }
        }

        /// Can so many play a game on such a surface, with text so many times as large?
        pub(crate) fn fits(game: GameId, players: u8, surface: Surface, text_scale: f32) -> bool {
            match game {
                $(GameId::$name => <$board>::fits(players, surface, text_scale),)+
            }
        }

        /// The guided first match of a game.
        #[must_use]
        pub fn lesson(game: GameId) -> Lesson {
            match game {
                $(GameId::$name => <$board>::lesson().of_any(AnySetup::$name, AnyAction::$name),)+
            }
        }

        impl AnyBoard {
            fn new(game: &AnyGame) -> AnyBoard {
                match game {
                    $(AnyGame::$name(game) => AnyBoard::$name(<$board>::new(game)),)+
                }
            }

            fn compose(&self, game: &AnyGame, room: Room<'_>, nodes: &mut Vec<Node>) {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.compose(game, room, nodes),)+
                    _ => {}
                }
            }

            fn hear(&mut self, game: &AnyGame, gesture: Gesture, room: Room<'_>) -> Option<Ask<AnyAction>> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => {
                        let Ask { seat, action } = board.hear(game, gesture, room)?;
                        Some(Ask { seat, action: AnyAction::$name(action) })
                    })+
                    _ => None,
                }
            }

            fn follow(&mut self, game: &AnyGame, events: &[AnyEvent], room: Room<'_>) -> News {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => {
                        let own = events.iter().filter_map(|event| match event {
                            AnyEvent::$name(event) => Some(event.clone()),
                            _ => None,
                        });
                        board.follow(game, &own.collect::<Vec<_>>(), room)
                    })+
                    _ => News::default(),
                }
            }

            fn traces(&self, events: &[AnyEvent]) -> Vec<Trace> {
                match self {
                    $(AnyBoard::$name(_) => {
                        let own = events.iter().filter_map(|event| match event {
                            AnyEvent::$name(event) => <$board>::trace(event),
                            _ => None,
                        });
                        own.collect()
                    })+
                }
            }

            fn spot(&self, game: &AnyGame, spot: u32, room: Room<'_>, nodes: &[Node]) -> Option<Place> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.spot(game, spot, room, nodes),)+
                    _ => None,
                }
            }

            fn advise(&self, game: &AnyGame, action: &AnyAction) -> Option<(Words, Option<Trace>)> {
                match (self, game, action) {
                    $((AnyBoard::$name(_), AnyGame::$name(game), AnyAction::$name(action)) => {
                        <$board>::advise(game, action)
                    })+
                    _ => None,
                }
            }

            fn would_ask(&self, game: &AnyGame, node: NodeId, room: Room<'_>) -> Option<AnyAction> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => {
                        board.would_ask(game, node, room).map(AnyAction::$name)
                    })+
                    _ => None,
                }
            }

            fn answer(&mut self, game: &AnyGame) -> Option<AnyAction> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => {
                        board.answer(game).map(AnyAction::$name)
                    })+
                    _ => None,
                }
            }

            fn footage(&mut self, game: &AnyGame, room: Room<'_>) -> Option<Footage> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.footage(game, room),)+
                    _ => None,
                }
            }

            fn help(&self, game: &AnyGame, room: Room<'_>) -> Vec<Help> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.help(game, room),)+
                    _ => Vec::new(),
                }
            }

            fn pass(&mut self, now: Millis) -> bool {
                match self {
                    $(AnyBoard::$name(board) => board.pass(now),)+
                }
            }

            fn next_moment(&self) -> Option<Millis> {
                match self {
                    $(AnyBoard::$name(board) => board.next_moment(),)+
                }
            }

            fn musters(&self, game: &AnyGame) -> bool {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.musters(game),)+
                    _ => false,
                }
            }

            fn around(&self, game: &AnyGame, room: Room<'_>) -> Option<Around> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.around(game, room),)+
                    _ => None,
                }
            }

            fn goal(&self, game: &AnyGame, seat: Seat, action: &AnyAction, room: Room<'_>) -> Option<Goal> {
                match (self, game, action) {
                    $((AnyBoard::$name(board), AnyGame::$name(game), AnyAction::$name(action)) => {
                        board.goal(game, seat, action, room)
                    })+
                    _ => None,
                }
            }

            fn reach(&mut self, game: &AnyGame, seat: Seat, action: Option<&AnyAction>) {
                match (self, game, action) {
                    $((AnyBoard::$name(board), AnyGame::$name(game), None) => board.reach(game, seat, None),)+
                    $((AnyBoard::$name(board), AnyGame::$name(game), Some(AnyAction::$name(action))) => {
                        board.reach(game, seat, Some(action));
                    })+
                    _ => {}
                }
            }

            fn is_moving_for(&self) -> Millis {
                match self {
                    $(AnyBoard::$name(board) => board.is_moving_for(),)+
                }
            }

            fn secret_of(&self, game: &AnyGame) -> Option<Seat> {
                match (self, game) {
                    $((AnyBoard::$name(board), AnyGame::$name(game)) => board.secret_of(game),)+
                    _ => None,
                }
            }
        }
    };
}

boards! {
    Abquetschen: crate::abquetschen::AbquetschenBoard;
    CuiBono: crate::cui_bono::CuiBonoBoard;
    Eintrichtern: crate::eintrichtern::EintrichternBoard;
    BunteKuh: crate::bunte_kuh::BunteKuhBoard;
    PilePoils: crate::pile_poils::PilePoilsBoard;
    NekoTower: crate::neko_tower::TowerBoard;
    PiloPilo: crate::pilo_pilo::PiloPiloBoard;
    Raffzahn: crate::raffzahn::RaffzahnBoard;
    Wurfelmarsch: crate::wurfelmarsch::WurfelmarschBoard;
    Teckels: crate::teckels::TeckelsBoard;
}

/// Why a match is over, in the words of the rule that ends it, once it is.
#[must_use]
pub fn ending(game: &AnyGame, sitters: &[Sitter]) -> Option<Words> {
    let nowhere = Surface { width: 0.0, height: 0.0 };
    ending_of(game, room(nowhere, 1.0, sitters, None, Seats::NONE))
}

/// A board on a surface: shows a game and turns touches into what they ask of it.
#[derive(Clone, Debug)]
pub struct Stage {
    surface: Surface,
    text_scale: f32,
    sitters: Vec<Sitter>,
    board: AnyBoard,
    fingers: Fingers,
    /// Who has come to the table, until everyone has.
    muster: Option<Muster>,
    /// What is to be done before the board has room enough, where it has not.
    cramped: Option<Remedy>,
    /// Is nobody to touch anything?
    is_only_shown: bool,
    /// Who plays by program.
    robots: Seats,
    robot_hands: RobotHands,
    /// Leads through a lesson, where this is one.
    coach: Option<Coach>,
    /// Who has lifted the curtain.
    lifted: Option<Seat>,
    /// What was done, as far as somebody has yet to answer it.
    deeds: Deeds,
    /// What somebody is advised to do, until something is done.
    advised: Option<(Seat, Trace)>,
    /// Fingers on what cannot be used.
    idle: Idle,
    scene: Scene,
    /// What the shell was last told.
    handed_out: Scene,
    /// How often the scene was composed.
    composed: u64,
    /// Touches come together: the scene is composed after the last of them.
    is_in_batch: bool,
    /// Something happened that the scene does not show yet.
    is_stale: bool,
}

impl Stage {
    /// The stage of a game, new or resumed.
    #[must_use]
    pub fn new(game: &AnyGame, sitters: Vec<Sitter>, surface: Surface) -> Stage {
        let nothing = Scene { surface, nodes: Vec::new() };
        let mut stage = Stage {
            surface,
            text_scale: 1.0,
            sitters,
            board: AnyBoard::new(game),
            fingers: Fingers::default(),
            muster: None,
            cramped: None,
            is_only_shown: false,
            robots: Seats::NONE,
            robot_hands: RobotHands::default(),
            coach: None,
            lifted: None,
            deeds: Deeds::default(),
            advised: None,
            idle: Idle::default(),
            scene: nothing.clone(),
            handed_out: nothing,
            composed: 0,
            is_in_batch: false,
            is_stale: false,
        };
        stage.compose(game);
        stage
    }

    /// Shows what was played, and nothing that only could be touched.
    pub fn only_show(&mut self, game: &AnyGame) {
        self.is_only_shown = true;
        self.compose(game);
    }

    /// Robots sit on these seats: on their turn there is nothing to touch, and no curtain hides what they may see.
    pub fn seat_robots(&mut self, game: &AnyGame, robots: Seats) {
        self.robots = robots;
        self.compose(game);
    }

    /// The hand of a robot sets out to do something, is about to do it from elsewhere, or goes back to where it rests.
    pub fn reach(&mut self, game: &AnyGame, seat: Seat, action: Option<AnyAction>) {
        self.board.reach(game, seat, action.as_ref());
        self.robot_hands.reach(seat, action);
        self.compose(game);
    }

    /// How long what has just happened is still seen to happen.
    #[must_use]
    pub fn is_moving_for(&self) -> Millis {
        self.board.is_moving_for()
    }

    /// Does a finger hold something, so that nobody else may move it?
    #[must_use]
    pub fn is_held(&self) -> bool {
        !self.fingers.are_away()
    }

    /// What there is to see now.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What changed since this was last asked; all of it the first time, and after [`Stage::forget_handed_out`].
    pub fn changes(&mut self) -> Delta {
        let delta = self.scene.since(&self.handed_out);
        self.handed_out.clone_from(&self.scene);
        delta
    }

    /// What a world makes of what was just done, where the game has one: to be entered before anybody is shown anything.
    pub fn answer(&mut self, game: &AnyGame) -> Option<AnyAction> {
        self.board.answer(game)
    }

    /// What moves by itself from now on, on the way to what the scene shows; handed out once.
    pub fn footage(&mut self, game: &AnyGame) -> Option<Footage> {
        let room = room(self.board_surface(), self.text_scale, &self.sitters, self.lifted, self.robots);
        self.board.footage(game, room)
    }

    /// How something came about is not known after all.
    pub fn forget_footage(&mut self, game: &AnyGame) {
        let _ = self.footage(game);
    }

    /// A new view knows nothing yet.
    pub fn forget_handed_out(&mut self) {
        self.handed_out.nodes.clear();
    }

    /// Lays the board out for another surface, and for a reader who wants text so many times as large. Fingers on
    /// the old one are [taken away](Stage::take_fingers_away).
    pub fn resize(&mut self, game: &AnyGame, surface: Surface, text_scale: f32) -> Vec<Intent> {
        let asked = self.take_fingers_away(game);
        self.surface = surface;
        self.text_scale = text_scale;
        self.compose(game);
        asked
    }

    /// Every finger that is down counts as cancelled by the system: the board moves away under it, or a call comes. What
    /// that asks of the game: where touching is acting, a touch is made void.
    pub fn take_fingers_away(&mut self, game: &AnyGame) -> Vec<Intent> {
        let mut asked = Vec::new();
        while let Some(gesture) = self.fingers.take_away() {
            asked.extend(self.mean(game, gesture));
        }
        if !asked.is_empty() {
            self.compose(game);
        }
        if let Some(muster) = &mut self.muster {
            muster.begin_again();
            self.compose(game);
        }
        asked
    }

    /// Starts over from the state of the game, after an undo.
    pub fn reset(&mut self, game: &AnyGame) {
        self.board = AnyBoard::new(game);
        self.robot_hands = RobotHands::default();
        (self.fingers, self.deeds, self.idle) = (Fingers::default(), Deeds::default(), Idle::default());
        self.advised = None;
        self.is_in_batch = false;
        self.compose(game);
    }

    /// Touches come together. What they do is not [shown](Stage::scene) before the batch [ends](Stage::end_batch).
    pub fn begin_batch(&mut self) {
        self.is_in_batch = true;
    }

    /// All touches of a batch were heard.
    pub fn end_batch(&mut self, game: &AnyGame) {
        self.is_in_batch = false;
        self.catch_up(game);
    }

    /// Hears one sample of one finger; none reaches the board before everyone [has come](Stage::touch_muster).
    pub fn touch(&mut self, game: &AnyGame, touch: Touch) -> Option<Intent> {
        let intent = self.ask(game, touch);
        if intent.is_some() {
            self.compose(game);
        }
        intent
    }

    /// The same for whoever acts on it at once: what it asks for is not shown before it is [followed](Stage::follow) or
    /// [refused](Stage::refuse), so that the board is composed once and not twice.
    pub fn ask(&mut self, game: &AnyGame, touch: Touch) -> Option<Intent> {
        let touch = touch.within_reason();
        if self.is_mustering() {
            return None;
        }
        if self.fingers.looks_below(touch) {
            self.catch_up(game);
        }
        self.note_touch(touch);
        let Some(gesture) = self.fingers.hear(touch, &self.scene) else {
            self.note_touch_on_nothing(touch);
            self.note_idle_touch(game, touch);
            if self.fingers.carries() {
                self.fingers.carry(&mut self.scene.nodes);
                self.scene = Scene::of(self.surface, std::mem::take(&mut self.scene.nodes));
            }
            return None;
        };
        self.mean(game, gesture)
    }

    /// Lets time pass for fingers that hold something, and for what is shown of the time that is left; ask again until
    /// there is nothing more.
    pub fn tick(&mut self, game: &AnyGame, now: Millis) -> Option<Intent> {
        if self.board.pass(now) {
            self.compose(game);
        }
        let gesture = self.fingers.pass(now)?;
        let intent = self.mean(game, gesture);
        if intent.is_some() {
            self.compose(game);
        }
        intent
    }

    /// When [`Stage::tick`] has something to do next, if at all.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        self.fingers.next_deadline().into_iter().chain(self.board.next_moment()).min()
    }

    fn mean(&mut self, game: &AnyGame, gesture: Gesture) -> Option<Intent> {
        if lesson::goes_on(gesture.node) {
            self.hear_go_on(game, gesture.kind);
            return None;
        }
        let ask = if let Some(seat) = self.behind_curtain(game) {
            if gesture.kind == GestureKind::Tap && curtain::lifts(gesture.node) {
                self.lifted = Some(seat);
            }
            None
        } else if self.robot_to_act(game).is_some() {
            // The finger came down before the robot's turn, and lifts in it.
            None
        } else {
            let room = room(self.board_surface(), self.text_scale, &self.sitters, self.lifted, self.robots);
            self.board.hear(game, gesture, room).filter(|ask| !self.robots.contains(ask.seat))
        };
        if ask.is_none() {
            self.compose(game);
            self.note_gesture_for_nothing(game, gesture.kind);
        }
        ask.map(|Ask { seat, action }| Intent { seat, action, at: gesture.stamp })
    }

    /// What was [asked](Stage::ask) for did not happen: the board shows what the touch made of it alone.
    pub fn refuse(&mut self, game: &AnyGame) {
        self.compose(game);
    }

    /// The place of a player's own, and by how many degrees what stands upright there is turned; nothing where all share one
    /// place in turn.
    #[must_use]
    pub fn own_place(&self, game: &AnyGame, seat: Seat) -> Option<(Area, f32)> {
        let room = room(self.surface, self.text_scale, &self.sitters, self.lifted, self.robots);
        let around = self.board.around(game, room)?;
        let zone = around.zones.into_iter().find(|zone| zone.seat == seat)?;
        Some((zone.area, zone.turn))
    }

    /// How often the scene was composed so far: what a touch costs.
    #[must_use]
    pub fn composed(&self) -> u64 {
        self.composed
    }

    /// Follows what happened in the game, and tells what there is to hear, to feel and to tell.
    pub fn follow(&mut self, game: &AnyGame, events: &[AnyEvent]) -> News {
        let news = self.hear_of(game, events);
        self.compose(game);
        news
    }

    /// The same, where it is known who acted, if it was not the clock: what it leaves to be seen stays on the board until
    /// whoever is next has answered it. Where everyone plays at once, the moment is gone.
    pub fn follow_deed(&mut self, game: &AnyGame, by: Option<Seat>, events: &[AnyEvent]) -> News {
        let news = self.hear_of(game, events);
        if game.id().descriptor().pace == Pace::Turns && !self.is_lesson() {
            let traces = self.board.traces(events);
            self.deeds.note(Deed { by, traces, told: news.narration.clone() });
        }
        self.compose(game);
        news
    }

    /// What others did since whoever is to act last did something, if anything. After the end nobody is to act.
    #[must_use]
    pub fn since(&self, game: &AnyGame) -> Option<Since> {
        if game.outcome().is_some() {
            return None;
        }
        trace::since(self.deeds.unanswered(game.to_act(), self.robots))
    }

    /// Another stage has followed the same match from its beginning: what has yet to be answered is known from there.
    pub fn recall(&mut self, game: &AnyGame, followed: Stage) {
        self.deeds = followed.deeds;
        self.compose(game);
    }

    fn hear_of(&mut self, game: &AnyGame, events: &[AnyEvent]) -> News {
        self.advised = None;
        let room = room(self.board_surface(), self.text_scale, &self.sitters, self.lifted, self.robots);
        let mut news = self.board.follow(game, events, room);
        robots::retold(&mut news.narration, self.robot_to_act(game), room);
        if game.outcome().is_some() {
            (self.muster, self.cramped) = (None, None);
        }
        news
    }

    /// What may be done now, and which rule says so.
    #[must_use]
    pub fn help(&self, game: &AnyGame) -> Vec<Help> {
        if let Some(help) = self.coach.as_ref().and_then(Coach::help) {
            return vec![help];
        }
        if self.cramped.is_some() {
            return offer::help();
        }
        if let Some(muster) = &self.muster {
            return muster.help();
        }
        if self.behind_curtain(game).is_some() {
            return Vec::new();
        }
        let room = room(self.board_surface(), self.text_scale, &self.sitters, self.lifted, self.robots);
        match self.robot_to_act(game) {
            Some(robot) => vec![robots::help(robot, room)],
            None => self.board.help(game, room),
        }
    }

    /// The seat that has yet to lift the curtain.
    fn behind_curtain(&self, game: &AnyGame) -> Option<Seat> {
        let is_hidden = |seat: &Seat| self.lifted != Some(*seat) && !self.robots.contains(*seat);
        self.board.secret_of(game).filter(|seat| self.coach.is_none() && is_hidden(seat))
    }

    /// The robot that everyone waits for; nobody waits where everyone plays at once.
    fn robot_to_act(&self, game: &AnyGame) -> Option<Seat> {
        if game.id().descriptor().pace == Pace::RealTime {
            return None;
        }
        game.to_act().iter().find(|seat| self.robots.contains(*seat))
    }

    fn compose(&mut self, game: &AnyGame) {
        if self.coach.is_some() {
            self.lifted = self.board.secret_of(game).filter(|seat| !self.robots.contains(*seat));
        } else if self.board.secret_of(game) != self.lifted {
            self.lifted = None;
        }
        self.is_stale = true;
        if !self.is_in_batch {
            self.catch_up(game);
        }
    }

    /// Composes what the scene does not show yet.
    fn catch_up(&mut self, game: &AnyGame) {
        if !std::mem::take(&mut self.is_stale) {
            return;
        }
        self.composed += 1;
        let robot = self.robot_to_act(game);
        let room = Room {
            robot,
            ..room(self.board_surface(), self.text_scale, &self.sitters, self.lifted, self.robots)
        };
        let mut nodes = Vec::with_capacity(self.scene.nodes.len());
        match (self.cramped, &self.muster, self.behind_curtain(game)) {
            (Some(remedy), ..) => offer::compose(remedy, room, &mut nodes),
            (None, Some(muster), _) => muster.compose(room, self.board.around(game, room), &mut nodes),
            (None, None, Some(seat)) => curtain::compose(seat, room, &mut nodes),
            (None, None, None) => {
                self.board.compose(game, room, &mut nodes);
                let place = |spot| self.board.spot(game, spot, room, &nodes);
                let marks = trace::compose(self.deeds.unanswered(game.to_act(), self.robots), room, place);
                let advice = self.advice_marks(game, room, &nodes);
                nodes.extend(marks.into_iter().chain(advice));
            }
        }
        if self.is_only_shown || robot.is_some() && !self.is_mustering() {
            robots::hush(&mut nodes);
        }
        if !self.is_mustering() && !self.is_lesson() && game.id().descriptor().pace == Pace::RealTime {
            robot_hands::take_out_of_reach(self.robots, &mut nodes);
            if let Some(around) = self.board.around(game, room).filter(|_| game.outcome().is_none()) {
                let goal = |seat, action: &AnyAction| self.board.goal(game, seat, action, room);
                self.robot_hands.compose(self.robots, &around, room, goal, &mut nodes);
            }
        }
        self.add_coach(&mut nodes);
        self.fingers.carry(&mut nodes);
        self.scene = Scene::of(self.surface, nodes);
    }
}

fn room(
    surface: Surface,
    text_scale: f32,
    sitters: &[Sitter],
    lifted: Option<Seat>,
    robots: Seats,
) -> Room<'_> {
    let viewer = lifted.map_or(Viewer::Spectator, Viewer::Seat);
    Room { surface, text_scale, sitters, viewer, robot: None, robots }
}
