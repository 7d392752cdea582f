use super::{
    super::{
        ACTION_CARDS, FLOORS, MISSION_CARDS, Mission, MissionCard, Mode, NAKAMA, Neko, Play, Setup, WALLS,
    },
    table::Table,
};
use crate::contract::{Game, Seat, Seed, SetupRefusal, Viewer};

/// « Matériel ».
#[test]
fn the_box_holds_20_action_16_mission_cards_54_walls_24_floors_and_16_nakama() {
    for table in [Table::together(), Table::competitive()] {
        let game = &table.game;
        let shown = game.shown.iter().flatten().count();
        assert_eq!(shown + game.actions.hidden.cards().len(), usize::from(ACTION_CARDS));
        let dealt = game.climbers.iter().flat_map(|climber| climber.missions.iter().flatten()).count();
        assert_eq!(dealt + game.missions.hidden.cards().len(), usize::from(MISSION_CARDS));
        assert_eq!(game.stock.total(), WALLS);
        assert_eq!(game.layout.standing().count(), 0);
        game.check_sound().unwrap();
    }
    assert_eq!((ACTION_CARDS, MISSION_CARDS, WALLS, FLOORS, NAKAMA), (20, 16, 54, 24, 16));
}

/// « Mise en place ».
#[test]
fn together_two_actions_and_two_missions_lie_open_and_neko_stands_on_the_first_floor() {
    let view = Table::together().game.observe(Viewer::Spectator);
    assert_eq!(view.shown.len(), 2);
    assert_eq!(view.climbers.len(), 1);
    assert_eq!(view.climbers[0].floor, 1);
    let missions = view.climbers[0].missions.map(|card| card.map(MissionCard::mission));
    assert_eq!(missions, [Some(Mission::DifferentColoursTouching), Some(Mission::OneOnAnother)]);
    assert_eq!(view.tower.height(), 1);
}

/// « Variante compétitive », « Mise en place ».
#[test]
fn in_competition_three_actions_lie_open_missions_are_secret_and_black_cats_wait_outside() {
    let game = Table::competitive().game;
    let spectator = game.observe(Viewer::Spectator);
    assert_eq!(spectator.shown.len(), 3);
    assert!(spectator.climbers.iter().all(|climber| climber.floor == 0 && climber.missions == [None, None]));
    for seat in Seat::all(3) {
        let view = game.observe(Viewer::Seat(seat));
        for (index, climber) in view.climbers.iter().enumerate() {
            let sees = climber.missions.iter().flatten().count();
            assert_eq!(sees, if index == seat.index() { 2 } else { 0 }, "{seat} looks at {index}");
        }
    }
}

#[test]
fn one_to_four_play_together_and_two_to_four_against_each_other() {
    let start = |players, mode| Neko::start(&Setup { players, mode, play: Play::Companion }, Seed(0));
    for players in 0..=5 {
        assert_eq!(start(players, Mode::Together).is_ok(), (1..=4).contains(&players));
        assert_eq!(start(players, Mode::Competitive).is_ok(), (2..=4).contains(&players));
    }
    let alone = start(1, Mode::Competitive).unwrap_err();
    assert_eq!(alone, SetupRefusal::Players { asked: 1, allowed: 2..=4 });
}

#[test]
fn what_an_opponent_holds_is_imagined_anew_and_what_is_open_stays() {
    let game = Table::competitive().game;
    let viewer = Viewer::Seat(Seat(1));
    let imagined: Vec<Neko> = (0..40).map(|seed| game.imagine(viewer, Seed(seed))).collect();
    assert!(imagined.iter().all(|other| other.climbers[1] == game.climbers[1] && other.shown == game.shown));
    assert!(imagined.iter().any(|other| other.climbers[0].missions != game.climbers[0].missions));
    assert!(imagined.iter().any(|other| other.actions != game.actions));
    for other in imagined {
        other.check_sound().unwrap();
    }
}
