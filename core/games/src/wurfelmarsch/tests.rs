//! The rules, played.

use super::{
    Action, Breach, DICE, Direction, Ending, Event, Fight, Setup, SetupBreach, Verdict, Wurfelmarsch,
};
use crate::{
    contract::{Choices, Game, Refusal, Seat, Seats, Seed, SetupRefusal},
    pyramid::{
        Colour, Die, Piece, Pyramid,
        lattice::{Cell, CellSet, Side},
    },
};

const RED: Seat = Seat(0);
const YELLOW: Seat = Seat(1);
const PEARL: Seat = Seat(2);

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(text: &str) -> CellSet {
    text.split(' ').map(cell).collect()
}

fn start() -> Wurfelmarsch {
    Wurfelmarsch::start(&Setup::default(), Seed(0)).unwrap()
}

/// A table with just these dice, all other dice captured by their left neighbours.
fn table(current: Seat, dice: &[(Seat, &str, &str)]) -> Wurfelmarsch {
    let mut game = start();
    game.pyramid = Pyramid::new();
    for owner in Seat::all(3) {
        game.captured[owner.left(3).index()][owner.index()] = DICE;
    }
    for (seat, at, faces) in dice {
        let piece = Piece { colour: Colour::of(*seat).unwrap(), die: faces.parse().unwrap() };
        assert!(game.pyramid.lay(cell(at), piece));
        game.captured[seat.left(3).index()][seat.index()] -= 1;
    }
    game.current = current;
    game.history.forget();
    game.note_position();
    game
}

fn act(game: &mut Wurfelmarsch, action: Action) -> Result<Vec<Event>, Refusal<Breach>> {
    let mut events = Vec::new();
    game.apply(game.current, &action, 0, &mut events).map(|()| events)
}

fn pivot(game: &mut Wurfelmarsch, at: &str, direction: Direction) -> Vec<Event> {
    act(game, Action::Pivot { cell: cell(at), direction }).unwrap()
}

fn turn(game: &mut Wurfelmarsch, at: &str, faces: &str) -> Vec<Event> {
    act(game, Action::Turn { cell: cell(at), die: faces.parse().unwrap() }).unwrap()
}

/// Some die that shows this face to that side.
fn die_with(side: Side, face: u8) -> String {
    Die::all().find(|die| die.face(side) == face).unwrap().to_string()
}

#[test]
fn five_dice_stand_in_the_middle_of_each_border_with_3_2_and_1_shown() {
    let game = start();
    assert_eq!(game.dice_of(RED), cells("062 053 044 035 026"));
    assert_eq!(game.dice_of(YELLOW), cells("602 503 404 305 206"));
    assert_eq!(game.dice_of(PEARL), cells("620 530 440 350 260"));
    for seat in Seat::all(3) {
        let own = Side::of(seat).unwrap();
        for at in game.dice_of(seat) {
            let die = game.pyramid.piece(at).unwrap().die;
            assert_eq!([die.face(own), die.face(own.left()), die.face(own.right())], [3, 2, 1]);
        }
    }
}

#[test]
fn the_goal_is_the_corner_opposite() {
    assert_eq!(super::state::goal(Side::U), cells("800"));
    assert_eq!(super::state::goal(Side::V), cells("080"));
    assert_eq!(super::state::goal(Side::W), cells("008"));
}

#[test]
fn the_first_player_has_twelve_pivots_and_115_turns() {
    let game = start();
    let (pivots, turns): (Vec<_>, Vec<_>) =
        game.legal(RED).all().partition(|action| matches!(action, Action::Pivot { .. }));
    assert_eq!((pivots.len(), turns.len()), (12, 115));
    assert!(game.legal(YELLOW).is_empty());
}

