use empile_games::neko_tower::{CAT_FLANK, CAT_HEIGHT, Piece, WALL_LIP, Wall};

/// The corners of a piece around its middle, counter-clockwise, in hundredths of a millimetre: exactly what the simulation
/// collides. A wall is of a kind and folded somehow.
#[must_use]
pub fn outline(piece: Piece, wall: Option<Wall>, fold: u8) -> Vec<[i32; 2]> {
    if piece.is_cat() {
        let right = CAT_FLANK.iter().map(|[x, y]| [*x, y - CAT_HEIGHT / 2]);
        let left = CAT_FLANK.iter().rev().map(|[x, y]| [-x, y - CAT_HEIGHT / 2]);
        return right.chain(left).collect();
    }
    let [across, up] = piece.half_size(wall, fold);
    if let Piece::Wall { .. } = piece {
        let [lip, falls_off] = WALL_LIP;
        let (lip, shoulder) = (across - lip, up - falls_off);
        return vec![
            [across, -up],
            [across, shoulder],
            [lip, up],
            [-lip, up],
            [-across, shoulder],
            [-across, -up],
        ];
    }
    vec![[across, -up], [across, up], [-across, up], [-across, -up]]
}
