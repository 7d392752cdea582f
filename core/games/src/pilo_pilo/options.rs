use super::{PiloPilo, Setup, Timing};
use crate::contract::{OptionLine, Options, Value, Values};

impl Options for PiloPilo {
    fn options() -> Vec<OptionLine> {
        let usual = Timing::default();
        let rule = "pilo-pilo.timing";
        vec![
            OptionLine::flag("apprentices", "pilo-pilo.apprentices", false),
            OptionLine::millis("round", rule, usual.round_ms, &[2_000, 5_000, 8_000]),
            OptionLine::millis("quiet-round", rule, usual.quiet_round_ms, &[1_500, 3_000, 5_000]),
        ]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let timing = Timing {
            round_ms: chosen.millis("round"),
            quiet_round_ms: chosen.millis("quiet-round"),
            ..Timing::default()
        };
        Setup { apprentices: chosen.flag("apprentices"), timing, ..Setup::for_players(players) }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        let Timing { round_ms, quiet_round_ms, .. } = setup.timing;
        vec![Value::Flag(setup.apprentices), Value::Millis(round_ms), Value::Millis(quiet_round_ms)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(PiloPilo::setup(5, &Values::usual(&PiloPilo::options())), Setup::for_players(5));
    }
}
