use empile_games::{
    contract::{Millis, Stream},
    eintrichtern, pile_poils,
};

use super::{About, Look, Piece, Row, RowKind, Sheet, Start, Tool, ToolMove, ToolRefusal, sheet::stacked};
use crate::{Art, DieColour, DieLook, PyramidArt, Words};

/// The grey dice whose sum counts.
pub const THREE_DICE: u8 = eintrichtern::THROWN_DICE as u8;

const DIE: f32 = 88.0;

/// Which dice lie in the cup.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cup {
    /// Its text is its tag, too.
    name: &'static str,
    dice: u8,
    /// Those of the pyramid have one.
    colour: Option<DieColour>,
}

/// The five of Pile-Poils, the grey ones, which are added up, and the turquoise one.
const CUPS: [Cup; 3] = [
    Cup { name: "tool-dice-cup-five", dice: pile_poils::TURN_DICE, colour: None },
    Cup { name: "tool-dice-cup-three", dice: THREE_DICE, colour: Some(DieColour::Pearl) },
    Cup { name: "tool-dice-cup-turquoise", dice: 1, colour: Some(DieColour::Turquoise) },
];

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
        let (stream, [cup, ..]) = (Stream::new(start.seed), CUPS);
        Ok(DiceCup { stream, cup, dice: cup.dice, thrown: Vec::new() })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "cup" => {
                self.cup = CUPS[play.place(CUPS.len())?];
                self.dice = self.cup.dice;
                self.thrown.clear();
            }
            "dice" => self.dice = play.number(0, 1..=self.cup.dice)?,
            "throw" => self.thrown = (0..self.dice).map(|_| self.stream.die()).collect(),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        let cups = (0u8..).zip(CUPS).map(|(number, cup)| {
            Row::tile(cup.name, cup.name, ToolMove::new("cup").with(number)).chosen(cup == self.cup)
        });
        let mut lines = vec![cups.collect()];
        if self.cup.colour.is_none() {
            let play = ToolMove::new("dice");
            let count = Row::counter("tool-dice-cup-how-many", self.dice, 1..=self.cup.dice, play);
            lines.push(vec![count.tagged("count")]);
        }
        let faces = self.thrown.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let die = |face: &u8| {
            let plain = Art::Die { face: *face, look: DieLook::Plain };
            let thrown = |colour| Art::Pyramid(PyramidArt::Thrown { colour, face: *face });
            Piece::square(self.cup.colour.map_or(plain, thrown), DIE)
        };
        let mut lying = vec![
            Row::new(RowKind::Pieces, "lying", Words::named(&faces)).showing(self.thrown.iter().map(die)),
        ];
        if self.cup.colour == Some(DieColour::Pearl) && !self.thrown.is_empty() {
            let sum = self.thrown.iter().sum::<u8>();
            lying.push(Row::loud("sum", Words::new("tool-dice-cup-sum").number("sum", sum)));
        }
        let main = Some(Row::button(RowKind::Main, "tool-dice-cup-throw", ToolMove::new("throw")));
        Sheet { main, ..Sheet::default().card(lines).flat(stacked(lying)) }
    }
}
