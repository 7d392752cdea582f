//! Würfelmarsch, played with fingers alone.

use std::collections::BTreeSet;

use empile_games::{
    AnyGame, AnySetup,
    contract::{Fact, Game, Seat, Seed, Stream},
    pyramid::{
        Colour,
        lattice::{Cell, Side},
    },
    wurfelmarsch::{Setup, Wurfelmarsch},
};
use empile_stage::{Art, Cue, Motion, NodeId, Phase, PyramidArt, PyramidLook, Surface, Words};
use empile_tests::{
    gallery::{
        SCREENS,
        wurfelmarsch::{DICE, FIGHT, PIVOTS, TURN, WAYS, march_on},
    },
    hands::Hands,
};

const CANCEL: u32 = 4;

fn at(surface: Surface) -> Hands {
    Hands::at(AnySetup::Wurfelmarsch(Setup::default()), 0, surface)
}

fn game(hands: &Hands) -> &Wurfelmarsch {
    match hands.game() {
        AnyGame::Wurfelmarsch(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

#[test]
fn matches_are_played_to_their_end_by_touches_alone_on_any_screen() {
    let mut told = Vec::new();
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        let mut hands = at(screen);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            march_on(&mut hands, &mut luck);
            assert_eq!(hands.take_refusal(), None, "what is lit can be done");
        }
        assert!(hands.touchable().next().is_none(), "nothing is left to touch");
        let news = hands.take_news();
        assert_eq!(news.cues.last(), Some(&Cue::MatchEnded));
        told.extend(news.narration.into_iter().map(|words| words.key));
    }
    for key in ["wurfelmarsch-tell-won", "wurfelmarsch-tell-captured", "wurfelmarsch-tell-arrived"] {
        assert!(told.contains(&key), "{key}");
    }
}

#[test]
fn a_chosen_die_shows_what_it_would_show_and_shows_it_after_the_pivot() {
    for screen in SCREENS {
        let mut hands = at(screen);
        let die = hands.touchable_among(DICE)[2];
        assert!(hands.touchable_among(PIVOTS).is_empty());
        hands.tap(die);
        let pivots = hands.touchable_among(PIVOTS);
        assert_eq!(pivots, [81, 82], "forward on either hand, between two own dice");
        let ghost = hands.scene().node(NodeId(pivots[0])).unwrap().clone();
        hands.tap(pivots[0]);
        let rolled = hands.scene().node(NodeId(die)).unwrap();
        assert_eq!(rolled.area, ghost.area, "the same die, at its new place");
        assert_eq!(rolled.motion, Motion::Pivot);
        let faces = |node: &empile_stage::Node| match node.art {
            Some(empile_stage::Art::Pyramid(empile_stage::PyramidArt::Die { faces, .. })) => faces,
            other => panic!("no die: {other:?}"),
        };
        assert_eq!(faces(rolled), faces(&ghost));
        assert_eq!(game(&hands).current(), Seat(1));
    }
}

#[test]
fn a_die_can_be_dragged_to_where_it_pivots() {
    let mut hands = at(SCREENS[0]);
    let die = hands.touchable_among(DICE)[0];
    let from = hands.middle(die);
    hands.touch(1, Phase::Down, from);
    let to = hands.middle(hands.touchable_among(PIVOTS)[0]);
    hands.touch(1, Phase::Move, to);
    hands.touch(1, Phase::Up, to);
    assert_eq!(game(&hands).current(), Seat(1));
}

#[test]
fn touching_a_chosen_die_again_lets_go_of_it_and_another_die_takes_its_turn() {
    let mut hands = at(SCREENS[0]);
    let dice = hands.touchable_among(DICE);
    hands.tap(dice[0]);
    hands.tap(dice[4]);
    assert!(!hands.touchable_among(PIVOTS).is_empty());
    hands.tap(dice[4]);
    assert!(hands.touchable_among(PIVOTS).is_empty());
    assert_eq!(game(&hands).current(), Seat(0));
}

#[test]
fn a_die_is_turned_in_its_place_with_one_touch_on_what_it_shall_show() {
    for screen in SCREENS {
        let mut hands = at(screen);
        hands.tap(hands.touchable_among(DICE)[0]);
        hands.tap(TURN);
        assert_eq!(hands.touchable_among(WAYS).len(), 23, "every way but the one it lies in");
        assert!(hands.touchable_among(DICE).is_empty(), "the sheet lies on them");
        hands.tap(CANCEL);
        hands.tap(TURN);
        hands.tap(hands.touchable_among(WAYS)[20]);
        assert_eq!(game(&hands).current(), Seat(1), "on {screen:?}");
        let news = hands.take_news();
        assert_eq!(news.narration[0].key, "wurfelmarsch-tell-turned");
        assert_eq!(game(&hands).dice_of(Seat(0)).len(), 5);
    }
}

#[test]
fn only_the_own_dice_can_be_chosen() {
    let mut hands = at(SCREENS[0]);
    assert_eq!(hands.touchable_among(DICE), (50..55).collect::<Vec<u32>>());
    hands.tap(52);
    hands.tap(hands.touchable_among(PIVOTS)[0]);
    assert_eq!(hands.touchable_among(DICE), (55..60).collect::<Vec<u32>>());
    assert!(game(&hands).to_act().contains(Seat(1)));
}

fn label(hands: &Hands, node: u32) -> Words {
    let node = hands.scene().node(NodeId(node)).unwrap_or_else(|| panic!("there is no node {node}"));
    node.label.clone().unwrap_or_else(|| panic!("node {node:?} has no name"))
}

fn number(words: &Words, name: &str) -> i64 {
    match words.facts.iter().find(|(known, _)| *known == name) {
        Some((_, Fact::Number(number))) => *number,
        other => panic!("{words:?}: {name} is {other:?}"),
    }
}

/// What a die shows to its owner: in front, on the left, on the right.
fn as_seen_by(owner: Side, game: &Wurfelmarsch, cell: Cell) -> [i64; 3] {
    let die = game.pyramid().piece(cell).expect("a die").die;
    [owner, owner.left(), owner.right()].map(|side| i64::from(die.face(side)))
}

fn faces(words: &Words) -> [i64; 3] {
    ["front", "left", "right"].map(|side| number(words, side))
}

/// Marches on for so many turns.
fn under_way(screen: Surface, seed: u64, turns: usize) -> Hands {
    let mut hands = at(screen);
    let mut luck = Stream::new(Seed(seed));
    for _ in 0..turns {
        if !hands.is_over() {
            march_on(&mut hands, &mut luck);
        }
    }
    hands
}

#[test]
fn in_front_on_the_left_and_on_the_right_mean_the_owners_view_everywhere() {
    for turns in 6..24 {
        let mut hands = under_way(SCREENS[turns % SCREENS.len()], 3, turns);
        if hands.is_over() {
            continue;
        }
        let table = game(&hands).clone();
        for (side, seat) in Side::ALL.into_iter().zip(Seat::all(3)) {
            let told: BTreeSet<[i64; 3]> = DICE
                .filter(|id| hands.scene().node(NodeId(*id)).is_some())
                .map(|id| label(&hands, id))
                .filter(|words| {
                    words.facts.contains(&(
                        "name",
                        Fact::Text(empile_tests::hands::sitters(3)[seat.index()].name.clone()),
                    ))
                })
                .map(|words| faces(&words))
                .collect();
            let shown = table.dice_of(seat).iter().map(|cell| as_seen_by(side, &table, cell)).collect();
            assert_eq!(told, shown, "{seat} after {turns} turns");
        }
        let (seat, own) = (table.current(), Side::of(table.current()).unwrap());
        let die = hands.touchable_among(DICE)[0];
        hands.tap(die);
        let pivots = hands.touchable_among(PIVOTS);
        if let Some(&pivot) = pivots.first() {
            let promised = faces(&label(&hands, pivot));
            let mut gone = hands.clone();
            gone.take_news();
            gone.tap(pivot);
            if gone.scene().node(NodeId(FIGHT)).is_some() {
                gone.tap(FIGHT);
            }
            let told = gone.take_news().narration.into_iter().next().expect("a pivot is told");
            assert_eq!(faces(&told), promised, "the button and the journal, {seat}");
        }
        hands.tap(TURN);
        for (index, way) in hands.touchable_among(WAYS).into_iter().enumerate() {
            let words = label(&hands, way);
            let mut turned = hands.clone();
            turned.tap(way);
            let now = game(&turned).dice_of(seat).iter().map(|cell| as_seen_by(own, game(&turned), cell));
            assert!(now.into_iter().any(|shown| shown == faces(&words)), "way {index} of {seat}");
            let area = hands.scene().node(NodeId(way)).unwrap().area;
            let column = hands
                .touchable_among(WAYS)
                .into_iter()
                .filter(|other| (hands.scene().node(NodeId(*other)).unwrap().area.x - area.x).abs() < 1.0);
            for other in column {
                assert_eq!(
                    number(&label(&hands, other), "front"),
                    number(&words, "front"),
                    "a column for each"
                );
            }
        }
    }
}

#[test]
fn captured_dice_are_shown_in_the_colours_of_those_who_lost_them() {
    let mut captors = BTreeSet::new();
    for seed in 1..9 {
        let mut hands = at(SCREENS[1]);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            march_on(&mut hands, &mut luck);
            for seat in Seat::all(3) {
                let from = |colour: Colour| game(&hands).captured_from(seat, Seat(colour.index() as u8)) > 0;
                let colours = Colour::ALL.map(from);
                let card = 10 + 10 * u32::from(seat.0);
                let shown =
                    (card..card + 10).filter_map(|id| hands.scene().node(NodeId(id))?.art).find_map(|art| {
                        match art {
                            Art::Pyramid(PyramidArt::Prisoners { colours }) => Some(colours),
                            _ => None,
                        }
                    });
                assert_eq!(shown, Some(colours), "{seat}");
                captors.extend(Seat::all(3).filter(|of| colours[of.index()]).map(|of| (seat, of)));
            }
        }
    }
    let right_neighbours = captors.iter().filter(|(by, of)| by.left(3).left(3) == *of).count();
    assert!(right_neighbours > 0, "not only the left neighbour's: {captors:?}");
}

