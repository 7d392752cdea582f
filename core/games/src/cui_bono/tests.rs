use super::{Action, Breach, Costs, CuiBono, Event, Setup, places, state::Phase};
use crate::{
    contract::Entry,
    contract::{
        Breach as _, Choices, Game, Match, Refusal, Seat, Seats, Seed, SetupRefusal, Stream, UndoRight,
    },
    pyramid::{
        Colour::{self, Pearl, Red, Yellow},
        Die, Piece, Pyramid,
        lattice::{CELLS, Cell, CellSet, Side},
    },
};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn piece(colour: Colour) -> Piece {
    Piece { colour, die: Die::showing([3, 2, 1]).unwrap() }
}

fn started(players: u8, seed: u64) -> CuiBono {
    CuiBono::start(&Setup::for_players(players), Seed(seed)).unwrap()
}

fn act(game: &mut CuiBono, action: Action) -> Result<Vec<Event>, Refusal<Breach>> {
    let mut events = Vec::new();
    game.apply(game.current, &action, 0, &mut events).map(|()| events)
}

/// Just what a die on `case` stands on: these colours where they are given, the others none that matters.
fn under(case: &str, colours: &[(&str, Colour)], others: Colour) -> Pyramid {
    let mut pyramid = Pyramid::new();
    for below in cell(case).foundation() {
        let given = colours.iter().find(|(at, _)| cell(at) == below).map(|(_, colour)| *colour);
        assert!(pyramid.lay(below, piece(given.unwrap_or(others))));
    }
    pyramid
}

fn holding(pyramid: Pyramid, colour: Colour) -> CuiBono {
    CuiBono { pyramid, phase: Phase::Holding(piece(colour)), ..started(2, 1) }
}

#[test]
fn at_the_start_only_the_three_corner_dice_can_be_taken() {
    let game = started(4, 1);
    assert_eq!(game.pyramid.pieces().count(), CELLS);
    assert_eq!(game.takeable(), CellSet::CORNERS);
    assert_eq!(game.legal(Seat(0)).len(), 3);
    assert!(game.legal(Seat(1)).is_empty());
}

#[test]
fn a_die_that_shows_one_face_or_lies_higher_up_cannot_be_taken() {
    let mut game = started(2, 1);
    let before = game.clone();
    let refused = |game: &mut CuiBono, at: &str| act(game, Action::Take { cell: cell(at) }).unwrap_err();
    let hidden = Breach::TooHidden { cell: cell("017"), visible: 1 };
    assert_eq!(refused(&mut game, "017"), Refusal::Rule(hidden));
    assert_eq!(refused(&mut game, "000"), Refusal::Rule(Breach::NotOnTheBase { cell: cell("000") }));
    assert_eq!(act(&mut game, Action::Keep), Err(Refusal::Rule(Breach::NothingInHand)));
    let back = Action::PutBack { cell: cell("000") };
    assert_eq!(act(&mut game, back), Err(Refusal::Rule(Breach::NothingInHand)));
    let not_now = game.apply(Seat(1), &Action::Take { cell: cell("800") }, 0, &mut Vec::new());
    assert_eq!(not_now, Err(Refusal::NotYourTurn { seat: Seat(1) }));
    assert_eq!(game, before);
}

#[test]
fn the_row_on_a_taken_die_slides_down_by_one_and_opens_a_case() {
    let mut game = started(2, 1);
    let before = game.pyramid.clone();
    let told = act(&mut game, Action::Take { cell: cell("080") }).unwrap();
    let took = Event::Took { seat: Seat(0), cell: cell("080"), piece: before.piece(cell("080")).unwrap() };
    assert_eq!(told, [took, Event::Slid { to: cell("080"), axis: Side::V, dice: 8 }]);
    assert_eq!(game.pyramid.piece(cell("080")), before.piece(cell("070")));
    assert_eq!(game.pyramid.heap().cases(), CellSet::only(cell("000")));
    let again = act(&mut game, Action::Take { cell: cell("800") });
    assert_eq!(again, Err(Refusal::Rule(Breach::AlreadyTaken)));
}

#[test]
fn the_booklet_s_example_of_four_cases() {
    // The player has a red die. Case A is all of another colour, case B of three colours.
    let one_colour = under("223", &[], Yellow);
    let three_colours = under("223", &[("323", Red), ("233", Yellow), ("224", Pearl)], Pearl);
    assert_eq!(places::check(&one_colour, cell("223"), Red), Ok(()));
    assert_eq!(places::check(&three_colours, cell("223"), Red), Ok(()));
    // Case C is of the die's own colour.
    let own_colour = under("223", &[], Red);
    assert_eq!(places::check(&own_colour, cell("223"), Red), Err(Breach::SameColour { cell: cell("223") }));
    // On case D it would be the top of four in a row, all red.
    let supports = [("222", Red), ("132", Yellow), ("123", Pearl)];
    let row = [("322", Red), ("422", Red)];
    let end_of_a_row = under("122", &[supports.as_slice(), &row].concat(), Yellow);
    let four = Breach::RowOfOneColour { cell: cell("122"), dice: 4 };
    assert_eq!(places::check(&end_of_a_row, cell("122"), Red), Err(four));
    let broken = [("322", Red), ("422", Pearl)];
    let broken_row = under("122", &[supports.as_slice(), &broken].concat(), Yellow);
    assert_eq!(places::check(&broken_row, cell("122"), Red), Ok(()));
}

#[test]
fn a_case_of_two_colours_takes_no_die() {
    for lone in ["323", "233", "224"] {
        let pyramid = under("223", &[(lone, Red)], Yellow);
        for colour in Colour::ALL {
            let refused = places::check(&pyramid, cell("223"), colour);
            assert_eq!(refused, Err(Breach::TwoColours { cell: cell("223") }));
        }
    }
}

