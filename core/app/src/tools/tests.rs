use empile_campaign::{HistoryFilter, PlayerId};
use empile_games::{
    bunte_kuh::Timing,
    contract::{Measure, Seat, Seats, Seed},
    cui_bono::Costs,
    neko::{ActionCard, Mode},
    pile_poils::Title,
    pilo_pilo::{Character, Duty, RefereeProblem, Revealed, Stillness},
    pyramid::Colour,
    raffzahn::Setup,
    teckels::Bones,
};
use empile_stage::{Phase, Point, Touch};

use super::*;
use crate::{Empile, Newcomer};

const MIDSUMMER: i64 = 1_750_000_000_000;

fn amounts(tool: &impl Scores) -> Vec<(bool, i32)> {
    tool.standings().unwrap().iter().map(|standing| (standing.won, standing.amount)).collect()
}

/// The log takes what the tool has counted.
fn is_written_down(tool: &impl Scores) {
    let app = Empile::open_in_memory("fr").unwrap();
    let names = ["Ada", "Blaise", "Chloé", "Denis", "Émilie", "Fanny", "Gaspard", "Hélène"];
    let join = |name: &&str| app.add_player(Newcomer { name: (*name).into(), colour: 0 }).unwrap().id;
    let players: Vec<PlayerId> = names.iter().take(tool.standings().unwrap().len()).map(join).collect();
    app.write_down(tool, &players, MIDSUMMER).unwrap();
    let refused = app.write_down(tool, &players[1..], MIDSUMMER).unwrap_err();
    assert_eq!(refused.code, "wrong-player-count");
}

#[test]
fn a_tool_is_written_down_once_until_something_changes() {
    let app = Empile::open_in_memory("fr").unwrap();
    let join = |name: &str| app.add_player(Newcomer { name: name.into(), colour: 0 }).unwrap().id;
    let players = ["Ada", "Blaise", "Chloé"].map(join);
    let mut bench = Bench::new(RaffzahnCounter::new(Setup::default()).unwrap());
    bench.work(|tool| tool.set_dice(Seat(0), 40)).unwrap();
    let first = app.write_down_once(&mut bench, &players, MIDSUMMER).unwrap();
    assert_eq!(app.write_down_once(&mut bench, &players, MIDSUMMER), Ok(first));
    assert!(bench.work(|tool| tool.set_dice(Seat(0), 165)).is_err());
    assert_eq!(
        app.write_down_once(&mut bench, &players, MIDSUMMER),
        Ok(first),
        "a refused entry changes nothing"
    );
    bench.work(|tool| tool.set_dice(Seat(1), 50)).unwrap();
    assert_ne!(app.write_down_once(&mut bench, &players, MIDSUMMER), Ok(first));
    assert_eq!(app.history(&HistoryFilter::default(), 9, 0).unwrap().len(), 2);
}

#[test]
fn the_title_finder_knows_every_title_and_nothing_beyond_twelve_cats() {
    assert_eq!(title_for(0), Ok(Title::EnthusiasticJuggler));
    assert_eq!(title_for(12), Ok(Title::GreatArchitectOfSleep));
    assert_eq!(title_for(13), Err(ToolProblem::OutOfRange { amount: 13, least: 0, most: 12 }));
}

#[test]
fn the_sheet_of_pile_poils_adds_golden_cats_and_takes_off_cats_left() {
    let mut sheet = PilePoilsSheet::new(3).unwrap();
    sheet.set_left(Seat(0), 4).unwrap();
    sheet.set_winner(Some((Seat(1), 5))).unwrap();
    sheet.set_left(Seat(2), 25).unwrap();
    assert_eq!(sheet.scores(), [-4, 5, -25]);
    assert_eq!(sheet.title(), Some(Title::BedtimeSpecialist));
    assert_eq!(amounts(&sheet), [(false, 4), (true, 5), (false, 25)]);
    is_written_down(&sheet);
}

#[test]
fn the_sheet_of_pile_poils_refuses_what_cannot_be_and_stays_as_it_was() {
    let mut sheet = PilePoilsSheet::new(3).unwrap();
    let before = sheet.clone();
    assert_eq!(PilePoilsSheet::new(5), Err(ToolProblem::Players { asked: 5, least: 2, most: 4 }));
    assert_eq!(sheet.set_left(Seat(0), 26), Err(ToolProblem::OutOfRange { amount: 26, least: 0, most: 25 }));
    assert_eq!(sheet.set_left(Seat(3), 1), Err(ToolProblem::NoSuchSeat { seat: Seat(3) }));
    assert!(sheet.set_winner(Some((Seat(0), 13))).is_err());
    assert!(sheet.set_winner(Some((Seat(3), 1))).is_err());
    assert_eq!(sheet, before);
}

