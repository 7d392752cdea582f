use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use super::{
    Ending, Moves, OPENING_DICE, PLAYERS, RESERVE, Setup, View,
    laying::{Laying, on_top_of},
};
use crate::{
    contract::{Descriptor, Game, Measure, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer},
    pyramid::lattice::{CellSet, Heap},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// « Mise en place »: the die goes round until it shows a 4.
    ThrowForFirst,
    /// A turn begins with a throw.
    Ready,
    /// So many dice are to be laid.
    Laying {
        dice: u8,
        kind: Kind,
    },
    Over(Ending),
}

/// Which dice are being laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The first player's four.
    Opening,
    /// The number thrown.
    Thrown,
    /// « Dé de bonus ».
    Bonus,
}

/// A match of Abquetschen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "super::stored::Form", into = "super::stored::Form")]
pub struct Abquetschen {
    pub(super) stream: Stream,
    pub(super) heap: Heap,
    /// Whose dice lie where, those of the laying under way included.
    pub(super) dice_of: [CellSet; PLAYERS as usize],
    pub(super) bonus_dice: [u8; PLAYERS as usize],
    pub(super) current: Seat,
    pub(super) first: Option<Seat>,
    /// Turns begun since somebody became the first player, that player's opening included.
    pub(super) turn: u32,
    pub(super) phase: Phase,
    /// Dice of the laying under way that are down.
    pub(super) laid: CellSet,
    /// What the rules ask of the laying under way; follows from the above.
    pub(super) laying: Laying,
    /// Where the next die can lie so that the whole number can still be laid; follows from all of the above.
    pub(super) offered: CellSet,
}

impl Abquetschen {
    /// Whose dice lie where.
    #[must_use]
    pub fn dice_of(&self, seat: Seat) -> CellSet {
        self.dice_of.get(seat.index()).copied().unwrap_or_default()
    }

    /// Dice that a seat has not laid yet.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> u8 {
        RESERVE - self.dice_of(seat).len() as u8
    }

    /// Which cells are filled, and what follows from it.
    #[must_use]
    pub fn heap(&self) -> &Heap {
        &self.heap
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The cells where the next die can lie so that the whole number can still be laid.
    #[must_use]
    pub fn offered(&self) -> CellSet {
        self.offered
    }

    /// Before a throw: could so many dice be laid?
    #[must_use]
    pub fn could_lay(&self, dice: u8) -> bool {
        self.phase == Phase::Ready && self.laying_of(dice, Kind::Thrown).is_possible()
    }

    /// Before a throw: the cells that will be offered for the first die if so many are thrown.
    #[must_use]
    pub fn offered_for(&self, dice: u8) -> CellSet {
        if self.phase != Phase::Ready {
            return CellSet::EMPTY;
        }
        self.laying_of(dice, Kind::Thrown).offered(CellSet::EMPTY, self.heap.cases())
    }

    /// Every set of cells on which the laying under way can end, the dice already down included, each once.
    #[must_use]
    pub fn layings(&self) -> Vec<CellSet> {
        self.laying.all(self.laid)
    }

    /// Once the player whose turn it is has laid these dice: could a seat lay so many?
    #[must_use]
    pub fn could_lay_after(&self, laid: CellSet, seat: Seat, dice: u8) -> bool {
        let older = self.heap.filled() | laid;
        let own = if seat == self.current { self.dice_of(seat) | laid } else { self.dice_of(seat) };
        Laying::touching(if own.is_empty() { older } else { own }, dice, older, None).is_possible()
    }

    pub(super) fn laying_of(&self, dice: u8, kind: Kind) -> Laying {
        let older = self.heap.filled() - self.laid;
        let own = self.dice_of(self.current) - self.laid;
        match kind {
            Kind::Opening => Laying::opening(dice),
            Kind::Thrown | Kind::Bonus => {
                // « Déroulement du jeu », first exception: who has no die yet touches an opponent's.
                let touched = if own.is_empty() { older } else { own };
                Laying::touching(touched, dice, older, self.outlook(older))
            }
        }
    }

    /// « Déroulement du jeu », second exception: a die of the first player stays visible in the first round. These are
    /// the empty cells before those dice, unless one of them is on a side of the pyramid and can never be hidden.
    fn outlook(&self, older: CellSet) -> Option<CellSet> {
        let dice = self.dice_of(self.first?);
        let is_first_round = self.turn < u32::from(PLAYERS);
        let can_be_hidden = dice.iter().all(|cell| cell.covers().len() == 3);
        (is_first_round && can_be_hidden && !dice.is_empty()).then(|| on_top_of(dice) - older)
    }

    /// Works out what the phase asks for.
    pub(super) fn prepare(&mut self) {
        self.laying = match self.phase {
            Phase::Laying { dice, kind } => self.laying_of(dice, kind),
            _ => Laying::default(),
        };
        self.offer();
    }

    pub(super) fn offer(&mut self) {
        self.offered = self.laying.offered(self.laid, self.heap.cases());
    }

    /// Is the whole number down, or is it a bonus that the player can still do without?
    pub(super) fn can_finish(&self) -> bool {
        match self.phase {
            Phase::Laying { dice, kind } => {
                self.laid.len() == usize::from(dice) || (kind == Kind::Bonus && self.laid.is_empty())
            }
            _ => false,
        }
    }

    /// « Fin du jeu »: who won, if the match ended like this.
    pub(super) fn winners(&self, ending: Ending) -> Seats {
        match ending {
            Ending::ReserveEmpty { seat } | Ending::ThrewBeyondReserve { seat } => Seats::only(seat),
            Ending::NoRoom { .. } => {
                let fewest = Seat::all(PLAYERS).map(|seat| self.reserve(seat)).min();
                Seat::all(PLAYERS).filter(|seat| Some(self.reserve(*seat)) == fewest).collect()
            }
        }
    }
}

