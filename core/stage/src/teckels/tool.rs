#[cfg(test)]
mod tests;

use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat},
    teckels::{Bone, Bones, ROUNDS, RoundResult, SET_CARDS},
};

use crate::{
    Art, TeckelsArt, Words,
    tool::{About, Look, Piece, Row, RowKind, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal, stacked},
};

/// What is counted for a player at the end of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    /// Cards in own teckels.
    cards: u8,
    has_emptied_a_pile: bool,
}

/// Counts bones over the rounds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TeckelsBones {
    rounds_played: u8,
    heaps: Vec<Bones>,
    /// Of the round that is being counted.
    counts: Vec<Count>,
}

impl TeckelsBones {
    /// So many cards lie in no teckel yet.
    fn left(&self) -> u8 {
        let all = SET_CARDS as u8 * self.counts.len() as u8;
        self.counts.iter().fold(all, |left, count| left.saturating_sub(count.cards))
    }

    fn end_round(&mut self) {
        let counts: Vec<(u8, bool)> =
            self.counts.iter().map(|count| (count.cards, count.has_emptied_a_pile)).collect();
        for (heap, result) in self.heaps.iter_mut().zip(RoundResult::of_round(&counts)) {
            result.bones().for_each(|bone| heap.add(bone));
        }
        self.rounds_played += 1;
        self.counts.fill(Count::default());
    }

    fn seat(&self, seat: Seat) -> Vec<Vec<Row>> {
        let (number, count, heap) = (seat.0, self.counts[seat.index()], self.heaps[seat.index()]);
        let mut rows = Vec::new();
        if self.is_over() == Some(false) {
            let (play, most) = (ToolMove::new("cards").of(seat), count.cards.saturating_add(self.left()));
            rows.push(Row::dial("tool-teckels-bones-cards", count.cards, most, play));
            let (tag, is_on) = (format!("emptied-{number}"), count.has_emptied_a_pile);
            let play = ToolMove::new("emptied").of(seat).with(u8::from(!is_on));
            rows.push(Row::switch(tag, "tool-teckels-bones-emptied", is_on, play));
        }
        let kinds = [(Bone::Gold, heap.gold), (Bone::Silver, heap.silver), (Bone::Bronze, heap.bronze)];
        let bones = kinds.into_iter().flat_map(|(bone, count)| vec![bone; count.into()]);
        let piece = |bone| Piece { art: Art::Teckels(TeckelsArt::Bone(bone)), width: 48.0, height: 30.0 };
        let label = Words::new("tool-teckels-bones-heap").number("gold", heap.gold);
        let label = label.number("silver", heap.silver).number("bronze", heap.bronze);
        let row = Row::new(RowKind::Pieces, format!("bones-{number}"), label);
        rows.push(Row { pieces: bones.map(piece).collect(), ..row });
        rows.push(Row::figure(format!("points-{number}"), "tool-teckels-bones-points", heap.value()));
        stacked(rows)
    }
}

impl Tool for TeckelsBones {
    const ABOUT: About = About::counting("tool-teckels-bones", GameId::Teckels);

    fn begin(start: Start) -> Result<TeckelsBones, ToolRefusal> {
        let players = usize::from(start.players);
        let (heaps, counts) = (vec![Bones::default(); players], vec![Count::default(); players]);
        Ok(TeckelsBones { rounds_played: 0, heaps, counts })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "cards" => {
                let (left, seat) = (self.left(), play.seat()?);
                let count = &mut self.counts[seat.index()];
                count.cards = play.number(0, 0..=count.cards.saturating_add(left))?;
            }
            "emptied" => self.counts[play.seat()?.index()].has_emptied_a_pile = play.flag()?,
            "round" => self.end_round(),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, _look: Look<'_>) -> Sheet {
        let sheet = Sheet::default().seats(self.heaps.len() as u8, |seat| self.seat(seat));
        if self.is_over() == Some(true) {
            return sheet;
        }
        let round = Row::button(RowKind::Main, "tool-teckels-bones-add-round", ToolMove::new("round"));
        sheet.flat(stacked([round]))
    }

    fn is_over(&self) -> Option<bool> {
        Some(self.rounds_played >= ROUNDS)
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let standing = |bones: &Bones| {
            let standing = Standing::new(false, bones.value()).with(Measure::GoldBones, bones.gold);
            standing.with(Measure::SilverBones, bones.silver).with(Measure::BronzeBones, bones.bronze)
        };
        Ok(self.heaps.iter().map(standing).collect())
    }
}
