//! Telling moments of Pile-Poils.

use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Game, Viewer},
    pile_poils::{Action, Dice, PilePoils, Setup, Side, Step, StopForecast, View},
};
use empile_stage::{Art, Node, NodeId, Role};

use super::{Album, PHONE, State, Whole, usual_table};
use crate::{
    hands::{Hands, Screen},
    players::drowsy,
};

const ROLL: u32 = 10;
const REROLL: u32 = 11;
const STOP: u32 = 12;
const GIVE_UP: u32 = 13;
const CONFIRM: u32 = 14;
const GO_ON: u32 = 16;
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
    hands.tap(GIVE_UP);
    states.push(("asked", hands.scene().clone()));
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

/// Does an action by touching. What loses the turn asks first, and nothing else does.
///
/// # Panics
/// If the table asks where it need not, or does not ask where it must.
pub fn perform(hands: &mut Hands, action: Action) {
    if hands.scene().node(NodeId(GO_ON)).is_some() {
        hands.tap(GO_ON);
    }
    match action {
        Action::Roll => hands.tap(ROLL),
        Action::Reroll => hands.tap(REROLL),
        Action::Stop => tap_and_confirm(hands, STOP, loses_the_turn(game(hands), action)),
        Action::GiveUp => tap_and_confirm(hands, GIVE_UP, loses_the_turn(game(hands), action)),
        Action::Place { cell, dice } => {
            let loses = loses_the_turn(game(hands), action);
            choose(hands, dice);
            tap_and_confirm(hands, CELLS + u32::from(cell.0), loses);
        }
    }
}

/// Will nothing be bedded this turn after this?
#[must_use]
pub fn loses_the_turn(game: &PilePoils, action: Action) -> bool {
    match action {
        Action::Roll | Action::Reroll => false,
        Action::GiveUp => true,
        Action::Stop => matches!(game.stop_forecast(), Some(StopForecast::Fails(_))),
        Action::Place { .. } => game
            .placements()
            .iter()
            .any(|placement| placement.action() == action && !placement.can_still_be_bedded),
    }
}

fn tap_and_confirm(hands: &mut Hands, node: u32, must_ask: bool) {
    let before = hands.entries().len();
    hands.tap(node);
    let has_asked = hands.scene().node(NodeId(CONFIRM)).is_some();
    assert_eq!(has_asked, must_ask, "node {node} asks before it loses the turn, and only then");
    assert_eq!(hands.entries().len(), before + usize::from(!must_ask), "node {node}");
    if must_ask {
        hands.tap(CONFIRM);
        assert_eq!(hands.entries().len(), before + 1, "a yes is a yes");
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

/// The game on the table.
///
/// # Panics
/// At a table of another game.
#[must_use]
pub fn game(hands: &Hands) -> &PilePoils {
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
