use empile_games::{
    contract::Game,
    neko_tower::{Ending, Mode, Phase, Piece},
};
use empile_stage::{Cue, Footage, NodeId, Phase as Finger, Point, Role, Surface};
use empile_tests::neko_screen_hands::ScreenHands;

const PHONE: Surface = Surface { width: 412.0, height: 760.0 };
/// A match in which good hands take Neko up to the last step.
const TO_THE_TOP: u64 = 8;
const SKY: u32 = 6_000;

fn table(players: u8, mode: Mode) -> ScreenHands {
    ScreenHands::at(players, mode, TO_THE_TOP, PHONE)
}

/// A storey has been taken in hand.
fn building() -> ScreenHands {
    let mut table = table(2, Mode::Together);
    while !matches!(table.game().phase(), Phase::Building { .. }) {
        table.step();
    }
    table
}

fn footage(table: &mut ScreenHands) -> Option<Footage> {
    let game = table.hands.game().clone();
    table.hands.stage().footage(&game)
}

#[test]
fn a_tower_comes_down_by_touches_alone_with_any_number_of_players() {
    for (players, mode) in [1, 2, 3, 4]
        .map(|players| (players, Mode::Together))
        .into_iter()
        .chain([2, 3, 4].map(|players| (players, Mode::Competitive)))
    {
        let mut table = table(players, mode);
        for _ in 0..900 {
            table.step_aslant();
            if table.hands.is_over() {
                break;
            }
        }
        assert_eq!(table.game().phase(), Phase::Over(Ending::Collapsed), "{players} {mode:?}");
        let places = table.game().outcome().expect("an end").places;
        assert_eq!(places.len(), usize::from(players));
        assert!(places.iter().all(|place| !place.won), "nobody climbed, so nobody wins");
    }
}

#[test]
fn good_hands_take_neko_past_every_step_and_may_stop_on_the_way() {
    let mut table = table(4, Mode::Together);
    let mut stopped = None;
    while !table.hands.is_over() {
        table.step();
        if stopped.is_none() && table.game().can_stop() {
            let mut other = table.clone();
            other.tap("neko-tower-stop-here", &[]);
            other.tap("neko-tower-stop-confirm", &[]);
            stopped = Some(other.game().phase());
        }
    }
    assert_eq!(stopped, Some(Phase::Over(Ending::Stopped)));
    assert_eq!(table.game().phase(), Phase::Over(Ending::LastStep));
    assert!(table.game().outcome().expect("an end").places.iter().all(|place| place.won));
}

#[test]
fn a_piece_hangs_above_the_fingertip_with_its_plumb_line_and_falls_where_it_is_let_go() {
    let mut table = building();
    let piece = table.game().in_hand()[0].piece;
    let (from, to) = (table.hands.middle(table.chip(piece)), Point { x: 150.0, y: 420.0 });
    table.hands.touch(1, Finger::Down, from);
    table.hands.touch(1, Finger::Move, to);
    let node =
        table.hands.scene().node(NodeId(7_000 + u32::from(u8::from(piece)))).expect("it hangs").clone();
    assert!((node.area.centre().x - to.x).abs() < 0.1, "{:?}", node.area);
    assert!(node.area.bottom() < to.y, "the finger hides nothing of it: {:?}", node.area);
    assert!(table.hands.scene().node(NodeId(6_003)).is_some(), "a plumb line");
    assert!(table.hands.scene().node(NodeId(6_004)).is_some(), "a shadow");
    table.hands.touch(1, Finger::Up, to);
    assert!(table.pose(piece).is_some(), "it came to rest");
    let footage = footage(&mut table).expect("it fell");
    let track = footage.track(node.id).expect("that piece");
    assert!((track.frames[0].y - node.area.y).abs() < 2.0, "from where it hung");
    assert!(footage.cues.iter().any(|(_, cue)| *cue == Cue::PieceLanded));
    assert_eq!(self::footage(&mut table), None, "and is shown once");
}

#[test]
fn a_finger_that_goes_back_to_the_hand_or_is_taken_away_lets_nothing_go() {
    let mut table = building();
    let piece = table.game().in_hand()[0].piece;
    let chip = table.hands.middle(table.chip(piece));
    for end in [Finger::Up, Finger::Cancel] {
        table.hands.touch(1, Finger::Down, chip);
        table.hands.touch(1, Finger::Move, Point { x: 150.0, y: 420.0 });
        table.hands.touch(1, Finger::Move, chip);
        table.hands.touch(1, end, chip);
        assert_eq!(table.pose(piece), None);
        assert!(table.find("neko-tower-let-go", &[]).is_some(), "it still hangs");
    }
}

