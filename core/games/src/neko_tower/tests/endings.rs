use super::{
    super::{Action, Breach, Ending, Event, Mission, Phase, STEPS},
    table::{BLUE, ORANGE, Table, VIOLET, YELLOW, claim, floors_fall},
};
use crate::contract::{Game, Measure, Seat};

/// Neko is about to climb four floors or fewer from here.
fn neko_on(floor: u8) -> Table {
    Table::together()
        .with_floors(floor + 4)
        .with_climber(0, floor)
        .with_mission(Mission::VioletOrangeYellow)
        .with_cat(VIOLET[0], floor + 1, 0)
        .with_cat(ORANGE[0], floor + 1, 3)
        .with_cat(YELLOW[0], floor + 1, 6)
        .after_card()
}

fn steps_in(events: &[Event]) -> Vec<u8> {
    let step = |event: &Event| match event {
        Event::StepReached { step } => Some(*step),
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

/// « Lorsque Neko atteint l'un des paliers suivants : 10e, 13e, 15e, 17e ou 20e étage ».
#[test]
fn each_step_is_told_when_neko_comes_to_it() {
    for step in STEPS {
        let mut table = neko_on(step - 1);
        assert_eq!(steps_in(&table.validate(claim(0, step, 1))), [step]);
    }
    assert_eq!(steps_in(&neko_on(10).validate(claim(0, 11, 2))), [0u8; 0], "no step between 11 and 12");
}

/// Ours: a step passed is a step reached, so the steps reached are always the first few.
#[test]
fn steps_that_neko_climbs_past_are_reached_too() {
    assert_eq!(steps_in(&neko_on(9).validate(claim(0, 10, 4))), [10, 13]);
    assert_eq!(steps_in(&neko_on(14).validate(claim(0, 15, 4))), [15, 17]);
}

#[test]
fn a_step_lost_by_a_fall_is_not_reached_twice() {
    let mut table = neko_on(9);
    table.validate(claim(0, 10, 1));
    table.act(floors_fall(2));
    table.act(Action::EndTurn);
    table.act(floors_fall(2));
    assert_eq!(table.game.climber(Seat(0)).floor, 9);
    let mut again = table
        .with_floors(10)
        .with_mission(Mission::OneOnAnother)
        .with_cat(BLUE[0], 10, 0)
        .with_cat(BLUE[1], 10, 0)
        .after_card();
    assert_eq!(steps_in(&again.validate(claim(0, 10, 1))), [0u8; 0]);
    assert_eq!(again.game.climber(Seat(0)).floor, 10);
}

/// « Vous pouvez continuer la partie en cours en visant l'ultime palier ».
#[test]
fn after_a_step_the_players_go_on_or_stop() {
    let mut table = neko_on(9);
    assert_eq!(table.refuses(Action::StopHere), Breach::CannotStopNow);
    table.validate(claim(0, 10, 1));
    assert_eq!(table.refuses(Action::StopHere), Breach::CannotStopNow, "at the start of the next turn");
    table.act(Action::EndTurn);
    assert!(!table.is_over());
    let events = table.act(Action::StopHere);
    assert_eq!(events, [Event::Ended { ending: Ending::Stopped }]);
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.places.iter().all(|place| place.won && place.rank == 1 && place.score == 10));
    assert!(outcome.places[0].measures.contains(&(Measure::HighestStep, 10)));
    assert!(outcome.places[0].measures.contains(&(Measure::MissionsValidated, 1)));
    assert!(outcome.places[1].measures.contains(&(Measure::MissionsValidated, 0)));
}

#[test]
fn before_the_first_step_there_is_no_victory_to_stop_with() {
    let table = Table::together().with_floors(12).with_climber(0, 9);
    assert_eq!(table.refuses(Action::StopHere), Breach::CannotStopNow);
}

/// « l'ultime palier : le 20e étage ».
#[test]
fn the_twentieth_floor_ends_the_game_in_victory() {
    let mut table = neko_on(17);
    let events = table.validate(claim(0, 18, 3));
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::LastStep }));
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.places.iter().all(|place| place.won));
    assert!(outcome.places[0].measures.contains(&(Measure::HighestStep, 20)));
}

/// « la victoire est collective ! »: the sticker is on the box, whatever falls afterwards.
#[test]
fn a_tower_that_falls_after_a_step_does_not_undo_the_victory() {
    let mut table = neko_on(12);
    table.validate(claim(0, 13, 1));
    table.act(floors_fall(5));
    assert_eq!(table.game.phase, Phase::Over(Ending::Collapsed));
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.places.iter().all(|place| place.won));
    assert!(outcome.places[0].measures.contains(&(Measure::FloorReached, 13)));
    assert!(outcome.places[0].measures.contains(&(Measure::HighestStep, 13)));
}

#[test]
fn a_tower_that_falls_before_a_step_is_lost_by_all() {
    let mut table = Table::together().with_floors(10).with_climber(0, 9).with_cat(BLUE[0], 2, 0);
    table.act(floors_fall(9));
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.places.iter().all(|place| !place.won && place.score == 9));
    assert!(outcome.places[0].measures.contains(&(Measure::HighestStep, 0)));
}
