use super::{Eintrichtern, Setup};
use crate::contract::{Game, OptionLine, Options, Value, Values};

impl Options for Eintrichtern {
    fn options() -> Vec<OptionLine> {
        let usual = Setup::for_players(*Self::descriptor().players.start()).show_ms;
        vec![OptionLine::millis("show", "eintrichtern.ruling-show", usual, &[2_000, 6_000, 10_000])]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        Setup { players, show_ms: chosen.millis("show") }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        vec![Value::Millis(setup.show_ms)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(Eintrichtern::setup(8, &Values::usual(&Eintrichtern::options())), Setup::for_players(8));
    }
}
