use empile_games::contract::{Millis, Seat};

use super::{
    Look, MOST_MOVES, Row, RowKind, Sheet, Standing, Start, ToolEntry, ToolId, ToolMove, ToolRecord,
    ToolRefusal, list::AnyTool,
};
use crate::Touch;

/// A tool off the shelf, and all that was done with it.
#[derive(Clone, Debug, PartialEq)]
pub struct UsedTool {
    id: ToolId,
    tool: AnyTool,
    record: ToolRecord,
}

impl UsedTool {
    /// Takes a tool off the shelf.
    pub fn begin(id: ToolId, start: Start) -> Result<UsedTool, ToolRefusal> {
        if let Some(allowed) = id.players(start.variant).filter(|allowed| !allowed.contains(&start.players)) {
            let (least, most) = allowed.into_inner();
            return Err(ToolRefusal::players(start.players, least, most));
        }
        let record = ToolRecord { start, entries: Vec::new() };
        Ok(UsedTool { id, tool: AnyTool::begin(id, start)?, record })
    }

    /// Does all that was done once more.
    pub fn replay(id: ToolId, record: ToolRecord) -> Result<UsedTool, ToolRefusal> {
        let mut used = UsedTool::begin(id, record.start)?;
        for entry in record.entries {
            used.play(entry.play, entry.at)?;
        }
        Ok(used)
    }

    /// All that was done.
    #[must_use]
    pub fn record(&self) -> &ToolRecord {
        &self.record
    }

    /// Does something with it.
    pub fn play(&mut self, play: ToolMove, at: Millis) -> Result<(), ToolRefusal> {
        self.tool = self.after(&play, at)?;
        self.record.entries.push(ToolEntry { play, at });
        Ok(())
    }

    /// Touches something on its sheet.
    pub fn press(&mut self, tag: &str, look: Look<'_>) -> Result<(), ToolRefusal> {
        let row = self.row(tag, look)?;
        self.play(row.play.ok_or_else(ToolRefusal::no_such_move)?, look.now)
    }

    /// Turns a counter of its sheet by so many.
    pub fn turn(&mut self, tag: &str, by: i32, look: Look<'_>) -> Result<(), ToolRefusal> {
        let Row { number, play, .. } = self.row(tag, look)?;
        let value = number.and_then(|number| i32::try_from(number).ok());
        let (value, play) = value.zip(play).ok_or_else(ToolRefusal::no_such_move)?;
        self.play(play.with(value.saturating_add(by)), look.now)
    }

    fn row(&self, tag: &str, look: Look<'_>) -> Result<Row, ToolRefusal> {
        let row = self.tool.sheet(look).rows().find(|row| row.tag == tag).cloned();
        row.ok_or_else(ToolRefusal::no_such_move)
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Result<(), ToolRefusal> {
        let mut before = self.record.clone();
        before.entries.pop().ok_or_else(ToolRefusal::nothing_to_take_back)?;
        *self = UsedTool::replay(self.id, before)?;
        Ok(())
    }

    /// Hears one sample of one finger, where fingers themselves are what it is about.
    pub fn hear(&mut self, touch: Touch) {
        self.tool.hear(touch);
    }

    /// Lets time pass.
    pub fn pass(&mut self, now: Millis) {
        self.tool.pass(now);
    }

    /// What there is to see and to touch. What would be refused says why.
    #[must_use]
    pub fn sheet(&self, look: Look<'_>) -> Sheet {
        let mut sheet = self.tool.sheet(look);
        let deadlines = sheet.rows().filter(|row| row.kind == RowKind::Deadline);
        let over = deadlines.filter_map(|row| u64::try_from(row.number?).ok()).min();
        sheet.changes_at = sheet.changes_at.or(over.map(|last| last.saturating_add(1)));
        for row in sheet.rows_mut().filter(|row| row.kind != RowKind::Counter) {
            row.refusal = row.play.as_ref().and_then(|play| self.after(play, look.now).err());
        }
        sheet
    }

    /// How it stands, in seat order, once there is a result.
    pub fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        if self.tool.is_over() == Some(false) {
            return Err(ToolRefusal::not_over());
        }
        let mut standings = self.tool.standings()?;
        if let Some(game) = self.id.about().game {
            game.mark_winners(&mut standings)?;
        }
        Ok(standings)
    }

    /// The tool as a move would leave it.
    fn after(&self, play: &ToolMove, at: Millis) -> Result<AnyTool, ToolRefusal> {
        let is_strange = |seat: &Seat| seat.0 >= self.record.start.players;
        if let Some(seat) = play.seat.filter(is_strange) {
            return Err(ToolRefusal::no_such_seat(seat));
        }
        if self.record.entries.len() >= MOST_MOVES {
            return Err(ToolRefusal::record_full());
        }
        if self.tool.is_over() == Some(true) {
            return Err(ToolRefusal::over());
        }
        let mut tool = self.tool.clone();
        tool.play(play, at)?;
        Ok(tool)
    }
}
