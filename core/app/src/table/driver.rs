//! Whoever looks at the clock of a table, so that nobody else must: a thread of its own, asleep until the next deadline.

use std::{
    io,
    sync::{Arc, Weak},
    thread,
    time::Duration,
};

use tokio::{runtime::Builder, sync::watch, time::timeout};

use super::play::Play;

/// Hears when the clock changed something at a table; what, it pulls. It is called on a thread of the table's own.
pub trait TableListener: Send + Sync {
    /// The clock changed something.
    fn changed(&self);
}

/// After a log that could not be written, it is tried again: until then nothing has happened.
const BETWEEN_TRIES: Duration = Duration::from_secs(1);

/// Drives a table's clock until it is dropped.
pub(super) struct Driver {
    wakes: watch::Sender<()>,
}

impl Driver {
    /// Begins on a thread that holds the table only while it does something there.
    pub(super) fn start(play: &Arc<Play>, listener: Arc<dyn TableListener>) -> io::Result<Driver> {
        let (wakes, woken) = watch::channel(());
        let runtime = Builder::new_current_thread().enable_time().build()?;
        let play = Arc::downgrade(play);
        thread::Builder::new()
            .name("table clock".into())
            .spawn(move || runtime.block_on(drive(play, listener, woken)))?;
        Ok(Driver { wakes })
    }

    /// The next deadline may be another one.
    pub(super) fn wake(&self) {
        self.wakes.send_replace(());
    }
}

pub(super) async fn drive(
    play: Weak<Play>,
    listener: Arc<dyn TableListener>,
    mut woken: watch::Receiver<()>,
) {
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
                listener.changed();
            }
        }
    }
}
