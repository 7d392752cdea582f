use empile_campaign::{HandPlace, PlayerId};
use empile_games::{GameId, contract::Measure};

use super::ToolProblem;

/// How a game ended for one player, in the words of the game's [form](empile_campaign::HandForm).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Did this player win, alone or with others?
    pub won: bool,
    /// The number that the form asks for.
    pub amount: i32,
    /// What it asks for beside it.
    pub extras: Vec<(Measure, i32)>,
}

/// A tool whose result can be written into the log.
pub trait Scores {
    /// Which game it counts for.
    fn game(&self) -> GameId;

    /// How it stands, in seat order, once there is a result.
    fn standings(&self) -> Result<Vec<Standing>, ToolProblem>;

    /// The same as the log's form, now that it is known who sits where.
    fn to_hand_form(&self, players: &[PlayerId]) -> Result<Vec<HandPlace>, ToolProblem> {
        let standings = self.standings()?;
        if standings.len() != players.len() {
            let seats = standings.len() as u8;
            return Err(ToolProblem::Players { asked: players.len(), least: seats, most: seats });
        }
        let place = |(standing, player): (Standing, &PlayerId)| HandPlace {
            player: *player,
            won: standing.won,
            amount: standing.amount,
            extras: standing.extras,
        };
        Ok(standings.into_iter().zip(players).map(place).collect())
    }
}
