//! Eintrichtern, played with fingers alone.

use std::{collections::BTreeSet, sync::Arc};

use empile_games::{
    AnyGame,
    contract::{Game, Seed, Stream, Viewer},
    eintrichtern::Step,
    pyramid::lattice::Cell,
};
use empile_reference::{Language, Lexicon, Reference};
use empile_stage::{Art, Cue, Motion, Node, NodeId, PyramidArt, Scene, Stage, Surface, Words};
use empile_tests::{
    gallery::{
        SCREENS,
        eintrichtern::{BUBBLE, DICE, THROW, THROWN, at, game, play_on, right, won, wrong},
    },
    hands::{Hands, sitters},
};

const CASES: u32 = 300;

fn node(hands: &Hands, id: u32) -> Node {
    hands.scene().node(NodeId(id)).unwrap_or_else(|| panic!("there is no node {id}")).clone()
}

fn step(hands: &Hands) -> Step {
    game(hands).observe(Viewer::Spectator).step
}

fn words(scene: &Scene) -> impl Iterator<Item = &Words> {
    let texts = scene.nodes.iter().filter_map(|node| node.text.as_ref().map(|text| &text.words));
    texts.chain(scene.nodes.iter().filter_map(|node| node.label.as_ref()))
}

/// Every sum that is written or read out.
fn sums(scene: &Scene) -> BTreeSet<String> {
    let facts = words(scene).flat_map(|words| &words.facts);
    facts.filter(|(name, _)| *name == "sum").map(|(_, fact)| format!("{fact:?}")).collect()
}

/// Every sum in the lines that stay to be read, with the line that tells it.
fn told_sums(hands: &mut Hands) -> BTreeSet<(&'static str, String)> {
    let lines = hands.take_news().narration.into_iter();
    let sums = lines.flat_map(|words| {
        let of_sums = words.facts.into_iter().filter(|(name, _)| *name == "sum");
        of_sums.map(move |(_, fact)| (words.key, format!("{fact:?}")))
    });
    sums.collect()
}

/// A first throw, and a wrong case uncovered.
fn missed(players: u8, surface: Surface) -> Hands {
    let mut hands = at(players, 3, surface);
    hands.tap(THROW);
    hands.tap(wrong(&hands)[11]);
    hands
}

#[test]
fn matches_of_two_to_eight_are_played_to_their_end_by_touches_alone_on_any_screen() {
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        for players in 2..=8 {
            let mut hands = at(players, seed, screen);
            let mut luck = Stream::new(Seed(seed));
            while !hands.is_over() {
                play_on(&mut hands, &mut luck);
                assert_eq!(hands.take_refusal(), None, "what can be touched can be done");
            }
            assert!(hands.touchable().next().is_none(), "nothing is left to touch");
            let news = hands.take_news();
            for cue in [Cue::DiceThrown, Cue::DieTaken, Cue::DiePlaced, Cue::Right, Cue::MatchEnded] {
                assert!(news.cues.contains(&cue), "{cue:?} with {players} on {screen:?}");
            }
            assert_eq!(news.narration.last().map(|words| words.key), Some("eintrichtern-tell-ended"));
        }
    }
}

#[test]
fn the_first_player_must_throw_with_the_button_or_with_the_dice_themselves() {
    for throw in [THROW, THROWN.start, THROWN.end - 1] {
        let mut hands = at(2, 1, SCREENS[0]);
        let mut lit: Vec<u32> = hands.touchable().map(|node| node.id.0).collect();
        lit.sort_unstable();
        assert_eq!(lit, [THROW, THROWN.start, THROWN.start + 1, THROWN.start + 2]);
        hands.tap(throw);
        assert!(matches!(step(&hands), Step::MustUncover { .. }));
        assert_eq!(node(&hands, THROWN.start).motion, Motion::Tumble);
        assert_eq!(hands.touchable_among(DICE).len(), 36, "every red die can be lifted");
        assert_eq!(hands.touchable().count(), 36, "and nothing else can be done");
    }
}

