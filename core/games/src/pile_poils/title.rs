use serde::{Deserialize, Serialize};

use crate::contract::TitleRank;

/// « Fin de partie »: what the Winner may be called, from the golden cats bedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// 0 golden cats.
    EnthusiasticJuggler,
    /// 1 or 2.
    AmateurWhisperer,
    /// 3 or 4.
    LullabySinger,
    /// 5 or 6.
    BedtimeSpecialist,
    /// 7 or 8.
    NapSorcerer,
    /// 9 to 11.
    DreamWeaver,
    /// All 12.
    GreatArchitectOfSleep,
}

impl Title {
    /// Every title, the humblest first.
    pub const ALL: [Title; 7] = [
        Title::EnthusiasticJuggler,
        Title::AmateurWhisperer,
        Title::LullabySinger,
        Title::BedtimeSpecialist,
        Title::NapSorcerer,
        Title::DreamWeaver,
        Title::GreatArchitectOfSleep,
    ];

    /// The title for a Winner with this many golden cats.
    #[must_use]
    pub fn for_golden_cats(golden_cats: u8) -> Title {
        match golden_cats {
            0 => Title::EnthusiasticJuggler,
            1..=2 => Title::AmateurWhisperer,
            3..=4 => Title::LullabySinger,
            5..=6 => Title::BedtimeSpecialist,
            7..=8 => Title::NapSorcerer,
            9..=11 => Title::DreamWeaver,
            _ => Title::GreatArchitectOfSleep,
        }
    }

    /// Its place among all.
    #[must_use]
    pub fn rank(self) -> TitleRank {
        TitleRank(self as u8)
    }

    /// A stable name: the key of its text and its form in the log.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Title::EnthusiasticJuggler => "enthusiastic-juggler",
            Title::AmateurWhisperer => "amateur-whisperer",
            Title::LullabySinger => "lullaby-singer",
            Title::BedtimeSpecialist => "bedtime-specialist",
            Title::NapSorcerer => "nap-sorcerer",
            Title::DreamWeaver => "dream-weaver",
            Title::GreatArchitectOfSleep => "great-architect-of-sleep",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_change_at_1_3_5_7_9_and_12_golden_cats() {
        let changes: Vec<u8> = (1..=12)
            .filter(|&cats| Title::for_golden_cats(cats) != Title::for_golden_cats(cats - 1))
            .collect();
        assert_eq!(changes, [1, 3, 5, 7, 9, 12]);
    }
}
