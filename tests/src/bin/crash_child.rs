//! Plays Pile-Poils at random through the log at the path given, for ever, and says on its output what it tries and what
//! the log acknowledged. Meant to be killed.

use std::{
    env,
    error::Error,
    io::{Write, stdout},
    path::Path,
};

use empile_campaign::{Log, MatchId, NewMatch, NewPlayer, Note, PaperPlace, PaperResult, PlayerId};
use empile_games::{
    AnyGame, GameId,
    contract::{Choices, Entry, Game, Match, Seed, Stream},
};
use empile_tests::crash::{Deed, Word, small_table};

/// One deed in so many takes something back.
const UNDO_EVERY: u32 = 8;
/// One deed in so many enters a game that was played with the real box.
const BOX_EVERY: u32 = 4;

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let mut arguments = env::args().skip(1);
    let path = arguments.next().ok_or("a path is missing")?;
    let seed = arguments.next().ok_or("a seed is missing")?.parse()?;
    let mut log = Log::open(Path::new(&path))?;
    let seats = seats(&mut log)?;
    let mut chance = Stream::new(Seed(seed));
    loop {
        let id = match log.open_matches()?.first() {
            Some(open) => open.id,
            None => start(&mut log, &seats, &mut chance)?,
        };
        play(&mut log, id, &seats, &mut chance)?;
    }
}

/// The two players, whom an earlier child may have entered already, or only one of them.
fn seats(log: &mut Log) -> Result<Vec<PlayerId>, Failure> {
    for name in ["Laureline", "Félix"] {
        if log.players(false)?.iter().all(|player| player.name != name) {
            log.add_player(NewPlayer { name: name.into(), colour: 0 })?;
        }
    }
    Ok(log.players(false)?.iter().map(|player| player.id).collect())
}

fn start(log: &mut Log, seats: &[PlayerId], chance: &mut Stream) -> Result<MatchId, Failure> {
    say(&Word::Trying(Deed::Start))?;
    let id = log.start_match(NewMatch {
        campaign: log.default_campaign(),
        setup: small_table(),
        seed: chance.seed(),
        seats: seats.into(),
    })?;
    say(&Word::Done(Some(id)))?;
    Ok(id)
}

/// Goes on with a match from where the log has it, to its end.
fn play(log: &mut Log, match_id: MatchId, players: &[PlayerId], chance: &mut Stream) -> Result<(), Failure> {
    let mut table = Match::<AnyGame>::replay(log.load_match(match_id)?.record())?;
    while let Some(seat) = table.state().to_act().iter().next() {
        let length = table.record().entries.len() as u32;
        if chance.below(BOX_EVERY) == 0 {
            enter(log, players, chance)?;
        }
        if length > 0 && chance.below(UNDO_EVERY) == 0 {
            table.undo(true)?;
            say(&Word::Trying(Deed::TakeBack { match_id, new_len: length - 1 }))?;
            log.take_back(match_id, length - 1)?;
            say(&Word::Done(None))?;
            continue;
        }
        let legal = table.state().legal(seat);
        let action = legal.nth(chance.index(legal.len())).ok_or("nothing to do")?;
        let entry = Entry::Act { seat, action, at: u64::from(length) };
        table.enter(entry.clone(), &mut Vec::new())?;
        let outcome = table.state().outcome();
        let is_last = outcome.is_some();
        say(&Word::Trying(Deed::Append { match_id, entry: entry.clone(), is_last }))?;
        match outcome {
            Some(outcome) => log.append_final(match_id, length, &entry, &outcome).map(drop)?,
            None => log.append(match_id, length, &entry)?,
        }
        say(&Word::Done(None))?;
    }
    Ok(())
}

/// Enters a game played at any time in the past, twice: as after an answer that was lost.
fn enter(log: &mut Log, players: &[PlayerId], chance: &mut Stream) -> Result<(), Failure> {
    let result = log.new_result_id();
    let amount = chance.below(12).cast_signed();
    let place = |(seat, player): (usize, &PlayerId)| PaperPlace {
        player: *player,
        won: seat == 0,
        amount,
        extras: vec![],
    };
    let entered = PaperResult {
        campaign: log.default_campaign(),
        game: GameId::PilePoils,
        setup: Some("own-board".to_owned()),
        played_at: i64::from(chance.below(1_000_000)),
        places: players.iter().enumerate().map(place).collect(),
        note: Note::default(),
    };
    say(&Word::Trying(Deed::Enter { result }))?;
    log.enter_result(result, &entered)?;
    log.enter_result(result, &entered)?;
    say(&Word::Done(None))
}

fn say(word: &Word) -> Result<(), Failure> {
    let mut line = serde_json::to_string(word)?;
    line.push('\n');
    let mut output = stdout().lock();
    output.write_all(line.as_bytes())?;
    output.flush()?;
    Ok(())
}
