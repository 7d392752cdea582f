use super::{
    super::{Action, Breach, Cell, Ending, Event, Fall, Phase, Spot, WALLS},
    table::{BLUE, BRICK_AND_ANGEL, ORANGE, Table, VIOLET, YELLOW, at, build_card, cat_card, floors_fall},
};
use crate::contract::{Choices, Game, Match, Seat, Seed, UndoRight};

fn wall_falls(floor: u8, side: u8) -> Action {
    Action::Fell(Fall::Wall { floor, side })
}

/// « Si moins de 5 tuiles Mur tombent sur la table, replacez chaque élément tombé dans la réserve et poursuivez ».
#[test]
fn fewer_than_five_walls_go_back_to_the_stock_with_all_that_fell() {
    let mut table =
        Table::together().with_floors(6).with_cat(BLUE[0], 6, 3).with_cat(BLUE[1], 4, 3).after_card();
    let events = table.act(floors_fall(2));
    assert_eq!(table.game.tower.height(), 4);
    assert_eq!(table.game.stock.total() + 6, WALLS);
    assert_eq!(table.game.layout.spot(BLUE[0]), None, "it fell with its floor");
    assert!(table.game.layout.spot(BLUE[1]).is_some());
    let from = Spot { floor: 6, cell: Cell(3), level: 0 };
    assert!(events.contains(&Event::CatReturned { cat: BLUE[0], from }));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::FloorFell { .. })).count(), 2);
    assert!(!table.is_over());
    let mut next = table;
    next.act(Action::EndTurn);
    let mut next = next.showing(build_card(BRICK_AND_ANGEL));
    next.act(Action::Build { card: 0, walls: BRICK_AND_ANGEL });
    assert_eq!(next.game.tower.height(), 5, "floors go on in the order of their numbers");
}

/// « Si 5 tuiles Mur ou plus tombent sur la table, la partie s'arrête immédiatement ».
#[test]
fn five_walls_end_the_game_however_they_are_told() {
    let all_at_once = |mut table: Table| {
        table.act(floors_fall(3));
        table
    };
    let bit_by_bit = |mut table: Table| {
        table.act(wall_falls(2, 1));
        table.act(floors_fall(1));
        assert!(!table.is_over());
        table.act(floors_fall(1));
        table
    };
    for told in [all_at_once as fn(Table) -> Table, bit_by_bit] {
        let table = told(Table::together().with_floors(8).after_card());
        assert_eq!(table.game.phase, Phase::Over(Ending::Collapsed));
    }
}

#[test]
fn four_walls_in_one_turn_and_four_in_the_next_are_two_falls() {
    let mut table = Table::together().with_floors(8).after_card();
    table.act(floors_fall(2));
    table.act(Action::EndTurn);
    table.act(floors_fall(2));
    assert!(!table.is_over());
    assert_eq!(table.game.tower.height(), 4);
}

/// « Si moins de 5 tuiles Mur tombent sur la table »: what lies there counts, not the floors that came down.
#[test]
fn three_floors_down_with_four_walls_on_the_table_go_on() {
    let with_walls = |count, walls| Action::Fell(Fall::FloorsWithWalls { count, walls });
    let mut table = Table::together().with_floors(8).after_card();
    table.act(with_walls(3, 4));
    assert_eq!((table.game.tower.height(), table.is_over()), (5, false));
    assert_eq!(table.game.stock.total() + 8, WALLS, "what came to lie on the tower is cleared away too");
    table.act(wall_falls(2, 0));
    assert_eq!(table.game.phase, Phase::Over(Ending::Collapsed), "it is the fifth of one fall");
}

#[test]
fn walls_on_the_table_are_fewer_than_fell_and_fewer_than_end_the_match() {
    let with_walls = |count, walls| Action::Fell(Fall::FloorsWithWalls { count, walls });
    let table = Table::together().with_floors(8).after_card();
    assert!(table.offers(with_walls(1, 1)) && table.offers(with_walls(4, 4)));
    assert_eq!(table.refuses(with_walls(1, 2)), Breach::WrongWallCount { walls: 2 });
    assert_eq!(table.refuses(with_walls(4, 5)), Breach::WrongWallCount { walls: 5 });
    assert_eq!(table.refuses(with_walls(8, 0)), Breach::WrongFloorCount { count: 8, height: 8 });
    assert_eq!(table.refuses(with_walls(7, 0)), Breach::WrongWallCount { walls: 0 }, "all of it fell");
}

