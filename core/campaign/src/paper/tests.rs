use empile_games::{
    GameId,
    contract::{Measure, PaperRefusal},
};

use crate::{
    HistoryFilter, Log, LogError, Mark, Note, PaperPlace, PaperResult, PlayerId, ResultId, Total,
    testing::{add, enter, hand, log, log_with_clock, playout, started},
};

fn totals(log: &Log) -> Vec<Total> {
    assert_eq!(log.check_tallies().unwrap(), []);
    log.campaign_totals(log.default_campaign(), GameId::PilePoils).unwrap()
}

fn scores(log: &Log) -> Vec<(PlayerId, i64, u32)> {
    totals(log).iter().map(|total| (total.player, total.score, total.games)).collect()
}

fn marks(log: &Log) -> Vec<(ResultId, Mark)> {
    let history = log.history(&HistoryFilter::default(), 10, 0).unwrap();
    history.into_iter().map(|entry| (entry.result.id, entry.mark)).collect()
}

#[test]
fn a_game_from_the_real_box_counts_like_one_played_here() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = enter(&mut log, 1_000, &[(ada, true, 5), (bob, false, 3)]);
    assert_eq!(scores(&log), [(ada, 5, 1), (bob, -3, 1)]);
    assert_eq!(totals(&log)[0].measured(Measure::GoldenCats), 5);
    let entry = log.result(id).unwrap();
    assert_eq!((entry.result.played_at, entry.result.match_id, entry.mark), (1_000, None, Mark::Counts));
}

#[test]
fn entering_twice_under_one_id_counts_once_and_another_result_is_a_conflict() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = log.new_result_id();
    let result = hand(&log, &[(ada, true, 5), (bob, false, 3)]);
    log.enter_result(id, &result).unwrap();
    log.enter_result(id, &result).unwrap();
    assert_eq!(scores(&log), [(ada, 5, 1), (bob, -3, 1)]);
    let other = hand(&log, &[(ada, true, 6), (bob, false, 3)]);
    assert_eq!(log.enter_result(id, &other), Err(LogError::ResultConflict { result: id }));
    assert_eq!(scores(&log), [(ada, 5, 1), (bob, -3, 1)]);
}

#[test]
fn long_ago_is_fine_and_tomorrow_but_not_the_day_after() {
    let (mut log, clock) = log_with_clock();
    clock.set(1_000_000_000_000);
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let at = |played_at| PaperResult {
        played_at,
        ..hand(&Log::open_in_memory().unwrap(), &[(ada, true, 1), (bob, false, 1)])
    };
    for played_at in [0, 1_000_000_000_000 + 86_400_000] {
        let id = log.new_result_id();
        log.enter_result(id, &at(played_at)).unwrap();
    }
    for played_at in [-1, 1_000_000_000_000 + 86_400_001, i64::MAX] {
        let id = log.new_result_id();
        assert_eq!(log.enter_result(id, &at(played_at)), Err(LogError::BadDate));
    }
    assert_eq!(log.results(10, 0).unwrap().len(), 2);
}

#[test]
fn a_result_that_cannot_be_leaves_nothing_behind() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = log.new_result_id();
    let refused = log.enter_result(id, &hand(&log, &[(ada, true, 13), (bob, false, 0)]));
    let refusal = PaperRefusal::OutOfRange { place: 1, amount: 13, most: 12 };
    assert_eq!(refused, Err(LogError::Form(refusal)));
    let twice = hand(&log, &[(ada, true, 1), (ada, false, 0)]);
    let refused = log.enter_result(id, &twice);
    assert_eq!(refused, Err(LogError::SeatedTwice { player: ada, name: "Ada".into() }));
    log.archive_player(bob).unwrap();
    let refused = log.enter_result(id, &hand(&log, &[(ada, true, 1), (bob, false, 0)]));
    assert_eq!(refused, Err(LogError::ArchivedPlayer { player: bob, name: "Bob".into() }));
    assert_eq!(log.results(10, 0).unwrap(), []);
}

#[test]
fn a_correction_counts_in_place_of_the_old_one_and_the_history_shows_both() {
    let mut log = log();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| add(&mut log, name));
    let wrong = enter(&mut log, 5, &[(ada, true, 5), (bob, false, 3)]);
    let id = log.new_result_id();
    let right = PaperResult { played_at: 5, ..hand(&log, &[(ada, true, 7), (cleo, false, 2)]) };
    log.correct_result(wrong, id, &right).unwrap();
    log.correct_result(wrong, id, &right).unwrap();
    assert_eq!(scores(&log), [(ada, 7, 1), (cleo, -2, 1)]);
    assert_eq!(marks(&log), [(id, Mark::Counts), (wrong, Mark::Corrected { by: id })]);
    assert_eq!(log.results(10, 0).unwrap().len(), 1);
    assert_eq!(log.result(id).unwrap().corrects, Some(wrong));
    assert_eq!(log.result(wrong).unwrap().result.places[0].place.score, 5);
}

#[test]
fn only_the_last_word_can_be_corrected_even_after_the_clock_went_back() {
    let (mut log, clock) = log_with_clock();
    clock.set(1_000);
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let first = enter(&mut log, 5, &[(ada, true, 5), (bob, false, 3)]);
    clock.set(500);
    let second = log.new_result_id();
    log.correct_result(first, second, &hand(&log, &[(ada, true, 6), (bob, false, 3)])).unwrap();
    let third = log.new_result_id();
    let right = hand(&log, &[(ada, true, 7), (bob, false, 3)]);
    assert_eq!(log.correct_result(first, third, &right), Err(LogError::AlreadyCorrected { result: first }));
    assert_eq!(log.void_result(first), Err(LogError::AlreadyCorrected { result: first }));
    log.correct_result(second, third, &right).unwrap();
    assert_eq!(scores(&log), [(ada, 7, 1), (bob, -3, 1)]);
}

