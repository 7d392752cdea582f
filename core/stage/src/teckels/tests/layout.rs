use empile_games::{
    contract::{Game, Seat, Viewer},
    teckels::{Action, PileId, TeckelId},
};

use super::{Park, Table};
use crate::{
    Area, Art, Node, Role, Scene, Surface, TeckelsArt,
    fingers::SMALLEST_TARGET,
    teckels::nodes::{self, Part},
};

const SCREENS: [Surface; 6] = [
    Surface { width: 360.0, height: 560.0 },
    Surface { width: 412.0, height: 840.0 },
    Surface { width: 640.0, height: 360.0 },
    Surface { width: 800.0, height: 360.0 },
    Surface { width: 1280.0, height: 760.0 },
    Surface { width: 800.0, height: 1200.0 },
];
const HAIR: f32 = 0.05;

/// The table at rest, in every state that needs the most room.
fn tables(players: u8) -> Vec<(&'static str, Table)> {
    let mut turned = Table::running(players);
    for seat in Seat::all(players) {
        turned.act(seat, Action::Hold { pile: PileId(1) });
        turned.act(seat, Action::Flip);
    }
    let mut called = Table::with(players, Park::Finished);
    for seat in Seat::all(players) {
        called.act(seat, Action::Call);
    }
    let mut picked = Table::with(players, Park::Full);
    picked.pick_all();
    vec![
        ("picked", picked),
        ("waiting", Table::waiting(players)),
        ("cards turned", turned),
        ("full", Table::with(players, Park::Full)),
        ("one long teckel", Table::with(players, Park::OneLongTeckel)),
        ("finished", Table::with(players, Park::Finished)),
        ("between rounds", called),
    ]
}

fn everywhere(mut check: impl FnMut(&str, &Table, &Scene)) {
    for players in 2..=4 {
        for (name, table) in tables(players) {
            for screen in SCREENS {
                for text_scale in [1.0, 2.0] {
                    let case = format!("{name}, {players} on {}×{}", screen.width, screen.height);
                    check(&case, &table, &table.scene(screen, text_scale));
                }
            }
        }
    }
}

/// Where a node is seen, turned as it is: zones are turned by quarters.
fn seen(node: &Node) -> Area {
    let Area { width, height, .. } = node.area;
    let centre = node.area.centre();
    let (w, h) = if node.turn.rem_euclid(180.0) > 1.0 { (height, width) } else { (width, height) };
    Area::new(centre.x - w / 2.0, centre.y - h / 2.0, w, h)
}

fn holds(outer: Area, inner: Area) -> bool {
    inner.x >= outer.x - HAIR
        && inner.y >= outer.y - HAIR
        && inner.right() <= outer.right() + HAIR
        && inner.bottom() <= outer.bottom() + HAIR
}

fn apart(case: &str, nodes: &[&Node]) {
    for (index, a) in nodes.iter().enumerate() {
        for b in &nodes[index + 1..] {
            assert!(!seen(a).inset(HAIR).overlaps(seen(b)), "{case}: {a:#?} and {b:#?}");
        }
    }
}

fn art(node: &Node) -> Option<TeckelsArt> {
    match node.art {
        Some(Art::Teckels(art)) => Some(art),
        _ => None,
    }
}

#[test]
fn nothing_leaves_the_screen_and_nothing_of_a_player_the_own_zone() {
    everywhere(|case, _, scene| {
        for node in &scene.nodes {
            assert!(holds(scene.surface.area(), seen(node)), "{case}: {node:#?}");
            let least = if matches!(art(node), Some(TeckelsArt::Slice(_))) { 0.2 } else { 1.0 };
            assert!(node.area.width > least && node.area.height > 1.0, "{case}: {node:#?}");
            if let Some(seat) = node.seat {
                let panel = scene.nodes.iter().find(|n| n.id.0 == nodes::of_hand(seat, Part::Panel)).unwrap();
                assert!(holds(seen(panel), seen(node)), "{case}: {node:#?}");
            }
        }
    });
}

