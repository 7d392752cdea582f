//! The nodes of players' edges, on the boards where everyone has one.

use empile_games::contract::Seat;

const EDGES: u32 = 10;
const NODES_PER_EDGE: u32 = 10;
const STATE: u32 = 5;

/// The node of a player's edge.
#[must_use]
pub fn edge(seat: Seat) -> u32 {
    EDGES + u32::from(seat.0) * NODES_PER_EDGE
}

/// The node of what there is to say to a player.
#[must_use]
pub fn state(seat: Seat) -> u32 {
    edge(seat) + STATE
}
