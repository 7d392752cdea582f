use crate::{
    FACES, LogError, NameRefusal, NewPlayer, PlayerId,
    testing::{add, log, log_with_clock},
};

fn stranger() -> PlayerId {
    uuid::Uuid::from_u128(7).into()
}

#[test]
fn a_player_is_on_the_roster_as_written() {
    let (mut log, clock) = log_with_clock();
    clock.set(1_700_000_000_000);
    let player = log.add_player(NewPlayer { name: " Laureline ".into(), colour: 7 }).unwrap();
    assert_eq!(player.name, "Laureline");
    assert_eq!(player.colour, 7);
    assert_eq!(player.created_at, 1_700_000_000_000);
    assert_eq!(player.archived_at, None);
    assert_eq!(log.players(false).unwrap(), [player]);
}

#[test]
fn there_are_eight_colours() {
    let mut log = log();
    let refused = log.add_player(NewPlayer { name: "Ada".into(), colour: 8 });
    assert_eq!(refused, Err(LogError::NoSuchColour { colour: 8 }));
    let ada = add(&mut log, "Ada");
    assert_eq!(log.recolour_player(ada, 8), Err(LogError::NoSuchColour { colour: 8 }));
    assert_eq!(log.recolour_player(ada, 3).unwrap().colour, 3);
    assert_eq!(log.players(true).unwrap().len(), 1);
}

#[test]
fn somebody_can_have_a_face_and_the_symbol_of_the_colour_again() {
    let (mut log, clock) = log_with_clock();
    let ada = add(&mut log, "Ada");
    assert_eq!(log.players(true).unwrap()[0].face, None, "nobody has one unasked");
    clock.set(9);
    assert_eq!(log.give_face(ada, Some(FACES - 1)).unwrap().face, Some(FACES - 1));
    assert_eq!(log.give_face(ada, Some(FACES)), Err(LogError::NoSuchFace { face: FACES }));
    assert_eq!(log.players(true).unwrap()[0].face, Some(FACES - 1));
    assert_eq!(log.recolour_player(ada, 3).unwrap().face, Some(FACES - 1), "another colour keeps it");
    assert_eq!(log.give_face(ada, None).unwrap().face, None);
    let robot = crate::ROBOTS[0].id;
    assert!(log.give_face(robot, Some(1)).is_err());
}

#[test]
fn two_on_the_roster_cannot_have_the_same_name_whatever_its_case_and_accents() {
    let mut log = log();
    add(&mut log, "Félix");
    let refused = log.add_player(NewPlayer { name: "FELIX".into(), colour: 1 });
    assert_eq!(refused, Err(LogError::NameTaken { name: "Félix".into() }));
    let other = add(&mut log, "Ada");
    assert_eq!(log.rename_player(other, "felix"), Err(LogError::NameTaken { name: "Félix".into() }));
    let names: Vec<String> = log.players(true).unwrap().into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Ada", "Félix"]);
}

#[test]
fn a_player_can_change_the_accents_of_the_own_name() {
    let mut log = log();
    let felix = add(&mut log, "felix");
    assert_eq!(log.rename_player(felix, "Félix").unwrap().name, "Félix");
}

#[test]
fn a_bad_name_is_refused_with_its_reason() {
    let mut log = log();
    let refused = log.add_player(NewPlayer { name: "  ".into(), colour: 0 });
    assert_eq!(refused, Err(LogError::BadName(NameRefusal::Empty)));
    let ada = add(&mut log, "Ada");
    let refused = log.rename_player(ada, &"a".repeat(41));
    assert_eq!(refused, Err(LogError::BadName(NameRefusal::TooLong { length: 41 })));
    assert_eq!(log.players(false).unwrap()[0].name, "Ada");
}

#[test]
fn an_archived_player_is_set_aside_and_leaves_the_name_free() {
    let (mut log, clock) = log_with_clock();
    let first = add(&mut log, "Ada");
    clock.set(5);
    assert_eq!(log.archive_player(first).unwrap().archived_at, Some(5));
    clock.set(6);
    assert_eq!(log.archive_player(first).unwrap().archived_at, Some(5));
    let second = add(&mut log, "ada");
    let ids = |include| -> Vec<PlayerId> { log.players(include).unwrap().iter().map(|p| p.id).collect() };
    assert_eq!(ids(false), [second]);
    assert_eq!(ids(true), [first, second]);
}

#[test]
fn a_player_comes_back_unless_somebody_took_the_name() {
    let mut log = log();
    let first = add(&mut log, "Ada");
    log.archive_player(first).unwrap();
    let second = add(&mut log, "Adà");
    assert_eq!(log.restore_player(first), Err(LogError::NameTaken { name: "Adà".into() }));
    log.rename_player(first, "Ada aînée").unwrap();
    assert_eq!(log.restore_player(first).unwrap().archived_at, None);
    assert_eq!(log.restore_player(second).unwrap().archived_at, None);
    assert_eq!(log.players(false).unwrap().len(), 2);
}

#[test]
fn nobody_can_change_a_player_who_is_not_there() {
    let mut log = log();
    let missing = Err(LogError::NoSuchPlayer { player: stranger() });
    assert_eq!(log.rename_player(stranger(), "Ada"), missing);
    assert_eq!(log.recolour_player(stranger(), 1), missing);
    assert_eq!(log.archive_player(stranger()), missing);
    assert_eq!(log.restore_player(stranger()), missing);
}
