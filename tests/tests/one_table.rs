//! A match has one table, however many views look at it.

use std::{
    sync::{Arc, Barrier, mpsc},
    thread,
};

use empile_app::{Empile, MatchSetup, Table, TableListener};
use empile_games::GameId;
use empile_tests::fingers;

fn open() -> Arc<Empile> {
    Arc::new(Empile::open_in_memory("fr").unwrap())
}

fn started(app: &Empile) -> Arc<Table> {
    let seats = ["Laureline", "Félix", "Zoé"].map(|name| app.add_player(name.into(), 0).unwrap().id);
    let setup = MatchSetup { game: GameId::PilePoils, options: Vec::new(), rows: None };
    app.start_as_chosen(setup, seats.to_vec(), None, None).unwrap()
}

#[test]
fn whoever_opens_a_match_that_is_open_gets_the_same_table_with_its_pause_and_its_journal() {
    let app = open();
    let table = started(&app);
    fingers::tap(&table, fingers::ROLL, 0).unwrap();
    table.pause().unwrap();
    let again = app.resume_match(table.id()).unwrap();
    assert!(Arc::ptr_eq(&table, &again));
    let journal = table.journal().unwrap();
    drop(table);
    assert!(!journal.is_empty());
    assert_eq!(again.journal().unwrap(), journal);
    assert!(again.whole().unwrap().paused);
}

#[test]
fn a_table_that_nobody_holds_any_more_is_opened_anew() {
    let app = open();
    let table = started(&app);
    fingers::tap(&table, fingers::ROLL, 0).unwrap();
    table.pause().unwrap();
    let (id, state) = (table.id(), table.state_json().unwrap());
    let journal = table.journal().unwrap();
    let weak = Arc::downgrade(&table);
    drop(table);
    assert!(weak.upgrade().is_none(), "the app does not hold it");
    let again = app.resume_match(id).unwrap();
    assert_eq!(again.state_json().unwrap(), state);
    assert!(!journal.is_empty() && !again.whole().unwrap().paused);
    assert_eq!(again.journal().unwrap(), journal, "the record tells it again");
}

#[test]
fn views_that_open_a_match_at_the_same_moment_get_one_table() {
    let app = open();
    let first = started(&app).id();
    for _ in 0..20 {
        let id = app.rematch(first, None).unwrap().id();
        let together = Arc::new(Barrier::new(4));
        let views: Vec<_> = (0..4)
            .map(|_| {
                let (app, together) = (Arc::clone(&app), Arc::clone(&together));
                thread::spawn(move || {
                    together.wait();
                    let table = app.resume_match(id).unwrap();
                    together.wait();
                    table
                })
            })
            .collect();
        let tables: Vec<_> = views.into_iter().map(|view| view.join().unwrap()).collect();
        assert!(tables.iter().all(|table| Arc::ptr_eq(table, &tables[0])));
    }
}

struct Ear(mpsc::Sender<()>);

impl TableListener for Ear {
    fn changed(&self) -> bool {
        self.0.send(()).is_ok()
    }
}

#[test]
fn one_view_hears_of_what_the_other_does() {
    let app = open();
    let table = started(&app);
    let other = app.resume_match(table.id()).unwrap();
    let (says, hears) = mpsc::channel();
    let (other_says, _other_hears) = mpsc::channel();
    let number = table.listen(Arc::new(Ear(says))).unwrap();
    other.listen(Arc::new(Ear(other_says))).unwrap();
    fingers::tap(&other, fingers::ROLL, 0).unwrap();
    hears.recv().unwrap();
    table.stop_listening(number).unwrap();
    assert!(hears.recv().is_err(), "nobody speaks to it any more");
    fingers::tap(&other, fingers::GIVE_UP, 1).unwrap();
}
