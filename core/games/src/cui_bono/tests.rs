use super::{Action, Breach, Costs, CuiBono, Edition, Event, Setup, circles::Looks, places, state::Phase};
use crate::{
    contract::Entry,
    contract::{
        Breach as _, Choices, Game, Match, Options as _, Refusal, Seat, Seats, Seed, SetupRefusal, Stream,
        UndoRight,
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

fn taking(pyramid: Pyramid, edition: Edition) -> CuiBono {
    let setup = Setup { edition, ..Setup::for_players(2) };
    let mut game = CuiBono { setup, pyramid, ..started(2, 1) };
    game.forget_looks();
    game
}

/// By the booklet's rules A and B, as far as they can be seen.
fn check(pyramid: &Pyramid, cell: Cell, colour: Colour) -> Result<(), Breach> {
    places::check(pyramid, cell, colour, pyramid.heap().visible())
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
    assert_eq!(check(&one_colour, cell("223"), Red), Ok(()));
    assert_eq!(check(&three_colours, cell("223"), Red), Ok(()));
    // Case C is of the die's own colour.
    let own_colour = under("223", &[], Red);
    assert_eq!(check(&own_colour, cell("223"), Red), Err(Breach::SameColour { cell: cell("223") }));
    // On case D it would be the top of four in a row, all red.
    let supports = [("222", Red), ("132", Yellow), ("123", Pearl)];
    let row = [("322", Red), ("422", Red)];
    let end_of_a_row = under("122", &[supports.as_slice(), &row].concat(), Yellow);
    let four = Breach::RowOfOneColour { cell: cell("122"), dice: 4 };
    assert_eq!(check(&end_of_a_row, cell("122"), Red), Err(four));
    let broken = [("322", Red), ("422", Pearl)];
    let broken_row = under("122", &[supports.as_slice(), &broken].concat(), Yellow);
    assert_eq!(check(&broken_row, cell("122"), Red), Ok(()));
}

#[test]
fn a_case_of_two_colours_takes_no_die() {
    for lone in ["323", "233", "224"] {
        let pyramid = under("223", &[(lone, Red)], Yellow);
        for colour in Colour::ALL {
            let refused = check(&pyramid, cell("223"), colour);
            assert_eq!(refused, Err(Breach::TwoColours { cell: cell("223") }));
        }
    }
}

#[test]
fn a_row_counts_from_three_dice() {
    // On the second level the row is of two: any case of three colours will do.
    let two = under("223", &[("323", Red), ("233", Yellow), ("224", Pearl)], Pearl);
    for colour in Colour::ALL {
        assert_eq!(check(&two, cell("223"), colour), Ok(()));
    }
    // On the third, three along V.
    let supports = [("322", Red), ("232", Yellow), ("223", Pearl)];
    let three = under("222", &[supports.as_slice(), &[("242", Yellow)]].concat(), Red);
    let row = Breach::RowOfOneColour { cell: cell("222"), dice: 3 };
    assert_eq!(check(&three, cell("222"), Yellow), Err(row));
    assert_eq!(check(&three, cell("222"), Pearl), Ok(()));
}

/// The whole pyramid but for what is above 110, in these colours where they are given.
fn open_at_110(colours: &[(&str, Colour)]) -> Pyramid {
    let mut pyramid = Pyramid::new();
    let above = ["000", "100", "010", "110"].map(cell);
    for at in CellSet::ALL.iter().filter(|at| !above.contains(at)) {
        let given = colours.iter().find(|(named, _)| cell(named) == at).map(|(_, colour)| *colour);
        assert!(pyramid.lay(at, piece(given.unwrap_or(Yellow))));
    }
    pyramid
}

#[test]
fn a_buried_die_counts_for_nothing_in_rule_b() {
    let supports = [("210", Yellow), ("120", Pearl), ("111", Red)];
    let reds = [("112", Red), ("113", Red), ("114", Red), ("115", Red), ("116", Red)];
    let all_red = open_at_110(&[supports.as_slice(), &reds].concat());
    // Seven red dice in a row, of which two can be seen, the one put back included.
    assert_eq!(check(&all_red, cell("110"), Red), Ok(()));
    let first = taking(all_red.clone(), Edition::First);
    let seven = Breach::RowOfOneColour { cell: cell("110"), dice: 7 };
    assert_eq!(first.check_place(cell("110"), piece(Red)), Err(seven));
    let second = taking(all_red, Edition::Second);
    assert_eq!(second.check_place(cell("110"), piece(Red)), Ok(()));
}

#[test]
fn a_row_whose_foot_is_buried_is_judged_by_the_dice_that_can_be_seen() {
    // With 011 and 012 gone too, 112 can be seen; a yellow die is buried at the foot of the row.
    let supports = [("210", Yellow), ("120", Pearl), ("111", Red)];
    let row = [("112", Red), ("113", Yellow)];
    let mut pyramid = open_at_110(&[supports.as_slice(), &row].concat());
    for gone in ["001", "002", "011", "012"] {
        assert!(pyramid.lift(cell(gone)).is_some(), "{gone}");
    }
    assert!(!pyramid.heap().visible().contains(cell("113")));
    let three = Breach::RowOfOneColour { cell: cell("110"), dice: 3 };
    assert_eq!(check(&pyramid, cell("110"), Red), Err(three));
    let first = taking(pyramid, Edition::First);
    assert_eq!(first.check_place(cell("110"), piece(Red)), Ok(()));
}

#[test]
fn the_dice_of_a_row_that_can_be_seen_are_its_upper_end() {
    let mut chance = Stream::new(Seed(1));
    let mut game = started(2, 1);
    for _ in 0..300 {
        let legal = game.legal(game.current);
        act(&mut game, legal.nth(chance.index(legal.len())).unwrap()).unwrap();
        let visible = game.pyramid.heap().visible();
        for (case, axis) in
            game.pyramid.heap().hollows().iter().flat_map(|case| Side::ALL.map(|axis| (case, axis)))
        {
            let row = (cell_below(case, axis)).map(|below| visible.contains(below));
            assert!(row.collect::<Vec<_>>().is_sorted_by(|upper, lower| upper >= lower), "{case} {axis:?}");
        }
        if game.outcome().is_some() {
            break;
        }
    }
}

fn cell_below(case: Cell, axis: Side) -> impl Iterator<Item = Cell> {
    std::iter::successors(case.below(axis), move |below| below.below(axis))
}

/// A row of two red dice between a yellow and a pearl one: its lower die can be pulled out and laid on top again.
fn wheel() -> Pyramid {
    let mut pyramid = Pyramid::new();
    for (at, colour) in [("323", Red), ("233", Yellow), ("224", Pearl), ("223", Red)] {
        assert!(pyramid.lay(cell(at), piece(colour)));
    }
    pyramid
}

#[test]
fn a_row_of_two_of_one_colour_cannot_be_turned_for_ever() {
    let mut game = taking(wheel(), Edition::Second);
    act(&mut game, Action::Take { cell: cell("323") }).unwrap();
    let before = game.clone();
    let back = Action::PutBack { cell: cell("223") };
    assert_eq!(act(&mut game, back), Err(Refusal::Rule(Breach::InCircles { cell: cell("223") })));
    assert_eq!(game, before);
    assert_eq!(game.legal(game.current).all().collect::<Vec<_>>(), [Action::Keep]);
    assert_eq!(Breach::InCircles { cell: cell("223") }.rule(), "cui-bono.ruling-circles");
    act(&mut game, Action::Keep).unwrap();
}

#[test]
fn a_kept_die_ends_the_memory_of_what_was_seen() {
    let mut game = taking(wheel(), Edition::Second);
    let seen = game.looks.clone();
    act(&mut game, Action::Take { cell: cell("323") }).unwrap();
    act(&mut game, Action::Keep).unwrap();
    assert_ne!(game.looks, seen);
    assert_eq!(game.looks, Looks::from_now(&game.pyramid));
}

#[test]
fn a_match_begun_before_the_ruling_goes_on_and_replays_as_it_was_played() {
    let old = r#"{"players":2,"costs":{"red":1,"yellow":2,"pearl":3}}"#;
    let setup: Setup = serde_json::from_str(old).unwrap();
    assert_eq!(setup.edition, Edition::First);
    assert_eq!(CuiBono::renewed(&setup), Setup::for_players(2), "a rematch is played by the rules of today");
    let mut game = taking(wheel(), Edition::First);
    for _ in 0..20 {
        act(&mut game, Action::Take { cell: cell("323") }).unwrap();
        act(&mut game, Action::PutBack { cell: cell("223") }).unwrap();
    }
    let written = serde_json::to_value(started(2, 1)).unwrap();
    let mut old_state = written;
    old_state.as_object_mut().unwrap().remove("looks");
    assert!(serde_json::from_value::<CuiBono>(old_state).is_ok());
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
    let free = Setup { costs: Costs { yellow: 0, ..Costs::default() }, ..Setup::for_players(2) };
    assert_eq!(CuiBono::start(&free, Seed(1)).unwrap_err().code(), "cui-bono-cost-out-of-range");
    let alone = CuiBono::start(&Setup::for_players(1), Seed(1));
    assert!(matches!(alone, Err(SetupRefusal::Players { asked: 1, .. })));
}

/// More turns than any match below takes by far.
const MANY_TURNS: usize = 2_000;

/// How many turns a match takes to its end; none if it takes more than so many.
fn turns_to_the_end(
    mut game: CuiBono,
    most: usize,
    mut choose: impl FnMut(&CuiBono) -> Action,
) -> Option<usize> {
    let mut turns = 0;
    while game.outcome().is_none() {
        let action = choose(&game);
        act(&mut game, action).unwrap();
        turns += usize::from(game.held().is_none());
        if turns > most {
            return None;
        }
    }
    Some(turns)
}

fn any_of(cells: CellSet, chance: &mut Stream) -> Option<Cell> {
    cells.nth(chance.index(cells.len().max(1)))
}

/// Keeps a die only if it must.
fn put_back(game: &CuiBono, chance: &mut Stream) -> Action {
    any_of(game.places(), chance).map_or(Action::Keep, |cell| Action::PutBack { cell })
}

fn after(game: &CuiBono, action: Action) -> CuiBono {
    let mut next = game.clone();
    act(&mut next, action).unwrap();
    next
}

/// How many ways the table could still go on without anybody keeping a die next turn.
fn ways_on(game: &CuiBono) -> usize {
    game.takeable().iter().map(|cell| after(game, Action::Take { cell }).places().len()).sum()
}

/// The place for the die in the hand that leaves the next player the most ways on, and how many.
fn best_place(game: &CuiBono) -> Option<(usize, Action)> {
    let places = game.places().iter().map(|cell| Action::PutBack { cell });
    places.map(|back| (ways_on(&after(game, back)), back)).max_by_key(|(ways, _)| *ways)
}

/// Does all it can to keep the match from ending: looks through the whole turn for what leaves the next player the most
/// ways to put a die back.
fn procrastinate(game: &CuiBono, chance: &mut Stream) -> Action {
    if game.held().is_some() {
        return best_place(game).map_or(Action::Keep, |(_, back)| back);
    }
    let ways =
        |take: &Cell| best_place(&after(game, Action::Take { cell: *take })).map_or(0, |(ways, _)| ways + 1);
    let most = game.takeable().iter().map(|take| ways(&take)).max();
    let best: CellSet = game.takeable().iter().filter(|take| Some(ways(take)) == most).collect();
    Action::Take { cell: any_of(best, chance).unwrap() }
}

fn seeded(seed: u64, edition: Edition) -> (CuiBono, Stream) {
    let setup = Setup { edition, ..Setup::for_players(2 + (seed % 5) as u8) };
    (CuiBono::start(&setup, Seed(seed)).unwrap(), Stream::new(Seed(seed)))
}

#[test]
fn a_table_that_does_anything_it_may_comes_to_an_end() {
    for seed in 0..200 {
        let (game, mut chance) = seeded(seed, Edition::Second);
        let turns = turns_to_the_end(game, MANY_TURNS, |game| {
            let legal = game.legal(game.current);
            legal.nth(chance.index(legal.len())).unwrap()
        });
        assert!(turns.is_some(), "seed {seed} goes on and on");
    }
}

#[test]
fn a_table_that_always_puts_back_what_it_can_ends_too() {
    for seed in 0..200 {
        let (game, mut chance) = seeded(seed, Edition::Second);
        let turns = turns_to_the_end(game, MANY_TURNS, |game| match game.held() {
            Some(_) => put_back(game, &mut chance),
            None => Action::Take { cell: any_of(game.takeable(), &mut chance).unwrap() },
        });
        assert!(turns.is_some(), "seed {seed} goes on and on");
    }
}

/// Nobody wants an end, and everybody looks a turn ahead for a way to put it off.
fn conspiracy(seed: u64, edition: Edition, most: usize) -> Option<usize> {
    let (game, mut chance) = seeded(seed, edition);
    turns_to_the_end(game, most, |game| procrastinate(game, &mut chance))
}

#[test]
fn even_a_table_that_conspires_to_go_on_runs_out_of_new_looks() {
    for seed in 0..13 {
        assert!(conspiracy(seed, Edition::Second, MANY_TURNS).is_some(), "seed {seed} goes on and on");
    }
}

#[test]
fn without_the_ruling_such_a_table_goes_on_for_ever() {
    assert!(conspiracy(1, Edition::Second, MANY_TURNS).is_some());
    assert_eq!(conspiracy(1, Edition::First, MANY_TURNS), None);
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
