//! « Déroulement du jeu »: the earliest stamp is first, whatever the order of arrival.

use super::{
    Action, Breach, BunteKuh, Call, Event, THROWN_DICE,
    call::{Calling, Pointed},
    state::Phase,
};
use crate::{
    contract::{Act, Game, Millis, Refusal, Rules, Seat, Taken, check_stamp},
    pyramid::{Die, Piece, TieOrder, lattice::Cell},
};

impl Rules for BunteKuh {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        let Act { seat, action, at } = act;
        match *action {
            Action::Throw => self.throw(at, events),
            Action::Call(call) => self.call(seat, call, at, events),
            Action::Void => self.void_call(seat, at, events),
            Action::Point { case } => {
                // A finger from before the call shows nothing, whether or not the call stands already.
                let called = self.calling().filter(|calling| calling.seat == seat);
                check_stamp(at, called.map_or(self.decided, |calling| calling.at))?;
                self.point(seat, case, at, events)
            }
            Action::Lay { case, die } => self.lay(case, die, at, events),
        }
        .map_err(Refusal::Rule)
    }

    fn thrown(event: &Event) -> Vec<u8> {
        match event {
            Event::Thrown { faces, .. } => faces.to_vec(),
            _ => Vec::new(),
        }
    }

    fn close_due(&mut self, now: Millis, events: &mut Vec<Event>) {
        while self.next_deadline().is_some_and(|due| due <= now) {
            match self.phase {
                Phase::Searching { thrown, first: Some(first) } => self.settle(thrown, first, now, events),
                Phase::Pointing { calling, .. } => {
                    events.push(Event::TooSlow { seat: calling.seat });
                    self.penalise(calling.seat, now, events);
                }
                _ => break,
            }
        }
    }

    fn decided(&self) -> Millis {
        self.decided
    }
}

impl BunteKuh {
    /// « Lorsque vient son tour, un joueur jette les trois dés gris ».
    fn throw(&mut self, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        if self.phase != Phase::Ready {
            return Err(Breach::CannotThrowNow);
        }
        let faces = [(); THROWN_DICE].map(|()| self.stream.die());
        self.ties = TieOrder::draw(&mut self.stream);
        self.phase = Phase::Searching { thrown: faces, first: None };
        self.decided = at;
        self.later.clear();
        events.push(Event::Thrown { seat: self.thrower, faces, sum: faces.iter().sum() });
        Ok(())
    }

    /// « Dès qu'un joueur trouve une CASE satisfaisante, il dit "stop" »; « n'importe quel joueur peut annoncer
    /// "Non!" ». « Les autres joueurs cessent alors de chercher »: a later call is heard and changes nothing.
    fn call(&mut self, seat: Seat, call: Call, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Searching { first, .. } = &mut self.phase else { return Err(Breach::NothingToCall) };
        let is_first = match first {
            Some(earliest) if earliest.seat == seat => return Err(Breach::NothingToCall),
            Some(earliest) => self.ties.is_before((at, seat), (earliest.at, earliest.seat)),
            None => true,
        };
        let calling = Calling::new(seat, call, at);
        if is_first {
            self.later.retain(|later| later.seat != seat);
            if let Some(before) = first.replace(calling) {
                self.comes_later(before);
            }
        } else {
            self.comes_later(calling);
        }
        events.push(Event::Called { seat, call, at, first: is_first });
        Ok(())
    }

    /// Keeps a call that is not the first where its stamp belongs; of one player only the earliest.
    fn comes_later(&mut self, calling: Calling) {
        let is_before = |a: &Calling, b: &Calling| self.ties.is_before((a.at, a.seat), (b.at, b.seat));
        if self.later.iter().any(|known| known.seat == calling.seat && !is_before(&calling, known)) {
            return;
        }
        let mut later: Vec<Calling> =
            self.later.iter().copied().filter(|known| known.seat != calling.seat).collect();
        let place = later.partition_point(|known| is_before(known, &calling));
        later.insert(place, calling);
        self.later = later;
    }

    /// Ruling: a call that the system took away never was; the one after it counts, with all of its time to point.
    fn void_call(&mut self, seat: Seat, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let (thrown, first) = match self.phase {
            Phase::Searching { thrown, first } => (thrown, first),
            Phase::Pointing { thrown, calling } => (thrown, Some(calling)),
            _ => return Err(Breach::NothingToVoid),
        };
        if first.is_some_and(|first| first.seat == seat) {
            let next = (!self.later.is_empty()).then(|| self.later.remove(0));
            let first = next.map(|next| Calling { moved_up: Some(at.max(next.at)), ..next });
            self.phase = Phase::Searching { thrown, first };
        } else if self.has_called_later(seat) {
            self.later.retain(|later| later.seat != seat);
        } else {
            return Err(Breach::NothingToVoid);
        }
        events.push(Event::CallVoid { seat });
        Ok(())
    }

