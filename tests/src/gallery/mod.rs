//! Telling states of every board, for the pictures of the docs and for looking at them.

pub mod pilo_pilo;
