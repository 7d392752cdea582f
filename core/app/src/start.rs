//! Why a match cannot begin yet. Every reason is gathered here, so that a button that does nothing says why in every
//! shell, and in the same words.

use empile_campaign::{LogError, PlayerId};
use empile_games::{
    AnyGame, GameId,
    contract::{Fact, Game, Seed},
};
use empile_stage::{Surface, offered};

use crate::{Empile, EmpileError, MatchSetup, Refusal};

/// How large a board would be, in density-independent pixels, and how many times as large its text.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoardSize {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
    /// A reader wants text so many times as large.
    pub text_scale: f32,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Why a match cannot begin with those who sit and with what was chosen; nothing if it can. So many guests come
    /// beside them, where nobody is known yet; the board's size decides once it is known.
    pub fn start_obstacle(
        &self,
        setup: MatchSetup,
        seats: Vec<PlayerId>,
        guests: u8,
        board: Option<BoardSize>,
    ) -> Result<Option<Refusal>, EmpileError> {
        let (game, players) = (setup.game, seats.len() + usize::from(guests));
        let found = self
            .check_start(setup, &seats, guests)
            .and_then(|()| self.check_room(game, players, board))
            .err();
        Ok(found.map(Refusal::of))
    }
}

impl Empile {
    /// One after the other: who sits, how many they are, and what they chose.
    fn check_start(&self, setup: MatchSetup, seats: &[PlayerId], guests: u8) -> Result<(), EmpileError> {
        let players = seats.len() + usize::from(guests);
        self.check_company(setup.game, seats, guests)?;
        self.check_count(setup.game, players)?;
        let setup = self.chosen_setup(setup, players)?;
        self.check_reach(&setup, seats)?;
        let start = AnyGame::start(&setup, Seed(0));
        start.map(|_| ()).map_err(|refusal| EmpileError::breach(&self.lexicon, &refusal))
    }

    /// So many have room on the board: nobody's hand can be taken for somebody else's.
    fn check_room(&self, game: GameId, players: usize, board: Option<BoardSize>) -> Result<(), EmpileError> {
        let Some(BoardSize { width, height, text_scale }) = board else { return Ok(()) };
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let crowded = |words| EmpileError::Failed {
            code: "crowded".to_owned(),
            rule: None,
            reason: self.lexicon.words(&words),
        };
        offered(game, players, Surface { width, height }, text_scale).map_err(crowded)
    }

    /// Everyone is known and sits once, and robots play only beside people.
    fn check_company(&self, game: GameId, seats: &[PlayerId], guests: u8) -> Result<(), EmpileError> {
        let names = self.sitters(seats)?;
        let twice = seats.iter().zip(names).enumerate().find(|(index, (id, _))| seats[..*index].contains(id));
        if let Some((_, (id, sitter))) = twice {
            let refused = LogError::SeatedTwice { player: *id, name: sitter.name };
            return Err(EmpileError::log(&self.lexicon, &refused));
        }
        self.check_robots(game, seats, guests)
    }

    fn check_count(&self, game: GameId, players: usize) -> Result<(), EmpileError> {
        let allowed = game.descriptor().players;
        if u8::try_from(players).is_ok_and(|players| allowed.contains(&players)) {
            return Ok(());
        }
        let (least, most) = (*allowed.start(), *allowed.end());
        let range = match (players, least) {
            (0, 1) => "one",
            _ if least == most => "exact",
            _ => "several",
        };
        let facts = [("range", Fact::from(range)), ("least", least.into()), ("most", most.into())];
        Err(EmpileError::new(&self.lexicon, "need-players", &facts))
    }
}

#[cfg(test)]
mod tests {
    use empile_games::GameId;

    use super::*;
    use crate::{ChosenOption, RobotInfo};

    fn plain(game: GameId) -> MatchSetup {
        MatchSetup { game, options: Vec::new(), rows: None }
    }

    fn chosen(game: GameId, options: &[(&str, &str)]) -> MatchSetup {
        let option =
            |(key, value): &(&str, &str)| ChosenOption { key: (*key).to_owned(), value: (*value).to_owned() };
        MatchSetup { options: options.iter().map(option).collect(), ..plain(game) }
    }

    fn people(app: &Empile, count: u8) -> Vec<PlayerId> {
        (0..count).map(|number| app.add_player(format!("P{number}"), number % 8).unwrap().id).collect()
    }

