use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Breach, Choices, Descriptor, Millis, Outcome, Refusal, Seat, Seats, Seed, SetupProblem, Viewer};

/// A game: a value that knows its rules.
///
/// A match is `setup + seed + log of actions`, nothing else. `apply` checks first; a refusal leaves the state
/// equal to what it was. Time comes in as milliseconds on the action. Chance comes from one
/// [`Stream`](super::Stream) inside the state.
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Players and options.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, rich enough to animate and to tell.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The rules of this game that an action can break.
    type Breach: Breach + Serialize + DeserializeOwned + Send + Sync;
    /// What is wrong with a setup's options.
    type SetupBreach: Breach + Send + Sync;
    /// What a viewer may know.
    type View: Clone + Debug + PartialEq + Serialize;
    /// The actions a seat may take.
    type Choices<'a>: Choices<Self::Action>
    where
        Self: 'a;

    /// Players, pace, secrets.
    fn descriptor() -> Descriptor;

    /// A new match.
    fn start(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupProblem<Self::SetupBreach>>;

    /// How many sit at the table.
    fn players(&self) -> u8;

    /// Who may act now: one seat, several at once, or nobody (a wait for the clock, or the end).
    fn to_act(&self) -> Seats;

    /// What this seat may do now; nothing when it may not act.
    fn legal(&self, seat: Seat) -> Self::Choices<'_>;

    /// Takes an action and appends what happened to `events`.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        at: Millis,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal<Self::Breach>>;

    /// Lets time pass: closes what is due at `now`. Games played in turns have no clock.
    fn advance(&mut self, _now: Millis, _events: &mut Vec<Self::Event>) -> Result<(), Refusal<Self::Breach>> {
        Ok(())
    }

    /// When the clock must call [`advance`](Game::advance) next, if at all.
    fn next_deadline(&self) -> Option<Millis> {
        None
    }

    /// What this viewer may know, and nothing else.
    fn observe(&self, viewer: Viewer) -> Self::View;

    /// Another state that this viewer cannot tell from this one: everything hidden from the viewer, the
    /// future of the dice included, is drawn anew from `seed`.
    #[must_use]
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Self;

    /// The result, once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// May the step from `before` to `after` be taken back without asking anyone? True within a turn, as
    /// long as it showed nobody anything new.
    fn is_free_to_undo(before: &Self, after: &Self) -> bool;
}
