//! Telling moments of Abquetschen.

use empile_games::{AnyGame, AnySetup, GameId, abquetschen, contract::Stream};
use empile_stage::Node;

use super::{Album, PHONE, State, Whole, usual_table};
use crate::hands::{Hands, Screen};

/// The nodes that lay a die: the cases of the pyramid.
const CASES: std::ops::Range<u32> = 300..500;

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::Abquetschen,
    players: (3, 3),
    states,
    shown: &["building", "end"],
    whole,
    counts_at_touch_down: false,
};

/// An opening under way, a pyramid half built with dice being laid, and the end.
#[must_use]
pub fn states(_players: u8, screen: Screen) -> Vec<State> {
    let mut hands = Hands::at(AnySetup::Abquetschen(abquetschen::Setup::default()), 4, screen);
    let mut luck = Stream::new(empile_games::contract::Seed(11));
    let mut scenes = Vec::new();
    let mut wanted = [("opening", 2), ("building", 70), ("crowded", 118)].into_iter().peekable();
    while !hands.is_over() {
        let filled = filled(&hands);
        if let Some((name, _)) = wanted.next_if(|(_, dice)| filled >= *dice && laying(&hands)) {
            scenes.push((name, hands.scene().clone()));
        }
        tap_on(&mut hands, &mut luck);
    }
    scenes.push(("end", hands.scene().clone()));
    scenes
}

/// Lays where it can, says done when it must, throws when it may.
pub fn tap_on(hands: &mut Hands, luck: &mut Stream) {
    let touchable: Vec<u32> = hands.touchable().map(|node: &Node| node.id.0).collect();
    let cases: Vec<u32> = touchable.iter().copied().filter(|id| CASES.contains(id)).collect();
    let buttons: Vec<u32> = touchable.into_iter().filter(|id| *id < 10).collect();
    let from = if cases.is_empty() { &buttons } else { &cases };
    let choice = from.get(luck.index(from.len())).copied();
    hands.tap(choice.expect("as long as the match lasts there is something to touch"));
}

fn filled(hands: &Hands) -> usize {
    match hands.game() {
        AnyGame::Abquetschen(game) => game.heap().filled().len(),
        _ => 0,
    }
}

/// Is a number of dice being laid, with some of them down and some to come?
fn laying(hands: &Hands) -> bool {
    let AnyGame::Abquetschen(game) = hands.game() else { return false };
    let down = hands.touchable().filter(|node| (100..300).contains(&node.id.0)).count();
    down >= 2 && !game.offered().is_empty()
}

/// A whole match.
fn whole() -> Whole {
    Whole::played_on(usual_table(GameId::Abquetschen, 3, PHONE), tap_on)
}
