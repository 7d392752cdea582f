use std::sync::Arc;

use crate::*;

const MIDSUMMER: i64 = 1_750_000_000_000;

fn app() -> Arc<Empile> {
    Empile::open_in_memory("fr".into()).unwrap()
}

fn people(app: &Empile, count: usize) -> Vec<String> {
    let names = ["Ada", "Blaise", "Chloé", "Denis"];
    names.iter().take(count).map(|name| app.add_player((*name).into(), 0).unwrap().id).collect()
}

fn code<T>(answer: Result<T, EmpileError>) -> Option<String> {
    answer.err().map(|EmpileError::Failed { code, .. }| code)
}

#[test]
fn every_tool_on_the_shelf_has_a_name_and_words_of_its_own() {
    let app = app();
    for tool in app.tools().unwrap() {
        assert!(!tool.title.starts_with("tool-") && !tool.detail.starts_with("tool-"), "{tool:?}");
        assert!(!app.tool_words(tool.slug).unwrap().is_empty());
    }
    assert_eq!(app.tools_words().unwrap().get("title").map(String::as_str), Some("Outils"));
    assert_eq!(code(app.tool_words("nonsense".into())).as_deref(), Some("no-such-tool"));
}

#[test]
fn a_score_sheet_is_filled_in_and_written_down_once() {
    let app = app();
    let players = people(&app, 3);
    let sheet = Arc::clone(&app).pile_poils_sheet(3).unwrap();
    sheet.set_left(0, 4).unwrap();
    sheet.set_left(2, 9).unwrap();
    let scores = sheet.set_winner(1, 12).unwrap();
    assert_eq!(scores.scores, [-4, 12, -9]);
    assert_eq!(scores.title, Some(app.title_for(12).unwrap()));
    assert_eq!(code(sheet.set_left(0, 99)).as_deref(), Some("tool-out-of-range"));
    let id = sheet.write_down(players.clone(), MIDSUMMER).unwrap();
    assert_eq!(sheet.write_down(players, MIDSUMMER).unwrap(), id);
    let history = app.history(HistoryQuery::default(), 10, 0).unwrap();
    assert_eq!(history.iter().map(|row| row.id.clone()).collect::<Vec<_>>(), [id]);
}

#[test]
fn the_judge_tells_who_had_to_do_what_and_to_whom() {
    let judge = app().pilo_pilo_judge(3, false).unwrap();
    let card = |character| PiloShown::Card { character };
    let shown = vec![card(PiloCharacter::Attacker), PiloShown::Peeked, card(PiloCharacter::Defender)];
    let judged = judge.judge(shown.clone()).unwrap();
    let throw = PiloJudgement { duty: PiloDuty::Throw, targets: vec![2] };
    assert_eq!(judged.first(), Some(&throw));
    assert_eq!(
        judged.iter().map(|seat| seat.duty).skip(1).collect::<Vec<_>>(),
        [PiloDuty::SitsOut, PiloDuty::Shield]
    );
    let counts = judge.settle(shown, vec![0]).unwrap();
    assert_eq!((counts.cards_left, counts.peeks, counts.rounds), (vec![11, 12, 12], vec![0, 1, 0], 1));
    assert_eq!(judge.take_back().unwrap().rounds, 0);
    assert_eq!(code(judge.take_back()).as_deref(), Some("nothing-to-undo"));
    assert_eq!(code(judge.judge(Vec::new())).as_deref(), Some("pilo-pilo-referee-wrong-card-count"));
}

