//! A log of a million results with four scores each: its standings, duels, series and histories, opening it, and one more result
//! against what the storage itself needs.
//!
//! The probe is a file in the same directory, as long as the write-ahead log becomes and already there: one page with its
//! frame header (4,120 bytes) is written over, and `fdatasync` waits for it. Probe and result take turns, so that whatever
//! else the machine does weighs on both, and `log.result_over_fdatasync` is median over median. A second probe that flushes
//! as many pages as a result does tells how much of the rest is the writing and how much the counting.

use std::{path::Path, time::Duration};

use empile_app::Empile;
use empile_campaign::{
    CampaignId, HistoryFilter, Log, NewPlayer, Note, PaperPlace, PaperResult, PlayerId, UnixMillis,
};
use empile_games::{
    GameId,
    contract::{Seed, Stream},
};
use empile_tests::probe::{Probe, Quantiles, timed};
use rusqlite::{Connection, params};
use uuid::Uuid;

const RESULTS: u32 = 1_000_000;
const SEATS: usize = 4;
/// More than a family: a club.
const PLAYERS: usize = 100;
const CAMPAIGNS: usize = 20;
const BEGIN: UnixMillis = 1_500_000_000_000;
/// A game every four minutes for eight years.
const PACE: UnixMillis = 240_000;
const ROUNDS: u32 = 400;
const WARM_UP: u32 = 50;

fn main() {
    let directory =
        tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("the target directory can be written");
    let path = directory.path().join("empile.db");
    let (players, campaigns) = people(&path);
    let writing = timed(|| generate(&path, &players, &campaigns));
    let mut log = Log::open(&path).expect("the log opens");
    let counting = timed(|| log.rebuild_tallies().expect("the results add up"));
    println!("{RESULTS} results written in {writing:?}, counted in {counting:?}");
    drop(log);

    let opening = Quantiles::of((0..60).map(|_| open(&path)).collect());
    println!("open                {opening}");
    let log = Log::open(&path).expect("the log opens");
    let of_one = standings(|round| {
        log.campaign_totals(campaigns[round % CAMPAIGNS], GameId::PilePoils).map(|all| all.len())
    });
    println!("campaign standings  {of_one}");
    let of_all = standings(|_| log.global_totals(GameId::PilePoils).map(|all| all.len()));
    println!("global standings    {of_all}");

    statistics(&log, &players, &campaigns);
    // The app would make one of its own beside what is measured.
    log.copy_now().expect("a copy is made");
    drop(log);
    pages(&path, &players);
    let mut log = Log::open(&path).expect("the log opens");

    let probe = Probe::new(&directory.path().join("probe"));
    let frames = frames_of_a_result(&mut log, &path, &players, &campaigns);
    let (mut writes, mut flushes, mut single) = (Vec::new(), Vec::new(), Vec::new());
    for round in WARM_UP..WARM_UP + ROUNDS {
        single.push(timed(|| probe.flush(round, 1)));
        flushes.push(timed(|| probe.flush(round, frames)));
        let result = one_more(round, &players, &campaigns);
        let id = log.new_result_id();
        writes.push(timed(|| log.enter_result(id, &result).expect("the result is written")));
    }
    let (write, flush, single) = (Quantiles::of(writes), Quantiles::of(flushes), Quantiles::of(single));
    println!("one more result     {write}, {frames} pages");
    println!("fdatasync of a page {single}");
    println!("fdatasync of as many {flush}, a result takes {:.2} of it", ratio(&write, &flush));
    println!("figure log.campaign_standings_ms {:.3} ms", millis(of_one.p50));
    println!("figure log.global_standings_ms {:.3} ms", millis(of_all.p50));
    println!("figure log.open_ms {:.3} ms", millis(opening.p50));
    println!("figure log.result_over_fdatasync {:.2} ratio", ratio(&write, &single));
}

