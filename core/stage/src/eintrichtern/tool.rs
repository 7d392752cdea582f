#[cfg(test)]
mod tests;

use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat},
    eintrichtern::{COVERING_DICE, THROWN_DICE, dice_to_win},
};

use crate::{
    Art, DieColour, PyramidArt, Words,
    tool::{
        About, Card, Look, Piece, Row, RowKind, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal, stacked,
    },
};

/// Six tiles fit beside each other on a phone.
const DIE: f32 = 40.0;
const FACES: u8 = 6;

/// What is read off the table.
#[derive(Clone, Copy)]
struct Faces {
    number: u8,
    tag: &'static str,
    label: &'static str,
    colour: DieColour,
}

/// The grey dice of the throw, and the faces of the case that was uncovered.
const ROWS: [Faces; 2] = [
    Faces { number: 0, tag: "thrown", label: "tool-eintrichtern-sums-thrown", colour: DieColour::Pearl },
    Faces { number: 1, tag: "case", label: "tool-eintrichtern-sums-case", colour: DieColour::Yellow },
];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    red: u8,
    uncovered: u16,
}

/// Compares sums and counts red dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EintrichternSums {
    counts: Vec<Count>,
    /// The faces read so far, row by row.
    faces: [Vec<u8>; ROWS.len()],
}

impl EintrichternSums {
    /// Both sums, once every face is read.
    fn sums(&self) -> Result<[u8; ROWS.len()], ToolRefusal> {
        match self.faces.iter().find(|faces| faces.len() != THROWN_DICE) {
            Some(faces) => Err(ToolRefusal::dice_count(faces.len(), THROWN_DICE)),
            None => Ok([0, 1].map(|row: usize| self.faces[row].iter().sum())),
        }
    }

    /// A red die is lifted: it is kept where the sums are equal.
    fn uncover(&mut self, seat: Seat) -> Result<(), ToolRefusal> {
        let [thrown, case] = self.sums()?;
        let count = &mut self.counts[seat.index()];
        count.uncovered = count.uncovered.saturating_add(1);
        count.red += u8::from(thrown == case);
        self.faces = Default::default();
        Ok(())
    }

    fn card(&self, row: Faces) -> Card {
        let faces = &self.faces[usize::from(row.number)];
        let tile = |tag: String, label, face, play| {
            let art = Art::Pyramid(PyramidArt::Thrown { colour: row.colour, face });
            Row::new(RowKind::Tile, tag, label).showing(Piece::square(art, DIE)).doing(play)
        };
        let read = (1..=FACES).map(|face| {
            let label = Words::new("tools-named").text("name", face.to_string());
            let play = ToolMove::new("read").with(row.number).with(face);
            tile(format!("{}-{face}", row.tag), label, face, play)
        });
        let lying = (0..THROWN_DICE as u8).map(|index| {
            let face = faces.get(usize::from(index)).copied().unwrap_or_default();
            let label = Words::new("tool-eintrichtern-sums-lift").number("face", face);
            let play = ToolMove::new("lift").with(row.number).with(index);
            tile(format!("{}-lies-{index}", row.tag), label, face, play)
        });
        let about = Row::new(RowKind::Words, row.tag, Words::new(row.label));
        let mut lines = vec![vec![about], read.collect(), lying.collect()];
        if faces.len() == THROWN_DICE {
            let sum = faces.iter().sum::<u8>();
            lines.push(vec![Row::figure(format!("{}-sum", row.tag), "tool-eintrichtern-sums-sum", sum)]);
        }
        Card { seat: None, is_raised: true, lines }
    }

    fn seat(&self, seat: Seat) -> Vec<Vec<Row>> {
        let (tag, red) = (format!("red-dice-{}", seat.0), self.counts[seat.index()].red);
        let uncover = ToolMove::new("uncover").of(seat);
        stacked([
            Row::figure(tag, "tool-eintrichtern-sums-red-dice", red),
            Row::button(RowKind::Plain, "tool-eintrichtern-sums-uncover", uncover),
        ])
    }
}

impl Tool for EintrichternSums {
    const ABOUT: About = About::counting("tool-eintrichtern-sums", GameId::Eintrichtern);

    fn begin(start: Start) -> Result<EintrichternSums, ToolRefusal> {
        let counts = vec![Count::default(); start.players.into()];
        Ok(EintrichternSums { counts, faces: Default::default() })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        if play.verb == "uncover" {
            return self.uncover(play.seat()?);
        }
        let row = play.number(0, 0..=ROWS.len() as u8 - 1)?;
        let faces = &mut self.faces[usize::from(row)];
        match play.verb.as_str() {
            "read" if faces.len() >= THROWN_DICE => {
                return Err(ToolRefusal::dice_count(faces.len() + 1, THROWN_DICE));
            }
            "read" => faces.push(play.number(1, 1..=FACES)?),
            "lift" => {
                let index = usize::from(play.number(1, 0..=THROWN_DICE as u8 - 1)?);
                if index >= faces.len() {
                    return Err(ToolRefusal::nothing_to_take_back());
                }
                faces.remove(index);
            }
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        let mut sheet = Sheet::default();
        if self.is_over() == Some(false) {
            sheet = sheet.section(None, ROWS.map(|row| self.card(row)));
        }
        if let Ok([thrown, case]) = self.sums() {
            let equal = "tool-eintrichtern-sums-equal";
            let words = if thrown == case { equal } else { "tool-eintrichtern-sums-different" };
            sheet = sheet.flat(vec![vec![Row::loud("sums", words)]]);
        }
        sheet.seats(self.counts.len() as u8, |seat| self.seat(seat))
    }

    fn is_over(&self) -> Option<bool> {
        let to_win = dice_to_win(self.counts.len() as u8);
        let gone: usize = self.counts.iter().map(|count| usize::from(count.red)).sum();
        Some(gone >= COVERING_DICE || self.counts.iter().any(|count| count.red >= to_win))
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let standing =
            |count: &Count| Standing::new(false, count.red).with(Measure::CasesUncovered, count.uncovered);
        Ok(self.counts.iter().map(standing).collect())
    }
}
