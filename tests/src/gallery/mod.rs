//! Every board in its typical states, for documents and for looking at.

pub mod teckels;