#[test]
fn a_sheet_says_how_much_it_takes_at_most_and_takes_no_more() {
    let mut cats = PilePoilsSheet::new(3).unwrap();
    assert_eq!((cats.most_golden_cats(), cats.most_left()), (12, 25));
    cats.set_winner(Some((Seat(0), cats.most_golden_cats()))).unwrap();
    cats.set_left(Seat(1), cats.most_left()).unwrap();

    let mut bones = BonesCounter::new(2).unwrap();
    let most = u8::try_from(bones.most_cards()).unwrap();
    assert!(bones.add_round(&[(most, false), (1, false)]).is_err());
    bones.add_round(&[(most, false), (0, false)]).unwrap();

    let mut dice = RaffzahnCounter::new(Setup::default()).unwrap();
    assert_eq!(dice.left(), 164);
    dice.set_dice(Seat(0), 40).unwrap();
    assert_eq!(dice.left(), 124);
    assert_eq!(
        dice.set_dice(Seat(1), 125),
        Err(ToolProblem::OutOfRange { amount: 125, least: 0, most: 124 })
    );
    dice.set_dice(Seat(0), 41).unwrap();
    dice.set_dice(Seat(1), 123).unwrap();
    assert_eq!(dice.left(), 0);
    dice.set_dice(Seat(0), 41).unwrap();

    let mut decks = NekoHelper::new(Mode::Competitive, 2, Seed(1)).unwrap();
    assert!(decks.put(Seat(0), decks.most_floors() + 1).is_err());
    assert_eq!(decks.put(Seat(0), decks.most_floors()), Ok(decks.most_floors()));
}

#[test]
fn every_cup_throws_its_own_dice_and_the_same_seed_throws_the_same() {
    let mut cup = DiceCup::new(Seed(4));
    for (kind, dice) in [(Cup::Five, 5), (Cup::Three, 3), (Cup::Turquoise, 1)] {
        let throw = cup.throw(kind);
        assert_eq!(throw.faces.len(), dice);
        assert!(throw.faces.iter().all(|face| (1..=6).contains(face)));
        assert_eq!(throw.sum(), throw.faces.iter().sum::<u8>());
    }
    assert_eq!(DiceCup::new(Seed(9)).throw(Cup::Five), DiceCup::new(Seed(9)).throw(Cup::Five));
    assert_eq!(cup.throw_some(Cup::Five, 2).unwrap().faces.len(), 2);
    assert!(cup.throw_some(Cup::Five, 6).is_err());
    assert!(cup.throw_some(Cup::Turquoise, 0).is_err());
}

#[test]
fn the_judge_of_pilo_pilo_says_what_was_right_and_counts_down_to_the_winner() {
    let mut judge = PiloPiloJudge::new(3, false).unwrap();
    let shown = [Character::Attacker, Character::Defender, Character::Attacker].map(Revealed::Card);
    let defender: Seats = [Seat(1)].into_iter().collect();
    assert_eq!(
        judge.duties(&shown).unwrap(),
        [Some(Duty::Throw { at: defender }), Some(Duty::Shield), Some(Duty::Throw { at: defender })]
    );
    assert_eq!(judge.standings(), Err(ToolProblem::NotOver));
    for _ in 0..12 {
        judge.settle(&shown, [Seat(0)].into_iter().collect()).unwrap();
    }
    assert_eq!(amounts(&judge), [(true, 0), (false, 12), (false, 12)]);
    is_written_down(&judge);
    judge.take_back().unwrap();
    assert_eq!(judge.referee().cards_left(), [1, 12, 12]);
}

#[test]
fn the_judge_of_pilo_pilo_keeps_everyone_still_before_a_king_and_refuses_him_among_apprentices() {
    let shown = [Character::King, Character::Dragon, Character::Attacker].map(Revealed::Card);
    let still = Some(Duty::Still(Stillness::King));
    assert_eq!(PiloPiloJudge::new(3, false).unwrap().duties(&shown).unwrap(), [still; 3]);
    let mut apprentices = PiloPiloJudge::new(3, true).unwrap();
    let refused = ToolProblem::Referee(RefereeProblem::KingAmongApprentices);
    assert_eq!(apprentices.settle(&shown, Seats::NONE), Err(refused));
    assert_eq!(apprentices.take_back(), Err(ToolProblem::NothingToTakeBack));
}

