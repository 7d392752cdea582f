use super::{Mode, Neko, Play, Setup};
use crate::contract::{OptionLine, Options, Value, Values};

const TOGETHER: &str = "together";
const COMPETITIVE: &str = "competitive";

/// « Variante compétitive ». The tower stands on the table.
impl Options for Neko {
    fn options() -> Vec<OptionLine> {
        let values = vec![Value::Name(TOGETHER), Value::Name(COMPETITIVE)];
        vec![OptionLine { key: "mode", rule: "neko-tower.competitive", values }]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let mode = match chosen.name("mode") {
            COMPETITIVE => Mode::Competitive,
            _ => Mode::Together,
        };
        Setup { players, mode, play: Play::Companion }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Name(match setup.mode {
            Mode::Together => TOGETHER,
            Mode::Competitive => COMPETITIVE,
        })]
    }
}
