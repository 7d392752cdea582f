//! Pile-Poils, played with fingers alone.

use std::collections::BTreeSet;

use empile_games::{
    AnyAction, AnySetup,
    contract::{Choices, Entry, Game, Seed, Stream, Viewer},
    pile_poils::{Action, Ending, Setup, Side, Step, StopForecast},
};
use empile_reference::{Language, Lexicon};
use empile_stage::{Art, CellLook, Cue, Node, NodeId, Phase, Point, Surface, Words};
use empile_tests::{
    gallery::{
        SCREENS,
        pile_poils::{game, loses_the_turn, perform, play_until},
    },
    hands::Hands,
    players::drowsy,
};

const HEADLINE: u32 = 1;
const HINT: u32 = 2;
const ROLL: u32 = 10;
const REROLL: u32 = 11;
const STOP: u32 = 12;
const GIVE_UP: u32 = 13;
const CONFIRM: u32 = 14;
const KEEP_ON: u32 = 15;
const GO_ON: u32 = 16;
const BUTTONS: std::ops::Range<u32> = 10..20;
const CELLS: std::ops::Range<u32> = 1_000..2_000;
/// So often somebody drums on one spot.
const DRUMMED: usize = 5;

fn at(players: u8, side: Side, seed: u64, surface: Surface) -> Hands {
    Hands::at(AnySetup::PilePoils(Setup { players, side }), seed, surface)
}

fn key(hands: &Hands, node: u32) -> &'static str {
    let node = hands.scene().node(NodeId(node));
    node.and_then(|node| node.label.as_ref()).map_or("", |label| label.key)
}

fn is_there(hands: &Hands, node: u32) -> bool {
    hands.scene().node(NodeId(node)).is_some()
}

fn tap_at(hands: &mut Hands, at: Point) {
    hands.touch(1, Phase::Down, at);
    hands.touch(1, Phase::Up, at);
}

/// What was entered since there were so many entries.
fn entered(hands: &Hands, since: usize) -> Vec<Action> {
    let actions = hands.entries()[since..].iter().map(|entry| match entry {
        Entry::Act { action: AnyAction::PilePoils(action), .. } => *action,
        other => panic!("{other:?} is not a move of Pile-Poils"),
    });
    actions.collect()
}

/// Mostly sensible, now and then anything at all: placing in vain, stopping in vain and giving up too.
fn careless(hands: &Hands, luck: &mut Stream) -> Action {
    let game = game(hands);
    let moves = game.legal(game.current());
    if luck.index(6) > 0 { drowsy(game) } else { moves.nth(luck.index(moves.len())).expect("a legal move") }
}

#[test]
fn matches_of_two_to_four_are_played_to_their_end_by_touches_alone_on_any_screen() {
    let mut told = BTreeSet::new();
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        for (players, side) in [(2, Side::Panier), (3, Side::Coussin), (4, Side::Panier)] {
            let mut hands = at(players, side, seed, screen);
            let mut luck = Stream::new(Seed(seed));
            while !hands.is_over() {
                let action = careless(&hands, &mut luck);
                perform(&mut hands, action);
                assert_eq!(hands.take_refusal(), None, "what can be touched can be done");
            }
            assert!(hands.touchable().next().is_none(), "nothing is left to touch");
            let news = hands.take_news();
            let cues = [Cue::DiceThrown, Cue::DiePlaced, Cue::CatBedded, Cue::CatAstrophe, Cue::MatchEnded];
            for cue in cues {
                assert!(news.cues.contains(&cue), "{cue:?} with {players} on {screen:?}");
            }
            told.extend(news.narration.iter().map(|words| words.key));
        }
    }
    for key in ["gave-up", "nothing-fits", "winner", "bonus"].map(|key| format!("pile-poils-news-{key}")) {
        assert!(told.contains(key.as_str()), "{key}");
    }
    assert!(told.contains("pile-poils-fault-no-base"), "somebody stopped in vain");
}

#[test]
fn giving_up_a_turn_takes_a_touch_here_and_another_one_there() {
    for screen in SCREENS {
        let mut hands = at(3, Side::Coussin, 16, screen);
        hands.tap(ROLL);
        let asked_at = hands.middle(GIVE_UP);
        hands.tap(GIVE_UP);
        assert_eq!(entered(&hands, 1), [], "asked, not done");
        assert_eq!(key(&hands, HEADLINE), "pile-poils-ask-give-up");
        tap_at(&mut hands, asked_at);
        assert!(
            !is_there(&hands, CONFIRM) && is_there(&hands, GIVE_UP),
            "a second touch there takes it back"
        );
        hands.tap(GIVE_UP);
        hands.tap(KEEP_ON);
        assert_eq!(entered(&hands, 1), []);
        hands.tap(GIVE_UP);
        hands.tap(CONFIRM);
        assert_eq!(entered(&hands, 1), [Action::GiveUp]);
    }
}

