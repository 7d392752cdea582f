//! What the booklet and the rulings say, one sentence a test.

mod bad_input;
mod building;
mod cats;
mod competition;
mod endings;
mod falls;
mod missions;
mod on_screen;
mod screen;
mod set_up;
mod table;
