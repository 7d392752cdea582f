use super::{
    Action, Breach, Character, Deed, Duty, Event, HUSH_MS, MOST_PLAYERS, Pillow, PiloPilo, Use, Verdict,
    contest::{Contest, Window},
    duties, duty,
    gesture::{Gesture, Move},
    setup::pillows,
    state::Phase,
};
use crate::contract::{Act, Millis, Refusal, Rules, Seat, Seats, Taken};

impl Rules for PiloPilo {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        let Act { seat, action, at } = act;
        match *action {
            Action::Ready => self.get_ready(seat, at, events),
            Action::Touch { pillow } => self.gesture(seat, pillow, Move::Touch, at, events),
            Action::Bring { pillow, to } => self.gesture(seat, pillow, Move::Bring(to), at, events),
            Action::Cancel { pillow } => self.gesture(seat, pillow, Move::Cancel, at, events),
        }
        .map_err(Refusal::Rule)
    }

    fn close_due(&mut self, now: Millis, events: &mut Vec<Event>) {
        match self.phase {
            Phase::Hush { .. } => self.flip(now, events),
            Phase::Open { flipped_at, .. } => self.close(flipped_at, now, events),
            Phase::Gathering { .. } | Phase::Over => {}
        }
    }

    fn decided(&self) -> Millis {
        self.decided
    }
}

impl PiloPilo {
    /// « Tous les joueurs retournent simultanément »: once every hand is on its pile.
    fn get_ready(&mut self, seat: Seat, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Gathering { ready, latest } = &mut self.phase else { return Err(Breach::RoundOn) };
        if ready.contains(seat) {
            return Err(Breach::AlreadyReady);
        }
        *ready = ready.with(seat);
        *latest = at.max(*latest);
        let begins = *latest;
        let everyone = *ready == Seats::all(self.players);
        events.push(Event::GotReady { seat });
        if everyone {
            self.hush(begins);
            events.push(Event::Hushed { round: self.round });
        }
        Ok(())
    }

    fn hush(&mut self, begins: Millis) {
        self.round = self.round.saturating_add(1);
        self.decided = begins;
        self.draw_tie_ranks();
        self.phase = Phase::Hush { flip_at: self.draw_flip(begins) };
        self.verdicts = [None; MOST_PLAYERS];
    }

    pub(super) fn draw_flip(&mut self, begins: Millis) -> Millis {
        let spread = HUSH_MS.end() - HUSH_MS.start() + 1;
        begins.saturating_add(HUSH_MS.start() + Millis::from(self.stream.below(spread as u32)))
    }

    /// Who is first among hands of the same millisecond is settled before any hand moves: it cannot depend on
    /// the order of arrival.
    pub(super) fn draw_tie_ranks(&mut self) {
        self.tie_ranks = std::array::from_fn(|index| index as u8);
        if let Some(at_table) = self.tie_ranks.get_mut(..usize::from(self.players)) {
            self.stream.shuffle(at_table);
        }
    }

