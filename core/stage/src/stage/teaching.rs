//! A stage with a coach: a guided first match.

use empile_games::{
    AnyGame,
    contract::{Game, Millis, Pace, Seats},
};

use super::{Intent, Stage};
use crate::{
    Heed, Help, Lesson, Node, PUPIL, Phase, Point, Progress, Surface, Touch, Turn, Words,
    gesture::GestureKind,
    lesson::{Coach, goes_on, split},
    robots,
};

impl Stage {
    /// Leads whoever sits first through a lesson, from here on. Nobody else is called to the table, and no screen is too small:
    /// there is one pair of hands.
    pub fn teach(&mut self, game: &AnyGame, lesson: &Lesson) {
        self.coach = Some(Coach::of(lesson));
        if game.id().descriptor().pace == Pace::Turns {
            self.robots = Seats::all(game.players()).without(PUPIL);
        }
        (self.muster, self.cramped) = (None, None);
        self.compose(game);
    }

    /// Is this a lesson?
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.coach.is_some()
    }

    /// How far the lesson has come, if this is one.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        self.coach.as_ref().map(Coach::progress)
    }

    /// What becomes of something that a touch asks for: everything is welcome where this is no lesson.
    #[must_use]
    pub fn heed(&self, intent: &Intent) -> Heed {
        self.coach.as_ref().map_or(Heed::Welcome, |coach| coach.heed(intent))
    }

    /// What the lesson waited for was done.
    pub fn go_on(&mut self, game: &AnyGame) {
        if let Some(coach) = &mut self.coach {
            coach.go_on();
            self.compose(game);
        }
    }

    /// What somebody else, or the clock, is to do before the lesson goes on.
    pub fn next_turn(&mut self) -> Option<Turn> {
        self.coach.as_mut()?.next_turn()
    }

    /// What the coach says now, if that was not told yet.
    pub fn take_words(&mut self) -> Option<Words> {
        self.coach.as_mut()?.take_words()
    }

    /// Where a touch came to nothing, what the coach says to it.
    pub fn take_puzzled(&mut self) -> Option<Help> {
        self.coach.as_mut()?.take_puzzled()
    }

    /// Does the match's time run, although this is a lesson?
    #[must_use]
    pub fn runs_in_time(&self) -> bool {
        self.coach.as_ref().is_none_or(Coach::runs_in_time)
    }

    /// When the finger that shows where stirs next, on the table's clock.
    #[must_use]
    pub fn next_stir(&self) -> Option<Millis> {
        self.coach.as_ref()?.next_stir()
    }

    /// The finger that shows where stirs.
    pub fn stir(&mut self, game: &AnyGame, now: Millis) {
        if let Some(coach) = &mut self.coach {
            coach.stir(now);
            self.compose(game);
        }
    }

    /// Where the pupil is to touch next, and where to lead from there, if this is a lesson that is not over.
    #[must_use]
    pub fn next_touch(&self) -> Option<(Point, Option<Point>)> {
        let coach = self.coach.as_ref()?;
        let nodes = &self.scene.nodes;
        if let Some(button) = nodes.iter().find(|node| goes_on(node.id)) {
            return Some((button.area.centre(), None));
        }
        let goal = coach.goal().and_then(|goal| self.scene.node(goal));
        Some((coach.shown(nodes)?.area.centre(), goal.map(|goal| goal.area.centre())))
    }

    /// What the coach leaves to the board.
    pub(super) fn board_surface(&self) -> Surface {
        if self.coach.is_some() { split(self.surface, self.text_scale).0 } else { self.surface }
    }

    pub(super) fn hear_go_on(&mut self, game: &AnyGame, kind: GestureKind) {
        if kind == GestureKind::Tap {
            self.go_on(game);
        }
    }

    /// A finger comes down.
    pub(super) fn note_touch(&mut self, touch: Touch) {
        if let Some(coach) = self.coach.as_mut().filter(|_| touch.phase == Phase::Down) {
            coach.feel(&self.scene.nodes);
        }
    }

    /// A finger that came down where nothing is to be touched lifts: until then nothing is said, or its lifting would end it.
    pub(super) fn note_touch_on_nothing(&mut self, touch: Touch) {
        if let Some(coach) = self.coach.as_mut().filter(|_| touch.phase == Phase::Up) {
            coach.be_puzzled();
        }
    }

    /// A finger did all it can, and the board looks as before.
    pub(super) fn note_gesture_for_nothing(&mut self, game: &AnyGame, kind: GestureKind) {
        if self.coach.is_none() || !matches!(kind, GestureKind::Tap | GestureKind::Drop { .. }) {
            return;
        }
        self.catch_up(game);
        if let Some(coach) = &mut self.coach {
            coach.judge_touch(&self.scene.nodes);
        }
    }

    /// What the coach says and shows; while it only speaks, there is nothing else to touch.
    pub(super) fn add_coach(&mut self, nodes: &mut Vec<Node>) {
        let Some(coach) = &mut self.coach else { return };
        coach.look(nodes);
        if !coach.waits_for_the_pupil() {
            robots::hush(nodes);
        }
        let (_, strip) = split(self.surface, self.text_scale);
        coach.compose(strip, self.surface, nodes);
    }
}
