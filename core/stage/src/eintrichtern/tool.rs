#[cfg(test)]
mod tests;

use empile_games::eintrichtern::{COVERING_DICE, THROWN_DICE, dice_to_win};

use crate::{DieColour, PyramidArt, tool::prelude::*};

/// Six tiles fit beside each other on a phone.
const DIE: f32 = 40.0;
const FACES: u8 = 6;

/// What is read off the table: the grey dice of the throw, and the faces of the case that was uncovered.
const READ: [(&str, &str, DieColour); 2] = [
    ("thrown", "tool-eintrichtern-sums-thrown", DieColour::Pearl),
    ("case", "tool-eintrichtern-sums-case", DieColour::Yellow),
];

/// Compares sums and counts red dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EintrichternSums {
    counts: Vec<Standing>,
    /// The faces read so far.
    faces: [Vec<u8>; READ.len()],
}

impl EintrichternSums {
    /// Both sums, once every face is read.
    fn sums(&self) -> Result<[u8; READ.len()], ToolRefusal> {
        match self.faces.iter().find(|faces| faces.len() != THROWN_DICE) {
            Some(faces) => Err(ToolRefusal::dice_count(faces.len(), THROWN_DICE)),
            None => Ok([0, 1].map(|row: usize| self.faces[row].iter().sum())),
        }
    }

    /// A red die is lifted: it is kept where the sums are equal.
    fn uncover(&mut self, seat: Seat) -> Result<(), ToolRefusal> {
        let [thrown, case] = self.sums()?;
        self.counts[seat.index()].count(Measure::CasesUncovered);
        self.counts[seat.index()].amount += i32::from(thrown == case);
        self.faces = Default::default();
        Ok(())
    }

    fn card(&self, number: u8) -> Card {
        let (faces, (tag, about, colour)) = (&self.faces[usize::from(number)], READ[usize::from(number)]);
        let tile = |tag: String, label: Words, face, play: ToolMove, which: u8| {
            let art = Art::Pyramid(PyramidArt::Thrown { colour, face });
            Row::tile(tag, label, play.with(number).with(which)).showing([Piece::square(art, DIE)])
        };
        let read = (1..=FACES).map(|face| {
            let label = Words::named(&face.to_string());
            tile(format!("{tag}-{face}"), label, face, ToolMove::new("read"), face)
        });
        let lying = (0..THROWN_DICE as u8).map(|index| {
            let face = faces.get(usize::from(index)).copied().unwrap_or_default();
            let label = Words::new("tool-eintrichtern-sums-lift").number("face", face);
            tile(format!("{tag}-lies-{index}"), label, face, ToolMove::new("lift"), index)
        });
        let mut lines = vec![vec![Row::words(tag, about)], read.collect(), lying.collect()];
        if faces.len() == THROWN_DICE {
            let sum = faces.iter().sum::<u8>();
            lines.push(vec![Row::figure(format!("{tag}-sum"), "tool-eintrichtern-sums-sum", sum)]);
        }
        Card::of_the_table(lines)
    }
}

impl Tool for EintrichternSums {
    const ABOUT: About = About::counting("tool-eintrichtern-sums", GameId::Eintrichtern);

    fn begin(start: Start) -> Result<EintrichternSums, ToolRefusal> {
        let counts = vec![Standing::new(false, 0).with(Measure::CasesUncovered, 0); start.players.into()];
        Ok(EintrichternSums { counts, faces: Default::default() })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        if play.verb == "uncover" {
            return self.uncover(play.seat()?);
        }
        let faces = &mut self.faces[play.place(READ.len())?];
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
        let sheet = Sheet::default().section(None, [0, 1].map(|number| self.card(number)));
        let Ok([thrown, case]) = self.sums() else { return sheet };
        let equal = "tool-eintrichtern-sums-equal";
        let words = if thrown == case { equal } else { "tool-eintrichtern-sums-different" };
        sheet.flat(stacked([Row::loud("sums", words)]))
    }

    fn seat(&self, seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        let (red, uncover) = (self.counts[seat.index()].amount, ToolMove::new("uncover").of(seat));
        stacked([
            Row::figure(format!("red-dice-{}", seat.0), "tool-eintrichtern-sums-red-dice", red),
            Row::button(RowKind::Plain, "tool-eintrichtern-sums-uncover", uncover),
        ])
    }

    fn is_over(&self) -> Option<bool> {
        let to_win = dice_to_win(self.counts.len() as u8).into();
        let gone: i32 = self.counts.iter().map(|count| count.amount).sum();
        Some(gone >= i32::from(COVERING_DICE as u8) || self.counts.iter().any(|count| count.amount >= to_win))
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        Ok(self.counts.clone())
    }
}
