//! What the whole board promises: secrets stay secret, and everything is in its place.

use std::collections::HashSet;

use empile_games::{
    contract::{Choices, Game, Seat, Seed, Stream, Viewer},
    neko_tower::{Mode, Neko, Phase, Play, Setup},
};

use super::{board::NekoBoard, focus::Focus};
use crate::{
    Art, NekoArt, Node, Role, Sitter, Surface,
    board::{Board, Room},
    kit::screens::SCREENS,
};

const PHONE: Surface = Surface { width: 360.0, height: 560.0 };
fn sitters(players: u8) -> Vec<Sitter> {
    (0..players).map(|colour| Sitter { name: format!("Seat {colour}"), colour }).collect()
}

fn seen(board: &NekoBoard, game: &Neko, surface: Surface, text_scale: f32, viewer: Viewer) -> Vec<Node> {
    let sitters = sitters(game.players());
    let mut nodes = Vec::new();
    board.compose(
        game,
        Room {
            surface,
            text_scale,
            sitters: &sitters,
            viewer,
            robot: None,
            robots: empile_games::contract::Seats::NONE,
        },
        &mut nodes,
    );
    nodes
}

/// A match played by chance, with the board that follows it; calls back at every state.
fn play(
    players: u8,
    mode: Mode,
    seed: u64,
    steps: usize,
    mut look: impl FnMut(&Neko, &NekoBoard, &mut Stream),
) {
    let setup = Setup { players, mode, play: Play::Companion };
    let mut game = Neko::start(&setup, Seed(seed)).unwrap();
    let mut board = NekoBoard::new(&game);
    let mut chance = Stream::new(Seed(seed + 1));
    let sitters = sitters(players);
    for _ in 0..steps {
        look(&game, &board, &mut chance);
        if game.outcome().is_some() {
            return;
        }
        let legal = game.legal(game.current());
        // Something falls now and then, but mostly the tower grows.
        let few_reports = legal.deeds() + (legal.len() - legal.deeds()) / 300;
        let action = legal.nth(chance.index(few_reports.max(1))).unwrap();
        let mut events = Vec::new();
        game.apply(game.current(), &action, 0, &mut events).unwrap();
        let room = Room {
            surface: PHONE,
            text_scale: 1.0,
            sitters: &sitters,
            viewer: Viewer::Spectator,
            robot: None,
            robots: empile_games::contract::Seats::NONE,
        };
        board.follow(&game, &events, room);
    }
}

/// The board as it is, and as it would be with something in mind.
fn minds(board: &NekoBoard) -> Vec<NekoBoard> {
    let mut minds = vec![board.clone(); 4];
    for (place, mind) in (0..2).zip(&mut minds) {
        mind.focus = Focus::Mission { place, floor: None };
    }
    if let Some(last) = minds.last_mut() {
        last.telling = true;
    }
    minds
}

#[test]
fn nothing_on_the_screen_depends_on_what_its_viewer_may_not_know() {
    let mut hidden = 0;
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        play(players, Mode::Competitive, seed, 60, |game, board, chance| {
            let viewers = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                let other = game.imagine(viewer, Seed(chance.index(1 << 20) as u64));
                hidden += usize::from(other != *game);
                for board in minds(board) {
                    let see = |game| seen(&board, game, PHONE, 1.0, viewer);
                    assert_eq!(see(game), see(&other), "{viewer:?} in {:?}", game.phase());
                }
            }
        });
    }
    assert!(hidden > 100, "most of these states had something to hide");
}

#[test]
fn the_player_whose_turn_it_is_sees_both_own_missions_and_others_only_their_backs() {
    play(3, Mode::Competitive, 5, 40, |game, board, _| {
        if matches!(game.phase(), Phase::Confirming(_) | Phase::Blaming | Phase::Over(_)) {
            return;
        }
        for seat in Seat::all(3) {
            let nodes = seen(board, game, PHONE, 1.0, Viewer::Seat(seat));
            let open =
                nodes.iter().filter(|node| matches!(node.art, Some(Art::Neko(NekoArt::Mission { .. }))));
            let named = nodes
                .iter()
                .flat_map(|node| &node.label)
                .filter(|label| label.facts.iter().any(|(name, _)| *name == "mission"));
            let expected = if seat == game.current() { 2 } else { 0 };
            assert_eq!((open.count(), named.count()), (expected, expected), "{seat} in {:?}", game.phase());
        }
    });
}

