//! What may be done now, and which rule says so. While cards lie open all four rules, never the answer.

use empile_games::pilo_pilo::{Step, View};

use crate::{Help, Words};

const WHOSE: (&str, &str) = ("pilo-pilo-help-whose", "pilo-pilo.ruling-whose-hand");

pub(super) fn now(view: &View) -> Vec<Help> {
    let lines: &[(&'static str, &'static str)] = match view.step {
        Step::Gathering { .. } => &[("pilo-pilo-help-ready", "pilo-pilo.round")],
        Step::Hush => &[
            ("pilo-pilo-help-hush", "pilo-pilo.round"),
            ("pilo-pilo-help-touch", "pilo-pilo.touching"),
            WHOSE,
        ],
        Step::Open { .. } => &[
            ("pilo-pilo-help-king", "pilo-pilo.king"),
            ("pilo-pilo-help-attacker", "pilo-pilo.attacker"),
            ("pilo-pilo-help-defender", "pilo-pilo.defender"),
            ("pilo-pilo-help-dragon", "pilo-pilo.dragon"),
            ("pilo-pilo-help-touch", "pilo-pilo.touching"),
            WHOSE,
        ],
        Step::Over => &[("pilo-pilo-help-over", "pilo-pilo.end")],
    };
    lines.iter().map(|(key, rule)| Help::new(Words::new(key), rule)).collect()
}
