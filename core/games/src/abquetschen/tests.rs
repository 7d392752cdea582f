//! The rules, played.

use std::convert::Infallible;

use super::{
    Abquetschen, Action, Breach, Ending, Event, RESERVE, Setup, Step, View,
    state::{Kind, Phase},
};
use crate::{
    contract::{Choices, Game, Measure, Refusal, Seat, Seats, Seed, SetupRefusal},
    pyramid::lattice::{Cell, CellSet, Heap, Side},
};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(text: &str) -> CellSet {
    text.split(' ').filter(|word| !word.is_empty()).map(cell).collect()
}

/// A table where seat 0 began, these dice lie, and seat `current` is about to throw after the first round.
fn table(dice_of: [CellSet; 3], current: u8) -> Abquetschen {
    let mut game = Abquetschen::start(&Setup::default(), Seed(1)).unwrap();
    game.heap = Heap::of(dice_of.into_iter().fold(CellSet::EMPTY, CellSet::union)).unwrap();
    game.dice_of = dice_of;
    game.current = Seat(current);
    game.first = Some(Seat(0));
    game.turn = 30 + u32::from(current);
    game.phase = Phase::Ready;
    game
}

fn opened() -> Abquetschen {
    let mut game = table([cells("323 233 224 223"), CellSet::EMPTY, CellSet::EMPTY], 1);
    game.turn = 1;
    game
}

fn throw(game: &mut Abquetschen, value: u8) -> Vec<Event> {
    let mut events = Vec::new();
    game.see_throw(value, &mut events);
    events
}

fn act(game: &mut Abquetschen, action: Action) -> Result<Vec<Event>, Refusal<Breach>> {
    let mut events = Vec::new();
    game.apply(game.current, &action, 0, &mut events).map(|()| events)
}

fn lay(game: &mut Abquetschen, cells: CellSet) {
    for cell in cells {
        act(game, Action::Lay { cell }).unwrap();
    }
}

/// A row from the base to side U that lacks all its dice while all else below its upper end is there.
fn row_site(v: u8, w: u8) -> (CellSet, CellSet) {
    let top = Cell::at(0, v, w).unwrap();
    let row = top.row(Side::U);
    (row, top.foundation() - row)
}

#[test]
fn three_play_and_nobody_else() {
    for players in [0, 2, 4] {
        let refused = Abquetschen::start(&Setup { players }, Seed(0));
        assert_eq!(refused, Err(SetupRefusal::<Infallible>::Players { asked: players, allowed: 3..=3 }));
    }
}

#[test]
fn the_die_goes_round_until_it_shows_a_4() {
    for seed in 0..40 {
        let mut game = Abquetschen::start(&Setup::default(), Seed(seed)).unwrap();
        for turn in 0.. {
            let thrower = Seat(turn % 3);
            assert_eq!(game.to_act(), Seats::only(thrower));
            let events = act(&mut game, Action::Throw).unwrap();
            let Event::Threw { seat, value } = events[0] else { panic!("{events:?}") };
            assert_eq!(seat, thrower);
            if value == 4 {
                assert_eq!(events[1], Event::BecameFirst { seat });
                assert_eq!(game.phase, Phase::Laying { dice: 4, kind: Kind::Opening });
                break;
            }
            assert_eq!(events[1], Event::TurnPassed { to: seat.left(3) });
        }
    }
}

#[test]
fn the_first_player_lays_four_dice_off_the_edge() {
    let mut game = table([CellSet::EMPTY; 3], 2);
    game.turn = 0;
    game.phase = Phase::ThrowForFirst;
    game.seek_first(4, &mut Vec::new());
    assert_eq!(
        act(&mut game, Action::Lay { cell: cell("008") }),
        Err(Refusal::Rule(Breach::EdgeCell { cell: cell("008") }))
    );
    lay(&mut game, cells("323"));
    // All that remains are the dice round a hollow that 323 is part of.
    assert_eq!(game.offered(), cells("413 422 233 224 314 332"));
    lay(&mut game, cells("224 233"));
    assert_eq!(game.offered(), cells("223"));
    lay(&mut game, cells("223"));
    assert_eq!(game.offered(), CellSet::EMPTY);
    let events = act(&mut game, Action::Done).unwrap();
    assert_eq!(
        events,
        [
            Event::Finished { seat: Seat(2), cells: cells("323 224 233 223") },
            Event::TurnPassed { to: Seat(0) }
        ]
    );
    assert_eq!(game.reserve(Seat(2)), RESERVE - 4);
}