#[test]
fn a_claimed_mission_is_open_to_all_and_the_other_one_is_turned_down() {
    let mut claims = 0;
    for seed in 0..12 {
        play(2, Mode::Competitive, seed, 160, |game, board, _| {
            if let Phase::Confirming(_) = game.phase() {
                claims += 1;
                let nodes = seen(board, game, PHONE, 1.0, Viewer::Seat(game.current()));
                let count = |wanted: fn(NekoArt) -> bool| {
                    nodes
                        .iter()
                        .filter(|node| matches!(node.art, Some(Art::Neko(art)) if wanted(art)))
                        .count()
                };
                assert_eq!(count(|art| matches!(art, NekoArt::Mission { .. })), 1);
                // One more back is on the pile of the stock.
                assert_eq!(count(|art| art == NekoArt::MissionBack), 2);
            }
        });
    }
    assert!(claims > 0, "some mission was claimed");
}

#[test]
fn the_curtain_hides_missions_of_a_competition_and_nothing_else() {
    play(3, Mode::Competitive, 8, 80, |game, board, _| {
        let open = matches!(game.phase(), Phase::Blaming | Phase::Over(_));
        assert_eq!(board.secret_of(game), (!open).then(|| game.current()));
    });
    play(3, Mode::Together, 8, 20, |game, board, _| assert_eq!(board.secret_of(game), None));
}

#[test]
fn every_scene_stays_on_its_screen_with_a_name_for_whatever_can_be_touched() {
    for (players, mode, seed) in
        [(1, Mode::Together, 1), (4, Mode::Together, 2), (2, Mode::Competitive, 3), (4, Mode::Competitive, 4)]
    {
        for (screen, text_scale) in SCREENS.into_iter().flat_map(|screen| [(screen, 1.0), (screen, 2.0)]) {
            play(players, mode, seed, 70, |game, board, _| {
                for board in minds(board) {
                    let nodes = seen(&board, game, screen, text_scale, Viewer::Seat(game.current()));
                    let ids: HashSet<u32> = nodes.iter().map(|node| node.id.0).collect();
                    assert_eq!(ids.len(), nodes.len(), "an id is one thing");
                    for node in &nodes {
                        let (area, key) = (node.area, node.label.as_ref().map(|label| label.key));
                        let whole = screen.area().inset(-1.0);
                        let inside = area.x >= whole.x
                            && area.y >= whole.y
                            && area.right() <= whole.right()
                            && area.bottom() <= whole.bottom();
                        assert!(inside, "{key:?} {:?} {area:?} leaves {screen:?}", node.id);
                        assert!(area.width > 0.5 && area.height > 0.5, "{key:?} {:?} {area:?}", node.id);
                        assert!(node.role == Role::Picture || key.is_some(), "{:?} has no name", node.id);
                    }
                }
            });
        }
    }
}

#[test]
fn whatever_may_be_done_is_said_with_its_rule() {
    play(3, Mode::Competitive, 21, 80, |game, board, _| {
        let sitters = sitters(3);
        let viewer = Viewer::Seat(game.current());
        let help = board.help(
            game,
            Room {
                surface: PHONE,
                text_scale: 1.0,
                sitters: &sitters,
                viewer,
                robot: None,
                robots: empile_games::contract::Seats::NONE,
            },
        );
        assert!(!help.is_empty());
        assert!(help.iter().all(|line| line.rule.starts_with("neko-tower.")));
        let tells_of_falls = help.iter().any(|line| line.rule == "neko-tower.falls");
        assert_eq!(tells_of_falls, game.takes_reports());
    });
}
