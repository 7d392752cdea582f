use serde::{Deserialize, Serialize};

use super::{BASE_DICE, Moves, SHARED_DICE, Setup, THROWN_DICE, View, call::Calling};
use crate::{
    contract::{Descriptor, Game, Measure, Millis, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    pyramid::{
        Colour, Hands, OutOfRange, Pyramid, TieOrder,
        lattice::{Cell, CellSet},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The pearl dice are about to be thrown.
    Ready,
    /// Everyone looks for a case; the first call may have come, but an earlier one can still arrive.
    Searching {
        thrown: [u8; THROWN_DICE],
        first: Option<Calling>,
    },
    /// Who said stop was first and has yet to point.
    Pointing {
        thrown: [u8; THROWN_DICE],
        calling: Calling,
    },
    /// The call was right; the case is the one shown, or any after « Non! ».
    Laying {
        thrown: [u8; THROWN_DICE],
        seat: Seat,
        pointed: Option<Cell>,
    },
    Over,
}

/// What the campaign counts of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Calls {
    pub(super) right: u16,
    pub(super) wrong: u16,
}

pub(super) const MOST_PLAYERS: usize = 6;

/// A match of Bunte Kuh.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BunteKuh {
    pub(super) setup: Setup,
    pub(super) stream: Stream,
    pub(super) pyramid: Pyramid,
    /// The dice that each player still has to lay.
    pub(super) hands: Hands,
    /// Who has the three pearl dice.
    pub(super) thrower: Seat,
    pub(super) phase: Phase,
    /// Nothing stamped earlier can change anything any more.
    pub(super) decided: Millis,
    pub(super) ties: TieOrder,
    pub(super) calls: [Calls; MOST_PLAYERS],
    /// Calls of this turn that came after the first, the earliest first: one of them counts if the first is void.
    #[serde(default)]
    pub(super) later: Vec<Calling>,
}

impl BunteKuh {
    /// The dice that lie.
    #[must_use]
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// The dice that each player still has to lay.
    #[must_use]
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The cases whose faces add up to this.
    #[must_use]
    pub fn cases_with_sum(&self, sum: u8) -> CellSet {
        let has_sum = |case: &Cell| self.pyramid.hollow_sum(*case) == Some(sum);
        self.pyramid.heap().hollows().iter().filter(has_sum).collect()
    }

    pub(super) fn has_called_later(&self, seat: Seat) -> bool {
        self.later.iter().any(|later| later.seat == seat)
    }

    /// « Fin du jeu »: who has no die left.
    pub(super) fn without_dice(&self) -> Seats {
        Seat::all(self.hands.players()).filter(|seat| self.hands.before(*seat).count() == 0).collect()
    }
}

impl Game for BunteKuh {
    type Setup = Setup;
    type SetupBreach = OutOfRange;
    type View = View;
    type Choices<'a> = Moves;

    fn descriptor() -> Descriptor {
        Descriptor::in_real_time(2..=6).with_dice()
    }

    /// « Mise en place ».
    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<OutOfRange>> {
        Self::descriptor().check_players(setup.players)?;
        setup.check().map_err(SetupRefusal::Option)?;
        let mut stream = Stream::new(seed);
        let mut pyramid = Pyramid::new();
        pyramid.fill(CellSet::BASE, [Colour::Pearl; BASE_DICE], &mut stream);
        let mut shared: [Colour; SHARED_DICE as usize] = std::array::from_fn(|index| {
            if index < usize::from(SHARED_DICE / 2) { Colour::Red } else { Colour::Yellow }
        });
        stream.shuffle(&mut shared);
        let mut hands = Hands::of(setup.players);
        for (colour, seat) in shared.into_iter().zip(Seat::all(setup.players).cycle()) {
            hands.add(seat, colour);
        }
        Ok(BunteKuh {
            setup: *setup,
            stream,
            pyramid,
            hands,
            thrower: Seat(0),
            phase: Phase::Ready,
            decided: 0,
            ties: TieOrder::default(),
            calls: Default::default(),
            later: Vec::new(),
        })
    }

    fn players(&self) -> u8 {
        self.hands.players()
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Ready => Seats::only(self.thrower),
            Phase::Searching { .. } => Seats::all(self.hands.players()),
            // Whoever called later can only have been heard by mistake.
            Phase::Pointing { calling, .. } => {
                self.later.iter().fold(Seats::only(calling.seat), |seats, later| seats.with(later.seat))
            }
            Phase::Laying { seat, .. } => Seats::only(seat),
            Phase::Over => Seats::NONE,
        }
    }

    /// Until the first call is settled everyone may call: an earlier hand can arrive later.
    fn legal(&self, seat: Seat) -> Moves {
        Moves::of(self, seat)
    }

    fn next_deadline(&self) -> Option<Millis> {
        let timing = self.setup.timing;
        match self.phase {
            Phase::Searching { first: Some(first), .. } => Some(first.at.saturating_add(timing.settle_ms)),
            Phase::Pointing { calling, .. } => {
                Some(self.last_moment(&calling).saturating_add(timing.settle_ms))
            }
            _ => None,
        }
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// Everyone sees the same: hidden are the faces that dice stand against, the luck of ties and the throws to come.
    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        let mut stream = Stream::new(seed);
        let pyramid = self.pyramid.redrawn(&self.sight(), &mut stream, |_, _| true);
        let ties = TieOrder::draw(&mut stream);
        BunteKuh { stream, pyramid, ties, ..self.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.hands.all().iter().map(|hand| -i32::from(hand.count())).collect::<Vec<_>>();
        let mut outcome = Outcome::ranked(&scores).won_by(self.without_dice());
        for (place, calls) in outcome.places.iter_mut().zip(self.calls) {
            place.measures.push((Measure::RightCalls, calls.right.into()));
            place.measures.push((Measure::WrongCalls, calls.wrong.into()));
        }
        Some(outcome)
    }
}