#[test]
fn a_row_counts_from_three_dice() {
    // On the second level the row is of two: any case of three colours will do.
    let two = under("223", &[("323", Red), ("233", Yellow), ("224", Pearl)], Pearl);
    for colour in Colour::ALL {
        assert_eq!(places::check(&two, cell("223"), colour), Ok(()));
    }
    // On the third, three along V.
    let supports = [("322", Red), ("232", Yellow), ("223", Pearl)];
    let three = under("222", &[supports.as_slice(), &[("242", Yellow)]].concat(), Red);
    let row = Breach::RowOfOneColour { cell: cell("222"), dice: 3 };
    assert_eq!(places::check(&three, cell("222"), Yellow), Err(row));
    assert_eq!(places::check(&three, cell("222"), Pearl), Ok(()));
}

#[test]
fn a_die_never_goes_back_on_the_base_or_where_it_would_fall() {
    let mut game = holding(under("223", &[], Yellow), Red);
    let on = |at: &str| Action::PutBack { cell: cell(at) };
    assert_eq!(act(&mut game, on("008")), Err(Refusal::Rule(Breach::OnTheBase { cell: cell("008") })));
    assert_eq!(act(&mut game, on("222")), Err(Refusal::Rule(Breach::NoCase { cell: cell("222") })));
    let told = act(&mut game, on("223")).unwrap();
    let back = Event::PutBack { seat: Seat(0), cell: cell("223"), piece: piece(Red) };
    assert_eq!(told, [back, Event::TurnPassed { to: Seat(1) }]);
    assert_eq!((game.phase, game.current), (Phase::Taking, Seat(1)));
}

#[test]
fn a_die_may_be_kept_even_if_there_is_a_place_for_it() {
    let mut game = holding(under("223", &[], Yellow), Red);
    assert_eq!(
        game.legal(Seat(0)).all().collect::<Vec<_>>(),
        [Action::Keep, Action::PutBack { cell: cell("223") },]
    );
    act(&mut game, Action::Keep).unwrap();
    assert_eq!((game.hands.before(Seat(0)).count(), game.loss(Seat(0))), (1, 1));
}

#[test]
fn the_tenth_kept_die_ends_a_match_of_up_to_four_and_the_seventh_one_of_five_or_six() {
    for (players, most) in [(2, 10), (3, 10), (4, 10), (5, 7), (6, 7)] {
        let mut game = started(players, 1);
        for kept in 1..=most {
            game.phase = Phase::Holding(piece(Pearl));
            game.current = Seat(1);
            assert_eq!(game.outcome(), None);
            let told = act(&mut game, Action::Keep).unwrap();
            assert_eq!(told[0], Event::Kept { seat: Seat(1), piece: piece(Pearl), kept });
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.places[1].score, -3 * i32::from(most));
        assert!(!outcome.winners().contains(Seat(1)));
    }
}

#[test]
fn the_least_loss_wins_then_the_fewest_dice_then_all_share() {
    let mut game = started(4, 1);
    let kept = [vec![Red, Yellow], vec![Pearl], vec![Pearl], vec![Red; 10]];
    for (seat, colours) in Seat::all(4).zip(&kept) {
        for colour in colours {
            game.hands.add(seat, *colour);
        }
    }
    game.phase = Phase::Over;
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places.iter().map(|place| place.score).collect::<Vec<_>>(), [-3, -3, -3, -10]);
    assert_eq!(outcome.places.iter().map(|place| place.rank).collect::<Vec<_>>(), [3, 1, 1, 4]);
    assert_eq!(outcome.winners(), Seats::only(Seat(1)).with(Seat(2)));
}

#[test]
fn costs_and_players_have_bounds() {
    let free = Setup { players: 2, costs: Costs { yellow: 0, ..Costs::default() } };
    assert_eq!(CuiBono::start(&free, Seed(1)).unwrap_err().code(), "cui-bono-cost-out-of-range");
    let alone = CuiBono::start(&Setup::for_players(1), Seed(1));
    assert!(matches!(alone, Err(SetupRefusal::Players { asked: 1, .. })));
}

#[test]
fn a_table_that_always_puts_back_what_it_can_ends_too() {
    for seed in 0..40 {
        let mut game = started(2, seed);
        let mut chance = Stream::new(Seed(seed));
        let mut turns = 0;
        while game.outcome().is_none() {
            let legal = game.legal(game.current);
            let keeps = usize::from(game.held().is_some() && legal.len() > 1);
            let action = legal.nth(keeps + chance.index(legal.len() - keeps)).unwrap();
            act(&mut game, action).unwrap();
            turns += usize::from(game.held().is_none());
            assert!(turns < 2_000, "seed {seed} goes on and on");
        }
    }
}

#[test]
fn taking_a_die_that_carries_nothing_can_be_taken_back_freely() {
    let take = |at: &str| Entry::Act { seat: Seat(0), action: Action::Take { cell: cell(at) }, at: 0 };
    let mut table = Match::<CuiBono>::start(Setup::for_players(2), Seed(1)).unwrap();
    table.enter(take("800"), &mut Vec::new()).unwrap();
    assert_eq!(table.undo_right(), Some(UndoRight::NeedsConsent), "the slide showed new faces");
    let mut before = started(2, 1);
    before.pyramid = Pyramid::new();
    before.pyramid.lay(cell("800"), piece(Red));
    let mut after = before.clone();
    act(&mut after, Action::Take { cell: cell("800") }).unwrap();
    assert!(CuiBono::is_free_to_undo(&before, &after));
    let mut kept = after.clone();
    act(&mut kept, Action::Keep).unwrap();
    assert!(!CuiBono::is_free_to_undo(&after, &kept));
}