#[test]
fn before_a_fight_one_sees_what_would_happen_and_then_it_happens() {
    let (mut fights, mut losses) = (0, 0);
    for seed in 1..7 {
        let mut hands = at(SCREENS[(seed % 5) as usize]);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            for die in hands.touchable_among(DICE) {
                let mut chosen = hands.clone();
                chosen.tap(die);
                for pivot in chosen.touchable_among(PIVOTS) {
                    let mut weighed = chosen.clone();
                    weighed.take_news();
                    weighed.tap(pivot);
                    if weighed.entries().len() > chosen.entries().len() {
                        let told = weighed.take_news().narration;
                        assert!(told.iter().all(|words| !words.key.starts_with("wurfelmarsch-tell-won")));
                        assert_ne!(look(&chosen, pivot), Some(PyramidLook::WouldFight));
                        continue;
                    }
                    fights += 1;
                    assert_eq!(
                        look(&chosen, pivot),
                        Some(PyramidLook::WouldFight),
                        "seen before it is chosen"
                    );
                    losses += usize::from(fight_as_foreseen(weighed, pivot));
                }
            }
            march_on(&mut hands, &mut luck);
        }
    }
    assert!(fights > 20 && losses > 3, "{fights} fights, {losses} of them lost");
}

fn look(hands: &Hands, node: u32) -> Option<PyramidLook> {
    match hands.scene().node(NodeId(node))?.art? {
        Art::Pyramid(PyramidArt::Die { look, .. }) => Some(look),
        _ => None,
    }
}

