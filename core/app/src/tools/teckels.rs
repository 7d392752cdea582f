use empile_games::{
    GameId,
    contract::{Measure, Seat},
    teckels::{Bones, ROUNDS, RoundResult, SET_CARDS},
};

use super::{Scores, Standing, ToolProblem, per_seat::check_players};

/// Counts bones over the rounds of Teckels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonesCounter {
    players: u8,
    rounds: Vec<Vec<RoundResult>>,
}

impl BonesCounter {
    /// Nobody has a bone.
    pub fn new(players: u8) -> Result<BonesCounter, ToolProblem> {
        check_players(GameId::Teckels, players.into())?;
        Ok(BonesCounter { players, rounds: Vec::new() })
    }

    /// A round is over: for each player, the cards in own teckels, and whether a pile was emptied.
    pub fn add_round(&mut self, counts: &[(u8, bool)]) -> Result<&[RoundResult], ToolProblem> {
        if self.is_over() {
            return Err(ToolProblem::Over);
        }
        if counts.len() != usize::from(self.players) {
            let players = self.players;
            return Err(ToolProblem::Players { asked: counts.len(), least: players, most: players });
        }
        let laid: i64 = counts.iter().map(|(cards, _)| i64::from(*cards)).sum();
        ToolProblem::check(laid, 0, self.most_cards().into())?;
        self.rounds.push(RoundResult::of_round(counts));
        Ok(self.rounds.last().map_or(&[], Vec::as_slice))
    }

    /// So many cards can lie in all teckels together at most, and so in those of one player.
    #[must_use]
    pub fn most_cards(&self) -> u32 {
        SET_CARDS as u32 * u32::from(self.players)
    }

    /// Takes the last round back.
    pub fn take_back(&mut self) -> Result<(), ToolProblem> {
        self.rounds.pop().map(|_| ()).ok_or(ToolProblem::NothingToTakeBack)
    }

    /// What every round brought, in seat order.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<RoundResult>] {
        &self.rounds
    }

    /// Are all rounds played?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rounds.len() >= usize::from(ROUNDS)
    }

    /// The heap of a player.
    pub fn bones(&self, seat: Seat) -> Result<Bones, ToolProblem> {
        if seat.0 >= self.players {
            return Err(ToolProblem::NoSuchSeat { seat });
        }
        Ok(self.heap(seat))
    }

    /// Everybody's heap, in seat order.
    #[must_use]
    pub fn heaps(&self) -> Vec<Bones> {
        Seat::all(self.players).map(|seat| self.heap(seat)).collect()
    }

    fn heap(&self, seat: Seat) -> Bones {
        let mut bones = Bones::default();
        let results = self.rounds.iter().filter_map(|round| round.get(seat.index()));
        results.flat_map(|result| result.bones()).for_each(|bone| bones.add(bone));
        bones
    }
}

impl Scores for BonesCounter {
    fn game(&self) -> GameId {
        GameId::Teckels
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        if !self.is_over() {
            return Err(ToolProblem::NotOver);
        }
        let heaps = self.heaps();
        let most = heaps.iter().map(|bones| bones.value()).max();
        let standing = |bones: &Bones| Standing {
            won: Some(bones.value()) == most,
            amount: bones.value().into(),
            extras: vec![
                (Measure::GoldBones, bones.gold.into()),
                (Measure::SilverBones, bones.silver.into()),
                (Measure::BronzeBones, bones.bronze.into()),
            ],
        };
        Ok(heaps.iter().map(standing).collect())
    }
}
