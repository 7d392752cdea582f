//! The rules of Empile's ten tabletop games, as pure values: no clock, no I/O, no thread, no ambient randomness.
