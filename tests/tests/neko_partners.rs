//! Robots that build Neko's tower on the screen with people: through the simulation alone, and at a table as a shell has it.

use empile_app::{Chosen, Empile, ResultStanding, RobotPace};
use empile_bots::Level;
use empile_campaign::HistoryFilter;
use empile_games::{
    AnyAction, GameId,
    contract::{Entry, Match, Millis, Seat, Seed},
    neko_tower::{Action, Mode},
};
use empile_stage::{Art, Phase, PiloArt, Point, Touch};
use empile_tests::{
    by_touch::{rehearsal, rehearsal_at},
    neko_guests::Guests,
    neko_partners::{Partners, heights},
};

fn by(entries: &[Entry<AnyAction>], seat: Seat) -> usize {
    entries.iter().filter(|entry| matches!(entry, Entry::Act { seat: by, .. } if *by == seat)).count()
}

fn stamps(entries: &[Entry<AnyAction>]) -> Vec<Millis> {
    entries
        .iter()
        .map(|entry| match entry {
            Entry::Act { at, .. } | Entry::Clock { at } => *at,
        })
        .collect()
}

/// Without stamps: what was done.
fn deeds(entries: &[Entry<AnyAction>]) -> Vec<AnyAction> {
    let deed = |entry: &Entry<AnyAction>| match entry {
        Entry::Act { action, .. } => Some(action.clone()),
        Entry::Clock { .. } => None,
    };
    entries.iter().filter_map(deed).collect()
}

#[test]
fn one_person_and_partners_play_whole_matches_to_an_end_whatever_their_number_and_level() {
    for (players, mode) in [(2, "together"), (3, "competitive"), (4, "together")] {
        for level in Level::ALL {
            let app = rehearsal();
            let mut guests = Guests::at(&app, players, mode, level, 11);
            guests.finish();
            let entries = guests.entries();
            for seat in Seat::all(players) {
                assert!(by(&entries, seat) > 0, "{players} {mode} {level:?}: {seat} has done nothing");
            }
            let replayed = Match::replay(guests.record()).expect("what was played replays");
            assert_eq!(serde_json::to_string(replayed.state()).unwrap(), guests.table.state_json().unwrap());
            let history = app.history(&HistoryFilter::default(), 10, 0).unwrap();
            assert_eq!(
                history[0].standing,
                ResultStanding::Practice,
                "one person alone with robots practises"
            );
        }
    }
}

#[test]
fn robots_by_themselves_come_to_an_end_in_both_modes() {
    for (players, mode) in [(2, Mode::Competitive), (3, Mode::Together), (4, Mode::Competitive)] {
        let mut partners = Partners::at(players, mode, Level::Gentle, 5);
        while partners.go_on() {}
    }
}

#[test]
fn a_partner_knows_nothing_that_its_seat_does_not_see() {
    for level in Level::ALL {
        let mut partners = Partners::at(3, Mode::Competitive, level, 3);
        let mut something_was_hidden = false;
        for _ in 0..80 {
            something_was_hidden |= partners.sees_only_its_view();
            if !partners.go_on() {
                break;
            }
        }
        assert!(something_was_hidden, "{level:?}");
    }
}

#[test]
fn the_same_touches_make_the_same_record_and_another_seed_another() {
    let record = |seed: u64| {
        let app = rehearsal();
        let mut guests = Guests::at(&app, 2, "together", Level::Gentle, seed);
        (0..60).for_each(|_| guests.go_on());
        guests.entries()
    };
    assert_eq!(record(4), record(4));
    assert_ne!(deeds(&record(4)), deeds(&record(5)));
}

/// However the time is cut into pieces, its hand opens at the same moments.
#[test]
fn stamps_decide_and_not_how_often_the_table_is_asked() {
    let waited = |pieces: Millis| {
        let app = rehearsal();
        let mut guests = Guests::at(&app, 2, "together", Level::Clever, 6);
        while !guests.waits_for_a_robot() {
            guests.go_on();
        }
        let end = guests.table.now() + 60_000;
        while guests.table.now() + 60_000 / pieces <= end {
            guests.wait(60_000 / pieces - 60);
        }
        let entries = guests.entries();
        let own =
            entries.iter().take_while(|entry| matches!(entry, Entry::Act { seat: Seat(0), .. })).count();
        let theirs = entries
            .into_iter()
            .skip(own)
            .take_while(|entry| matches!(entry, Entry::Act { seat: Seat(1), .. }));
        theirs.collect::<Vec<_>>()
    };
    let often = waited(120);
    assert!(often.len() > 5, "a whole turn: {often:?}");
    assert_eq!(often, waited(6));
}

