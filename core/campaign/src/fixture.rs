//! The log that is kept as a file for every version: what a later version must be able to take over.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Choices, Entry, Game, Match, Measure, Place, Seed},
    pile_poils::{Setup, Side, Title},
};
use rusqlite::{Connection, Row};
use serde::Deserialize;
use tempfile::TempDir;

use crate::{
    CampaignId, Clock, HistoryFilter, Log, Mark, MatchId, NewMatch, Note, PaperPlace, PaperResult, PlayerId,
    ResultRow, Span, Total, UnixMillis,
    migrate::SUPPORTED,
    stored,
    testing::{HandClock, add, playout_of},
};

pub(crate) fn path(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/log-v{version}.db"))
}

/// A board on which matches are soon over, so that the file stays small.
fn small_board() -> AnySetup {
    let rows = vec![vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9], vec![10, 11], vec![12, 3]];
    AnySetup::PilePoils(Setup { players: 2, side: Side::Own(rows) })
}

fn start(log: &mut Log, seats: [PlayerId; 2], seed: u64) -> MatchId {
    let campaign = log.default_campaign();
    let new = NewMatch { campaign, setup: small_board(), seed: Seed(seed), seats: seats.into() };
    log.start_match(new).unwrap()
}

/// Three matches to their end, one under way, one left; somebody archived.
fn fill(log: &mut Log, clock: &HandClock) {
    clock.set(1_700_000_000_000);
    let [laureline, felix, ada, bob] = ["Laureline", "Félix", "Ada", "Bob"].map(|name| add(log, name));
    for (seats, seed) in [([laureline, felix], 1), ([felix, ada], 2), ([ada, laureline], 3)] {
        clock.set(1_700_000_000_000 + 86_400_000 * i64::try_from(seed).unwrap());
        let id = start(log, seats, seed);
        let (entries, outcome) = playout_of(&small_board(), seed);
        let (last, before) = entries.split_last().unwrap();
        for (index, entry) in (0..).zip(before) {
            log.append(id, index, entry).unwrap();
        }
        log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    }
    let under_way = start(log, [laureline, felix], 4);
    log.append(under_way, 0, &playout_of(&small_board(), 4).0[0]).unwrap();
    let left = start(log, [felix, bob], 5);
    log.abandon_match(left).unwrap();
    log.archive_player(bob).unwrap();
}

/// What came with version 2: games entered by hand, a correction, a void, a note, a campaign that closed, somebody entered
/// twice.
fn fill_on_paper(log: &mut Log, clock: &HandClock) {
    let [felix, laureline] = ["Félix", "Laureline"]
        .map(|name| log.players(false).unwrap().into_iter().find(|p| p.name == name).unwrap().id);
    let feli = add(log, "Féli");
    let summer = log.create_campaign("Été").unwrap().id;
    let enter = |log: &mut Log, day: i64, places: [(PlayerId, i32); 2]| {
        clock.set(1_701_000_000_000 + 86_400_000 * day);
        let id = log.new_result_id();
        log.enter_result(id, &on_paper(summer, clock.now(), places)).unwrap();
        id
    };
    enter(log, 1, [(felix, 0), (laureline, 7)]);
    let wrong = enter(log, 2, [(laureline, 0), (felix, 6)]);
    let mistaken = enter(log, 3, [(felix, 0), (laureline, 3)]);
    enter(log, 4, [(feli, 0), (laureline, 5)]);
    let right = log.new_result_id();
    let mut really = on_paper(summer, clock.now() - 172_800_000, [(laureline, 0), (felix, 4)]);
    really.note = Note { text: "Sous la pluie".into(), picture: Some("pluie.jpg".into()) };
    log.correct_result(wrong, right, &really).unwrap();
    log.void_result(mistaken).unwrap();
    log.merge_players(felix, feli).unwrap();
    log.close_campaign(summer).unwrap();
}

/// What came with version 8.
fn spend_an_evening(log: &mut Log) {
    let people: Vec<PlayerId> = log.players(false).unwrap().iter().map(|player| player.id).collect();
    let result = log.results(1, 0).unwrap()[0].id;
    let evening = log.begin_evening(Some("Noël"), &people).unwrap().id;
    log.count_for_evening(result, evening, true).unwrap();
    log.end_evening(evening).unwrap();
}

