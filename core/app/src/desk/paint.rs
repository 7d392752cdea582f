//! A tool as it is now, in the player's language.

use empile_games::contract::{Fact, Millis};
use empile_stage::{
    Sitter, Surface,
    tool::{Card, Look, Piece, Row, RowKind, Section, Spot, ToolRefusal},
};

use super::{
    BEGIN, Desk, START_OVER, TAKE_BACK, ToolCard, ToolDesk, ToolPage, ToolPiece, ToolQuestion, ToolRow,
    ToolSection, ToolSpot, WRITE_DOWN, WhoPlays,
};
use crate::{Empile, EmpileError, ScenePicture, painted::PictureBook};

impl ToolDesk {
    pub(super) fn paint(&self, desk: &mut Desk, now: Millis) -> Result<ToolPage, EmpileError> {
        let who = self.who_plays(desk)?;
        let standings = desk.standings();
        let written = desk.kept.written.as_ref().filter(|written| written.is_done);
        let is_written = written.is_some_and(|written| Ok(&written.standings) == standings.as_ref());
        let written = is_written.then(|| self.app.say("tools-written-down", &[]));
        let buttons = match &who {
            Some(who) => vec![self.begin_button(who)],
            None => self.buttons(desk, standings.err(), written.clone()),
        };
        let used = desk.used.as_ref().map(|used| used.sheet(Look { now, sitters: &desk.sitters }));
        let sheet = used.or_else(|| who.as_ref().map(WhoPlays::sheet)).unwrap_or_default();
        let (app, sitters, book, pictures) = (&self.app, &desk.sitters, &mut desk.book, Vec::new());
        let mut painter = Painter { app, now, sitters, book, pictures };
        let main = sheet.main.map(|row| painter.row(row, None));
        let spot = |Spot { pointer, at, chosen }| ToolSpot { pointer, x: at.x, y: at.y, chosen };
        Ok(ToolPage {
            title: self.app.say(self.id.about().key, &[]),
            sections: sheet.sections.into_iter().map(|section| painter.section(section)).collect(),
            fingers: sheet.fingers.map(|fingers| fingers.into_iter().map(spot).collect()),
            buttons: main.into_iter().chain(buttons).collect(),
            asks_who: who.is_some(),
            written,
            look_again_ms: sheet.changes_at.map(|at| at.saturating_sub(now)),
            pictures: painter.pictures,
        })
    }

    fn begin_button(&self, who: &WhoPlays) -> ToolRow {
        let label = if who.roster.is_empty() { "seating-start-guests" } else { "new-match-start" };
        self.button(BEGIN, RowKind::Main, label, who.not_yet())
    }

    fn buttons(&self, desk: &Desk, not_yet: Option<ToolRefusal>, written: Option<String>) -> Vec<ToolRow> {
        let is_fresh = desk.used.as_ref().is_none_or(|used| used.record().entries.is_empty());
        let nothing = is_fresh.then(ToolRefusal::nothing_to_take_back);
        let back = self.button(TAKE_BACK, RowKind::Plain, "tools-take-back", nothing);
        if !self.id.about().keeps_score {
            return vec![back];
        }
        let write = self.button(WRITE_DOWN, RowKind::Main, "tools-write-down", not_yet);
        let question = ToolQuestion {
            title: self.app.say("tools-start-over-ask", &[]),
            detail: self.app.say("tools-start-over-detail", &[]),
            yes: self.app.say("tools-start-over", &[]),
            no: self.app.say("tools-start-over-refuse", &[]),
        };
        let over = self.button(START_OVER, RowKind::Plain, "tools-start-over", None);
        let over = ToolRow { question: Some(question), ..over };
        vec![ToolRow { refusal: written.or(write.refusal), ..write }, back, over]
    }

    fn button(&self, tag: &str, kind: RowKind, label: &str, refusal: Option<ToolRefusal>) -> ToolRow {
        let (tag, label) = (tag.to_owned(), self.app.say(label, &[]));
        let refusal = refusal.map(|refusal| self.refused(&refusal).reason().to_owned());
        ToolRow { tag, kind, label, refusal, ..ToolRow::default() }
    }
}

struct Painter<'a> {
    app: &'a Empile,
    now: Millis,
    sitters: &'a [Sitter],
    book: &'a mut PictureBook,
    /// Those that no view has had yet.
    pictures: Vec<ScenePicture>,
}

impl Painter<'_> {
    fn section(&mut self, section: Section) -> ToolSection {
        ToolSection {
            title: section.title.map(|title| self.app.say_words(&title)),
            cards: section.cards.into_iter().map(|card| self.card(card)).collect(),
        }
    }

    fn card(&mut self, card: Card) -> ToolCard {
        let owner =
            card.seat.and_then(|seat| self.sitters.get(seat.index())).map(|sitter| sitter.name.as_str());
        let lines = card.lines.into_iter();
        let lines = lines.map(|line| line.into_iter().map(|row| self.row(row, owner)).collect()).collect();
        ToolCard { is_raised: card.is_raised, lines }
    }

    fn row(&mut self, row: Row, owner: Option<&str>) -> ToolRow {
        let now = i64::try_from(self.now).unwrap_or(i64::MAX);
        let is_time = row.kind == RowKind::Deadline;
        let refused = |refusal| EmpileError::tool(self.app.lexicon(), &refusal).reason().to_owned();
        let (label, refusal) = (self.app.say_words(&row.label), row.refusal.map(refused));
        let why = refusal.clone().filter(|_| row.kind == RowKind::Main);
        ToolRow {
            spoken: matches!(row.kind, RowKind::Tile | RowKind::Person)
                .then(|| self.spoken(owner, &label, row.number)),
            detail: row.detail.map(|detail| self.app.say_words(&detail)).or(why),
            pieces: row.pieces.into_iter().map(|piece| self.piece(piece)).collect(),
            number: row.number.map(|number| if is_time { (number - now).max(0) } else { number }),
            tag: row.tag,
            kind: row.kind,
            label,
            least: row.least,
            most: row.most,
            chosen: row.chosen,
            refusal,
            question: None,
        }
    }

    /// Whose it is, what it is, and how many.
    fn spoken(&self, owner: Option<&str>, label: &str, number: Option<i64>) -> String {
        let counted = number.map(|number| {
            let number = self.app.say("number", &[("number", Fact::Number(number))]);
            let facts = [("label", Fact::Text(label.to_owned())), ("text", Fact::Text(number))];
            self.app.say("campaign-measure", &facts)
        });
        let said = counted.unwrap_or_else(|| label.to_owned());
        owner.map_or(said.clone(), |owner| format!("{owner}, {said}"))
    }

    fn piece(&mut self, piece: Piece) -> ToolPiece {
        let Piece { art, width, height } = piece;
        let picture = self.book.number(art, Surface { width, height }, &mut self.pictures);
        ToolPiece { picture, width, height }
    }
}
