use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Board, BoardRefusal, CellSet, Dice, MOST_CELLS, Moves, Setup, View, YARN_NUMBER, cats_dealt,
    throws::Throw,
};
use crate::contract::{
    Descriptor, Game, Measure, Outcome, Place, Seat, Seats, Seed, SetupRefusal, Stream, Viewer,
};

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// Standard cats still to bed.
    pub cats: u8,
    /// Golden cats bedded, for the Winner.
    pub golden: u8,
    /// Yarn in hand.
    pub yarn: u8,
    /// Turns lost so far.
    pub cat_astrophes: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    /// A turn or bonus turn begins: the dice are about to be thrown.
    Ready,
    /// A throw lies on the table.
    Thrown(Throw),
    /// Dice were placed and some are left: continue or stop.
    Placed,
    Over,
}

/// Dice on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DicedCell {
    pub(super) cell: u8,
    pub(super) dice: Dice,
}

/// « Lancer les cinq dés »: dice of a turn that is no bonus.
pub const TURN_DICE: u8 = 5;
const MOST_PLAYERS: usize = 4;

/// A match of Pile-Poils.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "super::stored::Form", into = "super::stored::Form")]
pub struct PilePoils {
    pub(super) board: Arc<Board>,
    pub(super) stream: Stream,
    pub(super) players: u8,
    pub(super) hands: [Hand; MOST_PLAYERS],
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// Dice of this turn: five, or fewer in a bonus turn.
    pub(super) turn_dice: u8,
    /// Dice of this turn that are not on the board.
    pub(super) dice_left: u8,
    pub(super) placed: [DicedCell; TURN_DICE as usize],
    pub(super) placed_len: u8,
    pub(super) diced: CellSet,
    pub(super) bedded: CellSet,
    pub(super) yarn: CellSet,
    pub(super) cats_on: [u8; MOST_CELLS],
    pub(super) golden_on: [u8; MOST_CELLS],
    /// Free cells by number, kept up to date so that counting placements is one multiplication per number.
    pub(super) free_by_number: [u8; 16],
    /// The same of cells without cats, dice or not: what is free again once all dice are off the board.
    pub(super) unbedded_by_number: [u8; 16],
    pub(super) winner: Option<Seat>,
}

impl PilePoils {
    /// The pyramid played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What a seat has.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The Winner, once there is one.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Neither dice nor cats lie there.
    #[inline]
    #[must_use]
    pub fn free(&self) -> CellSet {
        (self.board.all() - self.bedded) - self.diced
    }

    pub(super) fn recount_free(&mut self) {
        let count = |among: CellSet| {
            std::array::from_fn(|number| (self.board.with_number(number as u8) & among).len() as u8)
        };
        (self.free_by_number, self.unbedded_by_number) =
            (count(self.free()), count(self.board.all() - self.bedded));
    }

    /// « Fin de partie »: golden cats for the Winner, minus the cats not bedded for the others.
    fn score(&self, seat: Seat) -> i32 {
        let hand = self.hand(seat);
        if self.winner == Some(seat) { i32::from(hand.golden) } else { -i32::from(hand.cats) }
    }
}

impl Game for PilePoils {
    type Setup = Setup;
    type SetupBreach = BoardRefusal;
    type View = View;
    type Choices<'a> = Moves<'a>;

    fn descriptor() -> Descriptor {
        Descriptor::in_turns(2..=4).with_dice()
    }

    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<BoardRefusal>> {
        Self::descriptor().check_players(setup.players)?;
        let board = setup.board().map_err(SetupRefusal::Option)?;
        let mut hands = [Hand::default(); MOST_PLAYERS];
        for (hand, cats) in hands.iter_mut().zip(cats_dealt(setup.players)) {
            hand.cats = *cats;
        }
        // « À 2 joueurs : recouvrir les deux lignes du bas », then « un pion Pelote sur chaque case 8 visible ».
        let covered = if setup.players == 2 { board.of_row(0) | board.of_row(1) } else { CellSet::EMPTY };
        let mut cats_on = [0; MOST_CELLS];
        for cell in covered.iter() {
            cats_on[cell.index()] = board.cats(cell);
        }
        let mut game = PilePoils {
            stream: Stream::new(seed),
            players: setup.players,
            hands,
            current: Seat(0),
            phase: Phase::Ready,
            turn_dice: TURN_DICE,
            dice_left: TURN_DICE,
            placed: Default::default(),
            placed_len: 0,
            diced: CellSet::EMPTY,
            bedded: covered,
            yarn: board.with_number(YARN_NUMBER) - covered,
            cats_on,
            golden_on: [0; MOST_CELLS],
            free_by_number: [0; 16],
            unbedded_by_number: [0; 16],
            winner: None,
            board,
        };
        game.recount_free();
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::only(self.current) }
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Moves<'_> {
        Moves::of(self, seat)
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn imagine(&self, _viewer: Viewer, seed: Seed) -> Self {
        // Everything lies open on the table: only the dice to come are unknown.
        PilePoils { stream: Stream::new(seed), ..self.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut outcome = Outcome { places: Vec::new() };
        for seat in Seat::all(self.players) {
            let won = self.winner == Some(seat);
            // « Vainqueur » is whoever was out first, even with no golden cat beside a second player out.
            let is_ahead = |other: &Seat| {
                *other != seat
                    && !won
                    && (self.winner == Some(*other) || self.score(*other) > self.score(seat))
            };
            let rank = Seat::all(self.players).filter(is_ahead).count() as u8 + 1;
            let hand = self.hand(seat);
            let measures = vec![
                (Measure::GoldenCats, hand.golden.into()),
                (Measure::CatsLeft, hand.cats.into()),
                (Measure::CatAstrophes, hand.cat_astrophes.into()),
            ];
            outcome.places.push(Place { rank, won, score: self.score(seat), measures });
        }
        Some(outcome)
    }

    fn is_free_to_undo(before: &Self, after: &Self) -> bool {
        before.stream == after.stream && before.diced != after.diced && after.phase == Phase::Placed
    }
}