#[test]
fn a_partner_takes_time_that_people_can_follow_and_as_much_as_they_asked_for() {
    let turn = |pace: RobotPace| {
        let app = rehearsal();
        app.set_robot_pace(pace).unwrap();
        let mut guests = Guests::at(&app, 2, "together", Level::Clever, 6);
        while !guests.waits_for_a_robot() {
            guests.go_on();
        }
        while guests.waits_for_a_robot() {
            guests.go_on();
        }
        guests.entries()
    };
    let [brisk, usual, calm] = [RobotPace::Brisk, RobotPace::Usual, RobotPace::Calm].map(turn);
    assert_eq!(deeds(&brisk), deeds(&calm), "its pace does not change what it does");
    let lasts = |entries: &[Entry<AnyAction>]| {
        let stamps = stamps(entries);
        let first =
            entries.iter().position(|entry| matches!(entry, Entry::Act { seat: Seat(1), .. })).unwrap();
        stamps.last().unwrap() - stamps[first - 1]
    };
    assert!(lasts(&brisk) < lasts(&usual) && lasts(&usual) < lasts(&calm));
    assert!((4_000..45_000).contains(&lasts(&usual)), "{}", lasts(&usual));
    let let_go = usual.windows(2).filter_map(|pair| match pair {
        [
            Entry::Act { at: before, .. },
            Entry::Act { seat: Seat(1), action: AnyAction::NekoTower(Action::Drop(_)), at },
        ] => Some(at - before),
        _ => None,
    });
    assert!(
        let_go.clone().count() > 0 && let_go.into_iter().all(|after| after > 1_500),
        "nobody sees so quick a hand"
    );
}

/// Where the hand of the robot is, and what it holds hangs.
fn hand(guests: &Guests) -> Option<Point> {
    let nodes = guests.table.unpainted_scene().nodes;
    let is_hand = |art: &Option<Art>| *art == Some(Art::Pilo(PiloArt::Hand { down: true }));
    nodes.iter().find(|node| is_hand(&node.art)).map(|node| node.area.centre())
}

#[test]
fn a_partners_hand_is_seen_at_rest_taking_a_piece_and_holding_it_before_it_opens() {
    let app = rehearsal();
    let mut guests = Guests::at(&app, 2, "together", Level::Gentle, 6);
    assert_eq!(hand(&guests), None, "it is the person's turn");
    while !guests.waits_for_a_robot() {
        guests.go_on();
    }
    let rest = hand(&guests).expect("it rests in the sky");
    let mut places = vec![rest];
    let before = by(&guests.entries(), Seat(1));
    while by(&guests.entries(), Seat(1)) == before {
        guests.wait(50);
        places.extend(hand(&guests));
    }
    assert!(places.iter().any(|place| *place != rest), "it points at a card");
    let piece_hangs = |guests: &Guests| {
        let nodes = guests.table.unpainted_scene().nodes;
        nodes
            .iter()
            .any(|node| node.label.as_ref().is_some_and(|label| label.key == "neko-tower-label-hanging"))
    };
    let drops = |guests: &Guests| {
        let is_drop = |action: &AnyAction| matches!(action, AnyAction::NekoTower(Action::Drop(_)));
        deeds(&guests.entries()).iter().filter(|action| is_drop(action)).count()
    };
    let (let_go, mut hung) = (drops(&guests), Vec::new());
    while guests.waits_for_a_robot() && drops(&guests) == let_go {
        guests.wait(50);
        if piece_hangs(&guests) {
            hung.extend(hand(&guests));
        }
    }
    hung.dedup();
    assert!(hung.len() > 2, "it trembles with what it holds: {hung:?}");
}

#[test]
fn nothing_can_be_touched_on_a_partners_turn() {
    let app = rehearsal();
    let mut guests = Guests::at(&app, 2, "together", Level::Clever, 6);
    while !guests.waits_for_a_robot() {
        guests.go_on();
    }
    while guests.waits_for_a_robot() {
        assert!(guests.table.unpainted_scene().nodes.iter().all(|node| !node.role.is_touchable()));
        guests.wait(400);
    }
}