#[test]
fn a_void_result_counts_for_nothing_until_it_is_restored_or_corrected() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = enter(&mut log, 5, &[(ada, true, 5), (bob, false, 3)]);
    log.void_result(id).unwrap();
    log.void_result(id).unwrap();
    assert_eq!(scores(&log), []);
    assert_eq!(marks(&log), [(id, Mark::Void)]);
    log.restore_result(id).unwrap();
    assert_eq!(scores(&log), [(ada, 5, 1), (bob, -3, 1)]);
    log.void_result(id).unwrap();
    let corrected = log.new_result_id();
    log.correct_result(id, corrected, &hand(&log, &[(ada, true, 2), (bob, false, 3)])).unwrap();
    assert_eq!(scores(&log), [(ada, 2, 1), (bob, -3, 1)]);
}

#[test]
fn what_was_played_here_can_be_voided_but_not_corrected() {
    let mut log = log();
    let seats = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 1);
    let (entries, outcome) = playout(2, 1);
    let result = log.append_final(id, 0, &entries[0], &outcome).unwrap();
    let other = log.new_result_id();
    let right = hand(&log, &[(seats[0], true, 2), (seats[1], false, 3)]);
    assert_eq!(log.correct_result(result, other, &right), Err(LogError::PlayedHere { result }));
    log.void_result(result).unwrap();
    assert_eq!(scores(&log), []);
    assert_eq!(log.append_final(id, 0, &entries[0], &outcome), Ok(result));
    assert_eq!(scores(&log), []);
}

#[test]
fn a_note_and_a_picture_stay_with_a_result_that_is_corrected() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = enter(&mut log, 5, &[(ada, true, 5), (bob, false, 3)]);
    let note = Note { text: "Chez Mamie".into(), picture: Some("photos/12.jpg".into()) };
    log.annotate_result(id, &note).unwrap();
    let corrected = log.new_result_id();
    let right = PaperResult { note: note.clone(), ..hand(&log, &[(ada, true, 2), (bob, false, 3)]) };
    log.correct_result(id, corrected, &right).unwrap();
    assert_eq!(log.result(corrected).unwrap().note, note);
    let wordy = Note { text: "a".repeat(2_001), picture: None };
    let refused = log.annotate_result(corrected, &wordy);
    assert_eq!(refused, Err(LogError::NoteTooLong { length: 2_001, most: 2_000 }));
    log.annotate_result(corrected, &Note::default()).unwrap();
    assert_eq!(log.result(id).unwrap().note, Note::default());
}

#[test]
fn a_game_entered_late_takes_its_place_in_the_row_of_wins() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    for at in [10, 20, 40, 50] {
        enter(&mut log, at, &[(ada, true, 1), (bob, false, 1)]);
    }
    let of = |log: &Log| (totals(log)[0].streak, totals(log)[0].best_streak);
    assert_eq!(of(&log), (4, 4));
    let lost = enter(&mut log, 30, &[(ada, false, 1), (bob, true, 1)]);
    assert_eq!(of(&log), (2, 2));
    log.void_result(lost).unwrap();
    assert_eq!(of(&log), (4, 4));
    enter(&mut log, 60, &[(ada, false, 1), (bob, true, 0)]);
    assert_eq!(of(&log), (0, 4));
}

#[test]
fn a_result_that_is_not_there_cannot_be_changed() {
    let mut log = log();
    let result = log.new_result_id();
    let missing = Err(LogError::NoSuchResult { result });
    assert_eq!(log.void_result(result), missing);
    assert_eq!(log.annotate_result(result, &Note::default()), missing);
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let right = hand(&log, &[(ada, true, 2), (bob, false, 3)]);
    assert_eq!(log.correct_result(result, log.new_result_id(), &right), missing);
}

#[test]
fn cat_astrophes_are_counted_where_they_were_written_down() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let mut result = hand(&log, &[(ada, true, 2), (bob, false, 3)]);
    let extras = vec![(empile_games::contract::Measure::CatAstrophes, 4)];
    result.places[1] = PaperPlace { extras, ..result.places[1].clone() };
    let id = log.new_result_id();
    log.enter_result(id, &result).unwrap();
    let counted: Vec<i64> = totals(&log).iter().map(|total| total.measured(Measure::CatAstrophes)).collect();
    assert_eq!(counted, [0, 4]);
}

#[test]
fn a_result_that_does_not_fit_on_the_storage_is_refused_as_a_whole_and_fits_later() {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let pages: u32 = log.connection().pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    log.connection().pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
    let result = hand(&log, &[(ada, true, 5), (bob, false, 3)]);
    let full = (0..2_000).find_map(|number| {
        let id = log.new_result_id();
        let refused = log.enter_result(id, &result).err()?;
        Some((number, id, refused))
    });
    let (before, id, refusal) = full.expect("the storage is full after a while");
    assert_eq!(refusal, LogError::DiskFull);
    assert_eq!(totals(&log)[0].games, before);
    log.connection().pragma_update_and_check(None, "max_page_count", pages + 99, |_| Ok(())).unwrap();
    log.enter_result(id, &result).unwrap();
    assert_eq!(totals(&log)[0].games, before + 1);
    log.connection().pragma_update(None, "query_only", true).unwrap();
    let next = log.new_result_id();
    assert_eq!(log.enter_result(next, &result), Err(LogError::ReadOnly));
    assert_eq!(log.void_result(id), Err(LogError::ReadOnly));
    assert_eq!(totals(&log)[0].games, before + 1);
}