#[test]
fn an_unlit_cell_asks_before_it_takes_dice_that_could_not_be_bedded() {
    let mut hands = at(3, Side::Coussin, 16, SCREENS[1]);
    hands.tap(ROLL);
    let board = game(&hands).board().clone();
    let hopeless = |id: u32| {
        let on_cell =
            game(&hands).placements().into_iter().filter(|one| u32::from(one.cell.0) + CELLS.start == id);
        on_cell.clone().count() > 0 && on_cell.clone().all(|one| !one.can_still_be_bedded)
    };
    let unlit: Vec<u32> = hands.touchable_among(CELLS).into_iter().filter(|id| hopeless(*id)).collect();
    let is_ten = |id: &&u32| {
        board.cells().any(|(cell, on)| u32::from(cell.0) + CELLS.start == **id && on.number == 10)
    };
    let ten = *unlit.iter().find(is_ten).expect("the 10 that took all dice");
    assert_eq!(
        hands.scene().node(NodeId(ten)).unwrap().art,
        Some(Art::Cell { look: CellLook::Free }),
        "unlit"
    );
    hands.tap(ten);
    assert_eq!(entered(&hands, 1), [], "not unasked");
    assert_eq!(key(&hands, HEADLINE), "pile-poils-ask-place");
    for _ in 0..DRUMMED {
        hands.tap(ten);
    }
    assert_eq!(entered(&hands, 1), [], "the cell is no yes");
    hands.tap(CONFIRM);
    assert!(matches!(entered(&hands, 1)[..], [Action::Place { .. }]), "never forbidden");
}

/// Points all over a node that can be touched.
fn spots(node: &Node) -> [Point; 3] {
    let Point { x, y } = node.area.centre();
    [0.0, -0.42, 0.42].map(|aside| Point { x: x + aside * node.area.width, y })
}

#[test]
fn drumming_on_one_spot_never_loses_a_turn_and_throws_once_at_most() {
    let mut drummed = BTreeSet::new();
    for (seed, screen) in (20..).zip(SCREENS) {
        let players = 2 + (seed % 3) as u8;
        let mut hands = at(players, Side::Coussin, seed, screen);
        let mut luck = Stream::new(Seed(seed));
        for moment in 0.. {
            if hands.is_over() {
                break;
            }
            for asked in [None, Some(STOP), Some(GIVE_UP)] {
                let mut before = hands.clone();
                if let Some(button) = asked {
                    if !is_there(&before, button) {
                        continue;
                    }
                    before.tap(button);
                }
                let everything = moment % 9 == 0;
                let nodes: Vec<Node> = before
                    .touchable()
                    .filter(|node| node.id.0 != CONFIRM && (everything || BUTTONS.contains(&node.id.0)))
                    .cloned()
                    .collect();
                for node in nodes {
                    for spot in spots(&node) {
                        drummed.insert(node.id.0.min(CELLS.start));
                        drum(&before, spot);
                    }
                }
            }
            let action = careless(&hands, &mut luck);
            perform(&mut hands, action);
        }
    }
    assert_eq!(drummed, BTreeSet::from([ROLL, REROLL, STOP, GIVE_UP, KEEP_ON, GO_ON, CELLS.start]));
}

/// Five times on one spot: nothing that loses the turn was done, and nobody threw twice.
fn drum(before: &Hands, spot: Point) {
    let mut hands = before.clone();
    let mut throws = 0;
    for _ in 0..DRUMMED {
        let was = game(&hands).clone();
        let since = hands.entries().len();
        tap_at(&mut hands, spot);
        for action in entered(&hands, since) {
            assert!(!loses_the_turn(&was, action), "{action:?} by drumming at {spot:?}");
            throws += usize::from(action == Action::Roll);
        }
    }
    assert!(throws <= 1, "{throws} throws by drumming at {spot:?}");
}

