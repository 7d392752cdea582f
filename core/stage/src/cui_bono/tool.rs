#[cfg(test)]
mod tests;

use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat},
    cui_bono::{Costs, most_kept},
    pyramid::{Colour, Hands, Tally},
};

use crate::{
    Art, PyramidArt, Words,
    tool::{About, Look, Piece, Row, RowKind, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal},
};

const DIE: f32 = 44.0;

/// Counts the dice that players had to keep, and what they cost.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CuiBonoCounter {
    costs: Costs,
    hands: Hands,
}

impl CuiBonoCounter {
    fn keep(&mut self, seat: Seat, colour: Colour) -> Result<(), ToolRefusal> {
        if self.hands.in_colour(colour) >= usize::from(Colour::DICE) {
            let most = i64::from(Colour::DICE);
            return Err(ToolRefusal::out_of_range(most + 1, 0, most));
        }
        self.hands.add(seat, colour);
        Ok(())
    }

    fn seat(&self, seat: Seat) -> Vec<Vec<Row>> {
        let dice = self.hands.all()[seat.index()];
        let keep = |(number, colour): (u8, &Colour)| {
            let (tag, label) = match colour {
                Colour::Red => ("red", "tool-cui-bono-counter-red"),
                Colour::Yellow => ("yellow", "tool-cui-bono-counter-yellow"),
                Colour::Pearl => ("pearl", "tool-cui-bono-counter-pearl"),
            };
            let art = Art::Pyramid(PyramidArt::Thrown { colour: (*colour).into(), face: 1 });
            Row::new(RowKind::Tile, format!("keep-{}-{tag}", seat.0), Words::new(label))
                .showing(Piece::square(art, DIE))
                .counting(dice.in_colour(*colour))
                .doing(ToolMove::new("keep").of(seat).with(number))
        };
        let loss = self.costs.of_all(dice);
        let loss = Row::figure(format!("loss-{}", seat.0), "tool-cui-bono-counter-loss", loss);
        vec![(0..).zip(&Colour::ALL).map(keep).collect(), vec![loss]]
    }
}

impl Tool for CuiBonoCounter {
    const ABOUT: About = About::counting("tool-cui-bono-counter", GameId::CuiBono);

    fn begin(start: Start) -> Result<CuiBonoCounter, ToolRefusal> {
        Ok(CuiBonoCounter { costs: Costs::default(), hands: Hands::of(start.players) })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "keep" => {
                let colour = play.number(0, 0..=Colour::ALL.len() as u8 - 1)?;
                self.keep(play.seat()?, Colour::ALL[usize::from(colour)])
            }
            _ => Err(ToolRefusal::no_such_move()),
        }
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        Sheet::default().seats(self.hands.players(), |seat| self.seat(seat))
    }

    fn is_over(&self) -> Option<bool> {
        let most = most_kept(self.hands.players());
        Some(self.hands.all().iter().any(|dice| dice.count() >= most))
    }

    /// The least loss wins, then the fewest dice; then it is shared.
    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let score = |dice: &Tally| (self.costs.of_all(*dice), dice.count());
        let best = self.hands.all().iter().map(score).min();
        let standing = |dice: &Tally| {
            Standing::new(Some(score(dice)) == best, self.costs.of_all(*dice))
                .with(Measure::DiceKept, dice.count())
        };
        Ok(self.hands.all().iter().map(standing).collect())
    }
}
