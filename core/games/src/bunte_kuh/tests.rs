use super::{Action, Breach, BunteKuh, Call, Event, Setup, Step, state::Phase};
use crate::{
    contract::{
        Breach as _, Choices, Game, Millis, Refusal, Seat, Seats, Seed, SetupRefusal, Stream, Viewer,
    },
    pyramid::{
        Colour, Die, Piece, Pyramid, TieOrder,
        lattice::{Cell, CellSet},
    },
};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn die(text: &str) -> Die {
    text.parse().unwrap()
}

/// Two to six players whose throw at 100 shows these dice; every base die shows 3 to U, 2 to V and 1 to W, so that
/// every case has the sum 6.
fn searching(players: u8, thrown: [u8; 3]) -> BunteKuh {
    let mut game = BunteKuh::start(&Setup::for_players(players), Seed(1)).unwrap();
    game.apply(Seat(0), &Action::Throw, 100, &mut Vec::new()).unwrap();
    game.pyramid = Pyramid::new();
    for base in CellSet::BASE {
        assert!(game.pyramid.lay(base, Piece { colour: Colour::Pearl, die: die("321") }));
    }
    game.phase = Phase::Searching { thrown, first: None };
    game
}

const SUM_OF_EVERY_CASE: [u8; 3] = [1, 2, 3];
const SUM_OF_NO_CASE: [u8; 3] = [6, 6, 6];

fn act(game: &mut BunteKuh, seat: u8, action: Action, at: Millis) -> Result<Vec<Event>, Refusal<Breach>> {
    let mut events = Vec::new();
    game.apply(Seat(seat), &action, at, &mut events).map(|()| events)
}

fn call(game: &mut BunteKuh, seat: u8, call: Call, at: Millis) {
    act(game, seat, Action::Call(call), at).unwrap();
}

fn advance(game: &mut BunteKuh, now: Millis) -> Vec<Event> {
    let mut events = Vec::new();
    game.advance(now, &mut events).unwrap();
    events
}

fn counts(game: &BunteKuh) -> Vec<u8> {
    game.hands.all().iter().map(|hand| hand.count()).collect()
}

fn leave(game: &mut BunteKuh, seat: u8, dice: u8) {
    while game.hands.before(Seat(seat)).count() > dice {
        game.hands.remove_any(Seat(seat));
    }
}

#[test]
fn sixty_dice_are_shared_equally_and_the_base_is_full_of_pearl() {
    for players in 2..=6 {
        let game = BunteKuh::start(&Setup::for_players(players), Seed(3)).unwrap();
        assert_eq!(counts(&game), vec![60 / players; usize::from(players)]);
        assert_eq!(game.pyramid.of_colour(Colour::Pearl), CellSet::BASE);
        assert_eq!([Colour::Red, Colour::Yellow].map(|colour| game.hands.in_colour(colour)), [30, 30]);
    }
    let seven = BunteKuh::start(&Setup::for_players(7), Seed(3));
    assert!(matches!(seven, Err(SetupRefusal::Players { asked: 7, .. })));
    let mut hasty = Setup::for_players(2);
    hasty.timing.point_ms = 499;
    assert_eq!(BunteKuh::start(&hasty, Seed(3)).unwrap_err().code(), "bunte-kuh-point-ms-out-of-range");
}

#[test]
fn who_says_stop_and_shows_a_case_with_the_right_sum_lays_a_die_there() {
    let mut game = searching(3, SUM_OF_EVERY_CASE);
    call(&mut game, 2, Call::Stop, 200);
    assert_eq!(advance(&mut game, 350), [Event::CallStands { seat: Seat(2), call: Call::Stop }]);
    assert_eq!(game.legal(Seat(2)).len(), 36 + 1, "a case, or a finger that the system takes away");
    let told = act(&mut game, 2, Action::Point { case: cell("223") }, 900).unwrap();
    assert_eq!(
        told,
        [Event::Pointed { seat: Seat(2), case: cell("223"), sum: 6 }, Event::WasRight { seat: Seat(2) },]
    );
    assert_eq!(game.legal(Seat(2)).len(), 24, "in any orientation, on the case shown");
    let elsewhere = act(&mut game, 2, Action::Lay { case: cell("133"), die: die("362") }, 950);
    assert_eq!(elsewhere, Err(Refusal::Rule(Breach::NotTheCaseShown { pointed: cell("223") })));
    act(&mut game, 2, Action::Lay { case: cell("223"), die: die("362") }, 950).unwrap();
    assert_eq!(game.pyramid.piece(cell("223")).map(|piece| piece.die), Some(die("362")));
    assert_eq!(counts(&game), [20, 20, 19]);
    assert_eq!((game.phase, game.thrower), (Phase::Ready, Seat(1)), "the pearl dice go to the left");
    assert_eq!(game.calls[2].right, 1);
}