/// Duels, series and pages of the history, narrowed in every way that the app offers: the slowest way is the figure.
fn statistics(log: &Log, players: &[PlayerId], campaigns: &[CampaignId]) {
    let game = GameId::PilePoils;
    let all = HistoryFilter { only_counting: true, ..HistoryFilter::default() };
    let narrowed = |round: usize| -> [(&str, HistoryFilter); 8] {
        let (player, campaign) = (players[round % PLAYERS], campaigns[round % CAMPAIGNS]);
        let (from, until) = (Some(BEGIN + PACE * 1_000), Some(BEGIN + PACE * 500_000));
        [
            ("everything", HistoryFilter::default()),
            ("what counts", all),
            ("a game", HistoryFilter { game: Some(game), ..all }),
            (
                "a game never played",
                HistoryFilter { game: Some(GameId::Teckels), ..HistoryFilter::default() },
            ),
            ("a campaign", HistoryFilter { campaign: Some(campaign), ..all }),
            ("a player", HistoryFilter { player: Some(player), ..HistoryFilter::default() }),
            (
                "a player in a campaign",
                HistoryFilter { player: Some(player), campaign: Some(campaign), ..all },
            ),
            ("a player, long ago", HistoryFilter { player: Some(player), from, until, ..all }),
        ]
    };
    let slowest = |what: &str, ways: &[usize], ask: &dyn Fn(usize, &HistoryFilter)| {
        let mut slowest = 0.0_f64;
        for &way in ways {
            let times = (0..100).map(|round| timed(|| ask(round, &narrowed(round)[way].1)));
            let times = Quantiles::of(times.collect());
            println!("{what}, {}: {times}", narrowed(0)[way].0);
            slowest = slowest.max(millis(times.p50));
        }
        slowest
    };
    let duel = slowest("a duel", &[0, 2, 4], &|round, filter| {
        let (one, other) = (players[round % PLAYERS], players[(round + 7) % PLAYERS]);
        assert!(log.head_to_head(one, other, filter).expect("a duel").games > 0);
    });
    println!("figure log.duel_ms {duel:.3} ms");
    let series = slowest("a series", &[5, 6, 7], &|_, filter| {
        assert!(!log.score_series(game, filter).expect("scores grew")[0].points.is_empty());
    });
    println!("figure log.series_ms {series:.3} ms");
    let history = slowest("a page of the history", &[0, 1, 2, 3, 4, 5, 6, 7], &|_, filter| {
        drop(log.history(filter, 30, 0).expect("a page"));
    });
    println!("figure log.history_page_ms {history:.3} ms");
    let titles = slowest("titles", &[0, 2, 4, 5], &|_, filter| {
        drop(log.titles_earned(filter, 30).expect("titles"));
    });
    println!("figure log.titles_ms {titles:.3} ms");
}

/// The page of a person and that of the family, in words, as a shell is given them.
fn pages(path: &Path, players: &[PlayerId]) {
    let app = Empile::open(path, "fr").expect("the log opens");
    let person = Quantiles::of(
        (0..100)
            .map(|round| timed(|| drop(app.person_page(players[round % PLAYERS]).expect("a page"))))
            .collect(),
    );
    let family = (0..100).map(|_| timed(|| assert!(!app.family_page().expect("a page").people.is_empty())));
    let family = Quantiles::of(family.collect());
    println!("a person's page     {person}");
    println!("the family's page   {family}");
    println!("figure log.person_ms {:.3} ms", millis(person.p50));
    println!("figure log.family_ms {:.3} ms", millis(family.p50));
}

fn ratio(one: &Quantiles, other: &Quantiles) -> f64 {
    one.p50.as_secs_f64() / other.p50.as_secs_f64()
}

fn people(path: &Path) -> (Vec<PlayerId>, Vec<CampaignId>) {
    let mut log = Log::open(path).expect("a log can begin here");
    let player = |number| {
        let new = NewPlayer { name: format!("Personne {number}"), colour: (number % 8) as u8 };
        log.add_player(new).expect("the name is free").id
    };
    let players = (0..PLAYERS).map(player).collect();
    let campaign = |number| log.create_campaign(&format!("Défi {number}")).expect("a campaign begins").id;
    (players, (0..CAMPAIGNS).map(campaign).collect())
}

