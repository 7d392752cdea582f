use empile_games::GameId;

/// A tool for a table that plays with the real box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Which finger begins.
    FirstPlayer,
    /// Dice for a table that has lost its own.
    DiceCup,
    /// What a Winner of Pile-Poils may be called.
    TitleFinder,
    /// The score sheet of Pile-Poils.
    PilePoilsSheet,
    /// What everyone had to do in Pilo Pilo, and cards left.
    PiloPiloJudge,
    /// Bones over the rounds of Teckels.
    TeckelsBones,
    /// Decks and steps of Neko tower.
    NekoDecks,
    /// The stop of Raffzahn, and dice.
    RaffzahnTimer,
    /// The time to point in Bunte Kuh, and dice.
    BunteKuhTimer,
    /// What kept dice of Cui bono? cost.
    CuiBonoCounter,
    /// The sums of Eintrichtern, and red dice.
    EintrichternSums,
}

impl Tool {
    /// Every tool, those for any game first.
    pub const ALL: [Tool; 11] = [
        Tool::FirstPlayer,
        Tool::DiceCup,
        Tool::TitleFinder,
        Tool::PilePoilsSheet,
        Tool::PiloPiloJudge,
        Tool::TeckelsBones,
        Tool::NekoDecks,
        Tool::RaffzahnTimer,
        Tool::BunteKuhTimer,
        Tool::CuiBonoCounter,
        Tool::EintrichternSums,
    ];

    /// A stable name: its place in the keys of its texts.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Tool::FirstPlayer => "first-player",
            Tool::DiceCup => "dice-cup",
            Tool::TitleFinder => "title-finder",
            Tool::PilePoilsSheet => "pile-poils-sheet",
            Tool::PiloPiloJudge => "pilo-pilo-judge",
            Tool::TeckelsBones => "teckels-bones",
            Tool::NekoDecks => "neko-decks",
            Tool::RaffzahnTimer => "raffzahn-timer",
            Tool::BunteKuhTimer => "bunte-kuh-timer",
            Tool::CuiBonoCounter => "cui-bono-counter",
            Tool::EintrichternSums => "eintrichtern-sums",
        }
    }

    /// The tool of this name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| tool.slug() == slug)
    }

    /// The game it is for; any if none.
    #[must_use]
    pub fn game(self) -> Option<GameId> {
        match self {
            Tool::FirstPlayer | Tool::DiceCup => None,
            Tool::TitleFinder | Tool::PilePoilsSheet => Some(GameId::PilePoils),
            Tool::PiloPiloJudge => Some(GameId::PiloPilo),
            Tool::TeckelsBones => Some(GameId::Teckels),
            Tool::NekoDecks => Some(GameId::NekoTower),
            Tool::RaffzahnTimer => Some(GameId::Raffzahn),
            Tool::BunteKuhTimer => Some(GameId::BunteKuh),
            Tool::CuiBonoCounter => Some(GameId::CuiBono),
            Tool::EintrichternSums => Some(GameId::Eintrichtern),
        }
    }

    /// Does it know a result that can be written into the log?
    #[must_use]
    pub fn keeps_score(self) -> bool {
        !matches!(self, Tool::FirstPlayer | Tool::DiceCup | Tool::TitleFinder)
    }

    /// What its screen says, each by the last part of its key.
    pub(crate) fn words(self) -> &'static [&'static str] {
        match self {
            Tool::FirstPlayer => &["lay", "wait", "chosen", "again"],
            Tool::DiceCup => &["five", "three", "turquoise", "how-many", "throw", "sum"],
            Tool::TitleFinder => &["golden-cats"],
            Tool::PilePoilsSheet => &["winner", "no-winner", "golden-cats", "cats-left"],
            Tool::PiloPiloJudge => &[
                "apprentices",
                "shown",
                "peeked",
                "throw",
                "shield",
                "sleep",
                "still-king",
                "still-no-defender",
                "still-no-attacker",
                "sits-out",
                "was-right",
                "settle",
                "cards-left",
            ],
            Tool::TeckelsBones => &["cards", "emptied", "add-round", "points"],
            Tool::NekoDecks => &[
                "together",
                "competitive",
                "actions",
                "missions",
                "play",
                "climb",
                "floor",
                "neko",
                "height",
                "felled",
                "felled-by",
                "steps",
                "no-step",
            ],
            Tool::RaffzahnTimer => {
                &["thrown", "stop", "in-time", "too-late", "late", "not-in-a-turn", "dice"]
            }
            Tool::BunteKuhTimer => &["stop", "time-left", "too-late", "right", "wrong", "dice"],
            Tool::CuiBonoCounter => &["red", "yellow", "pearl", "cost", "loss"],
            Tool::EintrichternSums => &["thrown", "case", "equal", "different", "uncover", "red-dice"],
        }
    }
}
