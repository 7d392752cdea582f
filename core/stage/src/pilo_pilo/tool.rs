#[cfg(test)]
mod tests;

use empile_games::{
    contract::Seats,
    pilo_pilo::{Character, Duty, Referee, RefereeRefusal, Revealed, Stillness},
};

use super::word;
use crate::{PiloArt, tool::prelude::*};

/// Everything a player can put on the table: a card, or one that was peeked at.
fn showable() -> impl Iterator<Item = Revealed> {
    Character::ALL.into_iter().map(Revealed::Card).chain([Revealed::Peeked])
}

const KING: Revealed = Revealed::Card(Character::King);

/// The judge: told the cards that were turned, it says what each player had to do, and counts cards.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PiloPiloJudge {
    referee: Referee,
    has_kings: bool,
    /// What each has turned in the round that is judged.
    shown: Vec<Option<Revealed>>,
    right: Seats,
}

impl PiloPiloJudge {
    /// What everyone has turned, once all have.
    fn revealed(&self) -> Result<Vec<Revealed>, ToolRefusal> {
        let told = self.shown.iter().flatten().count();
        let missing = || RefereeRefusal::WrongCardCount { told, players: self.referee.players() }.into();
        self.shown.iter().copied().collect::<Option<_>>().ok_or_else(missing)
    }

    /// What everyone had to do, once all have turned a card; nothing for one who sits the round out.
    fn duties(&self) -> Result<Vec<Option<Duty>>, ToolRefusal> {
        Ok(self.referee.duties(&self.revealed()?)?)
    }

    /// Which card was turned.
    fn choices(&self, seat: Seat) -> impl Iterator<Item = Row> {
        let is_played = |(_, card): &(u8, Revealed)| self.has_kings || *card != KING;
        (0..).zip(showable()).filter(is_played).map(move |(number, card)| {
            let play = ToolMove::new("show").of(seat).with(number);
            let tile = |name, label| Row::tile(format!("shown-{}-{name}", seat.0), label, play);
            let tile = match card {
                Revealed::Card(character) => {
                    let art = Art::Pilo(PiloArt::Card { character });
                    let label = Words::new("pilo-pilo-character").text("character", word(character));
                    tile(word(character), label).showing([Piece { art, width: 48.0, height: 66.0 }])
                }
                Revealed::Peeked => tile("peeked", "tool-pilo-pilo-judge-peeked".into()),
            };
            tile.chosen(self.shown[seat.index()] == Some(card))
        })
    }
}

/// What somebody had to do, and to whom.
fn duty_words(duty: Option<Duty>, look: Look<'_>) -> Words {
    match duty {
        Some(Duty::Throw { at }) => Words::new("tool-pilo-pilo-judge-throw").text("targets", look.names(at)),
        Some(Duty::Shield) => Words::new("tool-pilo-pilo-judge-shield"),
        Some(Duty::Sleep) => Words::new("tool-pilo-pilo-judge-sleep"),
        Some(Duty::Still(Stillness::King)) => Words::new("tool-pilo-pilo-judge-still-king"),
        Some(Duty::Still(Stillness::NoDefender)) => Words::new("tool-pilo-pilo-judge-still-no-defender"),
        Some(Duty::Still(Stillness::NoAttacker)) => Words::new("tool-pilo-pilo-judge-still-no-attacker"),
        None => Words::new("tool-pilo-pilo-judge-sits-out"),
    }
}

impl Tool for PiloPiloJudge {
    const ABOUT: About = About::counting("tool-pilo-pilo-judge", GameId::PiloPilo)
        .with_variants(&["tool-pilo-pilo-judge-kings", "tool-pilo-pilo-judge-apprentices"]);

    fn begin(start: Start) -> Result<PiloPiloJudge, ToolRefusal> {
        let apprentices = start.variant == 1;
        let referee = Referee::new(start.players, apprentices)?;
        let shown = vec![None; start.players.into()];
        Ok(PiloPiloJudge { referee, has_kings: !apprentices, shown, right: Seats::NONE })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "show" => {
                let card = play.number(0, 0..=Character::ALL.len() as u8)?;
                let shown = showable().nth(card.into());
                if !self.has_kings && shown == Some(KING) {
                    return Err(RefereeRefusal::KingAmongApprentices.into());
                }
                self.shown[play.seat()?.index()] = shown;
                self.right = Seats::NONE;
            }
            "right" => {
                let seat = play.seat()?;
                let right = if play.flag()? { self.right.with(seat) } else { self.right.without(seat) };
                self.referee.judge(&self.revealed()?, right)?;
                self.right = right;
            }
            "settle" => {
                self.referee.settle(&self.revealed()?, self.right)?;
                self.shown.fill(None);
                self.right = Seats::NONE;
            }
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn seat(&self, seat: Seat, look: Look<'_>) -> Vec<Vec<Row>> {
        let (number, left) = (seat.0, self.referee.cards_left()[seat.index()]);
        let left = Row::figure(format!("cards-left-{number}"), "tool-pilo-pilo-judge-cards-left", left);
        let mut lines = vec![vec![left]];
        if self.is_over() == Some(false) {
            lines.push(self.choices(seat).collect());
        }
        if let Some(duty) = self.duties().unwrap_or_default().get(seat.index()) {
            lines.push(vec![Row::words("duty", duty_words(*duty, look)).of(seat)]);
            if duty.is_some() {
                let (label, play) = ("tool-pilo-pilo-judge-was-right", ToolMove::new("right").of(seat));
                let right = Row::switch(label, self.right.contains(seat), play);
                lines.push(vec![right.tagged(format!("was-right-{number}"))]);
            }
        }
        lines
    }

    fn end_of_round(&self) -> Option<Row> {
        Some(Row::button(RowKind::Main, "tool-pilo-pilo-judge-settle", ToolMove::new("settle")))
    }

    fn is_over(&self) -> Option<bool> {
        Some(!self.referee.winners().is_empty())
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        Ok(self.referee.cards_left().iter().map(|left| Standing::new(*left == 0, *left)).collect())
    }
}
