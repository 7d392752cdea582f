use super::{
    super::{
        Action, Breach, Drop, Ending, Event, FURTHEST_DROP, Mode, Phase, Piece, Pose, Side,
        TRIES_BEFORE_GIVING_UP, WALLS,
    },
    screen::{NEKO, Screen, wall},
};
use crate::contract::{Game, Seat};

/// « Tant que votre action n'est pas terminée, vous pouvez ajuster cet élément (même s'il tombe) ».
#[test]
fn a_new_piece_may_be_moved_again_even_if_it_fell() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.takes_a_storey();
    screen.drop(wall(2, 0), 1);
    screen.falls(wall(2, 0));
    let events = screen.answers(&[]);
    assert_eq!(events, [Event::OwnPieceFell { seat: Seat(0), piece: wall(2, 0) }]);
    assert_eq!((screen.game.walls_down, screen.game.stock.total()), (0, WALLS), "it counts for nothing");
    screen.drop(wall(2, 0), 1);
    screen.puts(wall(2, 0), &[Piece::Floor(1)]);
    screen.answers(&[]);
    assert!(screen.game.is_loose(wall(2, 0)));
    screen.drop(wall(2, 0), 1);
}

/// « Les tuiles Étage doivent être posées sur les dernières tuiles Mur ».
#[test]
fn the_floor_comes_after_both_walls_and_comes_off_with_either() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.takes_a_storey();
    let floor = Action::Drop(Drop { piece: Piece::Floor(2), x: 0, floor: 2, fold: 0 });
    assert_eq!(screen.refuses(&floor), Breach::WallsFirst);
    for side in 0..2 {
        screen.drop(wall(2, side), 1);
        screen.puts(wall(2, side), &[Piece::Floor(1)]);
        screen.answers(&[]);
    }
    screen.drop(Piece::Floor(2), 2);
    screen.puts(Piece::Floor(2), &[wall(2, 0), wall(2, 1)]);
    screen.answers(&[]);
    screen.drop(wall(2, 1), 1);
    assert!(screen.game.poses().all(|(piece, _)| piece != Piece::Floor(2)));
}

/// « le joueur actif doit placer son Étage de façon à ce que ses Murs ne dépassent pas ».
#[test]
fn walls_must_stand_upright_under_their_floor_before_it_is_settled() {
    let storey = |x: i32, turn: i32, tilt: i32| {
        let mut screen = Screen::new(2, Mode::Together);
        screen.takes_a_storey();
        for (side, x, turn) in [(0, -2_100, 0), (1, x, turn)] {
            screen.drop(wall(2, side), 1);
            screen.puts(wall(2, side), &[Piece::Floor(1)]);
            screen.answers(&[(wall(2, side), Pose { x, y: 2_400, turn })]);
        }
        screen.drop(Piece::Floor(2), 2);
        screen.puts(Piece::Floor(2), &[wall(2, 0), wall(2, 1)]);
        screen.answers(&[(Piece::Floor(2), Pose { x: 0, y: 4_600, turn: tilt })]);
        screen.game.check_settled()
    };
    assert_eq!(storey(2_100, 0, 0), Ok(()));
    assert_eq!(storey(3_900, 0, 0), Err(Breach::WallSticksOut));
    assert_eq!(storey(2_100, 4_000, 0), Err(Breach::WallNotUpright));
    assert_eq!(storey(2_100, 0, 2_000), Err(Breach::FloorNotOnWalls));
}

#[test]
fn a_storey_that_is_settled_is_part_of_the_tower() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.builds();
    assert_eq!((screen.game.tower.height(), screen.game.stock.total()), (2, WALLS - 2));
    assert!(!screen.game.is_loose(wall(2, 0)));
    let moved = Action::Drop(Drop { piece: wall(2, 0), x: 0, floor: 1, fold: 0 });
    assert_eq!(screen.refuses(&moved), Breach::PlayACardFirst);
}

/// « Les Chats ne peuvent pas être placés à plat ».
#[test]
fn a_cat_is_settled_upright_on_a_floor() {
    let mut screen = Screen::new(2, Mode::Together);
    let cat = screen.takes_a_cat();
    screen.drop(cat, 1);
    screen.falls(cat);
    screen.answers(&[]);
    assert_eq!(screen.refuses(&Action::Settle), Breach::CatNotOnFloor);
    screen.drop(cat, 1);
    screen.puts(cat, &[Piece::Floor(1)]);
    screen.answers(&[(cat, Pose { x: 3_000, y: 1_000, turn: 9_000 })]);
    assert_eq!(screen.refuses(&Action::Settle), Breach::CatLiesFlat);
    screen.drop(cat, 1);
    screen.puts(cat, &[Piece::Floor(1)]);
    screen.answers(&[(cat, Pose { x: 3_000, y: 1_200, turn: 0 })]);
    screen.act(Action::Settle);
    assert_eq!(screen.game.layout.standing().count(), 1);
}

