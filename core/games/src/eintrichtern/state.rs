use serde::{Deserialize, Serialize};

use super::{COVERING_DICE, HIDDEN_DICE, Moves, Setup, THROWN_DICE, View};
use crate::{
    contract::{Descriptor, Game, Measure, Millis, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    pyramid::{
        Colour, Hands, OutOfRange, Piece, Pyramid,
        lattice::{Cell, CellSet},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The first player, and whoever has just won a die.
    MustThrow,
    /// « Le joueur suivant a alors le choix ».
    MayThrow {
        thrown: [u8; THROWN_DICE],
    },
    MustUncover {
        thrown: [u8; THROWN_DICE],
    },
    /// The wrong case lies open, its red die is in the hand.
    Shown {
        thrown: [u8; THROWN_DICE],
        cell: Cell,
        red: Piece,
        until: Millis,
    },
    Over,
}

pub(super) const MOST_PLAYERS: usize = 8;

/// A match of Eintrichtern.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Eintrichtern {
    pub(super) setup: Setup,
    pub(super) stream: Stream,
    pub(super) pyramid: Pyramid,
    /// The red dice won.
    pub(super) hands: Hands,
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// Nothing stamped earlier can change anything any more.
    pub(super) decided: Millis,
    pub(super) uncovered: [u16; MOST_PLAYERS],
}

impl Eintrichtern {
    /// The dice that lie.
    #[must_use]
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// The red dice won.
    #[must_use]
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The red die in the hand of the player whose turn it is.
    #[must_use]
    pub fn lifted(&self) -> Option<Piece> {
        match self.phase {
            Phase::Shown { red, .. } => Some(red),
            _ => None,
        }
    }

    /// Where a red die covers a case.
    #[must_use]
    pub fn covered(&self) -> CellSet {
        self.pyramid.of_colour(Colour::Red)
    }
}

impl Game for Eintrichtern {
    type Setup = Setup;
    type SetupBreach = OutOfRange;
    type View = View;
    type Choices<'a> = Moves;

    fn descriptor() -> Descriptor {
        Descriptor::in_turns(2..=8).from_memory().with_dice()
    }

    /// « Mise en place ».
    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<OutOfRange>> {
        Self::descriptor().check_players(setup.players)?;
        setup.check().map_err(SetupRefusal::Option)?;
        let mut stream = Stream::new(seed);
        let mut pyramid = Pyramid::new();
        pyramid.fill(CellSet::BASE, [Colour::Yellow; HIDDEN_DICE], &mut stream);
        pyramid.fill(CellSet::of_level(1), [Colour::Red; COVERING_DICE], &mut stream);
        Ok(Eintrichtern {
            setup: *setup,
            stream,
            pyramid,
            hands: Hands::of(setup.players),
            current: Seat(0),
            phase: Phase::MustThrow,
            decided: 0,
            uncovered: [0; MOST_PLAYERS],
        })
    }

    fn players(&self) -> u8 {
        self.hands.players()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Shown { .. } | Phase::Over => Seats::NONE,
            _ => Seats::only(self.current),
        }
    }

    fn legal(&self, seat: Seat) -> Moves {
        Moves::of(self, seat)
    }

    fn next_deadline(&self) -> Option<Millis> {
        match self.phase {
            Phase::Shown { until, .. } => Some(until),
            _ => None,
        }
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// What is covered now could be anything that agrees with what is not, whatever was seen before.
    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        let mut stream = Stream::new(seed);
        let pyramid = self.pyramid.redrawn(&self.sight(), &mut stream, |_, _| true);
        Eintrichtern { stream, pyramid, ..self.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.hands.all().iter().map(|hand| i32::from(hand.count())).collect::<Vec<_>>();
        let mut outcome = Outcome::ranked(&scores).won_by(self.hands.with_most());
        for (place, uncovered) in outcome.places.iter_mut().zip(self.uncovered) {
            place.measures.push((Measure::CasesUncovered, uncovered.into()));
        }
        Some(outcome)
    }
}
