//! « Déroulement du jeu », « Combat », « Fin du jeu ».

use super::{Action, Breach, Direction, Ending, Event, PLAYERS, Wurfelmarsch, state::goal};
use crate::{
    contract::{Act, Refusal, Rules, Seat, Taken},
    pyramid::{
        Die, Piece,
        lattice::{Cell, Side},
    },
};

impl Rules for Wurfelmarsch {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    #[inline]
    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        let Act { seat, action, .. } = act;
        let own = Side::of(seat).ok_or(Refusal::NoSuchSeat { seat })?;
        let is_quiet = match *action {
            Action::Pivot { cell, direction } => self.pivot(own, cell, direction, events),
            Action::Turn { cell, die } => self.turn(cell, die, events),
        }
        .map_err(Refusal::Rule)?;
        self.end_turn(is_quiet, events);
        Ok(())
    }
}

impl Wurfelmarsch {
    fn own_piece(&self, cell: Cell) -> Result<Piece, Breach> {
        let piece = self.pyramid.piece(cell).ok_or(Breach::NoDieThere { cell })?;
        if self.dice_of(self.current).contains(cell) { Ok(piece) } else { Err(Breach::NotYourDie { cell }) }
    }

    /// « 1. PIVOTER »; says whether nothing happened that counts against a draw.
    fn pivot(
        &mut self,
        own: Side,
        cell: Cell,
        direction: Direction,
        events: &mut Vec<Event>,
    ) -> Result<bool, Breach> {
        let piece = self.own_piece(cell)?;
        let roll = direction.roll(own);
        let to = cell.rolled(roll).ok_or(Breach::OffTheBase { cell })?;
        if self.pyramid.piece(to).is_some() {
            return Err(Breach::CellTaken { cell: to });
        }
        let seat = self.current;
        let die = piece.die.rolled(roll);
        self.pyramid.lift(cell);
        self.pyramid.lay(to, Piece { die, ..piece });
        events.push(Event::Pivoted { seat, from: cell, to, direction, die });
        if goal(own).contains(to) {
            self.ending = Some(Ending::ReachedCorner { seat });
            return Ok(false);
        }
        let fought = self.fight(to, events);
        Ok(!fought && !direction.is_forward())
    }

    /// « Combat »; says whether there was one.
    fn fight(&mut self, arrived: Cell, events: &mut Vec<Event>) -> bool {
        let battle = self.battle(arrived);
        for fight in battle.fights.into_iter().flatten() {
            events.push(Event::Fought(fight));
        }
        for prisoner in battle.prisoners.into_iter().flatten() {
            self.pyramid.lift(prisoner.cell);
            self.captured[prisoner.by.index()][prisoner.of.index()] += 1;
            events.push(Event::Captured { cell: prisoner.cell, of: prisoner.of, by: prisoner.by });
        }
        for cell in battle.removed {
            if let Some(piece) = self.pyramid.lift(cell) {
                let of = piece.colour.index();
                self.removed[of] += 1;
                events.push(Event::Removed { cell, of: Seat(of as u8) });
            }
        }
        battle.fights.iter().any(Option::is_some)
    }

    /// « 2. RETOURNER ».
    fn turn(&mut self, cell: Cell, die: Die, events: &mut Vec<Event>) -> Result<bool, Breach> {
        let piece = self.own_piece(cell)?;
        if piece.die == die {
            return Err(Breach::SameFaces { cell });
        }
        self.pyramid.turn(cell, die);
        events.push(Event::Turned { seat: self.current, cell, from: piece.die, to: die });
        Ok(true)
    }

    fn end_turn(&mut self, is_quiet: bool, events: &mut Vec<Event>) {
        self.turn += 1;
        self.moved_at[self.current.index()] = self.turn;
        if is_quiet {
            self.quiet += 1;
        } else {
            self.quiet = 0;
            self.history.forget();
        }
        if self.ending.is_none() {
            self.ending = self.pass(events);
        }
        if let Some(ending) = self.ending {
            events.push(Event::Ended { ending, winners: self.winners(ending) });
        }
    }

    /// « Déroulement du jeu »: to the neighbour on the left, over players without dice, unless the match ends.
    fn pass(&mut self, events: &mut Vec<Event>) -> Option<Ending> {
        if self.pyramid.heap().filled().is_empty() {
            return Some(Ending::NoDiceLeft);
        }
        let mut next = self.current.left(PLAYERS);
        while self.dice_of(next).is_empty() {
            events.push(Event::Skipped { seat: next });
            next = next.left(PLAYERS);
        }
        self.current = next;
        self.note_position();
        events.push(Event::TurnPassed { to: next });
        if self.history.occurrences() >= usize::from(self.setup.repetitions) {
            Some(Ending::Repetition)
        } else if self.quiet >= self.setup.quiet_turns {
            Some(Ending::Quiet)
        } else {
            None
        }
    }
}
