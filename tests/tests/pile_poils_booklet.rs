//! The worked turns and figures of the Pile-Poils booklet, on boards that show them.

use empile_games::{
    contract::{Game, Refusal, Seat, Seed},
    pile_poils::{
        Action, Breach, CatAstropheCause, CellId, Dice, Ending, Event, Fault, PilePoils, Setup, Side,
        StopForecast, Title,
    },
};

const LAURELINE: Seat = Seat(0);
const FELIX: Seat = Seat(1);

fn dice(faces: &[u8]) -> Dice {
    Dice::of(faces).unwrap()
}

fn place(cell: u8, faces: &[u8]) -> Action {
    Action::Place { cell: CellId(cell), dice: dice(faces) }
}

fn start(rows: &[&[u8]], players: u8, seed: u64) -> PilePoils {
    let rows = rows.iter().map(|row| row.to_vec()).collect();
    PilePoils::start(&Setup { players, side: Side::Own(rows) }, Seed(seed)).unwrap()
}

/// What the actions told, or `None` where the dice of this seed did not allow one of them.
fn play(game: &mut PilePoils, seat: Seat, actions: &[Action]) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    for action in actions {
        game.apply(seat, action, 0, &mut events).ok()?;
    }
    Some(events)
}

/// The first seed whose dice fall as a story tells.
fn when_the_dice_fall_so<T>(story: impl Fn(u64) -> Option<T>) -> T {
    (0..200_000).find_map(story).expect("some seed throws these dice")
}

/// ```text
///         5   4   3
///       8   5   6   4
///     6   3   5   5   4
/// ```
const LAURELINES_BOARD: [&[u8]; 3] = [&[6, 3, 5, 5, 4], &[8, 5, 6, 4], &[5, 4, 3]];

#[test]
fn laureline_sees_that_no_four_can_be_bedded_and_gives_up() {
    let (mut game, before_last_throw) = when_the_dice_fall_so(|seed| {
        let mut game = start(&LAURELINES_BOARD, 3, seed);
        play(&mut game, LAURELINE, &[Action::Roll, place(0, &[3, 3]), Action::Roll, place(1, &[1, 2])])?;
        let before_last_throw = game.clone();
        let thrown = play(&mut game, LAURELINE, &[Action::Roll])?;
        (thrown == [Event::Rolled { seat: LAURELINE, dice: dice(&[4]) }]).then_some((game, before_last_throw))
    });
    assert!(matches!(before_last_throw.stop_forecast(), Some(StopForecast::Beds { cats: 2, .. })));

    let fours = game.placements();
    assert_eq!(fours.len(), 3, "three free cells show a 4");
    assert!(fours.iter().all(|placement| !placement.can_still_be_bedded));

    let told = play(&mut game, LAURELINE, &[Action::GiveUp]).unwrap();
    assert_eq!(
        told,
        [
            Event::CatAstrophe { seat: LAURELINE, cause: CatAstropheCause::GaveUp },
            Event::TurnPassed { to: FELIX },
        ]
    );
    assert_eq!(game.free(), game.board().all(), "every die she had placed comes off");
    assert_eq!(game.hand(LAURELINE).cats, 25, "no cat was bedded");
    assert_eq!(game.current(), FELIX);
}

/// ```text
///         5   4   3
///       8   5   6   4
///     6   2   3   6   4
/// ```
const FELIX_BOARD: [&[u8]; 3] = [&[6, 2, 3, 6, 4], &[8, 5, 6, 4], &[5, 4, 3]];
const SIX: u8 = 0;
const TWO: u8 = 1;
const THREE: u8 = 2;
const OTHER_SIX: u8 = 3;
const EIGHT: u8 = 5;

