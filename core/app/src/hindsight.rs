//! What a match was, once it has ended.

use empile_bots::plays_in_turn;
use empile_campaign::{Ending, MatchId};
use empile_games::GameId;

use crate::{DiceSheet, Empile, EmpileError, hint::with_hints};

/// What there is to say of a match once it has ended.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Hindsight {
    /// What the page is called.
    pub title: String,
    /// Can it be thought over what was luck and what was choice?
    pub can_be_studied: bool,
    /// That hints were asked for, if they were.
    pub with_hints: Option<String>,
    /// All dice that were thrown, if any were.
    pub dice: Option<DiceSheet>,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Looks back at a match. Nothing is told of one that has not ended.
    pub fn hindsight(&self, match_id: MatchId) -> Result<Hindsight, EmpileError> {
        let (stored, hints) = self.read_log(|log| Ok((log.load_match(match_id)?, log.hints(match_id)?)))?;
        let game = stored.setup.id();
        let with_hints = with_hints(hints, self.lexicon());
        let has_ended = stored.ending == Some(Ending::Finished);
        let has_dice = has_ended && game.descriptor().throws_dice;
        let dice = match has_dice.then(|| DiceSheet::of(&stored.record(), self.lexicon())) {
            Some(None) => return Err(self.error("unreadable-match")),
            sheet => sheet.flatten(),
        };
        let can_be_studied = has_ended && plays_in_turn(game);
        let title = self.hindsight_title(game).unwrap_or_default();
        Ok(Hindsight { title, can_be_studied, with_hints, dice })
    }
}

impl Empile {
    /// What the page is called that looks back at a match of this game; nothing where there is nothing to look back at.
    pub(crate) fn hindsight_title(&self, game: GameId) -> Option<String> {
        match (plays_in_turn(game), game.descriptor().throws_dice) {
            (true, _) => Some(self.say("luck-title", &[])),
            (false, true) => Some(self.say("dice-title", &[])),
            (false, false) => None,
        }
    }
}
