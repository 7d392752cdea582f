//! What is entered by hand of a game counts as if it had been played here.

use empile_campaign::{Log, NewPlayer, Note, PaperPlace, PaperResult, PlayerId};
use empile_games::{
    GameId,
    contract::{Measure, Outcome, PaperForm, Place, Seed, Worth},
};
use empile_tests::{
    every_game,
    kit::{Conforming, playout},
};

/// So many of a game's set-ups are played, spread over all of them.
const SETUPS: usize = 12;

fn played<G: Conforming>() -> Vec<Outcome> {
    let setups = G::setups();
    let step = setups.len().div_ceil(SETUPS);
    let outcome = |(number, setup): (usize, &G::Setup)| {
        playout::<G>(setup, Seed(number as u64), |_, _, _| {}).outcome().expect("the match is over")
    };
    setups.iter().step_by(step).enumerate().map(outcome).collect()
}

fn measured(place: &Place, wanted: Measure) -> Option<(Measure, i32)> {
    place.measures.iter().find(|(measure, _)| *measure == wanted).copied()
}

/// What somebody reads off the table after such a match.
fn on_paper(form: &PaperForm, player: PlayerId, place: &Place) -> PaperPlace {
    let figure = if place.won { form.winner } else { form.other };
    let counted = figure.measure.and_then(|measure| measured(place, measure)).map(|(_, amount)| amount);
    let score = if figure.worth == Worth::Loss { -place.score } else { place.score };
    let extras = form.extras.iter().filter_map(|(measure, _)| measured(place, *measure));
    PaperPlace { player, won: place.won, amount: counted.unwrap_or(score), extras: extras.collect() }
}

fn agrees<G: Conforming>(game: GameId) {
    let mut log = Log::open_in_memory().expect("a log begins");
    let players: Vec<PlayerId> = (0..8)
        .map(|number| {
            let new = NewPlayer { name: format!("Personne {number}"), colour: number };
            log.add_player(new).expect("the name is free").id
        })
        .collect();
    let form = game.form();
    for outcome in played::<G>() {
        let places = outcome.places.iter().zip(&players);
        let entered = PaperResult {
            campaign: log.default_campaign(),
            game,
            played_at: 0,
            places: places.map(|(place, player)| on_paper(form, *player, place)).collect(),
            note: Note::default(),
        };
        let id = log.new_result_id();
        let taken = log.enter_result(id, &entered);
        assert_eq!(taken, Ok(()), "{outcome:?}");
        let counted = log.result(id).expect("the result is there").result;
        for (entered, played) in counted.places.iter().zip(&outcome.places) {
            let entered = &entered.place;
            assert_eq!((entered.won, entered.score), (played.won, played.score), "{outcome:?}");
            assert!(!G::RANKS_BY_SCORE || entered.rank == played.rank, "{outcome:?}");
        }
    }
}

macro_rules! agree {
    ($($name:ident: $id:ident, $game:ty;)+) => {$(
        #[test]
        fn $name() {
            agrees::<$game>(GameId::$id);
        }
    )+};
}

every_game!(agree);
