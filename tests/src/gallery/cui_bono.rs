//! Telling moments of Cui bono?

use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Seed, Stream},
    cui_bono::{CuiBono, Setup},
};

use super::{Album, PHONE, State, Whole, usual_table};
use crate::hands::{Hands, Screen};

/// The nodes that the match is played with.
pub const KEEP: u32 = 3;
pub const DICE: std::ops::Range<u32> = 100..265;
pub const CASES: std::ops::Range<u32> = 300..465;

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::CuiBono,
    players: (2, 6),
    states,
    shown: &["holding", "dwindling"],
    whole,
    counts_at_touch_down: false,
};

/// The whole pyramid, a die in the hand after a slide, a pyramid that has lost its sides, and the end.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let mut hands = at(players, 3, screen);
    let mut luck = Stream::new(Seed(7));
    let mut scenes = vec![("start", hands.scene().clone())];
    let mut wanted = [("holding", 3), ("dwindling", 30)].into_iter().peekable();
    for touch in 0.. {
        if hands.is_over() {
            break;
        }
        let shows = |touches: i32| touch >= touches && !hands.touchable_among(CASES).is_empty();
        if let Some((name, _)) = wanted.next_if(|(_, touches)| shows(*touches)) {
            scenes.push((name, hands.scene().clone()));
        }
        tap_on(&mut hands, &mut luck);
    }
    scenes.push(("end", hands.scene().clone()));
    scenes
}

/// A new match.
#[must_use]
pub fn at(players: u8, seed: u64, screen: impl Into<Screen>) -> Hands {
    Hands::at(AnySetup::CuiBono(Setup::for_players(players)), seed, screen)
}

/// The state of the game.
#[must_use]
pub fn game(hands: &Hands) -> &CuiBono {
    match hands.game() {
        AnyGame::CuiBono(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

/// Takes a die, puts it back where it can, keeps it where it must and now and then on purpose.
pub fn tap_on(hands: &mut Hands, luck: &mut Stream) {
    if game(hands).held().is_none() {
        let dice = hands.touchable_among(DICE);
        hands.tap(dice[luck.index(dice.len())]);
        return;
    }
    let cases = hands.touchable_among(CASES);
    let keeps = cases.is_empty() || luck.below(6) == 0;
    hands.tap(if keeps { KEEP } else { cases[luck.index(cases.len())] });
}

/// A whole match.
fn whole() -> Whole {
    Whole::played_on(usual_table(GameId::CuiBono, 4, PHONE), tap_on)
}