/// « Touchez-le légèrement du doigt ».
#[test]
fn a_stroke_is_a_push_to_one_side_that_the_world_answers() {
    let mut screen = Screen::new(2, Mode::Together);
    let cat = screen.takes_a_cat();
    screen.drop(cat, 1);
    screen.puts(cat, &[Piece::Floor(1)]);
    screen.answers(&[]);
    screen.act(Action::Settle);
    assert!(matches!(screen.game.phase, Phase::Stroke(_)), "the card shown first asks for it");
    assert_eq!(screen.refuses(&Action::Stroke), Breach::WithTheBoxOnly);
    screen.act(Action::Nudge { to: Side::Left });
    assert!(screen.game.awaits_the_world());
    screen.answers(&[]);
    assert_eq!(screen.game.phase, Phase::Mission);
}

/// Six floors; then a wall is let go and knocks the topmost ones down, with so many of their walls on the table.
fn knocked_down(mode: Mode, floors: u8, walls_on_the_table: usize) -> (Screen, Vec<Event>) {
    let mut screen = Screen::new(2, mode);
    for _ in 0..5 {
        screen.builds();
    }
    screen.takes_a_storey();
    screen.drop(wall(7, 0), 6);
    screen.puts(wall(7, 0), &[Piece::Floor(6)]);
    let fallen = (7 - floors..=6).flat_map(|floor| [wall(floor, 0), wall(floor, 1)]);
    for piece in fallen.take(walls_on_the_table) {
        screen.falls(piece);
    }
    for floor in 7 - floors..=6 {
        screen.falls(Piece::Floor(floor));
    }
    let events = screen.answers(&[]);
    (screen, events)
}

/// « Si moins de 5 tuiles Mur tombent sur la table, replacez chaque élément tombé dans la réserve et poursuivez ».
#[test]
fn fewer_than_five_walls_on_the_table_go_to_the_stock_and_the_piece_is_in_hand_again() {
    let (mut screen, events) = knocked_down(Mode::Together, 3, 4);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::FloorFell { .. })).count(), 3);
    assert_eq!((screen.game.tower.height(), screen.game.stock.total()), (3, WALLS - 4));
    assert!(screen.game.poses().all(|(piece, _)| !matches!(piece, Piece::Floor(floor) if floor > 3)));
    assert!(screen.game.awaits_the_world(), "what is left finds its balance");
    screen.answers(&[]);
    assert_eq!(screen.game.in_hand()[0].piece, wall(4, 0), "the next floor is the fourth");
}

/// « Si 5 tuiles Mur ou plus tombent sur la table, la partie s'arrête immédiatement ».
#[test]
fn five_walls_on_the_table_end_it_at_once_and_lie_there_to_be_seen() {
    let (screen, events) = knocked_down(Mode::Together, 3, 5);
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::Collapsed }));
    assert!(screen.game.poses().any(|(piece, _)| piece == Piece::Floor(6)));
}

/// « Le joueur qui fait tomber la tour termine dernier »: on the screen nobody else touches it.
#[test]
fn in_competition_whoever_let_go_is_last() {
    let (screen, _) = knocked_down(Mode::Competitive, 4, 6);
    let feller = screen.game.current;
    let places = screen.game.outcome().unwrap().places;
    assert_eq!(screen.game.felled_by, Some(feller));
    assert_eq!(places[feller.index()].rank, 2);
}

/// « Si un chat Nakama ou Neko tombent, replacez-le(s) où il se trouvait sur la tour ».
#[test]
fn a_cat_that_fell_is_put_back_where_it_was_and_goes_to_the_reserve_if_it_cannot_stand_there() {
    let mut screen = Screen::new(2, Mode::Together);
    let cat = screen.takes_a_cat();
    screen.drop(cat, 1);
    screen.puts(cat, &[Piece::Floor(1)]);
    screen.answers(&[(cat, Pose { x: 3_000, y: 1_200, turn: 0 })]);
    screen.act(Action::Settle);
    screen.act(Action::Nudge { to: Side::Right });
    screen.falls(cat);
    let events = screen.answers(&[]);
    assert!(matches!(events[..], [Event::CatPutBack { .. }]));
    let back = screen.game.world().unwrap().awaited().unwrap().drops().to_vec();
    assert_eq!(back, [Drop { piece: cat, x: 300, floor: 1, fold: 0 }]);
    let mut stands = screen.clone();
    stands.puts(cat, &[Piece::Floor(1)]);
    stands.answers(&[]);
    assert_eq!((stands.game.awaits_the_world(), stands.game.layout.standing().count()), (false, 1));
    let events = screen.answers(&[]);
    assert!(matches!(events[..], [Event::CatReturned { .. }]), "it fell again");
    assert_eq!(screen.game.layout.standing().count(), 0);
}

