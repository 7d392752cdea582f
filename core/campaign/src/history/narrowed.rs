//! Whatever is asked for, narrowed in any way: what the tallies answer is what reading everything would.

use empile_games::{
    GameId,
    contract::{Seed, Stream},
};

use crate::{
    CampaignId, HeadToHead, HistoryEntry, HistoryFilter, Log, Mark, PaperPlace, PaperResult, PlayerId,
    ScorePoint, UnixMillis,
    testing::{add, hand, log},
};

/// So many of them win at a table of two or three.
const RED_DICE: i32 = 8;
const GAMES: [GameId; 2] = [GameId::PilePoils, GameId::Eintrichtern];

struct House {
    log: Log,
    players: [PlayerId; 5],
    campaigns: [CampaignId; 2],
    everything: Vec<HistoryEntry>,
}

impl House {
    /// Results in no order of time, some corrected, some void; somebody was entered twice.
    fn new(seed: u64) -> House {
        let mut log = log();
        let players = ["Ada", "Bob", "Cléo", "Dora", "Adda"].map(|name| add(&mut log, name));
        let campaigns = [log.default_campaign(), log.create_campaign("Été").unwrap().id];
        let mut chance = Stream::new(Seed(seed));
        for _ in 0..90 {
            let first = chance.index(4);
            let seats: Vec<PlayerId> =
                (0..2 + chance.index(2)).map(|seat| players[(first + seat) % 4]).collect();
            let game = GAMES[chance.index(2)];
            let mut places = Vec::new();
            for (seat, player) in seats.into_iter().enumerate() {
                // Ada plays under either name.
                let is_adda = player == players[0] && chance.below(2) == 0;
                let player = if is_adda { players[4] } else { player };
                let has_all = game == GameId::Eintrichtern && seat == 0;
                let amount = if has_all { RED_DICE } else { 1 + chance.below(4).cast_signed() };
                places.push(PaperPlace { player, won: seat == 0, amount, extras: vec![] });
            }
            let result = PaperResult {
                campaign: campaigns[chance.index(2)],
                game,
                setup: hand(&log, &[]).setup.filter(|_| game == GameId::PilePoils),
                played_at: chance.below(40).into(),
                places,
                ..hand(&log, &[])
            };
            let id = log.new_result_id();
            log.enter_result(id, &result).unwrap();
            match chance.below(6) {
                0 => log.void_result(id).unwrap(),
                1 => {
                    let right = log.new_result_id();
                    let other = PaperResult { played_at: chance.below(40).into(), ..result };
                    log.correct_result(id, right, &other).unwrap();
                }
                _ => {}
            }
        }
        log.merge_players(players[0], players[4]).unwrap();
        assert_eq!(log.check_tallies().unwrap(), []);
        let everything = log.history(&HistoryFilter::default(), u32::MAX, 0).unwrap();
        assert!(everything.is_sorted_by_key(|it| std::cmp::Reverse((it.result.played_at, it.result.id))));
        House { log, players, campaigns, everything }
    }

    fn filters(&self) -> Vec<HistoryFilter> {
        let some = |ids: &[PlayerId]| ids.iter().copied().map(Some).chain([None]).collect::<Vec<_>>();
        let mut filters = Vec::new();
        for player in some(&self.players) {
            for campaign in [None, Some(self.campaigns[0]), Some(self.campaigns[1])] {
                for game in [None, Some(GAMES[0]), Some(GAMES[1])] {
                    for (from, until) in
                        [(None, None), (Some(9), None), (None, Some(20)), (Some(9), Some(20))]
                    {
                        for (only_counting, only_holding) in [(false, false), (true, false), (false, true)] {
                            filters.push(HistoryFilter {
                                game,
                                campaign,
                                player,
                                from,
                                until,
                                only_counting,
                                only_holding,
                            });
                        }
                    }
                }
            }
        }
        filters
    }

    /// By reading everything.
    fn all(&self, filter: &HistoryFilter) -> Vec<HistoryEntry> {
        // Ada stands for both of her names.
        let player =
            filter.player.map(|player| if player == self.players[4] { self.players[0] } else { player });
        let lets_through = |entry: &HistoryEntry| {
            let result = &entry.result;
            filter.game.is_none_or(|game| result.game == game)
                && filter.campaign.is_none_or(|campaign| result.campaign == campaign)
                && player.is_none_or(|player| result.places.iter().any(|place| place.player == player))
                && filter.from.is_none_or(|from| result.played_at >= from)
                && filter.until.is_none_or(|until| result.played_at < until)
                && (entry.mark == Mark::Counts || !(filter.only_counting || filter.only_holding))
        };
        self.everything.iter().filter(|entry| lets_through(entry)).cloned().collect()
    }
}

#[test]
fn a_narrowed_history_is_what_reading_everything_finds() {
    let house = House::new(1);
    let mut found = 0;
    for filter in house.filters() {
        let all = house.all(&filter);
        assert_eq!(house.log.history(&filter, u32::MAX, 0).unwrap(), all, "{filter:?}");
        let page: Vec<HistoryEntry> = all.iter().skip(3).take(4).cloned().collect();
        assert_eq!(house.log.history(&filter, 4, 3).unwrap(), page, "{filter:?}");
        found += all.len();
    }
    assert!(found > 1_000, "{found} results were found");
}

#[test]
fn two_players_did_against_each_other_what_reading_everything_finds() {
    let house = House::new(2);
    let [ada, bob, ..] = house.players;
    let mut met = 0;
    for filter in house.filters() {
        let counting = HistoryFilter { player: Some(ada), only_counting: true, ..filter };
        let mut sum = HeadToHead::default();
        for entry in house.all(&counting) {
            let places = &entry.result.places;
            let place = |player| places.iter().find(|place| place.player == player).map(|place| &place.place);
            if let (Some(own), Some(theirs)) = (place(ada), place(bob)) {
                sum.games += 1;
                sum.ahead += u32::from(own.rank < theirs.rank);
                sum.behind += u32::from(own.rank > theirs.rank);
                sum.level += u32::from(own.rank == theirs.rank);
                sum.score += i64::from(own.score);
                sum.other_score += i64::from(theirs.score);
            }
        }
        assert_eq!(house.log.head_to_head(ada, bob, &filter).unwrap(), sum, "{filter:?}");
        met += sum.games;
    }
    assert!(met > 100, "they met {met} times");
}

#[test]
fn scores_grow_as_reading_everything_adds_them_up() {
    let house = House::new(3);
    let ada = house.players[0];
    for filter in house.filters() {
        for game in GAMES {
            let counting =
                HistoryFilter { player: Some(ada), game: Some(game), only_counting: true, ..filter };
            let mut score = 0;
            let mut points = Vec::new();
            for entry in house.all(&counting).iter().rev() {
                let place = entry.result.places.iter().find(|place| place.player == ada).unwrap();
                score += i64::from(place.place.score);
                let at: UnixMillis = entry.result.played_at;
                points.push(ScorePoint { at, result: entry.result.id, score });
            }
            let of_ada = HistoryFilter { player: Some(house.players[4]), ..filter };
            let series = house.log.score_series(game, &of_ada).unwrap();
            let found: Vec<ScorePoint> = series.into_iter().flat_map(|series| series.points).collect();
            assert_eq!(found, points, "{filter:?}");
        }
    }
}
