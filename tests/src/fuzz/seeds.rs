//! What is valid, to begin with.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Choices, Entry, Game, Match, Millis, Record, Seed, Stream},
};

use crate::{every_game, kit::Conforming};

/// A record is no longer than this: where something is changed counts, not how much follows.
const MOST_ENTRIES: usize = 120;

macro_rules! all_setups {
    ($($name:ident: $id:ident, $game:ty;)+) => {
        [$(<$game as Conforming>::setups().into_iter().map(AnySetup::$id).collect::<Vec<AnySetup>>(),)+]
    };
}

/// Every way to set up every game, game by game.
pub(super) fn setups() -> Vec<Vec<AnySetup>> {
    every_game!(all_setups).into()
}

/// A set-up of any game, each game as likely.
pub(super) fn a_setup<'a>(setups: &'a [Vec<AnySetup>], chance: &mut Stream) -> &'a AnySetup {
    let of_game = &setups[chance.index(setups.len())];
    &of_game[chance.index(of_game.len())]
}

/// What somebody, or the clock, may enter next: nothing once the match is over.
pub(super) fn next_entry(
    game: &AnyGame,
    now: Millis,
    chance: &mut Stream,
) -> Option<Entry<empile_games::AnyAction>> {
    if game.outcome().is_some() {
        return None;
    }
    let deadline = game.next_deadline();
    let due = |now: Millis| deadline.map(|due| Entry::Clock { at: due.max(now) });
    if let Some(clock) = due(now).filter(|_| game.to_act().is_empty() || chance.below(8) == 0) {
        return Some(clock);
    }
    let seats: Vec<_> = game.to_act().iter().collect();
    let first = chance.index(seats.len().max(1));
    for turn in 0..seats.len() {
        let seat = seats[(first + turn) % seats.len()];
        let legal = game.legal(seat);
        if legal.len() == 0 {
            continue;
        }
        let at = if deadline.is_some() { now.saturating_add(u64::from(chance.below(120))) } else { now };
        if deadline.is_some_and(|due| due <= at) {
            return due(now);
        }
        let action = legal.nth(chance.index(legal.len()))?;
        return Some(Entry::Act { seat, action, at });
    }
    due(now)
}

/// A match that anybody could have played so far.
pub(super) fn a_record(setup: &AnySetup, chance: &mut Stream) -> Record<AnyGame> {
    let mut game = Match::<AnyGame>::start(setup.clone(), Seed(u64::from(chance.below(1_000))))
        .expect("a set-up of the kit");
    let wanted = chance.index(MOST_ENTRIES);
    let mut now = 0;
    while game.record().entries.len() < wanted {
        let Some(entry) = next_entry(game.state(), now, chance) else { break };
        let (Entry::Act { at, .. } | Entry::Clock { at }) = &entry;
        now = *at;
        game.enter(entry, &mut Vec::new()).expect("what is offered is taken");
    }
    game.record().clone()
}
