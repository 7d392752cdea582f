//! Results of games played with the real boxes, entered by hand.

use empile_campaign::{
    CampaignId, HistoryEntry, Note, PaperPlace, PaperResult, PlayerId, ResultId, UnixMillis,
};
use empile_games::{
    GameId,
    contract::{Figure, Measure, PaperSeat},
};

use super::in_words;
use crate::{Empile, EmpileError};

/// The form of a game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PaperPage {
    /// What the box may be like, the usual one first; nothing where there is only one way.
    pub setups: Vec<PaperSetup>,
    /// What is counted for somebody who won.
    pub winner: PaperField,
    /// What is counted for everybody else.
    pub other: PaperField,
    /// Must somebody be marked as a winner? Otherwise the numbers tell.
    pub asks_winners: bool,
    /// What may be written down beside it.
    pub extras: Vec<PaperField>,
}

/// What a box may be like.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PaperSetup {
    /// Its stable name.
    pub key: String,
    /// What it is, in words.
    pub label: String,
}

/// A number to be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PaperField {
    /// Its stable name.
    pub key: String,
    /// What is counted, in words.
    pub label: String,
    /// The most it can be.
    pub most: i32,
    /// Is it something that happened or did not, 1 or 0?
    pub is_mark: bool,
}

/// A result as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PaperEntry {
    /// Where it counts; in the campaign of every day if nowhere is said.
    pub campaign: Option<CampaignId>,
    /// Which game.
    pub game: GameId,
    /// When it was played.
    pub played_at: UnixMillis,
    /// One place per player, the first player first.
    pub places: Vec<PaperLine>,
    /// What there is to say.
    pub note: String,
    /// Where its picture is.
    pub picture: Option<String>,
    /// What the box is like, by its stable name; as usual if nothing is said.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub setup: Option<String>,
}

/// What is entered for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PaperLine {
    /// Who.
    pub player: PlayerId,
    /// Marked as a winner?
    pub won: bool,
    /// The number the form asks for.
    pub amount: i32,
    /// What the form asks for beside it, by its stable name.
    pub extras: Vec<PaperNumber>,
}

/// A number that was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PaperNumber {
    /// Its stable name.
    pub key: String,
    /// The number.
    pub number: i32,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// How the result of a game with so many players is entered by hand.
    pub fn paper_page(&self, game: GameId, players: u8) -> Result<PaperPage, EmpileError> {
        let form = game.form();
        let number = |key: String, figure: &Figure| {
            let most = (figure.most)(players);
            let is_mark = most == 1;
            let label = if is_mark {
                self.say(&format!("mark-{key}"), &[])
            } else {
                in_words::measure_label(&key, self.lexicon())
            };
            PaperField { key, label, most, is_mark }
        };
        let amount = |figure: &Figure| {
            let own = || format!("amount-{}", game.slug());
            number(figure.measure.map_or_else(own, |measure| measure.name().to_owned()), figure)
        };
        let extras = form.extras.iter();
        let setup = |key: &&str| PaperSetup {
            key: (*key).to_owned(),
            label: self.say(&format!("paper-setup-{}-{key}", game.slug()), &[]),
        };
        Ok(PaperPage {
            setups: form.setups.iter().map(setup).collect(),
            winner: amount(&form.winner),
            other: amount(&form.other),
            asks_winners: form.winners.must_be_said(),
            extras: extras.map(|(measure, figure)| number(measure.name().to_owned(), figure)).collect(),
        })
    }

    /// A result as it was entered, in the order of the seats: what a correction begins with. What the box was like is not
    /// kept: it is the first that such a game can end with.
    pub fn written_down(&self, result: ResultId) -> Result<PaperEntry, EmpileError> {
        let HistoryEntry { result: found, note, .. } = self.read_log(|log| log.result(result))?;
        let form = found.game.form();
        let seats: Vec<PaperSeat> = found.places.iter().map(|place| form.read_back(&place.place)).collect();
        let setup = found.game.setup_that_can_end(&seats).map(str::to_owned);
        let number =
            |(measure, number): (Measure, i32)| PaperNumber { key: measure.name().to_owned(), number };
        let places = found.places.iter().zip(seats).map(|(place, seat)| PaperLine {
            player: place.player,
            won: seat.won,
            amount: seat.amount,
            extras: seat.extras.into_iter().map(number).collect(),
        });
        Ok(PaperEntry {
            campaign: Some(found.campaign),
            game: found.game,
            played_at: found.played_at,
            places: places.collect(),
            note: note.text,
            picture: note.picture,
            setup,
        })
    }

    /// An id for a result to be entered. Drawn before, so that entering it again after a failure enters it once.
    pub fn new_result_id(&self) -> Result<ResultId, EmpileError> {
        self.ask_log(|log| Ok(log.new_result_id()))
    }

    /// Writes down a result that was read off a table.
    pub fn enter_result(&self, id: ResultId, entered: PaperEntry) -> Result<(), EmpileError> {
        let entered = self.paper_result(entered)?;
        self.ask_log(|log| log.enter_result(id, &entered))
    }

    /// Writes down what should have been entered; the history shows both.
    pub fn correct_result(
        &self,
        wrong: ResultId,
        id: ResultId,
        entered: PaperEntry,
    ) -> Result<(), EmpileError> {
        let entered = self.paper_result(entered)?;
        self.ask_log(|log| log.correct_result(wrong, id, &entered))
    }

    /// Takes a result out; the history still shows it.
    pub fn void_result(&self, id: ResultId) -> Result<(), EmpileError> {
        self.ask_log(|log| log.void_result(id))
    }

    /// Brings a result back.
    pub fn restore_result(&self, id: ResultId) -> Result<(), EmpileError> {
        self.ask_log(|log| log.restore_result(id))
    }

    /// Writes something beside a result.
    pub fn annotate_result(
        &self,
        id: ResultId,
        note: String,
        picture: Option<String>,
    ) -> Result<(), EmpileError> {
        self.ask_log(|log| log.annotate_result(id, &Note { text: note, picture }))
    }
}

