use empile_games::contract::{Choices, Entry, Match, Millis, Record, Refusal, Seat, Seed, Viewer};

use crate::battery::{self, Trial};

use super::{
    Conforming,
    playout::{Driver, perform, playout, playout_checked},
};

/// So many actions of earlier states are tried again in later ones.
const REMEMBERED_ACTIONS: usize = 24;
/// Whole-state comparisons are made at every step of the beginning, then at every power of two.
const DENSE_STEPS: usize = 48;

fn is_checkpoint(step: usize) -> bool {
    step < DENSE_STEPS || step.is_power_of_two()
}

fn stamp<A>(entry: &Entry<A>) -> Millis {
    match entry {
        Entry::Act { at, .. } | Entry::Clock { at } => *at,
    }
}

/// Random matches over every set-up end, with nobody left to act and every invariant kept on the way.
pub fn matches_end<G: Conforming>(count: u64) {
    let setups = G::setups();
    (0..count).for_each(|number| match_ends::<G>(&setups, number));
}

/// The same for very many matches.
pub fn soak_playouts<G: Conforming>(name: &str) {
    let setups = G::setups();
    battery::soak(&format!("{name}.playouts"), G::SOAKED, |number| {
        match_ends::<G>(&setups, number);
        Trial::kept(1)
    });
}

fn match_ends<G: Conforming>(setups: &[G::Setup], number: u64) {
    let game = playout_checked::<G>(&setups[number as usize % setups.len()], Seed(number));
    let outcome = game.outcome().expect("an ended match has an outcome");
    assert_eq!(outcome.places.len(), usize::from(game.players()));
    assert!(outcome.places.iter().any(|place| place.rank == 1));
    assert!(game.to_act().is_empty(), "somebody may still act after the end");
    for seat in Seat::all(game.players()) {
        assert!(game.legal(seat).is_empty(), "{seat} still has choices after the end");
    }
    assert_eq!(game.next_deadline(), None, "a clock still runs after the end");
}

/// Every offered action is accepted; every other one is refused and changes nothing.
pub fn legal_is_exactly_what_apply_accepts<G: Conforming>() {
    for (number, setup) in G::setups().iter().enumerate() {
        let mut remembered: Vec<G::Action> = G::strange_actions();
        let strange = remembered.len();
        playout::<G>(setup, Seed(number as u64), |step, game, entry| {
            if is_checkpoint(step) {
                for seat in Seat::all(game.players() + 1) {
                    check_seat(game, seat, stamp(entry), &remembered);
                }
            }
            if let Entry::Act { action, .. } = entry {
                if remembered.len() == strange + REMEMBERED_ACTIONS {
                    remembered.remove(strange + step % REMEMBERED_ACTIONS);
                }
                remembered.push(action.clone());
            }
        });
    }
}

fn check_seat<G: Conforming>(game: &G, seat: Seat, at: u64, others: &[G::Action]) {
    let legal: Vec<G::Action> = game.legal(seat).all().collect();
    assert_eq!(legal.len(), game.legal(seat).len(), "the list and its length differ");
    assert!(legal.is_empty() || game.to_act().contains(seat), "{seat} has choices but may not act");
    for action in &legal {
        let mut copy = game.clone();
        perform(&mut copy, &Entry::Act { seat, action: action.clone(), at }, &mut Vec::new());
        let mut unheard = game.clone();
        assert_eq!(unheard.apply_unheard(seat, action, at), Ok(()));
        assert_eq!(unheard, copy, "{action:?} comes to something else where nobody listens");
    }
    for action in others.iter().filter(|action| !legal.contains(action)) {
        let mut copy = game.clone();
        let mut events = Vec::new();
        let refused = copy.apply(seat, action, at, &mut events);
        assert!(refused.is_err(), "{seat} was not offered {action:?} but it was accepted in {game:?}");
        assert_eq!(&copy, game, "a refused action changed the state");
        assert!(events.is_empty(), "a refused action told events");
        assert_eq!(
            copy.apply_unheard(seat, action, at),
            refused,
            "it is refused otherwise where nobody listens"
        );
        assert_eq!(&copy, game, "an action refused where nobody listens changed the state");
    }
}

