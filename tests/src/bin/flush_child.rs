//! Does what people do, in a process whose flushes are told, and says how many of them each deed waited for.

use std::{error::Error, path::Path};

use empile_app::Empile;
use empile_campaign::{HistoryFilter, Note, PaperPlace, PaperResult};
use empile_games::{
    AnyGame, GameId,
    contract::{Choices, Entry, Game, Match, Seed, Stream},
};
use empile_tests::{crash::small_table, flushes};

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let path = std::env::args().nth(1).ok_or("a path is missing")?;
    let app = Empile::open(Path::new(&path), "fr")?;
    let seats = [
        told("roster", || app.add_player("Laureline".into(), 0))?.id,
        told("roster", || app.add_player("Félix".into(), 1))?.id,
    ];
    let table = told("start", || app.start_match(small_table(), seats.into(), Some(Seed(1))))?;
    let mut game = Match::<AnyGame>::start(small_table(), Seed(1))?;
    let mut chance = Stream::new(Seed(2));
    let listener = table.listen(std::sync::Arc::new(Deaf))?;
    while let Some(seat) = game.state().to_act().iter().next() {
        let legal = game.state().legal(seat);
        let action = legal.nth(chance.index(legal.len())).ok_or("nothing to do")?;
        let at = game.record().entries.len() as u64;
        let entry = Entry::Act { seat, action, at };
        game.enter(entry.clone(), &mut Vec::new())?;
        let deed = if game.state().outcome().is_some() { "result" } else { "entry" };
        let json = serde_json::to_string(&entry)?;
        told(deed, || table.play(&json))?;
        if at == 5 {
            told("pause", || table.pause())?;
            table.resume()?;
        }
        if at == 8 {
            told("undo", || table.undo(true))?;
            told("entry", || table.play(&json))?;
            told("leave", || table.stop_listening(listener))?;
        }
    }
    let table = told("start", || app.start_match(small_table(), seats.into(), Some(Seed(1))))?;
    let roll = serde_json::to_string(&game.record().entries[0])?;
    told("entry", || table.play(&roll))?;
    told("go away", || {
        drop(table);
        Ok::<(), Failure>(())
    })?;
    let id = app.ask_log(|log| Ok(log.new_result_id()))?;
    let place = |(seat, player)| PaperPlace { player, won: seat == 0, amount: 1, extras: vec![] };
    let result = PaperResult {
        campaign: app.ask_log(|log| Ok(log.default_campaign()))?,
        game: GameId::PilePoils,
        setup: None,
        played_at: 0,
        places: seats.into_iter().enumerate().map(place).collect(),
        note: Note::default(),
    };
    told("by hand", || app.ask_log(|log| log.enter_result(id, &result)))?;
    told("tool", || app.ask_log(|log| log.keep_tool("dice-cup", "[]")))?;
    told("correction", || app.ask_log(|log| log.void_result(id)))?;
    told("reading", || app.history(&HistoryFilter::default(), 10, 0))?;
    Ok(())
}

struct Deaf;

impl empile_app::TableListener for Deaf {
    fn changed(&self) -> bool {
        true
    }
}

fn told<T, E>(deed: &str, work: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    let before = flushes::waited_for();
    let done = work()?;
    println!("{deed}: {}", flushes::waited_for() - before);
    Ok(done)
}