#[test]
fn felix_beds_three_cats_wins_a_yarn_and_spends_it_in_his_bonus_turn() {
    let (mut game, mut told, eight_placed) = when_the_dice_fall_so(|seed| {
        let mut game = start(&FELIX_BOARD, 3, seed);
        play(&mut game, LAURELINE, &[Action::Roll, Action::GiveUp])?;
        play(&mut game, FELIX, &[Action::Roll, place(SIX, &[6]), Action::Roll, place(EIGHT, &[4, 4])])?;
        let eight_placed = game.clone();
        let told = play(&mut game, FELIX, &[Action::Roll, place(TWO, &[1, 1])])?;
        let bonus = [Action::Roll, place(THREE, &[1, 2]), Action::Roll, Action::Reroll];
        play(&mut game.clone(), FELIX, &[&bonus[..], &[place(OTHER_SIX, &[6])]].concat())?;
        Some((game, told, eight_placed))
    });

    assert_eq!(
        eight_placed.stop_forecast(),
        Some(StopForecast::Fails(vec![Fault::NoBase { cell: CellId(EIGHT), missing: CellId(TWO) }])),
        "without the 2 the 8 has no complete base"
    );
    assert_eq!(eight_placed.hand(FELIX).yarn, 0, "the yarn is not won by the dice alone");

    told.remove(0);
    let bedded = |cell| Event::Bedded { seat: FELIX, cell: CellId(cell), golden: false };
    assert_eq!(
        told,
        [
            Event::Placed { seat: FELIX, cell: CellId(TWO), dice: dice(&[1, 1]) },
            bedded(SIX),
            bedded(TWO),
            Event::YarnWon { seat: FELIX, cell: CellId(EIGHT) },
            bedded(EIGHT),
            Event::BonusTurn { seat: FELIX, dice: 4 },
        ],
        "with no die left the turn stops by itself"
    );
    assert_eq!((game.hand(FELIX).cats, game.hand(FELIX).yarn), (21, 1));

    play(&mut game, FELIX, &[Action::Roll, place(THREE, &[1, 2]), Action::Roll, Action::Reroll]).unwrap();
    assert_eq!(game.hand(FELIX).yarn, 0);
    play(&mut game, FELIX, &[place(OTHER_SIX, &[6])]).unwrap();
    assert!(matches!(game.stop_forecast(), Some(StopForecast::Beds { cats: 2, yarn: 0, bonus_dice: None })));
    let told = play(&mut game, FELIX, &[Action::Stop]).unwrap();
    assert_eq!(told, [bedded(THREE), bedded(OTHER_SIX), Event::TurnPassed { to: Seat(2) }]);
    assert_eq!(game.hand(FELIX).cats, 19);
}

#[test]
fn a_six_takes_two_threes_or_two_ones_and_a_four() {
    for faces in [&[3, 3][..], &[1, 1, 4], &[6]] {
        when_the_dice_fall_so(|seed| {
            play(&mut start(&FELIX_BOARD, 3, seed), LAURELINE, &[Action::Roll, place(SIX, faces)])
        });
    }
}

#[test]
fn first_bedding_figure_linked_and_based_dice_become_cats() {
    when_the_dice_fall_so(|seed| {
        let mut game = start(&FELIX_BOARD, 3, seed);
        let turn = [
            Action::Roll,
            place(SIX, &[6]),
            Action::Roll,
            place(TWO, &[2]),
            Action::Roll,
            place(EIGHT, &[3, 5]),
        ];
        play(&mut game, LAURELINE, &turn)?;
        assert!(matches!(
            game.stop_forecast(),
            Some(StopForecast::Beds { cats: 3, yarn: 1, bonus_dice: None })
        ));
        let told = play(&mut game, LAURELINE, &[Action::Stop])?;
        assert!(told.iter().filter(|event| matches!(event, Event::Bedded { .. })).count() == 3);
        Some(())
    });
}

#[test]
fn second_bedding_figure_the_eight_lacks_the_two_below_it() {
    let told = when_the_dice_fall_so(|seed| {
        let mut game = start(&FELIX_BOARD, 3, seed);
        play(&mut game, LAURELINE, &[Action::Roll, place(SIX, &[6]), Action::Roll, place(EIGHT, &[3, 5])])?;
        play(&mut game, LAURELINE, &[Action::Stop])
    });
    let fault = Fault::NoBase { cell: CellId(EIGHT), missing: CellId(TWO) };
    assert_eq!(told[0], Event::CatAstrophe { seat: LAURELINE, cause: CatAstropheCause::Unbeddable(fault) });
    assert!(!told.iter().any(|event| matches!(event, Event::Bedded { .. })), "no cat at all is bedded");
}

#[test]
fn third_bedding_figure_one_cell_is_not_linked_to_the_others() {
    let told = when_the_dice_fall_so(|seed| {
        let mut game = start(&FELIX_BOARD, 3, seed);
        let turn = [
            Action::Roll,
            place(SIX, &[6]),
            Action::Roll,
            place(TWO, &[2]),
            Action::Roll,
            place(OTHER_SIX, &[6]),
        ];
        play(&mut game, LAURELINE, &turn)?;
        play(&mut game, LAURELINE, &[Action::Stop])
    });
    let fault = Fault::NotLinked { cell: CellId(OTHER_SIX) };
    assert_eq!(told[0], Event::CatAstrophe { seat: LAURELINE, cause: CatAstropheCause::Unbeddable(fault) });
}

