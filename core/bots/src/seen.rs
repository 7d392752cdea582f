use empile_games::contract::{Choices, Game, Seat, Viewer};

use crate::{Level, Luck};

/// How often a world is imagined anew because its seat would be offered something else.
const TRIES: u64 = 8;

/// A table through the eyes of one seat. The true state stays in here: a robot gets what its seat is offered, and worlds
/// that could be the true one for all that its seat knows.
pub(crate) struct Seen<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    level: Level,
    luck: Luck,
}

impl<'a, G: Game> Seen<'a, G> {
    pub(crate) fn of(state: &'a G, seat: Seat, level: Level, luck: Luck) -> Seen<'a, G> {
        Seen { state, seat, level, luck }
    }

    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    pub(crate) fn level(&self) -> Level {
        self.level
    }

    pub(crate) fn luck(&self) -> Luck {
        self.luck
    }

    /// What the seat sees of the table.
    pub(crate) fn view(&self) -> G::View {
        self.state.observe(Viewer::Seat(self.seat))
    }

    /// What the seat may do: the table shows it to everyone who sits there.
    pub(crate) fn offered(&self) -> Vec<G::Action> {
        self.state.legal(self.seat).all().collect()
    }

    /// The world with this number: everything hidden, the future of the dice included, is drawn anew.
    ///
    /// What a seat is offered can tell about hidden things (in a match of Cui bono? from before rule B was judged by eye):
    /// a world that would offer something else is not the one at this table, and another is drawn.
    pub(crate) fn world(&self, number: u64) -> G {
        let offered = self.offered();
        let imagine = |attempt| {
            let seed = self.luck.seed(number * TRIES + attempt);
            self.state.imagine(Viewer::Seat(self.seat), seed)
        };
        let fits = |world: &G| world.legal(self.seat).all().eq(offered.iter().cloned());
        (1..TRIES).map(imagine).find(fits).unwrap_or_else(|| imagine(0))
    }

    /// A world that could be the true one, where what is offered hangs on nothing hidden and is much too much to compare.
    pub(crate) fn any_world(&self) -> G {
        self.state.imagine(Viewer::Seat(self.seat), self.luck.seed(0))
    }

    /// An action that wins this world at once: nobody passes over a victory that lies in the open.
    pub(crate) fn victory_in(&self, world: &G) -> Option<G::Action> {
        let wins = |action: &G::Action| {
            let mut end = world.clone();
            let taken = end.apply_unheard(self.seat, action, 0);
            taken.is_ok() && end.outcome().is_some_and(|outcome| outcome.winners().contains(self.seat))
        };
        self.offered().into_iter().find(wins)
    }
}