#[test]
fn everything_to_touch_or_to_drop_on_is_large_enough_for_a_finger_and_apart_from_the_rest() {
    everywhere(|case, _, scene| {
        let wanted = |node: &&Node| node.role != Role::Picture && node.id.0 != nodes::PARK;
        let targets: Vec<&Node> = scene.nodes.iter().filter(wanted).collect();
        assert!(!targets.is_empty(), "{case}");
        for node in &targets {
            let Area { width, height, .. } = node.area;
            assert!(width.min(height) >= SMALLEST_TARGET - HAIR, "{case}: {width} × {height} {node:#?}");
            assert!(node.label.is_some(), "{case}: {node:#?}");
        }
        apart(case, &targets);
    });
}

#[test]
fn no_text_covers_another_and_no_token_bone_or_badge_a_text() {
    everywhere(|case, _, scene| {
        let small = |node: &&Node| {
            let written = node.text.is_some() && node.art.is_none();
            let sign = matches!(art(node), Some(TeckelsArt::Token { .. } | TeckelsArt::Bone(_)));
            written || sign || matches!(node.art, Some(Art::Badge { .. }))
        };
        apart(case, &scene.nodes.iter().filter(small).collect::<Vec<_>>());
    });
}

#[test]
fn every_open_end_shows_its_blanket_large_enough_to_be_read_beside_its_teckel() {
    everywhere(|case, table, scene| {
        let view = table.game.observe(Viewer::Spectator);
        for (teckel, id) in view.teckels.iter().zip(0u8..) {
            let id = TeckelId(id);
            let node = |id: u32| scene.nodes.iter().find(|node| node.id.0 == id);
            let Some(colour) = teckel.open else {
                assert!(node(nodes::lane(id)).is_none(), "{case}: a finished teckel takes no card");
                continue;
            };
            let (lane, end) = (node(nodes::lane(id)).unwrap(), node(nodes::end(id)).unwrap());
            assert_eq!(art(end), Some(TeckelsArt::End { colour, lit: false }), "{case}");
            assert!(end.area.width.min(end.area.height) >= 15.0, "{case}: {end:#?}");
            assert!(holds(lane.area, end.area), "{case}: {end:#?} in {lane:#?}");
            let texts = [node(nodes::badge(id)).unwrap(), node(nodes::length(id)).unwrap(), end];
            apart(case, &texts);
        }
    });
}

#[test]
fn the_slices_of_a_teckel_meet_without_a_gap_and_stay_in_its_place() {
    let mut longest = 0;
    everywhere(|case, table, scene| {
        let view = table.game.observe(Viewer::Spectator);
        for (teckel, id) in view.teckels.iter().zip(0usize..) {
            longest = longest.max(teckel.cards.len());
            let slices: Vec<&Node> = (teckel.cards.iter().enumerate())
                .filter_map(|(card, (_, seat))| {
                    let nth = table.board.lanes().nth(id, card).unwrap();
                    scene.nodes.iter().find(|node| node.id.0 == nodes::card(*seat, nth))
                })
                .collect();
            if teckel.open.is_some() {
                assert_eq!(slices.len(), teckel.cards.len(), "{case}");
                let place = scene.nodes.iter().find(|node| node.id.0 == nodes::lane(TeckelId(id as u8)));
                let place = place.unwrap().area;
                assert!(slices.iter().all(|slice| holds(place, slice.area)), "{case}: {slices:#?}");
            }
            for pair in slices.windows(2) {
                assert!((pair[0].area.right() - pair[1].area.x).abs() < HAIR, "{case}: {pair:#?}");
                assert!((pair[0].area.height - pair[1].area.height).abs() < HAIR, "{case}: {pair:#?}");
            }
        }
    });
    assert!(longest > 20, "a long teckel was among them: {longest}");
}

#[test]
fn the_fullest_park_has_28_open_teckels() {
    let table = Table::with(4, Park::Full);
    let view = table.game.observe(Viewer::Spectator);
    assert_eq!(view.teckels.iter().filter(|teckel| teckel.open.is_some()).count(), 28);
    let ids: std::collections::BTreeSet<_> =
        table.scene(SCREENS[0], 1.0).nodes.iter().map(|node| node.id).collect();
    assert_eq!(ids.len(), table.scene(SCREENS[0], 1.0).nodes.len(), "every node has its own id");
    assert!(ids.len() < 400, "{}", ids.len());
}