#[test]
fn cats_on_three_rows_earn_a_bonus_turn_with_dice_left() {
    when_the_dice_fall_so(|seed| {
        let mut game = start(&[&[1, 2, 3, 4], &[3, 4, 5], &[2, 6]], 3, seed);
        let stand = [Action::Roll, place(0, &[1]), Action::Roll, place(1, &[2]), Action::Stop];
        play(&mut game, Seat(0), &stand)?;
        play(&mut game, Seat(1), &[Action::Roll, place(2, &[3]), Action::Stop])?;
        // Rows 2 and 3 only: the 3 and the 4 of the second row, then the 2 on top of both.
        let two_rows = [
            Action::Roll,
            place(4, &[3]),
            Action::Roll,
            place(5, &[4]),
            Action::Roll,
            place(7, &[2]),
            Action::Stop,
        ];
        let told = play(&mut game.clone(), Seat(2), &two_rows)?;
        assert!(told.contains(&Event::TurnPassed { to: Seat(0) }), "two rows are not three");
        // The 4 at the right end of the base links to the second row through the 5.
        let three_rows = [
            Action::Roll,
            place(3, &[4]),
            Action::Roll,
            place(6, &[5]),
            Action::Roll,
            place(5, &[4]),
            Action::Roll,
            place(8, &[6]),
            Action::Stop,
        ];
        let told = play(&mut game, Seat(2), &three_rows)?;
        assert_eq!(told.last(), Some(&Event::BonusTurn { seat: Seat(2), dice: 4 }));
        Some(())
    });
}

/// A table where these cats are left in the hands and these cells (by number of cats) are already bedded.
fn late_table(rows: &[&[u8]], cats_in_hand: &[u8], bedded: &[u8], winner: Option<(u8, u8)>) -> PilePoils {
    let mut form = serde_json::to_value(start(rows, cats_in_hand.len() as u8, 0)).unwrap();
    let board = start(rows, cats_in_hand.len() as u8, 0);
    for (seat, cats) in cats_in_hand.iter().enumerate() {
        form["table"]["hands"][seat]["cats"] = (*cats).into();
    }
    for cell in bedded {
        form["table"]["cells"][usize::from(*cell)]["cats"] = board.board().cats(CellId(*cell)).into();
        form["table"]["cells"][usize::from(*cell)]["yarn"] = false.into();
    }
    if let Some((seat, golden)) = winner {
        form["table"]["winner"] = seat.into();
        form["table"]["hands"][usize::from(seat)]["golden"] = golden.into();
    }
    serde_json::from_value(form).unwrap()
}

/// Lets the first player of a late table throw until the story holds: the stream is drawn anew by `imagine`.
fn late_story(table: &PilePoils, actions: &[Action]) -> (PilePoils, Vec<Event>) {
    when_the_dice_fall_so(|seed| {
        let mut game = table.imagine(empile_games::contract::Viewer::Spectator, Seed(seed));
        let told = play(&mut game, Seat(0), actions)?;
        Some((game, told))
    })
}

#[test]
fn the_last_standard_cat_makes_the_winner_and_golden_cats_follow_in_the_same_bedding() {
    let table = late_table(&[&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]], &[1, 9, 9], &[0, 1, 2, 3], None);
    let (game, told) = late_story(&table, &[Action::Roll, place(5, &[6, 6]), Action::Stop]);
    let bedded = |golden| Event::Bedded { seat: Seat(0), cell: CellId(5), golden };
    assert_eq!(
        told[2..],
        [
            bedded(false),
            Event::BecameWinner { seat: Seat(0) },
            bedded(true),
            bedded(true),
            Event::TurnPassed { to: Seat(1) },
        ]
    );
    assert_eq!(game.winner(), Some(Seat(0)));
    assert_eq!(game.outcome(), None, "the match goes on");
}

#[test]
fn the_match_ends_with_the_second_player_out() {
    let table = late_table(&[&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]], &[1, 0, 9], &[0, 1, 2], Some((1, 3)));
    let (game, told) = late_story(&table, &[Action::Roll, place(3, &[4]), Action::Stop]);
    assert_eq!(told.last(), Some(&Event::Ended));
    let outcome = game.outcome().unwrap();
    let scores: Vec<i32> = outcome.places.iter().map(|place| place.score).collect();
    let ranks: Vec<u8> = outcome.places.iter().map(|place| place.rank).collect();
    assert_eq!((scores, ranks), (vec![0, 3, -9], vec![2, 1, 3]));
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(Title::for_golden_cats(3), Title::LullabySinger);
}

