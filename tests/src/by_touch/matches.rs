//! The matches that are written down: short ones, that between them take every way of touching.

use empile_app::{Chosen, Table};
use empile_games::{
    GameId,
    contract::{Game, Pace, Seat, Seed, Stream},
    neko::{Mode, Phase as NekoPhase},
};
use empile_stage::{COUNTDOWN, Phase, Point, Surface, Touch};

use super::{ByTouch, rehearsal};
use crate::{
    gallery::{abquetschen, cui_bono, eintrichtern, pile_poils, wurfelmarsch},
    hands::Hands,
    kuh_hands::KuhHands,
    muster::is_zone,
    neko_hands::NekoHands,
    pack::Pack,
    pilo_hands::PiloHands,
    raff_hands::RaffHands,
};

const PHONE: Surface = Surface { width: 412.0, height: 760.0 };
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };
const SEED: u64 = 2026;
/// How long a finger takes from one sample to the next in a game that does not ask how quick it is.
const UNHURRIED: u64 = 40;

/// Plays the match of a game, with hands at its board; then the same touches at a table, for the state they lead to.
#[must_use]
pub fn played(game: GameId) -> ByTouch {
    let mut luck = Stream::new(Seed(SEED));
    let (surface, hands, options) = match game {
        GameId::PilePoils => {
            let mut hands = at_the_table_of(game, 2, PHONE);
            pile_poils::play_until(&mut hands, |_| false);
            (PHONE, hands, Vec::new())
        }
        GameId::PiloPilo => {
            let mut table = PiloHands::at(6, SEED, TABLET);
            while !table.hands.is_over() {
                table.play_round();
            }
            (TABLET, table.hands, Vec::new())
        }
        GameId::Teckels => {
            let mut pack = Pack::at(4, SEED, TABLET);
            for round in 1..=3 {
                pack.bark(Seat(round % 4));
                pack.play_round(3);
            }
            (TABLET, pack.hands, Vec::new())
        }
        GameId::NekoTower => {
            (PHONE, rivals_until_the_tower_falls(), vec![("mode".to_owned(), "competitive".to_owned())])
        }
        GameId::Raffzahn => {
            let mut table = RaffHands::at(SEED, TABLET);
            while !table.hands.is_over() {
                table.play_turn();
            }
            (TABLET, table.hands, Vec::new())
        }
        GameId::BunteKuh => {
            let mut table = KuhHands::at(6, SEED, TABLET);
            while !table.hands.is_over() {
                table.play_turn(&mut luck);
            }
            (TABLET, table.hands, Vec::new())
        }
        GameId::Abquetschen => (
            PHONE,
            to_the_end(at_the_table_of(game, 3, PHONE), |h| abquetschen::tap_on(h, &mut luck)),
            Vec::new(),
        ),
        GameId::CuiBono => (
            PHONE,
            to_the_end(at_the_table_of(game, 4, PHONE), |h| cui_bono::tap_on(h, &mut luck)),
            Vec::new(),
        ),
        GameId::Eintrichtern => (
            TABLET,
            to_the_end(at_the_table_of(game, 8, TABLET), |h| eintrichtern::play_on(h, &mut luck)),
            Vec::new(),
        ),
        GameId::Wurfelmarsch => (
            PHONE,
            to_the_end(at_the_table_of(game, 3, PHONE), |h| wurfelmarsch::march_on(h, &mut luck)),
            Vec::new(),
        ),
    };
    written_down(game, surface, options, &hands)
}

fn at_the_table_of(game: GameId, players: u8, surface: Surface) -> Hands {
    let setup = rehearsal().setup(game, players, &Chosen::default()).expect("what is usual");
    Hands::at(setup, SEED, surface)
}

fn to_the_end(mut hands: Hands, mut play_on: impl FnMut(&mut Hands)) -> Hands {
    while !hands.is_over() {
        play_on(&mut hands);
    }
    hands
}

/// Two rivals climb, behind curtains, until both have left the ground and one of them fells the tower.
fn rivals_until_the_tower_falls() -> Hands {
    let mut table = NekoHands::at(2, Mode::Competitive, 9, PHONE);
    let both_climbed = |table: &NekoHands| Seat::all(2).all(|seat| table.game().climber(seat).best > 0);
    while !(both_climbed(&table) && table.game().phase() == NekoPhase::Card) {
        table.step();
    }
    table.lift_curtain();
    table.tap("neko-tower-label-tell", &[]);
    table.look_at(2);
    table.tap("neko-tower-label-floors-fell", &[]);
    table.tap("neko-tower-collapse-confirm", &[]);
    table.tap("neko-tower-label-blame", &[]);
    table.hands
}

fn written_down(game: GameId, surface: Surface, options: Vec<(String, String)>, hands: &Hands) -> ByTouch {
    let touches = closed(unhurried(game, hands.touches()), hands);
    let players = hands.game().players();
    let seed = hands.seed();
    let state = String::new();
    let mut by_touch = ByTouch { game, options, players, seed, surface, holds: Vec::new(), touches, state };
    by_touch.holds = holds(&by_touch.table(&rehearsal()));
    if !by_touch.holds.is_empty() {
        by_touch.touches.iter_mut().for_each(|touch| touch.stamp += COUNTDOWN);
    }
    let app = rehearsal();
    let table = by_touch.table(&app);
    for touch in &by_touch.touches {
        let reply = table.touch(&[*touch]).expect("a log in memory");
        assert_eq!(reply.refused, None, "{game:?}, {touch:?}");
    }
    by_touch.state = table.state_json().expect("a state can be written");
    assert!(table.result().is_some(), "{game:?} is played to its end");
    by_touch
}

/// Everyone comes, if the table waits for that: a finger on every zone until the board appears.
fn holds(table: &Table) -> Vec<Touch> {
    let nodes = table.paint(true).nodes;
    let zones: Vec<Point> =
        nodes.iter().filter(|node| is_zone(node.id, node.role)).map(|node| node.area.centre()).collect();
    let fingers = |phase, stamp| {
        (0..).zip(&zones).map(move |(pointer, at)| {
            let at = Point { x: tenths(at.x), y: tenths(at.y) };
            Touch { pointer, phase, at, stamp, breadth: 0.0 }
        })
    };
    fingers(Phase::Down, 0).chain(fingers(Phase::Up, COUNTDOWN)).collect()
}

fn tenths(length: f32) -> f32 {
    (length * 10.0).round() / 10.0
}

/// To a tenth of a pixel; where nobody's quickness counts, one sample after the other.
fn unhurried(game: GameId, touches: &[Touch]) -> Vec<Touch> {
    let pause = if game.descriptor().pace == Pace::RealTime { 0 } else { UNHURRIED };
    let placed = (1..).zip(touches).map(|(place, touch)| Touch {
        at: Point { x: tenths(touch.at.x), y: tenths(touch.at.y) },
        stamp: touch.stamp + place * pause,
        ..*touch
    });
    placed.collect()
}

/// With a last touch on an empty corner, if it is the clock that ends the match.
fn closed(mut touches: Vec<Touch>, hands: &Hands) -> Vec<Touch> {
    let last = *touches.last().expect("somebody touched something");
    if hands.now() > last.stamp {
        let corner = Touch { pointer: 99, at: Point { x: 1.0, y: 1.0 }, stamp: hands.now(), ..last };
        touches.extend([Phase::Down, Phase::Up].map(|phase| Touch { phase, ..corner }));
    }
    touches
}
