use super::{Action, Breach, Event, Raffzahn, Setup, Slip, Step, state::Phase};
use crate::{
    contract::{
        Breach as _, Choices, Game, Millis, Refusal, Seat, Seats, Seed, SetupRefusal, Stream, Viewer,
    },
    pyramid::{
        Colour, Piece, Pyramid,
        lattice::{CELLS, Cell, CellSet, Side},
    },
};

const LATE_MS: Millis = 1_000;
const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

fn started(seed: u64) -> Raffzahn {
    Raffzahn::start(&Setup::default(), Seed(seed)).unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// A table where the roller has thrown `thrown` at 100 and these dice lie on top of a base of 321s.
fn grabbing(thrown: u8, above_the_base: &[(&str, &str)]) -> Raffzahn {
    let mut game = started(1);
    game.apply(Seat(0), &Action::Throw, 100, &mut Vec::new()).unwrap();
    let mut pyramid = Pyramid::new();
    for cell in CellSet::BASE {
        assert!(pyramid.lay(cell, Piece { colour: Colour::Pearl, die: "321".parse().unwrap() }));
    }
    for (at, die) in above_the_base {
        assert!(pyramid.lay(cell(at), Piece { colour: Colour::Red, die: die.parse().unwrap() }));
    }
    game.pyramid = pyramid;
    game.phase = Phase::Grabbing { thrown };
    game
}

/// Two dice beside each other on level 1, one on level 2 that stands on the first.
const TOWER: [(&str, &str); 4] = [("133", "654"), ("223", "321"), ("124", "321"), ("123", "635")];

fn take(game: &mut Raffzahn, seat: u8, at_cell: &str, at: Millis) -> Result<Vec<Event>, Refusal<Breach>> {
    act(game, seat, Action::Take { cell: cell(at_cell) }, at)
}

fn act(game: &mut Raffzahn, seat: u8, action: Action, at: Millis) -> Result<Vec<Event>, Refusal<Breach>> {
    let mut events = Vec::new();
    game.apply(Seat(seat), &action, at, &mut events).map(|()| events)
}

fn judge(game: &mut Raffzahn) -> Vec<Event> {
    let mut events = Vec::new();
    let due = game.next_deadline().unwrap();
    game.advance(due, &mut events).unwrap();
    events
}

fn counts(game: &Raffzahn) -> [u8; 3] {
    SEATS.map(|seat| game.hands.before(seat).count())
}

fn give(game: &mut Raffzahn, seat: u8, dice: u8) {
    for _ in 0..dice {
        game.hands.add(Seat(seat), Colour::Yellow);
    }
}

#[test]
fn the_pyramid_is_built_at_random_without_its_top() {
    let game = started(7);
    assert_eq!(game.pyramid.pieces().count(), CELLS - 1);
    assert_eq!(game.pyramid.heap().free(), ["001", "010", "100"].map(cell).into_iter().collect());
    let reds = game.pyramid.of_colour(Colour::Red).len() + usize::from(game.top == Colour::Red);
    assert_eq!(reds, usize::from(Colour::DICE));
}

#[test]
fn only_three_can_play_and_the_late_window_has_bounds() {
    let two = Setup { players: 2, ..Setup::default() };
    assert!(matches!(Raffzahn::start(&two, Seed(0)), Err(SetupRefusal::Players { asked: 2, .. })));
    let endless = Setup { late_ms: 10_001, ..Setup::default() };
    let refused = Raffzahn::start(&endless, Seed(0)).unwrap_err();
    assert_eq!(refused.code(), "raffzahn-late-ms-out-of-range");
}

#[test]
fn each_player_sees_only_the_faces_on_the_own_side() {
    let game = started(3);
    for (seat, side) in SEATS.into_iter().zip(Side::ALL) {
        let view = game.observe(Viewer::Seat(seat));
        for die in &view.dice {
            for other in Side::ALL {
                let shown = other == side && game.pyramid.heap().showing(side).contains(die.cell);
                let face = shown.then(|| game.pyramid.face(die.cell, side).unwrap());
                assert_eq!(die.faces[other.index()], face, "{} on {other:?}", die.cell);
            }
        }
    }
    let spectator = game.observe(Viewer::Spectator);
    assert!(spectator.dice.iter().all(|die| die.faces == [None; 3]));
    assert_eq!(spectator.dice.iter().filter(|die| die.colour.is_some()).count(), 3);
}

#[test]
fn a_player_takes_free_dice_whose_own_face_is_the_number_thrown() {
    let mut game = grabbing(6, &TOWER);
    assert_eq!(SEATS.map(|seat| game.fitting(seat).len()), [1, 0, 0]);
    assert_eq!(game.fitting(Seat(0)), CellSet::only(cell("123")));
    let took = take(&mut game, 0, "123", 150).unwrap();
    assert_eq!(took[0], Event::Took { seat: Seat(0), cell: cell("123"), colour: Colour::Red });
    assert_eq!(counts(&game), [1, 0, 0]);
    // The die that it stood on is free now, and shows another six to the same side.
    assert!(take(&mut game, 0, "133", 160).is_ok());
}

#[test]
fn a_hand_that_lets_go_on_a_die_that_may_not_be_taken_moves_nothing_and_rests_for_a_second() {
    for (seat, at_cell, why) in [(0, "133", Slip::NotFree), (1, "123", Slip::WrongFace)] {
        let mut game = grabbing(6, &TOWER);
        let (pyramid, hands) = (game.pyramid.clone(), game.hands);
        let slipped = Event::Slipped { seat: Seat(seat), cell: cell(at_cell), why, until: 1_150 };
        assert_eq!(take(&mut game, seat, at_cell, 150).unwrap(), [slipped]);
        assert_eq!((&game.pyramid, game.hands), (&pyramid, hands));
        assert_eq!(game.observe(Viewer::Spectator).locked, Seats::only(Seat(seat)));
        let locked = Err(Refusal::Rule(Breach::HandLocked { until: 1_150 }));
        assert_eq!(take(&mut game, seat, "123", 151), locked);
        assert_eq!(take(&mut game, seat, "123", 1_149), locked, "what fits, too");
        assert!(game.legal(Seat(seat)).all().all(|action| action == Action::Stop), "the voice is not locked");
        assert_eq!(judge(&mut game), [Event::Unlocked { seat: Seat(seat) }]);
        assert_eq!(game.observe(Viewer::Spectator).locked, Seats::NONE);
        assert!(take(&mut game, 0, "123", 1_150).is_ok());
    }
}

#[test]
fn only_the_hand_that_slipped_is_locked_and_only_for_what_it_does_afterwards() {
    let mut game = grabbing(6, &TOWER);
    take(&mut game, 1, "123", 150).unwrap();
    take(&mut game, 0, "123", 151).unwrap();
    assert_eq!(counts(&game), [1, 0, 0]);
    let mut heard_late = grabbing(6, &TOWER);
    take(&mut heard_late, 0, "223", 150).unwrap();
    assert!(take(&mut heard_late, 0, "123", 149).is_ok(), "that hand let go before it slipped");
}

#[test]
fn a_locked_hand_is_free_again_in_the_next_turn() {
    let mut game = grabbing(6, &TOWER);
    act(&mut game, 0, Action::Stop, 200).unwrap();
    take(&mut game, 2, "133", 900).unwrap();
    assert_eq!(game.next_deadline(), Some(200 + LATE_MS));
    judge(&mut game);
    assert_eq!((game.locks.locked(), game.next_deadline()), (Seats::NONE, None));
}

#[test]
fn how_long_a_hand_rests_is_an_option_with_bounds() {
    let mut game = grabbing(6, &TOWER);
    game.setup.lock_ms = 2_000;
    take(&mut game, 0, "133", 150).unwrap();
    assert_eq!(game.next_deadline(), Some(2_150));
    for lock_ms in [0, 10_001] {
        let refused = Raffzahn::start(&Setup { lock_ms, ..Setup::default() }, Seed(0)).unwrap_err();
        assert_eq!(refused.code(), "raffzahn-lock-ms-out-of-range");
    }
}

#[test]
fn a_match_from_before_hands_were_locked_goes_on_with_the_usual_time() {
    let old = r#"{"players":3,"announces_nothing_left":true,"late_ms":1000}"#;
    assert_eq!(serde_json::from_str::<Setup>(old).unwrap(), Setup::default());
}

#[test]
fn a_stop_that_the_system_took_away_never_was() {
    let mut game = grabbing(6, &TOWER);
    take(&mut game, 0, "123", 250).unwrap();
    take(&mut game, 0, "133", 260).unwrap();
    let mut never_said = game.clone();
    act(&mut game, 0, Action::Stop, 240).unwrap();
    assert_eq!(counts(&game), [0; 3]);
    assert_eq!(act(&mut game, 1, Action::Void, 300), Err(Refusal::Rule(Breach::NotTheRoller)));
    let told = act(&mut game, 0, Action::Void, 300).unwrap();
    assert_eq!((told[0], game.next_deadline()), (Event::StopVoid { seat: Seat(0) }, None));
    assert_eq!(game, never_said);
    let again = act(&mut game, 0, Action::Void, 310);
    assert_eq!(again, Err(Refusal::Rule(Breach::NothingToVoid)));
    // A hand that was late because of it is in time after all.
    let mut late = grabbing(6, &TOWER);
    act(&mut late, 0, Action::Stop, 240).unwrap();
    take(&mut late, 0, "123", 250).unwrap();
    act(&mut late, 0, Action::Void, 255).unwrap();
    take(&mut late, 0, "133", 260).unwrap();
    assert_eq!(late, never_said);
    act(&mut never_said, 0, Action::Stop, 400).unwrap();
    judge(&mut never_said);
    assert_eq!(act(&mut never_said, 0, Action::Void, 1_500), Err(Refusal::NotYourTurn { seat: Seat(0) }));
}

#[test]
fn what_cannot_be_done_now_is_refused_and_changes_nothing() {
    let mut game = grabbing(6, &TOWER);
    let before = game.clone();
    let refused = |seat, at_cell: &str| take(&mut game.clone(), seat, at_cell, 150).unwrap_err();
    assert_eq!(refused(0, "000"), Refusal::Rule(Breach::NothingThere { cell: cell("000") }));
    assert_eq!(refused(3, "123"), Refusal::NoSuchSeat { seat: Seat(3) });
    assert_eq!(act(&mut game, 1, Action::Stop, 150), Err(Refusal::Rule(Breach::NotTheRoller)));
    assert_eq!(act(&mut game, 0, Action::Throw, 150), Err(Refusal::Rule(Breach::CannotThrowNow)));
    assert_eq!(game, before);
}

#[test]
fn nothing_is_taken_before_the_die_lies() {
    let mut game = started(1);
    let ready = Action::Take { cell: cell("001") };
    assert_eq!(act(&mut game, 0, ready, 5), Err(Refusal::Rule(Breach::NotThrown)));
    assert_eq!(act(&mut game, 0, Action::Stop, 5), Err(Refusal::Rule(Breach::NothingToStop)));
    assert_eq!(act(&mut game, 1, ready, 5), Err(Refusal::NotYourTurn { seat: Seat(1) }));
    act(&mut game, 0, Action::Throw, 100).unwrap();
    assert_eq!(act(&mut game, 1, ready, 99), Err(Refusal::TooLate { at: 99, decided: 100 }));
}

#[test]
fn two_players_can_never_take_the_same_die() {
    for seed in 0..200 {
        let mut game = started(seed);
        act(&mut game, 0, Action::Throw, 0).unwrap();
        let [u, v, w] = SEATS.map(|seat| game.fitting(seat));
        assert!(!u.meets(v) && !v.meets(w) && !w.meets(u));
    }
}

#[test]
fn a_die_taken_after_the_stop_goes_back_and_costs_one_die_to_each_opponent() {
    let mut game = grabbing(6, &TOWER);
    give(&mut game, 0, 3);
    let pyramid = game.pyramid.clone();
    act(&mut game, 0, Action::Stop, 200).unwrap();
    let late = take(&mut game, 0, "123", 201).unwrap();
    let caught = Event::TookLate { seat: Seat(0), cell: cell("123"), colour: Colour::Red, goes_back: false };
    assert_eq!(late, [caught]);
    assert_eq!(take(&mut game, 0, "123", 202), Err(Refusal::Rule(Breach::AlreadyLate { cell: cell("123") })));
    assert_eq!(counts(&game), [3, 0, 0], "nobody pays before everything has arrived");
    let told = judge(&mut game);
    assert_eq!((counts(&game), &game.pyramid), ([1, 1, 1], &pyramid));
    assert!(told.contains(&Event::Gave { from: Seat(0), to: Seat(2), colour: Colour::Yellow }), "{told:?}");
    assert_eq!((game.phase, game.roller), (Phase::Ready, Seat(1)));
    assert_eq!(game.late_counts, [1, 0, 0]);
}

#[test]
fn who_is_short_of_dice_gives_none_at_all() {
    let mut game = grabbing(6, &TOWER);
    give(&mut game, 0, 1);
    act(&mut game, 0, Action::Stop, 200).unwrap();
    take(&mut game, 0, "123", 201).unwrap();
    let told = judge(&mut game);
    assert_eq!(told[0], Event::CouldNotPay { seat: Seat(0) });
    assert_eq!(counts(&game), [1, 0, 0]);
}

#[test]
fn a_grab_made_before_the_stop_counts_even_if_it_arrives_after_it() {
    let mut game = grabbing(6, &TOWER);
    act(&mut game, 0, Action::Stop, 200).unwrap();
    take(&mut game, 0, "123", 199).unwrap();
    judge(&mut game);
    assert_eq!((counts(&game), game.late_counts), ([1, 0, 0], [0; 3]));
}

#[test]
fn a_grab_that_arrived_before_an_earlier_stop_goes_back_with_what_lay_under_it() {
    let mut game = grabbing(6, &TOWER);
    give(&mut game, 0, 4);
    let pyramid = game.pyramid.clone();
    take(&mut game, 0, "123", 250).unwrap();
    take(&mut game, 0, "133", 260).unwrap();
    let told = act(&mut game, 0, Action::Stop, 240).unwrap();
    assert_eq!(told.len(), 3);
    assert_eq!((counts(&game), &game.pyramid), ([4, 0, 0], &pyramid));
    judge(&mut game);
    assert_eq!((counts(&game), game.late_counts), ([0, 2, 2], [2, 0, 0]));
}

#[test]
fn a_touch_older_than_the_one_that_freed_the_die_takes_nothing() {
    let mut game = grabbing(6, &TOWER);
    take(&mut game, 0, "123", 250).unwrap();
    let refused = take(&mut game, 0, "133", 249);
    assert_eq!(refused, Err(Refusal::Rule(Breach::NotFreeThen { cell: cell("133") })));
}

#[test]
fn a_grab_of_the_same_millisecond_as_the_stop_is_decided_before_either_arrives() {
    let mut luck = [0, 0];
    for seed in 0..60 {
        let mut game = grabbing(3, &TOWER);
        game.ties = crate::pyramid::TieOrder::draw(&mut Stream::new(Seed(seed)));
        // 635 turns its 3 to the second player.
        let (mut stop_first, mut grab_first) = (game.clone(), game);
        act(&mut stop_first, 0, Action::Stop, 200).unwrap();
        take(&mut stop_first, 1, "123", 200).unwrap();
        take(&mut grab_first, 1, "123", 200).unwrap();
        act(&mut grab_first, 0, Action::Stop, 200).unwrap();
        assert_eq!(stop_first, grab_first);
        luck[usize::from(stop_first.late.contains(cell("123")))] += 1;
    }
    assert!(luck.iter().all(|count| *count > 15), "{luck:?}");
}

#[test]
fn the_order_of_arrival_does_not_matter() {
    // Two sixes for the first player and one for the second; the stop comes before the last.
    let dice = [("133", "654"), ("223", "642"), ("313", "362")];
    let entries = [
        (0, Action::Take { cell: cell("133") }, 120),
        (0, Action::Take { cell: cell("223") }, 210),
        (1, Action::Take { cell: cell("313") }, 200),
        (0, Action::Stop, 205),
    ];
    let mut outcomes = Vec::new();
    for first in 0..24usize {
        let mut order = vec![0, 1, 2, 3];
        let mut arrival = Vec::new();
        let mut code = first;
        while !order.is_empty() {
            arrival.push(order.remove(code % order.len()));
            code /= order.len() + 1;
        }
        let mut game = grabbing(6, &dice);
        give(&mut game, 0, 2);
        for index in arrival {
            let (seat, action, at) = entries[index];
            act(&mut game, seat, action, at).unwrap();
        }
        judge(&mut game);
        outcomes.push(game);
    }
    assert!(outcomes.iter().all(|game| *game == outcomes[0]));
    assert_eq!(counts(&outcomes[0]), [1, 2, 1]);
}

#[test]
fn once_a_turn_is_judged_nothing_of_it_can_arrive() {
    let mut game = grabbing(6, &TOWER);
    act(&mut game, 0, Action::Stop, 200).unwrap();
    game.advance(200 + LATE_MS - 1, &mut Vec::new()).unwrap();
    assert!(matches!(game.phase, Phase::Stopped { .. }), "not due yet");
    judge(&mut game);
    act(&mut game, 1, Action::Throw, 1_300).unwrap();
    let refused = act(&mut game, 0, Action::Take { cell: cell("123") }, 199);
    assert_eq!(refused, Err(Refusal::TooLate { at: 199, decided: 1_300 }));
}

#[test]
fn the_table_says_when_nothing_is_left_and_the_roller_still_has_to_call() {
    let mut game = grabbing(6, &TOWER);
    let still_left = take(&mut game, 0, "123", 150).unwrap();
    assert!(!still_left.contains(&Event::NothingLeft));
    let last = take(&mut game, 0, "133", 160).unwrap();
    assert_eq!(last.last(), Some(&Event::NothingLeft));
    let step = Step::Grabbing { thrown: 6, something_left: Some(false) };
    assert_eq!(game.observe(Viewer::Spectator).step, step);
    assert_eq!((game.next_deadline(), game.outcome()), (None, None));
    game.setup.announces_nothing_left = false;
    let silent = Step::Grabbing { thrown: 6, something_left: None };
    assert_eq!(game.observe(Viewer::Spectator).step, silent);
}

#[test]
fn what_was_announced_holds_at_every_table_that_a_player_can_imagine() {
    let empty = {
        let mut game = grabbing(6, &TOWER);
        take(&mut game, 0, "123", 150).unwrap();
        take(&mut game, 0, "133", 160).unwrap();
        game
    };
    for (game, left) in [(grabbing(6, &TOWER), true), (empty, false)] {
        for seed in 0..200 {
            let other = game.imagine(Viewer::Seat(Seat(1)), Seed(seed));
            assert_eq!(other.something_is_left(6), left);
        }
    }
}

#[test]
fn the_match_ends_at_a_stop_with_only_base_dice_left() {
    let mut game = grabbing(6, &TOWER[..1]);
    take(&mut game, 0, "133", 150).unwrap();
    assert_eq!(game.outcome(), None, "not before the stop");
    act(&mut game, 0, Action::Stop, 160).unwrap();
    assert_eq!(game.outcome(), None, "a grab may still be on its way");
    let told = judge(&mut game);
    assert_eq!(told, [Event::Ended { winners: Seats::only(Seat(0)) }]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places.iter().map(|place| place.score).collect::<Vec<_>>(), [1, 0, 0]);
    assert_eq!(act(&mut game, 1, Action::Throw, 5_000), Err(Refusal::Over));
    assert_eq!(game.advance(5_000, &mut Vec::new()), Err(Refusal::Over));
}

#[test]
fn a_die_that_had_to_go_back_keeps_the_match_going() {
    let mut game = grabbing(6, &TOWER[..1]);
    take(&mut game, 0, "133", 150).unwrap();
    act(&mut game, 0, Action::Stop, 140).unwrap();
    judge(&mut game);
    assert_eq!((game.outcome(), game.phase), (None, Phase::Ready));
}

#[test]
fn those_with_equally_many_dice_share_the_victory() {
    let mut game = grabbing(6, &[]);
    give(&mut game, 1, 2);
    give(&mut game, 2, 2);
    act(&mut game, 0, Action::Stop, 200).unwrap();
    judge(&mut game);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners(), Seats::only(Seat(1)).with(Seat(2)));
    assert_eq!(outcome.places.iter().map(|place| place.rank).collect::<Vec<_>>(), [3, 1, 1]);
}