/// Bunte Kuh for two: whoever has no die left wins. Nobody called wrongly, so every right call laid a die.
fn on_paper(campaign: CampaignId, played_at: UnixMillis, places: [(PlayerId, i32); 2]) -> PaperResult {
    let place = |(player, left)| PaperPlace {
        player,
        won: left == 0,
        amount: left,
        extras: vec![(Measure::RightCalls, 30 - left), (Measure::WrongCalls, 0)],
    };
    PaperResult {
        campaign,
        game: GameId::BunteKuh,
        setup: None,
        played_at,
        places: places.map(place).into(),
        note: Note::default(),
    }
}

/// A copy to open: opening may change the file.
fn copy(version: u32) -> (TempDir, PathBuf) {
    let directory = TempDir::new().unwrap();
    let copied = directory.path().join("empile.db");
    std::fs::copy(path(version), &copied).unwrap();
    (directory, copied)
}

#[test]
fn a_log_of_every_version_before_this_one_is_taken_over_whole() {
    for version in 1..SUPPORTED {
        let (_directory, path) = copy(version);
        let log = Log::open(&path).unwrap();
        assert_eq!(log.check_tallies().unwrap(), []);
        let names: Vec<String> = log.players(true).unwrap().into_iter().map(|player| player.name).collect();
        assert_eq!(names, ["Ada", "Bob", "Félix", "Laureline"]);
        assert_eq!(log.players(false).unwrap().len(), 3);
        let played_here = HistoryFilter { game: Some(GameId::PilePoils), ..HistoryFilter::default() };
        let results = log.history(&played_here, 10, 0).unwrap();
        let results: Vec<ResultRow> = results.into_iter().map(|entry| entry.result).collect();
        assert_eq!(results.len(), 3);
        let totals = log.global_totals(GameId::PilePoils).unwrap();
        let scores: i64 = totals.iter().map(|total| total.score).sum();
        let expected: i32 = results.iter().flat_map(|row| &row.places).map(|place| place.place.score).sum();
        assert_eq!((totals.len(), scores), (3, expected.into()));
        assert_eq!(log.campaign_totals(CampaignId::DEFAULT, GameId::PilePoils).unwrap(), totals);
        for row in results {
            let stored = log.load_match(row.match_id.unwrap()).unwrap();
            let replayed = Match::replay(stored.record()).unwrap();
            let outcome = replayed.state().outcome().unwrap();
            let places: Vec<Place> = row.places.into_iter().map(|place| place.place).collect();
            assert_eq!(outcome.places, places);
        }
        assert_eq!(log.open_matches().unwrap()[0].entry_count, 1);
        assert_eq!(log.campaigns().unwrap()[0].closed_at, None);
        assert_eq!(log.tool_in_use("dice-cup").unwrap().is_some(), version >= 5);
        assert_eq!(log.evenings().unwrap().len(), usize::from(version >= 8));
    }
}

/// Of a log of version 2, as it is written there.
struct OldStanding {
    scope: CampaignId,
    game: GameId,
    total: Total,
}

#[derive(Deserialize)]
struct OldSpan {
    total: i64,
    least: i32,
    most: i32,
}

impl From<OldSpan> for Span {
    fn from(OldSpan { total, least, most }: OldSpan) -> Span {
        Span { total, least, most }
    }
}

fn standings_of_version_2(path: &Path) -> Vec<OldStanding> {
    let connection = Connection::open(path).unwrap();
    let mut statement = connection
        .prepare(
            "SELECT scope, game, player_id, games, wins, shared_wins, score, best, streak, best_streak, measures, titles
             FROM standings",
        )
        .unwrap();
    let read = |row: &Row<'_>| {
        let measures: BTreeMap<Measure, OldSpan> = serde_json::from_str(&row.get::<_, String>(10)?).unwrap();
        let titles: BTreeMap<Title, u32> = serde_json::from_str(&row.get::<_, String>(11)?).unwrap();
        let total = Total {
            player: row.get(2)?,
            games: row.get(3)?,
            wins: row.get(4)?,
            shared_wins: row.get(5)?,
            score: row.get(6)?,
            best: row.get(7)?,
            streak: row.get(8)?,
            best_streak: row.get(9)?,
            measures: measures.into_iter().map(|(measure, span)| (measure, span.into())).collect(),
            titles: titles.into_iter().map(|(title, times)| (title.rank(), times)).collect(),
        };
        Ok(OldStanding { scope: row.get(0)?, game: stored::game(&row.get::<_, String>(1)?).unwrap(), total })
    };
    statement.query_map([], read).unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn the_standings_of_version_2_are_the_same_in_this_one() {
    let (_directory, path) = copy(2);
    let old = standings_of_version_2(&path);
    let log = Log::open(&path).unwrap();
    assert_eq!(old.len(), 3 + 3 + 2 + 2, "Pile-Poils and Bunte Kuh, each in a campaign and in all");
    let mut counted = 0u32;
    for OldStanding { scope, game, total } in old {
        let totals = match scope {
            CampaignId::ALL => log.global_totals(game),
            campaign => log.campaign_totals(campaign, game),
        };
        let now = totals.unwrap().into_iter().find(|now| now.player == total.player);
        assert_eq!(now, Some(total));
        counted += 1;
    }
    let kept: u32 =
        log.connection().query_row("SELECT count(*) FROM standings", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, counted);
}