#[test]
fn bones_are_counted_over_three_rounds() {
    let mut bones = BonesCounter::new(4).unwrap();
    bones.add_round(&[(10, false), (7, true), (7, false), (2, false)]).unwrap();
    assert_eq!(bones.bones(Seat(0)), Ok(Bones { gold: 1, silver: 0, bronze: 0 }));
    assert_eq!(bones.bones(Seat(1)), Ok(Bones { gold: 0, silver: 2, bronze: 0 }));
    assert_eq!(bones.bones(Seat(2)), Ok(Bones { gold: 0, silver: 1, bronze: 0 }));
    assert_eq!(bones.bones(Seat(3)), Ok(Bones::default()));
    assert_eq!(bones.standings(), Err(ToolProblem::NotOver));
    bones.add_round(&[(1, false), (2, false), (3, false), (4, false)]).unwrap();
    bones.add_round(&[(0, false), (0, false), (0, false), (0, false)]).unwrap();
    assert_eq!(bones.add_round(&[(1, false); 4]), Err(ToolProblem::Over));
    assert_eq!(amounts(&bones), [(false, 6), (true, 8), (false, 7), (false, 6)]);
    is_written_down(&bones);
}

#[test]
fn a_round_of_teckels_has_a_count_for_everyone_and_no_more_cards_than_there_are() {
    let mut bones = BonesCounter::new(2).unwrap();
    assert_eq!(bones.add_round(&[(1, false); 3]), Err(ToolProblem::Players { asked: 3, least: 2, most: 2 }));
    assert_eq!(
        bones.add_round(&[(60, false), (1, false)]),
        Err(ToolProblem::OutOfRange { amount: 61, least: 0, most: 60 })
    );
    assert_eq!(bones.rounds(), [] as [Vec<_>; 0]);
    assert_eq!(bones.take_back(), Err(ToolProblem::NothingToTakeBack));
}

#[test]
fn kept_dice_cost_by_their_colour_and_the_least_loss_wins() {
    let mut counter = CuiBonoCounter::new(2, Costs::default()).unwrap();
    for _ in 0..9 {
        counter.keep(Seat(0), Colour::Red).unwrap();
    }
    for _ in 0..3 {
        counter.keep(Seat(1), Colour::Pearl).unwrap();
    }
    assert_eq!(counter.losses(), [9, 9]);
    assert_eq!(counter.standings(), Err(ToolProblem::NotOver));
    counter.keep(Seat(0), Colour::Yellow).unwrap();
    counter.take_back().unwrap();
    counter.keep(Seat(0), Colour::Red).unwrap();
    assert!(counter.is_over());
    assert_eq!(counter.keep(Seat(1), Colour::Red), Err(ToolProblem::Over));
    assert_eq!(amounts(&counter), [(false, 10), (true, 9)]);
    is_written_down(&counter);
}

#[test]
fn an_equal_loss_with_fewer_dice_wins() {
    let mut counter = CuiBonoCounter::new(5, Costs { red: 1, yellow: 2, pearl: 7 }).unwrap();
    counter.keep(Seat(1), Colour::Pearl).unwrap();
    for seat in [Seat(2), Seat(3), Seat(4)] {
        (0..4).for_each(|_| counter.keep(seat, Colour::Yellow).unwrap());
    }
    for _ in 0..7 {
        counter.keep(Seat(0), Colour::Red).unwrap();
    }
    assert_eq!(amounts(&counter), [(false, 7), (true, 7), (false, 8), (false, 8), (false, 8)]);
}

#[test]
fn the_sum_helper_compares_the_throw_with_the_case() {
    let sums = Sums::of([1, 2, 6], [3, 3, 3]).unwrap();
    assert_eq!((sums.thrown, sums.case, sums.are_equal()), (9, 9, true));
    assert!(!Sums::of([1, 1, 1], [1, 1, 2]).unwrap().are_equal());
    assert!(Sums::of([0, 1, 1], [1, 1, 1]).is_err());
    assert!(Sums::of([1, 1, 1], [1, 1, 7]).is_err());
    assert_eq!(Sums::read(&[1, 2, 6], &[3, 3, 3]), Ok(sums));
    assert_eq!(Sums::read(&[1, 2], &[3, 3, 3]), Err(ToolProblem::DiceCount { asked: 2, wanted: 3 }));
}

