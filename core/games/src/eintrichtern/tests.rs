use std::collections::BTreeSet;

use super::{Action, Breach, Eintrichtern, Event, Setup, Step, dice_to_win, state::Phase};
use crate::{
    contract::{Breach as _, Choices, Game, Millis, Refusal, Seat, Seats, Seed, SetupRefusal, Viewer},
    pyramid::{
        Colour,
        lattice::{Cell, CellSet, Side},
    },
};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn started(players: u8, seed: u64) -> Eintrichtern {
    Eintrichtern::start(&Setup::for_players(players), Seed(seed)).unwrap()
}

fn act(game: &mut Eintrichtern, action: Action, at: Millis) -> Result<Vec<Event>, Refusal<Breach>> {
    let mut events = Vec::new();
    game.apply(game.current, &action, at, &mut events).map(|()| events)
}

fn uncover(game: &mut Eintrichtern, at_cell: Cell, at: Millis) -> Result<Vec<Event>, Refusal<Breach>> {
    act(game, Action::Uncover { cell: at_cell }, at)
}

/// Three dice that add up to this.
fn throw_of(sum: u8) -> [u8; 3] {
    let first = (sum - 2).min(6);
    let second = (sum - first - 1).min(6);
    [first, second, sum - first - second]
}

/// The player whose turn it is has thrown what lies under this cell, or one more or less.
fn looking_for(game: &mut Eintrichtern, case: Cell, wrong: bool) {
    let sum = game.pyramid.hollow_sum(case).unwrap();
    let sum = if !wrong {
        sum
    } else if sum < 18 {
        sum + 1
    } else {
        sum - 1
    };
    game.phase = Phase::MustUncover { thrown: throw_of(sum) };
}

fn cover(game: &mut Eintrichtern) -> Vec<Event> {
    let mut events = Vec::new();
    let due = game.next_deadline().unwrap();
    game.advance(due, &mut events).unwrap();
    events
}

#[test]
fn thirty_six_red_dice_cover_forty_five_yellow_ones() {
    let game = started(2, 1);
    assert_eq!(game.pyramid.of_colour(Colour::Yellow), CellSet::BASE);
    assert_eq!(game.covered(), CellSet::of_level(1));
    assert_eq!(game.covered().len(), 36);
    assert_eq!(game.pyramid.heap().free(), game.covered(), "every red die can be lifted");
}

#[test]
fn the_first_player_must_throw() {
    let mut game = started(2, 1);
    assert_eq!(game.legal(Seat(0)).all().collect::<Vec<_>>(), [Action::Throw]);
    assert_eq!(uncover(&mut game, cell("007"), 0), Err(Refusal::Rule(Breach::MustThrow)));
    let told = act(&mut game, Action::Throw, 0).unwrap();
    let [Event::Thrown { seat: Seat(0), faces, sum }] = told[..] else { panic!("{told:?}") };
    assert_eq!(faces.iter().sum::<u8>(), sum);
    assert_eq!(act(&mut game, Action::Throw, 0), Err(Refusal::Rule(Breach::AlreadyThrown)));
    assert_eq!(game.legal(Seat(0)).len(), 36);
    let base = uncover(&mut game, cell("008"), 0);
    assert_eq!(base, Err(Refusal::Rule(Breach::NoRedDie { cell: cell("008") })));
}

#[test]
fn the_same_sum_wins_the_red_die_and_another_throw() {
    let mut game = started(3, 2);
    let case = cell("223");
    looking_for(&mut game, case, false);
    let told = uncover(&mut game, case, 50).unwrap();
    assert_eq!(told.last(), Some(&Event::Won { seat: Seat(0), cell: case, dice: 1 }));
    assert_eq!((game.current, game.phase), (Seat(0), Phase::MustThrow), "who has just scored must throw");
    assert_eq!(game.next_deadline(), None);
    act(&mut game, Action::Throw, 60).unwrap();
    let gone = uncover(&mut game, case, 60);
    assert_eq!(gone, Err(Refusal::Rule(Breach::NoRedDie { cell: case })), "this case is out of play");
}

#[test]
fn another_sum_is_shown_for_four_seconds_then_covered_and_the_turn_passes() {
    let mut game = started(2, 2);
    let case = cell("223");
    let lay = game.pyramid.clone();
    looking_for(&mut game, case, true);
    let told = uncover(&mut game, case, 1_000).unwrap();
    let faces = lay.hollow(case).unwrap().map(|(_, face)| face);
    let sum = faces.iter().sum();
    assert_eq!(
        told,
        [
            Event::Uncovered { seat: Seat(0), cell: case, faces, sum },
            Event::Missed { seat: Seat(0), cell: case, until: 5_000 },
        ]
    );
    assert!(game.to_act().is_empty(), "everyone looks");
    assert!(matches!(game.observe(Viewer::Spectator).step, Step::Shown { sum: seen, .. } if seen == sum));
    game.advance(4_999, &mut Vec::new()).unwrap();
    assert!(matches!(game.phase, Phase::Shown { .. }));
    assert_eq!(cover(&mut game), [Event::Covered { cell: case }, Event::TurnPassed { to: Seat(1) }]);
    assert_eq!(game.pyramid, lay, "the red die lies as it lay");
    assert_eq!(act(&mut game, Action::Throw, 4_999), Err(Refusal::TooLate { at: 4_999, decided: 5_000 }));
}

