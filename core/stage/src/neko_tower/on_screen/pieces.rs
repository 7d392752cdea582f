//! Every piece of the tower as it stands or lies, in the pictures of the house.

use empile_games::neko_tower::{Body, Neko, Piece, Wall};

use super::{
    super::{offers::scarf, table::Table},
    nodes,
    view::{Size, View, millimetres},
};
use crate::{Area, Art, Loaf, Motion, NekoArt, Node, Words};

const WALL_DEPTH: u8 = 2;
const FLOOR_DEPTH: u8 = 3;
/// Cats stand on a plane before the walls.
const CAT_DEPTH: u8 = 4;
/// Half a degree, in hundredths: a floor that leans less is level.
const LEVEL: i32 = 50;

/// How a piece is drawn.
pub(super) fn art(table: &Table<'_>, piece: Piece, glows: bool) -> Art {
    Art::Neko(match piece {
        Piece::Floor(number) => NekoArt::NumberedFloor { number },
        Piece::Wall { .. } => NekoArt::Wall(table.game.wall_of(piece).unwrap_or(Wall::Brick)),
        Piece::Nakama(cat) => NekoArt::Loaf { cat: Loaf::Nakama(cat.colour()), glows },
        Piece::Black(seat) => NekoArt::Loaf { cat: Loaf::Black(scarf(table, seat)), glows },
    })
}

/// A piece where it is; nothing if it is out of sight.
pub(super) fn node(table: &Table<'_>, view: &View, body: Body, glows: bool) -> Option<Node> {
    let size = Size::of(body.piece, table.game.wall_of(body.piece), body.fold);
    let (area, turn) = view.picture(body.pose, size);
    if !is_seen(area, turn, view.area, table.room.surface.area()) {
        return None;
    }
    let node = Node::picture(nodes::piece(body.piece), area, art(table, body.piece, glows));
    Some(node.turned(turn).at_depth(depth(body.piece)).labelled(label(table, body)))
}

fn depth(piece: Piece) -> u8 {
    match piece {
        Piece::Wall { .. } => WALL_DEPTH,
        Piece::Floor(_) => FLOOR_DEPTH,
        Piece::Nakama(_) | Piece::Black(_) => CAT_DEPTH,
    }
}

/// Is something of it within what is looked at, and all of it on the screen?
fn is_seen(area: Area, turn: f32, view: Area, screen: Area) -> bool {
    let (sin, cos) = turn.to_radians().sin_cos();
    let width = area.width * cos.abs() + area.height * sin.abs();
    let height = area.width * sin.abs() + area.height * cos.abs();
    let outline = area.middle(width, height);
    outline.overlaps(view)
        && outline.x >= view.x
        && outline.right() <= view.right()
        && outline.y >= screen.y
        && outline.bottom() <= screen.bottom()
}

/// What stands where.
fn label(table: &Table<'_>, body: Body) -> Words {
    let Body { piece, pose, .. } = body;
    let world = table.game.world();
    if world.is_some_and(|world| world.lies_on_the_table(piece)) {
        return named(table.game, piece, "neko-tower-label-lies");
    }
    match piece {
        Piece::Floor(floor) => {
            let degrees = (pose.turn.abs() + LEVEL) / 100;
            let cats = table.view.layout.on_floor(floor).count() as u8;
            Words::new("neko-tower-label-screen-floor")
                .number("floor", floor)
                .number("cats", cats)
                .number("degrees", degrees)
                .text("side", if pose.turn > 0 { "left" } else { "right" })
        }
        Piece::Wall { floor, .. } => {
            named(table.game, piece, "neko-tower-label-screen-wall").number("floor", floor)
        }
        Piece::Nakama(_) | Piece::Black(_) => {
            let floor = world.and_then(|world| world.floor_under(piece)).unwrap_or_default();
            let words = named(table.game, piece, "neko-tower-label-screen-cat").number("floor", floor);
            aside(words, millimetres(pose.x))
        }
    }
}

/// Words about a piece: of which kind it is, and what sets it apart from others of its kind.
pub(super) fn named(game: &Neko, piece: Piece, key: &'static str) -> Words {
    let words = Words::new(key);
    match piece {
        Piece::Floor(floor) => words.text("piece", "floor").number("own", floor),
        Piece::Wall { .. } => {
            let wall = game.wall_of(piece).unwrap_or(Wall::Brick);
            words.text("piece", "wall").text("wall", wall.key())
        }
        Piece::Nakama(cat) => words.text("piece", "cat").text("colour", cat.colour().key()),
        Piece::Black(_) => words.text("piece", "black"),
    }
}

/// Words with how far to one side something is, in millimetres.
pub(super) fn aside(words: Words, x: f32) -> Words {
    let away = x.abs().round();
    let side = if away < 1.0 {
        "middle"
    } else if x < 0.0 {
        "left"
    } else {
        "right"
    };
    words.text("side", side).number("away", away as i64)
}

/// Everything that moves with the tower does so at once while a finger leads the picture.
pub(super) fn moving(is_led: bool) -> Motion {
    if is_led { Motion::Stick } else { Motion::Glide }
}
