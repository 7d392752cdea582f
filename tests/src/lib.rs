//! What the tests of several rooms share: the conformance kit that every game plugs into, and helpers that read
//! like the table.

pub mod battery;
pub mod bunte_kuh_hands;
pub mod by_touch;
pub mod crash;
pub mod edges;
pub mod faults;
pub mod figures;
pub mod fingers;
pub mod fixture;
pub mod flushes;
pub mod fuzz;
pub mod gallery;
pub mod ground;
pub mod hands;
pub mod kit;
pub mod lessons;
pub mod literals;
pub mod meanwhile;
pub mod muster;
pub mod neko_builders;
pub mod neko_screen_hands;
pub mod neko_tower_hands;
pub mod neko_towers;
pub mod paced;
pub mod pilo_pilo_hands;
pub mod players;
pub mod plugs;
pub mod probe;
pub mod raffzahn_hands;
pub mod reach;
pub mod refusals;
pub mod robots;
pub mod storm;
pub mod teckels_pack;
pub mod year;
