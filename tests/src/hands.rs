//! Hands at a board, without a log behind it: what they do reaches the game through touches alone.

use std::{collections::BTreeSet, ops::Range};

use empile_games::{
    AnyAction, AnyBreach, AnyGame, AnySetup,
    contract::{Entry, Game, Match, Millis, Refusal, Seed},
};
use empile_stage::{Intent, News, Node, NodeId, Phase, Point, Scene, Sitter, Stage, Surface, Touch};

/// What a board is looked at on, and by whom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// How large it is.
    pub surface: Surface,
    /// The reader wants text so many times as large.
    pub text_scale: f32,
}

impl From<Surface> for Screen {
    fn from(surface: Surface) -> Screen {
        Screen { surface, text_scale: 1.0 }
    }
}

/// A match on a stage, and the table's clock.
#[derive(Clone)]
pub struct Hands {
    game: Match<AnyGame>,
    stage: Stage,
    now: Millis,
    news: News,
    refused: Option<Refusal<AnyBreach>>,
    asked: Vec<Intent>,
    touches: Vec<Touch>,
}

impl Hands {
    /// A new match on a screen, everyone named after the own seat.
    #[must_use]
    pub fn at(setup: AnySetup, seed: u64, screen: impl Into<Screen>) -> Hands {
        let Screen { surface, text_scale } = screen.into();
        let game = Match::<AnyGame>::start(setup, Seed(seed)).expect("a set-up that can be played");
        let mut stage = Stage::new(game.state(), sitters(game.state().players()), surface);
        stage.resize(game.state(), surface, text_scale);
        Hands {
            game,
            stage,
            now: 0,
            news: News::default(),
            refused: None,
            asked: Vec::new(),
            touches: Vec::new(),
        }
    }

