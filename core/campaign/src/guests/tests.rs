use crate::{
    HistoryFilter, Log, LogError, NewPlayer, PlayerId,
    testing::{add, enter},
};
use empile_games::GameId;

fn guest(log: &mut Log, number: u8) -> PlayerId {
    let new = NewPlayer { name: format!("Convive {number}"), colour: number };
    log.add_guest(new).unwrap().id
}

fn named(name: &str) -> NewPlayer {
    NewPlayer { name: name.into(), colour: 3 }
}

fn roster(log: &Log) -> Vec<String> {
    log.players(true).unwrap().into_iter().map(|player| player.name).collect()
}

#[test]
fn guests_play_without_being_on_the_roster() {
    let mut log = Log::open_in_memory().unwrap();
    let (one, two) = (guest(&mut log, 1), guest(&mut log, 2));
    enter(&mut log, 5, &[(one, true, 3), (two, false, 2)]);
    assert_eq!(roster(&log), Vec::<String>::new());
    assert_eq!(log.guests().unwrap().iter().map(|guest| guest.id).collect::<Vec<_>>(), [two, one]);
    // The next evening has guests of its own, and their names are nobody's.
    assert_ne!(guest(&mut log, 1), one);
    add(&mut log, "Convive 1");
    assert_eq!(roster(&log), ["Convive 1"]);
}

#[test]
fn a_guest_becomes_a_person_who_has_played_all_of_it_and_can_be_a_guest_again() {
    let mut log = Log::open_in_memory().unwrap();
    let ada = add(&mut log, "Ada");
    let one = guest(&mut log, 1);
    enter(&mut log, 5, &[(one, true, 3), (ada, false, 2)]);
    let bob = log.name_guest(one, named("Bob")).unwrap();
    assert_eq!((bob.name.as_str(), bob.colour, bob.id.is_guest()), ("Bob", 3, false));
    assert_eq!((roster(&log), log.guests().unwrap()), (vec!["Ada".into(), "Bob".into()], vec![]));
    let wins = |log: &Log, player| {
        let totals = log.global_totals(GameId::PilePoils).unwrap();
        totals.iter().find(|total| total.player == player).map(|total| total.wins)
    };
    assert_eq!(wins(&log, bob.id), Some(1));
    let of_bob = HistoryFilter { player: Some(bob.id), ..HistoryFilter::default() };
    assert_eq!(log.history(&of_bob, 9, 0).unwrap().len(), 1);
    assert_eq!(log.check_tallies().unwrap(), []);
    log.unmerge_player(one).unwrap();
    assert_eq!((wins(&log, bob.id), log.guests().unwrap().len()), (None, 1));
    assert_eq!(log.check_tallies().unwrap(), []);
}

#[test]
fn a_guest_who_is_somebody_known_is_merged_unless_both_sat_there() {
    let mut log = Log::open_in_memory().unwrap();
    let (ada, bob) = (add(&mut log, "Ada"), add(&mut log, "Bob"));
    let one = guest(&mut log, 1);
    enter(&mut log, 5, &[(one, true, 3), (ada, false, 2)]);
    assert!(matches!(log.merge_players(ada, one), Err(LogError::PlayedTogether { .. })));
    assert_eq!(log.merge_players(bob, one).unwrap().id, bob);
}

#[test]
fn a_name_that_is_taken_or_empty_leaves_the_guest_a_guest() {
    let mut log = Log::open_in_memory().unwrap();
    let ada = add(&mut log, "Ada");
    let one = guest(&mut log, 1);
    assert!(matches!(log.name_guest(one, named("ada")), Err(LogError::NameTaken { .. })));
    assert!(matches!(log.name_guest(one, named(" ")), Err(LogError::BadName(_))));
    assert_eq!(log.name_guest(ada, named("Eve")), Err(LogError::NoSuchPlayer { player: ada }));
    assert_eq!((roster(&log), log.guests().unwrap().len()), (vec!["Ada".into()], 1));
}

#[test]
fn only_guests_who_never_sat_down_are_forgotten() {
    let mut log = Log::open_in_memory().unwrap();
    let ada = add(&mut log, "Ada");
    let (one, two) = (guest(&mut log, 1), guest(&mut log, 2));
    enter(&mut log, 5, &[(one, true, 3), (ada, false, 2)]);
    log.see_guests_out(&[one, two, ada]).unwrap();
    assert_eq!(log.guests().unwrap().iter().map(|guest| guest.id).collect::<Vec<_>>(), [one]);
    assert_eq!(roster(&log), ["Ada"]);
}

#[test]
fn guests_and_who_they_were_travel_with_the_log() {
    let mut log = Log::open_in_memory().unwrap();
    let (one, two) = (guest(&mut log, 1), guest(&mut log, 2));
    enter(&mut log, 5, &[(one, true, 3), (two, false, 2)]);
    log.name_guest(one, named("Ada")).unwrap();
    let mut json = Vec::new();
    log.export_json(&mut json).unwrap();
    let mut other = Log::open_in_memory().unwrap();
    guest(&mut other, 2);
    let report = other.import_json(&String::from_utf8(json).unwrap()).unwrap();
    assert!(report.namesakes.is_empty(), "two guests of a name are no namesakes");
    assert_eq!((roster(&other), other.guests().unwrap().len()), (vec!["Ada".into()], 2));
}