/// « Si l'étage où Neko se trouvait est également tombé, placez Neko sur l'étage en dessous ».
#[test]
fn neko_is_put_back_on_the_floor_where_he_stood() {
    let mut screen = Screen::new(2, Mode::Together);
    let cat = screen.takes_a_cat();
    screen.drop(cat, 1);
    screen.puts(cat, &[Piece::Floor(1)]);
    screen.falls(NEKO);
    let events = screen.answers(&[]);
    assert_eq!(events, [Event::BlackCatPutBack { of: Seat(0), floor: 1 }]);
    screen.puts(NEKO, &[Piece::Floor(1)]);
    screen.answers(&[]);
    assert!(!screen.game.awaits_the_world());
}

/// « Deux chats Nakama en contact », « Empiler un chat Nakama sur un autre »: what the simulation found is asked.
#[test]
fn missions_ask_the_world_who_touches_and_who_rests_on_whom() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.builds();
    let mut cats = Vec::new();
    while cats.len() < 2 {
        if screen.game.phase != Phase::Card {
            screen.act(Action::EndTurn);
        }
        let shown = (0..2)
            .any(|card| screen.game.plays(card).iter().any(|play| matches!(play, Action::TakeCat { .. })));
        if !shown {
            screen.builds();
            continue;
        }
        let cat = screen.takes_a_cat();
        screen.drop(cat, 2);
        screen.puts(cat, &[Piece::Floor(2)]);
        screen.answers(&[(cat, Pose { x: i32::from(cats.len() as u8) * 3_000, y: 6_000, turn: 0 })]);
        cats.push(cat);
        if cats.len() == 2 {
            break;
        }
        screen.act(Action::Settle);
        if matches!(screen.game.phase, Phase::Stroke(_)) {
            screen.act(Action::Nudge { to: Side::Left });
            screen.answers(&[]);
        }
    }
    let claims = |touching: bool, on_top: bool| {
        let mut screen = screen.clone();
        screen.drop(cats[1], 2);
        screen.puts(cats[1], &[if on_top { cats[0] } else { Piece::Floor(2) }]);
        if touching {
            screen.touching.push((cats[0].min(cats[1]), cats[0].max(cats[1])));
        }
        screen.answers(&[]);
        screen.act(Action::Settle);
        if matches!(screen.game.phase, Phase::Stroke(_)) {
            screen.act(Action::Nudge { to: Side::Left });
            screen.answers(&[]);
        }
        screen
            .game
            .own_missions()
            .map(|(_, mission)| screen.game.is_fulfilled(mission, 2))
            .collect::<Vec<_>>()
    };
    // The two missions that lie open first: different colours in contact, one on another.
    let differ = match (cats[0], cats[1]) {
        (Piece::Nakama(a), Piece::Nakama(b)) => a.colour() != b.colour(),
        _ => panic!("two Nakama"),
    };
    assert_eq!(claims(false, false), [false, false]);
    assert_eq!(claims(true, false), [differ, false]);
    assert_eq!(claims(false, true), [false, true]);
}

/// Ruling « Two ways to play »: the player drags Neko up, and he is there when he stands there.
#[test]
fn neko_has_climbed_when_he_was_carried_up_and_settled() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.builds();
    screen.builds();
    let claim = super::super::Claim { mission: 0, floor: 2, climb: 1 };
    screen.game.phase = Phase::Climbing { claim, to: 2 };
    let before = screen.game.clone();
    screen.drop(NEKO, 2);
    screen.falls(NEKO);
    screen.answers(&[]);
    assert_eq!(screen.refuses(&Action::Settle), Breach::CatNotOnFloor);
    assert_eq!(
        screen.game.climber(Seat(0)),
        before.climber(Seat(0)),
        "that went wrong; he may be carried again"
    );
    screen.drop(NEKO, 2);
    screen.puts(NEKO, &[Piece::Floor(2)]);
    screen.answers(&[]);
    let events = screen.act(Action::Settle);
    assert_eq!(events[0], Event::Climbed { seat: screen.game.current, from: 1, to: 2, asked: 1 });
    assert_eq!((screen.game.climber(Seat(0)).floor, screen.game.phase), (2, Phase::Done));
}

