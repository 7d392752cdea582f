use serde::{Deserialize, Serialize};

use super::{
    Breach, Card, Event, PileId, RoundEnd, TeckelId, Teckels,
    hand::{Claim, Hand},
    state::Phase,
};
use crate::{
    contract::{Millis, Refusal, Seat},
    face_down::FaceDown,
};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// « Ouaf ! »: begin the round.
    Bark,
    /// Take a pile in hand; the one held is laid down, its turned card on top again.
    Hold {
        /// Which.
        pile: PileId,
    },
    /// Turn the top card of the pile in hand.
    Flip,
    /// Put the turned card under the pile.
    Under,
    /// Lay the turned card.
    Play {
        /// The card, as the player saw it.
        card: Card,
        /// Where.
        on: Spot,
    },
    /// Lay the piles down for the rest of the round; when all have, it ends.
    Call,
}

/// Where a card can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Anywhere free on the table.
    New,
    /// Behind the last card of a teckel.
    Teckel(TeckelId),
}

impl Teckels {
    pub(super) fn take(
        &mut self,
        seat: Seat,
        action: Action,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal<Breach>> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        let Some(hand) = self.hands.get_mut(seat.index()).filter(|_| seat.0 < self.players) else {
            return Err(Refusal::NoSuchSeat { seat });
        };
        if at < hand.last_at {
            return Err(Refusal::TooLate { at, decided: hand.last_at });
        }
        if self.phase == Phase::Waiting {
            if action != Action::Bark {
                return Err(Refusal::Rule(Breach::NoRoundOn));
            }
            self.begin_round(seat, at, events);
            return Ok(());
        }
        is_free(hand).map_err(Refusal::Rule)?;
        match action {
            Action::Bark => Err(Breach::RoundOn),
            Action::Hold { pile } => hold(hand, seat, pile, events),
            Action::Flip => flip(hand, seat, events),
            Action::Under => under(hand, seat, events),
            Action::Play { card, on } => {
                self.reach(seat, card, on, at)?;
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

    /// A card is laid where it fits now. It lies for good once no earlier hand can be heard of any more.
    fn reach(&mut self, seat: Seat, card: Card, on: Spot, at: Millis) -> Result<(), Refusal<Breach>> {
        let Some(hand) = self.hands.get_mut(seat.index()) else { return Err(Refusal::NoSuchSeat { seat }) };
        let top = hand.turned_card().ok_or(Refusal::Rule(Breach::NothingTurned))?;
        if top != card {
            return Err(Refusal::Rule(Breach::NotOnTop { card, top }));
        }
        match (card.front(), on) {
            (None, Spot::New) => {}
            (None, Spot::Teckel(_)) => return Err(Refusal::Rule(Breach::HeadBeginsAnew)),
            (Some(_), Spot::New) => return Err(Refusal::Rule(Breach::OnlyHeadsBegin)),
            (Some(front), Spot::Teckel(teckel)) => {
                let open = self
                    .park
                    .get(teckel)
                    .ok_or(Refusal::Rule(Breach::NoSuchTeckel { teckel }))?
                    .open()
                    .ok_or(Refusal::Rule(Breach::Finished { teckel }))?;
                if open != front {
                    return Err(Refusal::Rule(Breach::ColoursDiffer { teckel, open, front }));
                }
            }
        }
        if at < self.decided {
            return Err(Refusal::TooLate { at, decided: self.decided });
        }
        hand.claim = Some(Claim { on, at });
        Ok(())
    }

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
