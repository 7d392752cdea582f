use empile_games::{
    AnySetup, GameId, abquetschen, bunte_kuh,
    contract::{Breach, Fact},
    cui_bono, eintrichtern, neko, pile_poils, pilo_pilo, raffzahn, teckels, wurfelmarsch,
};
use thiserror::Error;

use super::menu::{Value, menu};

/// What a table chose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Values by the keys of their options; the usual one where nothing is said.
    pub values: Vec<(String, String)>,
    /// Pile-Poils on the table's own board: rows of numbers from the bottom up.
    pub own_board: Option<Vec<Vec<u8>>>,
}

/// Why a choice cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionProblem {
    /// The game has no such option.
    #[error("there is no option {key}")]
    NoSuchOption {
        /// What was named.
        key: String,
    },
    /// The option has no such value.
    #[error("the option {key} has no value {value}")]
    NoSuchValue {
        /// Which option.
        key: String,
        /// What was asked for.
        value: String,
    },
    /// The own board was chosen but not given.
    #[error("the own board is missing")]
    NoOwnBoard,
}

impl Breach for OptionProblem {
    fn code(&self) -> &'static str {
        match self {
            OptionProblem::NoSuchOption { .. } => "no-such-option",
            OptionProblem::NoSuchValue { .. } => "no-such-option-value",
            OptionProblem::NoOwnBoard => "no-own-board",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            OptionProblem::NoSuchOption { .. } | OptionProblem::NoSuchValue { .. } => "table.options",
            OptionProblem::NoOwnBoard => "pile-poils.ruling-board",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let text = |text: &String| Fact::Text(text.clone());
        match self {
            OptionProblem::NoSuchOption { key } => vec![("option", text(key))],
            OptionProblem::NoSuchValue { key, value } => vec![("option", text(key)), ("value", text(value))],
            OptionProblem::NoOwnBoard => Vec::new(),
        }
    }
}

/// The set-up of a game for so many players, as chosen.
pub(crate) fn setup(game: GameId, players: u8, chosen: &Chosen) -> Result<AnySetup, OptionProblem> {
    let values = Values::of(game, chosen)?;
    Ok(match game {
        GameId::PilePoils => {
            let side = match (values.name("side"), &chosen.own_board) {
                ("own", Some(rows)) => pile_poils::Side::Own(rows.clone()),
                ("own", None) => return Err(OptionProblem::NoOwnBoard),
                ("panier", _) => pile_poils::Side::Panier,
                _ => pile_poils::Side::Coussin,
            };
            AnySetup::PilePoils(pile_poils::Setup { players, side })
        }
        GameId::PiloPilo => {
            let usual = pilo_pilo::Setup::for_players(players);
            let timing = pilo_pilo::Timing {
                round_ms: values.millis("round"),
                quiet_round_ms: values.millis("quiet-round"),
                ..usual.timing
            };
            AnySetup::PiloPilo(pilo_pilo::Setup { apprentices: values.flag("apprentices"), timing, ..usual })
        }
        GameId::Teckels => AnySetup::Teckels(teckels::Setup {
            ends_when_stuck: values.flag("ends-when-stuck"),
            ends_when_all_call: values.flag("ends-when-all-call"),
            ..teckels::Setup::for_players(players)
        }),
        GameId::NekoTower => {
            let mode = match values.name("mode") {
                "competitive" => neko::Mode::Competitive,
                _ => neko::Mode::Together,
            };
            AnySetup::NekoTower(neko::Setup { players, mode, play: neko::Play::Companion })
        }
        GameId::Abquetschen => AnySetup::Abquetschen(abquetschen::Setup { players }),
        GameId::Raffzahn => AnySetup::Raffzahn(raffzahn::Setup {
            players,
            announces_nothing_left: values.flag("announces-nothing-left"),
            ..raffzahn::Setup::default()
        }),
        GameId::BunteKuh => {
            let usual = bunte_kuh::Setup::for_players(players);
            let timing = bunte_kuh::Timing { point_ms: values.millis("point"), ..usual.timing };
            AnySetup::BunteKuh(bunte_kuh::Setup { timing, ..usual })
        }
        GameId::CuiBono => {
            let cost = |colour| u8::try_from(values.number(colour)).unwrap_or(u8::MAX);
            let costs = cui_bono::Costs { red: cost("red"), yellow: cost("yellow"), pearl: cost("pearl") };
            AnySetup::CuiBono(cui_bono::Setup { players, costs })
        }
        GameId::Eintrichtern => {
            AnySetup::Eintrichtern(eintrichtern::Setup { players, show_ms: values.millis("show") })
        }
        GameId::Wurfelmarsch => AnySetup::Wurfelmarsch(wurfelmarsch::Setup {
            players,
            repetitions: u8::try_from(values.number("repetitions")).unwrap_or(u8::MAX),
            quiet_turns: u16::try_from(values.number("quiet-turns")).unwrap_or(u16::MAX),
        }),
    })
}

