//! Neko tower through whole matches: with steady hands they come to everything the rules know.

use std::collections::BTreeSet;

use empile_games::{
    contract::{Choices, Game, Seat, Seed, Stream, Viewer},
    neko_tower::{
        Action, CELLS, Cell, Claim, Ending, Event, FLOORS, Fall, Mode, NAKAMA, Nakama, Neko, Phase, Place,
        Play, STEPS, Setup, Wall,
    },
};
use empile_tests::kit::Conforming;

const MATCHES: u64 = 320;

/// Plays to climb: builds, places cats right above, validates what it can; and has a mishap once in a while.
fn next_action(game: &Neko, seat: Seat, chance: &mut Stream) -> Action {
    let legal = game.legal(seat);
    if chance.below(320) == 0 {
        return legal.nth(chance.index(legal.len())).expect("there is always something to do");
    }
    let above = game.climber(seat).floor + 1;
    let helps = |action: &Action| match action {
        Action::Build { .. } => game.tower().height() < above + 6,
        Action::PutCat { to } => to.floor == above && to.cell.row() == 0,
        Action::Validate(_) => true,
        _ => false,
    };
    let helpful: Vec<Action> = legal.all().take(legal.deeds()).filter(helps).collect();
    if !helpful.is_empty() && chance.below(4) > 0 {
        return helpful[chance.index(helpful.len())].clone();
    }
    match legal.nth(chance.index(legal.deeds())).expect("there is always something to do") {
        // Few tables stop at the first chance.
        Action::StopHere if chance.below(8) > 0 => legal.nth(0).expect("there is always something to do"),
        action => action,
    }
}

/// The name of an event, without what it carries.
fn name(event: &Event) -> String {
    let told = format!("{event:?}");
    told.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[derive(Default)]
struct Story {
    events: BTreeSet<String>,
    endings: BTreeSet<String>,
    steps: BTreeSet<u8>,
}

fn play(setup: Setup, seed: Seed, story: &mut Story) {
    let mut game = Neko::start(&setup, seed).expect("a playable set-up");
    let mut chance = Stream::new(Seed(!seed.0));
    let mut events = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        let action = next_action(&game, seat, &mut chance);
        events.clear();
        game.apply(seat, &action, 0, &mut events).expect("a legal action is taken");
        game.check_invariants().unwrap_or_else(|broken| panic!("{setup:?} {seed:?} {action:?}: {broken}"));
        for event in &events {
            story.events.insert(name(event));
            if let Event::StepReached { step } = event {
                story.steps.insert(*step);
            }
        }
    }
    if let Phase::Over(ending) = game.phase() {
        story.endings.insert(format!("{ending:?}"));
        let outcome = game.outcome().expect("an ended match has an outcome");
        let is_won = !outcome.winners().is_empty();
        match setup.mode {
            Mode::Together => {
                let reached = game.climber(Seat(0)).best;
                assert_eq!(is_won, reached >= STEPS[0], "{reached} floors");
            }
            Mode::Competitive => {
                assert_eq!(
                    ending == Ending::NowhereHigher,
                    game.observe(Viewer::Spectator).felled_by.is_none()
                );
            }
        }
    }
}

