use super::{Setup, Wurfelmarsch};
use crate::contract::{OptionLine, Options, Value, Values};

/// When a match that goes nowhere is a draw.
impl Options for Wurfelmarsch {
    fn options() -> Vec<OptionLine> {
        let usual = Setup::default();
        let rule = "wurfelmarsch.draw";
        vec![
            OptionLine::numbers("repetitions", rule, usual.repetitions, [2, 5]),
            OptionLine::numbers("quiet-turns", rule, usual.quiet_turns, [30, 120]),
        ]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        Setup {
            players,
            repetitions: chosen.number("repetitions"),
            quiet_turns: chosen.number("quiet-turns"),
        }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Number(setup.repetitions.into()), Value::Number(setup.quiet_turns.into())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(Wurfelmarsch::setup(3, &Values::usual(&Wurfelmarsch::options())), Setup::default());
    }
}
