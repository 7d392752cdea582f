//! A tool in use beside a real table.

mod kept;
mod page;
mod paint;
mod who_plays;

#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use empile_campaign::{Note, PaperPlace, PaperResult, PlayerId, UnixMillis};
use empile_games::contract::{PaperSeat, Seed};
use empile_stage::{
    Sitter, Touch,
    tool::{Look, MOST_MOVES, Start, ToolId, ToolRecord, ToolRefusal, UsedTool},
};

pub use page::{ToolCard, ToolInfo, ToolPage, ToolPiece, ToolQuestion, ToolRow, ToolSection, ToolSpot};

use crate::{Empile, EmpileError, painted::PictureBook, table::TableClock};
use kept::{Kept, Written};
use who_plays::WhoPlays;

/// A tool without a result begins anew, the next time it is opened, after so many moves.
const MOST_KEPT_IDLY: usize = MOST_MOVES / 4;

/// Fewer guests are no company, whatever the game allows.
const FEWEST_GUESTS: u8 = 2;

const BEGIN: &str = "tool-begin";
const TAKE_BACK: &str = "take-back";
const START_OVER: &str = "start-over";
const WRITE_DOWN: &str = "write-down";

/// The desks that somebody has open: whoever asks again gets the same one.
pub(crate) type Desks = Mutex<HashMap<ToolId, Weak<ToolDesk>>>;

/// A tool on the table. Every move is in the log before anybody sees what came of it, so that it is there again
/// whatever happens to the app.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct ToolDesk {
    app: Arc<Empile>,
    id: ToolId,
    /// What chance grows from, where it must not be chance.
    seed: Option<Seed>,
    desk: Mutex<Desk>,
}

struct Desk {
    kept: Kept,
    /// None until somebody has said who plays.
    used: Option<UsedTool>,
    sitters: Vec<Sitter>,
    /// It begins with the first move, and stands still while the app is closed.
    clock: TableClock,
    book: PictureBook,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Every tool, those for any game first.
    pub fn tools(&self) -> Result<Vec<ToolInfo>, EmpileError> {
        Ok(ToolId::ALL.iter().map(|tool| self.tool_info(*tool)).collect())
    }

    /// A tool as it was left. Without a seed, chance shuffles and throws.
    pub fn tool_desk(self: Arc<Self>, slug: &str, seed: Option<Seed>) -> Result<Arc<ToolDesk>, EmpileError> {
        let id = ToolId::named(slug).ok_or_else(|| self.error("no-such-tool"))?;
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = desks.get(&id).and_then(Weak::upgrade) {
            return Ok(open);
        }
        let desk = Arc::new(ToolDesk::open(Arc::clone(&self), id, seed)?);
        desks.insert(id, Arc::downgrade(&desk));
        Ok(desk)
    }
}

impl Empile {
    fn tool_info(&self, tool: ToolId) -> ToolInfo {
        let about = tool.about();
        ToolInfo {
            slug: about.slug().to_owned(),
            title: self.say(about.key, &[]),
            detail: self.say(&format!("{}-detail", about.key), &[]),
            game: about.game,
        }
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl ToolDesk {
    /// All there is to see, for a view that knows nothing yet.
    pub fn page(&self) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        let shown = self.show(&mut desk)?;
        Ok(ToolPage { pictures: desk.book.all(), ..shown })
    }

    /// The same, where those who sat together last, by their ids, are likely to play unless somebody was chosen.
    pub fn page_after(&self, earlier: Vec<String>) -> Result<ToolPage, EmpileError> {
        if let Some(game) = self.id.about().game.filter(|_| self.id.players(0).is_some()) {
            let mut again = self.app.seats_again(game, earlier)?;
            again.retain(|id| !id.is_robot());
            let kept = &mut self.desk().kept;
            if kept.players.is_empty() {
                kept.players = again;
            }
        }
        self.page()
    }

    /// Touches somebody, something or a button.
    pub fn press(&self, tag: &str) -> Result<ToolPage, EmpileError> {
        match tag {
            BEGIN => self.begin(),
            TAKE_BACK => self.change(|used, _| used.undo()),
            START_OVER if self.id.about().keeps_score => self.start_over(),
            WRITE_DOWN => self.write_down(self.app.read_log(|log| Ok(log.now()))?),
            _ => self.choose(tag)?.map_or_else(|| self.change(|used, look| used.press(tag, look)), Ok),
        }
    }

    /// Turns a counter by so many.
    pub fn turn(&self, tag: &str, by: i32) -> Result<ToolPage, EmpileError> {
        self.change(|used, look| used.turn(tag, by, look))
    }

    /// Hears fingers, where they themselves are what the tool is about. Nothing of that is kept.
    pub fn touch(&self, touches: Vec<Touch>) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        for touch in touches.into_iter().map(Touch::within_reason) {
            desk.clock.hear(touch.stamp, self.app.time());
            let stamp = desk.clock.now(self.app.time());
            if let Some(used) = &mut desk.used {
                used.pass(stamp);
                used.hear(Touch { stamp, ..touch });
            }
        }
        self.show(&mut desk)
    }