#[test]
fn dice_laid_make_higher_cases() {
    let mut game = searching(2, SUM_OF_EVERY_CASE);
    for (case, faces) in [("322", "321"), ("232", "362"), ("223", "241")] {
        assert!(game.pyramid.lay(cell(case), Piece { colour: Colour::Red, die: die(faces) }));
    }
    assert_eq!(game.cases_with_sum(3 + 6 + 1), CellSet::only(cell("222")));
}

#[test]
fn a_wrong_case_costs_one_die_from_each_opponent() {
    let mut game = searching(3, SUM_OF_NO_CASE);
    call(&mut game, 1, Call::Stop, 200);
    advance(&mut game, 350);
    let told = act(&mut game, 1, Action::Point { case: cell("223") }, 900).unwrap();
    assert_eq!(told[1], Event::WasWrong { seat: Seat(1), right_cases: CellSet::EMPTY });
    assert_eq!(counts(&game), [19, 22, 19]);
    assert_eq!(game.phase, Phase::Ready);
    assert_eq!(game.calls[1].wrong, 1);
}

#[test]
fn a_right_no_lays_a_die_on_any_case() {
    let mut game = searching(2, SUM_OF_NO_CASE);
    call(&mut game, 0, Call::No, 200);
    let told = advance(&mut game, 350);
    assert_eq!(told[1], Event::WasRight { seat: Seat(0) });
    assert_eq!(game.legal(Seat(0)).len(), 36 * 24);
    let base = Action::Lay { case: cell("008"), die: die("321") };
    assert_eq!(act(&mut game, 0, base, 400), Err(Refusal::Rule(Breach::NoCase { cell: cell("008") })));
    act(&mut game, 0, Action::Lay { case: cell("007"), die: die("321") }, 400).unwrap();
    assert_eq!(counts(&game), [29, 30]);
}

#[test]
fn a_wrong_no_costs_one_die_from_each_opponent() {
    let mut game = searching(2, SUM_OF_EVERY_CASE);
    call(&mut game, 0, Call::No, 200);
    let told = advance(&mut game, 350);
    assert_eq!(told[1], Event::WasWrong { seat: Seat(0), right_cases: CellSet::of_level(1) });
    assert_eq!(counts(&game), [31, 29]);
}

#[test]
fn pointing_too_late_costs_as_much_as_pointing_wrong() {
    let stopped = {
        let mut game = searching(2, SUM_OF_EVERY_CASE);
        call(&mut game, 0, Call::Stop, 1_000);
        advance(&mut game, 1_150);
        game
    };
    let point = Action::Point { case: cell("223") };
    let mut just_in_time = stopped.clone();
    act(&mut just_in_time, 0, point, 6_000).unwrap();
    assert!(matches!(just_in_time.phase, Phase::Laying { .. }));
    let mut late = stopped.clone();
    let told = act(&mut late, 0, point, 6_001).unwrap();
    assert_eq!((told[1], counts(&late)), (Event::TooSlow { seat: Seat(0) }, vec![31, 29]));
    let mut silent = stopped.clone();
    assert_eq!(silent.next_deadline(), Some(6_150), "a finger in time may still be on its way");
    advance(&mut silent, 6_149);
    assert_eq!(silent, stopped);
    assert_eq!(advance(&mut silent, 6_150)[0], Event::TooSlow { seat: Seat(0) });
    assert_eq!(counts(&silent), [31, 29]);
}

#[test]
fn a_clock_that_comes_very_late_closes_everything_that_is_due() {
    let mut game = searching(2, SUM_OF_EVERY_CASE);
    call(&mut game, 0, Call::Stop, 1_000);
    let told = advance(&mut game, 60_000);
    assert_eq!(
        told[..2],
        [Event::CallStands { seat: Seat(0), call: Call::Stop }, Event::TooSlow { seat: Seat(0) },]
    );
    assert_eq!(game.phase, Phase::Ready);
}

#[test]
fn the_earliest_stamp_is_first_even_if_it_arrives_last() {
    let mut game = searching(3, SUM_OF_EVERY_CASE);
    call(&mut game, 0, Call::No, 220);
    call(&mut game, 1, Call::Stop, 210);
    let late = act(&mut game, 2, Action::Call(Call::Stop), 215).unwrap();
    assert_eq!(late, [Event::Called { seat: Seat(2), call: Call::Stop, at: 215, first: false }]);
    let Step::Searching { first, .. } = game.observe(Viewer::Spectator).step else {
        panic!("nobody settled it")
    };
    assert_eq!(first, Some((Seat(1), Call::Stop)));
    advance(&mut game, 360);
    assert!(matches!(game.phase, Phase::Pointing { calling, .. } if calling.seat == Seat(1)));
    assert_eq!(counts(&game), [20, 20, 20], "a call that came second costs nothing");
}

