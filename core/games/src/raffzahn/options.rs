use super::{Raffzahn, Setup};
use crate::contract::{OptionLine, Options, Value, Values};

const ANNOUNCES: &str = "announces-nothing-left";

impl Options for Raffzahn {
    fn options() -> Vec<OptionLine> {
        let usual = Setup::default().announces_nothing_left;
        vec![OptionLine::flag(ANNOUNCES, "raffzahn.ruling-nothing-left", usual)]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        Setup { players, announces_nothing_left: chosen.flag(ANNOUNCES), ..Setup::default() }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Flag(setup.announces_nothing_left)]
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