#[test]
fn a_die_goes_left_right_or_forward_and_never_back() {
    for (direction, to) in [
        (Direction::Left, "224"),
        (Direction::Right, "242"),
        (Direction::ForwardLeft, "323"),
        (Direction::ForwardRight, "332"),
    ] {
        // The neighbour on red's left looks at side V.
        let mut game = table(RED, &[(RED, "233", "321"), (YELLOW, "008", "321")]);
        let events = pivot(&mut game, "233", direction);
        let (from, to) = (cell("233"), cell(to));
        let Event::Pivoted { seat: RED, from: f, to: t, die, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!((f, t), (from, to), "{direction:?}");
        assert_eq!(die, "321".parse::<Die>().unwrap().rolled(direction.roll(Side::U)));
        assert_eq!(game.dice_of(RED), CellSet::only(to));
        assert_eq!(game.current, YELLOW);
    }
}

#[test]
fn refusals_name_what_is_wrong_and_change_nothing() {
    let mut game = table(RED, &[(RED, "044", "321"), (RED, "035", "321"), (YELLOW, "404", "321")]);
    let before = game.clone();
    let die: Die = "321".parse().unwrap();
    let at = |text| cell(text);
    let refused = [
        (
            Action::Pivot { cell: at("008"), direction: Direction::Left },
            Breach::NoDieThere { cell: at("008") },
        ),
        (
            Action::Pivot { cell: at("000"), direction: Direction::Left },
            Breach::NoDieThere { cell: at("000") },
        ),
        (Action::Turn { cell: at("404"), die }, Breach::NotYourDie { cell: at("404") }),
        (Action::Turn { cell: at("044"), die }, Breach::SameFaces { cell: at("044") }),
        (
            Action::Pivot { cell: at("044"), direction: Direction::Left },
            Breach::CellTaken { cell: at("035") },
        ),
    ];
    for (action, breach) in refused {
        assert_eq!(act(&mut game, action), Err(Refusal::Rule(breach)));
        assert_eq!(game, before);
    }
    let mut game = table(RED, &[(RED, "008", "321"), (YELLOW, "404", "321")]);
    let off = Action::Pivot { cell: at("008"), direction: Direction::ForwardLeft };
    assert_eq!(act(&mut game, off), Err(Refusal::Rule(Breach::OffTheBase { cell: at("008") })));
    let mut events = Vec::new();
    assert_eq!(game.apply(PEARL, &off, 0, &mut events), Err(Refusal::NotYourTurn { seat: PEARL }));
    assert_eq!(game.apply(Seat(3), &off, 0, &mut events), Err(Refusal::NoSuchSeat { seat: Seat(3) }));
}

/// The booklet's example: yellow rolls forward and to the right, and two cases arise.
fn example() -> Wurfelmarsch {
    // After the roll the die shows 6 to the case on the right and 5 to the one on the left.
    let after: Die = Die::all().find(|die| die.face(Side::U) == 6 && die.face(Side::W) == 5).unwrap();
    let back = Direction::ForwardRight.roll(Side::V).back();
    let before = after.rolled(back).to_string();
    table(
        YELLOW,
        &[
            (YELLOW, "413", &before),
            (RED, "233", &die_with(Side::V, 5)),
            (YELLOW, "224", &die_with(Side::W, 2)),
            (RED, "422", &die_with(Side::U, 5)),
            (PEARL, "332", &die_with(Side::V, 3)),
            (RED, "044", "321"),
            (YELLOW, "404", "321"),
        ],
    )
}

#[test]
fn the_booklet_s_example_of_two_fights_at_once() {
    let mut game = example();
    let before = game.clone();
    let events = pivot(&mut game, "413", Direction::ForwardRight);
    let verdicts: Vec<(Cell, Verdict)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Fought(Fight { case, verdict, .. }) => Some((*case, *verdict)),
            _ => None,
        })
        .collect();
    // On the right the 6 beats the red 5; on the left the two 5s are equal.
    assert_eq!(verdicts, [(cell("223"), Verdict::Won { by: YELLOW }), (cell("322"), Verdict::Tie)]);
    assert!(events.contains(&Event::Captured { cell: cell("233"), of: RED, by: YELLOW }));
    // The yellow 2 stays, and the 6 only until the tie on the left takes it.
    assert_eq!(game.pyramid.heap().filled(), cells("224 044 404"));
    assert_eq!(game.captured(YELLOW), before.captured(YELLOW) + 1);
    assert_eq!(game.removed, [1, 1, 1]);
}

