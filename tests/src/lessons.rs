//! A pupil who follows the finger of a lesson, by touches alone.

use std::sync::Arc;

use empile_app::{Empile, Frame, LessonTouch, StandingTime, Table};
use empile_games::GameId;
use empile_stage::{Phase, Point, Scene, Surface, Touch};

/// A phone that stands.
pub const PHONE: Surface = Surface { width: 412.0, height: 840.0 };
/// No step takes more touches.
const MOST_TOUCHES: u32 = 8;

/// A lesson on a table, and the hand of whoever learns.
pub struct Pupil {
    /// The table.
    pub table: Arc<Table>,
    /// What came of the last touch.
    pub frame: Frame,
    /// All that was told.
    pub told: Vec<String>,
    now: u64,
    game: GameId,
    screen: (Surface, f32),
    felt: Vec<Touch>,
}

impl Pupil {
    /// Begins the lesson of a game.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn of(game: GameId, surface: Surface, text_scale: f32) -> Pupil {
        let app = Empile::open_in_memory("fr").expect("an app").with_time(Arc::new(StandingTime));
        Pupil::at(&app, game, surface, text_scale)
    }

    /// The same in an app that is open.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn at(app: &Empile, game: GameId, surface: Surface, text_scale: f32) -> Pupil {
        let id = app.begin_lesson(game).expect("every game has a lesson");
        let table = app.resume_match(id).expect("its table");
        let frame = table.resize(surface, text_scale).expect("a scene");
        let told = frame.narration.clone();
        Pupil { table, frame, told, now: 0, game, screen: (surface, text_scale), felt: Vec::new() }
    }

    /// Is there nothing more to learn?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.frame.lesson.is_some_and(|lesson| lesson.is_over)
    }

    /// Which step, from 1.
    ///
    /// # Panics
    /// At a table that does not teach.
    #[must_use]
    pub fn step(&self) -> u32 {
        self.frame.lesson.expect("a lesson").step
    }

    /// One sample of a finger.
    ///
    /// # Panics
    /// If the table cannot hear it.
    pub fn feel(&mut self, phase: Phase, at: Point) {
        self.now += 20;
        let touch = Touch { pointer: 1, phase, at, stamp: self.now, breadth: 8.0 };
        self.felt.push(touch);
        self.frame = self.table.step(&[touch]).expect("a table that hears");
        self.told.extend(self.frame.narration.iter().cloned());
    }

    /// Somebody who has come as far, by the same touches.
    ///
    /// # Panics
    /// If the table cannot hear them.
    #[must_use]
    pub fn again(&self) -> Pupil {
        let mut other = Pupil::of(self.game, self.screen.0, self.screen.1);
        for touch in &self.felt {
            other.frame = other.table.step(&[*touch]).expect("a table that hears");
        }
        Pupil { now: self.now, felt: self.felt.clone(), ..other }
    }

    /// It is so late before the next touch.
    pub fn wait_until(&mut self, now: u64) {
        self.now = now;
    }

    /// A finger down and up again.
    pub fn tap(&mut self, at: Point) -> Vec<Frame> {
        self.feel(Phase::Down, at);
        let down = self.frame.clone();
        self.feel(Phase::Up, at);
        vec![down, self.frame.clone()]
    }

    /// Where the lesson asks to be touched.
    ///
    /// # Panics
    /// If it shows nothing.
    #[must_use]
    pub fn asked(&self) -> LessonTouch {
        let next = self.table.lesson_touch().expect("a table");
        next.unwrap_or_else(|| panic!("step {} of {:?} shows nothing", self.step(), self.table.game()))
    }

    /// Does what the finger shows, once.
    pub fn follow(&mut self) {
        let LessonTouch { x, y, to } = self.asked();
        let from = Point { x, y };
        self.feel(Phase::Down, from);
        if let Some(goal) = to {
            let to = Point { x: goal.x, y: goal.y };
            self.feel(Phase::Move, Point { x: f32::midpoint(x, to.x), y: f32::midpoint(y, to.y) });
            self.feel(Phase::Move, to);
            self.feel(Phase::Up, to);
        } else {
            self.feel(Phase::Up, from);
        }
    }

    /// Follows the finger until the next step.
    ///
    /// # Panics
    /// If that leads nowhere.
    pub fn take_step(&mut self) {
        let (before, game) = (self.step(), self.table.game());
        for _ in 0..MOST_TOUCHES {
            self.follow();
            assert_eq!(self.frame.refusal, None, "{game:?}, step {before}: the finger is right");
            assert_eq!(self.frame.error, None, "{game:?}, step {before}");
            if self.is_done() || self.step() > before {
                return;
            }
        }
        panic!("{game:?}: step {before} is never over");
    }
}

/// What there is to see at every step of a lesson, and at its end.
///
/// # Panics
/// If it cannot be learnt.
#[must_use]
pub fn film(game: GameId, surface: Surface, text_scale: f32) -> Vec<Scene> {
    let mut pupil = Pupil::of(game, surface, text_scale);
    let mut scenes = vec![pupil.table.unpainted_scene()];
    while !pupil.is_done() {
        pupil.take_step();
        scenes.push(pupil.table.unpainted_scene());
    }
    scenes
}
