//! The pictures of results, of every game with any number of players.

use std::{collections::BTreeMap, sync::LazyLock};

use empile_games::{
    AnyGame,
    contract::{Fact, Game, Outcome, Seed},
};
use empile_reference::{Language, Lexicon};
use empile_stage::{
    CARD_HEIGHT, CARD_WIDTH, Card, CardPlace, Node, PaintedCard, Phase, Sitter, Stage, Touch, Words, ending,
    result_card,
};
use empile_tests::{
    every_game,
    gallery::SCREENS,
    ground::outline,
    hands::sitters,
    kit::{Conforming, playout_checked},
};

use crate::shots::assert_none;

/// As long as a name can be.
const LONG_NAME: &str = "Maximilienne-Alexandrine du Bois";
/// What belongs to the card has ids from here on; what lies below belongs to the board.
const OWN_NODES: u32 = 1_000_000;

struct Shot {
    name: String,
    card: PaintedCard,
}

static SHOTS: LazyLock<Vec<Shot>> = LazyLock::new(|| {
    let mut shots = Vec::new();
    macro_rules! play {
        ($($name:ident: $id:ident, $game:ty;)+) => {
            $(
                let mut played = Vec::new();
                for setup in <$game as Conforming>::setups() {
                    let game: $game = playout_checked(&setup, Seed(7));
                    if !played.contains(&game.players()) {
                        played.push(game.players());
                        shots.extend(shots_of(&AnyGame::$id(game)));
                    }
                }
            )+
        };
    }
    every_game!(play);
    shots
});

fn shots_of(game: &AnyGame) -> Vec<Shot> {
    let usual = sitters(game.players());
    let long: Vec<Sitter> =
        usual.iter().map(|sitter| Sitter { name: LONG_NAME.into(), ..sitter.clone() }).collect();
    let name = |kind| format!("{} with {}, {kind}", game.id().slug(), game.players());
    let shot = |kind, sitters: &[Sitter], board: bool| Shot {
        name: name(kind),
        card: result_card(&card(game, sitters), board.then_some((game, sitters))),
    };
    vec![shot("as played", &usual, true), shot("long names", &long, true), shot("by hand", &long, false)]
}

fn card(game: &AnyGame, sitters: &[Sitter]) -> Card {
    let Outcome { mut places } = game.outcome().expect("it was played to its end");
    let said = |text: &str| Words { key: "name", facts: vec![("name", Fact::Text(text.into()))] };
    let names: Vec<&str> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
    let won = places.iter().filter(|place| place.won).count();
    let places = places.drain(..).zip(sitters).map(|(place, sitter)| CardPlace {
        badge: sitter.colour,
        name: sitter.name.clone(),
        detail: Words::new("card-place")
            .text("place", format!("{}e place", place.rank))
            .text("score", format!("{} points", place.score)),
        title: place.won.then(|| said("Chat-mpion du monde entier, et fier")),
        won: place.won,
    });
    Card {
        title: said(LONG_NAME),
        occasion: Words::new("card-occasion").text("day", "15 novembre 2026").text("campaign", LONG_NAME),
        headline: said(&format!("{} gagnent ensemble !", names[..won].join(", "))),
        why: ending(game, sitters),
        places: places.collect(),
    }
}

#[test]
fn every_match_that_is_over_says_why_in_every_language() {
    for lexicon in Language::ALL.map(|language| Lexicon::new(language).expect("sound texts")) {
        let mut told = BTreeMap::new();
        macro_rules! ask {
            ($($name:ident: $id:ident, $game:ty;)+) => {
                $(
                    for setup in <$game as Conforming>::setups() {
                        let before = AnyGame::$id(<$game>::start(&setup, Seed(7)).expect("it can be played"));
                        assert_eq!(ending(&before, &sitters(before.players())), None);
                        let game = AnyGame::$id(playout_checked(&setup, Seed(7)));
                        let why = ending(&game, &sitters(game.players())).expect("a reason");
                        told.insert(lexicon.words(&why), why.key);
                    }
                )+
            };
        }
        every_game!(ask);
        for (said, key) in told {
            assert!(!said.is_empty() && said != key && !said.contains('{'), "{key}: {said}");
        }
    }
}