/// Red rolls to the right into a case with two others: red's face, then those of the dice behind V and W.
fn fight(faces: [u8; 3], owners: [Seat; 2]) -> Wurfelmarsch {
    let back = Direction::Right.roll(Side::U).back();
    let after = Die::all().find(|die| die.face(Side::U) == faces[0]).unwrap();
    let mut game = table(
        RED,
        &[
            (RED, "314", &after.rolled(back).to_string()),
            (owners[0], "233", &die_with(Side::V, faces[1])),
            (owners[1], "224", &die_with(Side::W, faces[2])),
            (RED, "800", "321"),
            (YELLOW, "404", "321"),
            (PEARL, "440", "321"),
        ],
    );
    pivot(&mut game, "314", Direction::Right);
    game
}

fn standing(game: &Wurfelmarsch) -> Vec<String> {
    (game.pyramid.heap().filled() - cells("800 404 440")).iter().map(|cell| cell.to_string()).collect()
}

#[test]
fn the_highest_face_takes_every_lower_die_of_the_others() {
    assert_eq!(standing(&fight([6, 5, 1], [YELLOW, PEARL])), ["323"]);
    assert_eq!(standing(&fight([2, 5, 1], [YELLOW, PEARL])), ["233"]);
    assert_eq!(standing(&fight([2, 1, 3], [YELLOW, PEARL])), ["224"]);
    let game = fight([6, 5, 5], [YELLOW, PEARL]);
    assert_eq!(standing(&game), ["323"]);
    assert_eq!(game.quiet, 0);
}

#[test]
fn nobody_fights_own_dice() {
    // A lower die of the winner stays.
    assert_eq!(standing(&fight([6, 5, 1], [RED, PEARL])), ["233", "323"]);
    assert_eq!(standing(&fight([1, 5, 2], [YELLOW, YELLOW])), ["224", "233"]);
    // Three of one player do not fight at all, even when equal.
    let game = fight([4, 4, 4], [RED, RED]);
    assert_eq!(standing(&game), ["224", "233", "323"]);
    assert_eq!(game.quiet, 1);
}

#[test]
fn equal_highest_faces_of_different_players_remove_all_three_dice() {
    for (faces, owners) in [
        ([5, 5, 1], [YELLOW, PEARL]),
        ([1, 5, 5], [YELLOW, PEARL]),
        ([3, 3, 3], [YELLOW, PEARL]),
        ([3, 3, 3], [RED, PEARL]),
        ([5, 2, 5], [RED, PEARL]),
    ] {
        let game = fight(faces, owners);
        assert!(standing(&game).is_empty(), "{faces:?} {owners:?}");
        assert_eq!(game.removed.iter().sum::<u8>(), 3);
    }
}

#[test]
fn equal_highest_faces_of_one_player_both_beat_the_rest() {
    assert_eq!(standing(&fight([5, 5, 3], [RED, PEARL])), ["233", "323"]);
    assert_eq!(standing(&fight([2, 5, 5], [YELLOW, YELLOW])), ["224", "233"]);
}

#[test]
fn a_die_beaten_twice_goes_to_the_higher_die_then_to_the_left() {
    // Red has arrived on 323 with U = 1 to the case 223 and V = 2 to the case 313.
    let arrived =
        Die::all().find(|die| die.face(Side::U) == 1 && die.face(Side::V) == 2).unwrap().to_string();
    let beaten = |by_yellow: u8, by_pearl: u8| {
        let game = table(
            RED,
            &[
                (RED, "323", &arrived),
                (YELLOW, "233", &die_with(Side::V, by_yellow)),
                (YELLOW, "224", &die_with(Side::W, 1)),
                (PEARL, "413", &die_with(Side::U, by_pearl)),
                (PEARL, "314", &die_with(Side::W, 1)),
            ],
        );
        let battle = game.battle(cell("323"));
        assert_eq!(battle.fights.iter().flatten().count(), 2);
        let taken = battle.prisoners.iter().flatten().find(|prisoner| prisoner.cell == cell("323")).copied();
        taken.unwrap().by
    };
    assert_eq!(beaten(6, 5), YELLOW);
    assert_eq!(beaten(4, 5), PEARL);
    assert_eq!(beaten(5, 5), YELLOW, "yellow sits on red's left");
}

