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
            OptionLine::millis("drag", rule, usual.drag_ms, &[1_000, 2_500, 4_000]),
        ]
    }

    fn setup(players: u8, chosen: &Values) -> Setup {
        let timing = Timing {
            round_ms: chosen.millis("round"),
            quiet_round_ms: chosen.millis("quiet-round"),
            drag_ms: chosen.millis("drag"),
            ..Timing::default()
        };
        Setup { apprentices: chosen.flag("apprentices"), timing, ..Setup::for_players(players) }
    }

    fn chosen(setup: &Setup) -> Vec<Value> {
        let Timing { round_ms, quiet_round_ms, drag_ms, .. } = setup.timing;
        let times = [round_ms, quiet_round_ms, drag_ms].map(Value::Millis);
        [Value::Flag(setup.apprentices)].into_iter().chain(times).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        AnySetup, GameId,
        contract::{Chosen, Millis},
    };

    #[test]
    fn the_usual_choice_is_the_usual_set_up() {
        assert_eq!(PiloPilo::setup(5, &Values::usual(&PiloPilo::options())), Setup::for_players(5));
    }

    /// The quick reference calls these three adjustable; how long a touch may be on its way is the device's affair.
    #[test]
    fn every_time_that_a_player_notices_can_be_chosen() {
        for (key, of) in [
            ("round", (|timing| timing.round_ms) as fn(Timing) -> Millis),
            ("quiet-round", |timing| timing.quiet_round_ms),
            ("drag", |timing| timing.drag_ms),
        ] {
            let line = PiloPilo::options().into_iter().find(|line| line.key == key).expect(key);
            for value in &line.values {
                let chosen = Chosen { values: vec![(key.to_owned(), value.to_string())], rows: None };
                let AnySetup::PiloPilo(setup) = GameId::PiloPilo.setup(3, &chosen).expect("a choice") else {
                    panic!("another game")
                };
                assert_eq!(value.to_string(), of(setup.timing).to_string(), "{key}");
            }
        }
    }
}