#[test]
fn calls_of_the_same_millisecond_are_decided_before_either_arrives() {
    let mut firsts = [0, 0];
    for seed in 0..60 {
        let mut game = searching(2, SUM_OF_EVERY_CASE);
        game.ties = TieOrder::draw(&mut Stream::new(Seed(seed)));
        let mut mirrored = game.clone();
        call(&mut game, 0, Call::Stop, 300);
        call(&mut game, 1, Call::No, 300);
        call(&mut mirrored, 1, Call::No, 300);
        call(&mut mirrored, 0, Call::Stop, 300);
        assert_eq!(game, mirrored);
        let Phase::Searching { first: Some(first), .. } = game.phase else { panic!("both called") };
        firsts[first.seat.index()] += 1;
    }
    assert!(firsts.iter().all(|count| *count > 15), "{firsts:?}");
}

#[test]
fn three_calls_give_the_same_turn_in_every_order_of_arrival() {
    let calls = [(0, Call::No, 215), (1, Call::Stop, 210), (2, Call::No, 210)];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let settled = orders.map(|order| {
        let mut game = searching(3, SUM_OF_NO_CASE);
        for (seat, what, at) in order.map(|index| calls[index]) {
            call(&mut game, seat, what, at);
        }
        advance(&mut game, 360);
        game
    });
    assert!(settled.iter().all(|game| *game == settled[0]));
    assert!(
        !matches!(settled[0].phase, Phase::Laying { seat: Seat(0), .. }),
        "the latest call is never first"
    );
}

#[test]
fn a_finger_quicker_than_the_clock_is_judged_when_the_call_stands() {
    let point = Action::Point { case: cell("223") };
    let mut quick = searching(2, SUM_OF_EVERY_CASE);
    call(&mut quick, 0, Call::Stop, 200);
    act(&mut quick, 0, point, 240).unwrap();
    assert!(quick.legal(Seat(0)).all().all(|action| action == Action::Void), "one points once");
    let mut beaten = quick.clone();
    advance(&mut quick, 350);
    assert!(matches!(quick.phase, Phase::Laying { seat: Seat(0), .. }));
    // The finger arrives once the clock has settled the call, with a stamp from before.
    let mut delayed = searching(2, SUM_OF_EVERY_CASE);
    call(&mut delayed, 0, Call::Stop, 200);
    advance(&mut delayed, 350);
    act(&mut delayed, 0, point, 240).unwrap();
    assert_eq!(delayed, quick);
    let mut too_early = searching(2, SUM_OF_EVERY_CASE);
    call(&mut too_early, 0, Call::Stop, 200);
    assert_eq!(act(&mut too_early, 0, point, 199), Err(Refusal::TooLate { at: 199, decided: 200 }));
    call(&mut beaten, 1, Call::No, 190);
    let told = advance(&mut beaten, 340);
    assert_eq!(told[0], Event::CallStands { seat: Seat(1), call: Call::No });
}

#[test]
fn what_is_not_due_is_refused_and_changes_nothing() {
    let mut game = BunteKuh::start(&Setup::for_players(2), Seed(1)).unwrap();
    let stop = Action::Call(Call::Stop);
    assert_eq!(act(&mut game, 0, stop, 0), Err(Refusal::Rule(Breach::NothingToCall)));
    assert_eq!(act(&mut game, 1, stop, 0), Err(Refusal::NotYourTurn { seat: Seat(1) }));
    assert_eq!(act(&mut game, 2, stop, 0), Err(Refusal::NoSuchSeat { seat: Seat(2) }));
    act(&mut game, 0, Action::Throw, 50).unwrap();
    let before = game.clone();
    assert_eq!(act(&mut game, 0, Action::Throw, 60), Err(Refusal::Rule(Breach::CannotThrowNow)));
    assert_eq!(act(&mut game, 1, stop, 49), Err(Refusal::TooLate { at: 49, decided: 50 }));
    let point = Action::Point { case: cell("007") };
    assert_eq!(act(&mut game, 0, point, 60), Err(Refusal::Rule(Breach::NothingToPointAt)));
    let lay = Action::Lay { case: cell("007"), die: die("321") };
    assert_eq!(act(&mut game, 0, lay, 60), Err(Refusal::Rule(Breach::NothingToLay)));
    assert_eq!(game, before);
    call(&mut game, 0, Call::Stop, 70);
    assert_eq!(act(&mut game, 0, stop, 71), Err(Refusal::Rule(Breach::NothingToCall)));
    assert_eq!(act(&mut game, 1, point, 71), Err(Refusal::Rule(Breach::NothingToPointAt)));
    let nowhere = Action::Point { case: cell("000") };
    assert_eq!(act(&mut game, 0, nowhere, 71), Err(Refusal::Rule(Breach::NoCase { cell: cell("000") })));
}