impl Empile {
    pub(super) fn paper_result(&self, entered: PaperEntry) -> Result<PaperResult, EmpileError> {
        let seats = entered.places.iter().map(|place| {
            let extras = place.extras.iter();
            let extras = extras.map(|extra| Ok((self.measure(&extra.key)?, extra.number)));
            Ok(PaperSeat { won: place.won, amount: place.amount, extras: extras.collect::<Result<_, _>>()? })
        });
        let mut seats = seats.collect::<Result<Vec<PaperSeat>, EmpileError>>()?;
        entered
            .game
            .mark_winners(&mut seats)
            .map_err(|refusal| EmpileError::breach(self.lexicon(), &refusal))?;
        let players = entered.places.iter().map(|place| place.player);
        let places = players.zip(seats).map(|(player, seat)| PaperPlace::of(player, seat)).collect();
        Ok(PaperResult {
            campaign: entered.campaign.unwrap_or(self.ask_log(|log| Ok(log.default_campaign()))?),
            game: entered.game,
            setup: entered.setup,
            played_at: entered.played_at,
            places,
            note: Note { text: entered.note, picture: entered.picture },
        })
    }

    fn measure(&self, key: &str) -> Result<Measure, EmpileError> {
        Measure::named(key).ok_or_else(|| self.error("no-such-measure"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(player: PlayerId, amount: i32) -> PaperLine {
        PaperLine { player, won: false, amount, extras: Vec::new() }
    }

    /// Bob began and came last: a correction of the scores leaves him the first player.
    #[test]
    fn what_was_written_down_comes_back_in_the_order_of_the_seats() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let entered = PaperEntry {
            campaign: None,
            game: GameId::Eintrichtern,
            played_at: 5,
            places: vec![line(bob, 3), line(ada, 8)],
            note: "Au chalet".into(),
            picture: None,
            setup: None,
        };
        let id = app.new_result_id().unwrap();
        app.enter_result(id, entered.clone()).unwrap();
        assert_eq!(app.result(id).unwrap().places[0].player.id, ada, "the history has the best first");
        let again = app.written_down(id).unwrap();
        assert_eq!(again.places.iter().map(|line| line.player).collect::<Vec<_>>(), [bob, ada]);
        assert_eq!(again.places.iter().map(|line| line.amount).collect::<Vec<_>>(), [3, 8]);
        assert_eq!((again.note.as_str(), again.played_at), ("Au chalet", 5));
        let corrected = app.new_result_id().unwrap();
        let mut right = again;
        right.places[0].amount = 4;
        app.correct_result(id, corrected, right).unwrap();
        let kept = app.written_down(corrected).unwrap();
        assert_eq!(kept.places.iter().map(|line| line.player).collect::<Vec<_>>(), [bob, ada]);
    }

    /// Every game can be written down, read back and written down again without a change.
    #[test]
    fn a_correction_that_corrects_nothing_is_the_same_result() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let id = app.new_result_id().unwrap();
        let entered = PaperEntry {
            campaign: None,
            game: GameId::PilePoils,
            played_at: 5,
            places: vec![line(bob, 4), PaperLine { won: true, ..line(ada, 3) }],
            note: String::new(),
            picture: None,
            setup: Some("own-board".into()),
        };
        app.enter_result(id, entered).unwrap();
        let read = app.written_down(id).unwrap();
        let again = app.new_result_id().unwrap();
        app.correct_result(id, again, read.clone()).unwrap();
        assert_eq!(app.written_down(again).unwrap(), read);
    }
}