/// « replacez chaque élément tombé dans la réserve et poursuivez la partie ».
#[test]
fn two_small_falls_in_one_turn_are_two() {
    let mut table = Table::together().with_floors(8).after_card();
    assert_eq!(table.refuses(Action::PutAway), Breach::NothingToPutAway);
    table.act(floors_fall(2));
    table.act(Action::PutAway);
    table.act(floors_fall(2));
    assert_eq!((table.game.tower.height(), table.is_over()), (4, false));
    table.act(floors_fall(1));
    assert!(table.is_over(), "without putting anything away it is the same fall");
}

#[test]
fn a_stroke_begins_a_new_fall() {
    let mut table = Table::together().with_floors(8).showing(cat_card(None));
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    table.act(Action::PutCat { to: at(1, 0) });
    table.act(floors_fall(2));
    table.act(Action::Stroke);
    table.act(floors_fall(2));
    assert_eq!((table.game.tower.height(), table.is_over()), (4, false));
}

/// « La partie prend fin si la tour s'effondre entièrement ».
#[test]
fn a_low_tower_that_falls_entirely_ends_the_game_with_fewer_than_five_walls() {
    let mut table = Table::together().with_floors(3).after_card();
    let events = table.act(floors_fall(2));
    assert_eq!(table.game.walls_down, 4);
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::Collapsed }));
}

/// « Si un chat Nakama ou Neko tombent, replacez-le(s) où il se trouvait sur la tour ».
#[test]
fn a_cat_that_falls_alone_is_put_back_where_it_was() {
    let mut table = Table::together().with_floors(3).with_cat(BLUE[0], 2, 3).with_cat(ORANGE[0], 2, 3);
    let layout = table.game.layout;
    let to = layout.spot(ORANGE[0]).unwrap();
    let events = table.act(Action::Fell(Fall::Nakama { cat: ORANGE[0] }));
    assert_eq!(events, [Event::CatPutBack { cat: ORANGE[0], to }]);
    let events = table.act(Action::Fell(Fall::BlackCat { of: Seat(0) }));
    assert_eq!(events, [Event::BlackCatPutBack { of: Seat(0), floor: 1 }]);
    assert_eq!(table.game.layout, layout);
}

/// « Si l'étage où Neko se trouvait est également tombé, placez Neko sur l'étage en dessous ».
#[test]
fn neko_whose_floor_fell_stands_on_the_floor_below() {
    let mut table = Table::together().with_floors(7).with_climber(0, 7);
    let events = table.act(floors_fall(1));
    assert!(events.contains(&Event::BlackCatCameDown { of: Seat(0), from: 7, to: 6 }));
    table.act(floors_fall(1));
    assert_eq!(table.game.climber(Seat(0)).floor, 5);
    assert_eq!(table.game.climber(Seat(0)).best, 7, "what was climbed stays climbed");
}

#[test]
fn a_wall_can_slip_out_but_not_the_last_one_under_a_floor() {
    let mut table = Table::together().with_floors(3);
    let wall = table.game.tower.walls_under(2)[0].unwrap();
    let events = table.act(wall_falls(2, 0));
    assert_eq!(events, [Event::WallFell { seat: Seat(0), floor: 2, side: 0, wall }]);
    assert_eq!(table.refuses(wall_falls(2, 1)), Breach::WallCannotSlipOut { floor: 2 });
    assert_eq!(table.refuses(wall_falls(2, 0)), Breach::WallCannotSlipOut { floor: 2 });
    assert!(table.offers(wall_falls(3, 1)));
    table.act(floors_fall(1));
    assert_eq!(table.game.walls_down, 3, "one wall of floor 2, two of floor 3");
}

#[test]
fn a_cat_that_slides_leaves_its_stack_and_stays_on_its_floor() {
    let mut table =
        Table::together().with_cat(BLUE[0], 1, 3).with_cat(ORANGE[0], 1, 3).with_cat(VIOLET[0], 1, 3);
    table.act(Action::Slid { cat: ORANGE[0], to: Cell(4) });
    let spot = |cell, level| Some(Spot { floor: 1, cell: Cell(cell), level });
    assert_eq!(table.game.layout.spot(ORANGE[0]), spot(4, 0));
    assert_eq!(table.game.layout.spot(VIOLET[0]), spot(3, 1));
    assert_eq!(table.refuses(Action::Slid { cat: ORANGE[0], to: Cell(4) }), Breach::SameCell);
}

