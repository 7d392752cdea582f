use empile_games::abquetschen::{
    HIGHEST_THROW, OPENING_DICE, RESERVE, SECOND_THROWS, SHORTEST_BONUS_ROW, Setup, bonus_of,
};

use super::{Facts, Heading, Kind, Section, das_spiel::Headline, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("abquetschen.goal", Kind::Goal),
    Section::new("abquetschen.material", Kind::Material),
    Section::new("abquetschen.set-up", Kind::Setup),
    Section::new("abquetschen.opening", Kind::Setup),
    Section::new("abquetschen.turn", Kind::Turn),
    Section::new("abquetschen.lay", Kind::Turn),
    Section::new("abquetschen.case", Kind::Turn).figures(&["pyramid-case"]),
    Section::new("abquetschen.first-turn", Kind::Special),
    Section::new("abquetschen.pass", Kind::Special),
    Section::new("abquetschen.bonus", Kind::Special).figures(&["pyramid-row"]),
    Section::new("abquetschen.end", Kind::End),
    Section::new("abquetschen.score", Kind::Score),
    Section::new("abquetschen.question-values", Kind::Dispute),
    Section::new("abquetschen.question-cover", Kind::Dispute),
    Section::new("abquetschen.question-four", Kind::Dispute),
    Section::new("abquetschen.question-shape", Kind::Dispute),
    Section::new("abquetschen.take-back", Kind::Ruling),
    Section::new("abquetschen.ruling-first-thrower", Kind::Ruling),
    Section::new("abquetschen.ruling-colours", Kind::Ruling),
    Section::new("abquetschen.ruling-single-die", Kind::Ruling),
    Section::new("abquetschen.ruling-no-die-yet", Kind::Ruling),
    Section::new("abquetschen.ruling-first-round", Kind::Ruling),
    Section::new("abquetschen.ruling-bonus-optional", Kind::Ruling),
    Section::new("abquetschen.ruling-bonus-reserve", Kind::Ruling),
    Section::new("abquetschen.ruling-bonus-row", Kind::Ruling),
    Section::new("abquetschen.ruling-no-place", Kind::Ruling),
    Section::new("abquetschen.ruling-ranks", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("But du jeu", &["abquetschen.goal", "abquetschen.material"]),
    (
        "Mise en place",
        &[
            "abquetschen.set-up",
            "abquetschen.opening",
            "abquetschen.ruling-first-thrower",
            "abquetschen.ruling-colours",
        ],
    ),
    (
        "Déroulement du jeu",
        &[
            "abquetschen.turn",
            "abquetschen.lay",
            "abquetschen.case",
            "abquetschen.first-turn",
            "abquetschen.pass",
            "abquetschen.question-values",
            "abquetschen.question-cover",
            "abquetschen.question-four",
            "abquetschen.question-shape",
            "abquetschen.take-back",
            "abquetschen.ruling-single-die",
            "abquetschen.ruling-no-die-yet",
            "abquetschen.ruling-first-round",
        ],
    ),
    (
        "Dé de bonus",
        &[
            "abquetschen.bonus",
            "abquetschen.ruling-bonus-optional",
            "abquetschen.ruling-bonus-reserve",
            "abquetschen.ruling-bonus-row",
        ],
    ),
    (
        "Fin du jeu",
        &["abquetschen.end", "abquetschen.score", "abquetschen.ruling-no-place", "abquetschen.ruling-ranks"],
    ),
];

const HEADLINE: Headline = Headline::new(10, 30, [2, 8, 0]);

pub(super) fn facts(_setup: &Setup) -> Facts {
    let [short, middle, long] = [SHORTEST_BONUS_ROW, SHORTEST_BONUS_ROW + 1, HIGHEST_THROW];
    let [second_low, second_middle, second_high] = SECOND_THROWS;
    HEADLINE.and([
        number("reserve", RESERVE),
        number("opening", OPENING_DICE),
        number("lowest", 1),
        number("highest", HIGHEST_THROW),
        number("short_row", short),
        number("short_bonus", bonus_of(short)),
        number("middle_row", middle),
        number("middle_bonus", bonus_of(middle)),
        number("long_row", long),
        number("long_bonus", bonus_of(long)),
        number("second_low", second_low),
        number("second_middle", second_middle),
        number("second_high", second_high),
    ])
}
