//! Every telling moment of every board, on every screen: what was drawn yesterday is drawn today, everything can be
//! read and hit, and nothing is told by colour alone.

mod cards;
mod places;
mod shots;
mod snapshots;
mod symbols;
mod texts;