/// Who does not sit there, who has to wait and who comes after the end are told so, before any rule is asked.
pub fn the_contract_asks_first<G: Conforming>() {
    let strange = G::strange_actions().into_iter().next().expect("something strange can be done everywhere");
    let refusal = |game: &G, seat: Seat, at: Millis| {
        game.clone().apply(seat, &strange, at, &mut Vec::new()).expect_err("it is not this seat's turn")
    };
    for (number, setup) in G::setups().iter().enumerate() {
        let mut last = 0;
        let mut ended = playout::<G>(setup, Seed(4_000 + number as u64), |step, game, entry| {
            last = stamp(entry);
            if is_checkpoint(step) {
                let stranger = Seat(game.players());
                assert_eq!(refusal(game, stranger, last), Refusal::NoSuchSeat { seat: stranger });
                for seat in Seat::all(game.players()).filter(|seat| !game.heard().contains(*seat)) {
                    assert_eq!(refusal(game, seat, last), Refusal::NotYourTurn { seat }, "step {step}");
                }
            }
        });
        for seat in Seat::all(ended.players() + 1) {
            assert_eq!(refusal(&ended, seat, last), Refusal::Over);
        }
        assert_eq!(ended.advance(last, &mut Vec::new()), Err(Refusal::Over));
    }
}

/// A state that is written down and read again is equal, and goes on the same way.
pub fn stored_states_come_back_equal<G: Conforming>() {
    for (number, setup) in G::setups().iter().enumerate() {
        playout::<G>(setup, Seed(1_000 + number as u64), |step, game, entry| {
            assert_eq!(&game.clone(), game);
            if !is_checkpoint(step) {
                return;
            }
            let stored = serde_json::to_string(game).expect("states can be written");
            let mut restored: G = serde_json::from_str(&stored).expect("written states can be read");
            assert_eq!(&restored, game, "step {step}");
            let mut original = game.clone();
            let (mut told, mut told_again) = (Vec::new(), Vec::new());
            perform(&mut original, entry, &mut told);
            perform(&mut restored, entry, &mut told_again);
            assert_eq!((restored, told_again), (original, told), "step {step}");
        });
    }
}

/// Set-up, seed and log give the identical match again, and every entry can be taken back.
pub fn records_replay_and_undo<G: Conforming>() {
    for (number, setup) in G::setups().iter().enumerate() {
        let seed = Seed(2_000 + number as u64);
        let mut driver = Driver::new(seed);
        let mut table = Match::<G>::start(setup.clone(), seed).expect("the kit's set-ups are playable");
        let mut events = Vec::new();
        let mut step = 0;
        while let Some(entry) = driver.next_entry(table.state()) {
            let before = is_checkpoint(step).then(|| table.state().clone());
            table.enter(entry.clone(), &mut events).expect("the driver plays what is legal");
            events.clear();
            if let Some(before) = before {
                let after = table.state().clone();
                let taken_back = table.undo(true).expect("an entry was just made");
                assert_eq!(taken_back, entry);
                assert_eq!(table.state(), &before, "undo at step {step}");
                table.enter(entry, &mut events).expect("what was taken back can be played again");
                assert_eq!(table.state(), &after, "the same entry came out otherwise at step {step}");
                events.clear();
            }
            step += 1;
            if step > 4_096 {
                break;
            }
        }
        let stored = serde_json::to_string(table.record()).expect("records can be written");
        let record: Record<G> = serde_json::from_str(&stored).expect("written records can be read");
        let replayed = Match::replay(record).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(replayed.state(), table.state());
    }
}

/// What a viewer sees and may do does not change when everything hidden from that viewer does.
pub fn secrets_stay_secret<G: Conforming>() {
    let mut something_was_hidden = false;
    for (number, setup) in G::setups().iter().enumerate() {
        playout::<G>(setup, Seed(3_000 + number as u64), |step, game, _| {
            if !is_checkpoint(step) {
                return;
            }
            for viewer in Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let other = game.imagine(viewer, Seed(77 + step as u64));
                something_was_hidden |= &other != game;
                assert_eq!(other.observe(viewer), game.observe(viewer), "{viewer:?} at step {step}");
                if let Viewer::Seat(seat) = viewer {
                    let offered = |game: &G| game.legal(seat).all().collect::<Vec<_>>();
                    assert_eq!(offered(&other), offered(game), "{seat}'s choices at step {step}");
                }
                other.check_invariants().unwrap_or_else(|broken| panic!("imagined: {broken}"));
            }
        });
    }
    assert_eq!(something_was_hidden, G::HIDES_SOMETHING, "does `imagine` give back the same state?");
}
