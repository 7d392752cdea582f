use empile_games::{
    contract::Fact,
    neko_tower::{
        ACTION_CARDS, ActionCard, ActionFace, COLUMNS, FLOORS, MISSION_CARDS, MISSIONS_EACH, MOST_PLAYERS,
        Mission, Mode, NAKAMA, NAKAMA_OF_A_COLOUR, ROWS, STEPS, Setup, WALLS, WALLS_THAT_END_IT, Wall,
    },
};

use super::{Facts, Heading, Kind, Section, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("neko-tower.goal", Kind::Goal),
    Section::new("neko-tower.material", Kind::Material),
    Section::new("neko-tower.set-up", Kind::Setup),
    Section::new("neko-tower.turn", Kind::Turn),
    Section::new("neko-tower.action-cards", Kind::Turn),
    Section::new("neko-tower.placing", Kind::Turn),
    Section::new("neko-tower.walls-and-floors", Kind::Turn),
    Section::new("neko-tower.cats", Kind::Turn),
    Section::new("neko-tower.stroke", Kind::Turn),
    Section::new("neko-tower.missions", Kind::Turn),
    Section::new("neko-tower.mission-list", Kind::Turn).partly_ours().figures(&["neko-missions"]),
    Section::new("neko-tower.action-list", Kind::Turn),
    Section::new("neko-tower.touching", Kind::Special).figures(&["neko-touching"]),
    Section::new("neko-tower.stacked", Kind::Special).figures(&["neko-stacked"]),
    Section::new("neko-tower.empty-deck", Kind::Special),
    Section::new("neko-tower.missing-cat", Kind::Special),
    Section::new("neko-tower.missing-wall", Kind::Special),
    Section::new("neko-tower.missing-floor", Kind::Special),
    Section::new("neko-tower.falls", Kind::Special),
    Section::new("neko-tower.competitive", Kind::Special),
    Section::new("neko-tower.competitive-set-up", Kind::Special),
    Section::new("neko-tower.competitive-turn", Kind::Special),
    Section::new("neko-tower.end", Kind::End),
    Section::new("neko-tower.competitive-end", Kind::End),
    Section::new("neko-tower.dispute-two-missions", Kind::Dispute),
    Section::new("neko-tower.dispute-my-own-piece", Kind::Dispute),
    Section::new("neko-tower.dispute-wrong-floor", Kind::Dispute),
    Section::new("neko-tower.ruling-stock", Kind::Ruling),
    Section::new("neko-tower.ruling-action-cards", Kind::Ruling),
    Section::new("neko-tower.ruling-mission-cards", Kind::Ruling),
    Section::new("neko-tower.ruling-two-ways", Kind::Ruling),
    Section::new("neko-tower.ruling-touching", Kind::Ruling),
    Section::new("neko-tower.ruling-stacking", Kind::Ruling),
    Section::new("neko-tower.ruling-more-than-asked", Kind::Ruling),
    Section::new("neko-tower.ruling-telling", Kind::Ruling),
    Section::new("neko-tower.ruling-fallen-floor", Kind::Ruling),
    Section::new("neko-tower.ruling-small-tower", Kind::Ruling),
    Section::new("neko-tower.ruling-before-placed", Kind::Ruling),
    Section::new("neko-tower.ruling-neko-falls", Kind::Ruling),
    Section::new("neko-tower.ruling-steps", Kind::Ruling),
    Section::new("neko-tower.ruling-no-card", Kind::Ruling),
    Section::new("neko-tower.ruling-missing-wall", Kind::Ruling),
    Section::new("neko-tower.ruling-missing-cat", Kind::Ruling),
    Section::new("neko-tower.ruling-reshuffle", Kind::Ruling),
    Section::new("neko-tower.ruling-climb", Kind::Ruling),
    Section::new("neko-tower.ruling-confirming", Kind::Ruling),
    Section::new("neko-tower.ruling-one-move", Kind::Ruling),
    Section::new("neko-tower.ruling-ranking", Kind::Ruling),
    Section::new("neko-tower.ruling-who-felled", Kind::Ruling),
    Section::new("neko-tower.ruling-never-falls", Kind::Ruling),
    Section::new("neko-tower.ruling-first-player", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("Introduction", &["neko-tower.goal"]),
    ("But du jeu", &["neko-tower.goal"]),
    ("Matériel", &["neko-tower.material"]),
    ("Mise en place", &["neko-tower.set-up"]),
    ("Comment jouer", &["neko-tower.set-up", "neko-tower.turn"]),
    ("Tour de jeu", &["neko-tower.turn"]),
    ("1 Jouer une carte Action", &["neko-tower.action-cards"]),
    ("Règles de placement", &["neko-tower.placing", "neko-tower.walls-and-floors", "neko-tower.cats"]),
    ("2 Valider une carte Mission", &["neko-tower.missions"]),
    ("Deux chats Nakama en contact", &["neko-tower.touching"]),
    ("Empiler un chat Nakama sur un autre", &["neko-tower.stacked"]),
    (
        "Questions durant la partie",
        &[
            "neko-tower.empty-deck",
            "neko-tower.missing-cat",
            "neko-tower.missing-wall",
            "neko-tower.missing-floor",
            "neko-tower.falls",
        ],
    ),
    ("Que faire si une pioche est vide ?", &["neko-tower.empty-deck"]),
    (
        "Que faire si l'on doit placer un chat Nakama d'une couleur qui n'est plus en réserve ?",
        &["neko-tower.missing-cat"],
    ),
    ("Que faire si l'on doit placer une tuile Mur qui n'est plus en stock ?", &["neko-tower.missing-wall"]),
    ("Que faire si l'on doit placer Neko sur un étage qui n'existe pas ?", &["neko-tower.missing-floor"]),
    ("Que faire si un élément tombe ?", &["neko-tower.falls"]),
    ("Fin de partie", &["neko-tower.end"]),
    ("Variante compétitive", &["neko-tower.competitive"]),
    ("Variante compétitive : mise en place", &["neko-tower.competitive-set-up"]),
    ("Variante compétitive : tour de jeu", &["neko-tower.competitive-turn"]),
    (
        "Variante compétitive : 1 Jouer une carte Action",
        &["neko-tower.competitive-turn", "neko-tower.action-cards"],
    ),
    (
        "Variante compétitive : 2 Interagir avec des chats",
        &["neko-tower.competitive-turn", "neko-tower.ruling-one-move"],
    ),
    (
        "Variante compétitive : 3 Valider ou renouveler une mission",
        &["neko-tower.competitive-turn", "neko-tower.competitive"],
    ),
    ("Variante compétitive : fin de partie", &["neko-tower.competitive-end"]),
    ("Cartes Action", &["neko-tower.action-list", "neko-tower.stroke"]),
    ("Cartes Mission", &["neko-tower.mission-list"]),
];

pub(super) fn facts(setup: &Setup) -> Facts {
    let players = setup.players;
    let alone = !Mode::Competitive.players().contains(&players);
    let cards = |is: fn(&ActionFace) -> bool| ActionCard::all().map(ActionCard::face).filter(is).count();
    let mut facts = vec![
        ("table", Fact::Text(if alone { "alone" } else { "several" }.to_owned())),
        number("ground", 1),
        number("floors", FLOORS),
        number("walls", WALLS),
        number("wall-kinds", Wall::ALL.len()),
        number("nakama", NAKAMA),
        number("nakama-each", NAKAMA_OF_A_COLOUR),
        number("action-cards", ACTION_CARDS),
        number("mission-cards", MISSION_CARDS),
        number("steps", STEPS.len()),
        number("black-cats", MOST_PLAYERS),
        number("shown", Mode::Together.actions_shown()),
        number("missions-shown", MISSIONS_EACH),
        number("walls-that-end", WALLS_THAT_END_IT),
        number("competitive-least", *Mode::Competitive.players().start()),
        number("competitive-shown", Mode::Competitive.actions_shown()),
        number("missions-each", MISSIONS_EACH),
        number("missions-dealt", MISSIONS_EACH * usize::from(players)),
        number("columns-of-floor", COLUMNS),
        number("rows-of-floor", ROWS),
        number("build-cards", cards(|face| face.walls.is_some() && face.cat.is_none())),
        number("choice-cards", cards(|face| face.walls.is_some() && face.cat.is_some())),
        number("cat-cards", cards(|face| face.walls.is_none())),
    ];
    let steps = ["step-one", "step-two", "step-three", "step-four", "step-five"];
    facts.extend(steps.into_iter().zip(STEPS).map(|(name, step)| number(name, step)));
    facts.extend(Wall::ALL.map(|wall| number(wall_fact(wall), wall.in_the_box())));
    facts.extend(Mission::ALL.map(|mission| number(mission_fact(mission), mission.climb())));
    facts
}

fn wall_fact(wall: Wall) -> &'static str {
    match wall {
        Wall::Brick => "bricks",
        Wall::SmallWindow => "small-windows",
        Wall::LargeWindow => "large-windows",
        Wall::Angel => "angels",
        Wall::Column => "columns",
    }
}

fn mission_fact(mission: Mission) -> &'static str {
    match mission {
        Mission::SameColourTouching => "same-colour",
        Mission::DifferentColoursTouching => "different-colours",
        Mission::YellowsTouching => "yellows",
        Mission::BlueOnBlue => "blue-on-blue",
        Mission::OneOnAnother => "one-on-another",
        Mission::TwoTouchingAndOneOnTop => "two-and-one",
        Mission::AnyThree => "any-three",
        Mission::VioletOrangeYellow => "violet-orange-yellow",
    }
}
