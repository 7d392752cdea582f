use super::{Costs, CuiBono, Edition, Setup};
use crate::contract::{OptionLine, Options, Value, Values};

/// A menu of more costs than these helps nobody.
const MOST_OFFERED: u8 = 5;

impl Options for CuiBono {
    fn options() -> Vec<OptionLine> {
        let usual = Costs::default();
        let offered = *Costs::ALLOWED.start()..=MOST_OFFERED;
        let line = |(colour, usual): (&'static str, u8)| {
            OptionLine::numbers(colour, "cui-bono.ruling-costs", usual, offered.clone().map(u32::from))
        };
        [("red", usual.red), ("yellow", usual.yellow), ("pearl", usual.pearl)].map(line).into()
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let costs = Costs {
            red: chosen.number("red"),
            yellow: chosen.number("yellow"),
            pearl: chosen.number("pearl"),
        };
        Setup { costs, ..Setup::for_players(players) }
    }

    fn renewed(setup: &Setup) -> Setup {
        Setup { edition: Edition::Second, ..*setup }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        let Costs { red, yellow, pearl } = setup.costs;
        [red, yellow, pearl].map(|cost| Value::Number(cost.into())).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(CuiBono::setup(4, &Values::usual(&CuiBono::options())), Setup::for_players(4));
    }
}
