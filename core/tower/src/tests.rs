//! What a tower of cardboard does, and does not do by itself.

use empile_games::{
    contract::{Game, Seed},
    neko_tower::{
        Action, Body, Deed, Drop, FLOOR_THICKNESS, FLOOR_WIDTH, FLOORS, FOLDS, Mode, Neko, Piece, Play, Pose,
        Setup, Wall,
    },
};
use rapier2d::prelude::Real;

use crate::{
    answer,
    clay::{LOADING_STEPS, STEP},
    landing, outline,
    site::{Site, place, pose},
};

fn alone() -> Neko {
    let setup = Setup { players: 1, mode: Mode::Together, play: Play::OnScreen };
    Neko::start(&setup, Seed(1)).unwrap()
}

fn act(game: &mut Neko, action: &Action) {
    game.apply(game.current(), action, 0, &mut Vec::new()).unwrap();
}

/// Floors on equal walls placed exactly.
fn exact_tower(floors: u8) -> (Site, Vec<Pose>) {
    let mut site = Site::of(&alone());
    let mut poses: Vec<Pose> = site.parts.iter().map(|part| pose(&site.place_of(*part))).collect();
    let out = (FLOOR_WIDTH - FOLDS[0]) / 2 - 200;
    let mut top = FLOOR_THICKNESS;
    let mut add = |site: &mut Site, piece, wall, x, y| {
        let pose = Pose { x, y, turn: 0 };
        site.add(Body { piece, pose, fold: 0 }, wall, place(pose));
        poses.push(pose);
    };
    for floor in 2..=floors {
        let height = Wall::Brick.height();
        for (side, x) in [(0, -out), (1, out)] {
            add(&mut site, Piece::Wall { floor, side }, Some(Wall::Brick), x, top + height / 2);
        }
        add(&mut site, Piece::Floor(floor), None, 0, top + height + FLOOR_THICKNESS / 2);
        top += height + FLOOR_THICKNESS;
    }
    (site, poses)
}

/// How far anything is from where it was put, in hundredths of a millimetre and of a degree.
fn worst(site: &Site, poses: &[Pose]) -> i32 {
    let ways = site.parts.iter().zip(poses).flat_map(|(part, was)| {
        let now = pose(&site.place_of(*part));
        [now.x - was.x, now.y - was.y, now.turn - was.turn]
    });
    ways.map(i32::abs).max().unwrap_or_default()
}

/// So many steps take so long.
#[allow(clippy::cast_sign_loss)]
fn steps(seconds: Real) -> u32 {
    (seconds / STEP) as u32
}

fn load(site: &mut Site) {
    for step in 1..=LOADING_STEPS {
        site.step(step as Real / LOADING_STEPS as Real);
    }
}

fn stand(site: &mut Site, seconds: Real) {
    for _ in 0..steps(seconds) {
        site.step(1.0);
    }
}

/// The first seconds of the ten minutes that the battery below lets it stand: whatever creeps, creeps from the first on.
#[test]
fn a_tower_of_all_floors_on_equal_walls_stands_without_creeping() {
    let (mut site, poses) = exact_tower(FLOORS);
    load(&mut site);
    stand(&mut site, 2.0);
    assert!(worst(&site, &poses) <= 60, "{} hundredths of a millimetre", worst(&site, &poses));
    let settled: Vec<Pose> = site.parts.iter().map(|part| pose(&site.place_of(*part))).collect();
    stand(&mut site, 10.0);
    assert!(worst(&site, &settled) <= 10, "it creeps: {}", worst(&site, &settled));
}

/// Ten minutes of simulated time, every step of them.
#[test]
#[ignore = "a battery: run by `make soak`"]
fn soak_ten_minutes() {
    let (mut site, poses) = exact_tower(FLOORS);
    load(&mut site);
    stand(&mut site, 2.0);
    let settled = worst(&site, &poses);
    for _ in 0..steps(600.0) {
        site.step(1.0);
    }
    assert!(worst(&site, &poses) <= settled.max(60), "it crept");
    println!("soak neko_tower.steps TRIED {} LOST 0", steps(600.0));
}

