use empile_games::{
    contract::{Choices, Game, Outcome, Record, Seat, Seed, Stream, Viewer},
    pile_poils::{
        Action, Board, CellId, CellSet, Dice, PilePoils, Placement, Setup, Side, Step, StopForecast, View,
    },
};

use super::{Plan, Site, Turn, Worth, choose};
use crate::{Level, Luck, Seen};

fn started(players: u8, side: Side, seed: u64) -> PilePoils {
    PilePoils::start(&Setup { players, side }, Seed(seed)).unwrap()
}

fn robot(table: &PilePoils, seat: Seat, luck: u64) -> Action {
    let setup = Setup { players: table.players(), side: Side::Coussin };
    let past = Record::<PilePoils> { setup, seed: Seed(luck), entries: Vec::new() };
    choose(&Seen::of(table, seat, Level::Clever, Luck::of(&past, seat))).unwrap()
}

fn anything(table: &PilePoils, seat: Seat, chance: &mut Stream) -> Action {
    let legal = table.legal(seat);
    legal.nth(chance.index(legal.len())).unwrap()
}

/// Puts the first dice it can on the first cell where they lie well, and goes home with that.
fn cautious(table: &PilePoils, seat: Seat, chance: &mut Stream) -> Action {
    let lies_well = |action: &Action| {
        let mut after = table.clone();
        after.apply(seat, action, 0, &mut Vec::new()).unwrap();
        after.faults().is_empty() && after.hand(seat).cat_astrophes == table.hand(seat).cat_astrophes
    };
    let first = table.placements().into_iter().map(Placement::action).find(lies_well);
    match table.stop_forecast() {
        Some(StopForecast::Beds { .. }) => Action::Stop,
        _ => first.unwrap_or_else(|| anything(table, seat, chance)),
    }
}

type Player = fn(&PilePoils, Seat, &mut Stream) -> Action;

fn played(mut table: PilePoils, is_robot: impl Fn(Seat) -> bool, others: Player, seed: u64) -> Outcome {
    let mut chance = Stream::new(Seed(seed));
    while let Some(seat) = table.to_act().iter().next() {
        let luck = chance.seed().0;
        let action =
            if is_robot(seat) { robot(&table, seat, luck) } else { others(&table, seat, &mut chance) };
        table.apply(seat, &action, 0, &mut Vec::new()).unwrap();
    }
    table.outcome().unwrap()
}

/// Of so many matches on both sides, the robot on every seat in turn: how many it wins.
fn wins_against(others: Player, players: u8, matches: u64) -> usize {
    let won = |number: &u64| {
        let side = if number.is_multiple_of(2) { Side::Coussin } else { Side::Panier };
        let seat = Seat((number / 2 % u64::from(players)) as u8);
        let outcome = played(started(players, side, *number), |other| other == seat, others, *number);
        outcome.winners().contains(seat)
    };
    (0..matches).filter(won).count()
}

/// A board that a table might enter: few rows or many, low numbers or all.
fn own_side(chance: &mut Stream) -> Side {
    let rows = 3 + chance.index(9);
    let base = rows + chance.index(12 - rows);
    let highest = [3, 6, 12][chance.index(3)];
    let mut yarn = 0;
    let row = |row: usize| {
        let (mut units, mut numbers) = (base - row, Vec::new());
        while units > 0 {
            let number = match 1 + chance.below(highest) as u8 {
                10 if units < 2 => 9,
                8 if yarn == 12 => 7,
                number => number,
            };
            yarn += usize::from(number == 8);
            units -= if number == 10 { 2 } else { 1 };
            numbers.push(number);
        }
        numbers
    };
    Side::Own((0..rows).map(row).collect())
}

