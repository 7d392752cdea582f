use std::sync::Arc;

use empile_app::tools;
use empile_games::{
    contract::{Seat, Seed},
    neko::Mode,
};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// A card that lies face up.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NekoCard {
    /// Its number in the box, to ask for its picture.
    pub number: u8,
    /// What it says, in words.
    pub text: String,
    /// For a mission, how many floors it lets one climb at most.
    pub climb: Option<u8>,
}

/// What lies on the table, and how high the cats are.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct NekoSheet {
    /// The action cards face up.
    pub actions: Vec<NekoCard>,
    /// The missions face up; none in competition.
    pub missions: Vec<NekoCard>,
    /// The floor of each player's cat, in seat order; together, all have the same.
    pub floors: Vec<u8>,
    /// The steps that are won, the lowest first.
    pub steps: Vec<u8>,
    /// So many floors are in the box: no tower is higher.
    pub most_floors: u8,
}

/// The decks and the step counter of Neko tower.
#[derive(uniffi::Object)]
pub struct NekoDecks {
    held: Held<tools::NekoHelper>,
}

#[uniffi::export]
impl Empile {
    /// Decks as they lie before the first turn, together or against each other. Without a seed, chance shuffles them.
    #[uniffi::method(default(seed = None))]
    pub fn neko_decks(
        self: Arc<Self>,
        competitive: bool,
        players: u8,
        seed: Option<u64>,
    ) -> Result<Arc<NekoDecks>, EmpileError> {
        let mode = if competitive { Mode::Competitive } else { Mode::Together };
        let seed = seed.map_or_else(|| self.app.chance(), |seed| Ok(Seed(seed)))?;
        Ok(Arc::new(NekoDecks { held: Held::new(self, tools::NekoHelper::new(mode, players, seed))? }))
    }
}

#[uniffi::export]
impl NekoDecks {
    /// Plays the action card at this place, counted from 0, and draws the next.
    pub fn play_action(&self, place: u8) -> Result<NekoSheet, EmpileError> {
        self.held.work(|helper| helper.play_action(place.into()))?;
        self.sheet()
    }

    /// Validates the mission at this place: Neko climbs so many floors, at most to the top of a tower of this height.
    pub fn validate(&self, place: u8, climb: u8, height: u8) -> Result<NekoSheet, EmpileError> {
        self.held.work(|helper| helper.validate(place.into(), climb, height))?;
        self.sheet()
    }

    /// Puts a player's cat on a floor; together it is Neko, whoever is named.
    pub fn put(&self, seat: u8, floor: u8) -> Result<NekoSheet, EmpileError> {
        self.held.work(|helper| helper.put(Seat(seat), floor))?;
        self.sheet()
    }

    /// By whose hand the tower is down, if it is.
    pub fn set_felled_by(&self, seat: Option<u8>) -> Result<NekoSheet, EmpileError> {
        self.held.work(|helper| helper.set_felled_by(seat.map(Seat)))?;
        self.sheet()
    }

    /// What lies on the table, and how high the cats are.
    pub fn sheet(&self) -> Result<NekoSheet, EmpileError> {
        let app = &self.held.empile().app;
        Ok(self.held.look(|helper| NekoSheet {
            actions: helper
                .actions()
                .iter()
                .map(|card| NekoCard {
                    number: (*card).into(),
                    text: app.say_words(&empile_stage::action_words(*card)),
                    climb: None,
                })
                .collect(),
            missions: helper
                .mission_cards()
                .iter()
                .map(|card| NekoCard {
                    number: (*card).into(),
                    text: app.say_words(&empile_stage::mission_words(card.mission())),
                    climb: Some(card.mission().climb()),
                })
                .collect(),
            floors: helper.floors(),
            steps: helper.steps().collect(),
            most_floors: helper.most_floors(),
        }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
