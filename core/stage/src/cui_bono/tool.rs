#[cfg(test)]
mod tests;

use empile_games::{
    cui_bono::{Costs, most_kept},
    pyramid::{Colour, Hands, Tally},
};

use crate::{PyramidArt, tool::prelude::*};

const DIE: f32 = 44.0;

/// Counts the dice that players had to keep, and what they cost.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CuiBonoCounter {
    costs: Costs,
    hands: Hands,
}

impl Tool for CuiBonoCounter {
    const ABOUT: About = About::counting("tool-cui-bono-counter", GameId::CuiBono);

    fn begin(start: Start) -> Result<CuiBonoCounter, ToolRefusal> {
        Ok(CuiBonoCounter { costs: Costs::default(), hands: Hands::of(start.players) })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        let (colour, most) = (Colour::ALL[play.place(Colour::ALL.len())?], Colour::DICE);
        match play.verb.as_str() {
            "keep" if self.hands.in_colour(colour) < most.into() => self.hands.add(play.seat()?, colour),
            "keep" => return Err(ToolRefusal::out_of_range(i64::from(most) + 1, 0, most.into())),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn seat(&self, seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        let dice = self.hands.all()[seat.index()];
        let keep = |(number, colour): (u8, Colour)| {
            let (tag, label) = match colour {
                Colour::Red => ("red", "tool-cui-bono-counter-red"),
                Colour::Yellow => ("yellow", "tool-cui-bono-counter-yellow"),
                Colour::Pearl => ("pearl", "tool-cui-bono-counter-pearl"),
            };
            let art = Art::Pyramid(PyramidArt::Thrown { colour: colour.into(), face: 1 });
            let play = ToolMove::new("keep").of(seat).with(number);
            let tile = Row::tile(format!("keep-{}-{tag}", seat.0), label, play);
            tile.showing([Piece::square(art, DIE)]).counting(dice.in_colour(colour))
        };
        let loss = Row::figure("loss", "tool-cui-bono-counter-loss", self.costs.of_all(dice)).of(seat);
        vec![(0..).zip(Colour::ALL).map(keep).collect(), vec![loss]]
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
            let standing = Standing::new(Some(score(dice)) == best, self.costs.of_all(*dice));
            standing.with(Measure::DiceKept, dice.count())
        };
        Ok(self.hands.all().iter().map(standing).collect())
    }
}
