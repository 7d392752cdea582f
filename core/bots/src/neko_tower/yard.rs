//! What stands there, and what a storey in hand needs next. Whole numbers: poses are in hundredths of a millimetre, drops in tenths.

use empile_games::neko_tower::{Breach, Drop, FLOOR_WIDTH, FOLDS, Neko, Phase, Piece, Pose, Wall};

/// So much a floor tilts for each step of height between its walls, in hundredths of a degree.
pub const TILT_OF_A_STEP: i32 = 253;
/// A wall that leans further has to be put up again, in hundredths of a degree.
const UPRIGHT: i32 = 1_500;
/// From the middle of a floor to that of a wall whose outer edge is its own, in tenths of a millimetre.
pub const FURTHEST_OUT: i16 = ((FLOOR_WIDTH - FOLDS[0]) / 20) as i16;

/// Where a piece rests; in the middle of the table if it is not there.
#[must_use]
pub fn pose(game: &Neko, piece: Piece) -> Pose {
    game.world().and_then(|world| world.body(piece)).map(|body| body.pose).unwrap_or_default()
}

/// The middle of a piece from left to right, in tenths of a millimetre.
#[must_use]
pub fn across(game: &Neko, piece: Piece) -> i16 {
    (pose(game, piece).x / 10) as i16
}

fn top(game: &Neko) -> Pose {
    pose(game, Piece::Floor(game.tower().height()))
}

/// How far from level a floor on these walls would be, the higher of them on the lower side.
#[must_use]
pub fn misfit(game: &Neko, [one, other]: [Wall; 2]) -> i32 {
    let steps = (one as i32 - other as i32).abs();
    (top(game).turn.abs() - steps * TILT_OF_A_STEP).abs()
}

/// Does the first of these walls belong to the left, so that the higher one is on the lower side?
#[must_use]
pub fn levels_on_the_left(game: &Neko, walls: [Wall; 2]) -> bool {
    let is_higher = walls[0] >= walls[1];
    // Turned counter-clockwise, the left side is the lower one.
    is_higher == (top(game).turn > 0)
}

/// What is to be let go next of the storey in hand, and where: walls so far out of the middle, then the floor over both.
#[must_use]
pub fn next_of_storey(game: &Neko, first_is_left: bool, out: i16) -> Drop {
    let height = game.tower().height();
    let sides = walls_in_hand(game);
    for (index, is_left) in [first_is_left, !first_is_left].into_iter().enumerate() {
        if is_upright(game, sides[index]) {
            continue;
        }
        // The other one stands already: this one goes to the side that is left.
        let other = sides[1 - index];
        let is_left = if is_upright(game, other) { pose(game, other).x > top(game).x } else { is_left };
        let middle = (top(game).x / 10) as i16;
        let x = if is_left { middle - out } else { middle + out };
        return Drop { piece: sides[index], x, floor: height, fold: 0 };
    }
    let between = (pose(game, sides[0]).x + pose(game, sides[1]).x) / 20;
    Drop { piece: Piece::Floor(height + 1), x: between as i16, floor: height + 1, fold: 0 }
}

/// The wall that sticks out from under the floor in hand, if that is why nothing can be settled: a little further in.
#[must_use]
pub(super) fn wall_to_pull_in(game: &Neko, out: i16) -> Option<Drop> {
    let is_building = matches!(game.phase(), Phase::Building { .. });
    if !is_building || game.check_settled() != Err(Breach::WallSticksOut) {
        return None;
    }
    let floor = game.tower().height();
    let own = pose(game, Piece::Floor(floor + 1)).x;
    let piece = walls_in_hand(game).into_iter().max_by_key(|wall| (pose(game, *wall).x - own).abs())?;
    let middle = (top(game).x / 10) as i16;
    let x = if pose(game, piece).x > own { middle + out } else { middle - out };
    Some(Drop { piece, x, floor, fold: 0 })
}

fn walls_in_hand(game: &Neko) -> [Piece; 2] {
    let floor = game.tower().height() + 1;
    [Piece::Wall { floor, side: 0 }, Piece::Wall { floor, side: 1 }]
}

fn is_upright(game: &Neko, wall: Piece) -> bool {
    let is_there = game.world().is_some_and(|world| world.body(wall).is_some());
    is_there && pose(game, wall).turn.abs() < UPRIGHT && pose(game, wall).y > top(game).y
}