#[test]
fn two_hands_may_hold_two_walls() {
    let mut table = building();
    let [one, two] = [0, 1].map(|index| table.game().in_hand()[index].piece);
    let chips = [one, two].map(|piece| table.hands.middle(table.chip(piece)));
    table.hands.touch(1, Finger::Down, chips[0]);
    table.hands.touch(2, Finger::Down, chips[1]);
    table.hands.touch(1, Finger::Move, Point { x: 160.0, y: 430.0 });
    table.hands.touch(2, Finger::Move, Point { x: 300.0, y: 430.0 });
    let hang = |piece| table.hands.scene().node(NodeId(7_000 + u32::from(u8::from(piece)))).is_some();
    assert!(hang(one) && hang(two));
    table.hands.touch(1, Finger::Up, Point { x: 160.0, y: 430.0 });
    assert!(table.pose(one).is_some());
}

#[test]
fn until_it_is_settled_a_piece_may_be_taken_up_again() {
    let mut table = building();
    let piece = table.game().in_hand()[0].piece;
    table.drag(piece, -20.0, 40.0);
    let before = table.pose(piece).expect("it stands");
    table.drag(piece, -10.0, 40.0);
    let after = table.pose(piece).expect("it stands elsewhere");
    assert!(after.x - before.x > 900, "{before:?} {after:?}");
}

#[test]
fn buttons_do_what_fingers_do() {
    let mut table = building();
    let piece = table.game().in_hand()[0].piece;
    table.tap("neko-tower-fold", &[]);
    table.put(piece, table.game().tower().height(), -18.0);
    let body = table.game().world().expect("a world").body(piece).expect("it stands");
    assert_eq!(body.fold, 1);
    assert!((body.pose.x + 1_800).abs() < 200, "{body:?}");
}

#[test]
fn a_finger_beside_the_tower_looks_up_and_down_and_two_come_nearer() {
    let mut table = table(1, Mode::Together);
    while table.game().tower().height() < 6 || table.game().phase() != Phase::Card {
        table.step();
    }
    let floor = |table: &ScreenHands| {
        let nodes = &table.hands.scene().nodes;
        nodes.iter().find(|node| node.id.0 == 7_005).map(|node| node.area)
    };
    let before = floor(&table).expect("the fifth floor is in view");
    let at = Point { x: 380.0, y: 300.0 };
    table.hands.touch(1, Finger::Down, at);
    table.hands.touch(1, Finger::Move, Point { y: at.y - 60.0, ..at });
    let after = floor(&table).expect("it still is");
    assert!((before.y - after.y - 60.0).abs() < 0.5, "{before:?} {after:?}");
    table.hands.touch(2, Finger::Down, Point { y: at.y + 60.0, ..at });
    table.hands.touch(2, Finger::Move, Point { y: at.y + 20.0, ..at });
    assert!(
        floor(&table).is_some_and(|area| area.width < after.width),
        "two fingers that come together go away"
    );
    table.hands.touch(1, Finger::Up, at);
    table.hands.touch(2, Finger::Up, at);
    assert_eq!(table.hands.scene().node(NodeId(SKY)).map(|node| node.role), Some(Role::Led));
}

#[test]
fn a_fall_is_seen_once_more_slowly_if_somebody_asks() {
    let mut table = building();
    let piece = table.game().in_hand()[0].piece;
    table.put(piece, table.game().tower().height(), 80.0);
    let seen = footage(&mut table).expect("it fell beside the tower");
    assert!(seen.cues.iter().any(|(_, cue)| *cue == Cue::PieceFell), "{:?}", seen.cues);
    table.tap("neko-tower-again", &[]);
    let again = footage(&mut table).expect("once more");
    assert_eq!(again.every, 4 * seen.every);
    table.tap("neko-tower-seen", &[]);
    assert!(table.find("neko-tower-again", &[]).is_some());
}

#[test]
fn a_stroke_is_a_little_push() {
    let mut table = table(1, Mode::Together);
    while !matches!(table.game().phase(), Phase::Stroke(_)) {
        table.step();
    }
    let Phase::Stroke(cat) = table.game().phase() else { unreachable!("just seen") };
    let before = table.pose(Piece::Nakama(cat)).expect("it stands");
    table.tap("neko-tower-stroke-right", &[]);
    let after = table.pose(Piece::Nakama(cat));
    assert!(after.is_none_or(|after| after.x >= before.x), "{before:?} {after:?}");
    assert!(!matches!(table.game().phase(), Phase::Stroke(_)));
}
