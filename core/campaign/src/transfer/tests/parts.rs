//! What is sent holds what belongs to it, and nothing else.

use super::{exported, live};
use crate::{
    Becomes, CampaignId, EveningId, Log, LogPart, Note, PaperResult,
    testing::{HandClock, add, enter, hand, log, new_match, playout},
};

fn sent(log: &Log, part: LogPart) -> String {
    let mut out = Vec::new();
    log.export_part(part, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

struct House {
    log: Log,
    summer: CampaignId,
    evening: EveningId,
}

/// Ada and Bob play in summer and at an evening, to which Cléo comes; Dora and Émile play elsewhere.
fn house() -> House {
    let clock = HandClock::default();
    clock.set(1_700_000_000_000);
    let mut log = Log::open_in_memory_with_clock(Box::new(clock)).unwrap();
    let [ada, bob, cleo, dora, emile] =
        ["Ada", "Bob", "Cléo", "Dora", "Émile"].map(|name| add(&mut log, name));
    let summer = log.create_campaign("Été").unwrap().id;
    let note = |text: &str| Note { text: text.into(), picture: None };
    let write = |log: &mut Log, result: PaperResult| {
        let id = log.new_result_id();
        log.enter_result(id, &result).unwrap();
        id
    };
    let results = [
        PaperResult {
            campaign: summer,
            note: note("au soleil"),
            ..hand(&log, &[(ada, true, 3), (bob, false, 2)])
        },
        PaperResult { note: note("secret"), ..hand(&log, &[(dora, true, 3), (emile, false, 2)]) },
        // Dora was entered by mistake.
        PaperResult { campaign: summer, ..hand(&log, &[(ada, true, 4), (dora, false, 2)]) },
        PaperResult { note: note("le soir"), ..hand(&log, &[(ada, true, 1), (bob, false, 2)]) },
        PaperResult { note: note("à part"), ..hand(&log, &[(bob, true, 1), (emile, false, 2)]) },
        // Entered in summer, and rightly elsewhere.
        PaperResult { campaign: summer, ..hand(&log, &[(dora, true, 7), (emile, false, 2)]) },
    ];
    let [_, _, mistaken, at_night, left_out, moved] = results.map(|result| write(&mut log, result));
    let right = log.new_result_id();
    let really = PaperResult { campaign: summer, ..hand(&log, &[(ada, true, 4), (bob, false, 2)]) };
    log.correct_result(mistaken, right, &really).unwrap();
    let elsewhere = log.new_result_id();
    log.correct_result(moved, elsewhere, &hand(&log, &[(dora, true, 7), (emile, false, 2)])).unwrap();
    let evening = log.begin_evening(Some("Noël"), &[ada, bob, cleo]).unwrap().id;
    log.count_for_evening(at_night, evening, true).unwrap();
    log.count_for_evening(left_out, evening, true).unwrap();
    log.count_for_evening(left_out, evening, false).unwrap();
    let new = new_match(&log, &[bob, cleo], 1);
    let played = log.start_match_of(new, Some(evening)).unwrap();
    let (entries, outcome) = playout(2, 1);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(played, index, entry).unwrap();
    }
    log.append_final(played, before.len() as u32, last, &outcome).unwrap();
    let new = new_match(&log, &[bob, cleo], 2);
    log.start_match_of(new, Some(evening)).unwrap();
    House { log, summer, evening }
}

fn holds(file: &str, words: &[&str]) -> Vec<bool> {
    words.iter().map(|word| file.contains(word)).collect()
}

const WORDS: [&str; 10] =
    ["Ada", "Bob", "Cléo", "Dora", "Émile", "Été", "au soleil", "secret", "le soir", "à part"];

#[test]
fn a_campaign_is_sent_without_anybody_and_anything_else() {
    let House { log, summer, .. } = house();
    let file = sent(&log, LogPart::Campaign(summer));
    let expected = [true, true, false, false, false, true, true, false, false, false];
    assert_eq!(holds(&file, &WORDS), expected);
    assert!(!file.contains("Noël"));
    let mut there = self::log();
    there.import_json(&file).unwrap();
    assert_eq!(there.results(9, 0).unwrap().len(), 2);
    assert_eq!(there.players(true).unwrap().len(), 2, "whoever has no name stays off the roster");
    let game = empile_games::GameId::PilePoils;
    let points = |log: &Log| -> Vec<(u32, i64)> {
        log.campaign_totals(summer, game).unwrap().iter().map(|it| (it.games, it.score)).collect()
    };
    assert_eq!(points(&there), points(&log));
}

#[test]
fn an_evening_is_sent_without_anybody_and_anything_else() {
    let House { log, evening, .. } = house();
    let file = sent(&log, LogPart::Evening(evening));
    let expected = [true, true, true, false, false, false, false, false, true, false];
    assert_eq!(holds(&file, &WORDS), expected);
    assert!(file.contains("Noël"));
    let mut there = self::log();
    there.import_json(&file).unwrap();
    let (here, there) = (log.evening_table(evening).unwrap(), there.evening_table(evening).unwrap());
    assert_eq!(there.standings, here.standings);
    assert_eq!(there.games(), 2);
    assert_eq!(there.matches.len() + 1, here.matches.len(), "what was taken out stays at home");
}

#[test]
fn a_part_changes_nothing_at_home_and_nothing_the_second_time() {
    let House { mut log, summer, evening } = house();
    let all = exported(&log);
    assert_eq!(sent(&log, LogPart::Everything), all);
    let mut there = self::log();
    for part in [LogPart::Campaign(summer), LogPart::Evening(evening)] {
        let file = sent(&log, part);
        assert!(log.import_json(&file).unwrap().is_nothing_new());
        assert!(!there.import_json(&file).unwrap().is_nothing_new());
        assert!(there.import_json(&file).unwrap().is_nothing_new());
        assert_eq!(there.check_tallies().unwrap(), []);
    }
    assert_eq!(exported(&log), all);
    there.import_json(&all).unwrap();
    assert_eq!(exported(&there), all, "parts first and all of it later come to the same");
}

#[test]
fn parts_of_any_log_can_be_taken_in_anywhere() {
    for seed in 0..12 {
        let clock = HandClock::default();
        clock.set(1_700_000_000_000);
        let mut log = Log::open_in_memory_with_clock(Box::new(clock.clone())).unwrap();
        for name in ["A", "B", "C"] {
            add(&mut log, name);
        }
        live(&mut log, &clock, seed, 60);
        let campaigns = log.campaigns().unwrap().into_iter().map(|it| LogPart::Campaign(it.id));
        let evenings = log.evenings().unwrap().into_iter().map(|it| LogPart::Evening(it.id));
        let all = exported(&log);
        let mut there = self::log();
        for part in campaigns.chain(evenings) {
            let file = sent(&log, part);
            assert!(log.import_json(&file).unwrap().is_nothing_new(), "{part:?}");
            there.import_json(&file).unwrap();
            assert!(there.import_json(&file).unwrap().is_nothing_new(), "{part:?}");
        }
        there.import_json(&all).unwrap();
        assert_eq!(exported(&there), all);
    }
}

#[test]
fn a_preview_says_who_will_be_whom() {
    let [mut here, mut there] = [log(), log()];
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut here, name));
    enter(&mut here, 1, &[(ada, true, 1), (bob, false, 2)]);
    add(&mut there, "ada");
    let file = exported(&here);
    let said = |log: &mut Log, file: &str| -> Vec<(String, Becomes)> {
        let people = log.preview_json(file).unwrap().people;
        people.into_iter().map(|person| (person.name, person.becomes)).collect()
    };
    assert_eq!(said(&mut there, &file), [("Ada".into(), Becomes::Namesake), ("Bob".into(), Becomes::New)]);
    there.import_json(&file).unwrap();
    let known = |name: &str| Becomes::Known { name: name.into() };
    assert_eq!(said(&mut there, &file), [("Ada".into(), known("Ada")), ("Bob".into(), known("Bob"))]);
    let twice = add(&mut here, "Bobby");
    here.merge_players(bob, twice).unwrap();
    let bobby = said(&mut there, &exported(&here)).remove(2);
    assert_eq!(bobby, ("Bobby".into(), Becomes::Other { name: "Bob".into() }));
}

#[test]
fn whoever_has_the_name_here_can_be_the_same_person_and_is_so_once() {
    let [mut here, mut there] = [log(), log()];
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut here, name));
    enter(&mut here, 1, &[(ada, true, 1), (bob, false, 2)]);
    let ours = add(&mut there, "ada");
    let file = exported(&here);
    let preview = there.preview_json_by_name(&file).unwrap();
    assert_eq!(preview.people[0].becomes, Becomes::United);
    assert_eq!(there.import_json_by_name(&file).unwrap(), preview);
    assert_eq!(there.players(false).unwrap().len(), 2);
    assert_eq!(there.results(1, 0).unwrap()[0].places[0].player, ours);
    assert_eq!(there.check_tallies().unwrap(), []);
    assert!(there.import_json_by_name(&file).unwrap().is_nothing_new());
    there.unmerge_player(ada).unwrap_err();
    there.rename_player(ours, "Ada d'ici").unwrap();
    there.unmerge_player(ada).unwrap();
    assert!(there.import_json_by_name(&file).unwrap().is_nothing_new(), "somebody said that they are two");
    assert_eq!(there.players(false).unwrap().len(), 3);
}
