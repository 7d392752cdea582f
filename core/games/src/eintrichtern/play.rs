//! « Déroulement du jeu »: throw or not, lift a red die, compare.

use super::{Action, Breach, Eintrichtern, Event, THROWN_DICE, setup::dice_to_win, state::Phase};
use crate::{
    contract::{Act, Millis, Refusal, Rules, Taken},
    pyramid::{Colour, lattice::Cell},
};

impl Rules for Eintrichtern {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        let Act { action, at, .. } = act;
        match *action {
            Action::Throw => self.throw(events),
            Action::Uncover { cell } => self.uncover(cell, at, events),
        }
        .map_err(Refusal::Rule)
    }

    fn thrown(event: &Event) -> Vec<u8> {
        match event {
            Event::Thrown { faces, .. } => faces.to_vec(),
            _ => Vec::new(),
        }
    }

    /// « Si les sommes sont différentes, il remplace le dé rouge dans la CASE où il l'avait pris ».
    fn close_due(&mut self, now: Millis, events: &mut Vec<Event>) {
        let Phase::Shown { thrown, cell, red, .. } = self.phase else { return };
        self.pyramid.lay(cell, red);
        self.phase = Phase::MayThrow { thrown };
        self.current = self.current.left(self.hands.players());
        self.decided = now;
        events.extend([Event::Covered { cell }, Event::TurnPassed { to: self.current }]);
    }

    fn decided(&self) -> Millis {
        self.decided
    }
}

impl Eintrichtern {
    /// « Le premier joueur jette les trois dés gris »; « Il peut soit jeter de nouveau les trois dés gris, soit les
    /// laisser comme ils sont ».
    fn throw(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !matches!(self.phase, Phase::MustThrow | Phase::MayThrow { .. }) {
            return Err(Breach::AlreadyThrown);
        }
        let faces = [(); THROWN_DICE].map(|()| self.stream.die());
        self.phase = Phase::MustUncover { thrown: faces };
        events.push(Event::Thrown { seat: self.current, faces, sum: faces.iter().sum() });
        Ok(())
    }

    /// « Il ôte ensuite un dé rouge de la pyramide, révélant une CASE faite de trois faces de dés jaunes ».
    fn uncover(&mut self, cell: Cell, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let seat = self.current;
        let (thrown, kept_throw) = match self.phase {
            Phase::MustUncover { thrown } => (thrown, false),
            Phase::MayThrow { thrown } => (thrown, true),
            _ => return Err(Breach::MustThrow),
        };
        if !self.covered().contains(cell) {
            return Err(Breach::NoRedDie { cell });
        }
        let made_by = self.pyramid.hollow(cell).ok_or(Breach::NoRedDie { cell })?;
        let red = self.pyramid.lift(cell).ok_or(Breach::NoRedDie { cell })?;
        let faces = made_by.map(|(_, face)| face);
        let (sum, looked_for): (u8, u8) = (faces.iter().sum(), thrown.iter().sum());
        if let Some(count) = self.uncovered.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
        if kept_throw {
            events.push(Event::KeptThrow { seat, sum: looked_for });
        }
        events.push(Event::Uncovered { seat, cell, faces, sum });
        if sum == looked_for {
            self.win(cell, red.colour, events);
        } else {
            let until = at.saturating_add(self.setup.show_ms);
            self.phase = Phase::Shown { thrown, cell, red, until };
            events.push(Event::Missed { seat, cell, until });
        }
        Ok(())
    }

    /// « Si les sommes sont identiques, il conserve le dé rouge », and « Fin du jeu ».
    fn win(&mut self, cell: Cell, colour: Colour, events: &mut Vec<Event>) {
        self.hands.add(self.current, colour);
        let dice = self.hands.before(self.current).count();
        events.push(Event::Won { seat: self.current, cell, dice });
        if dice >= dice_to_win(self.hands.players()) || self.covered().is_empty() {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners: self.hands.with_most() });
        } else {
            self.phase = Phase::MustThrow;
        }
    }
}
