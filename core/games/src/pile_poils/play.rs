//! « Déroulement de la partie »: throw, place, continue or stop, bed the cats.

use super::{
    Action, Breach, CatAstropheCause, CellId, CellSet, Dice, Event, PilePoils,
    bedding::{first_fault, is_sound},
    choices::fits_somewhere,
    state::{DicedCell, Phase, TURN_DICE},
    throws::Throw,
};
use crate::contract::{Act, Listener, Nobody, Refusal, Rules, Taken};

/// « Tours bonus »: cats bedded on so many different rows earn one.
pub const BONUS_ROWS: usize = 3;

impl Rules for PilePoils {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    #[inline]
    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        self.take(*act.action, events).map_err(Refusal::Rule)
    }

    #[inline]
    fn play_unheard(&mut self, act: Act<'_, Action>) -> Taken<Breach> {
        self.take(*act.action, &mut Nobody).map_err(Refusal::Rule)
    }

    fn thrown(event: &Event) -> Vec<u8> {
        match event {
            Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => dice.faces().collect(),
            _ => Vec::new(),
        }
    }
}

impl PilePoils {
    #[inline]
    fn take(&mut self, action: Action, events: &mut impl Listener<Event>) -> Result<(), Breach> {
        match action {
            Action::Roll => self.roll(events),
            Action::Reroll => self.reroll(events),
            Action::Place { cell, dice } => self.place(cell, dice, events),
            Action::Stop => self.stop(events),
            Action::GiveUp => self.give_up(events),
        }
    }

    /// « 1. Lancer les cinq dés », and « Continuer »: throw all dice not placed.
    fn roll(&mut self, events: &mut impl Listener<Event>) -> Result<(), Breach> {
        if !matches!(self.phase, Phase::Ready | Phase::Placed) {
            return Err(Breach::CannotRollNow);
        }
        let throw = Throw::roll(self.dice_left, &mut self.stream);
        events.push(Event::Rolled { seat: self.current, dice: throw.dice() });
        self.see_throw(throw, events);
        Ok(())
    }

    /// « Pelotes de laine »: throw again ALL dice of the throw just made.
    fn reroll(&mut self, events: &mut impl Listener<Event>) -> Result<(), Breach> {
        if !matches!(self.phase, Phase::Thrown(_)) {
            return Err(Breach::NothingToReroll);
        }
        let hand = &mut self.hands[self.current.index()];
        hand.yarn = hand.yarn.checked_sub(1).ok_or(Breach::NoYarn)?;
        let throw = Throw::roll(self.dice_left, &mut self.stream);
        events.push(Event::Rerolled { seat: self.current, dice: throw.dice() });
        self.see_throw(throw, events);
        Ok(())
    }

    /// « Si aucune case ne peut accueillir au moins un des dés, c'est la cat-astrophe »; yarn is a last hope.
    #[inline]
    fn see_throw(&mut self, throw: Throw, events: &mut impl Listener<Event>) {
        if !fits_somewhere(throw.groups(), &self.free_by_number) && self.hand(self.current).yarn == 0 {
            self.cat_astrophe(|_| Some(CatAstropheCause::NothingFits), events);
        } else {
            self.phase = Phase::Thrown(throw);
        }
    }

    /// « 2. Choisir UNE case libre du plateau »: the dice must add up to its number.
    #[inline]
    fn place(&mut self, cell: CellId, dice: Dice, events: &mut impl Listener<Event>) -> Result<(), Breach> {
        let Phase::Thrown(throw) = self.phase else { return Err(Breach::NothingToPlace) };
        let number = self.board.get(cell).ok_or(Breach::NoSuchCell { cell })?.number;
        if !self.free().contains(cell) {
            return Err(Breach::CellTaken { cell });
        }
        if dice.is_empty() {
            return Err(Breach::NoDiceChosen);
        }
        if !dice.are_among(throw.dice()) {
            return Err(Breach::DiceNotThrown);
        }
        let sum = dice.sum();
        if sum != number {
            return Err(Breach::WrongSum { cell, number, sum });
        }
        self.note_placed(DicedCell { cell: cell.0, dice });
        self.diced |= CellSet::only(cell);
        self.free_by_number[usize::from(number)] -= 1;
        self.dice_left -= dice.len();
        self.phase = Phase::Placed;
        events.push(Event::Placed { seat: self.current, cell, dice });
        if self.dice_left == 0 {
            self.bed(events);
        }
        Ok(())
    }