#[test]
fn the_match_ends_in_the_middle_of_a_bedding_with_the_twelfth_golden_cat() {
    let table = late_table(&[&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]], &[0, 9, 9], &[0, 1, 2, 3], Some((0, 10)));
    let (game, told) = late_story(&table, &[Action::Roll, place(5, &[6, 6]), Action::Stop]);
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Bedded { .. })).count(), 2);
    assert_eq!(told.last(), Some(&Event::Ended));
    assert_eq!(game.outcome().unwrap().places[0].score, 12);
}

/// « Plus de tuile en réserve »: what is promised before a stop is what is laid.
#[test]
fn a_forecast_counts_the_golden_cats_that_are_left_and_no_more() {
    let rows: [&[u8]; 3] = [&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]];
    let forecast = |in_hand: &[u8], winner| {
        let table = late_table(&rows, in_hand, &[0, 1, 2, 3], winner);
        late_story(&table, &[Action::Roll, place(5, &[6, 6])]).0.stop_forecast()
    };
    let beds = |cats| Some(StopForecast::Beds { cats, yarn: 0, bonus_dice: None });
    assert_eq!(forecast(&[0, 9, 9], Some((0, 11))), beds(1), "the twelfth golden cat ends the match");
    assert_eq!(forecast(&[0, 9, 9], Some((0, 10))), beds(2));
    assert_eq!(forecast(&[1, 9, 9], None), beds(3), "golden cats follow the last standard one");
    assert_eq!(forecast(&[1, 0, 9], Some((1, 3))), beds(1), "a second player out ends it, too");
}

#[test]
fn a_match_that_is_over_knows_what_ended_it() {
    let rows: [&[u8]; 3] = [&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]];
    let ended = |in_hand: &[u8], bedded: &[u8], winner, cell, dice: &[u8]| {
        let table = late_table(&rows, in_hand, bedded, winner);
        assert_eq!(table.ending(), None);
        late_story(&table, &[Action::Roll, place(cell, dice), Action::Stop]).0.ending()
    };
    let base = [0, 1, 2, 3];
    assert_eq!(
        ended(&[0, 9, 9], &base, Some((0, 10)), 5, &[6, 6]),
        Some(Ending::LastGolden { seat: Seat(0) })
    );
    assert_eq!(ended(&[1, 0, 9], &base, Some((1, 3)), 5, &[6, 6]), Some(Ending::SecondOut { seat: Seat(0) }));
    let all_but_the_last: Vec<u8> = (0..8).collect();
    assert_eq!(ended(&[9, 8, 9], &all_but_the_last, None, 8, &[6]), Some(Ending::Full));
}

#[test]
fn the_match_ends_with_the_board_full_and_nobody_wins_if_nobody_is_out() {
    let all_but_the_last: Vec<u8> = (0..8).collect();
    let table = late_table(&[&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]], &[9, 8, 9], &all_but_the_last, None);
    let (game, told) = late_story(&table, &[Action::Roll, place(8, &[6]), Action::Stop]);
    assert_eq!(told.last(), Some(&Event::Ended));
    let outcome = game.outcome().unwrap();
    assert!(outcome.winners().is_empty());
    assert_eq!(outcome.places.iter().map(|place| place.score).collect::<Vec<_>>(), [-8, -8, -9]);
}

#[test]
fn bonus_turns_lose_a_die_each_and_there_is_none_after_one_die() {
    let mut form = serde_json::to_value(start(&[&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]], 3, 0)).unwrap();
    form["table"]["turn_dice"] = 1.into();
    form["table"]["dice_left"] = 1.into();
    let table: PilePoils = serde_json::from_value(form).unwrap();
    let (_, told) = late_story(&table, &[Action::Roll, place(3, &[4])]);
    assert_eq!(told.last(), Some(&Event::TurnPassed { to: Seat(1) }));
}

