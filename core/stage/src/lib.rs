//! What a board looks like and where it can be touched. A board is drawn once, here; a shell draws pictures and
//! texts where the scene says, and sends raw touches back.

mod abquetschen;
mod art;
mod board;
mod bunte_kuh;
mod card;
mod cue;
mod cui_bono;
mod curtain;
mod eintrichtern;
mod figures;
mod fingers;
mod footage;
mod geometry;
mod gesture;
mod kit;
mod lesson;
mod manner;
mod muster;
mod neko_tower;
mod node;
mod offer;
mod palette;
mod pile_poils;
mod pilo_pilo;
mod pyramid;
mod raffzahn;
mod robot_hands;
mod robots;
mod scene;
mod sound;
mod stage;
#[cfg(feature = "svg")]
mod svg;
mod teckels;
pub mod tool;
mod touch;
mod trace;
mod welcome;
mod words;
mod wurfelmarsch;
mod zones;

pub use art::{
    Art, ButtonLook, CardLook, CellLook, DieColour, DieLook, FACE_COUNT, Layer, Loaf, NekoArt, PathStep,
    Picture, PillowLook, PiloArt, PyramidArt, PyramidLook, SpotLook, TeckelsArt, TraceLook, TraceShape,
    badge_of,
};
pub use board::{Help, News, Sitter};
pub use card::{CARD_HEIGHT, CARD_WIDTH, Card, CardPlace, PaintedCard, result_card};
pub use cue::Cue;
pub use figures::Figure;
pub use footage::{Footage, Still, Track};
pub use geometry::{Area, Point, Surface};
pub use lesson::{Heed, Lesson, PUPIL, Progress, SLOWED, Turn};
pub use manner::{
    Easing, Feel, Haptic, Lettering, MANNER, Manner, Occasion, Passage, Pose, Shake, Shown, Travel, passage,
    pose,
};
pub use muster::COUNTDOWN;
pub use neko_tower::{action_words, mission_words};
pub use node::{Motion, Node, NodeId, Reach, Role, TextBox, TextStyle};
pub use offer::{ASTRAY, offered};
pub use palette::{Colour, Ink, Theme};
pub use robot_hands::REACH_MS;
pub use scene::{Delta, Scene};
pub use sound::{HERTZ, sound};
pub use stage::{Intent, Stage, Unusable, ending, lesson, preview};
#[cfg(feature = "svg")]
pub use svg::{FONTS, Film, Fitted, Look, fit, svg};
pub use touch::{Phase, Touch};
pub use trace::Since;
pub use welcome::welcome;
pub use words::Words;