/// Every option of the game with the value chosen for it.
struct Values(Vec<(&'static str, Value)>);

impl Values {
    fn of(game: GameId, chosen: &Chosen) -> Result<Values, OptionProblem> {
        let lines = menu(game);
        if let Some((key, _)) = chosen.values.iter().find(|(key, _)| lines.iter().all(|line| line.key != key))
        {
            return Err(OptionProblem::NoSuchOption { key: key.clone() });
        }
        let values = lines.iter().map(|line| {
            let Some((_, wanted)) = chosen.values.iter().find(|(key, _)| key == line.key) else {
                return Ok((line.key, line.usual()));
            };
            let value = line.values.iter().find(|value| value.to_string() == *wanted);
            let unknown = || OptionProblem::NoSuchValue { key: line.key.to_owned(), value: wanted.clone() };
            Ok((line.key, *value.ok_or_else(unknown)?))
        });
        Ok(Values(values.collect::<Result<_, _>>()?))
    }

    fn value(&self, key: &str) -> Option<Value> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }

    fn flag(&self, key: &str) -> bool {
        self.value(key) == Some(Value::Flag(true))
    }

    fn name(&self, key: &str) -> &'static str {
        match self.value(key) {
            Some(Value::Name(name)) => name,
            _ => "",
        }
    }

    fn number(&self, key: &str) -> i64 {
        match self.value(key) {
            Some(Value::Number(number) | Value::Millis(number)) => number,
            _ => 0,
        }
    }

    fn millis(&self, key: &str) -> u64 {
        self.number(key).unsigned_abs()
    }
}

#[cfg(test)]
mod tests {
    use empile_games::{
        AnyGame,
        contract::{Game, Seed},
    };

    use super::*;

    fn chosen(values: &[(&str, &str)]) -> Chosen {
        let values = values.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Chosen { values, own_board: None }
    }

    #[test]
    fn the_usual_choice_is_the_usual_set_up_of_the_engines() {
        let usual = |game, players| setup(game, players, &Chosen::default()).unwrap();
        assert_eq!(usual(GameId::PiloPilo, 5), AnySetup::PiloPilo(pilo_pilo::Setup::for_players(5)));
        assert_eq!(usual(GameId::Teckels, 2), AnySetup::Teckels(teckels::Setup::for_players(2)));
        assert_eq!(usual(GameId::Raffzahn, 3), AnySetup::Raffzahn(raffzahn::Setup::default()));
        assert_eq!(usual(GameId::BunteKuh, 4), AnySetup::BunteKuh(bunte_kuh::Setup::for_players(4)));
        assert_eq!(usual(GameId::CuiBono, 4), AnySetup::CuiBono(cui_bono::Setup::for_players(4)));
        assert_eq!(
            usual(GameId::Eintrichtern, 8),
            AnySetup::Eintrichtern(eintrichtern::Setup::for_players(8))
        );
        assert_eq!(usual(GameId::Wurfelmarsch, 3), AnySetup::Wurfelmarsch(wurfelmarsch::Setup::default()));
    }

    #[test]
    fn every_value_of_every_option_can_be_played() {
        for game in GameId::ALL {
            let players = *game.descriptor().players.end();
            for line in menu(*game) {
                for value in line.values.iter().filter(|value| **value != Value::Name("own")) {
                    let setup = setup(*game, players, &chosen(&[(line.key, &value.to_string())])).unwrap();
                    assert!(AnyGame::start(&setup, Seed(1)).is_ok(), "{game:?}: {} = {value}", line.key);
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_chosen_is_named() {
        let refused = |game, values: &[(&str, &str)]| setup(game, 3, &chosen(values)).unwrap_err();
        let key = "moon".to_owned();
        assert_eq!(refused(GameId::PiloPilo, &[("moon", "full")]), OptionProblem::NoSuchOption { key });
        let (key, value) = ("round".to_owned(), "1".to_owned());
        assert_eq!(refused(GameId::PiloPilo, &[("round", "1")]), OptionProblem::NoSuchValue { key, value });
        assert_eq!(refused(GameId::PilePoils, &[("side", "own")]), OptionProblem::NoOwnBoard);
    }
}
