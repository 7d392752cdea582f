use serde::{Deserialize, Serialize};

use super::{
    Ending, Moves, PLAYERS, STARTING_FACES, Setup, SetupBreach, View,
    history::{History, Position},
};
use crate::{
    contract::{Descriptor, Game, Measure, Outcome, Seat, Seats, Seed, SetupRefusal, Viewer},
    pyramid::{
        Colour, Die, Piece, Pyramid,
        lattice::{Cell, CellSet, Side},
    },
};

/// A match of Würfelmarsch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "super::stored::Unchecked")]
pub struct Wurfelmarsch {
    pub(super) setup: Setup,
    pub(super) pyramid: Pyramid,
    pub(super) current: Seat,
    pub(super) turn: u32,
    /// The turn in which each seat last moved; 0 before its first move.
    pub(super) moved_at: [u32; PLAYERS as usize],
    /// By who took them, then by whose they were.
    pub(super) captured: [[u8; PLAYERS as usize]; PLAYERS as usize],
    pub(super) removed: [u8; PLAYERS as usize],
    /// Turns since the last forward pivot or fight.
    pub(super) quiet: u16,
    pub(super) history: History,
    pub(super) ending: Option<Ending>,
}

/// « CASE DE COIN … à l'opposé »: where the dice of a side march to.
pub(super) fn goal(own: Side) -> CellSet {
    CellSet::of_side(own.left()) & CellSet::of_side(own.right()) & CellSet::CORNERS
}

/// « Mise en place »: the five middle edge cells of a side.
fn starting_cells(own: Side) -> CellSet {
    let border = CellSet::of_side(own) & CellSet::BASE;
    let outermost = |cell: &Cell| cell.depth(own.left()) < 2 || cell.depth(own.right()) < 2;
    border.iter().filter(|cell| !outermost(cell)).collect()
}

fn starting_die(own: Side) -> Option<Die> {
    let mut faces = [0; 3];
    [faces[own.index()], faces[own.left().index()], faces[own.right().index()]] = STARTING_FACES;
    Die::showing(faces)
}

impl Wurfelmarsch {
    /// The base with its dice; a seat's dice have the colour of that seat.
    #[must_use]
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// Where the dice of a seat stand.
    #[inline]
    #[must_use]
    pub fn dice_of(&self, seat: Seat) -> CellSet {
        Colour::of(seat).map_or(CellSet::EMPTY, |colour| self.pyramid.of_colour(colour))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// Opponents' dice that a seat has captured.
    #[must_use]
    pub fn captured(&self, seat: Seat) -> u8 {
        self.captured.get(seat.index()).map_or(0, |taken| taken.iter().sum())
    }

    /// The same, those of one opponent alone.
    #[must_use]
    pub fn captured_from(&self, seat: Seat, of: Seat) -> u8 {
        self.captured.get(seat.index()).and_then(|taken| taken.get(of.index())).copied().unwrap_or_default()
    }

    /// Dice of a seat that ties removed.
    #[must_use]
    pub fn removed(&self, seat: Seat) -> u8 {
        self.removed.get(seat.index()).copied().unwrap_or_default()
    }

    /// « Fin du jeu »: captured dice minus own dice removed.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        i32::from(self.captured(seat)) - i32::from(self.removed(seat))
    }

    pub(super) fn note_position(&mut self) {
        self.history.note(Position::of(&self.pyramid, self.current));
    }

    pub(super) fn winners(&self, ending: Ending) -> Seats {
        match ending {
            Ending::ReachedCorner { seat } => Seats::only(seat),
            Ending::NoDiceLeft => {
                // « Fin du jeu »: of those who tie, whoever moved last.
                let rank = |seat: &Seat| (self.total(*seat), self.moved_at[seat.index()]);
                Seat::all(PLAYERS).max_by_key(rank).map_or(Seats::NONE, Seats::only)
            }
            Ending::Repetition | Ending::Quiet => Seats::NONE,
        }
    }
}

impl Game for Wurfelmarsch {
    type Setup = Setup;
    type SetupBreach = SetupBreach;
    type View = View;
    type Choices<'a> = Moves<'a>;

    fn descriptor() -> Descriptor {
        Descriptor::in_turns(PLAYERS..=PLAYERS)
    }

    /// There is no chance in this game: the seed changes nothing.
    fn start(setup: &Setup, _seed: Seed) -> Result<Self, SetupRefusal<SetupBreach>> {
        Self::descriptor().check_players(setup.players)?;
        setup.check().map_err(SetupRefusal::Option)?;
        let mut pyramid = Pyramid::new();
        for (own, colour) in Side::ALL.into_iter().zip(Colour::ALL) {
            if let Some(die) = starting_die(own) {
                for cell in starting_cells(own) {
                    pyramid.lay(cell, Piece { colour, die });
                }
            }
        }
        let mut game = Wurfelmarsch {
            setup: *setup,
            pyramid,
            current: Seat(0),
            turn: 0,
            moved_at: [0; PLAYERS as usize],
            captured: [[0; PLAYERS as usize]; PLAYERS as usize],
            removed: [0; PLAYERS as usize],
            quiet: 0,
            history: History::default(),
            ending: None,
        };
        game.note_position();
        Ok(game)
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.ending.is_some() { Seats::NONE } else { Seats::only(self.current) }
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Moves<'_> {
        Moves::of(self, seat)
    }

    fn observe(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// Nothing is hidden, and nothing is left to chance.
    fn imagine(&self, _viewer: Viewer, _seed: Seed) -> Self {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners = self.winners(self.ending?);
        // Whoever reaches the corner wins with any total; a draw has no order.
        let standing = |seat: Seat| {
            if winners.contains(seat) {
                i32::MAX
            } else if winners.is_empty() {
                0
            } else {
                self.total(seat)
            }
        };
        let standings: Vec<i32> = Seat::all(PLAYERS).map(standing).collect();
        let mut outcome = Outcome::ranked(&standings).won_by(winners);
        for (seat, place) in Seat::all(PLAYERS).zip(&mut outcome.places) {
            place.score = self.total(seat);
            place.measures = vec![
                (Measure::DiceCaptured, self.captured(seat).into()),
                (Measure::DiceRemoved, self.removed(seat).into()),
            ];
        }
        Some(outcome)
    }
}
