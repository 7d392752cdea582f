use super::{Raffzahn, Setup};
use crate::contract::{OptionLine, Options, Value, Values};

const ANNOUNCES: &str = "announces-nothing-left";
const LOCK: &str = "lock";

impl Options for Raffzahn {
    fn options() -> Vec<OptionLine> {
        let usual = Setup::default();
        vec![
            OptionLine::flag(ANNOUNCES, "raffzahn.ruling-nothing-left", usual.announces_nothing_left),
            OptionLine::millis(LOCK, "raffzahn.ruling-wrong-die", usual.lock_ms, &[2_000, 3_000]),
        ]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let (announces_nothing_left, lock_ms) = (chosen.flag(ANNOUNCES), chosen.millis(LOCK));
        Setup { players, announces_nothing_left, lock_ms, ..Setup::default() }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Flag(setup.announces_nothing_left), Value::Millis(setup.lock_ms)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(Raffzahn::setup(3, &Values::usual(&Raffzahn::options())), Setup::default());
    }
}
