#[cfg(test)]
mod tests;

use empile_games::pile_poils::{GOLDEN_CATS, Title, cats_dealt};

use crate::tool::prelude::*;

fn title_words(golden_cats: u8) -> Words {
    Words::new(match Title::for_golden_cats(golden_cats) {
        Title::EnthusiasticJuggler => "pile-poils-title-enthusiastic-juggler",
        Title::AmateurWhisperer => "pile-poils-title-amateur-whisperer",
        Title::LullabySinger => "pile-poils-title-lullaby-singer",
        Title::BedtimeSpecialist => "pile-poils-title-bedtime-specialist",
        Title::NapSorcerer => "pile-poils-title-nap-sorcerer",
        Title::DreamWeaver => "pile-poils-title-dream-weaver",
        Title::GreatArchitectOfSleep => "pile-poils-title-great-architect-of-sleep",
    })
}

/// « Fin de partie »: the title that so many golden cats earn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TitleFinder {
    golden_cats: u8,
}

impl Tool for TitleFinder {
    const ABOUT: About = About::alone("tool-title-finder", Some(GameId::PilePoils));

    fn begin(_start: Start) -> Result<TitleFinder, ToolRefusal> {
        Ok(TitleFinder { golden_cats: 0 })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "golden" => self.golden_cats = play.number(0, 0..=GOLDEN_CATS)?,
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        let cat = Art::Cats { coat: 0, count: 1, golden: 1, side_by_side: false };
        let title = Row::loud("title", title_words(self.golden_cats)).showing([Piece::square(cat, 128.0)]);
        let (label, play) = ("tool-title-finder-golden-cats", ToolMove::new("golden"));
        let counter = Row::counter(label, self.golden_cats, 0..=GOLDEN_CATS, play);
        Sheet::default().flat(stacked([title])).card(stacked([counter]))
    }
}

/// The score sheet: golden cats of the Winner, cats left of everybody else.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PilePoilsSheet {
    /// On a board of one's own there may be none.
    winner: Option<(Seat, u8)>,
    left: Vec<u8>,
}

impl PilePoilsSheet {
    /// Never more cats are left before a player than were dealt.
    fn most_left(&self) -> u8 {
        cats_dealt(self.left.len() as u8).iter().copied().max().unwrap_or_default()
    }

    fn golden_cats(&self, seat: Seat) -> Option<u8> {
        self.winner.filter(|(winner, _)| *winner == seat).map(|(_, golden_cats)| golden_cats)
    }
}

impl Tool for PilePoilsSheet {
    const ABOUT: About = About::counting("tool-pile-poils-sheet", GameId::PilePoils);

    fn begin(start: Start) -> Result<PilePoilsSheet, ToolRefusal> {
        Ok(PilePoilsSheet { winner: None, left: vec![0; start.players.into()] })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "winner" => self.winner = Some((play.seat()?, play.number(0, 0..=GOLDEN_CATS)?)),
            "nobody" => self.winner = None,
            "left" => self.left[play.seat()?.index()] = play.number(0, 0..=self.most_left())?,
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn seat(&self, seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        let (golden, left) = (self.golden_cats(seat), self.left[seat.index()]);
        let winner = ToolMove::new("winner").of(seat);
        let play = if golden.is_some() { ToolMove::new("nobody") } else { winner.clone().with(0) };
        let won = Row::switch("tool-pile-poils-sheet-winner", golden.is_some(), winner.clone()).doing(play);
        let (cats, score) = if let Some(golden) = golden {
            let label = "tool-pile-poils-sheet-golden-cats";
            let cats = Row::counter(label, golden, 0..=GOLDEN_CATS, winner);
            (cats.tagged("golden").of(seat), i64::from(golden))
        } else {
            let (label, play) = ("tool-pile-poils-sheet-cats-left", ToolMove::new("left").of(seat));
            (Row::counter(label, left, 0..=self.most_left(), play), -i64::from(left))
        };
        let score = Row::figure("score", "tool-pile-poils-sheet-points", score).of(seat);
        stacked([Row { detail: golden.map(title_words), ..won }, cats, score])
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let standing = |(index, left): (u8, &u8)| {
            let golden_cats = self.golden_cats(Seat(index));
            Standing::new(golden_cats.is_some(), golden_cats.unwrap_or(*left))
        };
        Ok((0..).zip(&self.left).map(standing).collect())
    }
}