#[test]
fn who_lays_the_last_die_wins() {
    let mut game = searching(2, SUM_OF_NO_CASE);
    leave(&mut game, 1, 1);
    call(&mut game, 1, Call::No, 200);
    advance(&mut game, 350);
    let told = act(&mut game, 1, Action::Lay { case: cell("007"), die: die("321") }, 400).unwrap();
    assert_eq!(told.last(), Some(&Event::Ended { winners: Seats::only(Seat(1)) }));
    let outcome = game.outcome().unwrap();
    assert_eq!(
        outcome.places.iter().map(|place| (place.rank, place.score)).collect::<Vec<_>>(),
        [(2, -30), (1, 0)]
    );
    assert_eq!(act(&mut game, 0, Action::Throw, 500), Err(Refusal::Over));
}

#[test]
fn those_who_give_their_last_die_as_a_penalty_win_together() {
    let mut game = searching(4, SUM_OF_EVERY_CASE);
    leave(&mut game, 1, 1);
    leave(&mut game, 3, 1);
    call(&mut game, 0, Call::No, 200);
    advance(&mut game, 350);
    assert_eq!(game.outcome().unwrap().winners(), Seats::only(Seat(1)).with(Seat(3)));
    assert_eq!(counts(&game), [18, 0, 14, 0]);
}

#[test]
fn a_call_that_the_system_took_away_never_was() {
    for (said, settles) in [(Call::Stop, false), (Call::Stop, true), (Call::No, false)] {
        let mut game = searching(3, SUM_OF_NO_CASE);
        call(&mut game, 1, said, 200);
        if settles {
            advance(&mut game, 350);
        }
        let told = act(&mut game, 1, Action::Void, 400).unwrap();
        assert_eq!(told, [Event::CallVoid { seat: Seat(1) }]);
        assert!(matches!(game.phase, Phase::Searching { first: None, .. }), "the search goes on");
        assert_eq!((counts(&game), game.next_deadline()), (vec![20, 20, 20], None));
        assert_eq!(act(&mut game, 1, Action::Void, 410), Err(Refusal::Rule(Breach::NothingToVoid)));
        call(&mut game, 1, Call::No, 500);
        advance(&mut game, 650);
        assert!(matches!(game.phase, Phase::Laying { seat: Seat(1), .. }), "and may be called again");
    }
}

#[test]
fn if_the_first_call_is_void_the_next_one_counts_with_all_of_its_time() {
    let mut game = searching(4, SUM_OF_EVERY_CASE);
    call(&mut game, 1, Call::Stop, 200);
    call(&mut game, 3, Call::No, 230);
    call(&mut game, 2, Call::Stop, 220);
    call(&mut game, 3, Call::Stop, 240);
    advance(&mut game, 350);
    act(&mut game, 3, Action::Void, 380).unwrap();
    act(&mut game, 1, Action::Void, 400).unwrap();
    let Phase::Searching { first: Some(first), .. } = game.phase else { panic!("{:?}", game.phase) };
    assert_eq!((first.seat, first.call), (Seat(2), Call::Stop));
    assert!(game.later.is_empty(), "the other finger was taken away as well");
    advance(&mut game, 400);
    assert_eq!(game.next_deadline(), Some(400 + 5_000 + 150));
    let told = act(&mut game, 2, Action::Point { case: cell("223") }, 5_400).unwrap();
    assert_eq!(told[1], Event::WasRight { seat: Seat(2) });
}

#[test]
fn what_was_judged_is_not_void_any_more_and_nobody_makes_anothers_call_void() {
    let mut game = searching(2, SUM_OF_EVERY_CASE);
    call(&mut game, 0, Call::No, 200);
    assert_eq!(act(&mut game, 1, Action::Void, 210), Err(Refusal::Rule(Breach::NothingToVoid)));
    advance(&mut game, 350);
    assert_eq!(counts(&game), [31, 29]);
    assert_eq!(act(&mut game, 0, Action::Void, 360), Err(Refusal::NotYourTurn { seat: Seat(0) }));
    let mut right = searching(2, SUM_OF_EVERY_CASE);
    call(&mut right, 0, Call::Stop, 200);
    act(&mut right, 0, Action::Point { case: cell("223") }, 300).unwrap();
    advance(&mut right, 350);
    assert_eq!(act(&mut right, 0, Action::Void, 360), Err(Refusal::Rule(Breach::NothingToVoid)));
}