#[test]
fn what_was_written_by_hand_since_version_2_is_taken_over_whole() {
    for version in 2..SUPPORTED {
        written_by_hand_is_whole(version);
    }
}

fn written_by_hand_is_whole(version: u32) {
    let (_directory, path) = copy(version);
    let log = Log::open(&path).unwrap();
    let on_paper = HistoryFilter { game: Some(GameId::BunteKuh), ..HistoryFilter::default() };
    let history = log.history(&on_paper, 10, 0).unwrap();
    let marks: Vec<Mark> = history.iter().map(|entry| entry.mark).collect();
    let [by_feli, mistaken, right, wrong, first] = marks.as_slice() else {
        panic!("five results: {marks:?}")
    };
    assert_eq!((by_feli, mistaken, right, first), (&Mark::Counts, &Mark::Void, &Mark::Counts, &Mark::Counts));
    assert_eq!(*wrong, Mark::Corrected { by: history[2].result.id });
    assert_eq!(history[2].note.text, "Sous la pluie");
    let felix = history[4].result.places[0].player;
    assert_eq!(history[0].result.places[0].player, felix, "Féli was Félix");
    assert_eq!(log.merged_into(felix).unwrap().len(), 1);
    assert!(log.campaigns().unwrap()[1].closed_at.is_some());
}

#[test]
fn a_match_under_way_goes_on_by_a_legal_move_in_a_log_of_every_version() {
    for version in 1..SUPPORTED {
        let (_directory, path) = copy(version);
        let mut log = Log::open(&path).unwrap();
        let under_way = log.open_matches().unwrap().remove(0);
        let mut game = Match::<AnyGame>::replay(log.load_match(under_way.id).unwrap().record()).unwrap();
        let seat = game.state().to_act().iter().next().unwrap();
        let entry = Entry::Act { seat, action: game.state().legal(seat).nth(0).unwrap(), at: 1_000 };
        game.enter(entry.clone(), &mut Vec::new()).unwrap();
        log.append(under_way.id, under_way.entry_count, &entry).unwrap();
        drop(log);
        let log = Log::open(&path).unwrap();
        assert_eq!(log.load_match(under_way.id).unwrap().entries, game.record().entries, "version {version}");
        assert_eq!(log.check_tallies().unwrap(), []);
    }
}

#[test]
fn everybody_stands_in_a_log_of_every_version_where_what_counts_puts_them() {
    for version in 1..SUPPORTED {
        let (_directory, path) = copy(version);
        let log = Log::open(&path).unwrap();
        for game in [GameId::PilePoils, GameId::BunteKuh] {
            let filter = HistoryFilter { game: Some(game), ..HistoryFilter::default() };
            let mut expected: BTreeMap<PlayerId, (u32, u32, i64)> = BTreeMap::new();
            let history = log.history(&filter, 100, 0).unwrap();
            for row in history.iter().filter(|entry| entry.mark == Mark::Counts) {
                for seat in &row.result.places {
                    let (games, wins, score) = expected.entry(seat.player).or_default();
                    (*games, *score) = (*games + 1, *score + i64::from(seat.place.score));
                    *wins += u32::from(seat.place.won);
                }
            }
            let totals = log.global_totals(game).unwrap();
            let found = totals.iter().map(|total| (total.player, (total.games, total.wins, total.score)));
            assert_eq!(found.collect::<BTreeMap<_, _>>(), expected, "version {version}, {game:?}");
        }
    }
}

#[test]
#[ignore = "writes the fixture of the version at hand: once, before the next migration is begun"]
fn write_the_fixture_of_this_version() {
    let clock = HandClock::default();
    let mut log = Log::open_with_clock(&path(SUPPORTED), Box::new(clock.clone())).unwrap();
    fill(&mut log, &clock);
    fill_on_paper(&mut log, &clock);
    log.keep_tool("dice-cup", "[]").unwrap();
    spend_an_evening(&mut log);
    log.connection().execute_batch("VACUUM").unwrap();
}
