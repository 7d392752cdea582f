use serde::{Deserialize, Serialize};

use super::{Moves, PLAYERS, Setup, View, grabs::Grabs, locks::Locks};
use crate::{
    contract::{Descriptor, Game, Measure, Millis, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    pyramid::{
        Colour, Hands, OutOfRange, Pyramid, TieOrder,
        lattice::{Cell, CellSet, Side},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The turquoise die is about to be thrown.
    Ready,
    /// Everyone grabs.
    Grabbing {
        thrown: u8,
    },
    /// Stop was said; grabs on their way may still arrive.
    Stopped {
        thrown: u8,
        at: Millis,
    },
    Over,
}

impl Phase {
    pub(super) fn thrown(self) -> Option<u8> {
        match self {
            Phase::Grabbing { thrown } | Phase::Stopped { thrown, .. } => Some(thrown),
            Phase::Ready | Phase::Over => None,
        }
    }
}

/// A match of Raffzahn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Raffzahn {
    pub(super) setup: Setup,
    pub(super) stream: Stream,
    pub(super) pyramid: Pyramid,
    /// « On retire ensuite le dé du sommet »: out of the game.
    pub(super) top: Colour,
    pub(super) hands: Hands,
    pub(super) roller: Seat,
    pub(super) phase: Phase,
    /// Nothing stamped earlier can change anything any more.
    pub(super) decided: Millis,
    pub(super) ties: TieOrder,
    /// Dice taken this turn, in time for all that is known.
    pub(super) in_time: Grabs,
    /// Dice taken this turn after the stop; they lie in the pyramid again.
    pub(super) late: Grabs,
    pub(super) late_counts: [u16; PLAYERS as usize],
    #[serde(default)]
    pub(super) locks: Locks,
}

impl Raffzahn {
    /// The dice that still lie.
    #[must_use]
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// The dice taken so far.
    #[must_use]
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The colour of the die that was taken off the top before the match.
    #[must_use]
    pub fn top(&self) -> Colour {
        self.top
    }

    /// Who throws and says stop.
    #[must_use]
    pub fn roller(&self) -> Seat {
        self.roller
    }

    /// The free dice that turn this face to a side.
    pub(super) fn free_showing(&self, side: Side, face: u8) -> CellSet {
        self.pyramid
            .heap()
            .free()
            .iter()
            .filter(|cell| self.pyramid.face(*cell, side) == Some(face))
            .collect()
    }

    /// The dice that a hand of this seat can go to now, whether or not it may take them.
    pub(super) fn in_reach(&self, seat: Seat) -> CellSet {
        if seat.0 >= PLAYERS || self.phase.thrown().is_none() || self.locks.of(seat).is_some() {
            return CellSet::EMPTY;
        }
        self.late.iter().fold(self.pyramid.heap().filled(), |reach, grab| reach.without(grab.cell))
    }

    /// The dice that fit a seat now, locked or not: for whoever plays it, never for a table to show.
    #[must_use]
    pub fn fitting(&self, seat: Seat) -> CellSet {
        let (Some(side), Some(thrown)) = (Side::of(seat), self.phase.thrown()) else {
            return CellSet::EMPTY;
        };
        self.late.iter().fold(self.free_showing(side, thrown), |fitting, grab| fitting.without(grab.cell))
    }

    /// When nothing of a turn that was stopped can arrive any more.
    pub(super) fn judged_at(&self) -> Option<Millis> {
        match self.phase {
            Phase::Stopped { at, .. } => Some(at.saturating_add(self.setup.late_ms)),
            _ => None,
        }
    }

    /// Is there a die that somebody could still take?
    pub(super) fn something_is_left(&self, thrown: u8) -> bool {
        let shows =
            |cell: Cell| Side::ALL.into_iter().any(|side| self.pyramid.face(cell, side) == Some(thrown));
        self.pyramid.heap().free().iter().any(shows)
    }
}

impl Game for Raffzahn {
    type Setup = Setup;
    type SetupBreach = OutOfRange;
    type View = View;
    type Choices<'a> = Moves;

    fn descriptor() -> Descriptor {
        Descriptor::in_real_time(PLAYERS..=PLAYERS).with_secrets().with_dice()
    }

    /// « Mise en place ».
    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<OutOfRange>> {
        Self::descriptor().check_players(setup.players)?;
        setup.check().map_err(SetupRefusal::Option)?;
        let mut stream = Stream::new(seed);
        let mut pyramid = Pyramid::at_random(&mut stream);
        let top =
            CellSet::ALL.last().and_then(|top| pyramid.lift(top)).map_or(Colour::Red, |piece| piece.colour);
        Ok(Raffzahn {
            setup: *setup,
            stream,
            pyramid,
            top,
            hands: Hands::of(PLAYERS),
            roller: Seat(0),
            phase: Phase::Ready,
            decided: 0,
            ties: TieOrder::default(),
            in_time: Grabs::default(),
            late: Grabs::default(),
            late_counts: [0; PLAYERS as usize],
            locks: Locks::default(),
        })
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Ready => Seats::only(self.roller),
            Phase::Grabbing { .. } | Phase::Stopped { .. } => Seats::all(PLAYERS),
            Phase::Over => Seats::NONE,
        }
    }

    fn legal(&self, seat: Seat) -> Moves {
        Moves::of(self, seat)
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.judged_at().into_iter().chain(self.locks.next()).min()
    }

    fn observe(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Self {
        self.imagined(viewer, seed)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.hands.all().iter().map(|hand| i32::from(hand.count())).collect::<Vec<_>>();
        // « le plus grand nombre de dés »; « les ex-æquos se partagent la victoire ».
        let mut outcome = Outcome::ranked(&scores).won_by(self.hands.with_most());
        for (place, late) in outcome.places.iter_mut().zip(self.late_counts) {
            place.measures.push((Measure::LateTakes, late.into()));
        }
        Some(outcome)
    }
}
