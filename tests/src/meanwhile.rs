//! One thing that waits in its middle until another is done: if the other waited for it, neither would ever end. The tests of
//! the log have this file too.

use std::{
    io::{self, Write},
    sync::mpsc,
    thread,
};

/// What comes of something that calls its argument in its middle, where it is held until something else was done.
///
/// # Panics
/// If it does so more than once.
pub fn in_the_middle_of<T: Send>(
    work: impl FnOnce(&mut dyn FnMut()) -> T + Send,
    meanwhile: impl FnOnce(),
) -> T {
    let (begun, has_begun) = mpsc::channel();
    let (done, is_done) = mpsc::channel::<()>();
    // Its own: whoever waits for the end of something that failed is not left waiting.
    thread::scope(move |scope| {
        let working = scope.spawn(move || {
            work(&mut || {
                begun.send(()).expect("somebody waits for it to begin");
                is_done.recv().expect("something is done once");
            })
        });
        has_begun.recv().expect("it begins");
        meanwhile();
        done.send(()).expect("it waits for this");
        working.join().expect("it comes to its end")
    })
}

/// A file on a slow storage: it takes what comes first and then holds once.
pub struct Slow<'a> {
    /// What it has taken.
    pub taken: Vec<u8>,
    hold: Option<&'a mut dyn FnMut()>,
}

impl Slow<'_> {
    /// One that has taken nothing yet.
    pub fn new(hold: &mut dyn FnMut()) -> Slow<'_> {
        Slow { taken: Vec::new(), hold: Some(hold) }
    }
}

impl Write for Slow<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.taken.extend_from_slice(bytes);
        if let Some(hold) = self.hold.take() {
            hold();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
