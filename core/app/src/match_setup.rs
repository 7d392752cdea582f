use empile_games::{AnySetup, GameId};

use crate::{Chosen, Empile, EmpileError, OptionInfo, options};

/// What is played, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MatchSetup {
    /// The game's stable name.
    pub game: GameId,
    /// What was chosen; the usual value of every option that is not named.
    #[cfg_attr(feature = "uniffi", uniffi(default = []))]
    pub options: Vec<ChosenOption>,
    /// Rows of numbers that the table typed in, for a value that asks for them.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub rows: Option<Vec<Vec<u8>>>,
}

/// A value chosen for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChosenOption {
    /// Which option.
    pub key: String,
    /// Which of its values.
    pub value: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// What can be chosen before a match of a game.
    pub fn options(&self, game: GameId) -> Result<Vec<OptionInfo>, EmpileError> {
        Ok(options::options(game, &self.lexicon))
    }
}

impl Empile {
    /// The set-up of a game for so many players, as chosen.
    pub fn setup(&self, game: GameId, players: u8, chosen: &Chosen) -> Result<AnySetup, EmpileError> {
        game.setup(players, chosen).map_err(|refusal| EmpileError::breach(&self.lexicon, &refusal))
    }

    /// The same, as a shell chose it.
    pub(crate) fn chosen_setup(&self, setup: MatchSetup, players: usize) -> Result<AnySetup, EmpileError> {
        let MatchSetup { game, options, rows } = setup;
        let values = options.into_iter().map(|option| (option.key, option.value)).collect();
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        self.setup(game, players, &Chosen { values, rows })
    }
}
