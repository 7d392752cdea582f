use super::{
    Card, Event, RoundEnd, Spot, TeckelId, Teckels,
    hand::{Claim, Hand},
    state::MOST_PLAYERS,
};
use crate::contract::{Millis, Seat, Seats};

/// A claim whose card is known.
#[derive(Clone, Copy)]
struct Reach {
    seat: Seat,
    card: Card,
    on: Spot,
}

/// A hand that was not the first at its end.
#[derive(Clone, Copy)]
struct Late {
    seat: Seat,
    card: Card,
    teckel: TeckelId,
    same_moment: bool,
}

impl Teckels {
    pub(super) fn earliest_claim(&self) -> Option<Millis> {
        self.at_table().filter_map(|(_, hand)| hand.claim).map(|claim| claim.at).min()
    }

    /// All cards laid in one millisecond: none of them was before another, unless they want the same end.
    pub(super) fn settle_moment(&mut self, at: Millis, events: &mut Vec<Event>) {
        let mut reaches = [None; MOST_PLAYERS];
        for (seat, (hand, reach)) in Seat::all(self.players).zip(self.hands.iter_mut().zip(&mut reaches)) {
            let claim = hand.claim.take_if(|claim| claim.at <= at);
            if let (Some(Claim { on, .. }), Some(card)) = (claim, hand.turned_card()) {
                *reach = Some(Reach { seat, card, on });
            }
        }
        self.decided = at.saturating_add(1);
        let late = self.settle_duels(&mut reaches);
        for Reach { seat, card, on } in reaches.into_iter().flatten() {
            self.lay(seat, card, on, events);
        }
        for Late { seat, card, teckel, same_moment } in late.into_iter().flatten() {
            if let Some(by) = self.park.last_at(teckel) {
                events.push(Event::Beaten { seat, card, teckel, by, same_moment });
            }
        }
        let out: Seats =
            self.at_table().filter(|(_, hand)| hand.tokens_left == 0).map(|(seat, _)| seat).collect();
        if out.is_empty() {
            self.end_if_stuck(events);
        } else {
            self.end_round(RoundEnd::LastToken { by: out }, events);
        }
    }

    /// Leaves one hand for every end and gives back those that were late. Where several came to an end in this
    /// very millisecond the stream decides; it is asked in the order of the teckels, whatever was heard first.
    fn settle_duels(&mut self, reaches: &mut [Option<Reach>; MOST_PLAYERS]) -> [Option<Late>; MOST_PLAYERS] {
        let mut late = [None; MOST_PLAYERS];
        for (reach, late) in reaches.iter_mut().zip(&mut late) {
            if let Some(Reach { seat, card, on: Spot::Teckel(teckel) }) = *reach
                && !self.park.fits(card, teckel)
            {
                *reach = None;
                *late = Some(Late { seat, card, teckel, same_moment: false });
            }
        }
        for (teckel, _) in self.park.open_ends() {
            let wants = |reach: &Option<Reach>| reach.is_some_and(|reach| reach.on == Spot::Teckel(teckel));
            let rivals = reaches.iter().filter(|reach| wants(reach)).count();
            if rivals < 2 {
                continue;
            }
            let winner = self.stream.index(rivals);
            let rivals = reaches.iter_mut().zip(&mut late).filter(|(reach, _)| wants(reach));
            for (_, (reach, late)) in rivals.enumerate().filter(|(place, _)| *place != winner) {
                *late = reach.take().map(|Reach { seat, card, .. }| Late {
                    seat,
                    card,
                    teckel,
                    same_moment: true,
                });
            }
        }
        late
    }

    fn lay(&mut self, seat: Seat, card: Card, on: Spot, events: &mut Vec<Event>) {
        let Some(hand) = self.hands.get_mut(seat.index()) else { return };
        match (card, on) {
            (Card::Head { back }, _) => {
                let teckel = self.park.start(seat, card, back);
                events.push(Event::TeckelStarted { seat, teckel, card });
            }
            (_, Spot::Teckel(teckel)) => {
                let Some(now) = self.park.join(seat, card, teckel) else { return };
                events.push(Event::Joined { seat, teckel, card, length: now.length });
                if let (Card::Tail { cat, .. }, Some(owner)) = (card, now.owner()) {
                    // « le joueur qui a posé la queue (…) en posant dessus l'un de ses jetons ».
                    hand.tokens_left = hand.tokens_left.saturating_sub(1);
                    events.push(Event::TeckelFinished {
                        teckel,
                        tail_by: seat,
                        owner,
                        cat,
                        length: now.length,
                        tokens_left: hand.tokens_left,
                    });
                }
            }
            (_, Spot::New) => return,
        }
        take_from_hand(hand, seat, events);
    }
}

fn take_from_hand(hand: &mut Hand, seat: Seat, events: &mut Vec<Event>) {
    hand.turned = false;
    let Some(pile) = hand.held_pile() else { return };
    pile.take_top();
    if pile.is_empty()
        && let Some(pile) = hand.held.take()
    {
        events.push(Event::PileEmptied { seat, pile });
    }
}
