mod bg_stats;
mod mutations;
mod parts;
mod round_trip;
mod union;

use empile_games::contract::{Seed, Stream};

use crate::{
    Log, Note, PaperResult, PlayerId, ResultId,
    testing::{HandClock, add, hand, playout, started},
};

pub(crate) fn exported(log: &Log) -> String {
    let mut out = Vec::new();
    log.export_json(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// A log with everything in it that a log can hold.
pub(crate) fn full_log() -> Log {
    let clock = HandClock::default();
    clock.set(1_700_000_000_000);
    let mut log = Log::open_in_memory_with_clock(Box::new(clock)).unwrap();
    let [ada, bob, cleo, twice] =
        ["Ada", "Bob", "Cléo \"la\" reine", "Ada B."].map(|name| add(&mut log, name));
    let campaign = log.create_campaign("Été").unwrap().id;
    let first = log.new_result_id();
    log.enter_result(first, &hand(&log, &[(ada, true, 3), (bob, false, 2)])).unwrap();
    let note = Note { text: "Chez Mamie,\nau chaud".into(), picture: Some("photos/1.jpg".into()) };
    log.annotate_result(first, &note).unwrap();
    let second = log.new_result_id();
    let result = PaperResult { campaign, played_at: 7, ..hand(&log, &[(bob, true, 12), (twice, false, 2)]) };
    log.correct_result(first, second, &PaperResult { note, ..result.clone() }).unwrap();
    let third = log.new_result_id();
    log.enter_result(third, &result).unwrap();
    log.void_result(third).unwrap();
    log.merge_players(ada, twice).unwrap();
    let seats = [cleo, bob];
    let finished = started(&mut log, &seats, 1);
    let (entries, outcome) = playout(2, 1);
    log.append(finished, 0, &entries[0]).unwrap();
    log.take_back(finished, 0).unwrap();
    log.append_final(finished, 0, &entries[0], &outcome).unwrap();
    let under_way = started(&mut log, &seats, u64::MAX);
    log.append(under_way, 0, &playout(2, u64::MAX).0[0]).unwrap();
    let left = started(&mut log, &seats, 3);
    log.abandon_match(left).unwrap();
    let evening = log.begin_evening(Some("Noël"), &[ada, bob, cleo]).unwrap().id;
    log.count_for_evening(first, evening, true).unwrap();
    log.count_for_evening(third, evening, false).unwrap();
    log.end_evening(evening).unwrap();
    log.archive_player(cleo).unwrap();
    log.give_face(bob, Some(23)).unwrap();
    log.close_campaign(campaign).unwrap();
    log
}

/// Does `deeds` things to a log, drawn from a seed. What the log refuses is left undone.
pub(crate) fn live(log: &mut Log, clock: &HandClock, seed: u64, deeds: u32) {
    let mut chance = Stream::new(Seed(seed));
    for _ in 0..deeds {
        // Few instants, so that two phones often do something at the same one.
        clock.set(1_700_000_000_000 + i64::from(chance.below(6)));
        let players: Vec<PlayerId> = log.players(true).unwrap().iter().map(|player| player.id).collect();
        let results: Vec<ResultId> = log
            .history(&crate::HistoryFilter::default(), 20, 0)
            .unwrap()
            .iter()
            .map(|entry| entry.result.id)
            .collect();
        let campaigns = log.campaigns().unwrap();
        let campaign = campaigns[chance.index(campaigns.len())].id;
        let one = players[chance.index(players.len())];
        let other = players[chance.index(players.len())];
        let amount = chance.below(12).cast_signed();
        let played = PaperResult {
            campaign,
            played_at: i64::from(chance.below(5)),
            ..hand(log, &[(one, true, amount), (other, false, amount)])
        };
        let id = log.new_result_id();
        let result = results.get(chance.index(results.len().max(1))).copied();
        let word = format!("mot {}", chance.below(4));
        let evenings = log.evenings().unwrap();
        let evening = evenings.get(chance.index(evenings.len().max(1))).map(|evening| evening.id);
        if let (Some(evening), 0) = (evening, chance.below(4)) {
            match (chance.below(4), result) {
                (0, _) => drop(log.end_evening(evening)),
                (1, _) => drop(log.seat_evening(evening, &[one, other])),
                (2, _) => drop(log.resume_evening(evening)),
                (_, Some(result)) => drop(log.count_for_evening(result, evening, amount < 9)),
                _ => {}
            }
        }
        match (chance.below(17), result) {
            (15, _) => drop(log.begin_evening(Some(&word), &[one, other])),
            (0, _) => drop(log.rename_player(one, &word)),
            (1, _) => drop(log.archive_player(one)),
            (2, _) => drop(log.recolour_player(one, chance.below(8) as u8)),
            (3, _) => drop(log.merge_players(one, other)),
            (4, _) => drop(log.unmerge_player(other)),
            (5, _) => drop(log.create_campaign(&word)),
            (6, _) => drop(log.close_campaign(campaign)),
            (7, Some(result)) => drop(log.correct_result(result, id, &played)),
            (8, Some(result)) => drop(log.void_result(result)),
            (9, Some(result)) => drop(log.restore_result(result)),
            (10, Some(result)) => drop(log.annotate_result(result, &Note { text: word, picture: None })),
            (12, _) => drop(log.give_face(one, Some(chance.below(24) as u8))),
            (11, _) if one != other => play_on(log, &[one, other], &mut chance),
            _ => drop(log.enter_result(id, &played)),
        }
    }
}

/// Goes on with a match, begins one or leaves one.
fn play_on(log: &mut Log, seats: &[PlayerId], chance: &mut Stream) {
    let open = log.open_matches().unwrap();
    match open.first() {
        Some(open) if chance.below(3) == 0 => drop(log.abandon_match(open.id)),
        Some(open) => {
            let (entries, outcome) = playout(2, 1);
            let entry = &entries[chance.index(3)];
            if chance.below(2) == 0 {
                drop(log.append_final(open.id, open.entry_count, entry, &outcome));
            } else {
                drop(log.append(open.id, open.entry_count, entry));
            }
        }
        None => {
            let new = crate::testing::new_match(log, seats, 1);
            drop(log.start_match(new));
        }
    }
}