impl Game for Abquetschen {
    type Setup = Setup;
    type SetupBreach = Infallible;
    type View = View;
    type Choices<'a> = Moves;

    fn descriptor() -> Descriptor {
        Descriptor::in_turns(PLAYERS..=PLAYERS).with_dice()
    }

    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<Infallible>> {
        Self::descriptor().check_players(setup.players)?;
        Ok(Abquetschen {
            stream: Stream::new(seed),
            heap: Heap::EMPTY,
            dice_of: [CellSet::EMPTY; PLAYERS as usize],
            bonus_dice: [0; PLAYERS as usize],
            current: Seat(0),
            first: None,
            turn: 0,
            phase: Phase::ThrowForFirst,
            laid: CellSet::EMPTY,
            laying: Laying::default(),
            offered: CellSet::EMPTY,
        })
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    fn to_act(&self) -> Seats {
        if matches!(self.phase, Phase::Over(_)) { Seats::NONE } else { Seats::only(self.current) }
    }

    fn legal(&self, seat: Seat) -> Moves {
        Moves::of(self, seat)
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        // Everything lies open on the table: only the throws to come are unknown.
        Abquetschen { stream: Stream::new(seed), ..self.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else { return None };
        let winners = self.winners(ending);
        let scores: Vec<i32> = Seat::all(PLAYERS).map(|seat| -i32::from(self.reserve(seat))).collect();
        // « Fin du jeu »: a throw beyond the reserve wins even if another player has fewer dice left.
        let standings: Vec<i32> = Seat::all(PLAYERS)
            .zip(&scores)
            .map(|(seat, score)| if winners.contains(seat) { i32::from(RESERVE) } else { *score })
            .collect();
        let mut outcome = Outcome::ranked(&standings).won_by(winners);
        for (index, place) in outcome.places.iter_mut().enumerate() {
            place.score = scores[index];
            place.measures = vec![
                (Measure::DiceLeft, -scores[index]),
                (Measure::BonusDice, self.bonus_dice[index].into()),
            ];
        }
        Some(outcome)
    }

    fn is_free_to_undo(before: &Self, after: &Self) -> bool {
        // Dice come down and up again as long as the player has not said that they are done.
        before.stream == after.stream && before.phase == after.phase && before.laid != after.laid
    }
}

/// The number that makes a player the first one is also the number that player lays.
pub(super) const OPENING: Phase = Phase::Laying { dice: OPENING_DICE, kind: Kind::Opening };