#[test]
fn turning_a_die_in_a_case_starts_no_fight() {
    let mut game = table(RED, &[(RED, "323", "132"), (YELLOW, "233", "321"), (PEARL, "224", "321")]);
    let events = turn(&mut game, "323", &die_with(Side::U, 6));
    assert_eq!(events.len(), 2, "{events:?}");
    assert_eq!(game.pyramid.heap().filled().len(), 3);
}

#[test]
fn the_corner_opposite_wins_at_once_even_into_a_case() {
    let mut game = table(
        RED,
        &[
            (RED, "710", "321"),
            (YELLOW, "701", &die_with(Side::W, 6)),
            (PEARL, "620", "321"),
            (PEARL, "440", "321"),
        ],
    );
    let events = pivot(&mut game, "710", Direction::ForwardLeft);
    let ending = Ending::ReachedCorner { seat: RED };
    assert_eq!(events.last(), Some(&Event::Ended { ending, winners: Seats::only(RED) }));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.places[0].rank, outcome.winners()), (1, Seats::only(RED)));
    assert!(game.to_act().is_empty());
}

#[test]
fn another_corner_wins_nothing() {
    let mut game = table(RED, &[(RED, "071", "321"), (YELLOW, "404", "321")]);
    pivot(&mut game, "071", Direction::Right);
    assert_eq!((game.dice_of(RED), game.ending), (cells("080"), None));
}

#[test]
fn players_without_dice_are_passed_over() {
    let mut game = table(RED, &[(RED, "044", "321"), (PEARL, "440", "321")]);
    let events = turn(&mut game, "044", "132");
    assert_eq!(events[1..], [Event::Skipped { seat: YELLOW }, Event::TurnPassed { to: PEARL }]);
}

#[test]
fn with_no_die_left_captures_minus_removed_dice_decide_then_who_moved_last() {
    let last_three = |captured: [u8; 3], removed: [u8; 3]| {
        let back = Direction::Right.roll(Side::U).back();
        let after = Die::all().find(|die| die.face(Side::U) == 4).unwrap();
        let mut game = table(
            RED,
            &[
                (RED, "314", &after.rolled(back).to_string()),
                (YELLOW, "233", &die_with(Side::V, 4)),
                (PEARL, "224", &die_with(Side::W, 4)),
            ],
        );
        game.captured = captured.map(|dice| [dice, 0, 0]);
        game.removed = removed;
        game.moved_at = [4, 5, 6];
        game.turn = 6;
        let events = pivot(&mut game, "314", Direction::Right);
        let Some(Event::Ended { ending: Ending::NoDiceLeft, winners }) = events.last() else {
            panic!("{events:?}")
        };
        (*winners, game.outcome().unwrap().places.iter().map(|place| place.rank).collect::<Vec<_>>())
    };
    // The tie costs each of them one die more.
    assert_eq!(last_three([2, 5, 1], [2, 1, 1]), (Seats::only(YELLOW), vec![2, 1, 2]));
    assert_eq!(last_three([1, 6, 2], [0, 3, 0]), (Seats::only(YELLOW), vec![3, 1, 2]));
    // Equal totals: red made the last move, before that pearl.
    assert_eq!(last_three([4, 4, 4], [0, 0, 0]), (Seats::only(RED), vec![1, 2, 2]));
    assert_eq!(last_three([0, 6, 6], [0, 0, 0]), (Seats::only(PEARL), vec![3, 2, 1]));
}

#[test]
fn a_position_that_comes_a_third_time_is_a_draw() {
    let mut game = table(RED, &[(RED, "044", "321"), (YELLOW, "404", "321")]);
    let mut endings = Vec::new();
    for faces in ["132", "132", "321", "321"].into_iter().cycle().take(8) {
        let at = if game.current == RED { "044" } else { "404" };
        turn(&mut game, at, faces);
        endings.push(game.ending);
    }
    assert_eq!(endings.pop(), Some(Some(Ending::Repetition)));
    assert!(endings.iter().all(Option::is_none), "twice is not enough");
    let outcome = game.outcome().unwrap();
    assert!(outcome.winners().is_empty() && outcome.places.iter().all(|place| place.rank == 1));
}

