//! A year of a family: the log that an app finds when it is started.

use std::path::Path;

use empile_campaign::{Log, NewMatch, NewPlayer, Note, PaperPlace, PaperResult, PlayerId, UnixMillis};
use empile_games::{
    AnyGame, GameId,
    contract::{Choices, Entry, Game, Match, Seed, Stream},
};

use crate::crash::small_table;

/// The first day.
const BEGIN: UnixMillis = 1_700_000_000_000;
const DAY: UnixMillis = 86_400_000;
/// A game with the real box on every day of a year, one more on the weekend.
const BY_HAND: u32 = 470;
/// As often, one on the app.
const PLAYED: u64 = 470;
/// Matches that nobody has ended.
const WAITING: u64 = 3;

/// Writes it down.
pub fn write(path: &Path) {
    let mut log = Log::open(path).expect("a log can begin here");
    let players: Vec<PlayerId> = ["Laureline", "Félix", "Ada", "Bob"]
        .into_iter()
        .zip(0..)
        .map(|(name, colour)| {
            log.add_player(NewPlayer { name: name.into(), colour }).expect("a free name").id
        })
        .collect();
    let mut chance = Stream::new(Seed(365));
    for number in 0..BY_HAND {
        let first = chance.index(players.len());
        let place = |seat: usize| PaperPlace {
            player: players[(first + seat) % players.len()],
            won: seat == 0,
            // As many golden cats on the board as the others have cats left: it is full.
            amount: [5, 2, 3][seat],
            extras: vec![],
        };
        let result = PaperResult {
            campaign: log.default_campaign(),
            game: GameId::PilePoils,
            setup: None,
            played_at: BEGIN + DAY * UnixMillis::from(number) * 365 / UnixMillis::from(BY_HAND),
            places: (0..3).map(place).collect(),
            note: Note::default(),
        };
        let id = log.new_result_id();
        log.enter_result(id, &result).expect("a result");
    }
    for number in 0..PLAYED + WAITING {
        play(&mut log, &players[..2], Seed(number), number < PLAYED, &mut chance);
    }
}

fn play(log: &mut Log, seats: &[PlayerId], seed: Seed, to_its_end: bool, chance: &mut Stream) {
    let campaign = log.default_campaign();
    let new = NewMatch { campaign, setup: small_table(), seed, seats: seats.into() };
    let id = log.start_match(new).expect("two can play");
    let mut game = Match::<AnyGame>::start(small_table(), seed).expect("two can play");
    while let Some(seat) = game.state().to_act().iter().next() {
        let index = game.record().entries.len() as u32;
        if index == 30 && !to_its_end {
            return;
        }
        let legal = game.state().legal(seat);
        let action = legal.nth(chance.index(legal.len())).expect("there is always something to do");
        let entry = Entry::Act { seat, action, at: index.into() };
        game.enter(entry.clone(), &mut Vec::new()).expect("a legal action");
        match game.state().outcome() {
            Some(outcome) => drop(log.append_final(id, index, &entry, &outcome).expect("it is written")),
            None => log.append(id, index, &entry).expect("it is written"),
        }
    }
}
