//! Towers on the screen in telling moments: built by touch once, then looked at by any number of players on any screen.

use std::sync::LazyLock;

use empile_bots::{Level, neko_tower::errand};
use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Entry, Game, Match, Record, Seats, Seed},
    neko_tower::{Mode, Phase, Play, Setup},
};
use empile_stage::{Area, Footage, NodeId, Scene, Stage, Surface};

use crate::{
    gallery::State,
    hands::{Screen, sitters},
    neko_screen_hands::ScreenHands,
};

const PHONE: Surface = Surface { width: 412.0, height: 840.0 };
/// A match whose cards let one build up to the twentieth floor.
const SEED: u64 = 9;

/// What was done up to a moment.
struct Moment {
    name: &'static str,
    entries: Vec<Entry<AnyAction>>,
}

/// Alone, all moments of one tower; nobody else has to wait for the physics again.
static MOMENTS: LazyLock<Vec<Moment>> = LazyLock::new(|| {
    let mut table = ScreenHands::at(1, Mode::Together, SEED, PHONE);
    let mut moments = Vec::new();
    let mut keep = |name, table: &ScreenHands| {
        moments.push(Moment { name, entries: table.hands.entries().to_vec() });
    };
    let height = |table: &ScreenHands| table.game().tower().height();
    let chooses = |table: &ScreenHands| table.game().phase() == Phase::Card;
    keep("screen-start", &table);
    play_to(&mut table, |table| {
        height(table) == 3 && table.game().in_hand().len() == 3 && table.game().check_settled().is_err()
    });
    keep("screen-floor-3", &table);
    play_to(&mut table, |table| height(table) > 5 && matches!(table.game().phase(), Phase::Placing { .. }));
    keep("screen-cat", &table);
    play_to(&mut table, |table| height(table) >= 12 && chooses(table));
    keep("screen-floor-12", &table);
    let mut aslant = table.clone();
    play_to(&mut table, |table| height(table) >= 20 && chooses(table));
    keep("screen-floor-20", &table);
    for _ in 0..200 {
        if chooses(&aslant) {
            keep("screen-leaning", &aslant);
        }
        aslant.step_aslant();
        if aslant.hands.is_over() {
            break;
        }
    }
    keep("screen-fallen", &aslant);
    // The last time that it leant is the one to look at.
    let last = moments.iter().rposition(|moment| moment.name == "screen-leaning");
    let mut index = 0;
    moments.retain(|moment| {
        let is_kept = moment.name != "screen-leaning" || Some(index) == last;
        index += 1;
        is_kept
    });
    moments
});

fn play_to(table: &mut ScreenHands, wanted: impl Fn(&ScreenHands) -> bool) {
    while !wanted(table) {
        assert!(!table.hands.is_over(), "the tower is down before it came to this");
        table.step();
    }
}

/// The same match, with so many at the table: whose turn it is changes nothing else when all play together.
fn played(entries: &[Entry<AnyAction>], players: u8) -> Match<AnyGame> {
    let setup = AnySetup::NekoTower(Setup { players, mode: Mode::Together, play: Play::OnScreen });
    let record: Record<AnyGame> = Record { setup, seed: Seed(SEED), entries: Vec::new() };
    let mut game = Match::replay(record).expect("a set-up that can be played");
    for entry in entries {
        let Entry::Act { action, at, .. } = entry else { continue };
        let seat = game.state().heard().iter().next().expect("somebody plays");
        let entry = Entry::Act { seat, action: action.clone(), at: *at };
        game.enter(entry, &mut Vec::new()).expect("what was played can be played");
    }
    game
}

/// Every moment, as so many players see it.
#[must_use]
pub fn scenes(players: u8, screen: Screen) -> Vec<State> {
    let mut scenes = Vec::new();
    for moment in MOMENTS.iter() {
        if moment.name == "screen-fallen" {
            scenes.push(("screen-falling", falling(&moment.entries, players, screen)));
        }
        let game = played(&moment.entries, players);
        scenes.push((moment.name, stage(&game, players, screen).scene().clone()));
        if moment.name == "screen-floor-3" {
            scenes.push(("screen-partner", held_by_a_partner(&game, players, screen)));
        }
    }
    scenes
}

fn stage(game: &Match<AnyGame>, players: u8, screen: Screen) -> Stage {
    let mut stage = Stage::new(game.state(), sitters(players), screen.surface);
    stage.resize(game.state(), screen.surface, screen.text_scale);
    stage
}

/// A robot's hand has taken what it is about to let go, and holds it over the tower.
fn held_by_a_partner(game: &Match<AnyGame>, players: u8, screen: Screen) -> Scene {
    let played = game.state();
    let seat = played.to_act().iter().next().expect("somebody's turn");
    let errand = errand(game, seat, Level::Formidable).expect("a partner knows what to do");
    let mut stage = stage(game, players, screen);
    stage.seat_robots(played, Seats::only(seat));
    for station in errand.way {
        stage.reach(played, seat, Some(station.action));
    }
    stage.scene().clone()
}

/// The middle of the last fall, as its footage has it.
fn falling(entries: &[Entry<AnyAction>], players: u8, screen: Screen) -> Scene {
    let deed = entries.iter().rposition(|entry| !is_answer(entry)).expect("somebody did something");
    let mut game = played(&entries[..deed], players);
    let mut stage = stage(&game, players, screen);
    let before = stage.scene().clone();
    let rest = played(entries, players);
    for entry in &rest.record().entries[deed..] {
        if is_answer(entry) {
            let _ = stage.answer(game.state());
        }
        let mut events = Vec::new();
        game.enter(entry.clone(), &mut events).expect("what was played can be played");
        stage.follow(game.state(), &events);
    }
    let footage = stage.footage(game.state()).expect("the tower moved");
    seen(&before, stage.scene(), &footage)
}

fn is_answer(entry: &Entry<AnyAction>) -> bool {
    use empile_games::contract::Rules;
    matches!(entry, Entry::Act { action, .. } if AnyGame::is_answer(action))
}

/// What is seen a third of the way into the footage.
fn seen(before: &Scene, after: &Scene, footage: &Footage) -> Scene {
    let moment = footage.length() / 3;
    let screen = after.surface.area();
    let mut nodes = after.nodes.clone();
    let is_gone = |id: NodeId| after.node(id).is_none() && footage.track(id).is_some();
    nodes.extend(before.nodes.iter().filter(|node| is_gone(node.id)).cloned());
    nodes.retain_mut(|node| {
        let Some(track) = footage.track(node.id) else { return true };
        let Some(still) = track.frames.get((moment / footage.every) as usize) else { return true };
        node.area = Area { x: still.x, y: still.y, ..node.area };
        node.turn = still.turn;
        let outline = crate::ground::outline(node);
        outline.x >= 0.0
            && outline.right() <= screen.right()
            && outline.y >= 0.0
            && outline.bottom() <= screen.bottom()
    });
    Scene::of(after.surface, nodes)
}