#[test]
fn nothing_can_be_played_on_the_board_of_a_match_that_is_over() {
    let mut wrong = BTreeMap::new();
    macro_rules! look {
        ($($name:ident: $id:ident, $game:ty;)+) => {
            $(
                for setup in <$game as Conforming>::setups() {
                    let game = AnyGame::$id(playout_checked(&setup, Seed(7)));
                    let stage = Stage::new(&game, sitters(game.players()), SCREENS[1]);
                    for node in stage.scene().nodes.iter().filter(|node| node.role.is_touchable()) {
                        let at = node.area.centre();
                        let touch = |phase, stamp| Touch { pointer: 1, phase, at, stamp, breadth: 0.0 };
                        let mut touched = stage.clone();
                        let asked = [touch(Phase::Down, 1), touch(Phase::Up, 40)]
                            .map(|touch| touched.touch(&game, touch));
                        if asked.iter().any(Option::is_some) {
                            wrong.insert(format!("{:?}", node.label), game.id().slug().to_owned());
                        }
                    }
                }
            )+
        };
    }
    every_game!(look);
    assert_none(&wrong);
}

#[test]
fn nothing_leaves_the_card_and_nothing_on_it_can_be_touched() {
    let mut wrong = BTreeMap::new();
    for Shot { name, card: PaintedCard { scene, density } } in SHOTS.iter() {
        let pixels = (scene.surface.width * density, scene.surface.height * density);
        assert!(
            (pixels.0 - f32::from(CARD_WIDTH)).abs() < 0.1 && (pixels.1 - f32::from(CARD_HEIGHT)).abs() < 0.1
        );
        for node in &scene.nodes {
            let area = outline(node);
            let is_inside = area.x >= 0.0
                && area.y >= 0.0
                && area.right() <= scene.surface.width
                && area.bottom() <= scene.surface.height;
            if !is_inside || node.role.is_touchable() {
                wrong.insert(format!("{:?}: {area:?}", node.id), name.clone());
            }
        }
        let mut ids: Vec<u32> = scene.nodes.iter().map(|node| node.id.0).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), scene.nodes.len(), "{name}: every node has its own id");
    }
    assert_none(&wrong);
}

#[test]
fn every_text_of_a_card_is_read_in_full_however_long_names_are() {
    let mut wrong = BTreeMap::new();
    for lexicon in Language::ALL.map(|language| Lexicon::new(language).expect("sound texts")) {
        for Shot { name, card } in SHOTS.iter() {
            let is_asked = |node: &&Node| node.id.0 >= OWN_NODES || name.ends_with("as played");
            for node in card.scene.nodes.iter().filter(is_asked) {
                let Some(text) = &node.text else { continue };
                let words = lexicon.words(&text.words);
                if node.fitted(text, &words, 1.0).is_cut {
                    wrong.insert(format!("{:?} « {words} »", node.id), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn what_a_card_says_lies_beside_its_board_and_not_on_it() {
    let mut wrong = BTreeMap::new();
    for Shot { name, card } in SHOTS.iter() {
        let (own, board): (Vec<&Node>, Vec<&Node>) =
            card.scene.nodes.iter().partition(|node| node.id.0 >= OWN_NODES);
        for node in own.iter().filter(|node| node.text.is_some()) {
            for other in board.iter().filter(|other| outline(node).overlaps(outline(other))) {
                wrong.insert(format!("{:?} and {:?}", node.id, other.id), name.clone());
            }
        }
        assert!(name.ends_with("by hand") == board.is_empty(), "{name}");
    }
    assert_none(&wrong);
}