    /// The time has come that the page named.
    pub fn look(&self) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        let look = Look { now: desk.clock.now(self.app.time()), sitters: &desk.sitters };
        if let Some(due) = desk.used.as_ref().and_then(|used| used.sheet(look).changes_at) {
            desk.clock.hear(due, self.app.time());
        }
        self.show(&mut desk)
    }
}

impl ToolDesk {
    /// Begins for those who were chosen; where nobody is known, for guests.
    fn begin(&self) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        let who = self.who_plays(&desk)?.ok_or_else(|| self.refused(&ToolRefusal::not_over()))?;
        let WhoPlays { mut players, variant, roster, .. } = who;
        if roster.is_empty() {
            let least = self.id.players(variant).map_or(0, |room| *room.start());
            let guests = self.app.invite_guests(least.max(FEWEST_GUESTS))?;
            players = guests.into_iter().map(|guest| guest.id).collect();
        }
        let sitters = self.app.sitters(&players)?;
        let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let start = Start { players: count, variant, seed: self.chance()? };
        let used = self.told(UsedTool::begin(self.id, start))?;
        let record = Some(used.record().clone());
        self.keep(&mut desk, |kept| *kept = Kept { players, variant, record, written: None })?;
        (desk.used, desk.sitters) = (Some(used), sitters);
        self.show(&mut desk)
    }

    /// Says who plays and how, as long as that is asked.
    fn choose(&self, tag: &str) -> Result<Option<ToolPage>, EmpileError> {
        let mut desk = self.desk();
        let Some(mut who) = self.who_plays(&desk)? else { return Ok(None) };
        self.told(who.touch(tag))?;
        self.keep(&mut desk, |kept| (kept.players, kept.variant) = (who.players, who.variant))?;
        self.show(&mut desk).map(Some)
    }

    /// Who can play and who does, as long as that is asked. Whoever is no longer here does not.
    fn who_plays(&self, desk: &Desk) -> Result<Option<WhoPlays>, EmpileError> {
        let (tool, variant) = (self.id, desk.kept.variant);
        if desk.used.is_some() || tool.players(variant).is_none() {
            return Ok(None);
        }
        let (roster, mut players) = (self.app.players()?, desk.kept.players.clone());
        players.retain(|id| roster.iter().any(|person| person.id == *id));
        let detail = self.app.tool_info(tool).detail;
        Ok(Some(WhoPlays { tool, detail, roster, players, variant }))
    }

    /// Clears the tool; who played may play again.
    fn start_over(&self) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        self.keep(&mut desk, |kept| (kept.record, kept.written) = (None, None))?;
        desk.used = None;
        self.show(&mut desk)
    }

    /// Writes the result into the log, as a game that was played with the real box: once, as long as it is the same.
    fn write_down(&self, played_at: UnixMillis) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        let standings = self.told(desk.standings())?;
        let written = match desk.kept.written.clone().filter(|written| written.standings == standings) {
            Some(known) => known,
            None => Written { id: self.app.new_result_id()?, standings, played_at, is_done: false },
        };
        if !written.is_done {
            // The id is kept before it is used: whatever happens in between, the result is entered once.
            self.keep(&mut desk, |kept| kept.written = Some(written.clone()))?;
            let entered = self.enter(&desk.kept.players, &written);
            desk.kept.written.take_if(|_| entered.is_err());
            entered?;
            self.keep(&mut desk, |kept| kept.written = Some(Written { is_done: true, ..written }))?;
        }
        self.show(&mut desk)
    }

    /// Does again what was done before; what cannot be done again is forgotten. A tool that does not ask who plays
    /// begins at once.
    fn open(app: Arc<Empile>, id: ToolId, seed: Option<Seed>) -> Result<ToolDesk, EmpileError> {
        let kept = app.ask_log(|log| log.tool_in_use(id.about().slug()))?;
        // What an older or a newer app has kept and this one cannot read is no tool in use.
        let mut kept = kept.and_then(|kept| serde_json::from_str::<Kept>(&kept).ok()).unwrap_or_default();
        let last = kept.record.as_ref().and_then(|record| record.entries.last()).map_or(0, |entry| entry.at);
        let clock = TableClock::after(last, app.time());
        let mut sitters = app.sitters(&kept.players);
        let seats = kept.record.as_ref().map_or(kept.players.len(), |record| record.start.players.into());
        if sitters.is_err() || seats != kept.players.len() {
            (kept.players, kept.record) = (Vec::new(), None);
            sitters = Ok(Vec::new());
        }
        let is_worth_keeping =
            |record: &ToolRecord| id.about().keeps_score || record.entries.len() < MOST_KEPT_IDLY;
        let record = kept.record.take().filter(is_worth_keeping);
        let mut used = record.and_then(|record| UsedTool::replay(id, record).ok());
        if used.is_none() && id.players(0).is_none() {
            let start = Start { players: 0, variant: 0, seed: seed.map_or_else(|| app.chance(), Ok)? };
            used = UsedTool::begin(id, start).ok();
        }
        kept.record = used.as_ref().map(|used| used.record().clone());
        let (sitters, book) = (sitters.unwrap_or_default(), PictureBook::default());
        let desk = Mutex::new(Desk { kept, used, sitters, clock, book });
        Ok(ToolDesk { app, id, seed, desk })
    }

    fn enter(&self, players: &[PlayerId], written: &Written) -> Result<(), EmpileError> {
        let game = self.id.about().game.ok_or_else(|| self.refused(&ToolRefusal::not_over()))?;
        let seats = written.standings.clone();
        let setup = game.setup_that_can_end(&seats).map(str::to_owned);
        let places = players.iter().zip(seats).map(|(player, seat)| PaperPlace::of(*player, seat)).collect();
        let evening = self.app.evening_for_paper(players.to_vec(), written.played_at)?;
        let evening = evening.filter(|offer| offer.counts).map(|offer| offer.id);
        self.app.ask_log(|log| {
            let campaign = log.default_campaign();
            let played_at = written.played_at;
            let result = PaperResult { campaign, game, setup, played_at, places, note: Note::default() };
            log.enter_result_of(written.id, &result, evening)
        })
    }

    /// What the log cannot keep did not happen.
    fn change(
        &self,
        work: impl FnOnce(&mut UsedTool, Look<'_>) -> Result<(), ToolRefusal>,
    ) -> Result<ToolPage, EmpileError> {
        let mut desk = self.desk();
        let now = desk.clock.now(self.app.time());
        let mut used = desk.used.clone().ok_or_else(|| self.refused(&ToolRefusal::not_over()))?;
        self.told(work(&mut used, Look { now, sitters: &desk.sitters }))?;
        self.keep(&mut desk, |kept| kept.record = Some(used.record().clone()))?;
        desk.used = Some(used);
        self.show(&mut desk)
    }

    fn keep(&self, desk: &mut Desk, change: impl FnOnce(&mut Kept)) -> Result<(), EmpileError> {
        let mut kept = desk.kept.clone();
        change(&mut kept);
        let json = serde_json::to_string(&kept).map_err(|_| self.app.error("internal"))?;
        self.app.ask_log(|log| log.keep_tool(self.id.about().slug(), &json))?;
        desk.kept = kept;
        Ok(())
    }

    fn show(&self, desk: &mut Desk) -> Result<ToolPage, EmpileError> {
        let now = desk.clock.now(self.app.time());
        if let Some(used) = &mut desk.used {
            used.pass(now);
        }
        self.paint(desk, now)
    }

    fn chance(&self) -> Result<Seed, EmpileError> {
        self.seed.map_or_else(|| self.app.chance(), Ok)
    }

    fn told<T>(&self, answer: Result<T, ToolRefusal>) -> Result<T, EmpileError> {
        answer.map_err(|refusal| self.refused(&refusal))
    }

    fn refused(&self, refusal: &ToolRefusal) -> EmpileError {
        EmpileError::tool(self.app.lexicon(), refusal)
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// The result; there is none of a game in which nothing was done.
    fn standings(&self) -> Result<Vec<PaperSeat>, ToolRefusal> {
        let used = self.used.as_ref().filter(|used| !used.record().entries.is_empty());
        used.ok_or_else(ToolRefusal::not_over)?.standings()
    }
}
