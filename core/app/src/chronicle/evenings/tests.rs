use empile_games::GameId;

use super::*;
use crate::{
    MatchSetup, PaperEntry,
    chronicle::testing::{entry, play},
};

struct House {
    app: Empile,
    people: [PlayerId; 3],
}

fn house() -> House {
    let app = Empile::open_in_memory("fr").unwrap();
    let people = ["Ada", "Bob", "Cléo"].map(|name| app.add_player(name.into(), 0).unwrap().id);
    House { app, people }
}

fn played(app: &Empile, evening: EveningId, places: &[(PlayerId, i32)]) -> ResultId {
    let result = play(app, 0, places);
    app.count_for_evening(result, evening, true).unwrap();
    result
}

#[test]
fn home_says_that_an_evening_is_on_and_who_leads() {
    let House { app, people: [ada, bob, _] } = house();
    assert_eq!(app.evening_on().unwrap(), None);
    let evening = app.begin_evening(Some("  ".into()), vec![ada, bob]).unwrap();
    assert_eq!((evening.title.as_str(), evening.is_on), ("Soirée jeux", true));
    assert_eq!(
        app.evening_on().unwrap().unwrap().headline,
        "À vous de jouer\u{a0}: la première partie ouvre le tableau."
    );
    played(&app, evening.id, &[(ada, 8), (bob, 3)]);
    assert_eq!(app.evening_on().unwrap().unwrap().headline, "Ada mène avec 2 points");
    played(&app, evening.id, &[(bob, 8), (ada, 3)]);
    assert_eq!(app.evening_on().unwrap().unwrap().headline, "Ada, Bob mènent avec 3 points");
    let over = app.end_evening(evening.id).unwrap();
    assert_eq!(over.headline, "La soirée est finie\u{a0}: Ada, Bob gagnent avec 3 points");
    assert_eq!(app.evening_on().unwrap(), None);
    assert_eq!(app.evenings().unwrap(), [over]);
}

#[test]
fn the_table_grows_match_by_match() {
    let House { app, people: [ada, bob, cleo] } = house();
    let evening = app.begin_evening(Some("Noël".into()), vec![ada, bob, cleo]).unwrap().id;
    assert_eq!(app.evening_page(evening).unwrap().plot, None);
    played(&app, evening, &[(ada, 8), (bob, 3), (cleo, 1)]);
    let out = played(&app, evening, &[(bob, 8), (cleo, 1)]);
    let page = app.evening_page(evening).unwrap();
    let lines: Vec<(&str, &str, &str)> = page
        .lines
        .iter()
        .map(|line| (line.player.name.as_str(), line.rank_text.as_str(), line.points_text.as_str()))
        .collect();
    assert_eq!(lines[0].0, "Bob");
    assert_eq!(lines[0].2, "4 points");
    assert_eq!(lines[1].2, "3 points");
    assert!(page.lines[0].leads && !page.lines[1].leads);
    assert!((page.lines[1].part - 0.75).abs() < 1e-6);
    let plot = page.plot.unwrap();
    assert_eq!(plot.curves.len(), 3);
    assert_eq!(plot.curves[0].points.len(), 3, "from nothing, and a point for each match");
    assert_eq!(plot.dates.iter().map(|tick| tick.label.as_str()).collect::<Vec<_>>(), ["1", "2"]);
    assert_eq!(page.matches[0].row.id, out, "the last first");
    assert_eq!(page.matches[0].words, "Bob 2, Cléo 1");
    app.count_for_evening(out, evening, false).unwrap();
    let page = app.evening_page(evening).unwrap();
    assert_eq!((page.matches[0].is_in, page.matches[0].words.as_str()), (false, "Hors de la soirée"));
    assert_eq!(page.lines[0].player.name, "Ada");
    app.count_for_evening(out, evening, true).unwrap();
    app.void_result(out).unwrap();
    assert_eq!(app.evening_page(evening).unwrap().matches[0].words, "Ne donne pas de points");
}