    fn calling(&self) -> Option<Calling> {
        match self.phase {
            Phase::Searching { first, .. } => first,
            Phase::Pointing { calling, .. } => Some(calling),
            _ => None,
        }
    }

    /// « et montre la case ».
    fn point(&mut self, seat: Seat, case: Cell, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let calling = match &mut self.phase {
            Phase::Searching { first: Some(first), .. } => first,
            Phase::Pointing { calling, .. } => calling,
            _ => return Err(Breach::NothingToPointAt),
        };
        if calling.seat != seat || !calling.must_point() {
            return Err(Breach::NothingToPointAt);
        }
        let sum = self.pyramid.hollow_sum(case).filter(|_| self.pyramid.heap().hollows().contains(case));
        let sum = sum.ok_or(Breach::NoCase { cell: case })?;
        calling.pointed = Some(Pointed { case, at });
        events.push(Event::Pointed { seat, case, sum });
        if let Phase::Pointing { thrown, calling } = self.phase {
            self.judge(thrown, calling, at, events);
        }
        Ok(())
    }

    /// Ruling: until when the finger must be on a case.
    pub(super) fn last_moment(&self, calling: &Calling) -> Millis {
        calling.since().saturating_add(self.setup.timing.point_ms)
    }

    /// No earlier call can arrive any more.
    fn settle(&mut self, thrown: [u8; THROWN_DICE], first: Calling, now: Millis, events: &mut Vec<Event>) {
        // The finger may have been quicker than the clock: only what came before the call is closed.
        self.decided = first.at;
        events.push(Event::CallStands { seat: first.seat, call: first.call });
        if first.must_point() {
            self.phase = Phase::Pointing { thrown, calling: first };
        } else {
            self.judge(thrown, first, now, events);
        }
    }

    /// « Si la somme des trois faces de dés constituant la CASE est effectivement la même ».
    fn judge(&mut self, thrown: [u8; THROWN_DICE], calling: Calling, now: Millis, events: &mut Vec<Event>) {
        self.later.clear();
        let Calling { seat, call, pointed, .. } = calling;
        let right_cases = self.cases_with_sum(thrown.iter().sum());
        if pointed.is_some_and(|pointed| pointed.at > self.last_moment(&calling)) {
            events.push(Event::TooSlow { seat });
            self.penalise(seat, now, events);
            return;
        }
        let is_right = match call {
            Call::Stop => pointed.is_some_and(|pointed| right_cases.contains(pointed.case)),
            Call::No => right_cases.is_empty(),
        };
        if !is_right {
            events.push(Event::WasWrong { seat, right_cases });
            self.penalise(seat, now, events);
            return;
        }
        if let Some(calls) = self.calls.get_mut(seat.index()) {
            calls.right = calls.right.saturating_add(1);
        }
        events.push(Event::WasRight { seat });
        self.phase = Phase::Laying { thrown, seat, pointed: pointed.map(|pointed| pointed.case) };
    }

    /// « il ne place pas de dés et doit, en guise de pénalité, prendre un dé à chacun de ses adversaires ».
    fn penalise(&mut self, seat: Seat, at: Millis, events: &mut Vec<Event>) {
        if let Some(calls) = self.calls.get_mut(seat.index()) {
            calls.wrong = calls.wrong.saturating_add(1);
        }
        for from in Seat::all(self.hands.players()).filter(|other| *other != seat) {
            if let Some(colour) = self.hands.hand_over(from, seat) {
                events.push(Event::Gave { from, to: seat, colour });
            }
        }
        self.end_turn(at, events);
    }

    /// « peut placer l'un de ses dés sur cette case, dans l'orientation de son choix »; after « Non! »
    /// « dans la case de son choix ».
    fn lay(&mut self, case: Cell, die: Die, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Laying { seat, pointed, .. } = self.phase else { return Err(Breach::NothingToLay) };
        if let Some(pointed) = pointed.filter(|pointed| *pointed != case) {
            return Err(Breach::NotTheCaseShown { pointed });
        }
        if !self.pyramid.heap().hollows().contains(case) {
            return Err(Breach::NoCase { cell: case });
        }
        // « La couleur des dés est sans importance. »
        let colour = self.hands.remove_any(seat).ok_or(Breach::NothingToLay)?;
        let piece = Piece { colour, die };
        self.pyramid.lay(case, piece);
        events.push(Event::Laid { seat, cell: case, piece });
        self.end_turn(at, events);
        Ok(())
    }

    /// « Le jeu prend fin immédiatement lorsqu'un joueur place son dernier dé dans une CASE ou le donne »; otherwise
    /// « Le joueur qui avait les dés gris les passe ensuite à son voisin de gauche ».
    fn end_turn(&mut self, at: Millis, events: &mut Vec<Event>) {
        self.decided = self.decided.max(at);
        self.later.clear();
        let winners = self.without_dice();
        if winners.is_empty() {
            self.phase = Phase::Ready;
            self.thrower = self.thrower.left(self.hands.players());
            events.push(Event::TurnPassed { to: self.thrower });
        } else {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners });
        }
    }
}
