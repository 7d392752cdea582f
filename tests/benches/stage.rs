//! What a touch costs under twelve fingers, and what a scene and a change of it cost at the fullest boards.

use std::time::Instant;

use empile_games::{
    AnyEvent, AnyGame, AnySetup, abquetschen,
    contract::{Game, Seed, Stream},
    cui_bono, pile_poils, raffzahn,
};
use empile_stage::{Intent, NodeId, Phase, Stage, Surface, Touch};
use empile_tests::{
    gallery,
    hands::{Hands, sitters},
    storm::{Floor, SAMPLES_PER_FRAME, Storm},
};

const MINUTE: u64 = 60_000;
const ROUNDS: usize = 2_000;
const PHONE: Surface = Surface { width: 412.0, height: 840.0 };

fn main() {
    println!("figure stage.touch_p99_us {:.1} us", at(99, &mut touches()));
    let full = full_tables();
    let slowest = full.iter().map(|(name, game)| {
        let time = at(50, &mut full_scenes(game));
        println!("{name}: {time:.1} us for a whole scene");
        time
    });
    println!("figure stage.full_scene_us {:.1} us", slowest.fold(0.0, f64::max));
    let (cats, dice) = (at(50, &mut cat_deltas()), at(50, &mut dice_deltas()));
    println!("a die chosen beside 62 cells: {cats:.1} us; a die laid in the pyramid: {dice:.1} us");
    println!("figure stage.delta_us {:.1} us", cats.max(dice));
}

/// What so many of a hundred times are below.
fn at(percent: usize, times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() - 1) * percent / 100]
}

fn microseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e6
}

/// Each sample of a minute of twelve fingers: hit-testing, the rules, the new scene, and once a frame what changed.
fn touches() -> Vec<f64> {
    let (mut floor, mut storm) = (Floor::default(), Storm::default());
    let recorded: Vec<Touch> = (0..MINUTE)
        .map(|stamp| {
            let (touch, _) = storm.sample(&floor, stamp);
            floor.hear(touch);
            touch
        })
        .collect();
    let mut floor = Floor::default();
    let hear = |touch: Touch| {
        let begin = Instant::now();
        floor.hear(touch);
        if touch.stamp.is_multiple_of(SAMPLES_PER_FRAME) {
            floor.frame();
        }
        microseconds(begin)
    };
    recorded.into_iter().map(hear).collect()
}

/// The pyramid of 165 dice of every game that begins with one, the fullest that is built, and a cat on every cell.
fn full_tables() -> Vec<(&'static str, AnyGame)> {
    let start = |setup| AnyGame::start(&setup, Seed(1)).expect("a set-up that can be played");
    vec![
        ("62 cells with cats", all_asleep()),
        ("Abquetschen built", built()),
        ("Raffzahn of 165 dice", start(AnySetup::Raffzahn(raffzahn::Setup::default()))),
        ("Cui bono? of 165 dice", start(AnySetup::CuiBono(cui_bono::Setup::for_players(6)))),
    ]
}

fn full_scenes(game: &AnyGame) -> Vec<f64> {
    let mut stage = stage(game);
    let build = |_| {
        let begin = Instant::now();
        stage.resize(game, PHONE, 1.0);
        microseconds(begin)
    };
    (0..ROUNDS).map(build).collect()
}

fn stage(game: &AnyGame) -> Stage {
    Stage::new(game, sitters(game.players()), PHONE)
}

/// A throw lies on the table and every cell has its cats: written down so, for no match is played so far.
fn all_asleep() -> AnyGame {
    let setup = pile_poils::Setup { players: 4, side: pile_poils::Side::Coussin };
    let mut hands = Hands::at(AnySetup::PilePoils(setup), 8, PHONE);
    gallery::pile_poils::play_until(&mut hands, |view| matches!(view.step, pile_poils::Step::Thrown(_)));
    let mut form = serde_json::to_value(hands.game()).expect("game values can be written");
    let cells = form["pile-poils"]["table"]["cells"].as_array_mut().expect("the cells of the board");
    assert_eq!(cells.len(), 62);
    for cell in cells {
        cell["cats"] = 1.into();
        cell["yarn"] = false.into();
    }
    serde_json::from_value(form).expect("a table that fits its board")
}

fn built() -> AnyGame {
    let mut hands = Hands::at(AnySetup::Abquetschen(abquetschen::Setup::default()), 4, PHONE);
    let mut luck = Stream::new(Seed(11));
    while !hands.is_over() {
        gallery::abquetschen::tap_on(&mut hands, &mut luck);
    }
    hands.game().clone()
}

/// A finger chooses a die and puts it back, beside a full pyramid of cats.
fn cat_deltas() -> Vec<f64> {
    const DIE: NodeId = NodeId(4_000);
    let game = all_asleep();
    let mut stage = stage(&game);
    let choose = |_| change(&mut stage, &mut game.clone(), DIE);
    (0..ROUNDS).map(choose).collect()
}

/// A die is laid on a crowded pyramid, and taken back.
fn dice_deltas() -> Vec<f64> {
    const CASES: std::ops::Range<u32> = 300..500;
    const DICE: std::ops::Range<u32> = 100..300;
    let mut hands = Hands::at(AnySetup::Abquetschen(abquetschen::Setup::default()), 4, PHONE);
    let mut luck = Stream::new(Seed(11));
    let crowded = |hands: &Hands| match hands.game() {
        AnyGame::Abquetschen(game) => game.heap().filled().len() >= 110 && !game.offered().is_empty(),
        _ => false,
    };
    while !crowded(&hands) {
        gallery::abquetschen::tap_on(&mut hands, &mut luck);
    }
    let mut game = hands.game().clone();
    let mut stage = stage(&game);
    let lay_or_take_back = |round: usize| {
        let of = if round.is_multiple_of(2) { CASES } else { DICE };
        let node =
            stage.scene().nodes.iter().find(|node| node.role.is_touchable() && of.contains(&node.id.0));
        let node = node.expect("a case to lay on, then a die to take back").id;
        change(&mut stage, &mut game, node)
    };
    (0..ROUNDS).map(lay_or_take_back).collect()
}

/// What the stage does from a finger that lifts off a node to the change handed to a shell; the rules are not counted.
fn change(stage: &mut Stage, game: &mut AnyGame, node: NodeId) -> f64 {
    let at = stage.scene().node(node).expect("a node to touch").area.centre();
    let touch = |phase| Touch { pointer: 1, phase, at, stamp: 0, breadth: 0.0 };
    stage.touch(game, touch(Phase::Down));
    stage.changes();
    let begin = Instant::now();
    let intent = stage.touch(game, touch(Phase::Up));
    let heard = microseconds(begin);
    let mut events: Vec<AnyEvent> = Vec::new();
    if let Some(Intent { seat, action, at }) = intent {
        game.apply(seat, &action, at, &mut events).expect("the board offers what is legal");
    }
    let begin = Instant::now();
    if !events.is_empty() {
        stage.follow(game, &events);
    }
    let delta = stage.changes();
    assert!(!delta.is_empty(), "something changed");
    heard + microseconds(begin)
}
