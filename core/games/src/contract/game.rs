use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{
    Act, Breach, Choices, Descriptor, Millis, Outcome, Refusal, Rules, Seat, Seats, Seed, SetupRefusal,
    Taken, Viewer,
    turn_order::{check_stamp, check_turn},
};

/// A game: a value that knows its rules.
///
/// A match is `setup + seed + log of actions`, nothing else. `apply` checks first; a refusal leaves the state
/// equal to what it was. Time comes in as milliseconds on the action. Chance comes from one
/// [`Stream`](super::Stream) inside the state. What its actions do is in its [`Rules`].
pub trait Game:
    Rules + Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Players and options.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
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
    fn start(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupRefusal<Self::SetupBreach>>;

    /// How many sit at the table.
    fn players(&self) -> u8;

    /// Who may act now: one seat, several at once, or nobody (a wait for the clock, or the end).
    fn to_act(&self) -> Seats;

    /// Whom the rules answer; anyone else hears that it is not their turn. Where everyone plays at once a rule says
    /// better why a seat has to wait.
    #[inline]
    fn heard(&self) -> Seats {
        self.to_act()
    }

    /// What this seat may do now; nothing when it may not act.
    fn legal(&self, seat: Seat) -> Self::Choices<'_>;

    /// Takes an action and appends what happened to `events`.
    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        at: Millis,
        events: &mut Vec<Self::Event>,
    ) -> Taken<Self::Breach> {
        check_turn(self, seat)?;
        check_stamp(at, self.decided_for(seat))?;
        self.play(Act { seat, action, at }, events)
    }

    /// Takes an action and tells nobody what happened: for playing on in one's head.
    #[inline]
    fn apply_unheard(&mut self, seat: Seat, action: &Self::Action, at: Millis) -> Taken<Self::Breach> {
        check_turn(self, seat)?;
        check_stamp(at, self.decided_for(seat))?;
        self.play_unheard(Act { seat, action, at })
    }

    /// Lets time pass: closes what is due at `now`.
    fn advance(&mut self, now: Millis, events: &mut Vec<Self::Event>) -> Taken<Self::Breach> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        check_stamp(now, self.decided())?;
        if self.next_deadline().is_some_and(|due| due <= now) {
            self.close_due(now, events);
        }
        Ok(())
    }

    /// When the clock must call [`advance`](Game::advance) next, if at all. A game played in turns may have no clock.
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
    /// long as it showed nobody anything new; never where time runs, or where one move is a turn.
    fn is_free_to_undo(_before: &Self, _after: &Self) -> bool {
        false
    }
}