/// Takes the first card that builds and lets the walls go there.
fn with_walls(x: i16) -> Neko {
    let mut game = alone();
    let build = (0..2).flat_map(|card| game.plays(card)).find(|play| matches!(play, Action::Build { .. }));
    act(&mut game, &build.unwrap());
    for (side, x) in [(0, -x), (1, x)] {
        let drop = Drop { piece: Piece::Wall { floor: 2, side }, x, floor: 1, fold: 0 };
        act(&mut game, &Action::Drop(drop));
        let (told, _) = answer(&game).unwrap();
        act(&mut game, &Action::Answer(Box::new(told)));
    }
    game
}

#[test]
fn walls_and_a_floor_put_down_with_care_can_be_settled() {
    let mut game = with_walls(210);
    act(&mut game, &Action::Drop(Drop { piece: Piece::Floor(2), x: 0, floor: 2, fold: 0 }));
    let (told, film) = answer(&game).unwrap();
    assert!(told.on_the_table.is_empty(), "{:?}", told.on_the_table);
    assert!(film.tracks.iter().any(|track| track.piece == Piece::Floor(2)), "it comes down");
    act(&mut game, &Action::Answer(Box::new(told)));
    assert_eq!(game.check_settled(), Ok(()));
}

#[test]
fn what_is_let_go_beside_the_tower_lies_on_the_table() {
    let game = with_walls(900);
    let world = game.world().unwrap();
    assert!(world.lies_on_the_table(Piece::Wall { floor: 2, side: 0 }));
    assert!(world.lies_on_the_table(Piece::Wall { floor: 2, side: 1 }));
}

#[test]
fn a_piece_lands_where_its_shadow_was() {
    let mut game = with_walls(210);
    let drop = Drop { piece: Piece::Floor(2), x: 10, floor: 2, fold: 0 };
    let shadow = landing(&game, drop).unwrap();
    assert!(matches!(shadow.on, Some(Piece::Wall { .. })));
    act(&mut game, &Action::Drop(drop));
    let (told, _) = answer(&game).unwrap();
    let (_, rest) = told.poses.iter().find(|(piece, _)| *piece == drop.piece).unwrap();
    assert!(
        (rest.x - shadow.pose.x).abs() < 100 && (rest.y - shadow.pose.y).abs() < 300,
        "{rest:?} {shadow:?}"
    );
}

/// What is put together again from the record is the same tower: asked to rest, nothing moves.
#[test]
fn a_tower_put_together_again_does_not_move() {
    let mut game = with_walls(210);
    act(&mut game, &Action::Drop(Drop { piece: Piece::Floor(2), x: 0, floor: 2, fold: 0 }));
    let (told, _) = answer(&game).unwrap();
    act(&mut game, &Action::Answer(Box::new(told)));
    act(&mut game, &Action::Settle);
    act(&mut game, &Action::EndTurn);
    let at_rest: Vec<(Piece, Pose)> = game.poses().collect();
    let cat = (0..2).flat_map(|card| game.plays(card)).find(|play| matches!(play, Action::TakeCat { .. }));
    let Some(cat) = cat else { return };
    act(&mut game, &cat);
    for _ in 0..5 {
        let piece = game.in_hand()[0].piece;
        act(&mut game, &Action::Drop(Drop { piece, x: 900, floor: 1, fold: 0 }));
        assert!(matches!(game.world().unwrap().awaited(), Some(Deed::Drop(_))));
        let (told, _) = answer(&game).unwrap();
        assert_eq!(told.poses.len(), 1, "only the cat that was let go beside the tower: {:?}", told.poses);
        act(&mut game, &Action::Answer(Box::new(told)));
    }
    assert!(at_rest.iter().all(|(piece, pose)| game.world().unwrap().body(*piece).unwrap().pose == *pose));
}

#[test]
fn outlines_are_what_pieces_measure() {
    for (piece, wall) in [(Piece::Floor(3), None), (Piece::Wall { floor: 3, side: 0 }, Some(Wall::Angel))] {
        let [across, up] = piece.half_size(wall, 0);
        let corners = outline(piece, wall, 0);
        assert!(corners.iter().all(|[x, y]| x.abs() <= across && y.abs() <= up));
        assert!(corners.contains(&[across, -up]) && corners.contains(&[-across, -up]));
    }
}