#[test]
fn seats_are_proposed_from_the_people_of_the_evening() {
    let House { app, people: [ada, bob, cleo] } = house();
    let proposed = |earlier: &[PlayerId]| {
        app.seats_proposed(GameId::PilePoils, earlier.iter().map(PlayerId::to_string).collect()).unwrap()
    };
    assert_eq!(proposed(&[cleo]), [cleo], "as last time where there is no evening");
    let guest = app.invite_guests(1).unwrap()[0].id;
    app.begin_evening(None, vec![ada, bob, guest]).unwrap();
    assert_eq!(proposed(&[cleo]), [ada, bob, guest]);
    assert_eq!(proposed(&[bob, cleo, ada]), [bob, ada], "as they sat, of those who came");
    let robot = app.robots().unwrap()[0].usual().unwrap().id;
    assert_eq!(proposed(&[bob, robot, ada]), [bob, robot, ada], "with the robots that sat there");
    app.archive_player(bob).unwrap();
    assert_eq!(proposed(&[]), [ada, guest], "whoever was put aside since does not sit down");
}

#[test]
fn a_match_of_its_people_counts_unless_somebody_says_otherwise() {
    let House { app, people: [ada, bob, cleo] } = house();
    let robot = app.robots().unwrap()[0].usual().unwrap().id;
    assert_eq!(app.evening_for_match(vec![ada, bob], 0).unwrap(), None);
    let evening = app.begin_evening(None, vec![ada, bob]).unwrap().id;
    let counts =
        |seats: &[PlayerId], guests| app.evening_for_match(seats.to_vec(), guests).unwrap().unwrap().counts;
    assert!(counts(&[ada, bob], 0) && counts(&[cleo, bob, ada], 0) && counts(&[ada, bob, robot], 0));
    assert!(!counts(&[ada, cleo], 0) && !counts(&[ada, robot], 0) && !counts(&[], 2));
    let setup = MatchSetup { game: GameId::PilePoils, options: Vec::new(), rows: None };
    let table = app.start_at_evening(setup, vec![ada, bob], None, None, Some(evening)).unwrap();
    let again = app.rematch(table.id(), None).unwrap();
    let belongs = |id| app.read_log(|log| log.evening_of_match(id)).unwrap();
    assert_eq!(belongs(table.id()), Some((evening, true)));
    assert_eq!(belongs(again.id()), Some((evening, true)), "a revenge belongs to the same evening");
    app.end_evening(evening).unwrap();
    let late = app.rematch(table.id(), None).unwrap();
    assert_eq!(belongs(late.id()), None, "but not once it is over");
}

#[test]
fn a_result_on_paper_counts_if_it_was_played_that_day() {
    let House { app, people: [ada, bob, cleo] } = house();
    let evening = app.begin_evening(None, vec![ada, bob]).unwrap();
    let counts = |people: &[PlayerId], before: UnixMillis| {
        app.evening_for_paper(people.to_vec(), evening.begun_at - before).unwrap().unwrap().counts
    };
    assert!(counts(&[ada, bob], 0) && counts(&[ada, bob], 8 * 3_600_000));
    assert!(!counts(&[ada, bob], 30 * 3_600_000) && !counts(&[ada, cleo], 0));
    let id = app.new_result_id().unwrap();
    let entered = || -> PaperEntry { entry(0, &[(ada, 8), (bob, 3)]) };
    app.enter_result_at(id, entered(), evening.id).unwrap();
    app.enter_result_at(id, entered(), evening.id).unwrap();
    assert_eq!(
        app.evening_page(evening.id).unwrap().matches.len(),
        1,
        "written down again, it is there once"
    );
}

#[test]
fn an_evening_that_was_ended_too_early_goes_on() {
    let House { app, people: [ada, bob, cleo] } = house();
    let evening = app.begin_evening(None, vec![ada, bob]).unwrap().id;
    assert!(!app.evening_page(evening).unwrap().can_resume);
    app.end_evening(evening).unwrap();
    assert!(app.evening_page(evening).unwrap().can_resume);
    let other = app.begin_evening(None, vec![ada, cleo]).unwrap().id;
    assert!(!app.evening_page(evening).unwrap().can_resume, "another one is on");
    assert_eq!(app.begin_evening(None, vec![ada, bob]).unwrap_err().code(), "log-evening-is-on");
    app.end_evening(other).unwrap();
    assert!(app.resume_evening(evening).unwrap().is_on);
    assert_eq!(app.seat_evening(evening, vec![ada, bob, cleo]).unwrap().people.len(), 3);
}
