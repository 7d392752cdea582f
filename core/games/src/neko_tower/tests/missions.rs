use super::{
    super::{Action, Breach, Event, Mission, Phase},
    table::{BLUE, ORANGE, Table, VIOLET, YELLOW, at, claim},
};
use crate::contract::Seat;

fn blue_and_violet_touch_above_neko() -> Table {
    Table::together()
        .with_floors(4)
        .with_cat(BLUE[0], 2, 0)
        .with_cat(VIOLET[0], 2, 1)
        .with_mission(Mission::DifferentColoursTouching)
        .after_card()
}

/// « vous pouvez faire monter Neko dans la tour ».
#[test]
fn a_fulfilled_mission_lets_neko_climb() {
    let mut table = blue_and_violet_touch_above_neko();
    let card = table.game.climbers[0].missions[0].unwrap();
    let events = table.validate(claim(0, 2, 1));
    assert_eq!(table.game.climber(Seat(0)).floor, 2);
    let cats = vec![BLUE[0], VIOLET[0]];
    assert_eq!(events[0], Event::MissionValidated { seat: Seat(0), mission: card, floor: 2, cats });
    assert_eq!(events[1], Event::Climbed { seat: Seat(0), from: 1, to: 2, asked: 1 });
    let next = table.game.climbers[0].missions[0];
    assert_eq!(events[2], Event::MissionDrawn { seat: Seat(0), place: 0, mission: next });
    assert_eq!(table.game.missions.played.cards(), [card]);
}

/// « Seuls les chats Nakama placés sur l'étage au-dessus de celui où Neko se trouve ».
#[test]
fn together_only_the_floor_right_above_neko_counts() {
    let table = blue_and_violet_touch_above_neko().with_cat(ORANGE[0], 3, 0).with_cat(YELLOW[0], 3, 1);
    assert_eq!(table.refuses(claim(0, 3, 1)), Breach::WrongMissionFloor { floor: 3 });
    assert_eq!(table.refuses(claim(0, 1, 1)), Breach::WrongMissionFloor { floor: 1 });
    assert!(table.offers(claim(0, 2, 1)));
}

/// « d'un nombre d'étages égal ou inférieur à celui indiqué ».
#[test]
fn neko_climbs_as_many_floors_as_the_card_says_or_fewer() {
    let table = Table::together()
        .with_floors(9)
        .with_mission(Mission::VioletOrangeYellow)
        .with_cat(VIOLET[0], 2, 0)
        .with_cat(ORANGE[0], 2, 5)
        .with_cat(YELLOW[0], 2, 9)
        .after_card();
    for climb in 1..=4 {
        let mut copy = Table { game: table.game.clone() };
        copy.validate(claim(0, 2, climb));
        assert_eq!(copy.game.climber(Seat(0)).floor, 1 + climb);
    }
    assert_eq!(table.refuses(claim(0, 2, 5)), Breach::WrongClimb { asked: 5, most: 4 });
    assert_eq!(table.refuses(claim(0, 2, 0)), Breach::WrongClimb { asked: 0, most: 4 });
}

/// « Que faire si l'on doit placer Neko sur un étage qui n'existe pas ? ».
#[test]
fn neko_stops_at_the_top_floor() {
    let mut table = Table::together()
        .with_floors(2)
        .with_mission(Mission::OneOnAnother)
        .with_cat(VIOLET[0], 2, 0)
        .with_cat(ORANGE[0], 2, 0)
        .after_card();
    let events = table.validate(claim(0, 2, 2));
    assert!(events.contains(&Event::Climbed { seat: Seat(0), from: 1, to: 2, asked: 2 }));
    assert_eq!(table.game.climber(Seat(0)).floor, 2);
}

/// « vous devez en choisir une seule ».
#[test]
fn of_two_fulfilled_missions_only_one_is_validated() {
    let mut table = blue_and_violet_touch_above_neko()
        .with_cat(ORANGE[0], 2, 1)
        .with_cat(YELLOW[0], 3, 0)
        .with_cat(YELLOW[1], 3, 1)
        .with_cat(VIOLET[1], 3, 0);
    assert!(table.offers(claim(0, 2, 1)) && table.offers(claim(1, 2, 1)));
    table.validate(claim(0, 2, 1));
    assert_eq!(table.game.phase, Phase::Done);
    assert_eq!(table.refuses(claim(1, 3, 1)), Breach::MissionIsOver);
    table.act(Action::EndTurn);
    assert_eq!(table.game.current, Seat(1));
    assert_eq!(table.refuses(claim(1, 3, 1)), Breach::PlayACardFirst);
}