    fn gesture(
        &mut self,
        seat: Seat,
        pillow: Pillow,
        what: Move,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<(), Breach> {
        if !matches!(self.phase, Phase::Hush { .. } | Phase::Open { .. }) {
            return Err(Breach::NoRoundOn);
        }
        if pillow.0 >= pillows(self.players) {
            return Err(Breach::NoSuchPillow { pillow });
        }
        if let Move::Bring(Use::Throw { at: target }) = what
            && (target == seat || target.0 >= self.players)
        {
            return Err(Breach::NoSuchOpponent { seat: target });
        }
        let before = self.contest();
        self.gestures.note(Gesture { at, seat, pillow, what });
        let told = events.len();
        tell_changes(&before, &self.contest(), events);
        if events.len() == told {
            events.push(Event::Ignored { seat, pillow });
        }
        Ok(())
    }

    /// The cards that lie open, one entry per seat.
    pub(super) fn shown(&self) -> [Option<Character>; MOST_PLAYERS] {
        match self.phase {
            Phase::Open { .. } => self.piles.map(|pile| pile.top()),
            _ => [None; MOST_PLAYERS],
        }
    }

    pub(super) fn window(&self) -> Window {
        let (opens, closes) = match self.phase {
            Phase::Open { flipped_at, closes_at } => (Some(flipped_at), closes_at),
            _ => (None, Millis::MAX),
        };
        Window { opens, closes, drag_ms: self.timing.drag_ms }
    }

    pub(super) fn contest(&self) -> Contest {
        Contest::read(&self.gestures, self.tie_ranks, self.window())
    }

    /// « Phase d'actions ». The round's time runs from when the players saw the cards, should the clock be late.
    fn flip(&mut self, now: Millis, events: &mut Vec<Event>) {
        let mut shown = [None; MOST_PLAYERS];
        for ((seat, pile), shown) in Seat::all(self.players).zip(&mut self.piles).zip(&mut shown) {
            *shown = pile.turn_top();
            if let Some(card) = *shown {
                events.push(Event::Flipped { seat, card });
            }
        }
        let somebody_acts = duties(&shown).flatten().any(Duty::is_to_act);
        let lasts = if somebody_acts { self.timing.round_ms } else { self.timing.quiet_round_ms };
        self.phase = Phase::Open { flipped_at: now, closes_at: now.saturating_add(lasts) };
    }

    /// « Phase de résolution ».
    fn close(&mut self, flipped_at: Millis, now: Millis, events: &mut Vec<Event>) {
        let shown = self.shown();
        let deeds = self.contest().deeds;
        let seats = Seat::all(self.players).zip(&mut self.piles).zip(&mut self.records);
        for (((seat, pile), record), (deed, noted)) in seats.zip(deeds.into_iter().zip(&mut self.verdicts)) {
            let (Some(card), Some(duty)) = (pile.top(), duty(seat, &shown)) else { continue };
            let verdict = Verdict::on(card, duty, deed);
            if verdict.is_right() {
                pile.take_top();
                self.discarded.add(card);
                record.right = record.right.saturating_add(1);
                if let Deed::Took { at, .. } = deed {
                    let reaction = at.saturating_sub(flipped_at);
                    record.fastest = Some(record.fastest.map_or(reaction, |best| best.min(reaction)));
                }
            } else {
                pile.put_top_under();
                record.wrong = record.wrong.saturating_add(1);
            }
            *noted = Some(verdict);
            events.push(Event::Judged { seat, verdict, cards_left: pile.len() });
        }
        events.push(Event::RoundClosed { round: self.round });
        self.gestures.clear();
        self.decided = now;
        let winners = self.without_cards();
        if winners.is_empty() {
            self.phase = Phase::Gathering { ready: Seats::NONE, latest: now };
        } else {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners });
        }
    }

    /// « Fin de la partie »: who has got rid of every card.
    pub(super) fn without_cards(&self) -> Seats {
        Seat::all(self.players)
            .zip(&self.piles)
            .filter(|(_, pile)| pile.is_empty())
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// Tells what a gesture changed, whether it came in its turn or late.
fn tell_changes(before: &Contest, after: &Contest, events: &mut Vec<Event>) {
    for (was, is) in before.holders.iter().zip(&after.holders) {
        if let (Some(was), None) = (was, is) {
            events.push(Event::PutBack { seat: was.seat, pillow: was.pillow });
        }
    }
    for (index, (was, is)) in before.deeds.iter().zip(&after.deeds).enumerate() {
        let seat = Seat(index as u8);
        match *is {
            _ if was == is => {}
            Deed::Nothing => {}
            Deed::FalseStart { pillow, .. } => events.push(Event::FalseStarted { seat, pillow }),
            Deed::Missed { pillow, first, .. } => events.push(Event::Missed { seat, pillow, first }),
            Deed::Took { pillow, at, used } => {
                let had_it =
                    matches!(*was, Deed::Took { pillow: had, at: since, .. } if had == pillow && since == at);
                if !had_it {
                    let holder = before.holders.get(pillow.index()).copied().flatten();
                    let from = holder.map(|grasp| grasp.seat).filter(|holder| *holder != seat);
                    events.push(Event::Grabbed { seat, pillow, at, from });
                }
                if let Some(used) = used {
                    events.push(Event::Used { seat, pillow, used });
                }
            }
        }
    }
}