#[test]
fn matches_with_steady_hands_come_to_every_event_every_step_and_every_ending() {
    let mut seen = Story::default();
    for number in 0..MATCHES {
        let mode = if number % 2 == 0 { Mode::Together } else { Mode::Competitive };
        let players = 2 + (number / 4 % 3) as u8;
        play(Setup { players, mode, play: Play::Companion }, Seed(number), &mut seen);
    }
    let events = [
        "CardPlayed",
        "ActionShown",
        "ActionsReshuffled",
        "FloorRaised",
        "CatTaken",
        "CatPlaced",
        "CatStroked",
        "CatMoved",
        "MissionClaimed",
        "ClaimDenied",
        "MissionValidated",
        "MissionRenewed",
        "MissionDrawn",
        "MissionsReshuffled",
        "Climbed",
        "StepReached",
        "CatSlid",
        "FloorFell",
        "WallFell",
        "CatReturned",
        "CatPutBack",
        "BlackCatCameDown",
        "BlackCatPutBack",
        "TowerFelled",
        "TurnPassed",
        "Ended",
    ];
    let missing: Vec<&str> = events.into_iter().filter(|event| !seen.events.contains(*event)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert_eq!(seen.steps, STEPS.into_iter().collect());
    let endings = ["Collapsed", "LastStep", "Stopped"];
    let missing: Vec<&str> = endings.into_iter().filter(|ending| !seen.endings.contains(*ending)).collect();
    assert!(missing.is_empty(), "no match ended like this: {missing:?}");
}

/// Every action that can be written down with small numbers, sensible or not.
fn every_action() -> Vec<Action> {
    let places =
        || (0..=FLOORS + 1).flat_map(|floor| (0..=CELLS).map(move |cell| Place { floor, cell: Cell(cell) }));
    let cats = || (0..=NAKAMA).map(Nakama);
    let mut all = vec![
        Action::Stroke,
        Action::Confirm { holds: true },
        Action::Confirm { holds: false },
        Action::EndTurn,
        Action::StopHere,
        Action::PutAway,
    ];
    for card in 0..4 {
        all.push(Action::Forgo { card });
        all.push(Action::Renew { mission: card });
        all.extend(cats().map(|cat| Action::TakeCat { card, cat }));
        for left in Wall::ALL {
            all.extend(Wall::ALL.map(|right| Action::Build { card, walls: [left, right] }));
        }
        for floor in 0..=FLOORS + 1 {
            all.extend((0..6).map(|climb| Action::Validate(Claim { mission: card, floor, climb })));
            all.push(Action::Fell(Fall::Wall { floor, side: card }));
        }
    }
    all.extend(places().map(|to| Action::PutCat { to }));
    for cat in cats() {
        all.extend(places().map(|to| Action::MoveCat { cat, to }));
        all.extend((0..=CELLS).map(|cell| Action::Slid { cat, to: Cell(cell) }));
        all.push(Action::Fell(Fall::Nakama { cat }));
    }
    for count in 0..=FLOORS + 1 {
        all.push(Action::Fell(Fall::Floors { count }));
        all.extend((0..8).map(|walls| Action::Fell(Fall::FloorsWithWalls { count, walls })));
    }
    for seat in (0..6).map(Seat) {
        all.push(Action::Fell(Fall::BlackCat { of: seat }));
        all.push(Action::Blame { seat });
    }
    all
}

#[test]
fn of_all_actions_there_are_exactly_the_offered_ones_are_accepted() {
    let every_action = every_action();
    let mut phases = BTreeSet::new();
    for (number, setup) in Neko::setups().into_iter().enumerate() {
        let mut game = Neko::start(&setup, Seed(number as u64)).expect("a playable set-up");
        let mut chance = Stream::new(Seed(500 + number as u64));
        for turn in 0..400 {
            let Some(seat) = game.to_act().iter().next() else { break };
            if turn % 23 == 0
                || !matches!(game.phase(), Phase::Card | Phase::Mission | Phase::Done) && turn % 5 == 0
            {
                phases.insert(format!("{:?}", std::mem::discriminant(&game.phase())));
                let offered: Vec<Action> = game.legal(seat).all().collect();
                let is_taken = |action: &Action| game.clone().apply(seat, action, 0, &mut Vec::new()).is_ok();
                let accepted: Vec<Action> =
                    every_action.iter().filter(|action| is_taken(action)).cloned().collect();
                assert_eq!(accepted.len(), offered.len(), "{setup:?} {:?}", game.phase());
                assert!(accepted.iter().all(|action| offered.contains(action)));
            }
            let action = next_action(&game, seat, &mut chance);
            game.apply(seat, &action, 0, &mut Vec::new()).expect("a legal action is taken");
        }
    }
    assert!(phases.len() >= 7, "too few phases looked at: {phases:?}");
}