#[test]
fn a_partner_keeps_still_while_somebody_holds_something() {
    let app = rehearsal();
    let mut guests = Guests::at(&app, 2, "together", Level::Clever, 6);
    let sky = |guests: &Guests| {
        let nodes = guests.table.unpainted_scene().nodes;
        let sky = nodes
            .into_iter()
            .find(|node| node.label.as_ref().is_some_and(|label| label.key == "neko-tower-label-view"));
        let area = sky.expect("the sky is looked at").area;
        Point { x: area.x + 8.0, y: area.y + 8.0 }
    };
    // One finger rests in the sky while another ends the turn.
    while guests.game().tower().height() < 2 {
        guests.go_on();
    }
    let at = sky(&guests);
    let touch = |phase, stamp| Touch { pointer: 5, phase, at, stamp, breadth: 0.0 };
    guests.table.step(&[touch(Phase::Down, guests.table.now() + 10)]).unwrap();
    while !guests.waits_for_a_robot() {
        guests.go_on();
    }
    let before = guests.entries().len();
    guests.wait(120_000);
    assert_eq!(guests.entries().len(), before, "its hand waits");
    let lifted = guests.table.now() + 10;
    guests.table.step(&[touch(Phase::Up, lifted)]).unwrap();
    guests.wait(60_000);
    let entries = guests.entries();
    assert!(entries.len() > before);
    assert!(stamps(&entries)[before] > lifted + 500, "it looks again before it goes on");
}

#[test]
fn who_leaves_in_the_midst_of_a_partners_turn_finds_it_about_the_same_thing() {
    let in_the_midst = |app: &Empile| {
        let mut guests = Guests::at(app, 2, "together", Level::Clever, 6);
        while !guests.waits_for_a_robot() {
            guests.go_on();
        }
        while by(&guests.entries(), Seat(1)) < 3 {
            guests.wait(100);
        }
        // Its hand is on its way with the next piece.
        guests.wait(1_200);
        guests
    };
    let turn = |guests: &Guests| {
        while guests.waits_for_a_robot() {
            guests.wait(400);
        }
        deeds(&guests.entries())
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.empile");
    let (id, begun) = {
        let guests = in_the_midst(&rehearsal_at(&path));
        (guests.table.id(), guests.entries())
    };
    let app = rehearsal_at(&path);
    let guests = Guests::sit_down(app.resume_match(id).unwrap());
    assert_eq!(guests.entries(), begun, "nothing is done that was only begun");
    assert_eq!(turn(&guests), turn(&in_the_midst(&rehearsal())));
}

#[test]
fn taking_back_takes_back_what_partners_made_of_it_and_no_more() {
    let app = rehearsal();
    let mut guests = Guests::at(&app, 2, "together", Level::Clever, 6);
    let mut before = guests.entries();
    while !guests.waits_for_a_robot() {
        before = guests.entries();
        guests.go_on();
    }
    while by(&guests.entries(), Seat(1)) < 5 {
        guests.wait(500);
    }
    guests.table.undo(true).unwrap();
    assert_eq!(guests.entries(), before);
    assert_eq!(hand(&guests), None, "its hand has gone back");
}

#[test]
fn partners_sit_down_where_the_tower_is_on_the_screen_and_not_beside_a_real_one() {
    let app = rehearsal();
    let ada = app.add_player("Ada".into(), 0).unwrap().id;
    let robot = app.robots().unwrap()[0].usual().unwrap().id;
    assert_eq!(app.most_robots(GameId::NekoTower), 3);
    let start = |play: &str| {
        let chosen = Chosen { values: vec![("play".into(), play.into())], rows: None };
        let setup = app.setup(GameId::NekoTower, 2, &chosen).unwrap();
        app.start_match(setup, vec![ada, robot], Some(Seed(1)))
            .map(|_| ())
            .map_err(|error| error.code().to_owned())
    };
    assert_eq!(start("companion"), Err("robot-without-hands".to_owned()));
    assert_eq!(start("on-screen"), Ok(()));
}

#[test]
fn each_level_builds_higher_than_the_one_below() {
    let [gentle, clever, formidable] = Level::ALL.map(|level| {
        let towers = 8;
        heights(level, towers, 20).map(u64::from).sum::<u64>() as f64 / towers as f64
    });
    assert!(gentle + 1.0 < clever && clever + 1.0 < formidable, "{gentle} {clever} {formidable}");
}
