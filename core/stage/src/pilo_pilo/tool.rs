#[cfg(test)]
mod tests;

use empile_games::{
    GameId,
    contract::{Millis, Seat, Seats},
    pilo_pilo::{Character, Duty, Referee, RefereeRefusal, Revealed, Stillness},
};

use super::word;
use crate::{
    Art, PiloArt, Words,
    tool::{About, Look, Piece, Row, RowKind, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal},
};

/// Everything a player can put on the table: a card, or one that was peeked at.
fn showable() -> impl Iterator<Item = Revealed> {
    Character::ALL.into_iter().map(Revealed::Card).chain([Revealed::Peeked])
}

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
    fn is_over(&self) -> bool {
        !self.referee.winners().is_empty()
    }

    /// What everyone has turned, once all have.
    fn revealed(&self) -> Result<Vec<Revealed>, ToolRefusal> {
        let told: Vec<Revealed> = self.shown.iter().copied().flatten().collect();
        let players = self.referee.players();
        if told.len() == usize::from(players) {
            Ok(told)
        } else {
            Err(RefereeRefusal::WrongCardCount { told: told.len(), players }.into())
        }
    }

    /// What everyone had to do, once all have turned a card; nothing for one who sits the round out.
    fn duties(&self) -> Result<Vec<Option<Duty>>, ToolRefusal> {
        Ok(self.referee.duties(&self.revealed()?)?)
    }

    fn seat(&self, seat: Seat, duties: &[Option<Duty>], look: Look<'_>) -> Vec<Vec<Row>> {
        let left = self.referee.cards_left().get(seat.index()).copied().unwrap_or_default();
        let number = seat.0;
        let left = Row::figure(format!("cards-left-{number}"), "tool-pilo-pilo-judge-cards-left", left);
        let mut lines = vec![vec![left]];
        if !self.is_over() {
            lines.push(self.choices(seat).collect());
        }
        if let Some(duty) = duties.get(seat.index()) {
            lines.push(vec![Row::new(RowKind::Words, format!("duty-{number}"), duty_words(*duty, look))]);
            if duty.is_some() {
                let is_right = self.right.contains(seat);
                let play = ToolMove::new("right").of(seat).with(u8::from(!is_right));
                let tag = format!("was-right-{number}");
                lines.push(vec![Row::switch(tag, "tool-pilo-pilo-judge-was-right", is_right, play)]);
            }
        }
        lines
    }

    /// Which card was turned.
    fn choices(&self, seat: Seat) -> impl Iterator<Item = Row> {
        let has_kings = self.has_kings;
        let is_played = move |card: &Revealed| has_kings || *card != Revealed::Card(Character::King);
        let chosen = self.shown[seat.index()];
        (0u8..).zip(showable()).filter(move |(_, card)| is_played(card)).map(move |(number, card)| {
            let tile = |name: &str, label| {
                let row = Row::new(RowKind::Tile, format!("shown-{}-{name}", seat.0), label);
                row.chosen(chosen == Some(card)).doing(ToolMove::new("show").of(seat).with(number))
            };
            match card {
                Revealed::Card(character) => {
                    let art = Art::Pilo(PiloArt::Card { character });
                    let label = Words::new("pilo-pilo-character").text("character", word(character));
                    tile(word(character), label).showing(Piece { art, width: 48.0, height: 66.0 })
                }
                Revealed::Peeked => tile("peeked", Words::new("tool-pilo-pilo-judge-peeked")),
            }
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

impl From<RefereeRefusal> for ToolRefusal {
    fn from(refusal: RefereeRefusal) -> ToolRefusal {
        ToolRefusal::broken(&refusal)
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
        if self.is_over() {
            return Err(ToolRefusal::over());
        }
        match play.verb.as_str() {
            "show" => {
                let card = play.number(0, 0..=Character::ALL.len() as u8)?;
                let shown = showable().nth(card.into());
                if !self.has_kings && shown == Some(Revealed::Card(Character::King)) {
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

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let duties = self.duties().unwrap_or_default();
        let sheet = Sheet::default().seats(self.referee.players(), |seat| self.seat(seat, &duties, look));
        if self.is_over() {
            return sheet;
        }
        let settle = Row::new(RowKind::Main, "settle", Words::new("tool-pilo-pilo-judge-settle"));
        sheet.flat(vec![vec![settle.doing(ToolMove::new("settle"))]])
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        if !self.is_over() {
            return Err(ToolRefusal::not_over());
        }
        Ok(self.referee.cards_left().iter().map(|left| Standing::new(*left == 0, *left)).collect())
    }
}