#[test]
fn a_wrong_case_shows_its_sum_and_its_faces_until_the_clock_covers_it() {
    for screen in SCREENS {
        let mut hands = missed(3, screen);
        let Step::Shown { cell, sum, until, .. } = step(&hands) else { panic!("{:?}", step(&hands)) };
        let bubble = format!("{:?}", node(&hands, BUBBLE).label);
        assert!(bubble.contains(&format!("Number({sum})")), "{bubble}");
        let below: u8 = faces_towards(&hands, cell).into_iter().sum();
        assert_eq!(below, sum, "the three faces behind the bubble");
        assert!(hands.touchable().next().is_none(), "everybody looks");
        let lifted = DICE.start + cell.index() as u32;
        assert_ne!(node(&hands, lifted).area, node(&hands, CASES + cell.index() as u32).area);
        hands.wait_until(until - 1);
        assert!(hands.scene().node(NodeId(BUBBLE)).is_some(), "not yet");
        hands.wait_until(until);
        assert!(hands.scene().node(NodeId(BUBBLE)).is_none());
        assert!(hands.scene().node(NodeId(CASES + cell.index() as u32)).is_none());
        assert_eq!(hands.touchable_among(DICE).len(), 36, "the same red die lies on its case");
        assert!(hands.touchable_among(DICE).contains(&lifted));
    }
}

/// What the dice around an open case show in the scene on the sides that make it.
fn faces_towards(hands: &Hands, case: Cell) -> [u8; 3] {
    use empile_games::pyramid::lattice::Side;
    // Seen by the first player U is in front, V on the left and W on the right.
    Side::ALL.map(|side| {
        let below = case.below(side).unwrap();
        match node(hands, DICE.start + below.index() as u32).art {
            Some(Art::Pyramid(PyramidArt::Die { faces, .. })) => faces[side.index()],
            other => panic!("no die: {other:?}"),
        }
    })
}

#[test]
fn once_covered_a_sum_is_neither_written_nor_read_out_anywhere() {
    let mut hands = missed(3, SCREENS[0]);
    let Step::Shown { sum, thrown, .. } = step(&hands) else { panic!("{:?}", step(&hands)) };
    let number = |sum: u8| format!("Number({sum})");
    assert!(sums(hands.scene()).contains(&number(sum)));
    hands.wait_for_the_clock();
    let sought = thrown.iter().sum::<u8>();
    assert_eq!(sums(hands.scene()), BTreeSet::from([number(sought)]), "only what is looked for");
    let told = BTreeSet::from([("eintrichtern-tell-thrown", number(sought))]);
    assert_eq!(told_sums(&mut hands), told, "and the journal has no other, either");
}

#[test]
fn the_journal_of_a_whole_match_has_no_sum_but_those_that_were_thrown() {
    for (players, screen) in (2..=8).zip(SCREENS.into_iter().cycle()) {
        let mut hands = at(players, 12, screen);
        let mut luck = Stream::new(Seed(12));
        let mut shown = 0;
        while !hands.is_over() {
            play_on(&mut hands, &mut luck);
            let sought = match step(&hands) {
                Step::MayThrow { thrown } | Step::MustUncover { thrown } => Some(thrown),
                Step::Shown { thrown, .. } => {
                    shown += 1;
                    Some(thrown)
                }
                Step::MustThrow | Step::Over => None,
            };
            for (line, sum) in told_sums(&mut hands) {
                let thrown = sought.map(|dice| format!("Number({})", dice.iter().sum::<u8>()));
                assert!(
                    ["eintrichtern-tell-thrown", "eintrichtern-tell-kept"].contains(&line),
                    "{line}: {sum}"
                );
                assert!(thrown.is_none_or(|thrown| thrown == sum), "{line}: {sum}");
            }
        }
        assert!(shown > 3, "{shown}");
    }
}