/// A million commits would take hours: the rows are written at once, in the log's own tables, and counted afterwards.
fn generate(path: &Path, players: &[PlayerId], campaigns: &[CampaignId]) {
    let mut connection = Connection::open(path).expect("the log is a database");
    let transaction = connection.transaction().expect("nobody else writes");
    let mut chance = Stream::new(Seed(1_000_000));
    for number in 0..RESULTS {
        let at = BEGIN + PACE * UnixMillis::from(number);
        let id = id_at(at, number);
        let campaign = campaigns[chance.index(CAMPAIGNS)];
        transaction
            .prepare_cached(
                "INSERT INTO results (id, campaign_id, game, played_at, recorded_at) VALUES (?1, ?2, 'pile-poils', ?3, ?3)",
            )
            .and_then(|mut statement| statement.execute(params![id.as_bytes(), campaign, at]))
            .expect("a result is written");
        let first = chance.index(PLAYERS);
        let winner = chance.index(SEATS);
        for seat in 0..SEATS {
            // Seven and a hundred have no common divisor: nobody sits on two seats.
            let player = players[(first + 7 * seat) % PLAYERS];
            let amount = chance.below(13).cast_signed();
            let won = seat == winner;
            let (rank, score, measure) =
                if won { (1, amount, "golden-cats") } else { (2, -amount, "cats-left") };
            transaction
                .prepare_cached(
                    "INSERT INTO places (result_id, seat, player_id, rank, won, score, measures)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                )
                .and_then(|mut statement| {
                    let measures = format!("[[\"{measure}\",{amount}]]");
                    statement.execute(params![id.as_bytes(), seat as u8, player, rank, won, score, measures])
                })
                .expect("a place is written");
        }
    }
    transaction.commit().expect("the results are written");
}

/// How many pages a result writes, usually.
fn frames_of_a_result(log: &mut Log, path: &Path, players: &[PlayerId], campaigns: &[CampaignId]) -> u32 {
    let onlooker = Connection::open(path).expect("the log is a database");
    let frames = || -> i64 {
        let mut look = onlooker.prepare_cached("PRAGMA wal_checkpoint(NOOP)").expect("it can be looked at");
        look.query_row([], |row| row.get(1)).expect("it has frames")
    };
    let mut written: Vec<i64> = (0..WARM_UP)
        .filter_map(|round| {
            let before = frames();
            let id = log.new_result_id();
            log.enter_result(id, &one_more(round, players, campaigns)).expect("the result is written");
            // Fewer than before: it has begun anew meanwhile.
            Some(frames() - before).filter(|more| *more > 0)
        })
        .collect();
    written.sort_unstable();
    u32::try_from(written[written.len() / 2]).expect("a few pages")
}

/// Ids that grow with time, as those of the log do.
fn id_at(at: UnixMillis, number: u32) -> Uuid {
    let time = u128::from(at.unsigned_abs()) << 80;
    Uuid::from_u128(time | 0x7000_8000_0000_0000_0000 | u128::from(number))
}

fn one_more(round: u32, players: &[PlayerId], campaigns: &[CampaignId]) -> PaperResult {
    let seat = |seat: usize| {
        let player = players[(round as usize + 7 * seat) % PLAYERS];
        PaperPlace { player, won: seat == 0, amount: 3, extras: vec![] }
    };
    PaperResult {
        campaign: campaigns[round as usize % CAMPAIGNS],
        game: GameId::PilePoils,
        setup: Some("own-board".to_owned()),
        played_at: BEGIN + PACE * UnixMillis::from(RESULTS + round),
        places: (0..SEATS).map(seat).collect(),
        note: Note::default(),
    }
}

fn open(path: &Path) -> Duration {
    let mut log = None;
    let taken = timed(|| log = Some(Log::open(path).expect("the log opens")));
    drop(log);
    taken
}

fn standings<E: std::fmt::Debug>(look: impl Fn(usize) -> Result<usize, E>) -> Quantiles {
    let times = (0..200).map(|round| timed(|| assert!(look(round).expect("there are standings") > 0)));
    Quantiles::of(times.collect())
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
