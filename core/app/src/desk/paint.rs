//! A sheet in the player's language.

use empile_games::contract::Millis;
use empile_stage::{
    Sitter, Surface,
    tool::{Card, Look, Piece, Row, RowKind, Section, Sheet, Spot},
};

use super::{
    Desk, ToolCard, ToolDesk, ToolPage, ToolPiece, ToolRow, ToolSection, ToolSheet, ToolSpot, ToolVariant,
};
use crate::{Empile, EmpileError, ScenePicture, painted::PictureBook};

impl ToolDesk {
    pub(super) fn paint(&self, desk: &mut Desk, now: Millis) -> ToolPage {
        let standings = desk.standings();
        let written = desk.kept.written.as_ref().filter(|written| written.is_done);
        let is_written = written.is_some_and(|written| Ok(&written.standings) == standings.as_ref());
        let sheet = desk.used.as_ref().map(|used| used.sheet(Look { now, sitters: &desk.sitters }));
        let (app, sitters, book, pictures) = (&self.app, &desk.sitters, &mut desk.book, Vec::new());
        let mut painter = Painter { app, now, sitters, book, pictures };
        ToolPage {
            tool: self.app.tool_info(self.id),
            players: desk.kept.players.clone(),
            variant: desk.kept.variant,
            variants: self.variants(),
            sheet: sheet.map(|sheet| painter.sheet(sheet)),
            can_undo: desk.used.as_ref().is_some_and(|used| !used.record().entries.is_empty()),
            keeps_score: self.id.about().keeps_score,
            not_yet: standings.err().map(|refusal| self.refused(&refusal).reason().to_owned()),
            is_written,
            pictures: painter.pictures,
        }
    }

    fn variants(&self) -> Vec<ToolVariant> {
        let names = self.id.about().variants;
        let variant = |number: u8| {
            let (least, most) = self.id.players(number)?.into_inner();
            let name = names.get(usize::from(number)).map(|key| self.app.say(key, &[]));
            Some(ToolVariant { name, least, most })
        };
        (0..names.len().max(1) as u8).filter_map(variant).collect()
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
    fn sheet(&mut self, sheet: Sheet) -> ToolSheet {
        let spot = |Spot { pointer, at, chosen }| ToolSpot { pointer, x: at.x, y: at.y, chosen };
        ToolSheet {
            sections: sheet.sections.into_iter().map(|section| self.section(section)).collect(),
            fingers: sheet.fingers.map(|fingers| fingers.into_iter().map(spot).collect()),
            main: sheet.main.map(|row| self.row(row)),
            look_again_ms: sheet.changes_at.map(|at| at.saturating_sub(self.now)),
        }
    }

    fn section(&mut self, section: Section) -> ToolSection {
        ToolSection {
            title: section.title.map(|title| self.app.say_words(&title)),
            cards: section.cards.into_iter().map(|card| self.card(card)).collect(),
        }
    }

    fn card(&mut self, card: Card) -> ToolCard {
        let sitter = card.seat.and_then(|seat| self.sitters.get(seat.index()));
        let lines = card.lines.into_iter();
        ToolCard {
            seat: card.seat.map(|seat| seat.0),
            name: sitter.map(|sitter| sitter.name.clone()),
            colour: sitter.map(|sitter| sitter.colour),
            is_raised: card.is_raised,
            lines: lines.map(|line| line.into_iter().map(|row| self.row(row)).collect()).collect(),
        }
    }

    fn row(&mut self, row: Row) -> ToolRow {
        let now = i64::try_from(self.now).unwrap_or(i64::MAX);
        let is_time = row.kind == RowKind::Deadline;
        let refused = |refusal| EmpileError::tool(self.app.lexicon(), &refusal).reason().to_owned();
        ToolRow {
            refusal: row.refusal.map(refused),
            label: self.app.say_words(&row.label),
            detail: row.detail.map(|detail| self.app.say_words(&detail)),
            pieces: row.pieces.into_iter().map(|piece| self.piece(piece)).collect(),
            number: row.number.map(|number| if is_time { (number - now).max(0) } else { number }),
            tag: row.tag,
            kind: row.kind,
            least: row.least,
            most: row.most,
            chosen: row.chosen,
        }
    }
    fn piece(&mut self, piece: Piece) -> ToolPiece {
        let Piece { art, width, height } = piece;
        let picture = self.book.number(art, Surface { width, height }, &mut self.pictures);
        ToolPiece { picture, width, height }
    }
}