#[test]
fn what_is_covered_is_nowhere_in_the_scene_at_any_moment_of_a_match() {
    for (screen, players) in SCREENS.into_iter().zip([2, 4, 5, 6, 8]) {
        let mut hands = at(players, 9, screen);
        let mut luck = Stream::new(Seed(9));
        let mut seed = 0;
        while !hands.is_over() {
            seed += 1;
            let other = hands.game().imagine(Viewer::Spectator, Seed(seed));
            let AnyGame::Eintrichtern(imagined) = &other else { panic!("another game: {other:?}") };
            if game(&hands).covered().len() > 6 {
                assert_ne!(imagined.pyramid(), game(&hands).pyramid(), "something is covered");
            }
            let mut stage = hands.stage().clone();
            stage.resize(&other, screen, 1.0);
            assert_eq!(stage.scene(), hands.scene(), "whatever is covered, the table looks the same");
            assert_eq!(stage.help(&other), hands.stage().help(&other));
            play_on(&mut hands, &mut luck);
        }
    }
}

#[test]
fn the_board_forgets_a_case_the_moment_it_is_covered() {
    let mut hands = at(4, 6, SCREENS[1]);
    let mut luck = Stream::new(Seed(6));
    let mut covered = 0;
    while !hands.is_over() {
        let was_shown = matches!(step(&hands), Step::Shown { .. });
        play_on(&mut hands, &mut luck);
        if was_shown {
            covered += 1;
            let new = Stage::new(hands.game(), sitters(4), SCREENS[1]);
            assert_eq!(new.scene(), hands.scene(), "as if nobody had ever looked");
        }
    }
    assert!(covered > 5, "{covered}");
}

#[test]
fn a_found_sum_wins_its_red_die_leaves_the_case_open_and_asks_for_a_throw() {
    let mut hands = at(2, 3, SCREENS[0]);
    hands.tap(THROW);
    let die = right(&hands)[0];
    hands.tap(die);
    assert_eq!(won(&hands), 1);
    assert!(hands.scene().node(NodeId(die)).is_none(), "the red die is gone");
    assert!(hands.scene().node(NodeId(CASES + die - DICE.start)).is_some(), "the case lies open");
    let found = node(&hands, BUBBLE).label.map(|label| label.key);
    assert_eq!(found, Some("eintrichtern-label-found"));
    assert!(hands.touchable_among(DICE).is_empty() && hands.touchable().any(|node| node.id.0 == THROW));
    let card = format!("{:?}", node(&hands, 20).label);
    assert!(card.contains(r#"("won", Number(1))"#) && card.contains(r#"("most", Number(8))"#), "{card}");
    hands.tap(THROW);
    assert!(hands.scene().node(NodeId(BUBBLE)).is_none(), "on to the next one");
    assert_eq!(hands.touchable_among(DICE).len(), 35);
}

#[test]
fn the_next_player_may_keep_the_throw_by_lifting_a_die_or_throw_anew() {
    for keeps in [true, false] {
        let mut hands = missed(2, SCREENS[0]);
        hands.wait_for_the_clock();
        hands.take_news();
        assert_eq!(hands.touchable_among(DICE).len(), 36);
        assert_eq!(node(&hands, THROW).label.map(|label| label.key), Some("eintrichtern-throw-anew"));
        if keeps {
            hands.tap(wrong(&hands)[3]);
        } else {
            hands.tap(THROW);
        }
        let told: Vec<&str> = hands.take_news().narration.iter().map(|words| words.key).collect();
        let first = if keeps { "eintrichtern-tell-kept" } else { "eintrichtern-tell-thrown" };
        assert_eq!(told[0], first);
        assert!(hands.touchable_among(THROW..THROW + 1).is_empty(), "one throw a turn");
    }
}

#[test]
fn at_any_moment_help_names_a_rule_that_the_reference_has() {
    let reference = Reference::new(Arc::new(Lexicon::new(Language::ALL[0]).unwrap()));
    let mut hands = at(3, 4, SCREENS[0]);
    let mut luck = Stream::new(Seed(4));
    let rules = hands.rules_of_help(|hands| play_on(hands, &mut luck));
    for rule in &rules {
        assert!(reference.section(rule, Some(3)).is_ok(), "{rule}");
    }
    for rule in ["throw", "uncover", "hit", "miss", "ruling-show", "end"] {
        let rule = format!("eintrichtern.{rule}");
        assert!(rules.contains(rule.as_str()), "{rule}");
    }
}
