//! The app's own two pyramids (the printed numbers are not in the booklet), rows from the bottom up.

/// The side with a symmetrical, forgiving pyramid.
pub const COUSSIN: [&[u8]; 11] = [
    &[2, 4, 3, 5, 6, 2, 6, 5, 3, 4, 2],
    &[3, 6, 8, 4, 5, 5, 4, 8, 6, 3],
    &[4, 5, 10, 6, 10, 5, 4],
    &[6, 8, 4, 5, 5, 4, 8, 6],
    &[5, 6, 8, 3, 8, 6, 5],
    &[4, 10, 10, 4],
    &[8, 6, 12, 6, 8],
    &[6, 8, 8, 6],
    &[6, 12, 6],
    &[8, 8],
    &[12],
];

/// The side with wide beds at the very bottom.
pub const PANIER: [&[u8]; 11] = [
    &[6, 3, 10, 2, 5, 4, 2, 10, 3],
    &[4, 8, 2, 6, 3, 8, 5, 3, 4, 6],
    &[5, 3, 6, 10, 4, 2, 8, 6],
    &[8, 4, 5, 3, 12, 5, 6, 2],
    &[6, 8, 10, 4, 6, 8],
    &[5, 3, 8, 6, 8, 4],
    &[6, 12, 4, 10],
    &[8, 5, 6, 8],
    &[4, 12, 6],
    &[8, 6],
    &[8],
];