#[test]
fn a_throw_that_fits_nowhere_is_a_cat_astrophe_unless_there_is_yarn() {
    let table =
        late_table(&[&[1, 2, 3, 4], &[3, 12, 5], &[2, 6]], &[9, 9, 9], &[0, 1, 2, 3, 4, 6, 7, 8], None);
    // Only the 12 is free: five ones fit nowhere.
    let without = when_the_dice_fall_so(|seed| {
        let mut game = table.imagine(empile_games::contract::Viewer::Spectator, Seed(seed));
        let told = play(&mut game, Seat(0), &[Action::Roll])?;
        matches!(told.last(), Some(Event::TurnPassed { .. })).then_some((seed, told))
    });
    let cause = CatAstropheCause::NothingFits;
    assert_eq!(without.1[1], Event::CatAstrophe { seat: Seat(0), cause });

    let mut form = serde_json::to_value(&table).unwrap();
    form["table"]["hands"][0]["yarn"] = 1.into();
    let with_yarn: PilePoils = serde_json::from_value(form).unwrap();
    let mut game = with_yarn.imagine(empile_games::contract::Viewer::Spectator, Seed(without.0));
    let told = play(&mut game, Seat(0), &[Action::Roll]).unwrap();
    assert_eq!(told.len(), 1, "the player may still spend the yarn");
    assert!(game.placements().is_empty());
    play(&mut game, Seat(0), &[Action::Reroll]).expect("yarn throws again");
}

#[test]
fn at_two_players_the_two_bottom_rows_are_covered_and_only_visible_eights_hold_yarn() {
    let game = PilePoils::start(&Setup { players: 2, side: Side::Coussin }, Seed(0)).unwrap();
    let view = game.observe(empile_games::contract::Viewer::Spectator);
    let covered = game.board().of_row(0) | game.board().of_row(1);
    assert!(game.board().cells().all(|(id, _)| (view.cells[id.index()].cats > 0) == covered.contains(id)));
    assert_eq!(view.cells.iter().filter(|cell| cell.yarn).count(), 10);
    assert_eq!(view.hands.iter().map(|hand| hand.cats).collect::<Vec<_>>(), [26, 25]);
}

#[test]
fn bad_input_is_refused_by_name_and_changes_nothing() {
    let mut game = start(&FELIX_BOARD, 3, 0);
    let refused = |game: &mut PilePoils, seat, action| {
        let before = game.clone();
        let refusal = game.apply(seat, &action, 0, &mut Vec::new()).unwrap_err();
        assert_eq!(*game, before);
        refusal
    };
    assert_eq!(refused(&mut game, FELIX, Action::Roll), Refusal::NotYourTurn { seat: FELIX });
    assert_eq!(refused(&mut game, Seat(3), Action::Roll), Refusal::NoSuchSeat { seat: Seat(3) });
    assert_eq!(refused(&mut game, LAURELINE, Action::Stop), Refusal::Rule(Breach::CannotStopNow));
    assert_eq!(refused(&mut game, LAURELINE, Action::GiveUp), Refusal::Rule(Breach::CannotGiveUpNow));
    assert_eq!(refused(&mut game, LAURELINE, Action::Reroll), Refusal::Rule(Breach::NothingToReroll));
    assert_eq!(refused(&mut game, LAURELINE, place(0, &[6])), Refusal::Rule(Breach::NothingToPlace));
    let mut game = when_the_dice_fall_so(|seed| {
        let mut game = start(&FELIX_BOARD, 3, seed);
        let told = play(&mut game, LAURELINE, &[Action::Roll])?;
        (told == [Event::Rolled { seat: LAURELINE, dice: dice(&[1, 2, 3, 4, 6]) }]).then_some(game)
    });
    let nowhere = CellId(12);
    let wrong_sum = Breach::WrongSum { cell: CellId(SIX), number: 6, sum: 4 };
    assert_eq!(
        refused(&mut game, LAURELINE, place(12, &[6])),
        Refusal::Rule(Breach::NoSuchCell { cell: nowhere })
    );
    assert_eq!(refused(&mut game, LAURELINE, place(SIX, &[4])), Refusal::Rule(wrong_sum));
    assert_eq!(refused(&mut game, LAURELINE, place(SIX, &[3, 3])), Refusal::Rule(Breach::DiceNotThrown));
    assert_eq!(refused(&mut game, LAURELINE, place(SIX, &[])), Refusal::Rule(Breach::NoDiceChosen));
    assert_eq!(refused(&mut game, LAURELINE, Action::Reroll), Refusal::Rule(Breach::NoYarn));
    assert_eq!(refused(&mut game, LAURELINE, Action::Roll), Refusal::Rule(Breach::CannotRollNow));
    play(&mut game, LAURELINE, &[place(SIX, &[6])]).unwrap();
    play(&mut game, LAURELINE, &[Action::Roll]).unwrap();
    let taken = Breach::CellTaken { cell: CellId(SIX) };
    assert_eq!(refused(&mut game, LAURELINE, place(SIX, &[6])), Refusal::Rule(taken));
}
