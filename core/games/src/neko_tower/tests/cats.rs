use super::{
    super::{Action, Breach, Colour, Event, Phase, Spot},
    table::{BLUE, ORANGE, Table, VIOLET, YELLOW, at, cat_card},
};
use crate::contract::Seat;

/// « Les Nakama peuvent être placés n'importe où sur un étage de votre choix et empilés sur un autre Nakama ».
#[test]
fn a_nakama_goes_anywhere_on_any_floor_or_on_another_nakama() {
    let mut table =
        Table::together().with_floors(3).with_cat(BLUE[0], 2, 7).showing(cat_card(Some(Colour::Yellow)));
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    for floor in 1..=3 {
        for cell in 0..18 {
            assert!(table.offers(Action::PutCat { to: at(floor, cell) }));
        }
    }
    let events = table.act(Action::PutCat { to: at(2, 7) });
    let spot = Spot { floor: 2, cell: super::super::Cell(7), level: 1 };
    assert!(events.contains(&Event::CatPlaced { seat: Seat(0), cat: YELLOW[0], to: spot }));
    assert_eq!(table.game.layout.spot(YELLOW[0]), Some(spot));
}

/// « Placez un chat Nakama de la couleur correspondante ».
#[test]
fn a_card_of_one_colour_places_no_other() {
    let table = Table::together().showing(cat_card(Some(Colour::Violet)));
    assert!(table.offers(Action::TakeCat { card: 0, cat: VIOLET[0] }));
    let refused = table.refuses(Action::TakeCat { card: 0, cat: ORANGE[0] });
    assert_eq!(refused, Breach::WrongColour { colour: Colour::Orange });
}

/// « Que faire si l'on doit placer un chat Nakama d'une couleur qui n'est plus en réserve ? ».
#[test]
fn a_colour_missing_in_the_reserve_is_taken_from_the_tower_to_another_floor() {
    let mut table = Table::together().with_floors(3).showing(cat_card(Some(Colour::Blue)));
    for (cat, floor) in BLUE.into_iter().zip([1, 2, 2, 3]) {
        table = table.with_cat(cat, floor, 4);
    }
    assert!(BLUE.iter().all(|cat| table.offers(Action::TakeCat { card: 0, cat: *cat })));
    let from = table.game.layout.spot(BLUE[1]);
    let events = table.act(Action::TakeCat { card: 0, cat: BLUE[1] });
    assert_eq!(events, [Event::CatTaken { seat: Seat(0), cat: BLUE[1], from }]);
    assert_eq!(table.game.layout.spot(BLUE[2]).unwrap().level, 0, "the one on its back came down");
    assert_eq!(table.refuses(Action::PutCat { to: at(2, 0) }), Breach::SameFloor);
    table.act(Action::PutCat { to: at(1, 0) });
    assert_eq!(table.game.layout.spot(BLUE[1]).unwrap().floor, 1);
}

#[test]
fn a_colour_still_in_the_reserve_is_not_taken_from_the_tower() {
    let table =
        Table::together().with_floors(2).with_cat(BLUE[0], 1, 0).showing(cat_card(Some(Colour::Blue)));
    let refused = table.refuses(Action::TakeCat { card: 0, cat: BLUE[0] });
    assert_eq!(refused, Breach::TakeFromReserve { colour: Colour::Blue });
    assert!(table.offers(Action::TakeCat { card: 0, cat: BLUE[1] }));
}

#[test]
fn with_one_floor_only_a_colour_that_is_all_on_it_cannot_be_placed() {
    let mut table = Table::together().showing(cat_card(Some(Colour::Blue)));
    for (cat, cell) in BLUE.into_iter().zip(0..) {
        table = table.with_cat(cat, 1, cell);
    }
    assert_eq!(table.refuses(Action::TakeCat { card: 0, cat: BLUE[0] }), Breach::NoOtherFloor);
}

#[test]
fn a_cat_in_hand_is_placed_before_anything_else() {
    let mut table = Table::together().showing(cat_card(Some(Colour::Yellow)));
    assert_eq!(table.refuses(Action::PutCat { to: at(1, 0) }), Breach::PlayACardFirst);
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    assert_eq!(table.refuses(Action::EndTurn), Breach::PutCatFirst);
    assert_eq!(table.refuses(Action::TakeCat { card: 0, cat: YELLOW[0] }), Breach::PutCatFirst);
    assert_eq!(table.game.actions.played.cards(), [], "the card is played when the cat stands");
}

/// « Caressez le chat Nakama placé durant ce tour ».
#[test]
fn the_cat_of_a_stroke_card_is_stroked_before_the_turn_goes_on() {
    let mut table = Table::together().showing(cat_card(Some(Colour::Orange)));
    table.act(Action::TakeCat { card: 0, cat: ORANGE[0] });
    table.act(Action::PutCat { to: at(1, 3) });
    assert_eq!(table.game.phase, Phase::Stroke(ORANGE[0]));
    assert_eq!(table.refuses(Action::EndTurn), Breach::StrokeFirst);
    let events = table.act(Action::Stroke);
    assert_eq!(events, [Event::CatStroked { seat: Seat(0), cat: ORANGE[0] }]);
    assert_eq!(table.game.phase, Phase::Mission);
    assert_eq!(table.refuses(Action::Stroke), Breach::NothingToStroke);
}

#[test]
fn yellow_and_blue_cards_ask_for_no_stroke() {
    for (colour, cat) in [(Colour::Yellow, YELLOW[0]), (Colour::Blue, BLUE[0])] {
        let mut table = Table::together().showing(cat_card(Some(colour)));
        table.act(Action::TakeCat { card: 0, cat });
        table.act(Action::PutCat { to: at(1, 3) });
        assert_eq!(table.game.phase, Phase::Mission);
    }
}