#[test]
fn a_throw_that_fits_nowhere_is_seen_before_the_next_player_throws() {
    let mut seen = 0;
    for seed in 0..6 {
        let mut hands = at(3, Side::Coussin, seed, SCREENS[1]);
        while !hands.is_over() {
            let action = drowsy(game(&hands));
            perform(&mut hands, action);
            if key(&hands, HEADLINE) != "pile-poils-news-nothing-fits" {
                continue;
            }
            seen += 1;
            let thrown = hands.scene().nodes.iter().filter_map(|node| match node.art {
                Some(Art::Die { face, .. }) => Some(face),
                _ => None,
            });
            let faces: Vec<u8> = thrown.collect();
            assert!(!faces.is_empty() && !faces.contains(&0), "the throw lies there: {faces:?}");
            let lit: Vec<u32> = hands.touchable().map(|node| node.id.0).collect();
            assert_eq!(lit, [GO_ON], "to be looked at, and then to go on");
            hands.tap(GO_ON);
            let lit: Vec<u32> = hands.touchable().map(|node| node.id.0).collect();
            assert_eq!(lit, [ROLL]);
        }
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn the_button_counts_the_cats_that_will_really_be_laid() {
    let mut short = 0;
    for seed in 0..30 {
        let mut hands = at(2 + (seed % 3) as u8, Side::Coussin, seed, SCREENS[1]);
        while !hands.is_over() {
            let action = drowsy(game(&hands));
            let promised = game(&hands).stop_forecast();
            hands.take_news();
            perform(&mut hands, action);
            if let (Action::Stop, Some(StopForecast::Beds { cats, .. })) = (action, promised) {
                let laid = hands.take_news().narration.into_iter();
                let laid = laid.filter(|words| words.key.starts_with("pile-poils-tell-bedded")).count();
                assert_eq!(usize::from(cats), laid, "seed {seed}");
                short += usize::from(hands.is_over());
            }
        }
    }
    assert!(short > 0, "some matches ended with a stop");
}

#[test]
fn a_cell_is_lit_only_where_the_dice_can_still_be_bedded_and_the_hint_says_so() {
    let (mut vain, mut all_in_vain) = (0, 0);
    for seed in 0..8 {
        let mut hands = at(3, Side::Coussin, seed, SCREENS[1]);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            if matches!(game(&hands).observe(Viewer::Spectator).step, Step::Thrown(_)) {
                let dice: Vec<u32> = hands.touchable_among(4_000..4_005);
                let mut choosing = hands.clone();
                choosing.tap(dice[luck.index(dice.len())]);
                let looks = |wanted: CellLook| {
                    let art = Some(Art::Cell { look: wanted });
                    choosing.scene().nodes.iter().filter(|node| node.art == art).count()
                };
                let says_lit = key(&choosing, HINT) == "pile-poils-hint-place";
                assert_eq!(says_lit, looks(CellLook::Lit) > 0, "{}", key(&choosing, HINT));
                vain += looks(CellLook::InVain);
                all_in_vain += usize::from(key(&choosing, HINT) == "pile-poils-hint-place-in-vain");
            }
            let action = careless(&hands, &mut luck);
            perform(&mut hands, action);
        }
    }
    assert!(vain > 20 && all_in_vain > 5, "{vain} cells, {all_in_vain} moments");
    let shapes = |look| {
        let picture = Art::Cell { look }.draw(Surface { width: 32.0, height: 41.0 });
        picture.layers.into_iter().map(|layer| layer.path).collect::<Vec<_>>()
    };
    for other in [CellLook::Free, CellLook::Lit, CellLook::Missing] {
        assert_ne!(shapes(CellLook::InVain), shapes(other), "told from {other:?} without colour");
    }
}

#[test]
fn throwing_on_and_throwing_again_have_words_of_their_own() {
    for (language, again) in Language::ALL.into_iter().zip(["elanc", "again"]) {
        let lexicon = Lexicon::new(language).unwrap();
        let says = |key, dice: u8| {
            lexicon.words(&Words::new(key).number("dice", dice).number("yarn", dice)).contains(again)
        };
        for dice in 1..5 {
            assert!(!says("pile-poils-continue", dice) && !says("pile-poils-help-continue", dice));
            assert!(!says("pile-poils-roll", dice) && says("pile-poils-reroll", dice));
        }
    }
}

#[test]
fn the_board_says_why_the_match_goes_on_with_golden_cats_and_why_it_ends() {
    let mut endings = BTreeSet::new();
    for seed in 0..12 {
        let mut hands = at(2 + (seed % 3) as u8, Side::Coussin, seed, SCREENS[1]);
        play_until(&mut hands, |view| view.winner.is_some() && view.step == Step::Ready);
        if !hands.is_over() && !is_there(&hands, GO_ON) {
            assert_eq!(key(&hands, HINT), "pile-poils-hint-golden");
        }
        play_until(&mut hands, |_| false);
        let said = key(&hands, HEADLINE);
        let why = match game(&hands).ending().expect("it is over") {
            Ending::Full => "pile-poils-ended-full",
            Ending::SecondOut { .. } => "pile-poils-ended-second-out",
            Ending::LastGolden { .. } => "pile-poils-ended-last-golden",
        };
        assert_eq!(said, why);
        assert_eq!(hands.take_news().narration.last().map(|words| words.key), Some(why));
        assert_eq!(key(&hands, HINT), "pile-poils-hint-over");
        endings.insert(why);
    }
    assert!(endings.len() > 1, "{endings:?}");
}
