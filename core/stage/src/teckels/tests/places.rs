use empile_games::{
    contract::{Game, Viewer},
    teckels::{Card, TeckelId},
};

use super::{Park, Table};
use crate::board::Board;
use crate::{
    Area, Surface,
    teckels::{TeckelsBoard, nodes},
};

const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };

fn place(table: &Table, teckel: u8) -> Option<Area> {
    let scene = table.scene(TABLET, 1.0);
    scene.nodes.iter().find(|node| node.id.0 == nodes::lane(TeckelId(teckel))).map(|node| node.area)
}

#[test]
fn a_teckel_stays_where_it_is_when_others_are_finished() {
    let mut table = Table::with(2, Park::Full);
    let before: Vec<Option<Area>> = (0..14).map(|teckel| place(&table, teckel)).collect();
    table.lay_all(|card, tokens| matches!(card, Card::Tail { .. }) && tokens > 4);
    let view = table.game.observe(Viewer::Spectator);
    let finished = view.teckels.iter().filter(|teckel| teckel.open.is_none()).count();
    assert!(finished > 0);
    for (teckel, index) in view.teckels.iter().zip(0u8..) {
        let now = place(&table, index);
        assert_eq!(now, before[usize::from(index)].filter(|_| teckel.open.is_some()), "teckel {index}");
    }
}

#[test]
fn a_resumed_board_shows_the_same_teckels() {
    let table = Table::with(3, Park::Finished);
    let resumed = Table {
        board: TeckelsBoard::new(&table.game),
        game: table.game.clone(),
        sitters: table.sitters.clone(),
        now: table.now,
    };
    let slices = |table: &Table| {
        let mut arts: Vec<String> =
            table.scene(TABLET, 1.0).nodes.iter().map(|node| format!("{:?}", node.art)).collect();
        arts.sort();
        arts
    };
    assert_eq!(slices(&resumed), slices(&table));
}
