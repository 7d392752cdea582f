//! « Mise en place », « Déroulement du jeu », « Dé de bonus », « Fin du jeu ».

use super::{
    Abquetschen, Action, Breach, Ending, Event, HIGHEST_THROW, OPENING_DICE, PLAYERS, bonus_of,
    laying::longest_row,
    state::{Kind, OPENING, Phase},
};
use crate::{
    contract::{Act, Refusal, Rules, Taken},
    pyramid::lattice::{Cell, CellSet},
};

impl Rules for Abquetschen {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        match *act.action {
            Action::Throw => self.throw(events),
            Action::Lay { cell } => self.lay(cell, events),
            Action::TakeBack { cell } => self.take_back(cell, events),
            Action::Done => self.finish(events),
        }
        .map_err(Refusal::Rule)
    }

    fn thrown(event: &Event) -> Vec<u8> {
        match event {
            Event::Threw { value, .. } => vec![*value],
            _ => Vec::new(),
        }
    }
}

impl Abquetschen {
    fn throw(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        let seat = self.current;
        match self.phase {
            Phase::ThrowForFirst => {
                let value = self.stream.die();
                events.push(Event::Threw { seat, value });
                self.seek_first(value, events);
                Ok(())
            }
            Phase::Ready => {
                let value = self.stream.die();
                events.push(Event::Threw { seat, value });
                self.see_throw(value, events);
                Ok(())
            }
            _ => Err(Breach::CannotThrowNow),
        }
    }

    /// « Mise en place »: the die goes round until somebody throws a 4 and begins.
    pub(super) fn seek_first(&mut self, value: u8, events: &mut Vec<Event>) {
        if value == OPENING_DICE {
            self.first = Some(self.current);
            self.phase = OPENING;
            events.push(Event::BecameFirst { seat: self.current });
            self.prepare();
        } else {
            self.current = self.current.left(PLAYERS);
            events.push(Event::TurnPassed { to: self.current });
        }
    }

    /// « Déroulement du jeu »: the throw is the number of dice to lay.
    pub(super) fn see_throw(&mut self, dice: u8, events: &mut Vec<Event>) {
        let seat = self.current;
        if dice > self.reserve(seat) {
            return self.end(Ending::ThrewBeyondReserve { seat }, events);
        }
        self.begin_laying(dice, Kind::Thrown);
        if self.offered.is_empty() {
            // « Déroulement du jeu »: a number that cannot be laid whole is not laid at all.
            events.push(Event::CouldNotLay { seat, dice });
            self.pass(events);
        }
    }

    fn begin_laying(&mut self, dice: u8, kind: Kind) {
        self.laid = CellSet::EMPTY;
        self.phase = Phase::Laying { dice, kind };
        self.prepare();
    }

    fn lay(&mut self, cell: Cell, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Laying { dice, kind } = self.phase else { return Err(Breach::NothingToLay) };
        if !self.offered.contains(cell) {
            return Err(self.why_not(cell, dice, kind));
        }
        self.heap.lay(cell);
        self.laid = self.laid.with(cell);
        self.set_dice(self.dice_of(self.current).with(cell));
        events.push(Event::Laid { seat: self.current, cell });
        self.offer();
        Ok(())
    }

    fn why_not(&self, cell: Cell, dice: u8, kind: Kind) -> Breach {
        if self.heap.filled().contains(cell) {
            Breach::CellTaken { cell }
        } else if self.laid.len() == usize::from(dice) {
            Breach::AllLaid { dice }
        } else if !self.heap.cases().contains(cell) {
            Breach::NoSupport { cell }
        } else if kind == Kind::Opening && CellSet::EDGES.contains(cell) {
            Breach::EdgeCell { cell }
        } else {
            Breach::DeadEnd { cell, dice }
        }
    }

    /// Without one of its free dice, what is down can still become any laying it could become with it.
    fn take_back(&mut self, cell: Cell, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !self.laid.contains(cell) {
            return Err(Breach::NotLaidNow { cell });
        }
        if !self.heap.lift(cell) {
            return Err(Breach::NotFree { cell });
        }
        self.laid = self.laid.without(cell);
        self.set_dice(self.dice_of(self.current).without(cell));
        events.push(Event::TookBack { seat: self.current, cell });
        self.offer();
        Ok(())
    }

    fn set_dice(&mut self, dice: CellSet) {
        if let Some(own) = self.dice_of.get_mut(self.current.index()) {
            *own = dice;
        }
    }

    pub(super) fn finish(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Laying { dice, kind } = self.phase else { return Err(Breach::NothingToLay) };
        if !self.can_finish() {
            return Err(Breach::NotAllLaid { left: dice - self.laid.len() as u8 });
        }
        let seat = self.current;
        if self.laid.is_empty() {
            events.push(Event::BonusForgone { seat, dice });
            self.pass(events);
            return Ok(());
        }
        events.push(Event::Finished { seat, cells: self.laid });
        if kind == Kind::Bonus {
            self.bonus_dice[seat.index()] += dice;
        }
        if self.reserve(seat) == 0 {
            // « But du jeu ».
            self.end(Ending::ReserveEmpty { seat }, events);
        } else if kind == Kind::Thrown && self.earns_bonus(events) {
            return Ok(());
        } else {
            self.pass(events);
        }
        Ok(())
    }

    /// « Dé de bonus »: a row of new dice earns more of them, and says whether they can be laid.
    fn earns_bonus(&mut self, events: &mut Vec<Event>) -> bool {
        let seat = self.current;
        let row = longest_row(self.laid);
        let dice = bonus_of(row.len() as u8).min(self.reserve(seat));
        if dice == 0 {
            return false;
        }
        events.push(Event::EarnedBonus { seat, row, dice });
        self.begin_laying(dice, Kind::Bonus);
        let can_be_laid = !self.offered.is_empty();
        if !can_be_laid {
            events.push(Event::BonusLost { seat, dice });
        }
        can_be_laid
    }

    pub(super) fn pass(&mut self, events: &mut Vec<Event>) {
        self.laid = CellSet::EMPTY;
        self.current = self.current.left(PLAYERS);
        self.turn += 1;
        self.phase = Phase::Ready;
        self.prepare();
        events.push(Event::TurnPassed { to: self.current });
        // « Fin du jeu »: at once, when the player whose turn it is has no place left.
        if !(1..=HIGHEST_THROW).any(|dice| self.could_lay(dice)) {
            self.end(Ending::NoRoom { seat: self.current }, events);
        }
    }

    fn end(&mut self, ending: Ending, events: &mut Vec<Event>) {
        self.laid = CellSet::EMPTY;
        self.phase = Phase::Over(ending);
        self.prepare();
        events.push(Event::Ended { ending, winners: self.winners(ending) });
    }
}
