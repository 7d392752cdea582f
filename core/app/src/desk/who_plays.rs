//! Before a tool counts for every seat: who plays, in which order, and in which way.

use empile_campaign::PlayerId;
use empile_games::contract::Seed;
use empile_stage::{
    Art, Words,
    tool::{Card, Piece, Row, RowKind, Sheet, Start, ToolId, ToolRefusal, UsedTool},
};

use crate::PlayerInfo;

const PERSON: &str = "played-";
const WAY: &str = "tool-variant-";
const BADGE: f32 = 28.0;

/// Who can play, and who does.
pub(super) struct WhoPlays {
    pub(super) tool: ToolId,
    /// What the tool is for.
    pub(super) detail: String,
    pub(super) roster: Vec<PlayerInfo>,
    /// In the order of their seats.
    pub(super) players: Vec<PlayerId>,
    pub(super) variant: u8,
}

impl WhoPlays {
    /// Why so many cannot play this way.
    fn refused(&self, players: usize) -> Option<ToolRefusal> {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        UsedTool::begin(self.tool, Start { players, variant: self.variant, seed: Seed(0) }).err()
    }

    /// Why it cannot begin yet. Where nobody is known, guests can.
    pub(super) fn not_yet(&self) -> Option<ToolRefusal> {
        self.refused(self.players.len()).filter(|_| !self.roster.is_empty())
    }

    /// Touches somebody, or a way.
    pub(super) fn touch(&mut self, tag: &str) -> Result<(), ToolRefusal> {
        let row =
            self.sheet().rows().find(|row| row.tag == tag).cloned().ok_or_else(ToolRefusal::not_over)?;
        let person = self.roster.iter().find(|person| self.tag(person) == tag);
        match (row.refusal, person) {
            (Some(refusal), _) => return Err(refusal),
            (None, Some(person)) if row.chosen == Some(true) => self.players.retain(|id| *id != person.id),
            (None, Some(person)) => self.players.push(person.id),
            (None, None) => {
                let way = tag.strip_prefix(WAY).and_then(|way| way.parse().ok());
                self.variant = way.ok_or_else(ToolRefusal::not_over)?;
            }
        }
        Ok(())
    }

    pub(super) fn sheet(&self) -> Sheet {
        let detail = Row::new(RowKind::Quiet, "detail", Words::named(&self.detail));
        let order = Row::new(RowKind::Quiet, "order", "by-hand-order");
        let ways: Vec<Row> = self.tool.about().variants.iter().zip(0..).map(|way| self.way(way)).collect();
        let people = self.roster.iter().map(|person| self.person(person)).collect();
        let ways = (!ways.is_empty()).then(|| Card::of_the_table(vec![ways]));
        let sheet = Sheet::default().flat(vec![vec![detail]]).section(Some("tools-which-way".into()), ways);
        sheet.section(Some("tools-who-plays".into()), [Card::of_the_table(vec![vec![order], people])])
    }

    fn way(&self, (name, way): (&&'static str, u8)) -> Row {
        let row = Row::new(RowKind::Tile, format!("{WAY}{way}"), *name);
        Row { chosen: Some(way == self.variant), ..row }
    }

    /// Nobody more can be chosen than there is room for.
    fn person(&self, person: &PlayerInfo) -> Row {
        let (seat, seated) = (self.players.iter().position(|id| *id == person.id), self.players.len());
        let is_full = self.tool.players(self.variant).is_some_and(|room| usize::from(*room.end()) <= seated);
        Row {
            pieces: vec![Piece::square(Art::Badge { seat: person.badge }, BADGE)],
            number: seat.and_then(|seat| i64::try_from(seat + 1).ok()),
            chosen: Some(seat.is_some()),
            refusal: self.refused(seated + 1).filter(|_| is_full && seat.is_none()),
            ..Row::new(RowKind::Person, self.tag(person), Words::named(&person.name))
        }
    }

    /// By the name; of several with one name, only the first is.
    fn tag(&self, person: &PlayerInfo) -> String {
        let namesake = self.roster.iter().find(|other| other.name == person.name);
        if namesake.is_none_or(|first| first.id == person.id) {
            format!("{PERSON}{}", person.name)
        } else {
            format!("{PERSON}{}", person.id)
        }
    }
}
