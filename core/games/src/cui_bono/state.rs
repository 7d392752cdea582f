use serde::{Deserialize, Serialize};

use super::{Costs, Edition, Moves, Setup, View, circles::Looks};
use crate::{
    contract::{Descriptor, Game, Measure, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    pyramid::{Hands, OutOfRange, Piece, Pyramid, lattice::CellSet},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    Taking,
    Holding(Piece),
    Over,
}

/// A match of Cui bono?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CuiBono {
    pub(super) setup: Setup,
    /// Nothing is drawn once the pyramid stands; kept so that a match is always its seed and its log.
    pub(super) stream: Stream,
    pub(super) pyramid: Pyramid,
    /// The dice kept.
    pub(super) hands: Hands,
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// What has been seen since a die was last kept; nothing in a match of the first edition.
    #[serde(default)]
    pub(super) looks: Looks,
}

impl CuiBono {
    /// Which of our rulings hold.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.setup.edition
    }

    /// What each colour costs whoever keeps it.
    #[must_use]
    pub fn costs(&self) -> Costs {
        self.setup.costs
    }

    /// The dice that lie.
    #[must_use]
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// The dice kept.
    #[must_use]
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The die in the hand of the player whose turn it is.
    #[must_use]
    pub fn held(&self) -> Option<Piece> {
        match self.phase {
            Phase::Holding(piece) => Some(piece),
            Phase::Taking | Phase::Over => None,
        }
    }

    /// « Prendre un dé de la pyramide »: the dice of the lowest level that show two faces.
    #[must_use]
    pub fn takeable(&self) -> CellSet {
        self.pyramid.heap().visible_twice() & CellSet::BASE
    }

    /// « Replacer le dé dans la pyramide »: the cases that take the die in the hand; none without one.
    #[must_use]
    pub fn places(&self) -> CellSet {
        self.held().map_or(CellSet::EMPTY, |piece| self.places_for(piece))
    }

    /// The match begins, or a die was kept: what the pyramid looks like now must not come again.
    pub(super) fn forget_looks(&mut self) {
        self.looks = match self.setup.edition {
            Edition::First => Looks::default(),
            Edition::Second => Looks::from_now(&self.pyramid),
        };
    }

    /// A die was put back: nor must what it looks like now.
    pub(super) fn note_look(&mut self) {
        match self.setup.edition {
            Edition::First => {}
            Edition::Second => self.looks.note(&self.pyramid),
        }
    }

    /// Points lost so far.
    #[must_use]
    pub fn loss(&self, seat: Seat) -> i32 {
        self.setup.costs.of_all(self.hands.before(seat))
    }

    /// « score négatif le plus faible », then « le moins de dés ».
    fn standing(&self, seat: Seat) -> i32 {
        -(self.loss(seat) * 1_000 + i32::from(self.hands.before(seat).count()))
    }

    fn standings(&self) -> Vec<i32> {
        Seat::all(self.hands.players()).map(|seat| self.standing(seat)).collect()
    }

    pub(super) fn winners(&self) -> Seats {
        let standings = self.standings();
        let best = standings.iter().max();
        Seat::all(self.hands.players())
            .zip(&standings)
            .filter(|(_, own)| Some(*own) == best)
            .map(|(s, _)| s)
            .collect()
    }
}

impl Game for CuiBono {
    type Setup = Setup;
    type SetupBreach = OutOfRange;
    type View = View;
    type Choices<'a> = Moves;

    fn descriptor() -> Descriptor {
        Descriptor::in_turns(2..=6)
    }

    /// « Mise en place ».
    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<OutOfRange>> {
        Self::descriptor().check_players(setup.players)?;
        setup.check().map_err(SetupRefusal::Option)?;
        let mut stream = Stream::new(seed);
        let pyramid = Pyramid::at_random(&mut stream);
        let hands = Hands::of(setup.players);
        let mut game = CuiBono {
            setup: *setup,
            stream,
            pyramid,
            hands,
            current: Seat(0),
            phase: Phase::Taking,
            looks: Looks::default(),
        };
        game.forget_looks();
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.hands.players()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::only(self.current) }
    }

    fn legal(&self, seat: Seat) -> Moves {
        Moves::of(self, seat)
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// Everyone sees the same: hidden are the dice and the faces inside the pyramid.
    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        let mut stream = Stream::new(seed);
        let pyramid = self.pyramid.redrawn(&self.sight(), &mut stream, |_, _| true);
        CuiBono { stream, pyramid, ..self.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut outcome = Outcome::ranked(&self.standings()).won_by(self.winners());
        for (seat, place) in Seat::all(self.hands.players()).zip(&mut outcome.places) {
            place.score = -self.loss(seat);
            place.measures.push((Measure::DiceKept, self.hands.before(seat).count().into()));
        }
        Some(outcome)
    }

    /// A die that carried nothing was taken: no other moved, and nobody has seen anything new.
    fn is_free_to_undo(before: &Self, after: &Self) -> bool {
        let left_empty = before.pyramid.heap().filled() - after.pyramid.heap().filled();
        before.held().is_none() && after.held().is_some() && left_empty.meets(CellSet::BASE)
    }
}
