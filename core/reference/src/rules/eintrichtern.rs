use empile_games::eintrichtern::{COVERING_DICE, HIDDEN_DICE, Setup, THROWN_DICE, dice_to_win};

use super::{Facts, Heading, Kind, Section, das_spiel::Headline, number, seconds};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("eintrichtern.goal", Kind::Goal),
    Section::new("eintrichtern.material", Kind::Material),
    Section::new("eintrichtern.set-up", Kind::Setup),
    Section::new("eintrichtern.turn", Kind::Turn),
    Section::new("eintrichtern.throw", Kind::Turn),
    Section::new("eintrichtern.uncover", Kind::Turn),
    Section::new("eintrichtern.hit", Kind::Special),
    Section::new("eintrichtern.miss", Kind::Special),
    Section::new("eintrichtern.end", Kind::End),
    Section::new("eintrichtern.score", Kind::Score),
    Section::new("eintrichtern.question-open", Kind::Dispute),
    Section::new("eintrichtern.question-red", Kind::Dispute),
    Section::new("eintrichtern.ruling-players", Kind::Ruling),
    Section::new("eintrichtern.ruling-show", Kind::Ruling),
    Section::new("eintrichtern.ruling-must-throw", Kind::Ruling),
    Section::new("eintrichtern.ruling-keep-throw", Kind::Ruling),
    Section::new("eintrichtern.ruling-all-gone", Kind::Ruling),
    Section::new("eintrichtern.ruling-orientation", Kind::Ruling),
    Section::new("eintrichtern.ruling-memory", Kind::Ruling),
    Section::new("eintrichtern.ruling-first-player", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("Principe du jeu", &["eintrichtern.goal", "eintrichtern.material", "eintrichtern.ruling-memory"]),
    (
        "Mise en place",
        &[
            "eintrichtern.set-up",
            "eintrichtern.question-red",
            "eintrichtern.ruling-players",
            "eintrichtern.ruling-first-player",
        ],
    ),
    (
        "Déroulement du jeu",
        &[
            "eintrichtern.turn",
            "eintrichtern.throw",
            "eintrichtern.uncover",
            "eintrichtern.hit",
            "eintrichtern.miss",
            "eintrichtern.question-open",
            "eintrichtern.ruling-show",
            "eintrichtern.ruling-must-throw",
            "eintrichtern.ruling-keep-throw",
            "eintrichtern.ruling-orientation",
        ],
    ),
    ("Fin du jeu", &["eintrichtern.end", "eintrichtern.score", "eintrichtern.ruling-all-gone"]),
];

const HEADLINE: Headline = Headline::new(8, 15, [2, 3, 5]);

pub(super) fn facts(setup: &Setup) -> Facts {
    HEADLINE.and([
        number("hidden", HIDDEN_DICE),
        number("covering", COVERING_DICE),
        number("thrown", THROWN_DICE),
        number("to_win", dice_to_win(setup.players)),
        seconds("show_seconds", setup.show_ms),
    ])
}
