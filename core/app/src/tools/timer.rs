use empile_games::contract::Millis;

/// Runs down once it is started. Time comes in from outside: it has no clock of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    length: Millis,
    started: Option<Millis>,
}

impl Timer {
    /// A timer of this length that stands still.
    #[must_use]
    pub fn new(length: Millis) -> Timer {
        Timer { length, started: None }
    }

    /// Starts it, anew if it was running.
    pub fn start(&mut self, now: Millis) {
        self.started = Some(now);
    }

    /// Makes it stand still.
    pub fn stop(&mut self) {
        self.started = None;
    }

    /// How long it has still to run; nothing while it stands still.
    #[must_use]
    pub fn left(&self, now: Millis) -> Option<Millis> {
        self.started.map(|started| started.saturating_add(self.length).saturating_sub(now))
    }

    /// Has it run down? Its last millisecond still counts.
    #[must_use]
    pub fn is_over(&self, now: Millis) -> bool {
        self.started.is_some_and(|started| now > started.saturating_add(self.length))
    }

    /// Is it running, or has it run down?
    #[must_use]
    pub fn started(&self) -> Option<Millis> {
        self.started
    }
}
