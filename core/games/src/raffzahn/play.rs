//! « Déroulement du jeu » and « Stop! »: stamps decide, not the order of arrival.

use super::{
    Action, Breach, Event, Raffzahn, Slip,
    grabs::{Grab, Grabs},
    locks::{Lock, Locks},
    state::Phase,
};
use crate::{
    contract::{Act, Millis, Refusal, Rules, Seat, Taken},
    pyramid::{
        TieOrder,
        lattice::{Cell, CellSet, Side},
    },
};

impl Rules for Raffzahn {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        let Act { seat, action, at } = act;
        match *action {
            Action::Throw => self.throw(at, events),
            Action::Take { cell } => self.grab(seat, cell, at, events),
            Action::Stop => self.stop(seat, at, events),
            Action::Void => self.void_stop(seat, events),
        }
        .map_err(Refusal::Rule)
    }

    fn thrown(event: &Event) -> Vec<u8> {
        match event {
            Event::Thrown { face, .. } => vec![*face],
            _ => Vec::new(),
        }
    }

    fn close_due(&mut self, now: Millis, events: &mut Vec<Event>) {
        for seat in self.locks.open_due(now).iter() {
            events.push(Event::Unlocked { seat });
        }
        if self.judged_at().is_some_and(|due| due <= now) {
            self.judge(now, events);
        }
    }

    fn decided(&self) -> Millis {
        self.decided
    }
}