/// The dice that are crossed out are those that go. Says whether the mover loses one.
fn fight_as_foreseen(mut hands: Hands, pivot: u32) -> bool {
    let doomed = |id: &u32| look(&hands, *id) == Some(PyramidLook::Wrong);
    let mover = game(&hands).current();
    let crossed: BTreeSet<u32> = DICE.filter(doomed).collect();
    let mover_falls = doomed(&pivot);
    let standing = |hands: &Hands| -> BTreeSet<u32> {
        DICE.filter(|id| hands.scene().node(NodeId(*id)).is_some()).collect()
    };
    let before = standing(&hands);
    let (taken, lost) = {
        let hint = label(&hands, 2);
        assert_eq!(hint.key, "wurfelmarsch-hint-fight");
        (number(&hint, "taken"), number(&hint, "lost"))
    };
    let had = (game(&hands).captured(mover), game(&hands).dice_of(mover).len());
    hands.tap(FIGHT);
    assert_eq!(hands.take_refusal(), None);
    let gone: BTreeSet<u32> = before.difference(&standing(&hands)).copied().collect();
    let expected = crossed.len() + usize::from(mover_falls);
    assert_eq!(gone.len(), expected, "{crossed:?} and the mover: {mover_falls}");
    assert!(crossed.iter().all(|id| gone.contains(id)));
    let has = (game(&hands).captured(mover), game(&hands).dice_of(mover).len());
    assert_eq!(i64::from(has.0 - had.0), taken);
    assert_eq!((had.1 - has.1) as i64, lost);
    let told = hands.take_news().narration;
    assert!(told.iter().any(|words| ["wurfelmarsch-tell-won", "wurfelmarsch-tell-tie"].contains(&words.key)));
    lost > 0
}

#[test]
fn what_is_said_and_pressed_faces_whoever_plays() {
    for (screen, turns) in SCREENS.into_iter().flat_map(|screen| (3..6).map(move |turns| (screen, turns))) {
        let mut hands = under_way(screen, 2, turns);
        let seat = game(&hands).current();
        hands.tap(hands.touchable_among(DICE)[0]);
        let turn = |id: u32| hands.scene().node(NodeId(id)).unwrap().turn;
        let card = turn(10 + 10 * u32::from(seat.0));
        for part in [1, 2, TURN] {
            assert!((turn(part) - card).abs() < 0.1, "{part} is turned by {} and not {card}", turn(part));
        }
        assert_eq!(card.abs() < 0.1, seat == Seat(0), "{seat}");
    }
}
