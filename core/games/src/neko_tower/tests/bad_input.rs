use super::{
    super::{Action, Breach, Cell, Colour, Fall, Nakama, Neko, Unsound},
    table::{BLUE, Table, YELLOW, at, cat_card, claim, floors_fall},
};
use crate::contract::{Breach as _, Game, Refusal, Seat};

#[test]
fn floors_cells_cats_cards_and_missions_that_do_not_exist_are_refused() {
    let mut table = Table::together().with_floors(2).showing(cat_card(Some(Colour::Yellow)));
    assert_eq!(table.refuses(Action::TakeCat { card: 9, cat: YELLOW[0] }), Breach::NoSuchCard { card: 9 });
    let sixteen = Nakama(16);
    assert_eq!(table.refuses(Action::TakeCat { card: 0, cat: sixteen }), Breach::NoSuchCat { cat: sixteen });
    assert_eq!(table.refuses(Action::Slid { cat: Nakama(255), to: Cell(0) }), Breach::CatNotOnTower);
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    for floor in [0, 3, 25, 255] {
        assert_eq!(
            table.refuses(Action::PutCat { to: at(floor, 0) }),
            Breach::NoSuchFloor { floor, height: 2 }
        );
    }
    for cell in [18, 255] {
        assert_eq!(
            table.refuses(Action::PutCat { to: at(2, cell) }),
            Breach::NoSuchCell { cell: Cell(cell) }
        );
    }
    table.act(Action::PutCat { to: at(2, 0) });
    assert_eq!(
        table.refuses(Action::Slid { cat: YELLOW[0], to: Cell(18) }),
        Breach::NoSuchCell { cell: Cell(18) }
    );
    assert_eq!(table.refuses(claim(255, 2, 1)), Breach::NoSuchMission { mission: 255 });
    assert_eq!(table.refuses(claim(0, 255, 255)), Breach::NoSuchFloor { floor: 255, height: 2 });
    assert_eq!(table.refuses(Action::Fell(Fall::BlackCat { of: Seat(255) })), {
        Breach::BlackCatNotOnTower { of: Seat(255) }
    });
}

#[test]
fn a_turn_has_its_order() {
    let mut table = Table::together();
    assert_eq!(table.refuses(Action::EndTurn), Breach::PlayACardFirst);
    assert_eq!(table.refuses(claim(0, 1, 1)), Breach::PlayACardFirst);
    assert_eq!(table.refuses(Action::Blame { seat: Seat(0) }), Breach::NobodyToBlame);
    let build = Action::Build { card: 0, walls: super::table::BRICK_AND_ANGEL };
    table.act(build.clone());
    assert_eq!(table.refuses(build), Breach::CardAlreadyPlayed);
    assert_eq!(table.refuses(Action::PutCat { to: at(1, 0) }), Breach::NoCatInHand);
}

#[test]
fn only_the_seat_whose_turn_it_is_acts_and_nobody_after_the_end() {
    let mut table = Table::together().with_floors(2).after_card();
    let refusal = |game: &mut Neko, seat| game.apply(Seat(seat), &Action::EndTurn, 0, &mut Vec::new());
    assert_eq!(refusal(&mut table.game, 1), Err(Refusal::NotYourTurn { seat: Seat(1) }));
    assert_eq!(refusal(&mut table.game, 2), Err(Refusal::NoSuchSeat { seat: Seat(2) }));
    table.act(floors_fall(1));
    assert_eq!(refusal(&mut table.game, 0), Err(Refusal::Over));
}

#[test]
fn a_refusal_names_its_rule_and_its_facts() {
    let breach = Table::together().refuses(floors_fall(1));
    assert_eq!(breach.code(), "neko-tower-wrong-floor-count");
    assert_eq!(breach.rule(), "neko-tower.falls");
    assert_eq!(breach.facts().len(), 2);
}

fn tampered(change: impl Fn(&mut serde_json::Value)) -> Result<Neko, String> {
    let table = Table::competitive().with_floors(3).with_cat(BLUE[0], 2, 0);
    let mut stored = serde_json::to_value(&table.game).unwrap();
    change(&mut stored);
    serde_json::from_value(stored).map_err(|error| error.to_string())
}

#[test]
fn a_stored_match_that_the_rules_could_not_have_made_is_not_read() {
    assert!(tampered(|_| {}).is_ok());
    let refused = |unsound: Unsound, change: &dyn Fn(&mut serde_json::Value)| {
        assert_eq!(tampered(change), Err(unsound.to_string()));
    };
    refused(Unsound::Players, &|stored| stored["current"] = 3.into());
    refused(Unsound::Tower, &|stored| stored["tower"]["height"] = 25.into());
    refused(Unsound::Tower, &|stored| stored["tower"]["height"] = 2.into());
    refused(Unsound::Walls, &|stored| stored["stock"][0] = 12.into());
    refused(Unsound::Cats, &|stored| stored["layout"][4]["floor"] = 4.into());
    refused(Unsound::Cats, &|stored| stored["layout"][4]["level"] = 1.into());
    refused(Unsound::Cats, &|stored| stored["climbers"][0]["floor"] = 4.into());
    refused(Unsound::Actions, &|stored| stored["shown"][0] = stored["shown"][1].clone());
    refused(Unsound::Missions, &|stored| stored["climbers"][3]["missions"][0] = 1.into());
    refused(Unsound::Turn, &|stored| stored["phase"] = serde_json::json!({ "stroke": 0 }));
    assert!(tampered(|stored| stored["shown"][0] = 20.into()).is_err(), "there is no such card");
}
