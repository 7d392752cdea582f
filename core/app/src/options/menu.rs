use std::fmt;

use empile_games::GameId;

/// An option as data: the usual value first.
pub(crate) struct Line {
    pub(crate) key: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) values: &'static [Value],
}

impl Line {
    /// What is chosen if nobody chooses.
    pub(crate) fn usual(&self) -> Value {
        self.values.first().copied().unwrap_or(Value::Flag(false))
    }
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Flag(bool),
    Name(&'static str),
    Number(i64),
    Millis(i64),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(flag) => flag.fmt(f),
            Value::Name(name) => name.fmt(f),
            Value::Number(number) | Value::Millis(number) => number.fmt(f),
        }
    }
}

const YES_OR_NO: &[Value] = &[Value::Flag(true), Value::Flag(false)];
const NO_OR_YES: &[Value] = &[Value::Flag(false), Value::Flag(true)];

/// What can be chosen in a game. Games with fewer rulings of ours have fewer lines.
pub(crate) fn menu(game: GameId) -> &'static [Line] {
    match game {
        GameId::PilePoils => PILE_POILS,
        GameId::PiloPilo => PILO_PILO,
        GameId::Teckels => TECKELS,
        GameId::NekoTower => NEKO_TOWER,
        GameId::Abquetschen => &[],
        GameId::Raffzahn => RAFFZAHN,
        GameId::BunteKuh => BUNTE_KUH,
        GameId::CuiBono => CUI_BONO,
        GameId::Eintrichtern => EINTRICHTERN,
        GameId::Wurfelmarsch => WURFELMARSCH,
    }
}

const PILE_POILS: &[Line] = &[Line {
    key: "side",
    rule: "pile-poils.ruling-board",
    values: &[Value::Name("coussin"), Value::Name("panier"), Value::Name("own")],
}];

const PILO_PILO: &[Line] = &[
    Line { key: "apprentices", rule: "pilo-pilo.apprentices", values: NO_OR_YES },
    Line {
        key: "round",
        rule: "pilo-pilo.timing",
        values: &[Value::Millis(3_000), Value::Millis(2_000), Value::Millis(5_000), Value::Millis(8_000)],
    },
    Line {
        key: "quiet-round",
        rule: "pilo-pilo.timing",
        values: &[Value::Millis(2_000), Value::Millis(1_500), Value::Millis(3_000), Value::Millis(5_000)],
    },
];

const TECKELS: &[Line] = &[
    Line { key: "ends-when-stuck", rule: "teckels.ruling-dead-end", values: YES_OR_NO },
    Line { key: "ends-when-all-call", rule: "teckels.ruling-calling", values: YES_OR_NO },
];

const NEKO_TOWER: &[Line] = &[Line {
    key: "mode",
    rule: "neko-tower.competitive",
    values: &[Value::Name("together"), Value::Name("competitive")],
}];

const RAFFZAHN: &[Line] =
    &[Line { key: "announces-nothing-left", rule: "raffzahn.ruling-nothing-left", values: YES_OR_NO }];

const BUNTE_KUH: &[Line] = &[Line {
    key: "point",
    rule: "bunte-kuh.ruling-point",
    values: &[Value::Millis(5_000), Value::Millis(3_000), Value::Millis(8_000), Value::Millis(12_000)],
}];

const CUI_BONO: &[Line] = &[
    Line { key: "red", rule: "cui-bono.ruling-costs", values: &costs(1) },
    Line { key: "yellow", rule: "cui-bono.ruling-costs", values: &costs(2) },
    Line { key: "pearl", rule: "cui-bono.ruling-costs", values: &costs(3) },
];

const EINTRICHTERN: &[Line] = &[Line {
    key: "show",
    rule: "eintrichtern.ruling-show",
    values: &[Value::Millis(4_000), Value::Millis(2_000), Value::Millis(6_000), Value::Millis(10_000)],
}];

const WURFELMARSCH: &[Line] = &[
    Line {
        key: "repetitions",
        rule: "wurfelmarsch.draw",
        values: &[Value::Number(3), Value::Number(2), Value::Number(5)],
    },
    Line {
        key: "quiet-turns",
        rule: "wurfelmarsch.draw",
        values: &[Value::Number(60), Value::Number(30), Value::Number(120)],
    },
];

/// One to five, the usual one first.
const fn costs(usual: i64) -> [Value; 5] {
    let mut values = [Value::Number(usual); 5];
    let (mut cost, mut place) = (1, 1);
    while cost <= 5 {
        if cost != usual {
            values[place] = Value::Number(cost);
            place += 1;
        }
        cost += 1;
    }
    values
}