#[test]
fn the_next_player_may_throw_or_keep_the_throw() {
    let mut game = started(2, 2);
    looking_for(&mut game, cell("223"), true);
    uncover(&mut game, cell("223"), 0).unwrap();
    cover(&mut game);
    let Phase::MayThrow { thrown } = game.phase else { panic!("the next player has the choice") };
    assert_eq!(game.legal(Seat(1)).len(), 1 + 36);
    let mut throws = game.clone();
    act(&mut throws, Action::Throw, 5_000).unwrap();
    assert!(matches!(throws.phase, Phase::MustUncover { .. }));
    let told = uncover(&mut game, cell("007"), 5_000).unwrap();
    assert_eq!(told[0], Event::KeptThrow { seat: Seat(1), sum: thrown.iter().sum() });
}

#[test]
fn what_is_covered_is_hidden_from_everyone_even_if_it_was_seen() {
    let mut game = started(2, 3);
    let case = cell("223");
    let before = game.observe(Viewer::Spectator).dice;
    looking_for(&mut game, case, true);
    uncover(&mut game, case, 0).unwrap();
    let under = [("323", Side::U), ("233", Side::V), ("224", Side::W)].map(|(at, side)| (cell(at), side));
    let seen = |game: &Eintrichtern, viewer| {
        let dice = game.observe(viewer).dice;
        under.map(|(at, side)| dice.iter().find(|die| die.cell == at).unwrap().faces[side.index()])
    };
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    for viewer in viewers {
        assert_eq!(seen(&game, viewer), under.map(|(at, side)| game.pyramid.face(at, side)));
    }
    cover(&mut game);
    for viewer in viewers {
        assert_eq!(seen(&game, viewer), [None; 3]);
        assert_eq!(game.observe(viewer).dice, before);
    }
}

#[test]
fn what_was_seen_and_covered_again_is_imagined_anew() {
    let mut game = started(2, 3);
    let case = cell("223");
    looking_for(&mut game, case, true);
    uncover(&mut game, case, 0).unwrap();
    let sums = |game: &Eintrichtern| -> BTreeSet<u8> {
        (0..300)
            .map(|seed| game.imagine(Viewer::Seat(Seat(0)), Seed(seed)).pyramid.hollow_sum(case).unwrap())
            .collect()
    };
    assert_eq!(sums(&game).len(), 1, "everyone looks at it");
    cover(&mut game);
    assert!(sums(&game).len() > 10, "nobody looks at it any more");
}

#[test]
fn eight_red_dice_win_at_up_to_four_and_six_with_more() {
    assert_eq!([2, 3, 4, 5, 6, 7, 8].map(dice_to_win), [8, 8, 8, 6, 6, 6, 6]);
    for players in [2, 8] {
        let mut game = started(players, 4);
        let cases: Vec<Cell> = game.covered().iter().collect();
        for case in &cases[..usize::from(dice_to_win(players))] {
            assert_eq!(game.outcome(), None);
            looking_for(&mut game, *case, false);
            uncover(&mut game, *case, 0).unwrap();
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.winners(), Seats::only(Seat(0)));
        assert_eq!(outcome.places[0].score, i32::from(dice_to_win(players)));
        assert_eq!(game.apply(Seat(1), &Action::Throw, 0, &mut Vec::new()), Err(Refusal::Over));
    }
}

#[test]
fn when_all_red_dice_are_gone_most_of_them_win_together() {
    let mut game = started(8, 5);
    // Seven players with 5 dice each, and the last die for the eighth.
    for (number, case) in game.covered().iter().enumerate() {
        assert_eq!(game.outcome(), None);
        game.current = Seat((number / 5) as u8);
        looking_for(&mut game, case, false);
        uncover(&mut game, case, 0).unwrap();
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners(), Seats::all(7));
    assert_eq!(outcome.places[7].rank, 8);
}

#[test]
fn options_and_players_have_bounds() {
    assert!(matches!(
        Eintrichtern::start(&Setup::for_players(9), Seed(1)),
        Err(SetupRefusal::Players { asked: 9, .. })
    ));
    let blink = Setup { players: 2, show_ms: 499 };
    assert_eq!(Eintrichtern::start(&blink, Seed(1)).unwrap_err().code(), "eintrichtern-show-ms-out-of-range");
}