#[test]
fn reports_of_sliding_cats_come_to_an_end_and_begin_anew_with_the_next_act() {
    let mut table = Table::together().with_cat(BLUE[0], 1, 0).after_card();
    let mut told = 0;
    while table.offers(Action::Fell(Fall::Nakama { cat: BLUE[0] })) {
        table.act(Action::Fell(Fall::Nakama { cat: BLUE[0] }));
        told += 1;
    }
    assert_eq!(told, 20, "every cat once");
    assert_eq!(table.refuses(Action::Slid { cat: BLUE[0], to: Cell(1) }), Breach::NothingMoreMoves);
    table.act(Action::EndTurn);
    assert!(table.offers(Action::Slid { cat: BLUE[0], to: Cell(1) }));
}

#[test]
fn a_cat_that_fell_with_its_floor_is_not_stroked() {
    let mut table = Table::together().with_floors(3).showing(cat_card(None));
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    table.act(Action::PutCat { to: at(3, 0) });
    table.act(floors_fall(1));
    assert_eq!(table.game.phase, Phase::Mission);
}

#[test]
fn a_floor_that_falls_while_a_cat_is_in_hand_leaves_the_cat_in_hand() {
    let mut table = Table::together().with_floors(3).showing(cat_card(None));
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    table.act(floors_fall(1));
    assert_eq!(table.refuses(Action::PutCat { to: at(3, 0) }), Breach::NoSuchFloor { floor: 3, height: 2 });
    table.act(Action::PutCat { to: at(2, 0) });
}

#[test]
fn only_what_stands_can_fall() {
    let table = Table::together().with_floors(3);
    for count in [0, 3, 255] {
        assert_eq!(table.refuses(floors_fall(count)), Breach::WrongFloorCount { count, height: 3 });
    }
    assert_eq!(table.refuses(wall_falls(4, 0)), Breach::NoSuchFloor { floor: 4, height: 3 });
    assert_eq!(table.refuses(wall_falls(1, 0)), Breach::WallCannotSlipOut { floor: 1 });
    assert_eq!(table.refuses(Action::Fell(Fall::Nakama { cat: BLUE[0] })), Breach::CatNotOnTower);
    let nobody = Action::Fell(Fall::BlackCat { of: Seat(1) });
    assert_eq!(
        table.refuses(nobody),
        Breach::BlackCatNotOnTower { of: Seat(1) },
        "together there is one Neko"
    );
}

#[test]
fn deeds_come_before_reports_in_the_list_of_choices() {
    let table = Table::together().with_floors(3).with_cat(BLUE[0], 2, 0);
    let legal = table.game.legal(Seat(0));
    let deeds = legal.all().take_while(|action| !action.is_report()).count();
    assert_eq!(deeds, legal.deeds());
    assert!(legal.all().skip(deeds).all(|action| action.is_report()));
    assert!(legal.len() > deeds);
}

#[test]
fn what_was_told_by_mistake_can_be_taken_back_and_a_new_card_cannot_be_unseen() {
    let setup = Table::together().game.setup;
    let mut table: Match<super::super::Neko> = Match::start(setup, Seed(11)).unwrap();
    let mut enter = |action| {
        let seat = table.state().current();
        table.enter(crate::contract::Entry::Act { seat, action, at: 0 }, &mut Vec::new()).unwrap();
        table.undo_right().unwrap()
    };
    assert_eq!(enter(Action::TakeCat { card: 1, cat: YELLOW[0] }), UndoRight::Free);
    assert_eq!(enter(Action::PutCat { to: at(1, 0) }), UndoRight::NeedsConsent, "a card was turned");
    assert_eq!(enter(Action::Slid { cat: YELLOW[0], to: Cell(5) }), UndoRight::Free);
    assert_eq!(enter(Action::Stroke), UndoRight::Free);
    assert_eq!(enter(Action::EndTurn), UndoRight::NeedsConsent);
}