#[test]
fn the_second_player_passes_on_1_2_or_4() {
    for value in 1..=6 {
        let mut game = opened();
        let events = throw(&mut game, value);
        if [3, 5, 6].contains(&value) {
            assert_eq!((events.as_slice(), game.current), ([].as_slice(), Seat(1)));
        } else {
            let passed =
                [Event::CouldNotLay { seat: Seat(1), dice: value }, Event::TurnPassed { to: Seat(2) }];
            assert_eq!(events, passed);
            assert_eq!(game.reserve(Seat(1)), RESERVE);
        }
    }
}

#[test]
fn every_cell_that_is_refused_says_why() {
    let mut game = opened();
    let refusal = |game: &mut Abquetschen, text: &str| {
        let Err(Refusal::Rule(breach)) = act(game, Action::Lay { cell: cell(text) }) else {
            panic!("{text}")
        };
        breach
    };
    assert_eq!(refusal(&mut game, "323"), Breach::NothingToLay);
    throw(&mut game, 3);
    assert_eq!(act(&mut game, Action::Throw), Err(Refusal::Rule(Breach::CannotThrowNow)));
    assert_eq!(refusal(&mut game, "323"), Breach::CellTaken { cell: cell("323") });
    assert_eq!(refusal(&mut game, "222"), Breach::NoSupport { cell: cell("222") });
    assert_eq!(refusal(&mut game, "008"), Breach::DeadEnd { cell: cell("008"), dice: 3 });
    assert_eq!(act(&mut game, Action::Done), Err(Refusal::Rule(Breach::NotAllLaid { left: 3 })));
    lay(&mut game, cells("413 314 313"));
    assert_eq!(refusal(&mut game, "008"), Breach::AllLaid { dice: 3 });
    let take_back = |cell| Action::TakeBack { cell };
    assert_eq!(
        act(&mut game, take_back(cell("323"))),
        Err(Refusal::Rule(Breach::NotLaidNow { cell: cell("323") }))
    );
    assert_eq!(
        act(&mut game, take_back(cell("413"))),
        Err(Refusal::Rule(Breach::NotFree { cell: cell("413") }))
    );
    assert_eq!(act(&mut game, take_back(cell("313"))).unwrap().len(), 1);
    assert_eq!(game.offered(), cells("313"));
}

#[test]
fn new_dice_touch_an_older_die_of_the_same_player() {
    // Two hollows: one of the player's own dice, one of an opponent's.
    let mut game = table([cells("323 233 224"), cells("800 710 701"), CellSet::EMPTY], 1);
    throw(&mut game, 1);
    assert_eq!(game.offered(), cells("700"));
    // A player who has no die in the pyramid yet touches anybody's.
    let mut game = table([cells("323 233 224"), cells("800 710 701"), CellSet::EMPTY], 2);
    throw(&mut game, 1);
    assert_eq!(game.offered(), cells("223 700"));
}

#[test]
fn in_the_first_round_a_die_of_the_first_player_stays_visible() {
    let mut game = opened();
    let before_them = game.laying_of(3, Kind::Thrown).outlook;
    // Twelve faces, three of which the fourth die stands against; each cell before them is before one die only,
    // but for the three that lie before two.
    assert_eq!(before_them, Some(cells("313 322 133 232 124 214 123 213 222")));
    game.turn = 3;
    assert_eq!(game.laying_of(3, Kind::Thrown).outlook, None, "later the last die may be covered");
}

#[test]
fn a_row_of_4_5_or_6_new_dice_earns_1_2_or_3_more() {
    for (v, w, dice, earned) in [(3, 2, 4, 1), (2, 2, 5, 2), (2, 1, 6, 3)] {
        let (row, older) = row_site(v, w);
        let (_, events) = with_row(row, older & CellSet::BASE, dice);
        assert_eq!(events[1], Event::EarnedBonus { seat: Seat(0), row, dice: earned });
    }
}

/// The row laid by seat 0 in one turn of so many dice, on dice of its own but for some of seat 1.
fn with_row(row: CellSet, of_another: CellSet, dice: u8) -> (Abquetschen, Vec<Event>) {
    let older = row.last().unwrap().foundation() - row;
    let mut game = table([older - of_another, of_another, CellSet::EMPTY], 0);
    throw(&mut game, dice);
    lay(&mut game, row);
    let events = act(&mut game, Action::Done).unwrap();
    (game, events)
}

