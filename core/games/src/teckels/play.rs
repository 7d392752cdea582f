use super::{
    Action, Breach, Card, Event, PileId, RoundEnd, Spot, Teckels,
    hand::{Claim, Hand},
    state::Phase,
    table::Park,
};
use crate::{
    contract::{Act, Game, Millis, Refusal, Rules, Seat, Taken, check_stamp},
    face_down::FaceDown,
};

impl Rules for Teckels {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        let Act { seat, action, at } = act;
        if self.phase == Phase::Waiting {
            if *action != Action::Bark {
                return Err(Refusal::Rule(Breach::NoRoundOn));
            }
            self.begin_round(seat, at, events);
            return Ok(());
        }
        let Some(hand) = self.hands.get_mut(seat.index()) else { return Err(Refusal::NoSuchSeat { seat }) };
        is_free(hand).map_err(Refusal::Rule)?;
        match *action {
            Action::Bark => Err(Breach::RoundOn),
            Action::Hold { pile } => hold(hand, seat, pile, events),
            Action::Flip => flip(hand, seat, events),
            Action::Under => under(hand, seat, events),
            Action::Play { card, on } => {
                fits(hand, card, on, &self.park).map_err(Refusal::Rule)?;
                check_stamp(at, self.decided)?;
                // The card lies for good once no earlier hand can be heard of any more.
                hand.claim = Some(Claim { on, at });
                events.push(Event::Reached { seat, card, on, at });
                Ok(())
            }
            Action::Call => self.call(seat, at, events),
        }
        .map_err(Refusal::Rule)?;
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.last_at = hand.last_at.max(at);
        }
        Ok(())
    }

    /// Settles every card that was laid long enough ago, the earliest first.
    fn close_due(&mut self, now: Millis, events: &mut Vec<Event>) {
        while self.phase == Phase::Running
            && self.next_deadline().is_some_and(|due| due <= now)
            && let Some(at) = self.earliest_claim()
        {
            self.settle_moment(at, events);
        }
    }

    fn decided(&self) -> Millis {
        self.decided
    }

    fn decided_for(&self, seat: Seat) -> Millis {
        self.hands.get(seat.index()).map_or(self.decided, |hand| hand.last_at)
    }
}

impl Teckels {
    /// Final for the round: a call that could be taken back would make the end hang on the order of arrival.
    fn call(&mut self, seat: Seat, at: Millis, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !self.rules.ends_when_all_call {
            return Err(Breach::NoCalling);
        }
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.called = true;
            hand.turned = false;
            hand.held = None;
            hand.last_at = at;
        }
        events.push(Event::Called { seat });
        if self.at_table().all(|(_, hand)| hand.called) {
            self.end_round(RoundEnd::Called, events);
        } else {
            self.end_if_stuck(events);
        }
        Ok(())
    }
}

fn is_free(hand: &Hand) -> Result<(), Breach> {
    match hand {
        Hand { called: true, .. } => Err(Breach::LaidDown),
        Hand { claim: Some(_), .. } => Err(Breach::HandOnTable),
        _ => Ok(()),
    }
}

/// Only the turned card is laid, and only where it fits now.
fn fits(hand: &Hand, card: Card, on: Spot, park: &Park) -> Result<(), Breach> {
    let top = hand.turned_card().ok_or(Breach::NothingTurned)?;
    if top != card {
        return Err(Breach::NotOnTop { card, top });
    }
    match (card.front(), on) {
        (None, Spot::New) => Ok(()),
        (None, Spot::Teckel(_)) => Err(Breach::HeadBeginsAnew),
        (Some(_), Spot::New) => Err(Breach::OnlyHeadsBegin),
        (Some(front), Spot::Teckel(teckel)) => {
            let lying = park.get(teckel).ok_or(Breach::NoSuchTeckel { teckel })?;
            let open = lying.open().ok_or(Breach::Finished { teckel })?;
            if open == front { Ok(()) } else { Err(Breach::ColoursDiffer { teckel, open, front }) }
        }
    }
}

/// « À tout moment, un joueur peut poser la pile de cartes qu'il a en main et prendre une autre ».
fn hold(hand: &mut Hand, seat: Seat, pile: PileId, events: &mut Vec<Event>) -> Result<(), Breach> {
    let wanted = hand.pile(pile).ok_or(Breach::NoSuchPile { pile })?;
    if hand.held == Some(pile) {
        return Err(Breach::AlreadyHeld { pile });
    }
    if wanted.is_empty() {
        return Err(Breach::PileEmpty { pile });
    }
    let put_down = hand.held.replace(pile);
    hand.turned = false;
    events.push(Event::PileTaken { seat, pile, put_down });
    Ok(())
}

/// « Chacun retourne ses cartes une à une ».
fn flip(hand: &mut Hand, seat: Seat, events: &mut Vec<Event>) -> Result<(), Breach> {
    let pile = hand.held.ok_or(Breach::NothingHeld)?;
    if hand.turned {
        return Err(Breach::AlreadyTurned);
    }
    let card = hand.held_pile().and_then(FaceDown::turn_top).ok_or(Breach::PileEmpty { pile })?;
    hand.turned = true;
    events.push(Event::Turned { seat, pile, card });
    Ok(())
}

/// « il la remet sous sa pile ».
fn under(hand: &mut Hand, seat: Seat, events: &mut Vec<Event>) -> Result<(), Breach> {
    let pile = hand.held.ok_or(Breach::NothingHeld)?;
    let card = hand.turned_card().ok_or(Breach::NothingTurned)?;
    if let Some(pile) = hand.held_pile() {
        pile.put_top_under();
    }
    hand.turned = false;
    events.push(Event::PutUnder { seat, pile, card });
    Ok(())
}
