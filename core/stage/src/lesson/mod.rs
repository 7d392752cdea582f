//! A guided first match: a real match from a fixed seed, told beat by beat. A game brings its lesson as data; the coach
//! sees to the rest.

mod coach;
mod scene;

use empile_games::{
    AnyAction, AnySetup,
    contract::{Game, Rules, Seat, Seed},
};

use crate::Words;

pub(crate) use coach::Coach;
pub use coach::{Heed, Progress};
pub(crate) use scene::{goes_on, split};

/// Who learns sits here; whoever else is needed is led by the lesson.
pub const PUPIL: Seat = Seat(0);

/// A lesson of any game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// How the match is set up.
    pub setup: AnySetup,
    /// Where chance begins.
    pub seed: Seed,
    pub(crate) beats: Vec<Beat<AnyAction>>,
}

/// What somebody else does, or the clock, once a beat is over.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn<A = AnyAction> {
    /// Another seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// Time passes until the clock closes what is due next, if anything is.
    Wait,
}

/// A lesson as a game brings it.
pub(crate) struct Script<G: Game> {
    pub(crate) setup: <G as Game>::Setup,
    pub(crate) seed: u64,
    pub(crate) beats: Vec<Beat<<G as Rules>::Action>>,
}

/// One thing at a time: what is said, what the finger shows, and what is waited for.
#[derive(Clone, Debug)]
pub(crate) struct Beat<A> {
    pub(crate) words: Words,
    /// The section of the quick reference that it is about.
    pub(crate) rule: &'static str,
    /// Nodes to be touched one after the other: what is to be chosen first, then the last of them that is there.
    pub(crate) path: Vec<u32>,
    /// What is to be chosen on the path is chosen among these: none of the others.
    pub(crate) among: Vec<u32>,
    /// Where the finger goes from there, with what it holds.
    pub(crate) to: Option<u32>,
    pub(crate) until: Until<A>,
    /// The match's time runs, slowed; else it stands still until the pupil has acted.
    pub(crate) in_time: bool,
    /// What comes with the gesture and says nothing by itself.
    pub(crate) ignoring: Vec<A>,
    pub(crate) then: Vec<Turn<A>>,
}

/// What ends a beat.
#[derive(Clone, Debug)]
pub(crate) enum Until<A> {
    /// « Go on ».
    Continued,
    /// The pupil does one of these.
    Does(Vec<A>),
    /// The pupil does anything that the rules allow.
    DoesAny,
    /// These are chosen on the board.
    Chosen(Vec<u32>),
    /// This can be touched on the board.
    Opened(u32),
}

/// Something to read, and to look at.
pub(crate) fn say<A>(key: &'static str, rule: &'static str) -> Beat<A> {
    Beat {
        words: Words::new(key),
        rule,
        path: Vec::new(),
        among: Vec::new(),
        to: None,
        until: Until::Continued,
        in_time: false,
        ignoring: Vec::new(),
        then: Vec::new(),
    }
}

/// What a lesson slows its clock down to, where it lets it run: one in so many.
pub const SLOWED: u64 = 4;

impl<A> Beat<A> {
    /// The finger shows these, one after the other.
    pub(crate) fn at(self, path: impl Into<Vec<u32>>) -> Beat<A> {
        Beat { path: path.into(), ..self }
    }

    /// What is to be chosen of these is on the path, and nothing else of them.
    pub(crate) fn among(self, among: impl Into<Vec<u32>>) -> Beat<A> {
        Beat { among: among.into(), ..self }
    }

    /// And goes there with what it took.
    pub(crate) fn to(self, goal: u32) -> Beat<A> {
        Beat { to: Some(goal), ..self }
    }

    /// Waits for this.
    pub(crate) fn does(self, action: A) -> Beat<A> {
        self.does_one_of([action])
    }

    /// Waits for one of these.
    pub(crate) fn does_one_of(self, actions: impl Into<Vec<A>>) -> Beat<A> {
        Beat { until: Until::Does(actions.into()), ..self }
    }

    /// Waits for anything that the rules allow.
    pub(crate) fn does_any(self) -> Beat<A> {
        Beat { until: Until::DoesAny, ..self }
    }

    /// Waits until what the finger shows is chosen.
    pub(crate) fn chooses(self) -> Beat<A> {
        Beat { until: Until::Chosen(self.path.clone()), ..self }
    }

    /// Waits until this can be touched.
    pub(crate) fn opens(self, node: u32) -> Beat<A> {
        Beat { until: Until::Opened(node), ..self }
    }

    /// The match's time runs meanwhile, slowed.
    pub(crate) fn in_time(self) -> Beat<A> {
        Beat { in_time: true, ..self }
    }

    /// This comes with the gesture and says nothing by itself.
    pub(crate) fn ignoring(self, action: A) -> Beat<A> {
        let mut ignoring = self.ignoring;
        ignoring.push(action);
        Beat { ignoring, ..self }
    }

    /// Then another seat does this.
    pub(crate) fn then(mut self, seat: u8, action: A) -> Beat<A> {
        self.then.push(Turn::Act { seat: Seat(seat), action });
        self
    }

    /// Then time passes until the clock closes what is due.
    pub(crate) fn then_wait(mut self) -> Beat<A> {
        self.then.push(Turn::Wait);
        self
    }

    fn map<B>(self, wrap: impl Fn(A) -> B) -> Beat<B> {
        let all = |actions: Vec<A>| actions.into_iter().map(&wrap).collect();
        let turn = |turn| match turn {
            Turn::Act { seat, action } => Turn::Act { seat, action: wrap(action) },
            Turn::Wait => Turn::Wait,
        };
        Beat {
            words: self.words,
            rule: self.rule,
            path: self.path,
            among: self.among,
            to: self.to,
            until: match self.until {
                Until::Continued => Until::Continued,
                Until::Does(actions) => Until::Does(all(actions)),
                Until::DoesAny => Until::DoesAny,
                Until::Chosen(nodes) => Until::Chosen(nodes),
                Until::Opened(node) => Until::Opened(node),
            },
            in_time: self.in_time,
            ignoring: all(self.ignoring),
            then: self.then.into_iter().map(turn).collect(),
        }
    }
}

impl<G: Game> Script<G> {
    /// The same among the lessons of all games.
    pub(crate) fn of_any(
        self,
        setup: impl FnOnce(<G as Game>::Setup) -> AnySetup,
        action: impl Fn(<G as Rules>::Action) -> AnyAction,
    ) -> Lesson {
        let beats = self.beats.into_iter().map(|beat| beat.map(&action)).collect();
        Lesson { setup: setup(self.setup), seed: Seed(self.seed), beats }
    }
}
