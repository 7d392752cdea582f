//! Records of tools as a log may have them, and buttons that no sheet has.

use std::sync::{Arc, OnceLock};

use empile_app::{Empile, EmpileError};
use empile_games::contract::{Seed, Stream};
use empile_stage::{
    Phase, Point, Sitter, Touch,
    tool::{Look, Start, ToolId, ToolRecord, UsedTool},
};
use serde_json::Value;

use super::{mutate, touches::strange_number};
use crate::hands::sitters;

const SEEDS_PER_TOOL: u64 = 12;
const MOST_MOVES: u32 = 60;
const PRESSES: u32 = 8;
/// One record in so many is kept by a log, with people who need not be as many, and found there by the app.
const ON_A_DESK: u32 = 100;

fn valid() -> &'static [(ToolId, Value)] {
    static VALID: OnceLock<Vec<(ToolId, Value)>> = OnceLock::new();
    VALID.get_or_init(|| {
        let roamed = |tool: &ToolId| {
            let tool = *tool;
            (0..SEEDS_PER_TOOL).filter_map(move |seed| Some((tool, roam(tool, seed)?)))
        };
        ToolId::ALL.iter().flat_map(roamed).collect()
    })
}

/// A tool in which whatever its sheet offers was done.
fn roam(tool: ToolId, seed: u64) -> Option<Value> {
    let mut chance = Stream::new(Seed(seed));
    let variants = tool.about().variants.len().max(1);
    let variant = chance.index(variants) as u8;
    let players = tool
        .players(variant)
        .map_or(0, |room| room.start() + chance.below(u32::from(room.end() - room.start()) + 1) as u8);
    let sitters = sitters(players);
    let mut used = UsedTool::begin(tool, Start { players, variant, seed: Seed(seed) }).ok()?;
    for turn in 0..chance.below(MOST_MOVES) {
        let look = Look { now: u64::from(turn) * 700, sitters: &sitters };
        let tags = tags(&used, look);
        let Some(tag) = tags.get(chance.index(tags.len().max(1))) else { break };
        press(&mut used, tag, chance.below(3).cast_signed() - 1, look);
    }
    serde_json::to_value(used.record()).ok()
}

fn tags(used: &UsedTool, look: Look<'_>) -> Vec<String> {
    used.sheet(look).rows().map(|row| row.tag.clone()).collect()
}

/// One of the two is refused, or both.
fn press(used: &mut UsedTool, tag: &str, by: i32, look: Look<'_>) {
    drop(used.press(tag, look));
    drop(used.turn(tag, by, look));
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    let valid = valid();
    let (tool, record) = &valid[chance.index(valid.len())];
    let changed = mutate::json(record, chance).to_string();
    try_one(*tool, &changed, chance).map_err(|loss| format!("{loss}: {tool:?} {changed}"))
}

/// The name of the tool, a line break, and its record.
pub(super) fn again(text: &str) -> Result<u64, String> {
    let (slug, record) = text.split_once('\n').ok_or("a tool and its record")?;
    let tool = ToolId::named(slug).ok_or_else(|| format!("no tool {slug}"))?;
    open_desk(tool, record)?;
    (0..40).try_fold(0, |tried, seed| Ok(tried + try_one(tool, record, &mut Stream::new(Seed(seed)))?))
}

fn open_desk(tool: ToolId, record: &str) -> Result<(), String> {
    let told = |error: EmpileError| error.to_string();
    let app = Arc::new(Empile::open_in_memory("fr").map_err(told)?);
    let people =
        ["Ada", "Bob", "Cléo"].map(|name| app.add_player(name.to_owned(), 0).map(|info| info.id.to_string()));
    let people = people.into_iter().collect::<Result<Vec<_>, _>>().map_err(told)?;
    let people = serde_json::to_string(&people).map_err(|error| error.to_string())?;
    let kept = format!(r#"{{"players":{people},"variant":0,"record":{record},"written":null}}"#);
    app.ask_log(|log| log.keep_tool(tool.about().slug(), &kept)).map_err(told)?;
    let desk = app.tool_desk(tool.about().slug(), None).map_err(told)?;
    desk.page().map_err(told)?;
    desk.look().map(drop).map_err(told)
}

fn try_one(tool: ToolId, text: &str, chance: &mut Stream) -> Result<u64, String> {
    if chance.below(ON_A_DESK) == 0 {
        open_desk(tool, text)?;
    }
    let Ok(record) = serde_json::from_str::<ToolRecord>(text) else { return Ok(1) };
    let players = record.start.players;
    let Ok(mut used) = UsedTool::replay(tool, record) else { return Ok(1) };
    let sitter = |seat: u8| Sitter { name: format!("Personne {seat}"), colour: seat % 8 };
    let sitters: Vec<Sitter> = (0..players).map(sitter).collect();
    for _ in 0..chance.below(PRESSES) {
        let now = [0, 700, 100_000, u64::MAX][chance.index(4)];
        let look = Look { now, sitters: &sitters };
        let tags = tags(&used, look);
        let tag = tags.get(chance.index(tags.len() + 1)).cloned();
        let tag = tag.unwrap_or_else(|| mutate::text("left-2", chance));
        press(&mut used, &tag, [0, 1, -1, i32::MAX, i32::MIN][chance.index(5)], look);
        let at = Point { x: strange_number(chance), y: strange_number(chance) };
        used.hear(Touch { pointer: 1, phase: Phase::Down, at, stamp: now, breadth: 9.0 });
        used.pass(now);
        drop(used.standings());
    }
    let written = serde_json::to_string(used.record()).map_err(|error| error.to_string())?;
    let read: ToolRecord = serde_json::from_str(&written).map_err(|error| error.to_string())?;
    let again = UsedTool::replay(tool, read).map_err(|refusal| format!("not again: {refusal:?}"))?;
    if again.record() == used.record() { Ok(1) } else { Err("played again it is another tool".to_owned()) }
}
