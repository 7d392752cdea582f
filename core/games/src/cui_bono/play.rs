//! « Déroulement du jeu »: take a die, put it back or keep it.

use super::{Action, Breach, CuiBono, Event, setup::most_kept, state::Phase};
use crate::{
    contract::{Act, Refusal, Rules, Taken},
    pyramid::{
        Piece,
        lattice::{Cell, CellSet, Side},
    },
};

impl Rules for CuiBono {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        match (*act.action, self.phase) {
            (Action::Take { cell }, Phase::Taking) => self.take(cell, events),
            (Action::Take { .. }, _) => Err(Breach::AlreadyTaken),
            (Action::PutBack { cell }, Phase::Holding(piece)) => self.put_back(cell, piece, events),
            (Action::Keep, Phase::Holding(piece)) => {
                self.keep(piece, events);
                Ok(())
            }
            (Action::PutBack { .. } | Action::Keep, _) => Err(Breach::NothingInHand),
        }
        .map_err(Refusal::Rule)
    }
}

impl CuiBono {
    /// « Prendre un dé de la pyramide ».
    fn take(&mut self, cell: Cell, events: &mut Vec<Event>) -> Result<(), Breach> {
        let heap = *self.pyramid.heap();
        if !heap.filled().contains(cell) {
            return Err(Breach::NothingThere { cell });
        }
        if !CellSet::BASE.contains(cell) {
            return Err(Breach::NotOnTheBase { cell });
        }
        let covered = Side::ALL.into_iter().find(|side| !heap.showing(*side).contains(cell));
        let slides = covered.map(|axis| (axis, self.pyramid.standing_on(cell, axis).count() as u8));
        let too_hidden = Breach::TooHidden { cell, visible: heap.visible_faces(cell) };
        let piece = self.pyramid.pull(cell).ok_or(too_hidden)?;
        events.push(Event::Took { seat: self.current, cell, piece });
        if let Some((axis, dice)) = slides {
            events.push(Event::Slid { to: cell, axis, dice });
        }
        self.phase = Phase::Holding(piece);
        Ok(())
    }

    /// « Replacer le dé dans la pyramide ».
    fn put_back(&mut self, cell: Cell, piece: Piece, events: &mut Vec<Event>) -> Result<(), Breach> {
        self.check_place(cell, piece)?;
        self.pyramid.lay(cell, piece);
        self.note_look();
        events.push(Event::PutBack { seat: self.current, cell, piece });
        self.pass(events);
        Ok(())
    }

    /// « Conserver le dé » and « Fin du jeu ».
    fn keep(&mut self, piece: Piece, events: &mut Vec<Event>) {
        self.hands.add(self.current, piece.colour);
        self.forget_looks();
        let kept = self.hands.before(self.current).count();
        events.push(Event::Kept { seat: self.current, piece, kept });
        if kept >= most_kept(self.hands.players()) {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners: self.winners() });
        } else {
            self.pass(events);
        }
    }

    fn pass(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Taking;
        self.current = self.current.left(self.hands.players());
        events.push(Event::TurnPassed { to: self.current });
    }
}
