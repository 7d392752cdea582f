//! Calls to the façade in any order, from several threads at once.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use empile_app::{Empile, EmpileError, Frame, Replay, Table, TableListener, TimeSource, ToolDesk};
use empile_campaign::{CampaignId, EveningId, HistoryFilter, PlayerId, Reader, ResultId};
use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Game, Match, Millis, Record, Stream},
};
use empile_stage::{Touch, tool::ToolId};

use super::{
    grown_from, mutate, seeds,
    touches::{a_surface, strange_number},
};

const THREADS: u32 = 3;
const CALLS: u32 = 120;
const PEOPLE: u32 = 6;
const KEPT_OPEN: usize = 4;
const TOUCHES: u32 = 24;

/// Time that passes by calls.
#[derive(Default)]
struct ByHand(AtomicU64);

impl TimeSource for ByHand {
    fn now(&self) -> Millis {
        self.0.load(Ordering::Relaxed)
    }
}

struct Deaf;

impl TableListener for Deaf {
    fn changed(&self) -> bool {
        true
    }
}

/// What all threads have.
struct House {
    app: Arc<Empile>,
    time: Arc<ByHand>,
    people: Vec<PlayerId>,
    tables: Mutex<Vec<Arc<Table>>>,
    desks: Mutex<Vec<Arc<ToolDesk>>>,
    replays: Mutex<Vec<Arc<Replay>>>,
}

pub(super) fn again(text: &str) -> Result<u64, String> {
    run(&mut grown_from(text)?)
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    let house = House::new().map_err(|error| error.to_string())?;
    let mut each: Vec<Stream> = (0..THREADS).map(|_| Stream::new(chance.seed())).collect();
    let losses: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> = each.iter_mut().map(|chance| scope.spawn(|| house.live(chance))).collect();
        threads
            .into_iter()
            .filter_map(|thread| thread.join().unwrap_or_else(|_| Err("a panic".into())).err())
            .collect()
    });
    if let Some(loss) = losses.into_iter().next() {
        return Err(loss);
    }
    house.judge()?;
    Ok(u64::from(THREADS * CALLS))
}

fn some<T: Clone>(of: &Mutex<Vec<T>>, chance: &mut Stream) -> Option<T> {
    let held = of.lock().unwrap_or_else(PoisonError::into_inner);
    held.get(chance.index(held.len().max(1))).cloned()
}

fn keep<T>(of: &Mutex<Vec<T>>, one: T) {
    let mut held = of.lock().unwrap_or_else(PoisonError::into_inner);
    held.push(one);
    if held.len() > KEPT_OPEN {
        let gone = held.remove(0);
        drop(held);
        drop(gone);
    }
}

/// A refusal is an answer; that a table stumbled is a panic within.
fn told(frame: Result<Frame, EmpileError>) -> Result<(), EmpileError> {
    let error = match frame {
        Ok(frame) => frame.error,
        Err(error) => Some(error),
    };
    match error {
        Some(error) if ["table-stumbled", "internal"].contains(&error.code()) => Err(error),
        _ => Ok(()),
    }
}

impl House {
    fn new() -> Result<House, EmpileError> {
        let time = Arc::new(ByHand::default());
        let app = Arc::new(Empile::open_in_memory("fr")?.with_time(time.clone()));
        let people = (0..PEOPLE).map(|number| Ok(app.add_player(format!("Personne {number}"), 0)?.id));
        let people = people.collect::<Result<_, EmpileError>>()?;
        let (tables, desks, replays) = Default::default();
        Ok(House { app, time, people, tables, desks, replays })
    }

