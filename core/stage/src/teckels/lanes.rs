//! Which teckel stands where, and which card is which.

use empile_games::{
    contract::Seat,
    teckels::{Event, TeckelId, View},
};

/// « chaque set comprend 7 têtes ».
const HEADS: usize = 7;

/// A teckel keeps its place until it is finished, and nothing moves for it: fingers are on their way. Twice in a round at
/// most, when there are no places left, everything makes room.
#[derive(Clone, Debug)]
pub(super) struct Lanes {
    players: usize,
    places: Vec<Option<TeckelId>>,
    /// Of every teckel, for every card, how many of the same seat lay before it.
    nth: Vec<Vec<u8>>,
    /// Of every seat, how many cards lie.
    laid: Vec<u8>,
}

impl Lanes {
    pub(super) fn of(view: &View) -> Lanes {
        let players = view.seats.len();
        let mut lanes = Lanes { players, places: Vec::new(), nth: Vec::new(), laid: vec![0; players] };
        for (index, teckel) in view.teckels.iter().enumerate() {
            for (_, seat) in &teckel.cards {
                lanes.lay(TeckelId(index as u8), *seat);
            }
            if teckel.open.is_some() {
                lanes.stand(TeckelId(index as u8));
            }
        }
        lanes
    }

    pub(super) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Barked { .. } => {
                self.places.clear();
                self.nth.clear();
                self.laid.fill(0);
            }
            Event::TeckelStarted { seat, teckel, .. } => {
                self.lay(teckel, seat);
                self.stand(teckel);
            }
            Event::Joined { seat, teckel, .. } => self.lay(teckel, seat),
            Event::TeckelFinished { teckel, .. } => {
                if let Some(place) = self.places.iter_mut().find(|place| **place == Some(teckel)) {
                    *place = None;
                }
            }
            _ => {}
        }
    }

    fn lay(&mut self, teckel: TeckelId, seat: Seat) {
        let index = usize::from(teckel.0);
        if self.nth.len() <= index {
            self.nth.resize(index + 1, Vec::new());
        }
        if let (Some(cards), Some(laid)) = (self.nth.get_mut(index), self.laid.get_mut(seat.index())) {
            cards.push(*laid);
            *laid = laid.saturating_add(1);
        }
    }

    fn stand(&mut self, teckel: TeckelId) {
        let free = self.next_free();
        match self.places.get_mut(free) {
            Some(place) => *place = Some(teckel),
            None => self.places.push(Some(teckel)),
        }
    }

    /// Where the next head will stand.
    pub(super) fn next_free(&self) -> usize {
        self.places.iter().position(Option::is_none).unwrap_or(self.places.len())
    }

    /// How many places the park has.
    pub(super) fn count(&self) -> usize {
        let needed = self.places.len().max(self.next_free() + 1);
        [3, 5]
            .map(|each| each * self.players)
            .into_iter()
            .find(|count| *count >= needed)
            .unwrap_or(HEADS * self.players)
    }

    /// Can another head come?
    pub(super) fn has_room(&self) -> bool {
        self.nth.len() < HEADS * self.players
    }

    pub(super) fn place_of(&self, teckel: TeckelId) -> Option<usize> {
        self.places.iter().position(|place| *place == Some(teckel))
    }

    /// Which of its seat's cards this one is, in the order of laying.
    pub(super) fn nth(&self, teckel: usize, card: usize) -> Option<u8> {
        self.nth.get(teckel)?.get(card).copied()
    }

    /// Which of its cards a seat lays next.
    pub(super) fn next_nth(&self, seat: Seat) -> u8 {
        self.laid.get(seat.index()).copied().unwrap_or(0)
    }
}