#[test]
fn bones_dice_and_sums_are_counted() {
    let app = app();
    let bones = Arc::clone(&app).teckels_bones(2).unwrap();
    let count = |cards, emptied_a_pile| TeckelsCount { cards, emptied_a_pile };
    let sheet = bones.add_round(vec![count(9, false), count(5, true)]).unwrap();
    assert_eq!(sheet.heaps.iter().map(|heap| heap.value).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(sheet.rounds[0][1].bones, [BoneKind::Silver, BoneKind::Silver]);

    let counter = Arc::clone(&app).cui_bono_counter(2, app.cui_bono_costs().unwrap()).unwrap();
    counter.keep(0, DieColour::Red).unwrap();
    let kept = counter.keep(0, DieColour::Pearl).unwrap();
    assert_eq!(kept.hands[0], CuiBonoHand { red: 1, yellow: 0, pearl: 1, loss: 4 });
    assert_eq!(code(counter.keep(5, DieColour::Red)).as_deref(), Some("no-such-seat"));

    let sums = Arc::clone(&app).eintrichtern_sums(2).unwrap();
    assert_eq!(
        sums.compare(vec![1, 2, 6], vec![3, 3, 3]).unwrap(),
        SumPair { thrown: 9, case_sum: 9, equal: true }
    );
    assert_eq!(sums.uncover(1, vec![1, 2, 6], vec![3, 3, 3]).unwrap().red_dice, [0, 1]);
    assert_eq!(code(sums.compare(vec![1], vec![3, 3, 3])).as_deref(), Some("wrong-dice-count"));

    let cup = app.dice_cup().unwrap();
    let throw = cup.throw_all(DiceKind::Three).unwrap();
    assert_eq!((throw.faces.len(), throw.sum), (3, throw.faces.iter().sum()));
    assert_eq!(code(cup.throw_some(DiceKind::Turquoise, 2)).as_deref(), Some("tool-out-of-range"));
}

#[test]
fn timers_go_by_the_clock_they_are_told() {
    let app = app();
    let pointing = Arc::clone(&app).bunte_kuh_timer(4).unwrap();
    assert_eq!(pointing.time_to_point(0).unwrap(), None);
    pointing.stop_called(1_000).unwrap();
    assert!(pointing.time_to_point(2_000).unwrap().is_some() && !pointing.is_too_late(2_000).unwrap());
    assert!(pointing.is_too_late(60_000).unwrap());
    assert_eq!(pointing.wrong(0).unwrap().dice, [18, 14, 14, 14]);

    let stop = app.raffzahn_timer().unwrap();
    assert_eq!(stop.judge(5).unwrap(), RaffzahnTake::InTime);
    stop.stop_called(10).unwrap();
    assert_eq!(stop.judge(11).unwrap(), RaffzahnTake::Late);
    stop.thrown().unwrap();
    assert_eq!(stop.judge(99_999).unwrap(), RaffzahnTake::InTime);
}

#[test]
fn decks_of_neko_show_cards_in_words_and_in_pictures() {
    let app = app();
    let players = people(&app, 2);
    let decks = Arc::clone(&app).neko_decks(false, 2, None).unwrap();
    let sheet = decks.sheet().unwrap();
    assert_eq!((sheet.actions.len(), sheet.missions.len(), sheet.floors.len()), (2, 2, 2));
    for card in sheet.actions.iter().chain(&sheet.missions) {
        assert!(!card.text.starts_with("neko-"), "{card:?}");
    }
    let piece = Piece::NekoMission { number: sheet.missions[0].number };
    assert!(!piece_picture(piece, 60.0, 80.0).unwrap().layers.is_empty());
    let climb = sheet.missions[0].climb.unwrap();
    assert_eq!(decks.validate(0, climb, 20).unwrap().floors, [1 + climb; 2]);
    assert_eq!(decks.put(0, 13).unwrap().steps, [10, 13]);
    assert!(decks.write_down(players, MIDSUMMER).is_ok());
    assert!(app.neko_decks(true, 1, None).is_err());
}

#[test]
fn a_finger_is_picked_after_a_moment() {
    let picker = app().first_player_picker().unwrap();
    let down = |pointer: u64| TouchSample {
        pointer,
        phase: TouchPhase::Down,
        x: 10.0,
        y: 10.0,
        stamp_ms: 100,
        breadth: 0.0,
    };
    let view = picker.touch(vec![down(1), down(2), down(3)], 100).unwrap();
    assert_eq!((view.fingers.len(), view.chosen), (3, None));
    let then = view.next_ms.unwrap();
    assert!(picker.touch(Vec::new(), then).unwrap().chosen.is_some());
}
