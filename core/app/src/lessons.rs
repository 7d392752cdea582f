//! Guided first matches: tables like any other, on a log of their own that is forgotten with them.

use std::sync::{Arc, Mutex};

use empile_campaign::{Log, MatchId, NewMatch, NewPlayer, ROBOTS};
use empile_games::{
    AnyGame, GameId,
    contract::{Game, Match},
};
use empile_stage::{Sitter, Stage, lesson};

use crate::{Empile, EmpileError, Table, empile::FIRST_SURFACE, table::Play};

/// The ids by which the tables of lessons are known, one for each game, the same on every device. No match has one of them.
const FIRST_ID: u128 = 0x0000_0000_0000_7000_8000_0000_0000_0201;

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Begins the lesson of a game, and gives the id by which its table is [resumed](Empile::resume_match) like any other. Nothing
    /// of it is written down.
    pub fn begin_lesson(&self, game: GameId) -> Result<MatchId, EmpileError> {
        let id = lesson_id(game);
        self.tables.forget(id);
        Ok(id)
    }

    /// Is a lesson at hand before anybody plays: has no match of this game been played to its end here?
    pub fn offers_lesson(&self, game: GameId) -> Result<bool, EmpileError> {
        let filter = empile_campaign::HistoryFilter { game: Some(game), ..Default::default() };
        Ok(self.read_log(|log| log.history(&filter, 1, 0))?.is_empty())
    }
}

impl Empile {
    /// A new table for the lesson of a game: a real match, on a log that is forgotten with it.
    pub(crate) fn lesson_table(&self, game: GameId) -> Result<Table, EmpileError> {
        let lesson = lesson(game);
        let match_: Match<AnyGame> = Match::start(lesson.setup.clone(), lesson.seed)
            .map_err(|refusal| EmpileError::breach(&self.lexicon, &refusal))?;
        let sitters = self.lesson_sitters(match_.state().players());
        let mut log = self.told(Log::open_in_memory())?;
        let mut seats = Vec::new();
        for Sitter { name, colour } in sitters.clone() {
            seats.push(self.told(log.add_player(NewPlayer { name, colour }))?.id);
        }
        let campaign = log.default_campaign();
        let new = NewMatch { campaign, setup: lesson.setup.clone(), seed: lesson.seed, seats };
        let own_id = self.told(log.start_match(new))?;
        let mut stage = Stage::new(match_.state(), sitters.clone(), FIRST_SURFACE);
        stage.teach(match_.state(), &lesson);
        let (lexicon, time) = (Arc::clone(&self.lexicon), Arc::clone(&self.time));
        let play = Play::new(own_id, match_, stage, sitters, Arc::new(Mutex::new(log)), lexicon, time);
        play.begin_lesson();
        Ok(Table::of_lesson(lesson_id(game), play))
    }

    /// Whoever learns, and robots on the other seats.
    fn lesson_sitters(&self, players: u8) -> Vec<Sitter> {
        let pupil = Sitter { name: self.say("lesson-you", &[]), colour: 0 };
        let robots = ROBOTS.iter().map(|robot| Sitter { name: robot.name.to_owned(), colour: robot.colour });
        std::iter::once(pupil).chain(robots).take(players.into()).collect()
    }
}

fn lesson_id(game: GameId) -> MatchId {
    MatchId::fixed(FIRST_ID + game as u128)
}

/// The game whose lesson has this id, if one has.
pub(crate) fn lesson_of(id: MatchId) -> Option<GameId> {
    GameId::ALL.iter().copied().find(|game| lesson_id(*game) == id)
}
