use empile_games::{
    contract::{Millis, Stream},
    eintrichtern, pile_poils,
};

use super::{About, Look, Piece, Row, RowKind, Sheet, Start, Tool, ToolMove, ToolRefusal};
use crate::{Art, DieColour, DieLook, PyramidArt, Words};

/// The grey dice whose sum counts.
pub const THREE_DICE: u8 = eintrichtern::THROWN_DICE as u8;

const DIE: f32 = 88.0;

/// Which dice lie in the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cup {
    /// The five of Pile-Poils.
    Five,
    /// The grey ones, which are added up.
    Three,
    /// The turquoise one.
    Turquoise,
}

impl Cup {
    const ALL: [Cup; 3] = [Cup::Five, Cup::Three, Cup::Turquoise];

    fn dice(self) -> u8 {
        match self {
            Cup::Five => pile_poils::TURN_DICE,
            Cup::Three => THREE_DICE,
            Cup::Turquoise => 1,
        }
    }

    /// Its text is its tag, too.
    fn name(self) -> &'static str {
        match self {
            Cup::Five => "tool-dice-cup-five",
            Cup::Three => "tool-dice-cup-three",
            Cup::Turquoise => "tool-dice-cup-turquoise",
        }
    }

    fn die(self, face: u8) -> Piece {
        let thrown = |colour| Art::Pyramid(PyramidArt::Thrown { colour, face });
        let art = match self {
            Cup::Five => Art::Die { face, look: DieLook::Plain },
            Cup::Three => thrown(DieColour::Pearl),
            Cup::Turquoise => thrown(DieColour::Turquoise),
        };
        Piece::square(art, DIE)
    }
}

/// Dice for a table that has lost its own. The same seed throws the same dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DiceCup {
    stream: Stream,
    cup: Cup,
    /// So many of the five are thrown: those that are left of a turn.
    dice: u8,
    thrown: Vec<u8>,
}

impl Tool for DiceCup {
    const ABOUT: About = About::alone("tool-dice-cup", None);

    fn begin(start: Start) -> Result<DiceCup, ToolRefusal> {
        let stream = Stream::new(start.seed);
        Ok(DiceCup { stream, cup: Cup::Five, dice: Cup::Five.dice(), thrown: Vec::new() })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "cup" => {
                let chosen = play.number(0, 0..=Cup::ALL.len() as u8 - 1)?;
                self.cup = Cup::ALL[usize::from(chosen)];
                self.dice = self.cup.dice();
                self.thrown.clear();
            }
            "dice" => self.dice = play.number(0, 1..=self.cup.dice())?,
            "throw" => self.thrown = (0..self.dice).map(|_| self.stream.die()).collect(),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        let cups = (0u8..).zip(Cup::ALL).map(|(number, cup)| {
            let row = Row::new(RowKind::Tile, cup.name(), Words::new(cup.name())).chosen(cup == self.cup);
            row.doing(ToolMove::new("cup").with(number))
        });
        let mut lines = vec![cups.collect()];
        if self.cup == Cup::Five {
            let label = Words::new("tool-dice-cup-how-many");
            let play = ToolMove::new("dice");
            lines.push(vec![Row::counter("count", label, self.dice, 1..=self.cup.dice(), play)]);
        }
        let faces = self.thrown.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let pieces = self.thrown.iter().map(|face| self.cup.die(*face)).collect();
        let label = Words::new("tools-named").text("name", faces);
        let mut lying = vec![vec![Row { pieces, ..Row::new(RowKind::Pieces, "lying", label) }]];
        if self.cup == Cup::Three && !self.thrown.is_empty() {
            let sum = Words::new("tool-dice-cup-sum").number("sum", self.thrown.iter().sum::<u8>());
            lying.push(vec![Row::new(RowKind::Loud, "sum", sum)]);
        }
        let main = Some(Row::button(RowKind::Main, "tool-dice-cup-throw", ToolMove::new("throw")));
        Sheet { main, ..Sheet::default().card(lines).flat(lying) }
    }
}
