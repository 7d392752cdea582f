use super::{
    super::{Action, Breach, Event, FLOORS, Phase, Wall},
    table::{BRICK_AND_ANGEL, Table, YELLOW, at, build_card, cat_card},
};
use crate::contract::{Choices, Game, Seat};

/// « Exemple : Placez les tuiles Mur suivantes – Brique et Ange – sur la tour, puis […] la prochaine tuile Étage ».
#[test]
fn example_brick_and_angel_carry_the_next_floor() {
    let mut table = Table::together();
    let card = table.game.shown[0].unwrap();
    let events = table.act(Action::Build { card: 0, walls: BRICK_AND_ANGEL });
    assert_eq!(table.game.tower.height(), 2);
    assert_eq!(table.game.tower.walls_under(2), BRICK_AND_ANGEL.map(Some));
    assert_eq!((table.game.stock.count(Wall::Brick), table.game.stock.count(Wall::Angel)), (11, 9));
    assert_eq!(events[0], Event::CardPlayed { seat: Seat(0), card });
    let raised =
        Event::FloorRaised { seat: Seat(0), floor: 2, walls: BRICK_AND_ANGEL, asked: BRICK_AND_ANGEL };
    assert_eq!(events[1], raised);
}

/// « Défaussez la carte Action jouée, puis piochez-en une nouvelle afin d'avoir toujours deux cartes Action en jeu ».
#[test]
fn the_card_played_is_replaced_at_its_place() {
    let mut table = Table::together();
    let (played, other) = (table.game.shown[0].unwrap(), table.game.shown[1]);
    let next = *table.game.actions.hidden.cards().last().unwrap();
    table.act(Action::Build { card: 0, walls: BRICK_AND_ANGEL });
    assert_eq!(table.game.shown, [Some(next), other, None]);
    assert_eq!(table.game.actions.played.cards(), [played]);
}

/// « Certaines cartes Action proposent deux options ».
#[test]
fn a_choice_card_builds_with_two_equal_walls_or_places_a_cat_of_any_colour() {
    let table = Table::together().showing(build_card([Wall::Column; 2]));
    assert!(table.offers(Action::Build { card: 0, walls: [Wall::Column; 2] }));
    for cat in [0, 4, 8, 12] {
        assert!(table.offers(Action::TakeCat { card: 0, cat: super::super::Nakama(cat) }));
    }
    let mut placing = table;
    placing.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    placing.act(Action::PutCat { to: at(1, 0) });
    assert_eq!(placing.game.phase, Phase::Mission, "this cat is not stroked");
}

#[test]
fn a_card_builds_only_what_it_shows() {
    let table = Table::together().showing(cat_card(None));
    assert_eq!(table.refuses(Action::Build { card: 0, walls: BRICK_AND_ANGEL }), Breach::NotABuildCard);
    let wrong = [Wall::Brick, Wall::Column];
    assert_eq!(
        table.refuses(Action::Build { card: 1, walls: wrong }),
        Breach::WrongWall { asked: Wall::Angel, used: Wall::Column }
    );
    assert_eq!(table.refuses(Action::TakeCat { card: 1, cat: YELLOW[0] }), Breach::NotACatCard);
    assert_eq!(table.refuses(Action::Build { card: 2, walls: wrong }), Breach::NoSuchCard { card: 2 });
}

/// « Que faire si l'on doit placer une tuile Mur qui n'est plus en stock ? ».
#[test]
fn a_wall_out_of_stock_is_replaced_by_any_that_is_left() {
    let mut table = Table::together().without_stock_of(Wall::Brick).showing(build_card(BRICK_AND_ANGEL));
    let refused = table.refuses(Action::Build { card: 0, walls: BRICK_AND_ANGEL });
    assert_eq!(refused, Breach::WallOutOfStock { wall: Wall::Brick });
    for instead in [Wall::SmallWindow, Wall::LargeWindow, Wall::Angel, Wall::Column] {
        assert!(table.offers(Action::Build { card: 0, walls: [instead, Wall::Angel] }));
    }
    let wrong = table.refuses(Action::Build { card: 0, walls: [Wall::Column, Wall::Column] });
    assert_eq!(wrong, Breach::WrongWall { asked: Wall::Angel, used: Wall::Column }, "the angel is in stock");
    let floor = table.game.tower.height() + 1;
    let walls = [Wall::SmallWindow, Wall::Angel];
    let events = table.act(Action::Build { card: 0, walls });
    assert!(events.contains(&Event::FloorRaised { seat: Seat(0), floor, walls, asked: BRICK_AND_ANGEL }));
}

/// Ours: the box has no twenty-fifth floor, and a card that cannot be played is not a way out while another can.
#[test]
fn with_all_floors_built_a_build_card_is_forgone_only_if_nothing_else_can_be_played() {
    let mut table = Table::together().with_floors(FLOORS).showing(build_card(BRICK_AND_ANGEL));
    assert_eq!(table.refuses(Action::Build { card: 0, walls: BRICK_AND_ANGEL }), Breach::NoFloorLeft);
    assert_eq!(table.refuses(Action::Forgo { card: 0 }), Breach::CardCanBePlayed);
    let [first, second] = [[Wall::Brick, Wall::Column], BRICK_AND_ANGEL].map(build_card);
    table = table.showing(first);
    table.game.shown.swap(0, 1);
    table = table.showing(second);
    let deeds = table.game.legal(Seat(0)).deeds();
    assert_eq!(deeds, 2, "nothing but to forgo one of the two");
    let events = table.act(Action::Forgo { card: 1 });
    assert!(events.contains(&Event::CardForgone { seat: Seat(0), card: first }));
    assert_eq!(table.game.phase, Phase::Mission);
    assert!(table.game.legal(Seat(0)).len() > 1);
}

/// « Que faire si une pioche est vide ? ».
#[test]
fn an_empty_action_pile_is_shuffled_anew() {
    let mut table = Table::together();
    let mut reshuffled = Vec::new();
    for _ in 0..19 {
        // Always the first deed on offer, then on to the next turn.
        while table.game.phase == Phase::Card || !matches!(table.game.phase, Phase::Mission) {
            let action = table.game.legal(table.game.current).nth(0).unwrap();
            let events = table.act(action);
            reshuffled.extend(events.into_iter().filter(|e| matches!(e, Event::ActionsReshuffled { .. })));
        }
        table.act(Action::EndTurn);
    }
    assert_eq!(reshuffled, [Event::ActionsReshuffled { cards: 19 }], "all but the one still shown");
}

#[test]
fn what_can_be_done_with_the_cards_shown_is_what_may_be_done_before_one_is_played() {
    let mut table = Table::competitive().with_floors(3).without_stock_of(Wall::Brick);
    let legal = table.game.legal(Seat(0));
    let deeds: Vec<Action> = (0..legal.deeds()).filter_map(|index| legal.nth(index)).collect();
    let plays: Vec<Action> = (0..3).flat_map(|card| table.game.plays(card)).collect();
    assert_eq!(plays, deeds);
    assert_eq!(table.game.plays(3), []);
    table = table.after_card();
    assert!((0..3).all(|card| table.game.plays(card).is_empty()), "one a turn");
}
