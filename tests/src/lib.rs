//! What the tests of several rooms share: the conformance kit that every game plugs into, and helpers that read
//! like the table.

pub mod by_touch;
pub mod crash;
pub mod edges;
pub mod figures;
pub mod fingers;
pub mod fixture;
pub mod gallery;
pub mod ground;
pub mod hands;
pub mod kit;
pub mod kuh_hands;
pub mod literals;
pub mod muster;
pub mod neko_hands;
pub mod pack;
pub mod pilo_hands;
pub mod players;
pub mod plugs;
pub mod probe;
pub mod raff_hands;
pub mod refusals;
pub mod robots;
pub mod storm;