    fn code(app: &Empile, setup: MatchSetup, seats: &[PlayerId], guests: u8) -> Option<String> {
        let found = app.start_obstacle(setup, seats.to_vec(), guests, None).unwrap();
        if let Some(refusal) = &found {
            assert!(!refusal.reason.is_empty() && !refusal.reason.starts_with("error-"), "{refusal:?}");
        }
        found.map(|refusal| refusal.code)
    }

    /// What the button says is what starting would say, or nothing where it would start.
    #[test]
    fn there_is_an_obstacle_just_where_a_match_would_not_start() {
        let app = Empile::open_in_memory("fr").unwrap();
        let seats = people(&app, 9);
        for game in GameId::ALL {
            for players in 0..=9 {
                let sitting = &seats[..players];
                let obstacle = code(&app, plain(*game), sitting, 0);
                let start = app.start_as_chosen(plain(*game), sitting.to_vec(), None, None);
                assert_eq!(obstacle.is_some(), start.is_err(), "{game:?} for {players}: {obstacle:?}");
            }
        }
    }

    #[test]
    fn too_few_and_too_many_are_told_how_many_can_play() {
        let app = Empile::open_in_memory("fr").unwrap();
        let seats = people(&app, 5);
        let reason = |game, players: usize| {
            let found = app.start_obstacle(plain(game), seats[..players].to_vec(), 0, None).unwrap();
            found.unwrap().reason
        };
        assert_eq!(reason(GameId::PilePoils, 1), "Choisissez de 2 à 4 personnes.");
        assert_eq!(reason(GameId::PilePoils, 5), "Choisissez de 2 à 4 personnes.");
        assert_eq!(reason(GameId::Raffzahn, 2), "Il faut exactement 3 personnes.");
        assert_eq!(reason(GameId::NekoTower, 0), "Il faut au moins une personne.");
    }

    #[test]
    fn robots_alone_somebody_twice_and_a_robot_where_none_plays_are_obstacles() {
        let app = Empile::open_in_memory("fr").unwrap();
        let person = people(&app, 1)[0];
        let robots: Vec<PlayerId> =
            app.robots().unwrap().iter().filter_map(RobotInfo::usual).map(|robot| robot.id).collect();
        let with = |game, seats: &[PlayerId], guests| code(&app, plain(game), seats, guests);
        assert_eq!(with(GameId::CuiBono, &robots[..2], 0).as_deref(), Some("only-robots"));
        assert_eq!(with(GameId::CuiBono, &robots[..2], 1), None, "a guest will come");
        assert_eq!(with(GameId::CuiBono, &[person, person], 0).as_deref(), Some("log-seated-twice"));
        let real_tower = with(GameId::NekoTower, &[person, robots[0]], 0);
        assert_eq!(real_tower.as_deref(), Some("robot-without-hands"));
        let on_screen = chosen(GameId::NekoTower, &[("play", "on-screen")]);
        assert_eq!(code(&app, on_screen, &[person, robots[0]], 0), None);
        assert_eq!(
            with(GameId::Raffzahn, &[person, robots[0], robots[1], robots[2]], 0).as_deref(),
            Some("no-robot-for-this-game")
        );
        assert_eq!(with(GameId::PiloPilo, &[person, robots[0], robots[1]], 0), None);
        assert_eq!(with(GameId::PilePoils, &[], 2), None, "guests begin at once");
    }

    #[test]
    fn what_was_chosen_can_be_an_obstacle() {
        let app = Empile::open_in_memory("fr").unwrap();
        let seats = people(&app, 2);
        let endless = [("ends-when-stuck", "false"), ("ends-when-all-call", "false")];
        assert!(code(&app, chosen(GameId::Teckels, &endless), &seats, 0).is_some());
        let alone = chosen(GameId::NekoTower, &[("mode", "competitive")]);
        assert!(code(&app, alone, &seats[..1], 0).is_some());
        let hole = MatchSetup {
            rows: Some(vec![vec![1, 2, 3], vec![4, 0], vec![6]]),
            ..chosen(GameId::PilePoils, &[("side", "own")])
        };
        let found = app.start_obstacle(hole, seats, 0, None).unwrap().unwrap();
        assert!(found.reason.starts_with("Rangée 2, case 2"), "{}", found.reason);
    }
}