#[test]
fn a_bonus_beyond_the_reserve_is_cut_down_to_it() {
    let (row, older) = row_site(2, 1);
    let of_another: CellSet = older.iter().take(2).collect();
    assert_eq!(older.len() - of_another.len(), 48);
    let (_, events) = with_row(row, of_another, 6);
    assert_eq!(events[1], Event::EarnedBonus { seat: Seat(0), row, dice: 1 });
}

#[test]
fn three_in_a_row_or_a_row_with_older_dice_earn_nothing() {
    let (row, older) = row_site(3, 2);
    let lowest = CellSet::only(row.first().unwrap());
    let mut game = table([older | lowest, CellSet::EMPTY, CellSet::EMPTY], 0);
    throw(&mut game, 3);
    lay(&mut game, row - lowest);
    let events = act(&mut game, Action::Done).unwrap();
    assert_eq!(events[1], Event::TurnPassed { to: Seat(1) });
}

/// A row of four has just been laid, and one bonus die can lie in an own hollow elsewhere.
fn with_bonus() -> Abquetschen {
    let (row, older) = row_site(3, 2);
    let elsewhere = cells("800 710 701");
    let mut game = table([older | elsewhere, cells("080 170 071"), CellSet::EMPTY], 0);
    throw(&mut game, 4);
    lay(&mut game, row);
    act(&mut game, Action::Done).unwrap();
    assert_eq!(game.phase, Phase::Laying { dice: 1, kind: Kind::Bonus });
    game
}

#[test]
fn bonus_dice_touch_any_own_die_and_follow_the_same_rules() {
    let mut game = with_bonus();
    // Not the hollow of the opponent.
    assert_eq!(game.offered(), cells("700"));
    lay(&mut game, cells("700"));
    let events = act(&mut game, Action::Done).unwrap();
    assert_eq!(
        events,
        [Event::Finished { seat: Seat(0), cells: cells("700") }, Event::TurnPassed { to: Seat(1) }]
    );
    assert_eq!(game.bonus_dice, [1, 0, 0]);
}

#[test]
fn bonus_dice_may_be_left_out_but_not_half_of_them() {
    let mut game = with_bonus();
    let events = act(&mut game, Action::Done).unwrap();
    assert_eq!(events, [Event::BonusForgone { seat: Seat(0), dice: 1 }, Event::TurnPassed { to: Seat(1) }]);

    let (row, older) = row_site(2, 1);
    let (mut game, _) = with_row(row, older & CellSet::BASE, 6);
    let cell = game.offered().first().unwrap();
    lay(&mut game, CellSet::only(cell));
    assert_eq!(act(&mut game, Action::Done), Err(Refusal::Rule(Breach::NotAllLaid { left: 2 })));
}

#[test]
fn bonus_dice_that_cannot_be_laid_are_lost() {
    // Without the hollow elsewhere there is no place for a single die.
    let (row, older) = row_site(3, 2);
    let mut game = table([older, cells("080 170 071"), CellSet::EMPTY], 0);
    throw(&mut game, 4);
    lay(&mut game, row);
    let events = act(&mut game, Action::Done).unwrap();
    assert_eq!(events[2..], [Event::BonusLost { seat: Seat(0), dice: 1 }, Event::TurnPassed { to: Seat(1) }]);
}

/// So many cells from the base up.
fn lowest(count: usize) -> CellSet {
    Cell::all().take(count).collect()
}

#[test]
fn whoever_throws_more_than_is_left_wins_even_with_more_dice_than_another() {
    let own = lowest(50);
    let other = Cell::all().skip(50).take(53).collect();
    for value in [5, 6] {
        let mut game = table([own, other, CellSet::EMPTY], 0);
        let events = throw(&mut game, value);
        let ending = Ending::ThrewBeyondReserve { seat: Seat(0) };
        let is_over = value == 6;
        assert_eq!(events.contains(&Event::Ended { ending, winners: Seats::only(Seat(0)) }), is_over);
        if is_over {
            let places = game.outcome().unwrap().places;
            assert_eq!(places.iter().map(|place| place.rank).collect::<Vec<_>>(), [1, 2, 3]);
            assert_eq!(places.iter().map(|place| place.score).collect::<Vec<_>>(), [-5, -2, -55]);
            assert!(places[0].won && !places[1].won);
            assert_eq!(places[0].measures[0], (Measure::DiceLeft, 5));
            assert!(game.legal(Seat(0)).is_empty());
        }
    }
}