/// Tables that random players lead to, on all kinds of boards, each with the seat that is asked.
fn tables(per_kind: u64) -> impl Iterator<Item = (PilePoils, Seat)> {
    (0..per_kind * 9).flat_map(|seed| {
        let mut chance = Stream::new(Seed(seed));
        let side = match seed % 3 {
            0 => Side::Coussin,
            1 => Side::Panier,
            _ => own_side(&mut chance),
        };
        let mut table = started(2 + (seed / 3 % 3) as u8, side, seed);
        let mut asked = Vec::new();
        while let Some(seat) = table.to_act().iter().next() {
            if !matches!(table.observe(Viewer::Seat(seat)).step, Step::Ready) && chance.below(8) == 0 {
                asked.push((table.clone(), seat));
            }
            let random = anything(&table, seat, &mut chance);
            // Random players hardly ever bed a cat: a sound stop now and then lets the pyramid grow.
            let action = if chance.below(3) == 0 { cautious(&table, seat, &mut chance) } else { random };
            table.apply(seat, &action, 0, &mut Vec::new()).unwrap();
        }
        asked
    })
}

#[test]
fn a_robot_leaves_players_who_do_anything_far_behind() {
    for players in 2..=4 {
        let wins = wins_against(anything, players, 24);
        assert!(wins >= 23, "{wins} of 24 at {players} players");
    }
}

#[test]
fn a_robot_beats_players_who_always_stop_at_once() {
    for players in 2..=4 {
        let wins = wins_against(cautious, players, 48);
        assert!(wins >= 40, "{wins} of 48 at {players} players");
    }
}

#[test]
fn robots_alone_finish_every_match() {
    let mut chance = Stream::new(Seed(5));
    for number in 0..12 {
        for side in [Side::Coussin, Side::Panier, own_side(&mut chance)] {
            played(started(2 + number % 3, side, number.into()), |_| true, anything, 0);
        }
    }
}

#[test]
fn every_answer_is_legal_and_the_same_whatever_dice_are_to_come() {
    for (table, seat) in tables(8) {
        let action = robot(&table, seat, 1);
        assert!(table.legal(seat).all().any(|legal| legal == action), "{action:?}");
        let other_dice = table.imagine(Viewer::Seat(seat), Seed(77));
        assert_eq!(robot(&other_dice, seat, 1), action);
    }
}

#[test]
fn a_robot_never_chooses_a_cat_astrophe_that_can_be_avoided() {
    for (luck, (table, seat)) in tables(16).enumerate() {
        let has_hope = table.placements().iter().any(|placement| placement.can_still_be_bedded);
        match robot(&table, seat, luck as u64) {
            Action::Stop => assert!(matches!(table.stop_forecast(), Some(StopForecast::Beds { .. }))),
            Action::GiveUp => assert!(!has_hope, "something could be placed"),
            Action::Place { cell, dice } => assert!(
                table.placements().iter().any(|placement| {
                    (placement.cell, placement.dice) == (cell, dice) && placement.can_still_be_bedded
                }),
                "hopeless"
            ),
            Action::Roll | Action::Reroll => {}
        }
    }
}

#[test]
fn whatever_the_engine_still_has_hope_for_is_thought_of() {
    for (table, seat) in tables(16) {
        let view = table.observe(Viewer::Seat(seat));
        let reach = Site::of(&view).within_reach(Turn::of(&view, Level::Clever).diced, view.dice_left);
        let hopeful = table.placements().into_iter().filter(|placement| placement.can_still_be_bedded);
        assert!(hopeful.map(|placement| placement.cell).all(|cell| reach.contains(cell)));
    }
}

/// Is the player out first after this, or by stopping then?
fn wins_with(table: &PilePoils, seat: Seat, action: Action) -> bool {
    let mut after = table.clone();
    after.apply(seat, &action, 0, &mut Vec::new()).unwrap();
    let by_stopping = matches!(
        after.stop_forecast(),
        Some(StopForecast::Beds { cats, .. }) if cats >= after.hand(seat).cats
    );
    table.winner().is_none() && (after.winner() == Some(seat) || by_stopping)
}

