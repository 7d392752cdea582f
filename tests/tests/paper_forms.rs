//! What is entered by hand of a game counts as if it had been played here, and what no match ends with is not entered.

use empile_campaign::{Log, LogError, NewPlayer, Note, PaperPlace, PaperResult, PlayerId};
use empile_games::{
    GameId,
    contract::{Measure, Outcome, PaperForm, PaperRefusal, PaperSeat, Place, Seed, Worth},
};
use empile_tests::{
    every_game,
    kit::{Conforming, playout},
};

/// So many of a game's set-ups are played, spread over all of them.
const SETUPS: usize = 12;
/// And each of them so often.
const SEEDS: u64 = 20;

/// How a match ended, and which of the form's set-ups it was of.
struct Played {
    setup: Option<&'static str>,
    outcome: Outcome,
}

fn played<G: Conforming>() -> Vec<Played> {
    let setups = G::setups();
    let step = setups.len().div_ceil(SETUPS);
    let chosen = setups.iter().step_by(step).enumerate();
    let seeded =
        chosen.flat_map(|(number, setup)| (0..SEEDS).map(move |seed| (setup, SEEDS * number as u64 + seed)));
    let end = |(setup, seed): (&G::Setup, u64)| {
        let outcome = playout::<G>(setup, Seed(seed), |_, _, _| {}).outcome().expect("the match is over");
        Played { setup: G::setup_on_paper(setup), outcome }
    };
    seeded.map(end).collect()
}

fn measured(place: &Place, wanted: Measure) -> Option<(Measure, i32)> {
    place.measures.iter().find(|(measure, _)| *measure == wanted).copied()
}

/// What somebody reads off the table after such a match.
fn by_hand(form: &PaperForm, place: &Place) -> PaperSeat {
    let figure = if place.won { form.winner } else { form.other };
    let counted = figure.measure.and_then(|measure| measured(place, measure)).map(|(_, amount)| amount);
    let score = if figure.worth == Worth::Loss { -place.score } else { place.score };
    let extras = form.extras.iter().filter_map(|(measure, _)| measured(place, *measure));
    PaperSeat { won: place.won, amount: counted.unwrap_or(score), extras: extras.collect() }
}

fn seats(form: &PaperForm, outcome: &Outcome) -> Vec<PaperSeat> {
    outcome.places.iter().map(|place| by_hand(form, place)).collect()
}

/// Rank, victory and score of each, in seat order.
fn figures<'a>(places: impl IntoIterator<Item = &'a Place>) -> Vec<(u8, bool, i32)> {
    places.into_iter().map(|place| (place.rank, place.won, place.score)).collect()
}

fn counts_as_played<G: Conforming>(game: GameId) {
    let mut log = Log::open_in_memory().expect("a log begins");
    let players: Vec<PlayerId> = (0..8)
        .map(|number| {
            let new = NewPlayer { name: format!("Personne {number}"), colour: number };
            log.add_player(new).expect("the name is free").id
        })
        .collect();
    let form = game.form();
    for Played { setup, outcome } in played::<G>() {
        let read = players.iter().zip(seats(form, &outcome));
        let entered = PaperResult {
            campaign: log.default_campaign(),
            game,
            setup: setup.map(str::to_owned),
            played_at: 0,
            places: read.map(|(player, seat)| PaperPlace::of(*player, seat)).collect(),
            note: Note::default(),
        };
        let id = log.new_result_id();
        assert_eq!(log.enter_result(id, &entered), Ok(()), "{setup:?}: {outcome:?}");
        let counted = log.result(id).expect("the result is there").result;
        let counted = counted.places.iter().map(|place| &place.place);
        assert_eq!(figures(counted), figures(&outcome.places), "{setup:?}: {outcome:?}");
    }
}

/// Every number of every seat, once below its least and once above its most.
fn beyond(form: &PaperForm, sound: &[PaperSeat]) -> Vec<(usize, i32, Vec<PaperSeat>)> {
    let players = sound.len() as u8;
    let mut wrong = Vec::new();
    for (index, seat) in sound.iter().enumerate() {
        let mut take = |amount, changed: PaperSeat| {
            let mut seats = sound.to_vec();
            seats[index] = changed;
            wrong.push((index + 1, amount, seats));
        };
        let figure = if seat.won { form.winner } else { form.other };
        for amount in [-1, (figure.most)(players) + 1] {
            take(amount, PaperSeat { amount, ..seat.clone() });
        }
        for (measure, figure) in form.extras {
            for amount in [-1, (figure.most)(players) + 1] {
                let mut changed = seat.clone();
                changed.extras.retain(|(known, _)| known != measure);
                changed.extras.push((*measure, amount));
                take(amount, changed);
            }
        }
    }
    wrong
}

fn knows_its_limits<G: Conforming>(game: GameId) {
    let form = game.form();
    for Played { setup, outcome } in played::<G>().into_iter().step_by(SEEDS as usize) {
        let sound = seats(form, &outcome);
        for (place, amount, entered) in beyond(form, &sound) {
            let refused = game.judge(setup, &entered);
            let is_named = matches!(
                refused,
                Err(PaperRefusal::OutOfRange { place: named, amount: asked, .. })
                    if (named, asked) == (place, amount)
            );
            assert!(is_named, "{amount} at place {place}: {refused:?}\n{entered:?}");
        }
        let stranger = GameId::ALL.iter().flat_map(|other| other.form().extras).map(|(measure, _)| *measure);
        let asked: Vec<Measure> = form.extras.iter().map(|(measure, _)| *measure).collect();
        for measure in stranger.filter(|measure| !asked.contains(measure)) {
            let mut entered = sound.clone();
            entered[0].extras.push((measure, 0));
            assert_eq!(game.judge(setup, &entered), Err(PaperRefusal::WrongMeasure { measure }));
        }
        let elsewhere = game.judge(Some("nowhere"), &sound);
        assert_eq!(elsewhere, Err(PaperRefusal::NoSuchSetup { setup: "nowhere".to_owned() }));
    }
}

macro_rules! of_each {
    ($($name:ident: $id:ident, $game:ty;)+) => {$(
        mod $name {
            use super::*;

            #[test]
            fn what_is_read_off_a_table_counts_as_it_was_played() {
                counts_as_played::<$game>(GameId::$id);
            }

            #[test]
            fn every_number_one_beyond_its_limit_is_refused() {
                knows_its_limits::<$game>(GameId::$id);
            }
        }
    )+};
}

every_game!(of_each);

#[test]
fn the_log_says_why_a_result_cannot_be() {
    let mut log = Log::open_in_memory().expect("a log begins");
    let [ada, bob] = ["Ada", "Bob"].map(|name| {
        log.add_player(NewPlayer { name: name.to_owned(), colour: 0 }).expect("the name is free").id
    });
    let place = |player, won, amount| PaperPlace { player, won, amount, extras: vec![] };
    let mut entered = PaperResult {
        campaign: log.default_campaign(),
        game: GameId::PilePoils,
        setup: None,
        played_at: 0,
        places: vec![place(ada, true, 12), place(bob, false, 0)],
        note: Note::default(),
    };
    let id = log.new_result_id();
    let refused = log.enter_result(id, &entered);
    let is_room = |refusal: &LogError| refusal.code() == "pile-poils-paper-no-room";
    assert!(refused.as_ref().is_err_and(is_room), "{refused:?}");
    entered.setup = Some("own-board".to_owned());
    assert_eq!(log.enter_result(id, &entered), Ok(()), "a larger board has room");
}
