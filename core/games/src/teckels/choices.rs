use super::{Action, PileId, Spot, Teckels, state::Phase};
use crate::contract::{Choices, Seat};

/// What a player may do now, worked out when asked.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    game: &'a Teckels,
    seat: Seat,
}

impl<'a> Moves<'a> {
    pub(super) fn of(game: &'a Teckels, seat: Seat) -> Moves<'a> {
        Moves { game, seat }
    }

    fn iter(self) -> impl Iterator<Item = Action> + 'a {
        let game = self.game;
        let is_in = self.seat.0 < game.players;
        let bark = (is_in && game.phase == Phase::Waiting).then_some(Action::Bark);
        let hand = game
            .hands
            .get(self.seat.index())
            .filter(|hand| is_in && game.phase == Phase::Running && hand.claim.is_none() && !hand.called);
        bark.into_iter().chain(hand.into_iter().flat_map(move |hand| {
            let turned = hand.turned_card();
            let deal = hand.held.map(|_| if turned.is_some() { Action::Under } else { Action::Flip });
            let head = turned.filter(|card| card.front().is_none());
            let start = head.map(|card| Action::Play { card, on: Spot::New });
            let joins = turned.into_iter().flat_map(move |card| {
                let fitting = game.park.open_ends().filter(move |(_, open)| Some(*open) == card.front());
                fitting.map(move |(teckel, _)| Action::Play { card, on: Spot::Teckel(teckel) })
            });
            let free = move |pile: &PileId| {
                hand.held != Some(*pile) && hand.pile(*pile).is_some_and(|pile| !pile.is_empty())
            };
            let holds = PileId::all().filter(free).map(|pile| Action::Hold { pile });
            let call = game.rules.ends_when_all_call.then_some(Action::Call);
            deal.into_iter().chain(start).chain(joins).chain(holds).chain(call)
        }))
    }
}

impl Choices<Action> for Moves<'_> {
    fn len(&self) -> usize {
        self.iter().count()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        self.iter().nth(index)
    }
}
