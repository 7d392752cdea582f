use super::{
    super::{Action, Breach, Ending, Event, FLOORS, Mission, Mode, Phase, Play, Spot},
    table::{BLUE, ORANGE, Table, VIOLET, YELLOW, at, claim, floors_fall},
};
use crate::contract::{Game, Measure, Seat, Viewer};

/// « Si votre Chat Noir est sur le même étage qu'au moins un chat Nakama ».
#[test]
fn a_nakama_on_the_own_floor_moves_to_any_higher_floor() {
    let mut table = Table::competitive()
        .with_floors(4)
        .with_climber(0, 2)
        .with_cat(BLUE[0], 2, 5)
        .with_cat(ORANGE[0], 3, 5)
        .after_card();
    for floor in 3..=4 {
        assert!(table.offers(Action::MoveCat { cat: BLUE[0], to: at(floor, 17) }));
    }
    for floor in 1..=2 {
        assert_eq!(table.refuses(Action::MoveCat { cat: BLUE[0], to: at(floor, 0) }), Breach::NotHigher);
    }
    let elsewhere = Action::MoveCat { cat: ORANGE[0], to: at(4, 0) };
    assert_eq!(table.refuses(elsewhere), Breach::CatNotOnYourFloor);
    let events = table.act(Action::MoveCat { cat: BLUE[0], to: at(3, 5) });
    let spot = |floor, level| Spot { floor, cell: super::super::Cell(5), level };
    let moved = Event::CatMoved { seat: Seat(0), cat: BLUE[0], from: spot(2, 0), to: spot(3, 1) };
    assert_eq!(events, [moved]);
    assert_eq!(table.refuses(Action::MoveCat { cat: BLUE[0], to: at(4, 0) }), Breach::MoveIsOver);
}

#[test]
fn a_black_cat_beside_the_tower_has_no_nakama_to_move() {
    let table = Table::competitive().with_floors(2).with_cat(BLUE[0], 1, 0).after_card();
    let refused = table.refuses(Action::MoveCat { cat: BLUE[0], to: at(2, 0) });
    assert_eq!(refused, Breach::CatNotOnYourFloor);
    let reserve = table.refuses(Action::MoveCat { cat: BLUE[1], to: at(2, 0) });
    assert_eq!(reserve, Breach::CatNotOnYourFloor);
}

/// « les chats Nakama placés sur n'importe quel étage au-dessus de celui où votre Chat Noir se trouve ».
#[test]
fn in_competition_any_higher_floor_counts_for_a_mission() {
    let mut table = Table::new(2, Mode::Competitive, Play::Companion)
        .with_floors(6)
        .with_climber(0, 2)
        .with_mission(Mission::OneOnAnother)
        .with_cat(BLUE[0], 6, 0)
        .with_cat(VIOLET[0], 6, 0)
        .with_cat(ORANGE[0], 2, 0)
        .with_cat(YELLOW[0], 2, 0)
        .after_card();
    assert_eq!(table.refuses(claim(0, 2, 1)), Breach::WrongMissionFloor { floor: 2 }, "not the own floor");
    let events = table.validate(claim(0, 6, 2));
    assert!(events.contains(&Event::Climbed { seat: Seat(0), from: 2, to: 4, asked: 2 }));
    assert_eq!(table.game.climber(Seat(0)).floor, 4);
    assert_eq!(table.game.climber(Seat(1)).floor, 0);
}

#[test]
fn a_black_cat_enters_the_tower_by_a_mission_on_any_floor() {
    let mut table = Table::new(2, Mode::Competitive, Play::Companion)
        .with_mission(Mission::OneOnAnother)
        .with_cat(BLUE[0], 1, 0)
        .with_cat(VIOLET[0], 1, 0)
        .after_card();
    table.validate(claim(0, 1, 2));
    assert_eq!(table.game.climber(Seat(0)).floor, 1, "the tower has one floor only");
}

/// « piochez une nouvelle carte Mission »: for its owner's eyes.
#[test]
fn the_mission_drawn_is_told_to_nobody_but_its_owner() {
    let mut table = Table::competitive()
        .with_floors(2)
        .with_mission(Mission::OneOnAnother)
        .with_cat(BLUE[0], 1, 0)
        .with_cat(VIOLET[0], 1, 0)
        .after_card();
    table.act(claim(0, 1, 1));
    let claimed = table.game.observe(Viewer::Spectator).climbers[0].missions;
    assert!(claimed[0].is_some() && claimed[1].is_none(), "the mission claimed is laid open");
    let events = table.act(Action::Confirm { holds: true });
    assert!(events.contains(&Event::MissionDrawn { seat: Seat(0), place: 0, mission: None }));
    assert!(!events.iter().any(|event| matches!(event, Event::StepReached { .. })));
    assert_eq!(table.game.observe(Viewer::Spectator).climbers[0].missions, [None, None]);
    assert!(table.game.observe(Viewer::Seat(Seat(0))).climbers[0].missions[0].is_some());
}

/// « Renouveler une Mission ».
#[test]
fn a_mission_is_renewed_instead_of_validated() {
    let mut table = Table::competitive().after_card();
    let [old, kept] = table.game.climbers[0].missions;
    let events = table.act(Action::Renew { mission: 0 });
    assert_eq!(events[0], Event::MissionRenewed { seat: Seat(0), mission: old.unwrap() });
    assert_eq!(table.game.missions.played.cards(), [old.unwrap()]);
    assert_ne!(table.game.climbers[0].missions[0], old);
    assert_eq!(table.game.climbers[0].missions[1], kept);
    assert_eq!(table.refuses(Action::Renew { mission: 1 }), Breach::MissionIsOver);
}

