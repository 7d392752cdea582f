use std::sync::Arc;

use empile_app::tools;
use empile_games::{
    contract::Seat,
    pilo_pilo::{Character, Duty, Revealed, Stillness},
};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// Who is on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PiloCharacter {
    /// The attacking knight.
    Attacker,
    /// The defending knight.
    Defender,
    /// The sleeping dragon.
    Dragon,
    /// The king of silence.
    King,
}

impl From<PiloCharacter> for Character {
    fn from(character: PiloCharacter) -> Character {
        match character {
            PiloCharacter::Attacker => Character::Attacker,
            PiloCharacter::Defender => Character::Defender,
            PiloCharacter::Dragon => Character::Dragon,
            PiloCharacter::King => Character::King,
        }
    }
}

/// What a player put on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PiloShown {
    /// A card, turned as it should be.
    Card {
        /// Who is on it.
        character: PiloCharacter,
    },
    /// Peeked at: it goes under the pile, and its owner sits the round out.
    Peeked,
}

impl From<PiloShown> for Revealed {
    fn from(shown: PiloShown) -> Revealed {
        match shown {
            PiloShown::Card { character } => Revealed::Card(character.into()),
            PiloShown::Peeked => Revealed::Peeked,
        }
    }
}

/// What a player had to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PiloDuty {
    /// Throw a pillow at a defender.
    Throw,
    /// Hold a pillow as a shield.
    Shield,
    /// Sleep on a pillow.
    Sleep,
    /// Touch nothing: a king is there.
    StillKing,
    /// Touch nothing: no defender to throw at.
    StillNoDefender,
    /// Touch nothing: no attacker to hide from.
    StillNoAttacker,
    /// Nothing: this player sits the round out.
    SitsOut,
}

/// What one player had to do, and to whom.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PiloJudgement {
    /// What.
    pub duty: PiloDuty,
    /// The seats at which a pillow may be thrown.
    pub targets: Vec<u8>,
}

impl From<Option<Duty>> for PiloJudgement {
    fn from(duty: Option<Duty>) -> PiloJudgement {
        let targets = match duty {
            Some(Duty::Throw { at }) => at.iter().map(|seat| seat.0).collect(),
            _ => Vec::new(),
        };
        let duty = match duty {
            Some(Duty::Throw { .. }) => PiloDuty::Throw,
            Some(Duty::Shield) => PiloDuty::Shield,
            Some(Duty::Sleep) => PiloDuty::Sleep,
            Some(Duty::Still(Stillness::King)) => PiloDuty::StillKing,
            Some(Duty::Still(Stillness::NoDefender)) => PiloDuty::StillNoDefender,
            Some(Duty::Still(Stillness::NoAttacker)) => PiloDuty::StillNoAttacker,
            None => PiloDuty::SitsOut,
        };
        PiloJudgement { duty, targets }
    }
}

/// Where the match stands.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PiloCounts {
    /// Cards left in each pile, in seat order.
    pub cards_left: Vec<u8>,
    /// How often each player has peeked, in seat order.
    pub peeks: Vec<u16>,
    /// Rounds judged so far.
    pub rounds: u16,
    /// The seats without a card; nobody while the match goes on.
    pub winners: Vec<u8>,
}

/// The judge of Pilo Pilo.
#[derive(uniffi::Object)]
pub struct PiloPiloJudge {
    held: Held<tools::PiloPiloJudge>,
}

#[uniffi::export]
impl Empile {
    /// A judge at a table that has just dealt; apprentices play without the kings.
    pub fn pilo_pilo_judge(
        self: Arc<Self>,
        players: u8,
        apprentices: bool,
    ) -> Result<Arc<PiloPiloJudge>, EmpileError> {
        let held = Held::new(self, tools::PiloPiloJudge::new(players, apprentices))?;
        Ok(Arc::new(PiloPiloJudge { held }))
    }
}

#[uniffi::export]
impl PiloPiloJudge {
    /// What everyone had to do, in seat order.
    pub fn judge(&self, shown: Vec<PiloShown>) -> Result<Vec<PiloJudgement>, EmpileError> {
        let revealed = revealed(&shown);
        let duties = self.held.look(|judge| judge.duties(&revealed));
        let duties = duties.map_err(|problem| self.held.empile().app.tool_fault(&problem))?;
        Ok(duties.into_iter().map(Into::into).collect())
    }

    /// The table says whose actions were right.
    pub fn settle(&self, shown: Vec<PiloShown>, right: Vec<u8>) -> Result<PiloCounts, EmpileError> {
        let revealed = revealed(&shown);
        self.held.work(|judge| judge.settle(&revealed, right.iter().map(|seat| Seat(*seat)).collect()))?;
        self.counts()
    }

    /// Takes the last round back.
    pub fn take_back(&self) -> Result<PiloCounts, EmpileError> {
        self.held.work(tools::PiloPiloJudge::take_back)?;
        self.counts()
    }

    /// Where the match stands.
    pub fn counts(&self) -> Result<PiloCounts, EmpileError> {
        Ok(self.held.look(|judge| {
            let referee = judge.referee();
            PiloCounts {
                cards_left: referee.cards_left().to_vec(),
                peeks: referee.peeks().to_vec(),
                rounds: referee.rounds(),
                winners: referee.winners().iter().map(|seat| seat.0).collect(),
            }
        }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}

fn revealed(shown: &[PiloShown]) -> Vec<Revealed> {
    shown.iter().map(|shown| (*shown).into()).collect()
}
