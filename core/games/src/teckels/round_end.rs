use super::{
    Event, RoundEnd, RoundResult, Teckels,
    state::{MOST_PLAYERS, Phase, ROUNDS},
};
use crate::contract::{Millis, Seat, Seats};

impl Teckels {
    /// « Aux pieds ! »
    pub(super) fn begin_round(&mut self, seat: Seat, at: Millis, events: &mut Vec<Event>) {
        if self.round > 0 {
            self.park.clear();
            self.deal();
        }
        self.round += 1;
        self.ended = None;
        self.phase = Phase::Running;
        self.decided = at;
        for hand in &mut self.hands {
            hand.last_at = at;
        }
        events.push(Event::Barked { seat, round: self.round });
    }

    /// Ruling: when no card left can ever be played. Whatever fits now can be reached by turning the piles, and
    /// what does not fit now never will, because only a card laid changes what fits.
    pub(super) fn is_stuck(&self) -> bool {
        let mut playing = self.at_table().filter(|(_, hand)| !hand.called);
        !playing.any(|(_, hand)| hand.cards().any(|card| self.park.takes(card)))
    }

    pub(super) fn end_if_stuck(&mut self, events: &mut Vec<Event>) {
        if self.rules.ends_when_stuck && self.is_stuck() {
            self.end_round(RoundEnd::Stuck, events);
        }
    }

    /// « Fin de la manche et distribution des os ».
    pub(super) fn end_round(&mut self, why: RoundEnd, events: &mut Vec<Event>) {
        for (seat, hand) in Seat::all(self.players).zip(&mut self.hands) {
            if let (Some(_), Some(card)) = (hand.claim.take(), hand.turned_card()) {
                events.push(Event::CardKept { seat, card });
            }
            // « Tous les joueurs posent alors la pile de cartes qu'ils avaient en main ».
            hand.held = None;
            hand.turned = false;
        }
        self.ended = Some(why);
        events.push(Event::RoundEnded { round: self.round, why });
        let (mut cards, mut longest) = ([0u8; MOST_PLAYERS], [0u8; MOST_PLAYERS]);
        for teckel in &self.park.teckels {
            let owner = teckel.owner().map(Seat::index);
            if let Some(owner) = owner.filter(|owner| *owner < MOST_PLAYERS) {
                cards[owner] = cards[owner].saturating_add(teckel.length);
                longest[owner] = longest[owner].max(teckel.length);
            }
        }
        let counts: Vec<(u8, bool)> =
            self.at_table().zip(cards).map(|((_, hand), cards)| (cards, hand.has_emptied_a_pile())).collect();
        for (index, result) in RoundResult::of_round(&counts).into_iter().enumerate() {
            let Some(hand) = self.hands.get_mut(index) else { continue };
            for bone in result.bones() {
                hand.bones.add(bone);
            }
            hand.cards_won = hand.cards_won.saturating_add(result.cards.into());
            hand.longest = hand.longest.max(longest[index]);
            hand.result = Some(result);
            events.push(Event::Scored { seat: Seat(index as u8), result, total: hand.bones.value() });
        }
        self.close_time();
        if self.round >= ROUNDS {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners: self.richest() });
        } else {
            self.phase = Phase::Waiting;
        }
    }

    /// Nothing of the round that ended can be heard of any more.
    fn close_time(&mut self) {
        let latest = self.at_table().map(|(_, hand)| hand.last_at).fold(self.decided, Millis::max);
        self.decided = latest;
        for hand in &mut self.hands {
            hand.last_at = latest;
        }
    }

    /// « Le joueur ayant le score total le plus élevé est vainqueur »; ties share.
    pub(super) fn richest(&self) -> Seats {
        let most = self.at_table().map(|(_, hand)| hand.bones.value()).max();
        self.at_table().filter(|(_, hand)| Some(hand.bones.value()) == most).map(|(seat, _)| seat).collect()
    }
}