#[test]
fn nothing_is_done_while_the_tower_moves_and_only_its_own_answer_is_heard() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.takes_a_storey();
    screen.drop(wall(2, 0), 1);
    assert!(screen.game.to_act().is_empty());
    assert_eq!(screen.refuses(&Action::Settle), Breach::TowerMoves);
    let answer = screen.answer(&[]);
    let strange = |change: &dyn Fn(&mut super::super::Answer)| {
        let mut answer = answer.clone();
        change(&mut answer);
        screen.refuses(&Action::Answer(Box::new(answer)))
    };
    let far = Pose { x: 2_000_000, y: 0, turn: 0 };
    assert_eq!(strange(&|answer| answer.deed += 1), Breach::StrangeAnswer, "to another deed");
    assert_eq!(strange(&|answer| answer.poses.clear()), Breach::StrangeAnswer, "the piece let go is missing");
    assert_eq!(strange(&|answer| answer.poses[0].1 = far), Breach::StrangeAnswer, "beyond the table");
    assert_eq!(strange(&|answer| answer.poses[0].1.turn = i32::MIN), Breach::StrangeAnswer);
    assert_eq!(
        strange(&|answer| answer.poses[0].0 = Piece::Floor(9)),
        Breach::StrangeAnswer,
        "no such piece"
    );
    assert_eq!(strange(&|answer| answer.on_the_table = vec![Piece::Floor(1)]), Breach::StrangeAnswer);
    assert_eq!(strange(&|answer| answer.resting.push((NEKO, NEKO))), Breach::StrangeAnswer);
    assert_eq!(strange(&|answer| answer.touching = vec![(wall(2, 0), NEKO)]), Breach::StrangeAnswer);
    screen.answers(&[]);
    assert_eq!(screen.refuses(&Action::Answer(Box::new(answer))), Breach::NothingAsked);
}

#[test]
fn a_drop_has_bounds() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.takes_a_storey();
    let refused = |piece, x, floor, fold| screen.refuses(&Action::Drop(Drop { piece, x, floor, fold }));
    assert_eq!(refused(wall(2, 0), FURTHEST_DROP + 1, 1, 0), Breach::TooFarOut);
    assert_eq!(refused(wall(2, 0), i16::MIN, 1, 0), Breach::TooFarOut);
    assert_eq!(refused(wall(2, 0), 0, 1, 9), Breach::NoSuchFold { fold: 9 });
    assert_eq!(refused(wall(2, 0), 0, 2, 0), Breach::NotAboveThatFloor { floor: 2 });
    assert_eq!(refused(wall(3, 0), 0, 1, 0), Breach::NotInHand);
    assert_eq!(refused(NEKO, 0, 1, 0), Breach::NotInHand);
}

#[test]
fn with_the_box_nothing_is_let_go_on_a_screen() {
    let table = super::table::Table::together();
    let drop = Action::Drop(Drop { piece: wall(2, 0), x: 0, floor: 1, fold: 0 });
    assert_eq!(table.refuses(drop), Breach::OnScreenOnly);
    assert_eq!(table.refuses(Action::Settle), Breach::OnScreenOnly);
    let mut asked = Screen::new(2, Mode::Together);
    asked.takes_a_storey();
    asked.drop(wall(2, 0), 1);
    assert_eq!(table.refuses(Action::Answer(Box::new(asked.answer(&[])))), Breach::OnScreenOnly);
}

/// Ours: what does not stand after many a try is left, so that no match comes to a stop.
#[test]
fn after_many_tries_one_may_leave_it() {
    let mut screen = Screen::new(2, Mode::Together);
    screen.takes_a_storey();
    for _ in 0..TRIES_BEFORE_GIVING_UP {
        assert_eq!(screen.refuses(&Action::GiveUp), Breach::TryOnFirst);
        screen.drop(wall(2, 0), 1);
        screen.falls(wall(2, 0));
        screen.answers(&[]);
    }
    screen.act(Action::GiveUp);
    screen.answers(&[]);
    assert_eq!((screen.game.phase, screen.game.tower.height()), (Phase::Mission, 1));
    assert!(screen.game.poses().all(|(piece, _)| piece != wall(2, 0)));
}
