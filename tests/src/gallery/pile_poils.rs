//! Telling moments of Pile-Poils.

use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Game, Viewer},
    pile_poils::{Action, Dice, PilePoils, Setup, Side, Step, View},
};
use empile_stage::{Art, Node, Role};

use super::{Album, PHONE, State, Whole, usual_table};
use crate::{
    hands::{Hands, Screen},
    players::drowsy,
};

const ROLL: u32 = 10;
const REROLL: u32 = 11;
const STOP: u32 = 12;
const GIVE_UP: u32 = 13;
const CELLS: u32 = 1_000;
const DICE: std::ops::Range<u32> = 4_000..4_005;

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::PilePoils,
    players: (2, 4),
    states,
    shown: &["choosing", "crowded"],
    whole,
    counts_at_touch_down: false,
};

/// The empty board, dice chosen with the cells they fit, dice that lack a base, a crowded pyramid, and the end.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let setup = AnySetup::PilePoils(Setup { players, side: Side::Coussin });
    let mut hands = Hands::at(setup, 8, screen);
    let mut states = vec![("start", hands.scene().clone())];
    play_until(&mut hands, |view| asleep(view) >= 14 && matches!(view.step, Step::Thrown(_)));
    let Action::Place { dice, .. } = drowsy(game(&hands)) else { unreachable!("there are cells to fill") };
    choose(&mut hands, dice);
    states.push(("choosing", hands.scene().clone()));
    choose(&mut hands, dice);
    play_until(&mut hands, |view| asleep(view) >= 24 && view.step == Step::Placed);
    states.push(("placed", hands.scene().clone()));
    play_until(&mut hands, |view| asleep(view) >= 46 && matches!(view.step, Step::Thrown(_)));
    states.push(("crowded", hands.scene().clone()));
    play_until(&mut hands, |_| false);
    states.push(("end", hands.scene().clone()));
    states
}

/// Plays sensibly, through touches, until the table is as wished or the match over.
pub fn play_until(hands: &mut Hands, wished: impl Fn(&View) -> bool) {
    while !hands.is_over() && !wished(&game(hands).observe(Viewer::Spectator)) {
        perform(hands, drowsy(game(hands)));
    }
}

/// Does an action by touching.
pub fn perform(hands: &mut Hands, action: Action) {
    match action {
        Action::Roll => hands.tap(ROLL),
        Action::Reroll => hands.tap(REROLL),
        Action::Stop => tap_twice_if_asked(hands, STOP),
        Action::GiveUp => tap_twice_if_asked(hands, GIVE_UP),
        Action::Place { cell, dice } => {
            choose(hands, dice);
            hands.tap(CELLS + u32::from(cell.0));
        }
    }
}

/// Actions that lose the turn ask for a second touch.
fn tap_twice_if_asked(hands: &mut Hands, node: u32) {
    let before = hands.entries().len();
    hands.tap(node);
    if hands.entries().len() == before {
        hands.tap(node);
    }
}

/// Touches dice that show this: those not chosen are, those chosen are put back.
fn choose(hands: &mut Hands, dice: Dice) {
    let mut touched = Vec::new();
    for face in dice.faces() {
        let shows = |node: &&Node| {
            let is_it = matches!(node.art, Some(Art::Die { face: shown, .. }) if shown == face);
            DICE.contains(&node.id.0) && is_it && !touched.contains(&node.id.0)
        };
        let found = hands.touchable().filter(|node| matches!(node.role, Role::Choice { .. })).find(shows);
        let id = found.unwrap_or_else(|| panic!("no die shows {face}")).id.0;
        touched.push(id);
        hands.tap(id);
    }
}

fn game(hands: &Hands) -> &PilePoils {
    let AnyGame::PilePoils(game) = hands.game() else { panic!("this is a table of Pile-Poils") };
    game
}

fn asleep(view: &View) -> usize {
    view.cells.iter().filter(|cell| cell.cats > 0).count()
}

/// A whole match.
fn whole() -> Whole {
    let mut hands = usual_table(GameId::PilePoils, 2, PHONE);
    play_until(&mut hands, |_| false);
    Whole::of(hands)
}