    fn live(&self, chance: &mut Stream) -> Result<(), String> {
        for _ in 0..CALLS {
            self.time.0.fetch_add(u64::from(chance.below(400)), Ordering::Relaxed);
            let before = chance.clone();
            let done = catch_unwind(AssertUnwindSafe(|| self.call(chance)));
            let said = done.unwrap_or_else(|panic| {
                let words = panic.downcast_ref::<String>().cloned();
                Err(words
                    .or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()))
                    .unwrap_or_default())
            });
            said.map_err(|loss| format!("{loss} at {:?}", before.clone().below(100)))?;
        }
        Ok(())
    }

    fn call(&self, chance: &mut Stream) -> Result<(), String> {
        match chance.below(100) {
            0..10 => self.begin(chance),
            10..70 => self.at_a_table(chance).map_err(|error| error.to_string())?,
            70..85 => self.at_a_desk(chance),
            85..90 => self.watch(chance),
            90..96 => self.read(chance),
            _ => self.write(chance),
        }
        Ok(())
    }

    fn begin(&self, chance: &mut Stream) {
        thread_local! {
            static SETUPS: Vec<Vec<AnySetup>> = seeds::setups();
        }
        let setup = SETUPS.with(|setups| seeds::a_setup(setups, chance).clone());
        let players = AnyGame::start(&setup, chance.seed()).map_or(0, |game| game.players());
        let first = chance.index(self.people.len());
        let mut seats = self.people.clone();
        seats.rotate_left(first);
        seats.truncate(usize::from(players) + chance.index(8) / 7);
        let table = self.app.start_match(setup, seats, Some(chance.seed()));
        let open = self.app.open_matches().unwrap_or_default();
        let other = open.get(chance.index(open.len().max(1))).map(|open| self.app.resume_match(open.id));
        for table in table.into_iter().chain(other.into_iter().flatten()) {
            keep(&self.tables, table);
        }
    }

    fn at_a_table(&self, chance: &mut Stream) -> Result<(), EmpileError> {
        let Some(table) = some(&self.tables, chance) else { return Ok(()) };
        match chance.below(24) {
            0 => told(table.pause()),
            1 | 2 => told(table.resume()),
            3 => told(table.undo(chance.below(2) == 0)),
            4 => told(table.resize(a_surface(chance), [1.0, 2.0, 0.5][chance.index(3)])),
            5 => told(table.whole()),
            6 => told(table.news()),
            7 => told(table.tick(table.now().saturating_add(u64::from(chance.below(5_000))))),
            8 => {
                drop((table.help(), table.journal(), table.result_sheet(), table.lesson_touch()));
                drop((table.scene(), table.undo_need(), table.is_lesson(), table.state_json()));
                Ok(())
            }
            9 => {
                let listener = table.listen(Arc::new(Deaf))?;
                table.stop_listening(listener)
            }
            10 => {
                table.stop_listening(u64::from(chance.below(9)))?;
                drop(table.play(&mutate::text(r#"{"Clock":{"at":1}}"#, chance)));
                Ok(())
            }
            11..17 => Self::play_on(&table, chance),
            _ => told(table.step(&some_touches(&table, chance))),
        }
    }

    /// A legal move, unless somebody else has made one meanwhile.
    fn play_on(table: &Table, chance: &mut Stream) -> Result<(), EmpileError> {
        let Ok(record) = serde_json::from_str::<Record<AnyGame>>(&table.record_json()?) else {
            return Ok(());
        };
        let Ok(game) = Match::<AnyGame>::replay(record) else { return Ok(()) };
        let Some(entry) = seeds::next_entry(game.state(), table.now(), chance) else { return Ok(()) };
        told(table.play(&serde_json::to_string(&entry).unwrap_or_default()))
    }

    fn at_a_desk(&self, chance: &mut Stream) {
        if chance.below(6) == 0 {
            let tool = ToolId::ALL[chance.index(ToolId::ALL.len())].about();
            let desk = Arc::clone(&self.app).tool_desk(tool.slug(), Some(chance.seed()));
            if let Ok(desk) = desk {
                keep(&self.desks, desk);
            }
        }
        let Some(desk) = some(&self.desks, chance) else { return };
        let page = desk.page();
        let tags: Vec<String> = page.iter().flat_map(page_tags).collect();
        let tag = tags.get(chance.index(tags.len() + 1)).cloned();
        let tag = tag.unwrap_or_else(|| {
            ["take-back", "start-over", "write-down", "tool-begin"][chance.index(4)].to_owned()
        });
        match chance.below(6) {
            0 => drop(desk.turn(&tag, [1, -1, i32::MAX, i32::MIN][chance.index(4)])),
            1 => drop(desk.look()),
            2 => drop(desk.touch(vec![a_touch(chance)])),
            _ => drop(desk.press(&tag)),
        }
    }

    fn watch(&self, chance: &mut Stream) {
        let open = self.app.open_matches().unwrap_or_default();
        let history = self.app.history(&HistoryFilter::default(), 20, 0).unwrap_or_default();
        let all = open.iter().map(|open| open.id).chain(history.iter().filter_map(|row| row.match_id));
        let all: Vec<_> = all.collect();
        if let Some(id) = all.get(chance.index(all.len().max(1))) {
            self.app.replay(*id).into_iter().for_each(|replay| keep(&self.replays, replay));
            drop((self.app.hindsight(*id), self.app.rule_at_table("", *id)));
        }
        let Some(replay) = some(&self.replays, chance) else { return };
        replay.lay_out(a_surface(chance), 1.0);
        drop((
            replay.go_to(chance.below(60)),
            replay.changes(chance.below(2) == 0),
            replay.length(),
            replay.seed(),
        ));
    }

    fn read(&self, chance: &mut Stream) {
        let game = GameId::ALL[chance.index(GameId::ALL.len())];
        let person = self.people[chance.index(self.people.len())];
        let filter = HistoryFilter { game: Some(game), player: Some(person), ..HistoryFilter::default() };
        drop((self.app.history(&filter, chance.below(9), chance.below(9)), self.app.standings(None, game)));
        drop((self.app.person_page(person), self.app.goals(Some(person)), self.app.family_page()));
        drop((self.app.score_plot(game, &filter), self.app.paper_page(game, chance.below(12) as u8)));
        drop((self.app.evenings(), self.app.evening_on(), self.app.campaigns(), self.app.export_csv()));
        drop(self.app.search_rules(&mutate::text("meeple", chance), None));
        drop(self.app.seats_again(game, vec![mutate::text(&person.to_string(), chance)]));
    }

    fn write(&self, chance: &mut Stream) {
        let (one, other) =
            (self.people[chance.index(self.people.len())], self.people[chance.index(self.people.len())]);
        let open = self.app.open_matches().unwrap_or_default();
        let open = open.get(chance.index(open.len().max(1))).map(|open| open.id);
        let results = self.app.history(&HistoryFilter::default(), 9, 0).unwrap_or_default();
        let result: Option<ResultId> = results.get(chance.index(results.len().max(1))).map(|row| row.id);
        let evening: Option<EveningId> =
            self.app.evenings().unwrap_or_default().first().map(|evening| evening.id);
        match (chance.below(12), open, result, evening) {
            (0, Some(id), ..) => drop(self.app.abandon_match(id)),
            (1, Some(id), ..) => {
                if let Ok(table) = self.app.rematch(id, None) {
                    keep(&self.tables, table);
                }
            }
            (2, _, Some(id), _) => drop(self.app.void_result(id)),
            (3, _, Some(id), _) => drop(self.app.restore_result(id)),
            (4, _, Some(id), _) => drop(self.app.annotate_result(id, mutate::text("Noël", chance), None)),
            (5, ..) => drop(self.app.rename_player(one, &mutate::text("Ada", chance))),
            (6, ..) => drop(self.app.begin_evening(Some(mutate::text("Noël", chance)), vec![one, other])),
            (7, .., Some(id)) => drop(self.app.end_evening(id)),
            (8, ..) => drop(self.app.merge_players(one, other)),
            (9, ..) => drop(self.app.archive_player(one).and_then(|_| self.app.restore_player(one))),
            (10, ..) => drop(self.app.create_campaign(&mutate::text("Été", chance))),
            _ => drop(self.app.close_campaign(CampaignId::DEFAULT)),
        }
    }

    /// Every table has what the log has, and goes on.
    fn judge(&self) -> Result<(), String> {
        let wrong = self.app.read_log(Reader::check_tallies).map_err(|error| error.to_string())?;
        if !wrong.is_empty() {
            return Err(format!("the tallies are not what the results add up to: {wrong:?}"));
        }
        let tables = std::mem::take(&mut *self.tables.lock().unwrap_or_else(PoisonError::into_inner));
        tables.iter().try_for_each(|table| self.judge_table(table))
    }

    fn judge_table(&self, table: &Table) -> Result<(), String> {
        let text = |error: EmpileError| error.to_string();
        let stored = self.app.read_log(|log| log.load_match(table.id())).map_err(text)?;
        let written = serde_json::to_string(&stored.clone().record()).map_err(|error| error.to_string())?;
        if written != table.record_json().map_err(text)? {
            return Err("the log has another match than the table".to_owned());
        }
        if stored.ending.is_some() {
            return Ok(());
        }
        let mut chance = Stream::new(stored.seed);
        let game = Match::<AnyGame>::replay(stored.record()).map_err(|error| error.to_string())?;
        let Some(entry) = seeds::next_entry(game.state(), last_stamp(&game), &mut chance) else {
            return Ok(());
        };
        let entry = serde_json::to_string(&entry).map_err(|error| error.to_string())?;
        table.play(&entry).map(drop).map_err(|error| format!("the table stands still: {error} at {entry}"))
    }
}

fn last_stamp(game: &Match<AnyGame>) -> Millis {
    use empile_games::contract::Entry;
    let stamps = game.record().entries.iter().map(|entry| match entry {
        Entry::Act { at, .. } | Entry::Clock { at } => *at,
    });
    stamps.max().unwrap_or(0)
}

fn page_tags(page: &empile_app::ToolPage) -> Vec<String> {
    let rows = page.sections.iter().flat_map(|section| &section.cards).flat_map(|card| &card.lines).flatten();
    rows.map(|row| row.tag.clone()).collect()
}

fn some_touches(table: &Table, chance: &mut Stream) -> Vec<Touch> {
    let scene = table.unpainted_scene();
    let now = table.now();
    let one = |chance: &mut Stream| {
        let node = scene.nodes.get(chance.index(scene.nodes.len().max(1)));
        let on_it = node.map(|node| node.area.centre()).filter(|_| chance.below(12) > 0);
        let stamp = now.saturating_add(u64::from(chance.below(900)));
        let touch = a_touch(chance);
        Touch {
            at: on_it.unwrap_or(touch.at),
            stamp: if chance.below(30) > 0 { stamp } else { touch.stamp },
            ..touch
        }
    };
    (0..chance.below(TOUCHES)).map(|_| one(chance)).collect()
}

/// Hardly a touch.
fn a_touch(chance: &mut Stream) -> Touch {
    use empile_stage::{Phase, Point};
    Touch {
        pointer: u64::from(chance.below(3)),
        phase: [Phase::Down, Phase::Up, Phase::Move, Phase::Cancel][chance.index(4)],
        at: Point { x: strange_number(chance), y: strange_number(chance) },
        stamp: [0, u64::MAX, 1_000_000][chance.index(3)],
        breadth: strange_number(chance),
    }
}
