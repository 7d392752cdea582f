//! The nodes of a table that everyone comes to.

use empile_stage::Role;

const FIRST: u32 = 1_000_000;

/// Those of the muster are far from those of any board.
#[must_use]
pub fn is_of_muster(node: u32) -> bool {
    node >= FIRST
}

/// Is it a zone to hold?
#[must_use]
pub fn is_zone(node: u32, role: Role) -> bool {
    is_of_muster(node) && matches!(role, Role::Choice { .. })
}