#[test]
fn a_victory_at_hand_is_taken() {
    let (mut placed, mut stopped) = (0, 0);
    for seed in 0..40 {
        let mut table = started(2 + (seed % 3) as u8, Side::Coussin, seed);
        while let Some(seat) = table.to_act().iter().next() {
            let action = robot(&table, seat, seed);
            let mut placements = table.placements().into_iter().map(Placement::action);
            if placements.any(|placement| wins_with(&table, seat, placement)) {
                placed += 1;
                assert!(wins_with(&table, seat, action), "{action:?}");
            }
            if table.stop_forecast().is_some() && wins_with(&table, seat, Action::Stop) {
                stopped += 1;
                assert_eq!(action, Action::Stop);
            }
            table.apply(seat, &action, 0, &mut Vec::new()).unwrap();
        }
    }
    assert!(placed >= 20 && stopped >= 10, "{placed} placed, {stopped} stopped");
}

/// A bonus turn with two dice: the first lies well on a 3 beside a 1 and a 2, and the player has two cats left.
fn two_cats_left(opponents_cats: u8) -> View {
    let side = Side::Own(vec![vec![1, 3, 2], vec![12, 12], vec![12]]);
    let mut view = started(3, side, 0).observe(Viewer::Spectator);
    view.cells[1].dice = Dice::of(&[3]).unwrap();
    (view.step, view.turn_dice, view.dice_left) = (Step::Placed, 2, 1);
    view.hands[0].cats = 2;
    view.hands[1].cats = opponents_cats;
    view.hands[2].cats = opponents_cats;
    view
}

#[test]
fn who_would_lose_the_match_by_waiting_goes_on_where_others_stop() {
    assert_eq!(Turn::of(&two_cats_left(15), Level::Clever).stop_or_roll().0, Action::Stop);
    assert_eq!(Turn::of(&two_cats_left(1), Level::Clever).stop_or_roll().0, Action::Roll);
}

/// ```text
///     12
///   12  12
/// 1   12  12
/// ```
fn steep() -> Board {
    Board::from_rows(&[vec![1, 12, 12], vec![12, 12], vec![12]]).unwrap()
}

#[test]
fn the_odds_of_a_turn_are_exact() {
    let board = steep();
    let site = Site::new(&board, CellSet::EMPTY, CellSet::EMPTY);
    let expected = |dice: u8, bonus_cats: f32| {
        Plan::new(site, Worth::of_cats_alone(), bonus_cats, 0)
            .rolled(CellSet::EMPTY, dice)
            .with_all_yarn()
            .worth
    };
    let about =
        |value: f32, expected: f32| assert!((value - expected).abs() < 1e-5, "{value} is not {expected}");
    // One die: a 1 in six throws, and then no die is left.
    about(expected(1, 0.0), 1.0 / 6.0);
    about(expected(1, 3.0), 4.0 / 6.0);
    // Two dice: a 1 in 11 of 36 throws, two sixes in one more, which are three cats and a bonus turn.
    about(expected(2, 0.0), (11.0 + 3.0) / 36.0);
    about(expected(2, 2.0), (11.0 + 5.0) / 36.0);
    // With cats below, the upper 12 can be reached; the 1 is gone.
    let site = site.with_cats_on([CellId(0), CellId(1)].into_iter().collect());
    about(
        Plan::new(site, Worth::of_cats_alone(), 0.0, 0).rolled(CellSet::EMPTY, 2).with_all_yarn().worth,
        3.0 / 36.0,
    );
}

#[test]
fn yarn_is_a_second_chance() {
    let board = steep();
    let site = Site::new(&board, CellSet::EMPTY, CellSet::EMPTY);
    let value = |yarn| {
        Plan::new(site, Worth::of_cats_alone(), 0.0, yarn).rolled(CellSet::EMPTY, 1).with_all_yarn().worth
    };
    assert!((value(1) - (1.0 - 25.0 / 36.0)).abs() < 1e-5);
    assert!((value(2) - (1.0 - 125.0 / 216.0)).abs() < 1e-5);
}
