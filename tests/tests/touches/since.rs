//! What others did since one's own turn stays on the board until one acts.

use empile_games::{
    AnyGame, GameId,
    contract::{Choices, Chosen, Entry, Game, Match, Pace, Seat, Seats, Seed, Stream},
};
use empile_stage::{Art, Cue, Node, Stage, Surface, TraceLook};
use empile_tests::{gallery::SCREENS, hands::sitters};

struct Seen {
    by: Seat,
    to_act: Seats,
    marks: Vec<(u8, TraceLook)>,
    before: Vec<Node>,
    stage: Stage,
    game: Match<AnyGame>,
}

fn marks(stage: &Stage) -> Vec<(u8, TraceLook)> {
    let mark = |node: &Node| match node.art {
        Some(Art::Trace { seat, look, .. }) => Some((seat, look)),
        _ => None,
    };
    stage.scene().nodes.iter().filter_map(mark).collect()
}

/// Lets chance play, and gives what was seen after every entry.
fn played(game: GameId, players: u8, surface: Surface, entries: usize) -> Vec<Seen> {
    let setup = game.setup(players, &Chosen::default()).unwrap();
    let mut game = Match::<AnyGame>::start(setup, Seed(7)).unwrap();
    let mut stage = Stage::new(game.state(), sitters(players), surface);
    let (mut luck, mut seen) = (Stream::new(Seed(7)), Vec::new());
    for _ in 0..entries {
        let before = stage.scene().nodes.clone();
        let Some(by) = game.state().to_act().iter().next() else {
            let Some(at) = game.state().next_deadline() else { break };
            let mut events = Vec::new();
            game.enter(Entry::Clock { at }, &mut events).unwrap();
            stage.follow_deed(game.state(), None, &events);
            continue;
        };
        let legal = game.state().legal(by);
        let action = legal.nth(luck.index(legal.len())).unwrap();
        let at = game.record().entries.last().map_or(0, |entry| match entry {
            Entry::Act { at, .. } | Entry::Clock { at } => *at,
        });
        let mut events = Vec::new();
        game.enter(Entry::Act { seat: by, action, at }, &mut events).unwrap();
        stage.follow_deed(game.state(), Some(by), &events);
        let to_act = game.state().to_act();
        seen.push(Seen {
            by,
            to_act,
            marks: marks(&stage),
            before,
            stage: stage.clone(),
            game: game.clone(),
        });
    }
    seen
}

#[test]
fn marks_tell_of_others_and_go_when_one_acts() {
    for game in [GameId::Wurfelmarsch, GameId::CuiBono, GameId::Abquetschen, GameId::PilePoils] {
        let players = *game.descriptor().players.start();
        let mut marked = 0;
        for seen in played(game, players, SCREENS[1], 120) {
            let Some(next) = seen.to_act.iter().next() else { continue };
            assert!(
                seen.marks.iter().all(|(seat, _)| *seat != next.0),
                "{game:?}: nobody is shown the own deeds"
            );
            if seen.by == next {
                assert!(seen.marks.is_empty(), "{game:?}: who acts has answered");
                assert_eq!(seen.stage.since(seen.game.state()), None);
            } else if !seen.marks.is_empty() {
                marked += 1;
                assert!(seen.stage.since(seen.game.state()).is_some());
            }
        }
        assert!(marked > 0, "{game:?}");
    }
}

#[test]
fn whoever_comes_back_finds_the_same_marks() {
    let seen = played(GameId::Wurfelmarsch, 3, SCREENS[0], 40);
    let last = seen.last().unwrap();
    let state = last.game.state();
    let mut fresh = Stage::new(state, sitters(3), SCREENS[0]);
    assert!(marks(&fresh).is_empty() && !last.marks.is_empty());
    fresh.recall(state, last.stage.clone());
    assert_eq!(marks(&fresh), last.marks);
    fresh.reset(state);
    assert!(marks(&fresh).is_empty(), "what was taken back is not marked");
}

#[test]
fn marks_lie_on_the_board_on_every_screen() {
    for game in GameId::ALL.iter().copied().filter(|game| game.descriptor().pace == Pace::Turns) {
        for screen in SCREENS {
            for seen in played(game, *game.descriptor().players.start(), screen, 40) {
                for node in &seen.stage.scene().nodes {
                    if matches!(node.art, Some(Art::Trace { .. })) {
                        let whole = screen.area().inset(-2.0);
                        assert!(whole.union(node.area) == whole, "{game:?} {screen:?} {:?}", node.area);
                    }
                }
            }
        }
    }
}

#[test]
fn captured_dice_go_one_after_the_other_when_everybody_has_looked() {
    let mut fights = 0;
    for mut seen in played(GameId::Wurfelmarsch, 3, SCREENS[1], 400) {
        let state = seen.game.state().clone();
        let Some(footage) = seen.stage.footage(&state) else { continue };
        fights += 1;
        let gone: Vec<_> =
            footage.tracks.iter().filter(|track| seen.stage.scene().node(track.node).is_none()).collect();
        assert!(!gone.is_empty());
        let moments: Vec<_> = footage.cues.iter().map(|(at, cue)| (*at, *cue)).collect();
        assert!(moments.iter().all(|(at, cue)| *at >= 1_000 && *cue == Cue::DieTaken), "{moments:?}");
        assert!(moments.is_sorted_by_key(|(at, _)| *at) && moments.len() <= gone.len());
        for track in gone {
            let before = seen.before.iter().find(|node| node.id == track.node).unwrap();
            let first = track.frames[0];
            assert!((first.x - before.area.x).hypot(first.y - before.area.y) < 1.0, "from where it stood");
            assert!(track.stays >= 1_000, "calm people see it go in its turn, too");
        }
        assert_eq!(seen.stage.footage(&state), None, "handed out once");
    }
    assert!(fights > 3, "{fights} fights");
}
