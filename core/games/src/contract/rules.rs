use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Breach, Millis, Refusal, Seat};

/// Who does what, and when.
#[derive(Clone, Copy, Debug)]
pub struct Act<'a, A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: &'a A,
    /// When, on the table's clock.
    pub at: Millis,
}

/// Was it taken, or why not?
pub type Taken<B> = Result<(), Refusal<B>>;

/// The rules of a game: what an action does, and what the clock does.
///
/// [`Game::apply`](super::Game::apply) and [`Game::advance`](super::Game::advance) are the way in. They ask first
/// whether the match is on, whether the seat may act and whether the stamp comes in time, so that a game does not.
pub trait Rules {
    /// What a seat can do.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, rich enough to animate and to tell.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The rules of this game that an action can break.
    type Breach: Breach + Serialize + DeserializeOwned + Send + Sync;

    /// Takes what a seat that may act does, and appends what happened to `events`; or names the rule against it and
    /// changes nothing. Where a stamp has to be later than [`decided_for`](Rules::decided_for) says, the game looks.
    fn play(&mut self, act: Act<'_, Self::Action>, events: &mut Vec<Self::Event>) -> Taken<Self::Breach>;

    /// The same where nobody wants to know what happened. A game that is played out by the million need not write it down.
    #[inline]
    fn play_unheard(&mut self, act: Act<'_, Self::Action>) -> Taken<Self::Breach> {
        self.play(act, &mut Vec::new())
    }

    /// Does it tell what a world made of what a seat did, rather than what a seat does? It belongs to that: the two are kept,
    /// taken back and shown together.
    #[must_use]
    fn is_answer(_action: &Self::Action) -> bool {
        false
    }

    /// The faces of the dice that this event threw, in no order that tells more; nothing where it threw none.
    #[must_use]
    fn thrown(_event: &Self::Event) -> Vec<u8> {
        Vec::new()
    }

    /// Closes what is due: the next deadline is not after `now`.
    fn close_due(&mut self, _now: Millis, _events: &mut Vec<Self::Event>) {}

    /// Nothing stamped earlier can change anything any more.
    #[inline]
    fn decided(&self) -> Millis {
        0
    }

    /// The same for what this seat does, where each has a time of its own.
    #[inline]
    fn decided_for(&self, _seat: Seat) -> Millis {
        self.decided()
    }
}
