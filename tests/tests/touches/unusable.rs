//! What cannot be used says why: on every board where people take turns, a tap on anything with a name is answered.

use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Chosen, Entry, Game, Match, Pace, Record, Seats},
};
use empile_stage::{Node, Phase, Point, Stage, Surface, Touch, Unusable};
use empile_tests::{gallery, hands::sitters};

const PHONE: Surface = Surface { width: 412.0, height: 760.0 };

fn games_of_turns() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| game.descriptor().pace == Pace::Turns)
}

/// A tap on the middle of a thing, and what is said to it.
fn tap(stage: &mut Stage, game: &AnyGame, at: Point) -> Option<Unusable> {
    for phase in [Phase::Down, Phase::Up] {
        let asked = stage.touch(game, Touch { pointer: 1, phase, at, stamp: 0, breadth: 8.0 });
        assert_eq!(asked, None, "nothing can be done with it");
    }
    stage.take_unusable()
}

/// Is it only there to be read? Then it says what it says.
fn is_told_already(node: &Node) -> bool {
    node.text.as_ref().is_some_and(|text| Some(&text.words) == node.label.as_ref())
}

fn is_seen_at_its_middle(stage: &Stage, node: &Node) -> bool {
    let at = node.area.centre();
    let in_front =
        stage.scene().nodes.iter().rev().find(|other| other.label.is_some() && other.holds(at, 0.0));
    let touched = stage.scene().nodes.iter().any(|other| other.role.is_touchable() && other.holds(at, 48.0));
    in_front.is_some_and(|front| front.id == node.id) && !touched
}

/// Walks through a whole match, and looks at the board after every entry.
fn at_every_moment(game: GameId, mut look: impl FnMut(&Match<AnyGame>, &mut Stage)) {
    let whole = (gallery::Album::of(game).whole)();
    let players = whole.hands.game().players();
    let chosen = Chosen { values: whole.options.clone(), rows: None };
    let setup = game.setup(players, &chosen).expect("what was played");
    let record: Record<AnyGame> =
        Record { setup, seed: empile_games::contract::Seed(whole.hands.seed()), entries: Vec::new() };
    let mut played = Match::replay(record).expect("a beginning");
    let mut stage = Stage::new(played.state(), sitters(players), PHONE);
    for entry in whole.hands.entries() {
        look(&played, &mut stage);
        let mut events = Vec::new();
        played.enter(entry.clone(), &mut events).expect("what was played");
        stage.follow_deed(played.state(), actor(entry), &events);
    }
    look(&played, &mut stage);
}

fn actor(entry: &Entry<AnyAction>) -> Option<empile_games::contract::Seat> {
    match entry {
        Entry::Act { seat, .. } => Some(*seat),
        Entry::Clock { .. } => None,
    }
}

#[test]
fn every_named_thing_that_cannot_be_used_answers_a_tap() {
    for game in games_of_turns() {
        let (mut by_rule, mut shown, mut over) = (0, 0, 0);
        at_every_moment(game, |played, stage| {
            let unusable = |node: &&Node| node.label.is_some() && !node.role.is_touchable();
            let nodes: Vec<Node> = stage.scene().nodes.iter().filter(unusable).cloned().collect();
            for node in nodes {
                if is_told_already(&node) || !is_seen_at_its_middle(stage, &node) {
                    continue;
                }
                let mut looked_at = stage.clone();
                let said = tap(&mut looked_at, played.state(), node.area.centre());
                match said.unwrap_or_else(|| panic!("{game:?}: {:?} says nothing", node.label)) {
                    Unusable::ByRule(intent, label) => {
                        let entry = Entry::Act { seat: intent.seat, action: intent.action, at: intent.at };
                        let refused = played.clone().enter(entry, &mut Vec::new());
                        by_rule += usize::from(refused.is_err());
                        assert!(refused.is_err() || Some(&label) == node.label.as_ref());
                    }
                    Unusable::Shows(label) => {
                        assert_eq!(Some(&label), node.label.as_ref());
                        shown += 1;
                    }
                    Unusable::Nothing(help) => {
                        assert!(!help.rule.is_empty());
                        over += 1;
                    }
                }
            }
        });
        assert!(by_rule > 0 && shown > 0 && over > 0, "{game:?}: {by_rule} {shown} {over}");
    }
}

#[test]
fn on_a_robots_turn_everything_says_whose_turn_it_is() {
    for game in games_of_turns() {
        let mut asked = 0;
        at_every_moment(game, |played, stage| {
            let mut stage = stage.clone();
            stage.seat_robots(played.state(), Seats::all(played.state().players()));
            let Some(node) = stage.scene().nodes.iter().find(|node| {
                node.label.is_some() && !is_told_already(node) && is_seen_at_its_middle(&stage, node)
            }) else {
                return;
            };
            let at = node.area.centre();
            if let Some(Unusable::Nothing(help)) = tap(&mut stage, played.state(), at)
                && !played.state().to_act().is_empty()
            {
                assert_eq!((help.words.key, help.rule), ("robot-help", "table.robots"));
                asked += 1;
            }
        });
        assert!(asked > 0, "{game:?}");
    }
}

#[test]
fn a_finger_that_strays_or_is_taken_away_asks_nothing() {
    let setup = GameId::PilePoils.setup(2, &Chosen::default()).unwrap();
    let game = AnyGame::start(&setup, empile_games::contract::Seed(1)).unwrap();
    let mut stage = Stage::new(&game, sitters(2), PHONE);
    let cell = stage
        .scene()
        .nodes
        .iter()
        .find(|node| node.label.is_some() && !node.role.is_touchable() && !is_told_already(node));
    let at = cell.unwrap().area.centre();
    let mut feel = |phase, at| {
        stage.touch(&game, Touch { pointer: 1, phase, at, stamp: 0, breadth: 8.0 });
        stage.take_unusable()
    };
    assert_eq!(feel(Phase::Down, at), None, "not before it lifts");
    assert_eq!(feel(Phase::Up, Point { x: at.x + 60.0, ..at }), None, "it strayed");
    assert_eq!(feel(Phase::Down, at), None);
    assert_eq!(feel(Phase::Cancel, at), None);
    assert_eq!(feel(Phase::Up, at), None, "it was over");
    assert_eq!(feel(Phase::Down, at), None);
    assert!(feel(Phase::Up, at).is_some());
}
