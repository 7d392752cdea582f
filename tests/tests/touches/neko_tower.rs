//! Neko tower played through touches only, beside a real tower.

use empile_games::{
    AnyAction,
    contract::{Entry, Game, Measure, Seat, Viewer},
    neko_tower::{Action, Cell, Claim, Ending, Fall, Mission, Mode, Phase, Place},
};
use empile_stage::{Cue, Node, Role, Surface};
use empile_tests::neko_tower_hands::{NekoHands, number, word};

const PHONE: Surface = Surface { width: 360.0, height: 560.0 };
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };
/// More touches than any of these matches needs.
const PATIENCE: usize = 3_000;

fn play_on(table: &mut NekoHands, mut until: impl FnMut(&NekoHands) -> bool) {
    for _ in 0..PATIENCE {
        if until(table) {
            return;
        }
        table.step();
    }
    panic!("it did not come to that: {:?}", table.game().phase());
}

fn last_action(table: &NekoHands) -> Action {
    match table.hands.entries().last() {
        Some(Entry::Act { action: AnyAction::NekoTower(action), .. }) => action.clone(),
        other => panic!("{other:?} is no action of Neko tower"),
    }
}

fn touchable(table: &NekoHands, wanted: impl Fn(&Node) -> bool) -> Vec<u32> {
    table.hands.touchable().filter(|node| wanted(node)).map(|node| node.id.0).collect()
}

#[test]
fn a_match_together_is_played_to_the_last_step_by_touch() {
    for (players, surface, seed) in [(1, PHONE, 4), (4, TABLET, 6)] {
        let mut table = NekoHands::at(players, Mode::Together, seed, surface);
        play_on(&mut table, |table| table.hands.is_over());
        assert_eq!(table.game().phase(), Phase::Over(Ending::LastStep));
        let outcome = table.game().outcome().unwrap();
        assert!(outcome.places.iter().all(|place| place.won && place.score >= 20));
        let news = table.hands.take_news();
        for cue in [
            Cue::FloorRaised,
            Cue::CatPlaced,
            Cue::CatStroked,
            Cue::Climbed,
            Cue::StepReached,
            Cue::MatchEnded,
        ] {
            assert!(news.cues.contains(&cue), "{cue:?} was heard");
        }
        let told: Vec<&str> = news.narration.iter().map(|line| line.key).collect();
        assert_eq!(
            told.iter().filter(|key| **key == "neko-tower-tell-step").count(),
            5,
            "every step was told"
        );
    }
}

#[test]
fn players_who_have_a_step_may_stop_with_it_after_a_second_touch() {
    let mut table = NekoHands::at(2, Mode::Together, 4, PHONE);
    play_on(&mut table, |table| table.game().can_stop());
    table.tap("neko-tower-stop-here", &[]);
    assert!(!table.hands.is_over(), "one touch only asks");
    table.tap("neko-tower-back", &[]);
    assert_eq!(table.find("neko-tower-stop-confirm", &[]), None);
    table.tap("neko-tower-stop-here", &[]);
    table.tap("neko-tower-stop-confirm", &[]);
    assert_eq!(table.game().phase(), Phase::Over(Ending::Stopped));
    assert!(table.game().outcome().unwrap().places.iter().all(|place| place.won));
}

#[test]
fn a_competition_is_played_behind_curtains_until_the_tower_falls() {
    for (players, surface) in [(2, PHONE), (4, TABLET)] {
        let mut table = NekoHands::at(players, Mode::Competitive, 9, surface);
        play_on(&mut table, |table| {
            let climbers = Seat::all(players).filter(|seat| table.game().climber(*seat).best > 0).count();
            table.game().phase() == Phase::Card && climbers == usize::from(players)
        });
        let seat = table.game().current();
        assert_eq!(table.missions_named(), Vec::<String>::new(), "behind the curtain nothing is named");
        table.lift_curtain();
        table.tap("neko-tower-label-tell", &[]);
        table.look_at(2);
        table.tap("neko-tower-label-floors-fell", &[]);
        assert_eq!(table.game().phase(), Phase::Card, "the end takes a second touch");
        table.tap("neko-tower-collapse-confirm", &[]);
        assert_eq!(table.game().phase(), Phase::Blaming);
        let name = if seat == Seat(0) { "Zoé" } else { "Max" };
        table.tap("neko-tower-label-blame", &[("name", word(name))]);
        assert!(table.hands.take_news().cues.contains(&Cue::CatAstrophe));
        let outcome = table.game().outcome().unwrap();
        let blamed = usize::from(name == "Max");
        let felled =
            |place: &empile_games::contract::Place| place.measures.contains(&(Measure::TowersFelled, 1));
        assert!(felled(&outcome.places[blamed]), "{name} made the tower fall");
        assert_eq!(outcome.places[blamed].rank, players, "and comes last");
        assert!(outcome.places.iter().any(|place| place.won));
    }
}