#[test]
fn eight_red_dice_win_eintrichtern() {
    let mut counter = EintrichternCounter::new(2).unwrap();
    let miss = Sums { thrown: 3, case: 4 };
    let hit = Sums { thrown: 4, case: 4 };
    counter.uncover(Seat(1), miss).unwrap();
    for _ in 0..8 {
        assert_eq!(counter.standings(), Err(ToolProblem::NotOver));
        counter.uncover(Seat(0), hit).unwrap();
    }
    assert_eq!(counter.uncover(Seat(1), hit), Err(ToolProblem::Over));
    assert_eq!(counter.red_dice(), [8, 0]);
    assert_eq!(counter.standings().unwrap()[1].extras, [(Measure::CasesUncovered, 1)]);
    is_written_down(&counter);
}

#[test]
fn five_seconds_to_point_after_a_stop_in_bunte_kuh() {
    let mut counter = BunteKuhCounter::new(3, Timing::default()).unwrap();
    assert_eq!(counter.time_to_point(0), None);
    counter.stop_called(1_000);
    assert_eq!(counter.time_to_point(3_000), Some(3_000));
    assert!(!counter.is_too_late(6_000));
    assert!(counter.is_too_late(6_001));
}

#[test]
fn a_wrong_call_in_bunte_kuh_takes_a_die_from_everyone_else() {
    let mut counter = BunteKuhCounter::new(6, Timing::default()).unwrap();
    assert_eq!(counter.dice(), [10; 6]);
    counter.wrong(Seat(2)).unwrap();
    assert_eq!(counter.dice(), [9, 9, 15, 9, 9, 9]);
    for _ in 0..9 {
        counter.right(Seat(0)).unwrap();
    }
    assert_eq!(counter.right(Seat(1)), Err(ToolProblem::Over));
    assert_eq!(amounts(&counter)[0], (true, 0));
    is_written_down(&counter);
}

#[test]
fn a_die_taken_after_the_stop_is_late_for_a_while() {
    let mut counter = RaffzahnCounter::new(Setup::default()).unwrap();
    assert_eq!(counter.judge(500), Take::InTime);
    counter.stop_called(1_000);
    let judged = [1_000, 1_001, 2_000, 2_001].map(|at| counter.judge(at));
    assert_eq!(judged, [Take::InTime, Take::Late, Take::Late, Take::NotInATurn]);
    counter.thrown();
    assert_eq!(counter.judge(9_000), Take::InTime);
}

#[test]
fn a_late_take_costs_a_die_to_each_opponent_or_none_at_all() {
    let mut counter = RaffzahnCounter::new(Setup::default()).unwrap();
    counter.set_dice(Seat(0), 5).unwrap();
    counter.set_dice(Seat(1), 1).unwrap();
    counter.late(Seat(0)).unwrap();
    assert_eq!(counter.dice(), [3, 2, 1]);
    counter.late(Seat(2)).unwrap();
    assert_eq!(counter.dice(), [3, 2, 1]);
    assert_eq!(
        counter.set_dice(Seat(2), 160),
        Err(ToolProblem::OutOfRange { amount: 160, least: 0, most: 159 }),
        "164 dice, and five of them lie before the others"
    );
    assert_eq!(amounts(&counter), [(true, 3), (false, 2), (false, 1)]);
    is_written_down(&counter);
}

#[test]
fn neko_begins_on_the_first_floor_between_two_actions_and_two_missions() {
    let mut helper = NekoHelper::new(Mode::Together, 1, Seed(3)).unwrap();
    assert_eq!(helper.actions(), ActionCard::FIRST_SHOWN);
    assert_eq!(helper.missions().count(), 2);
    assert_eq!(helper.floor(Seat(0)), Ok(1));
    let played = helper.play_action(0).unwrap();
    assert_eq!(played, ActionCard::FIRST_SHOWN[0]);
    assert!(!helper.actions().contains(&played));
    assert_eq!(helper.play_action(2), Err(ToolProblem::OutOfRange { amount: 3, least: 1, most: 2 }));
}

