//! The picture of a result, for shells to paint and hand on.

use empile_campaign::ResultId;
use empile_games::{
    AnyGame,
    contract::{Fact, Match, Record},
};
use empile_stage::{
    CARD_HEIGHT, CARD_WIDTH, Card, CardPlace, PaintedCard, Sitter, Words, ending, result_card,
};

use crate::{Empile, EmpileError, HistoryPlace, HistoryRow, TableScene, report::headline};

/// The picture of a result. It is painted by day, whatever the theme, and in full pixels.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ResultCard {
    /// Everything on it, in density-independent pixels.
    pub scene: TableScene,
    /// So many pixels are one density-independent pixel.
    pub density: f32,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// What its file is called.
    pub file_name: String,
}

/// What pictures of results end with, without the dot.
const ENDING: &str = "png";

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The picture of a result, played here or written down by hand, that says of the day it was played what the shell calls it.
    pub fn result_card(&self, id: ResultId, day: String) -> Result<ResultCard, EmpileError> {
        let row = self.result(id)?;
        let file_name = format!("empile-{}.{ENDING}", row.game.slug());
        let PaintedCard { scene, density } = self.card_of(&row, day)?;
        Ok(ResultCard {
            scene: TableScene::alone(&scene, self.lexicon()),
            density,
            width: CARD_WIDTH.into(),
            height: CARD_HEIGHT.into(),
            file_name,
        })
    }
}

impl Empile {
    fn card_of(&self, row: &HistoryRow, day: String) -> Result<PaintedCard, EmpileError> {
        let played = self.last_state(row)?;
        let board = played.as_ref().map(|(game, sitters)| (game, sitters.as_slice()));
        let why = board.and_then(|(game, sitters)| ending(game, sitters));
        let campaigns = self.campaigns()?;
        let campaign = campaigns.into_iter().find(|campaign| campaign.id == row.campaign);
        let occasion = match campaign {
            Some(campaign) => Words::new("card-occasion").text("campaign", campaign.name),
            None => Words::new("card-day"),
        };
        let winners = row.places.iter().filter(|place| place.won).map(|place| place.player.name.clone());
        let card = Card {
            title: said(self.game_name(row.game)),
            occasion: occasion.text("day", day),
            headline: said(headline(&winners.collect::<Vec<_>>(), self.lexicon())),
            why,
            places: row.places.iter().map(place).collect(),
        };
        Ok(result_card(&card, board))
    }

    /// How the match ended that a result is of, if it was played here.
    fn last_state(&self, row: &HistoryRow) -> Result<Option<(AnyGame, Vec<Sitter>)>, EmpileError> {
        let Some(id) = row.match_id else { return Ok(None) };
        let stored = self.read_log(|log| log.load_match(id))?;
        let sitters = self.sitters(&stored.seats)?;
        let record = Record { setup: stored.setup, seed: stored.seed, entries: stored.entries };
        let played = Match::<AnyGame>::replay(record).map_err(|_| self.error("unreadable-match"))?;
        Ok(Some((played.state().clone(), sitters)))
    }
}

fn place(place: &HistoryPlace) -> CardPlace {
    let detail = Words::new("card-place")
        .text("place", place.rank_text.clone())
        .text("score", place.score_text.clone());
    let title = place.title.clone().map(said);
    CardPlace { badge: place.player.badge, name: place.player.name.clone(), detail, title, won: place.won }
}

/// What is in words already.
fn said(text: String) -> Words {
    Words { key: "name", facts: vec![("name", Fact::Text(text))] }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use empile_games::{
        GameId,
        contract::{Choices, Chosen, Entry, Game, Seed},
    };

    use super::*;
    use crate::{
        Table,
        chronicle::testing::{DAY, play},
    };

    fn said(card: &ResultCard) -> Vec<String> {
        card.scene.nodes.iter().filter_map(|node| node.text.as_ref()).map(|text| text.text.clone()).collect()
    }

    /// Does whatever is legal first, until it is over.
    fn play_out(table: &Arc<Table>) {
        while table.result().is_none() {
            let state: AnyGame = serde_json::from_str(&table.state_json().unwrap()).unwrap();
            let seat = state.to_act().iter().next().unwrap();
            let action = state.legal(seat).nth(0).unwrap();
            let entry = Entry::Act { seat, action, at: table.now() };
            table.play(&serde_json::to_string(&entry).unwrap()).unwrap();
        }
    }

    #[test]
    fn a_result_by_hand_has_a_picture_with_names_places_and_the_day_and_no_board() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let id = play(&app, DAY, &[(ada, 8), (bob, 3)]);
        let card = app.result_card(id, "2 janvier 2026".into()).unwrap();
        let said = said(&card);
        for words in ["Eintrichtern", "Ada", "Bob", "Ada l'emporte\u{a0}!", "Empile"] {
            assert!(said.iter().any(|text| text == words), "{words}: {said:?}");
        }
        assert!(said.iter().any(|text| text.starts_with("2 janvier 2026 · ")), "{said:?}");
        assert_eq!((card.width, card.height), (1080, 1350));
        assert_eq!(card.file_name, "empile-eintrichtern.png");
    }

    #[test]
    fn a_match_played_here_has_one_with_its_board_and_why_it_was_over_also_when_the_app_was_closed() {
        let app = Empile::open_in_memory("fr").unwrap();
        let people = ["Ada", "Bob", "Cléo"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let setup = GameId::Abquetschen.setup(3, &Chosen::default()).unwrap();
        let table = app.start_match(setup, people.into(), Some(Seed(3))).unwrap();
        let id: ResultId = table.id().to_string().parse().unwrap();
        assert!(app.result_card(id, String::new()).is_err(), "it is not over");
        play_out(&table);
        let sheet = table.result().unwrap();
        drop(table);
        let card = app.result_card(id, "2 janvier 2026".into()).unwrap();
        let said = said(&card);
        assert!(said.contains(&sheet.why.clone().unwrap()), "{said:?}");
        let again = app.resume_match(app.result(id).unwrap().match_id.unwrap()).unwrap();
        assert_eq!(again.result(), Some(sheet), "it is found as it ended");
        assert!(again.scene().nodes.iter().all(|node| !node.role.is_touchable()));
    }
}
