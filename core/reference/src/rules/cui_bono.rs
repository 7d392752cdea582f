use empile_games::{
    contract::Fact,
    cui_bono::{Edition, SHORTEST_ROW, Setup, most_kept},
    pyramid::{
        Colour,
        lattice::{CELLS, CellSet},
    },
};

use super::{Facts, Heading, Kind, Section, das_spiel::Headline, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("cui-bono.goal", Kind::Goal),
    Section::new("cui-bono.material", Kind::Material),
    Section::new("cui-bono.set-up", Kind::Setup),
    Section::new("cui-bono.turn", Kind::Turn),
    Section::new("cui-bono.take", Kind::Turn),
    Section::new("cui-bono.put-back", Kind::Turn),
    Section::new("cui-bono.keep", Kind::Turn),
    Section::new("cui-bono.slide", Kind::Special),
    Section::new("cui-bono.end", Kind::End),
    Section::new("cui-bono.score", Kind::Score).partly_ours(),
    Section::new("cui-bono.question-on-purpose", Kind::Dispute),
    Section::new("cui-bono.question-values", Kind::Dispute),
    Section::new("cui-bono.ruling-slide", Kind::Ruling),
    Section::new("cui-bono.ruling-row", Kind::Ruling).figures(&["pyramid-row"]),
    Section::new("cui-bono.ruling-circles", Kind::Ruling),
    Section::new("cui-bono.ruling-optional", Kind::Ruling),
    Section::new("cui-bono.ruling-hole", Kind::Ruling),
    Section::new("cui-bono.ruling-orientation", Kind::Ruling),
    Section::new("cui-bono.ruling-costs", Kind::Ruling),
    Section::new("cui-bono.ruling-tie", Kind::Ruling),
    Section::new("cui-bono.ruling-first-player", Kind::Ruling),
    Section::new("cui-bono.ruling-undo", Kind::Ruling),
    Section::new("cui-bono.ruling-sight", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("But du jeu", &["cui-bono.goal", "cui-bono.material"]),
    (
        "Mise en place",
        &[
            "cui-bono.set-up",
            "cui-bono.question-values",
            "cui-bono.ruling-first-player",
            "cui-bono.ruling-sight",
        ],
    ),
    ("Déroulement du jeu", &["cui-bono.turn", "cui-bono.ruling-undo"]),
    ("Prendre un dé de la pyramide", &["cui-bono.take", "cui-bono.slide", "cui-bono.ruling-slide"]),
    (
        "Replacer le dé dans la pyramide",
        &[
            "cui-bono.put-back",
            "cui-bono.ruling-row",
            "cui-bono.ruling-circles",
            "cui-bono.ruling-optional",
            "cui-bono.ruling-hole",
            "cui-bono.ruling-orientation",
        ],
    ),
    ("Conserver le dé", &["cui-bono.keep"]),
    (
        "Fin du jeu",
        &[
            "cui-bono.end",
            "cui-bono.score",
            "cui-bono.question-on-purpose",
            "cui-bono.ruling-costs",
            "cui-bono.ruling-tie",
        ],
    ),
];

const HEADLINE: Headline = Headline::new(8, 15, [5, 5, 0]);

pub(super) fn facts(setup: &Setup) -> Facts {
    let costs = setup.costs;
    HEADLINE.and([
        ("edition", Fact::Text(edition(setup.edition).to_owned())),
        number("dice", Colour::DICE),
        number("cells", CELLS),
        number("corners", CellSet::CORNERS.len()),
        number("row", SHORTEST_ROW),
        number("most_kept", most_kept(setup.players)),
        number("red_cost", costs.red),
        number("yellow_cost", costs.yellow),
        number("pearl_cost", costs.pearl),
    ])
}

fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "first",
        Edition::Second => "second",
    }
}