    /// The state of the game.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        self.game.state()
    }

    /// The record of what the touches did.
    #[must_use]
    pub fn entries(&self) -> &[Entry<AnyAction>] {
        &self.game.record().entries
    }

    /// Where chance began.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.game.record().seed.0
    }

    /// All that fingers did.
    #[must_use]
    pub fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// The stage.
    pub fn stage(&mut self) -> &mut Stage {
        &mut self.stage
    }

    /// What there is to see.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        self.stage.scene()
    }

    /// Nodes that a finger can do something with.
    pub fn touchable(&self) -> impl Iterator<Item = &Node> {
        self.scene().nodes.iter().filter(|node| node.role.is_touchable())
    }

    /// The same among some ids, lowest first.
    #[must_use]
    pub fn touchable_among(&self, ids: Range<u32>) -> Vec<u32> {
        let mut found: Vec<u32> =
            self.touchable().map(|node| node.id.0).filter(|id| ids.contains(id)).collect();
        found.sort_unstable();
        found
    }

    /// What was told since this was last asked.
    pub fn take_news(&mut self) -> News {
        std::mem::take(&mut self.news)
    }

    /// Why the last touch did nothing, if the rules were against it.
    pub fn take_refusal(&mut self) -> Option<Refusal<AnyBreach>> {
        self.refused.take()
    }

    /// All that touches asked of the game since this was last asked, refused or not.
    pub fn take_asked(&mut self) -> Vec<Intent> {
        std::mem::take(&mut self.asked)
    }

    /// What the table's clock shows.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Is the match over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    /// The middle of a node.
    #[must_use]
    pub fn middle(&self, node: u32) -> Point {
        let found = self.scene().node(NodeId(node));
        found.unwrap_or_else(|| panic!("there is no node {node}")).area.centre()
    }

    /// One sample of one finger, at this moment of the table's clock.
    pub fn touch_at(&mut self, pointer: u64, phase: Phase, at: Point, stamp: Millis) {
        self.close_what_is_due(stamp);
        self.now = self.now.max(stamp);
        let touch = Touch { pointer, phase, at, stamp, breadth: 8.0 };
        self.touches.push(touch);
        if let Some(intent) = self.stage.touch(self.game.state(), touch) {
            self.enter(intent);
        }
    }

    /// One sample of one finger, now.
    pub fn touch(&mut self, pointer: u64, phase: Phase, at: Point) {
        self.touch_at(pointer, phase, at, self.now);
    }

    /// A finger on the middle of a node, and off again.
    pub fn tap(&mut self, node: u32) {
        let at = self.middle(node);
        self.touch(1, Phase::Down, at);
        self.touch(1, Phase::Up, at);
    }

    /// The same with this finger, at this moment of the table's clock.
    pub fn press(&mut self, pointer: u64, node: u32, stamp: Millis) {
        let at = self.middle(node);
        self.touch_at(pointer, Phase::Down, at, stamp);
        self.touch_at(pointer, Phase::Up, at, stamp);
    }

    /// A finger that takes a node and leaves it there.
    pub fn drag(&mut self, pointer: u64, node: u32, to: Point) {
        let from = self.middle(node);
        self.touch(pointer, Phase::Down, from);
        self.touch(
            pointer,
            Phase::Move,
            Point { x: f32::midpoint(from.x, to.x), y: f32::midpoint(from.y, to.y) },
        );
        self.touch(pointer, Phase::Move, to);
        self.touch(pointer, Phase::Up, to);
    }

    /// A finger that takes a node and leaves it on another.
    pub fn drag_onto(&mut self, pointer: u64, node: u32, onto: u32) {
        let to = self.middle(onto);
        self.drag(pointer, node, to);
    }

    /// Everyone is called to the table.
    pub fn call_muster(&mut self) {
        self.stage.call_muster(self.game.state());
    }

    /// A finger of those who come, in the middle of a node.
    pub fn touch_muster(&mut self, pointer: u64, phase: Phase, node: u32) {
        let touch = Touch { pointer, phase, at: self.middle(node), stamp: self.now, breadth: 8.0 };
        self.stage.touch_muster(self.game.state(), touch);
    }

    /// Lets time pass, up to a moment.
    pub fn wait_until(&mut self, moment: Millis) {
        while let Some(intent) = self.stage.tick(self.game.state(), moment) {
            self.enter(intent);
        }
        self.close_what_is_due(moment);
        self.now = self.now.max(moment);
    }

    /// Lets so much time pass.
    pub fn wait(&mut self, time: Millis) {
        self.wait_until(self.now + time);
    }

    /// Lets time pass until the clock closes what is open, if anything is.
    pub fn wait_for_the_clock(&mut self) {
        if let Some(deadline) = self.game().next_deadline() {
            self.wait_until(deadline);
        }
    }

    /// Plays on to the end, and gives the rules that help named at any moment on the way.
    pub fn rules_of_help(&mut self, mut play_on: impl FnMut(&mut Hands)) -> BTreeSet<&'static str> {
        let mut rules = BTreeSet::new();
        loop {
            let help = self.stage.help(self.game.state());
            assert!(!help.is_empty(), "there is always something to say");
            rules.extend(help.iter().map(|line| line.rule));
            if self.is_over() {
                return rules;
            }
            play_on(self);
        }
    }

    fn close_what_is_due(&mut self, moment: Millis) {
        while let Some(deadline) = self.game().next_deadline().filter(|deadline| *deadline <= moment) {
            let mut events = Vec::new();
            self.game.enter(Entry::Clock { at: deadline }, &mut events).expect("what is due can be closed");
            self.follow(&events);
        }
    }

    fn enter(&mut self, intent: Intent) {
        self.asked.push(intent.clone());
        let Intent { seat, action, at } = intent;
        let mut events = Vec::new();
        match self.game.enter(Entry::Act { seat, action, at }, &mut events) {
            Ok(()) => self.follow(&events),
            Err(refusal) => self.refused = Some(refusal),
        }
        self.let_the_world_answer(at);
    }

    /// Where a world moves by itself, it is asked before anybody does anything.
    fn let_the_world_answer(&mut self, at: Millis) {
        while let Some(action) = self.stage.answer(self.game.state()) {
            let seat = self.game().heard().iter().next().expect("somebody waits for the answer");
            let mut events = Vec::new();
            let entered = self.game.enter(Entry::Act { seat, action, at }, &mut events);
            entered.expect("an answer to what was asked");
            self.follow(&events);
        }
    }

    fn follow(&mut self, events: &[empile_games::AnyEvent]) {
        let news = self.stage.follow(self.game.state(), events);
        self.news.cues.extend(news.cues);
        self.news.narration.extend(news.narration);
    }
}

/// Names and colours for so many seats.
#[must_use]
pub fn sitters(players: u8) -> Vec<Sitter> {
    const NAMES: [&str; 8] = ["Zoé", "Max", "Lou", "Noé", "Inès", "Tom", "Léa", "Gus"];
    let named = NAMES.iter().zip(0..players);
    named.map(|(name, colour)| Sitter { name: (*name).to_owned(), colour }).collect()
}
