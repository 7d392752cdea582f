use super::{BunteKuh, Setup, Timing};
use crate::contract::{OptionLine, Options, Value, Values};

impl Options for BunteKuh {
    fn options() -> Vec<OptionLine> {
        let usual = Timing::default().point_ms;
        vec![OptionLine::millis("point", "bunte-kuh.ruling-point", usual, &[3_000, 8_000, 12_000])]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        Setup { players, timing: Timing { point_ms: chosen.millis("point"), ..Timing::default() } }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Millis(setup.timing.point_ms)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(BunteKuh::setup(4, &Values::usual(&BunteKuh::options())), Setup::for_players(4));
    }
}
