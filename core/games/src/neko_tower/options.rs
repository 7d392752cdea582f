use super::{Mode, Neko, Play, Setup};
use crate::contract::{OptionLine, Options, Value, Values};

const TOGETHER: &str = "together";
const COMPETITIVE: &str = "competitive";
const COMPANION: &str = "companion";
const ON_SCREEN: &str = "on-screen";

/// « Variante compétitive », and ruling « Two ways to play ».
impl Options for Neko {
    fn options() -> Vec<OptionLine> {
        let line = |key, rule, names: [&'static str; 2]| OptionLine {
            key,
            rule,
            values: names.map(Value::Name).to_vec(),
        };
        vec![
            line("play", "neko-tower.ruling-two-ways", [COMPANION, ON_SCREEN]),
            line("mode", "neko-tower.competitive", [TOGETHER, COMPETITIVE]),
        ]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let mode = match chosen.name("mode") {
            COMPETITIVE => Mode::Competitive,
            _ => Mode::Together,
        };
        let play = match chosen.name("play") {
            ON_SCREEN => Play::OnScreen,
            _ => Play::Companion,
        };
        Setup { players, mode, play }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        let play = match setup.play {
            Play::Companion => COMPANION,
            Play::OnScreen => ON_SCREEN,
        };
        let mode = match setup.mode {
            Mode::Together => TOGETHER,
            Mode::Competitive => COMPETITIVE,
        };
        vec![Value::Name(play), Value::Name(mode)]
    }
}
