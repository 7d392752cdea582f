use empile_games::{
    pyramid::{Colour, lattice::CELLS},
    raffzahn::Setup,
};

use super::{Facts, Heading, Kind, Section, das_spiel::Headline, number, seconds};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("raffzahn.goal", Kind::Goal),
    Section::new("raffzahn.material", Kind::Material),
    Section::new("raffzahn.set-up", Kind::Setup),
    Section::new("raffzahn.turn", Kind::Turn),
    Section::new("raffzahn.take", Kind::Turn),
    Section::new("raffzahn.stop", Kind::Turn),
    Section::new("raffzahn.late", Kind::Special),
    Section::new("raffzahn.end", Kind::End),
    Section::new("raffzahn.score", Kind::Score),
    Section::new("raffzahn.question-same-die", Kind::Dispute),
    Section::new("raffzahn.question-peek", Kind::Dispute),
    Section::new("raffzahn.question-hand", Kind::Dispute),
    Section::new("raffzahn.ruling-time", Kind::Ruling),
    Section::new("raffzahn.ruling-same-instant", Kind::Ruling),
    Section::new("raffzahn.ruling-late-window", Kind::Ruling),
    Section::new("raffzahn.ruling-hand", Kind::Ruling),
    Section::new("raffzahn.ruling-wrong-die", Kind::Ruling),
    Section::new("raffzahn.ruling-just-freed", Kind::Ruling),
    Section::new("raffzahn.ruling-late-twice", Kind::Ruling),
    Section::new("raffzahn.ruling-given-dice", Kind::Ruling),
    Section::new("raffzahn.ruling-short", Kind::Ruling),
    Section::new("raffzahn.ruling-nothing-left", Kind::Ruling),
    Section::new("raffzahn.ruling-first-player", Kind::Ruling),
    Section::new("raffzahn.ruling-sight", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("But du jeu", &["raffzahn.goal", "raffzahn.material"]),
    ("Mise en place", &["raffzahn.set-up", "raffzahn.ruling-first-player", "raffzahn.ruling-sight"]),
    (
        "Déroulement du jeu",
        &[
            "raffzahn.turn",
            "raffzahn.take",
            "raffzahn.question-same-die",
            "raffzahn.question-peek",
            "raffzahn.question-hand",
            "raffzahn.ruling-hand",
            "raffzahn.ruling-wrong-die",
            "raffzahn.ruling-just-freed",
            "raffzahn.ruling-nothing-left",
        ],
    ),
    (
        "Stop !",
        &[
            "raffzahn.stop",
            "raffzahn.late",
            "raffzahn.ruling-time",
            "raffzahn.ruling-same-instant",
            "raffzahn.ruling-late-window",
            "raffzahn.ruling-late-twice",
            "raffzahn.ruling-given-dice",
            "raffzahn.ruling-short",
        ],
    ),
    ("Fin du jeu", &["raffzahn.end", "raffzahn.score"]),
];

const HEADLINE: Headline = Headline::new(8, 15, [2, 3, 5]);

pub(super) fn facts(setup: &Setup) -> Facts {
    HEADLINE.and([
        number("dice", Colour::DICE),
        number("playing", CELLS - 1),
        number("others", setup.players.saturating_sub(1)),
        seconds("late_seconds", setup.late_ms),
        seconds("lock_seconds", setup.lock_ms),
    ])
}
