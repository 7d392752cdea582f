//! Telling moments of Würfelmarsch.

use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Seed, Stream},
    wurfelmarsch,
};
use empile_stage::{Node, NodeId};

use super::{Album, PHONE, State, Whole, usual_table};
use crate::hands::{Hands, Screen};

/// The nodes that the match is played with: dice, where the chosen one can roll, and how it can be turned.
pub const DICE: std::ops::Range<u32> = 50..65;
pub const PIVOTS: std::ops::Range<u32> = 80..84;
pub const WAYS: std::ops::Range<u32> = 100..124;
pub const TURN: u32 = 3;
/// Does a pivot whose fights have been looked at.
pub const FIGHT: u32 = 5;

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::Wurfelmarsch,
    players: (3, 3),
    states,
    shown: &["pivots", "turning", "weighing"],
    whole,
    counts_at_touch_down: false,
};

/// The start, a die with its pivots, the ways to turn one, a fight, and the end.
#[must_use]
pub fn states(_players: u8, screen: Screen) -> Vec<State> {
    let mut hands = Hands::at(AnySetup::Wurfelmarsch(wurfelmarsch::Setup::default()), 0, screen);
    let mut luck = Stream::new(Seed(5));
    let mut scenes = vec![("start", hands.scene().clone())];
    let mut fought = false;
    for turn in 0.. {
        if hands.is_over() {
            break;
        }
        if turn == 9 {
            hands.tap(hands.touchable_among(DICE)[1]);
            scenes.push(("pivots", hands.scene().clone()));
            hands.tap(TURN);
            scenes.push(("turning", hands.scene().clone()));
            hands.tap(hands.touchable_among(WAYS)[7]);
        }
        if let Some(weighed) = first_fight(&hands).filter(|_| !fought && turn > 9) {
            scenes.push(("weighing", weighed.scene().clone()));
            hands = weighed;
            hands.tap(FIGHT);
        } else {
            march_on(&mut hands, &mut luck);
        }
        if !fought && captured(&hands) > 0 {
            fought = true;
            scenes.push(("fight", hands.scene().clone()));
        }
    }
    scenes.push(("end", hands.scene().clone()));
    scenes
}

/// Chooses a die and rolls it, forward more often than not; turns one that cannot roll.
pub fn march_on(hands: &mut Hands, luck: &mut Stream) {
    let dice = hands.touchable_among(DICE);
    hands.tap(dice[luck.index(dice.len())]);
    let pivots = hands.touchable_among(PIVOTS);
    let forward: Vec<u32> = pivots.iter().copied().filter(|id| (81..83).contains(id)).collect();
    let from = if forward.is_empty() || luck.below(5) == 0 { pivots } else { forward };
    if from.is_empty() {
        hands.tap(TURN);
        let ways = hands.touchable_among(WAYS);
        hands.tap(ways[luck.index(ways.len())]);
    } else {
        hands.tap(from[luck.index(from.len())]);
        if hands.scene().node(NodeId(FIGHT)).is_some() {
            hands.tap(FIGHT);
        }
    }
}

/// The same table with a pivot chosen that would start a fight in which somebody wins, if there is one.
fn first_fight(hands: &Hands) -> Option<Hands> {
    for die in hands.touchable_among(DICE) {
        let mut chosen = hands.clone();
        chosen.tap(die);
        for pivot in chosen.touchable_among(PIVOTS) {
            let mut weighed = chosen.clone();
            weighed.tap(pivot);
            let is_won = |node: &Node| {
                node.label.as_ref().is_some_and(|label| label.key == "wurfelmarsch-foreseen-won")
            };
            if weighed.scene().nodes.iter().any(is_won) {
                return Some(weighed);
            }
        }
    }
    None
}

fn captured(hands: &Hands) -> u8 {
    let AnyGame::Wurfelmarsch(game) = hands.game() else { return 0 };
    empile_games::contract::Seat::all(3).map(|seat| game.captured(seat)).sum()
}

/// A whole match.
fn whole() -> Whole {
    Whole::played_on(usual_table(GameId::Wurfelmarsch, 3, PHONE), march_on)
}
