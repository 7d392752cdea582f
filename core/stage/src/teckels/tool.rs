#[cfg(test)]
mod tests;

use empile_games::teckels::{Bone, Bones, ROUNDS, RoundResult, SET_CARDS};

use crate::{TeckelsArt, tool::prelude::*};

/// Counts bones over the rounds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TeckelsBones {
    rounds_played: u8,
    heaps: Vec<Bones>,
    /// Of the round that is being counted: the cards in own teckels, and whether a pile was emptied.
    counts: Vec<(u8, bool)>,
}

impl TeckelsBones {
    /// So many cards a seat can have: its own, and those that lie in no teckel yet.
    fn room(&self, seat: Seat) -> u8 {
        let others = self.counts.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let all = SET_CARDS as u8 * self.counts.len() as u8;
        others.fold(all, |left, (_, (cards, _))| left.saturating_sub(*cards))
    }

    fn end_round(&mut self) {
        for (heap, result) in self.heaps.iter_mut().zip(RoundResult::of_round(&self.counts)) {
            result.bones().for_each(|bone| heap.add(bone));
        }
        self.rounds_played += 1;
        self.counts.fill((0, false));
    }
}

impl Tool for TeckelsBones {
    const ABOUT: About = About::counting("tool-teckels-bones", GameId::Teckels);

    fn begin(start: Start) -> Result<TeckelsBones, ToolRefusal> {
        let players = usize::from(start.players);
        let (heaps, counts) = (vec![Bones::default(); players], vec![(0, false); players]);
        Ok(TeckelsBones { rounds_played: 0, heaps, counts })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "cards" => {
                let seat = play.seat()?;
                self.counts[seat.index()].0 = play.number(0, 0..=self.room(seat))?;
            }
            "emptied" => self.counts[play.seat()?.index()].1 = play.flag()?,
            "round" => self.end_round(),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn end_of_round(&self) -> Option<Row> {
        Some(Row::button(RowKind::Main, "tool-teckels-bones-add-round", ToolMove::new("round")))
    }

    fn seat(&self, seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        let ((cards, has_emptied), heap) = (self.counts[seat.index()], self.heaps[seat.index()]);
        let played = ToolMove::new("cards").of(seat);
        let counted = [
            Row::counter("tool-teckels-bones-cards", cards, 0..=self.room(seat), played),
            Row::switch("tool-teckels-bones-emptied", has_emptied, ToolMove::new("emptied").of(seat)),
        ];
        let counted = counted.into_iter().filter(|_| self.is_over() == Some(false));
        let kinds = [(Bone::Gold, heap.gold), (Bone::Silver, heap.silver), (Bone::Bronze, heap.bronze)];
        let bones = kinds.into_iter().flat_map(|(bone, count)| vec![bone; count.into()]);
        let piece = |bone| Piece { art: Art::Teckels(TeckelsArt::Bone(bone)), width: 48.0, height: 30.0 };
        let label = Words::new("tool-teckels-bones-heap").number("gold", heap.gold);
        let label = label.number("silver", heap.silver).number("bronze", heap.bronze);
        stacked(counted.chain([
            Row::new(RowKind::Pieces, "bones", label).showing(bones.map(piece)).of(seat),
            Row::figure("points", "tool-teckels-bones-points", heap.value()).of(seat),
        ]))
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
