//! Whoever looks at the clock of a table, so that nobody else must: a thread of its own, asleep until the next deadline.

use std::{
    io,
    sync::{Arc, Weak},
    thread,
    time::Duration,
};

use tokio::{runtime::Builder, sync::watch, time::timeout};

use super::{ears::Ears, play::Play};

/// After a log that could not be written, it is tried again: until then nothing has happened.
const BETWEEN_TRIES: Duration = Duration::from_secs(1);

/// Drives a table's clock until it is dropped.
pub(super) struct Driver {
    wakes: watch::Sender<()>,
}

impl Driver {
    /// Begins on a thread that holds the table only while it does something there.
    pub(super) fn start(play: &Arc<Play>) -> io::Result<Driver> {
        let (wakes, woken) = watch::channel(());
        let runtime = Builder::new_current_thread().enable_time().build()?;
        let (play, ears) = (Arc::downgrade(play), Arc::clone(&play.ears));
        thread::Builder::new()
            .name("table clock".into())
            .spawn(move || runtime.block_on(drive(play, ears, woken)))?;
        Ok(Driver { wakes })
    }

    /// The next deadline may be another one.
    pub(super) fn wake(&self) {
        self.wakes.send_replace(());
    }
}

pub(super) async fn drive(play: Weak<Play>, ears: Arc<Ears>, mut woken: watch::Receiver<()>) {
    let mut at_least = Duration::ZERO;
    loop {
        let wait = match play.upgrade() {
            None => return,
            Some(play) => play.until_next_deadline(),
        };
        let Some(wait) = wait else {
            if woken.changed().await.is_err() {
                return;
            }
            continue;
        };
        match timeout(wait.max(at_least), woken.changed()).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return,
            Err(_) => {
                let Some(is_well) = play.upgrade().map(|play| play.tick_by_itself()) else { return };
                at_least = if is_well { Duration::ZERO } else { BETWEEN_TRIES };
                ears.tell();
            }
        }
    }
}