/// « Que faire si une pioche est vide ? ».
#[test]
fn an_empty_mission_pile_is_shuffled_anew_from_what_was_discarded() {
    let mut table = Table::competitive();
    let mut reshuffled = Vec::new();
    for _ in 0..11 {
        table = table.after_card();
        let events = table.act(Action::Renew { mission: 1 });
        reshuffled
            .extend(events.into_iter().filter(|event| matches!(event, Event::MissionsReshuffled { .. })));
        table.act(Action::EndTurn);
    }
    assert_eq!(reshuffled, [Event::MissionsReshuffled { cards: 11 }], "16 less the five others in hand");
}

#[test]
fn moving_cats_and_renewing_missions_belong_to_the_competition() {
    let table = Table::together().with_floors(2).with_cat(BLUE[0], 1, 0).after_card();
    assert_eq!(table.refuses(Action::MoveCat { cat: BLUE[0], to: at(2, 0) }), Breach::CompetitiveOnly);
    assert_eq!(table.refuses(Action::Renew { mission: 0 }), Breach::CompetitiveOnly);
}

#[test]
fn every_black_cat_whose_floor_fell_comes_down() {
    let mut table =
        Table::competitive().with_floors(7).with_climber(0, 7).with_climber(1, 6).with_climber(2, 3);
    table.act(floors_fall(2));
    assert_eq!([0, 1, 2].map(|seat| table.game.climber(Seat(seat)).floor), [5, 5, 3]);
}

fn felled_by(blamed: u8, heights: [u8; 3]) -> Table {
    let mut table = Table::competitive().with_floors(12);
    for (seat, floor) in (0..).zip(heights) {
        table = table.with_climber(seat, floor);
    }
    table.act(floors_fall(4));
    assert_eq!(table.game.phase, Phase::Blaming, "at a real table it may have been anybody");
    assert_eq!(table.refuses(Action::EndTurn), Breach::SayWhoFirst);
    assert_eq!(table.refuses(floors_fall(1)), Breach::SayWhoFirst);
    assert_eq!(table.refuses(Action::Blame { seat: Seat(3) }), Breach::NoSuchPlayer { seat: Seat(3) });
    let events = table.act(Action::Blame { seat: Seat(blamed) });
    assert_eq!(events[0], Event::TowerFelled { by: Seat(blamed) });
    assert_eq!(events[1], Event::Ended { ending: Ending::Collapsed });
    table
}

fn ranks_and_winners(table: &Table) -> Vec<(u8, bool)> {
    table.game.outcome().unwrap().places.iter().map(|place| (place.rank, place.won)).collect()
}

/// « Le joueur qui fait tomber la tour termine dernier ».
#[test]
fn who_fells_the_tower_comes_last_and_the_rest_rank_by_height() {
    let table = felled_by(0, [12, 4, 7]);
    assert_eq!(ranks_and_winners(&table), [(3, false), (2, false), (1, true)]);
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.places[0].measures.contains(&(Measure::TowersFelled, 1)));
    assert!(outcome.places[0].measures.contains(&(Measure::FloorReached, 12)));
    assert!(outcome.places[2].measures.contains(&(Measure::TowersFelled, 0)));
}

/// « Les égalités sont possibles ».
#[test]
fn equal_heights_share_the_victory() {
    assert_eq!(ranks_and_winners(&felled_by(2, [7, 7, 9])), [(1, true), (1, true), (3, false)]);
}

#[test]
fn who_fells_the_tower_is_last_even_behind_those_who_never_climbed() {
    assert_eq!(ranks_and_winners(&felled_by(1, [0, 0, 5])), [(2, false), (3, false), (1, true)]);
}

/// Ruling « No player to rank → nobody wins ».
#[test]
fn nobody_wins_if_nobody_but_the_feller_has_climbed() {
    assert_eq!(ranks_and_winners(&felled_by(0, [5, 0, 0])), [(3, false), (1, false), (1, false)]);
}

/// Ours: when nobody can climb any more the ranking cannot change.
#[test]
fn the_game_ends_when_every_black_cat_is_on_the_highest_floor_of_the_box() {
    let ready = |mate: u8| {
        Table::new(2, Mode::Competitive, Play::Companion)
            .with_floors(FLOORS)
            .with_climber(0, FLOORS - 1)
            .with_climber(1, mate)
            .with_mission(Mission::OneOnAnother)
            .with_cat(BLUE[0], FLOORS, 0)
            .with_cat(VIOLET[0], FLOORS, 0)
            .after_card()
    };
    let mut alone = ready(FLOORS - 2);
    alone.validate(claim(0, FLOORS, 1));
    assert!(!alone.is_over());
    let mut both = ready(FLOORS);
    let events = both.validate(claim(0, FLOORS, 1));
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::NowhereHigher }));
    assert_eq!(ranks_and_winners(&both), [(1, true), (1, true)]);
}

#[test]
fn a_claim_that_is_denied_costs_no_move() {
    let mut table = Table::competitive()
        .with_floors(4)
        .with_climber(0, 1)
        .with_cat(BLUE[0], 2, 0)
        .with_cat(VIOLET[0], 2, 1)
        .with_cat(YELLOW[0], 1, 0)
        .with_mission(Mission::DifferentColoursTouching)
        .after_card();
    table.act(claim(0, 2, 1));
    table.act(Action::Confirm { holds: false });
    assert_eq!(table.game.phase, Phase::Interact);
    table.act(Action::MoveCat { cat: YELLOW[0], to: at(3, 0) });
    table.act(claim(0, 2, 1));
    table.act(Action::Confirm { holds: false });
    assert_eq!(table.game.phase, Phase::Mission, "the one move of this turn is made");
    table.act(Action::EndTurn);
    assert!(!table.game.moved, "the next player has a move");
}
