use empile_games::{
    pyramid::{
        Die,
        lattice::{CellSet, Side},
    },
    wurfelmarsch::{DICE, Direction, STARTING_FACES, Setup},
};

use super::{Facts, Heading, Kind, Section, das_spiel::Headline, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("wurfelmarsch.goal", Kind::Goal),
    Section::new("wurfelmarsch.material", Kind::Material),
    Section::new("wurfelmarsch.set-up", Kind::Setup),
    Section::new("wurfelmarsch.turn", Kind::Turn),
    Section::new("wurfelmarsch.pivot", Kind::Turn).figures(&["pyramid-pivot"]),
    Section::new("wurfelmarsch.turn-a-die", Kind::Turn).figures(&["pyramid-turn"]),
    Section::new("wurfelmarsch.fight", Kind::Special),
    Section::new("wurfelmarsch.several-fights", Kind::Special),
    Section::new("wurfelmarsch.end", Kind::End),
    Section::new("wurfelmarsch.score", Kind::Score),
    Section::new("wurfelmarsch.question-point", Kind::Dispute).figures(&["pyramid-point"]),
    Section::new("wurfelmarsch.question-spectators", Kind::Dispute),
    Section::new("wurfelmarsch.question-mine", Kind::Dispute),
    Section::new("wurfelmarsch.draw", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-first-player", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-directions", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-same-faces", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-turn-no-fight", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-order", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-beaten-twice", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-own-tie", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-own-case", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-corner-first", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-other-corner", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-no-dice", Kind::Ruling),
    Section::new("wurfelmarsch.ruling-ranks", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("But du jeu", &["wurfelmarsch.goal", "wurfelmarsch.material"]),
    ("Mise en place", &["wurfelmarsch.set-up", "wurfelmarsch.ruling-first-player"]),
    ("Déroulement du jeu", &["wurfelmarsch.turn", "wurfelmarsch.ruling-no-dice"]),
    ("1. Pivoter", &["wurfelmarsch.pivot", "wurfelmarsch.ruling-directions"]),
    (
        "Combat",
        &[
            "wurfelmarsch.fight",
            "wurfelmarsch.several-fights",
            "wurfelmarsch.question-point",
            "wurfelmarsch.question-spectators",
            "wurfelmarsch.question-mine",
            "wurfelmarsch.ruling-order",
            "wurfelmarsch.ruling-beaten-twice",
            "wurfelmarsch.ruling-own-tie",
            "wurfelmarsch.ruling-own-case",
        ],
    ),
    (
        "2. Retourner",
        &["wurfelmarsch.turn-a-die", "wurfelmarsch.ruling-same-faces", "wurfelmarsch.ruling-turn-no-fight"],
    ),
    (
        "Fin du jeu",
        &[
            "wurfelmarsch.end",
            "wurfelmarsch.score",
            "wurfelmarsch.draw",
            "wurfelmarsch.ruling-corner-first",
            "wurfelmarsch.ruling-other-corner",
            "wurfelmarsch.ruling-ranks",
        ],
    ),
];

const HEADLINE: Headline = Headline::new(10, 20, [10, 0, 0]);

pub(super) fn facts(setup: &Setup) -> Facts {
    let border = (CellSet::BASE & CellSet::of_side(Side::U)).len();
    let [own_face, left_face, right_face] = STARTING_FACES;
    HEADLINE.and([
        number("dice", DICE),
        number("gap", border.saturating_sub(DICE.into()) / 2),
        number("own_face", own_face),
        number("left_face", left_face),
        number("right_face", right_face),
        number("directions", Direction::ALL.len()),
        number("other_orientations", Die::all().len() - 1),
        number("repetitions", setup.repetitions),
        number("quiet_turns", setup.quiet_turns),
    ])
}
