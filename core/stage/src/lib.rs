//! What a board looks like and where it can be touched. A board is drawn once, here; a shell draws pictures and
//! texts where the scene says, and sends raw touches back.

mod art;
mod geometry;
mod palette;
mod pile_poils;
mod scene;
mod stage;
mod svg;
mod touch;
mod welcome;
mod words;

pub use art::{Art, ButtonLook, CardLook, CellLook, DieLook, Layer, NekoArt, PathStep, Picture};
pub use geometry::{Area, Point, Surface};
pub use palette::{Colour, Ink, Theme};
pub use scene::{Cue, Node, NodeId, Role, Scene, TextBox, TextStyle};
pub use stage::{Intent, Sitter, Stage, has_board, preview};
pub use svg::svg;
pub use touch::{Phase, Touch};
pub use welcome::welcome;
pub use words::Words;
