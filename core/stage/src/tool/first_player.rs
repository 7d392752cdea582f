use empile_games::contract::{Millis, Stream};

use super::{About, Look, Row, RowKind, Sheet, Spot, Start, Tool, ToolMove, ToolRefusal, sheet::stacked};
use crate::{Phase, Touch};

/// So long all fingers lie still before one of them is chosen.
pub const HOLD_MS: Millis = 2_000;

/// One finger is not a choice.
const FEWEST: usize = 2;

/// Everyone puts a finger on the screen; after a moment one of them begins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FirstPlayer {
    stream: Stream,
    fingers: Vec<Spot>,
    /// Since when the same fingers lie there.
    since: Millis,
    chosen: Option<Spot>,
}

impl FirstPlayer {
    /// When the choice falls, if nothing moves; nothing while too few fingers lie there or one is chosen.
    fn falls_at(&self) -> Option<Millis> {
        let is_waiting = self.chosen.is_none() && self.fingers.len() >= FEWEST;
        is_waiting.then(|| self.since.saturating_add(HOLD_MS))
    }
}

impl Tool for FirstPlayer {
    const ABOUT: About = About::alone("tool-first-player", None);

    fn begin(start: Start) -> Result<FirstPlayer, ToolRefusal> {
        let stream = Stream::new(start.seed);
        Ok(FirstPlayer { stream, fingers: Vec::new(), since: 0, chosen: None })
    }

    fn play(&mut self, _play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        Err(ToolRefusal::no_such_move())
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        let is_down = |spot: &Spot| self.fingers.iter().any(|known| known.pointer == spot.pointer);
        let gone = self.chosen.filter(|chosen| !is_down(chosen));
        let spots =
            self.fingers.iter().copied().chain(gone).map(|spot| Spot {
                chosen: self.chosen.map(|chosen| chosen.pointer == spot.pointer),
                ..spot
            });
        let words = match (self.chosen, self.falls_at()) {
            (Some(_), _) => "tool-first-player-chosen",
            (None, Some(_)) => "tool-first-player-wait",
            (None, None) => "tool-first-player-lay",
        };
        let again = self.chosen.map(|_| Row::new(RowKind::Quiet, "again", "tool-first-player-again"));
        let lines = stacked([Row::loud("words", words)].into_iter().chain(again));
        let (fingers, changes_at) = (Some(spots.collect()), self.falls_at());
        Sheet { fingers, changes_at, ..Sheet::default().flat(lines) }
    }

    /// A finger that comes or goes starts the wait anew; when all have gone after a choice, the next round begins.
    fn hear(&mut self, touch: Touch) {
        let known = self.fingers.iter_mut().find(|known| known.pointer == touch.pointer);
        match (touch.phase, known) {
            (Phase::Down | Phase::Move, Some(known)) => known.at = touch.at,
            (Phase::Down, None) => {
                self.fingers.push(Spot { pointer: touch.pointer, at: touch.at, chosen: None });
                // By their names, not by who was first: the choice depends on nothing a hand can steer.
                self.fingers.sort_by_key(|finger| finger.pointer);
                self.since = touch.stamp;
            }
            (Phase::Up | Phase::Cancel, Some(_)) => {
                self.fingers.retain(|known| known.pointer != touch.pointer);
                self.since = touch.stamp;
                if self.fingers.is_empty() {
                    self.chosen = None;
                }
            }
            (Phase::Move | Phase::Up | Phase::Cancel, None) => {}
        }
    }

    fn pass(&mut self, now: Millis) {
        if self.falls_at().is_some_and(|at| now >= at) {
            let index = self.stream.index(self.fingers.len());
            self.chosen = self.fingers.get(index).copied();
        }
    }
}
