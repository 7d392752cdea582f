use empile_games::{
    bunte_kuh::{BASE_DICE, SHARED_DICE, Setup, THROWN_DICE, VOID_MS},
    pyramid::lattice::CellSet,
};

use super::{Facts, Heading, Kind, Section, das_spiel::Headline, number, seconds};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("bunte-kuh.goal", Kind::Goal),
    Section::new("bunte-kuh.material", Kind::Material),
    Section::new("bunte-kuh.set-up", Kind::Setup),
    Section::new("bunte-kuh.turn", Kind::Turn),
    Section::new("bunte-kuh.throw", Kind::Turn),
    Section::new("bunte-kuh.stop", Kind::Turn).figures(&["pyramid-case"]),
    Section::new("bunte-kuh.no", Kind::Turn),
    Section::new("bunte-kuh.lay", Kind::Turn),
    Section::new("bunte-kuh.penalty", Kind::Special),
    Section::new("bunte-kuh.end", Kind::End),
    Section::new("bunte-kuh.score", Kind::Score),
    Section::new("bunte-kuh.question-colour", Kind::Dispute),
    Section::new("bunte-kuh.question-help-others", Kind::Dispute),
    Section::new("bunte-kuh.ruling-time", Kind::Ruling),
    Section::new("bunte-kuh.ruling-same-instant", Kind::Ruling),
    Section::new("bunte-kuh.ruling-later-call", Kind::Ruling),
    Section::new("bunte-kuh.ruling-point", Kind::Ruling),
    Section::new("bunte-kuh.ruling-hand", Kind::Ruling),
    Section::new("bunte-kuh.ruling-void", Kind::Ruling),
    Section::new("bunte-kuh.ruling-lay", Kind::Ruling),
    Section::new("bunte-kuh.ruling-which-die", Kind::Ruling),
    Section::new("bunte-kuh.ruling-case", Kind::Ruling),
    Section::new("bunte-kuh.ruling-ranks", Kind::Ruling),
    Section::new("bunte-kuh.ruling-first-player", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("But du jeu", &["bunte-kuh.goal", "bunte-kuh.material"]),
    ("Mise en place", &["bunte-kuh.set-up", "bunte-kuh.question-colour", "bunte-kuh.ruling-first-player"]),
    (
        "Déroulement du jeu",
        &[
            "bunte-kuh.turn",
            "bunte-kuh.throw",
            "bunte-kuh.stop",
            "bunte-kuh.no",
            "bunte-kuh.lay",
            "bunte-kuh.penalty",
            "bunte-kuh.ruling-time",
            "bunte-kuh.ruling-same-instant",
            "bunte-kuh.ruling-later-call",
            "bunte-kuh.ruling-point",
            "bunte-kuh.ruling-hand",
            "bunte-kuh.ruling-void",
            "bunte-kuh.ruling-lay",
            "bunte-kuh.ruling-which-die",
            "bunte-kuh.ruling-case",
        ],
    ),
    (
        "Fin du jeu",
        &["bunte-kuh.end", "bunte-kuh.score", "bunte-kuh.question-help-others", "bunte-kuh.ruling-ranks"],
    ),
];

const HEADLINE: Headline = Headline::new(8, 40, [6, 2, 2]);

pub(super) fn facts(setup: &Setup) -> Facts {
    let timing = setup.timing;
    let of_a_colour = SHARED_DICE / 2;
    HEADLINE.and([
        number("pearl", BASE_DICE + THROWN_DICE),
        number("red", of_a_colour),
        number("yellow", of_a_colour),
        number("base", BASE_DICE),
        number("thrown", THROWN_DICE),
        number("shared", SHARED_DICE),
        number("each", SHARED_DICE.checked_div(setup.players).unwrap_or(SHARED_DICE)),
        number("cases", CellSet::of_level(1).len()),
        seconds("point_seconds", timing.point_ms),
        seconds("void_seconds", VOID_MS),
        number("settle_ms", timing.settle_ms),
    ])
}

#[cfg(test)]
mod tests {
    use empile_games::{AnySetup, bunte_kuh::Timing};

    use super::*;
    use crate::{Language, Lexicon, Reference};

    #[test]
    fn the_time_to_point_that_a_table_chose_is_told() {
        let lexicon = Lexicon::new(Language::FIRST).unwrap();
        let reference = Reference::new(std::sync::Arc::new(lexicon));
        let timing = Timing { point_ms: 12_000, ..Timing::default() };
        let table = AnySetup::BunteKuh(Setup { timing, ..Setup::for_players(4) });
        let told = reference.section_at("bunte-kuh.ruling-point", &table).unwrap();
        assert!(told.body.iter().flat_map(crate::Block::lines).any(|line| line.contains("12 secondes")));
    }
}