#[test]
fn the_same_dice_with_another_player_to_move_are_another_position() {
    let mut game = table(RED, &[(RED, "044", "321"), (YELLOW, "404", "321")]);
    let before = *game.history.latest().unwrap();
    turn(&mut game, "044", "132");
    turn(&mut game, "404", "132");
    game.current = YELLOW;
    turn(&mut game, "404", "321");
    turn(&mut game, "044", "321");
    assert_ne!(*game.history.latest().unwrap(), before);
    game.current = RED;
    game.note_position();
    assert_eq!(*game.history.latest().unwrap(), before);
}

#[test]
fn sixty_turns_without_a_step_forward_or_a_fight_are_a_draw() {
    let mut game = table(RED, &[(RED, "044", "321"), (YELLOW, "404", "321")]);
    game.quiet = 58;
    turn(&mut game, "044", "132");
    let mut stepped = game.clone();
    pivot(&mut stepped, "404", Direction::ForwardLeft);
    assert_eq!((stepped.quiet, stepped.ending, stepped.history.len()), (0, None, 1));
    pivot(&mut game, "404", Direction::Left);
    assert_eq!(game.ending, Some(Ending::Quiet));
}

#[test]
fn when_a_match_is_a_draw_can_be_chosen_within_reason() {
    let start = |setup: Setup| Wurfelmarsch::start(&setup, Seed(0)).map(|_| ());
    assert_eq!(start(Setup { repetitions: 2, quiet_turns: 600, ..Setup::default() }), Ok(()));
    assert_eq!(
        start(Setup { repetitions: 1, ..Setup::default() }),
        Err(SetupRefusal::Option(SetupBreach::Repetitions { asked: 1 }))
    );
    assert_eq!(
        start(Setup { quiet_turns: 0, ..Setup::default() }),
        Err(SetupRefusal::Option(SetupBreach::QuietTurns { asked: 0 }))
    );
    let four = start(Setup { players: 4, ..Setup::default() });
    assert_eq!(four, Err(SetupRefusal::Players { asked: 4, allowed: 3..=3 }));
}

#[test]
fn a_forged_table_is_refused() {
    let written = serde_json::to_value(start()).unwrap();
    assert_eq!(serde_json::from_value::<Wurfelmarsch>(written.clone()).unwrap(), start());
    let forgeries = [
        ("/current", 1.into()),
        ("/captured/0/1", 1.into()),
        ("/pyramid/0/colour", "pearl".into()),
        ("/pyramid/0/die", "132".into()),
        ("/setup/quiet_turns", 1.into()),
        ("/history", serde_json::json!([])),
    ];
    for (place, forged) in forgeries {
        let mut table = written.clone();
        *table.pointer_mut(place).unwrap() = forged;
        assert!(serde_json::from_value::<Wurfelmarsch>(table).is_err(), "{place}");
    }
}

#[test]
fn a_table_remembers_whose_dice_were_captured() {
    let mut game = start();
    assert!(Seat::all(3).all(|seat| Seat::all(3).all(|of| game.captured_from(seat, of) == 0)));
    let mut luck = crate::contract::Stream::new(Seed(3));
    let mut taken = [[0; 3]; 3];
    let mut owners = std::collections::BTreeSet::new();
    while game.outcome().is_none() {
        let action = {
            let moves = game.legal(game.current);
            crate::contract::Choices::nth(&moves, luck.index(crate::contract::Choices::len(&moves).min(8)))
        };
        for event in act(&mut game, action.unwrap()).unwrap() {
            if let Event::Captured { of, by, .. } = event {
                taken[by.index()][of.index()] += 1;
                owners.insert((by, of));
            }
        }
        for (by, of) in Seat::all(3).flat_map(|by| Seat::all(3).map(move |of| (by, of))) {
            assert_eq!(game.captured_from(by, of), taken[by.index()][of.index()]);
        }
    }
    assert!(!owners.is_empty(), "somebody was captured");
}