#[test]
fn every_action_card_of_neko_comes_before_one_comes_twice() {
    let mut helper = NekoHelper::new(Mode::Competitive, 2, Seed(3)).unwrap();
    assert_eq!(helper.actions().len(), 3);
    let mut played: Vec<ActionCard> = (0..17).map(|_| helper.play_action(1).unwrap()).collect();
    played.extend(helper.actions());
    played.sort();
    assert_eq!(played, ActionCard::all().collect::<Vec<_>>());
}

#[test]
fn neko_climbs_as_far_as_the_mission_and_the_tower_allow_and_steps_stay_won() {
    let mut helper = NekoHelper::new(Mode::Together, 2, Seed(3)).unwrap();
    assert!(helper.validate(0, 2, 20).is_err(), "the first mission climbs one floor");
    assert_eq!(helper.validate(1, 2, 2), Ok(2));
    assert_eq!(helper.steps().count(), 0);
    helper.put(Seat(0), 14).unwrap();
    helper.put(Seat(1), 9).unwrap();
    assert_eq!(helper.floor(Seat(0)), Ok(9), "there is one Neko for all");
    assert_eq!(helper.steps().collect::<Vec<_>>(), [10, 13]);
    assert_eq!(amounts(&helper), [(true, 14), (true, 14)]);
    is_written_down(&helper);
}

#[test]
fn who_fells_the_tower_does_not_win_however_high() {
    let mut helper = NekoHelper::new(Mode::Competitive, 3, Seed(3)).unwrap();
    helper.put(Seat(0), 9).unwrap();
    helper.put(Seat(1), 4).unwrap();
    helper.put(Seat(2), 4).unwrap();
    helper.set_felled_by(Some(Seat(0))).unwrap();
    assert_eq!(amounts(&helper), [(false, 9), (true, 4), (true, 4)]);
    assert_eq!(helper.steps().count(), 0);
    is_written_down(&helper);
    assert!(helper.set_felled_by(Some(Seat(3))).is_err());
    assert!(NekoHelper::new(Mode::Competitive, 1, Seed(3)).is_err());
}

fn touch(pointer: u64, phase: Phase, stamp: u64) -> Touch {
    Touch { pointer, phase, at: Point { x: pointer as f32, y: 0.0 }, stamp, breadth: 0.0 }
}

#[test]
fn a_finger_is_chosen_when_all_have_lain_still_for_a_while() {
    let mut picker = FirstPlayerPicker::new(Seed(1));
    picker.hear(touch(1, Phase::Down, 100));
    assert_eq!(picker.advance(100 + HOLD_MS), None, "one finger is no choice");
    picker.hear(touch(2, Phase::Down, 5_000));
    picker.hear(touch(3, Phase::Down, 6_000));
    assert_eq!(picker.next_deadline(), Some(6_000 + HOLD_MS));
    assert_eq!(picker.advance(5_999 + HOLD_MS), None);
    let chosen = picker.advance(6_000 + HOLD_MS).unwrap();
    assert!(picker.fingers().contains(&chosen));
    picker.hear(touch(4, Phase::Down, 9_000));
    assert_eq!(picker.advance(20_000), Some(chosen), "the choice stays while fingers are there");
    for pointer in 1..=4 {
        picker.hear(touch(pointer, Phase::Up, 21_000));
    }
    assert_eq!(picker.advance(30_000), None);
}

#[test]
fn a_finger_that_the_system_takes_away_is_not_chosen() {
    let mut picker = FirstPlayerPicker::new(Seed(1));
    for pointer in 1..=3 {
        picker.hear(touch(pointer, Phase::Down, 0));
    }
    picker.hear(touch(2, Phase::Cancel, 500));
    picker.hear(touch(9, Phase::Move, 600));
    assert_eq!(picker.fingers().len(), 2);
    assert_eq!(picker.advance(499 + HOLD_MS), None);
    assert!(picker.advance(500 + HOLD_MS).is_some_and(|chosen| chosen.pointer != 2));
}

#[test]
fn every_finger_is_chosen_about_as_often() {
    let mut counts = [0u32; 4];
    for seed in 0..4_000 {
        let mut picker = FirstPlayerPicker::new(Seed(seed));
        (0..4).for_each(|pointer| picker.hear(touch(pointer, Phase::Down, 0)));
        let chosen = picker.advance(HOLD_MS).unwrap();
        counts[usize::try_from(chosen.pointer).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (880..1_120).contains(count)), "{counts:?}");
}