#[test]
fn behind_the_curtain_and_in_front_of_it_nobody_reads_the_missions_of_another() {
    let mut table = NekoHands::at(3, Mode::Competitive, 13, PHONE);
    let mut turns = 0;
    play_on(&mut table, |table| {
        let current = table.game().current();
        let own: Vec<&str> = table.missions_of(current).into_iter().map(Mission::key).collect();
        let named = table.missions_named();
        assert!(named.iter().all(|key| own.contains(&key.as_str())), "{named:?} is more than {own:?}");
        turns += usize::from(table.find("curtain-lift", &[]).is_some());
        if table.find("curtain-lift", &[]).is_some() {
            assert_eq!(named, Vec::<String>::new());
        }
        turns > 12
    });
}

#[test]
fn a_cat_is_placed_by_dragging_it_to_its_place() {
    let mut table = NekoHands::at(2, Mode::Together, 4, PHONE);
    play_on(&mut table, |table| matches!(table.game().phase(), Phase::Placing { .. }));
    let in_hand = table.find("neko-tower-label-in-hand", &[]).unwrap();
    let place = table.find("neko-tower-label-place", &[("row", number(3)), ("column", number(5))]).unwrap();
    let floor = table.shown_floor();
    table.hands.drag_onto(1, in_hand, place);
    assert_eq!(last_action(&table), Action::PutCat { to: Place { floor, cell: Cell(16) } });
}

#[test]
fn a_cat_in_hand_held_over_the_tower_opens_the_floor_below_it() {
    let mut table = NekoHands::at(2, Mode::Together, 4, TABLET);
    play_on(&mut table, |table| {
        matches!(table.game().phase(), Phase::Placing { .. }) && table.game().tower().height() > 3
    });
    let in_hand = table.find("neko-tower-label-in-hand", &[]).unwrap();
    let room = table.find("neko-tower-label-floor", &[("floor", number(1))]).unwrap();
    let (from, over) = (table.hands.middle(in_hand), table.hands.middle(room));
    table.hands.touch(1, empile_stage::Phase::Down, from);
    table.hands.touch(1, empile_stage::Phase::Move, over);
    assert_eq!(table.shown_floor(), 1);
    let place = table.find("neko-tower-label-place", &[("row", number(1)), ("column", number(1))]).unwrap();
    let to = table.hands.middle(place);
    table.hands.touch(1, empile_stage::Phase::Move, to);
    table.hands.touch(1, empile_stage::Phase::Up, to);
    assert_eq!(last_action(&table), Action::PutCat { to: Place { floor: 1, cell: Cell(0) } });
}

/// A table with a few floors, a stack of two cats and one beside it on one of them.
fn crowded() -> (NekoHands, u8) {
    let mut table = NekoHands::at(2, Mode::Together, 4, TABLET);
    let crowded = |table: &NekoHands| {
        let game = table.game();
        (1..=game.tower().height())
            .find(|floor| game.layout().on_floor(*floor).any(|(_, spot)| spot.level > 0) && *floor > 1)
    };
    play_on(&mut table, |table| {
        let game = table.game();
        game.phase() == Phase::Card && game.tower().height() > 4 && crowded(table).is_some()
    });
    let floor = crowded(&table).unwrap();
    (table, floor)
}

#[test]
fn everything_that_can_fall_is_told_by_touch() {
    let (mut table, floor) = crowded();
    table.tap("neko-tower-label-tell", &[]);
    table.look_at(floor);
    table.tap("neko-tower-label-left-wall-fell", &[]);
    assert_eq!(last_action(&table), Action::Fell(Fall::Wall { floor, side: 0 }));
    assert_eq!(table.find("neko-tower-label-left-wall-fell", &[]), None, "the last wall holds the floor");
    let neko = table.game().climber(Seat(0)).floor;
    table.look_at(neko);
    table.tap("neko-tower-label-neko-fell", &[]);
    assert_eq!(last_action(&table), Action::Fell(Fall::BlackCat { of: Seat(0) }));
    table.look_at(floor);
    let top = table.game().layout().on_floor(floor).max_by_key(|(_, spot)| spot.level).unwrap();
    let colour = word(top.0.colour().key());
    table.tap("neko-tower-label-cat", &[("colour", colour.clone()), ("below", number(top.1.level))]);
    table.tap("neko-tower-label-cat-fell", &[("colour", colour)]);
    assert_eq!(last_action(&table), Action::Fell(Fall::Nakama { cat: top.0 }));
    let height = table.game().tower().height();
    table.look_at(height);
    table.tap("neko-tower-label-floors-fell", &[("count", number(1))]);
    assert_eq!(last_action(&table), Action::Fell(Fall::Floors { count: 1 }));
    assert_eq!(table.game().tower().height(), height - 1);
    assert!(table.hands.take_news().cues.contains(&Cue::PieceFell));
    table.tap("neko-tower-told", &[]);
    assert_eq!(table.find("neko-tower-told", &[]), None, "and the turn goes on");
    assert_eq!(table.game().phase(), Phase::Card);
}