impl Raffzahn {
    /// Nothing can arrive any more: late hands pay, and the die goes on.
    fn judge(&mut self, now: Millis, events: &mut Vec<Event>) {
        self.locks = Locks::default();
        for grab in std::mem::take(&mut self.late).iter() {
            self.pay(grab.seat, events);
        }
        self.in_time.clear();
        self.decided = now;
        // « tous les dés restant de la pyramide reposent directement sur la BASE ».
        if CellSet::BASE.contains_all(self.pyramid.heap().filled()) {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners: self.hands.with_most() });
            return;
        }
        self.phase = Phase::Ready;
        self.roller = self.roller.left(super::PLAYERS);
        events.push(Event::TurnPassed { to: self.roller });
    }

    /// « Lorsque vient son tour, un joueur jette le dé turquoise ».
    fn throw(&mut self, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        if self.phase != Phase::Ready {
            return Err(Breach::CannotThrowNow);
        }
        let thrown = self.stream.die();
        self.ties = TieOrder::draw(&mut self.stream);
        self.phase = Phase::Grabbing { thrown };
        self.decided = at;
        events.push(Event::Thrown { seat: self.roller, face: thrown });
        self.announce(thrown, events);
        Ok(())
    }

    /// « Quand un joueur voit un DÉ LIBRE de la bonne valeur, il peut le prendre ».
    fn grab(&mut self, seat: Seat, cell: Cell, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let (Some(thrown), Some(side)) = (self.phase.thrown(), Side::of(seat)) else {
            return Err(Breach::NotThrown);
        };
        // A hand that let go before the slip was not locked yet.
        if let Some(Lock { until, .. }) = self.locks.of(seat).filter(|lock| at >= lock.from) {
            return Err(Breach::HandLocked { until });
        }
        let piece = self.pyramid.piece(cell).ok_or(Breach::NothingThere { cell })?;
        if self.late.contains(cell) {
            return Err(Breach::AlreadyLate { cell });
        }
        if !self.pyramid.heap().free().contains(cell) {
            self.slip(seat, cell, Slip::NotFree, at, events);
            return Ok(());
        }
        if piece.die.face(side) != thrown {
            self.slip(seat, cell, Slip::WrongFace, at, events);
            return Ok(());
        }
        let grab = Grab { at, seat, cell, piece };
        if let Phase::Stopped { at: stopped, .. } = self.phase
            && self.is_late(&grab, stopped)
        {
            self.late.add(grab);
            events.push(Event::TookLate { seat, cell, colour: piece.colour, goes_back: false });
            return Ok(());
        }
        if self.in_time.iter().any(|other| cell.covers().contains(other.cell) && other.at > at) {
            return Err(Breach::NotFreeThen { cell });
        }
        self.pyramid.lift(cell);
        self.hands.add(seat, piece.colour);
        self.in_time.add(grab);
        events.push(Event::Took { seat, cell, colour: piece.colour });
        if let Phase::Grabbing { thrown } = self.phase {
            self.announce(thrown, events);
        }
        Ok(())
    }

    /// Ruling: reaching for everything must not be worth it.
    fn slip(&mut self, seat: Seat, cell: Cell, why: Slip, at: Millis, events: &mut Vec<Event>) {
        let until = at.saturating_add(self.setup.lock_ms);
        self.locks.lock(seat, Lock { from: at, until });
        events.push(Event::Slipped { seat, cell, why, until });
    }

    /// Ruling: when no takeable die is left for anyone the table says so; the roller still has to call.
    fn announce(&self, thrown: u8, events: &mut Vec<Event>) {
        if self.setup.announces_nothing_left && !self.something_is_left(thrown) {
            events.push(Event::NothingLeft);
        }
    }

    /// « Aucun joueur ne peut alors plus prendre de dés »: does the roller's voice come before this hand?
    fn is_late(&self, grab: &Grab, stopped: Millis) -> bool {
        if grab.seat == self.roller {
            return grab.at > stopped;
        }
        self.ties.is_before((stopped, self.roller), (grab.at, grab.seat))
    }

    /// « Stop! »: grabs that came in before it but are stamped after it go back, with those they made possible.
    fn stop(&mut self, seat: Seat, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Grabbing { thrown } = self.phase else { return Err(Breach::NothingToStop) };
        if seat != self.roller {
            return Err(Breach::NotTheRoller);
        }
        self.phase = Phase::Stopped { thrown, at };
        events.push(Event::Stopped { seat, at });
        let late = self.in_time.iter().fold(CellSet::EMPTY, |late, grab| {
            if self.is_late(&grab, at) || late.meets(grab.cell.covers()) {
                late.with(grab.cell)
            } else {
                late
            }
        });
        // The last one taken lies deepest.
        for grab in self.in_time.iter().rev().filter(|grab| late.contains(grab.cell)) {
            let Grab { seat, cell, piece, .. } = grab;
            self.pyramid.lay(cell, piece);
            self.hands.remove(seat, piece.colour);
            self.late.add(grab);
            events.push(Event::TookLate { seat, cell, colour: piece.colour, goes_back: true });
        }
        self.in_time.retain(|grab| !late.contains(grab.cell));
        Ok(())
    }

    /// Ruling: a stop that the system took away never was. What went back because of it is in the hands again.
    fn void_stop(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Stopped { thrown, .. } = self.phase else { return Err(Breach::NothingToVoid) };
        if seat != self.roller {
            return Err(Breach::NotTheRoller);
        }
        self.phase = Phase::Grabbing { thrown };
        events.push(Event::StopVoid { seat });
        // The first one taken lay on top.
        let late: Grabs = std::mem::take(&mut self.late);
        for grab in late.iter() {
            self.pyramid.lift(grab.cell);
            self.hands.add(grab.seat, grab.piece.colour);
            self.in_time.add(grab);
            events.push(Event::Took { seat: grab.seat, cell: grab.cell, colour: grab.piece.colour });
        }
        self.announce(thrown, events);
        Ok(())
    }

    /// « donner un dé, parmi ceux qu'il avait déjà pris, à chacun des autres joueurs ».
    fn pay(&mut self, late: Seat, events: &mut Vec<Event>) {
        if let Some(count) = self.late_counts.get_mut(late.index()) {
            *count = count.saturating_add(1);
        }
        let others = || Seat::all(super::PLAYERS).filter(move |other| *other != late);
        if usize::from(self.hands.before(late).count()) < others().count() {
            events.push(Event::CouldNotPay { seat: late });
            return;
        }
        for to in others() {
            if let Some(colour) = self.hands.hand_over(late, to) {
                events.push(Event::Gave { from: late, to, colour });
            }
        }
    }
}
