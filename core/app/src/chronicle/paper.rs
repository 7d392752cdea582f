//! Results of games played with the real boxes, entered by hand.

use empile_campaign::{
    CampaignId, Figure, HandForm, HandPlace, HandResult, Note, PlayerId, ResultId, UnixMillis, Winners,
    mark_winners,
};
use empile_games::{GameId, contract::Measure};

use super::in_words;
use crate::{AppError, Empile};

/// The form of a game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperForm {
    /// What is counted for somebody who won.
    pub winner: PaperNumber,
    /// What is counted for everybody else.
    pub other: PaperNumber,
    /// Must somebody be marked as a winner? Otherwise the numbers tell.
    pub asks_winners: bool,
    /// What may be written down beside it.
    pub extras: Vec<PaperNumber>,
}

/// A number to be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperNumber {
    /// Its stable name.
    pub key: String,
    /// What is counted, in words.
    pub label: String,
    /// The most it can be.
    pub most: i32,
}

/// A result as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperResult {
    /// Where it counts; in the campaign of every day if nowhere is said.
    pub campaign: Option<CampaignId>,
    /// Which game.
    pub game: GameId,
    /// When it was played.
    pub played_at: UnixMillis,
    /// One place per player, the first player first.
    pub places: Vec<PaperPlace>,
    /// What there is to say, and to see.
    pub note: Note,
}

/// What is entered for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperPlace {
    /// Who.
    pub player: PlayerId,
    /// Marked as a winner?
    pub won: bool,
    /// The number the form asks for.
    pub amount: i32,
    /// What the form asks for beside it, by its stable name.
    pub extras: Vec<(String, i32)>,
}

impl Empile {
    /// How the result of a game with so many players is entered by hand.
    pub fn paper_form(&self, game: GameId, players: u8) -> Result<PaperForm, AppError> {
        let form = self.ask_log(|_| HandForm::of(game))?;
        let number = |key: String, figure: &Figure| {
            let label = in_words::measure_label(&key, self.lexicon());
            PaperNumber { key, label, most: (figure.most)(players) }
        };
        let amount = |figure: &Figure| {
            let own = || format!("amount-{}", game.slug());
            number(figure.measure.map_or_else(own, str::to_owned), figure)
        };
        Ok(PaperForm {
            winner: amount(&form.winner),
            other: amount(&form.other),
            asks_winners: !matches!(form.winners, Winners::Best | Winners::WithNothingLeft),
            extras: form.extras.iter().map(|(key, figure)| number((*key).to_owned(), figure)).collect(),
        })
    }

    /// An id for a result to be entered. Drawn before, so that entering it again after a failure enters it once.
    pub fn new_result_id(&self) -> Result<ResultId, AppError> {
        self.ask_log(|log| Ok(log.new_result_id()))
    }

    /// Writes down a result that was read off a table.
    pub fn enter_result(&self, id: ResultId, entered: PaperResult) -> Result<(), AppError> {
        let entered = self.hand_result(entered)?;
        self.ask_log(|log| log.enter_result(id, &entered))
    }

    /// Writes down what should have been entered; the history shows both.
    pub fn correct_result(
        &self,
        wrong: ResultId,
        id: ResultId,
        entered: PaperResult,
    ) -> Result<(), AppError> {
        let entered = self.hand_result(entered)?;
        self.ask_log(|log| log.correct_result(wrong, id, &entered))
    }

    /// Takes a result out; the history still shows it.
    pub fn void_result(&self, id: ResultId) -> Result<(), AppError> {
        self.ask_log(|log| log.void_result(id))
    }

    /// Brings a result back.
    pub fn restore_result(&self, id: ResultId) -> Result<(), AppError> {
        self.ask_log(|log| log.restore_result(id))
    }

    /// Writes something beside a result.
    pub fn annotate_result(&self, id: ResultId, note: &Note) -> Result<(), AppError> {
        self.ask_log(|log| log.annotate_result(id, note))
    }

    fn hand_result(&self, entered: PaperResult) -> Result<HandResult, AppError> {
        let places = entered.places.into_iter().map(|place| {
            Ok(HandPlace {
                player: place.player,
                won: place.won,
                amount: place.amount,
                extras: place
                    .extras
                    .into_iter()
                    .map(|(key, number)| Ok((self.measure(&key)?, number)))
                    .collect::<Result<_, AppError>>()?,
            })
        });
        let mut places = places.collect::<Result<Vec<_>, AppError>>()?;
        self.ask_log(|_| mark_winners(entered.game, &mut places))?;
        Ok(HandResult {
            campaign: entered.campaign.unwrap_or(self.ask_log(|log| Ok(log.default_campaign()))?),
            game: entered.game,
            played_at: entered.played_at,
            places,
            note: entered.note,
        })
    }

    fn measure(&self, key: &str) -> Result<Measure, AppError> {
        serde_json::from_value(serde_json::Value::from(key)).map_err(|_| self.fault("no-such-measure"))
    }
}
