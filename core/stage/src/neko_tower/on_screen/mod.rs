//! The tower on the screen: pieces hang from fingers, fall where they are let go, and what they do is shown as it happened.

mod aim;
mod board;
mod controls;
mod layout;
mod nodes;
mod partner;
mod pieces;
mod reel;
mod scenery;
mod view;

pub(super) use board::ScreenBoard;
