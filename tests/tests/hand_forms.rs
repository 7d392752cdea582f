//! What is entered by hand of a game counts as if it had been played here.

use empile_campaign::{HandForm, HandPlace, HandResult, Log, NewPlayer, Note, PlayerId, Worth};
use empile_games::{
    GameId,
    contract::{Measure, Outcome, Place, Seed},
};
use empile_tests::kit::{Conforming, playout};

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

fn measured(place: &Place, name: &str) -> Option<(Measure, i32)> {
    let is_it =
        |(measure, _): &&(Measure, i32)| serde_json::to_value(measure).expect("a measure has a name") == name;
    place.measures.iter().find(is_it).copied()
}

/// What somebody reads off the table after such a match.
fn by_hand(form: &HandForm, player: PlayerId, place: &Place) -> HandPlace {
    let figure = if place.won { form.winner } else { form.other };
    let counted = figure.measure.and_then(|name| measured(place, name)).map(|(_, amount)| amount);
    let score = if figure.worth == Worth::Loss { -place.score } else { place.score };
    let extras = form.extras.iter().filter_map(|(name, _)| measured(place, name));
    HandPlace { player, won: place.won, amount: counted.unwrap_or(score), extras: extras.collect() }
}

/// `has_ranks`: are the ranks of those who did not win in the order of their scores?
fn agrees<G: Conforming>(game: GameId, has_ranks: bool) {
    let mut log = Log::open_in_memory().expect("a log begins");
    let players: Vec<PlayerId> = (0..8)
        .map(|number| {
            let new = NewPlayer { name: format!("Personne {number}"), colour: number };
            log.add_player(new).expect("the name is free").id
        })
        .collect();
    let form = HandForm::of(game).expect("every game has a form");
    for outcome in played::<G>() {
        let places = outcome.places.iter().zip(&players);
        let entered = HandResult {
            campaign: log.default_campaign(),
            game,
            played_at: 0,
            places: places.map(|(place, player)| by_hand(form, *player, place)).collect(),
            note: Note::default(),
        };
        let id = log.new_result_id();
        let taken = log.enter_result(id, &entered);
        assert_eq!(taken, Ok(()), "{outcome:?}");
        let counted = log.result(id).expect("the result is there").result;
        for (entered, played) in counted.places.iter().zip(&outcome.places) {
            let entered = &entered.place;
            assert_eq!((entered.won, entered.score), (played.won, played.score), "{outcome:?}");
            assert!(!has_ranks || entered.rank == played.rank, "{outcome:?}");
        }
    }
}

macro_rules! agree {
    ($($name:ident, $game:ty, $id:ident, $has_ranks:literal;)+) => {$(
        #[test]
        fn $name() {
            agrees::<$game>(GameId::$id, $has_ranks);
        }
    )+};
}

agree! {
    pile_poils, empile_games::pile_poils::PilePoils, PilePoils, true;
    pilo_pilo, empile_games::pilo_pilo::PiloPilo, PiloPilo, true;
    teckels, empile_games::teckels::Teckels, Teckels, true;
    neko_tower, empile_games::neko::Neko, NekoTower, false;
    abquetschen, empile_games::abquetschen::Abquetschen, Abquetschen, true;
    raffzahn, empile_games::raffzahn::Raffzahn, Raffzahn, true;
    bunte_kuh, empile_games::bunte_kuh::BunteKuh, BunteKuh, true;
    cui_bono, empile_games::cui_bono::CuiBono, CuiBono, false;
    eintrichtern, empile_games::eintrichtern::Eintrichtern, Eintrichtern, true;
    wurfelmarsch, empile_games::wurfelmarsch::Wurfelmarsch, Wurfelmarsch, false;
}
