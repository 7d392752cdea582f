use empile_games::{GameId, contract::Seat};

use super::ToolProblem;

/// One value for each player, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PerSeat<T>(Vec<T>);

impl<T: Clone> PerSeat<T> {
    /// The same value for everyone at a table of so many, if the game is for so many.
    pub(super) fn new(game: GameId, players: u8, value: T) -> Result<PerSeat<T>, ToolProblem> {
        check_players(game, players.into())?;
        Ok(PerSeat(vec![value; usize::from(players)]))
    }
}

impl<T> PerSeat<T> {
    pub(super) fn players(&self) -> u8 {
        self.0.len() as u8
    }

    pub(super) fn all(&self) -> &[T] {
        &self.0
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.players()).zip(&self.0)
    }

    pub(super) fn of(&self, seat: Seat) -> Result<&T, ToolProblem> {
        self.0.get(seat.index()).ok_or(ToolProblem::NoSuchSeat { seat })
    }

    pub(super) fn of_mut(&mut self, seat: Seat) -> Result<&mut T, ToolProblem> {
        self.0.get_mut(seat.index()).ok_or(ToolProblem::NoSuchSeat { seat })
    }

    pub(super) fn all_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

/// Is the game for so many?
pub(super) fn check_players(game: GameId, asked: usize) -> Result<(), ToolProblem> {
    let allowed = game.descriptor().players;
    if u8::try_from(asked).is_ok_and(|players| allowed.contains(&players)) {
        Ok(())
    } else {
        Err(ToolProblem::Players { asked, least: *allowed.start(), most: *allowed.end() })
    }
}