#[test]
fn in_a_stack_a_second_touch_means_the_cat_below_and_it_slides_where_the_next_touch_says() {
    let (mut table, floor) = crowded();
    table.tap("neko-tower-label-tell", &[]);
    table.look_at(floor);
    let layout = *table.game().layout();
    let (_, spot) = layout.on_floor(floor).find(|(_, spot)| spot.level == 1).unwrap();
    let (below, _) = layout.on_floor(floor).find(|(_, other)| spot.rests_on(*other)).unwrap();
    let chosen = |table: &NekoHands| table.find("neko-tower-label-cat-fell", &[]);
    table.tap("neko-tower-label-cat", &[("below", number(1))]);
    assert!(chosen(&table).is_some());
    table.tap("neko-tower-label-cat", &[("below", number(1))]);
    table.touch_place(Place { floor, cell: Cell(17) });
    assert_eq!(last_action(&table), Action::Slid { cat: below, to: Cell(17) });
    assert_eq!(table.game().layout().spot(below).map(|spot| spot.cell), Some(Cell(17)));
}

#[test]
fn a_claim_that_the_players_deny_climbs_nowhere() {
    let mut table = NekoHands::at(2, Mode::Together, 4, PHONE);
    play_on(&mut table, |table| matches!(table.game().phase(), Phase::Confirming(_)));
    let before = table.game().climber(Seat(0)).floor;
    table.tap("neko-tower-holds-not", &[]);
    assert_eq!(table.game().phase(), Phase::Mission);
    assert_eq!(table.game().climber(Seat(0)).floor, before);
    assert_eq!(table.hands.take_news().narration.last().unwrap().key, "neko-tower-tell-denied");
}

#[test]
fn one_may_climb_fewer_floors_than_a_mission_allows() {
    let mut table = NekoHands::at(2, Mode::Together, 4, PHONE);
    play_on(&mut table, |table| {
        let game = table.game();
        let room = game.tower().height() - game.climber(Seat(0)).floor;
        let may_climb_far = |(place, _): &(u8, u8)| table_mission(table, *place) > 1 && room > 1;
        game.claims().iter().any(may_climb_far)
    });
    let (mission, floor) =
        *table.game().claims().iter().find(|(place, _)| table_mission(&table, *place) > 1).unwrap();
    let key = table.game().observe(Viewer::Spectator).climbers[0].missions[usize::from(mission)].unwrap();
    table.tap("neko-tower-label-mission-fulfilled", &[("mission", word(key.mission().key()))]);
    let tray = touchable(&table, |node| {
        node.role == Role::Button
            && node.label.as_ref().is_some_and(|label| label.facts == [("floors", number(1))])
    });
    table.hands.tap(tray[0]);
    assert_eq!(last_action(&table), Action::Validate(Claim { mission, floor, climb: 1 }));
}

fn table_mission(table: &NekoHands, place: u8) -> u8 {
    let view = table.game().observe(Viewer::Spectator);
    view.climbers[0].missions[usize::from(place)].map_or(0, |card| card.mission().climb())
}

#[test]
fn in_competition_a_cat_of_the_own_floor_moves_up_and_a_mission_is_renewed() {
    let mut table = NekoHands::at(2, Mode::Competitive, 9, TABLET);
    let movable = |table: &NekoHands| {
        let game = table.game();
        let own = game.climber(game.current()).floor;
        let cat = game.layout().on_floor(own).next().filter(|_| own > 0 && own < game.tower().height());
        (game.phase() == Phase::Interact).then_some(cat).flatten().map(|(cat, _)| (cat, own))
    };
    play_on(&mut table, |table| movable(table).is_some());
    let (cat, own) = movable(&table).unwrap();
    table.look_at(own);
    table.tap("neko-tower-label-cat", &[("colour", word(cat.colour().key()))]);
    table.touch_place(Place { floor: own + 1, cell: Cell(5) });
    let Action::MoveCat { cat: moved, to } = last_action(&table) else { panic!("{:?}", last_action(&table)) };
    assert_eq!((moved.colour(), to), (cat.colour(), Place { floor: own + 1, cell: Cell(5) }));
    assert_eq!(table.game().phase(), Phase::Mission);
    let missions = touchable(&table, |node| {
        node.label.as_ref().is_some_and(|label| label.facts.iter().any(|(name, _)| *name == "mission"))
    });
    table.hands.tap(missions[1]);
    table.tap("neko-tower-renew", &[]);
    assert_eq!(last_action(&table), Action::Renew { mission: 1 });
    assert_eq!(table.game().phase(), Phase::Done);
}

#[test]
fn walls_on_the_table_are_counted_where_they_decide_and_that_is_all_ends_a_fall() {
    let (mut table, _) = crowded();
    table.tap("neko-tower-label-tell", &[]);
    let height = table.game().tower().height();
    table.look_at(height - 2);
    table.tap("neko-tower-label-floors-fell", &[("count", number(3))]);
    table.tap("neko-tower-label-walls-on-table", &[("walls", number(4))]);
    assert_eq!(last_action(&table), Action::Fell(Fall::FloorsWithWalls { count: 3, walls: 4 }));
    assert_eq!(table.game().tower().height(), height - 3);
    table.tap("neko-tower-told", &[]);
    assert_eq!(last_action(&table), Action::PutAway);
    assert_eq!(table.game().phase(), Phase::Card, "the match goes on");
}
