use serde::{Deserialize, Serialize};

use super::{
    Character, Moves, Setup, SetupBreach, Timing, Verdict, View, cards::Tally, cards_each, deck,
    gesture::Gestures, pillows,
};
use crate::{
    contract::{Descriptor, Game, Measure, Millis, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    face_down::{FaceDown, exchange_unseen},
    stored::stored_players,
};

/// « Mise en place »: three to six.
pub const MOST_PLAYERS: usize = 6;
const MOST_CARDS: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// Between rounds, until every hand is on its pile.
    Gathering {
        ready: Seats,
        latest: Millis,
    },
    /// Everyone waits for the flip.
    Hush {
        flip_at: Millis,
    },
    /// The cards lie open; from `closes_at` on nobody can touch a pillow.
    Open {
        flipped_at: Millis,
        closes_at: Millis,
    },
    Over,
}

/// What the campaign counts of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlayerRecord {
    pub(super) right: u16,
    pub(super) wrong: u16,
    /// From the flip to the touch of a right action.
    pub(super) fastest: Option<Millis>,
}

/// A match of Pilo Pilo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PiloPilo {
    #[serde(deserialize_with = "stored_players::<_, PiloPilo>")]
    pub(super) players: u8,
    pub(super) timing: Timing,
    pub(super) stream: Stream,
    pub(super) phase: Phase,
    pub(super) round: u16,
    /// Nothing stamped earlier can change anything any more.
    pub(super) decided: Millis,
    pub(super) piles: [FaceDown<Character, MOST_CARDS>; MOST_PLAYERS],
    /// Not dealt: nobody has seen them.
    pub(super) boxed: Tally,
    pub(super) discarded: Tally,
    pub(super) tie_ranks: [u8; MOST_PLAYERS],
    pub(super) gestures: Gestures,
    /// How the last round ended, to be looked at until the next.
    pub(super) verdicts: [Option<Verdict>; MOST_PLAYERS],
    pub(super) records: [PlayerRecord; MOST_PLAYERS],
}

impl Game for PiloPilo {
    type Setup = Setup;
    type SetupBreach = SetupBreach;
    type View = View;
    type Choices<'a> = Moves;

    fn descriptor() -> Descriptor {
        Descriptor::in_real_time(3..=6).with_secrets()
    }

    /// « Mise en place » 2 and 3.
    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<SetupBreach>> {
        let players = setup.players;
        Self::descriptor().check_players(players)?;
        setup.timing.check().map_err(SetupRefusal::Option)?;
        let mut stream = Stream::new(seed);
        let mut cards: Vec<Character> = deck(setup.apprentices).collect();
        stream.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let mut piles = [FaceDown::EMPTY; MOST_PLAYERS];
        for pile in piles.iter_mut().take(usize::from(players)) {
            *pile = FaceDown::deal(cards.by_ref().take(usize::from(cards_each(players))));
        }
        Ok(PiloPilo {
            players,
            timing: setup.timing,
            stream,
            phase: Phase::Gathering { ready: Seats::NONE, latest: 0 },
            round: 0,
            decided: 0,
            piles,
            boxed: cards.collect(),
            discarded: Tally::default(),
            tie_ranks: [0; MOST_PLAYERS],
            gestures: Gestures::default(),
            verdicts: [None; MOST_PLAYERS],
            records: Default::default(),
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Gathering { ready, .. } => {
                Seat::all(self.players).filter(|seat| !ready.contains(*seat)).collect()
            }
            Phase::Hush { .. } | Phase::Open { .. } => Seats::all(self.players),
            Phase::Over => Seats::NONE,
        }
    }

    /// Whoever has to wait is told for what.
    fn heard(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::all(self.players) }
    }

    fn legal(&self, seat: Seat) -> Moves {
        Moves::of(self, seat)
    }

    fn next_deadline(&self) -> Option<Millis> {
        match self.phase {
            Phase::Gathering { .. } | Phase::Over => None,
            Phase::Hush { flip_at } => Some(flip_at),
            Phase::Open { .. } => {
                let end = self.contest().end(pillows(self.players), self.window());
                Some(end.saturating_add(self.timing.settle_ms))
            }
        }
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// All look at the same table: cards never turned, the moment of the flip and the luck of ties are hidden
    /// from everyone alike.
    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        let mut other = PiloPilo { stream: Stream::new(seed), ..self.clone() };
        other.boxed = exchange_unseen(&mut other.piles, other.boxed.cards(), &mut other.stream).collect();
        if let Phase::Hush { .. } = other.phase {
            let flip_at = other.draw_flip(other.decided);
            other.phase = Phase::Hush { flip_at: flip_at.max(other.gestures.latest().unwrap_or(0)) };
        }
        let known = other.tie_ranks;
        other.draw_tie_ranks();
        if other.contest() != self.contest() {
            // A tie that everyone saw decided stays decided.
            other.tie_ranks = known;
        }
        other
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let cards: Vec<i32> =
            self.piles.iter().take(usize::from(self.players)).map(|pile| -i32::from(pile.len())).collect();
        let mut outcome = Outcome::ranked(&cards).won_by(self.without_cards());
        for (place, record) in outcome.places.iter_mut().zip(&self.records) {
            place.measures.push((Measure::RightActions, record.right.into()));
            place.measures.push((Measure::Mistakes, record.wrong.into()));
            if let Some(fastest) = record.fastest {
                place.measures.push((Measure::FastestTouchMs, i32::try_from(fastest).unwrap_or(i32::MAX)));
            }
        }
        Some(outcome)
    }

    /// Being ready can be taken back while somebody is not; time cannot.
    fn is_free_to_undo(before: &Self, after: &Self) -> bool {
        matches!((before.phase, after.phase), (Phase::Gathering { .. }, Phase::Gathering { .. }))
    }
}

impl PiloPilo {
    /// How many cards of each character the match holds, in piles, on the discard and in the box together.
    #[must_use]
    pub fn census(&self) -> [(Character, u16); 4] {
        let in_piles: Tally = self.piles.iter().flat_map(FaceDown::cards).map(|lying| lying.card).collect();
        let tallies = [in_piles, self.boxed, self.discarded];
        Character::ALL
            .map(|character| (character, tallies.iter().map(|tally| u16::from(tally.of(character))).sum()))
    }
}
