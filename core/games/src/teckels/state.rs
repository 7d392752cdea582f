use serde::{Deserialize, Serialize};

use super::{Card, Moves, RoundEnd, Setup, SetupBreach, View, hand::Hand, table::Park};
use crate::{
    contract::{Descriptor, Game, Measure, Millis, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    face_down::exchange_unseen,
    stored::stored_players,
};

/// « Une partie se joue en trois manches ».
pub const ROUNDS: u8 = 3;
/// « Matériel »: sets of cards in the box, one for each player.
pub const MOST_PLAYERS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// Until somebody barks.
    Waiting,
    Running,
    Over,
}

/// The options of this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Rules {
    pub(super) settle_ms: Millis,
    pub(super) ends_when_stuck: bool,
    pub(super) ends_when_all_call: bool,
}

/// A match of Teckels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Teckels {
    #[serde(deserialize_with = "stored_players::<_, Teckels>")]
    pub(super) players: u8,
    pub(super) rules: Rules,
    pub(super) stream: Stream,
    pub(super) phase: Phase,
    /// From 1; 0 before the first bark.
    pub(super) round: u8,
    /// What lies on the table is decided up to here: no card laid earlier can be heard of any more.
    pub(super) decided: Millis,
    pub(super) hands: [Hand; MOST_PLAYERS],
    pub(super) park: Park,
    /// Why the last round ended, until the next begins.
    #[serde(default)]
    pub(super) ended: Option<RoundEnd>,
}

impl Teckels {
    /// Everyone who plays, with what they have.
    pub(super) fn at_table(&self) -> impl Iterator<Item = (Seat, &Hand)> {
        Seat::all(self.players).zip(&self.hands)
    }

    pub(super) fn deal(&mut self) {
        for (seat, hand) in Seat::all(self.players).zip(&mut self.hands) {
            hand.deal(seat, &mut self.stream);
        }
    }

    /// Every card of a seat's set, in its piles and on the table; tells nobody which is where.
    #[must_use]
    pub fn census(&self, seat: Seat) -> Vec<Card> {
        let in_piles = self.at_table().filter(|(owner, _)| *owner == seat).flat_map(|(_, hand)| hand.cards());
        let laid = self.park.laid.iter().filter(|laid| laid.by == seat).map(|laid| laid.card);
        let mut cards: Vec<Card> = in_piles.chain(laid).collect();
        cards.sort_unstable();
        cards
    }
}

impl Game for Teckels {
    type Setup = Setup;
    type SetupBreach = SetupBreach;
    type View = View;
    type Choices<'a> = Moves<'a>;

    fn descriptor() -> Descriptor {
        Descriptor::in_real_time(2..=4).with_secrets()
    }

    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<SetupBreach>> {
        Self::descriptor().check_players(setup.players)?;
        setup.check().map_err(SetupRefusal::Option)?;
        let mut game = Teckels {
            players: setup.players,
            rules: Rules {
                settle_ms: setup.settle_ms,
                ends_when_stuck: setup.ends_when_stuck,
                ends_when_all_call: setup.ends_when_all_call,
            },
            stream: Stream::new(seed),
            phase: Phase::Waiting,
            round: 0,
            decided: 0,
            hands: [Hand::EMPTY; MOST_PLAYERS],
            park: Park::default(),
            ended: None,
        };
        game.deal();
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Waiting => Seats::all(self.players),
            Phase::Running => {
                let free = self.at_table().filter(|(_, hand)| hand.claim.is_none() && !hand.called);
                free.map(|(seat, _)| seat).collect()
            }
            Phase::Over => Seats::NONE,
        }
    }

    /// Whoever has to wait is told for what.
    fn heard(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::all(self.players) }
    }

    fn legal(&self, seat: Seat) -> Moves<'_> {
        Moves::of(self, seat)
    }

    /// When the next card lies for good.
    fn next_deadline(&self) -> Option<Millis> {
        self.earliest_claim().map(|at| at.saturating_add(self.rules.settle_ms))
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// All look at the same table, and nobody into a pile, not even into the own: the cards never turned and the
    /// luck of ties are hidden from everyone alike.
    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        let mut other = Teckels { stream: Stream::new(seed), ..self.clone() };
        for hand in &mut other.hands {
            exchange_unseen(&mut hand.piles, [], &mut other.stream);
        }
        other
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let totals: Vec<i32> = self.at_table().map(|(_, hand)| hand.bones.value().into()).collect();
        let mut outcome = Outcome::ranked(&totals).won_by(self.richest());
        for (place, (_, hand)) in outcome.places.iter_mut().zip(self.at_table()) {
            place.measures = vec![
                (Measure::GoldBones, hand.bones.gold.into()),
                (Measure::SilverBones, hand.bones.silver.into()),
                (Measure::BronzeBones, hand.bones.bronze.into()),
                (Measure::TeckelCards, hand.cards_won.into()),
                (Measure::LongestTeckel, hand.longest.into()),
            ];
        }
        Some(outcome)
    }
}
