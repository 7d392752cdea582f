use super::{Setup, Teckels};
use crate::contract::{Game, OptionLine, Options, Value, Values};

impl Options for Teckels {
    fn options() -> Vec<OptionLine> {
        let usual = Setup::for_players(*Self::descriptor().players.start());
        vec![
            OptionLine::flag("ends-when-stuck", "teckels.ruling-dead-end", usual.ends_when_stuck),
            OptionLine::flag("ends-when-all-call", "teckels.ruling-calling", usual.ends_when_all_call),
        ]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        Setup {
            ends_when_stuck: chosen.flag("ends-when-stuck"),
            ends_when_all_call: chosen.flag("ends-when-all-call"),
            ..Setup::for_players(players)
        }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Flag(setup.ends_when_stuck), Value::Flag(setup.ends_when_all_call)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(Teckels::setup(2, &Values::usual(&Teckels::options())), Setup::for_players(2));
    }
}