#[test]
fn a_mission_that_is_not_fulfilled_is_refused() {
    let table = blue_and_violet_touch_above_neko();
    assert_eq!(table.refuses(claim(1, 2, 1)), Breach::MissionNotFulfilled { floor: 2 });
    assert_eq!(table.refuses(claim(2, 2, 1)), Breach::NoSuchMission { mission: 2 });
    assert_eq!(table.refuses(claim(0, 5, 1)), Breach::NoSuchFloor { floor: 5, height: 4 });
}

#[test]
fn validating_is_optional() {
    let mut table = blue_and_violet_touch_above_neko();
    table.act(Action::EndTurn);
    assert_eq!(table.game.climber(Seat(0)).floor, 1);
}

/// Companion: what the app cannot see the players confirm.
#[test]
fn on_a_real_table_the_players_look_before_neko_climbs() {
    let mut table = blue_and_violet_touch_above_neko();
    let card = table.game.climbers[0].missions[0].unwrap();
    let events = table.act(claim(0, 2, 1));
    let cats = vec![BLUE[0], VIOLET[0]];
    assert_eq!(events, [Event::MissionClaimed { seat: Seat(0), mission: card, floor: 2, cats }]);
    assert_eq!(table.game.climber(Seat(0)).floor, 1);
    assert_eq!(table.refuses(Action::EndTurn), Breach::ConfirmFirst);
    table.act(Action::Confirm { holds: true });
    assert_eq!(table.game.climber(Seat(0)).floor, 2);
    assert_eq!(table.refuses(Action::Confirm { holds: true }), Breach::NothingToConfirm);
}

#[test]
fn a_denied_mission_stays_and_can_be_claimed_again_only_after_the_record_is_put_right() {
    let mut table = blue_and_violet_touch_above_neko();
    let card = table.game.climbers[0].missions[0].unwrap();
    table.act(claim(0, 2, 1));
    let events = table.act(Action::Confirm { holds: false });
    assert_eq!(events, [Event::ClaimDenied { seat: Seat(0), mission: card, floor: 2 }]);
    assert_eq!(table.game.climbers[0].missions[0], Some(card));
    assert_eq!(table.refuses(claim(0, 2, 1)), Breach::AlreadyDenied);
    let away = Action::Slid { cat: BLUE[0], to: super::super::Cell(13) };
    table.act(away);
    assert_eq!(table.refuses(claim(0, 2, 1)), Breach::MissionNotFulfilled { floor: 2 });
    table.act(Action::Slid { cat: VIOLET[0], to: super::super::Cell(12) });
    assert!(table.offers(claim(0, 2, 1)));
}

#[test]
fn a_cat_placed_this_turn_can_fulfil_a_mission_at_once() {
    let mut table = Table::together()
        .with_floors(2)
        .with_cat(BLUE[0], 2, 0)
        .with_mission(Mission::DifferentColoursTouching)
        .showing(super::table::cat_card(Some(super::super::Colour::Yellow)));
    table.act(Action::TakeCat { card: 0, cat: YELLOW[0] });
    table.act(Action::PutCat { to: at(2, 6) });
    table.validate(claim(0, 2, 1));
    assert_eq!(table.game.climber(Seat(0)).floor, 2);
}

#[test]
fn claims_are_the_missions_and_floors_that_may_be_validated() {
    let mut table = blue_and_violet_touch_above_neko();
    assert_eq!(table.game.claims(), [(0, 2)]);
    table.act(Action::Slid { cat: VIOLET[0], to: super::super::Cell(17) });
    assert_eq!(table.game.claims(), [], "they no longer touch");
    let before_the_card = Table::together();
    assert_eq!(before_the_card.game.claims(), [], "an action card comes first");
}