    /// Keeps the diced cells in the order of bedding: how a table came about is not part of its state.
    fn note_placed(&mut self, diced: DicedCell) {
        let mut at = usize::from(self.placed_len);
        while at > 0 && self.placed[at - 1].cell > diced.cell {
            self.placed[at] = self.placed[at - 1];
            at -= 1;
        }
        self.placed[at] = diced;
        self.placed_len += 1;
    }

    /// « Arrêter ».
    fn stop(&mut self, events: &mut impl Listener<Event>) -> Result<(), Breach> {
        if self.phase != Phase::Placed {
            return Err(Breach::CannotStopNow);
        }
        self.bed(events);
        Ok(())
    }

    /// « Exemples de tours », Laureline: a throw that helps nowhere may be given up.
    fn give_up(&mut self, events: &mut impl Listener<Event>) -> Result<(), Breach> {
        if !matches!(self.phase, Phase::Thrown(_)) {
            return Err(Breach::CannotGiveUpNow);
        }
        self.cat_astrophe(|_| Some(CatAstropheCause::GaveUp), events);
        Ok(())
    }

    /// « 4. Coucher les chats ».
    pub(super) fn bed(&mut self, events: &mut impl Listener<Event>) {
        if !is_sound(&self.board, self.bedded, self.diced) {
            let fault = |table: &PilePoils| first_fault(&table.board, table.bedded, table.diced);
            self.cat_astrophe(|table| fault(table).map(CatAstropheCause::Unbeddable), events);
            return;
        }
        let cells = self.diced;
        let is_over = cells.iter().any(|cell| self.lay_cats(cell, events));
        self.clear_dice();
        if is_over {
            self.phase = Phase::Over;
            events.push(Event::Ended);
            return;
        }
        if self.earns_bonus(cells) && self.turn_dice > 1 {
            self.begin_turn(self.turn_dice - 1);
            events.push(Event::BonusTurn { seat: self.current, dice: self.turn_dice });
        } else {
            self.pass(events);
        }
    }

    /// Lays the cats of one cell and says whether that ended the match. Ruling « Order of bedding »: every end
    /// condition is checked after each single cat.
    fn lay_cats(&mut self, cell: CellId, events: &mut impl Listener<Event>) -> bool {
        let seat = self.current;
        self.bedded |= CellSet::only(cell);
        self.unbedded_by_number[usize::from(self.board.cell(cell).number)] -= 1;
        if self.yarn.contains(cell) {
            self.yarn = self.yarn - CellSet::only(cell);
            self.hands[seat.index()].yarn += 1;
            events.push(Event::YarnWon { seat, cell });
        }
        for _ in 0..self.board.cats(cell) {
            let golden = self.winner == Some(seat);
            self.cats_on[cell.index()] += 1;
            events.push(Event::Bedded { seat, cell, golden });
            let hand = &mut self.hands[seat.index()];
            if golden {
                hand.golden += 1;
                self.golden_on[cell.index()] += 1;
            } else {
                hand.cats -= 1;
                if hand.cats == 0 && self.winner.is_none() {
                    self.winner = Some(seat);
                    events.push(Event::BecameWinner { seat });
                }
            }
            if self.reached_ending().is_some() {
                return true;
            }
        }
        false
    }

    /// « Tours bonus »: all dice of the turn became cats, or cats were bedded on three rows.
    fn earns_bonus(&self, cells: CellSet) -> bool {
        self.dice_left == 0 || self.board.rows_touched(cells) >= BONUS_ROWS
    }

    /// « Cat-astrophe ! »: the turn ends at once, no cat is bedded, every placed die comes off.
    fn cat_astrophe(
        &mut self,
        cause: impl FnOnce(&PilePoils) -> Option<CatAstropheCause>,
        events: &mut impl Listener<Event>,
    ) {
        let seat = self.current;
        events.push_found(|| cause(self).map(|cause| Event::CatAstrophe { seat, cause }));
        self.clear_dice();
        self.hands[seat.index()].cat_astrophes += 1;
        self.pass(events);
    }

    /// Takes every die off the board: free is again what has no cat.
    fn clear_dice(&mut self) {
        self.free_by_number = self.unbedded_by_number;
        self.diced = CellSet::EMPTY;
        self.placed = Default::default();
        self.placed_len = 0;
    }

    fn pass(&mut self, events: &mut impl Listener<Event>) {
        self.current = self.current.left(self.players);
        self.begin_turn(TURN_DICE);
        events.push(Event::TurnPassed { to: self.current });
    }

    fn begin_turn(&mut self, dice: u8) {
        self.turn_dice = dice;
        self.dice_left = dice;
        self.phase = Phase::Ready;
    }
}
