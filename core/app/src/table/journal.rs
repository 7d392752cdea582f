//! What was told of a match, as far back as anybody reads. The record can tell all of it again.

use std::collections::VecDeque;

use empile_games::{
    AnyAction, AnyGame,
    contract::{Entry, Match, Seat},
};
use empile_reference::Lexicon;
use empile_stage::Stage;

/// Nobody reads further back; the whole match is in the replay.
const LONGEST: usize = 300;

#[derive(Clone, Debug, Default)]
pub(super) struct Journal(VecDeque<String>);

impl Journal {
    /// What was told of a match that is taken up again. The stage is that of the match, with those who sit there: it learns
    /// what somebody has yet to answer.
    pub(super) fn of(game: &Match<AnyGame>, stage: &mut Stage, lexicon: &Lexicon) -> Journal {
        let (record, now) = (game.record(), game.state());
        let mut told = VecDeque::new();
        if let Ok(mut game) = Match::start(record.setup.clone(), record.seed) {
            let mut followed = stage.clone();
            followed.reset(game.state());
            // Nobody looks at this stage: it composes no scene.
            followed.begin_batch();
            for entry in &record.entries {
                let mut events = Vec::new();
                if game.enter(entry.clone(), &mut events).is_err() {
                    break;
                }
                told.extend(followed.follow_deed(game.state(), actor(entry), &events).narration);
                forget_the_oldest(&mut told);
            }
            stage.recall(now, followed);
        }
        Journal(told.iter().map(|words| lexicon.words(words)).collect())
    }

    pub(super) fn write(&mut self, told: &[String]) {
        self.0.extend(told.iter().cloned());
        forget_the_oldest(&mut self.0);
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.0.iter().cloned().collect()
    }
}

/// Who made an entry; nobody where the clock did.
pub(super) fn actor(entry: &Entry<AnyAction>) -> Option<Seat> {
    match entry {
        Entry::Act { seat, .. } => Some(*seat),
        Entry::Clock { .. } => None,
    }
}

fn forget_the_oldest<T>(lines: &mut VecDeque<T>) {
    let too_many = lines.len().saturating_sub(LONGEST);
    lines.drain(..too_many);
}