#[test]
fn whoever_lays_the_last_die_wins() {
    let mut game = table([lowest(54), CellSet::EMPTY, CellSet::EMPTY], 0);
    throw(&mut game, 1);
    let cell = game.offered().first().unwrap();
    lay(&mut game, CellSet::only(cell));
    assert_eq!(game.outcome(), None, "the last die can still be taken back");
    let events = act(&mut game, Action::Done).unwrap();
    let ending = Ending::ReserveEmpty { seat: Seat(0) };
    assert_eq!(events[1], Event::Ended { ending, winners: Seats::only(Seat(0)) });
    assert_eq!(View::of(&game).step, Step::Over(ending));
}

#[test]
fn the_match_ends_when_the_player_to_throw_can_lay_nothing_any_more() {
    // Seat 1's only die is inside the pyramid.
    let inside = cells("332");
    let others = lowest(100) - inside;
    let upper: CellSet = others.iter().skip(49).collect();
    let mut game = table([upper, inside, others - upper], 0);
    assert!(!game.heap.visible().meets(inside));
    throw(&mut game, 1);
    let cell = game.offered().first().unwrap();
    lay(&mut game, CellSet::only(cell));
    let events = act(&mut game, Action::Done).unwrap();
    let ending = Ending::NoRoom { seat: Seat(1) };
    // 51 against 49 dice laid: the fewest in reserve win.
    assert_eq!(events.last(), Some(&Event::Ended { ending, winners: Seats::only(Seat(0)) }));
}

#[test]
fn equal_reserves_share_the_victory_when_there_is_no_room() {
    let inside = cells("332");
    let others = lowest(101) - inside;
    let half: CellSet = others.iter().take(50).collect();
    let mut game = table([half, inside, others - half], 0);
    game.pass(&mut Vec::new());
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners(), Seats::only(Seat(0)).with(Seat(2)));
    assert_eq!(outcome.places.iter().map(|place| place.rank).collect::<Vec<_>>(), [1, 3, 1]);
}

#[test]
fn dice_come_down_and_up_again_freely_until_they_are_done() {
    let mut game = opened();
    throw(&mut game, 3);
    let before = game.clone();
    lay(&mut game, cells("413"));
    assert!(Abquetschen::is_free_to_undo(&before, &game));
    let laid = game.clone();
    lay(&mut game, cells("314 313"));
    let all_laid = game.clone();
    act(&mut game, Action::Done).unwrap();
    assert!(!Abquetschen::is_free_to_undo(&all_laid, &game));
    assert!(!Abquetschen::is_free_to_undo(&opened(), &laid), "a throw lies between them");
}

#[test]
fn a_forged_table_is_refused() {
    let written = serde_json::to_value(opened()).unwrap();
    assert_eq!(serde_json::from_value::<Abquetschen>(written.clone()).unwrap(), {
        let mut game = opened();
        game.prepare();
        game
    });
    let forgeries = [
        ("/dice/0/0", "000".into()),
        ("/dice/1", serde_json::json!(["323"])),
        ("/current", 3.into()),
        ("/laid", serde_json::json!(["323"])),
        ("/first", serde_json::Value::Null),
        ("/step", serde_json::json!({"laying": {"dice": 7}})),
        ("/step", serde_json::json!({"laying": {"dice": 0}})),
        ("/step", serde_json::json!({"laying": {"dice": 4}})),
        ("/step", "opening".into()),
    ];
    for (place, forged) in forgeries {
        let mut table = written.clone();
        *table.pointer_mut(place).unwrap() = forged;
        assert!(serde_json::from_value::<Abquetschen>(table).is_err(), "{place}");
    }
}

#[test]
fn what_could_be_laid_after_a_laying_is_what_can_be_once_it_is_done() {
    for throw_value in [3, 5, 6] {
        let mut before = opened();
        throw(&mut before, throw_value);
        let layings = before.layings();
        assert!(!layings.is_empty());
        for cells in layings {
            let mut after = before.clone();
            lay(&mut after, cells);
            act(&mut after, Action::Done).unwrap();
            assert_eq!(after.current, Seat(2), "a row of four is not among them");
            for dice in 1..=6 {
                assert_eq!(
                    before.could_lay_after(cells, Seat(2), dice),
                    after.could_lay(dice),
                    "{cells:?} {dice}"
                );
            }
        }
    }
}
