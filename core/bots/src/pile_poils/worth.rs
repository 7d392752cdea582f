//! What cats and yarn are worth to the player whose turn it is.

use empile_games::pile_poils::{GOLDEN_CATS, View};

use super::race::{MOST_CATS, chance_against};

/// Being out first is worth so many cats.
const WIN: f32 = 100.0;
/// The first yarn in a hand is worth so many cats, the next ones less and less.
const FIRST_YARN: f32 = 1.5;
/// Hope alone does not bed the last cat: it leaves so much of it.
const LAST_CAT: f32 = 0.2;

/// How a player judges the end of a turn, in cats.
pub(super) struct Worth {
    /// Cats beyond these do nothing for the player.
    useful_cats: u8,
    /// A yarn in cats.
    yarn: f32,
    race: Option<Race>,
    /// So much does a chance to be out first count, in cats; and so much a cat by itself.
    win: f32,
    cat: f32,
}

/// « Remporter la partie »: while nobody is out.
struct Race {
    cats: u8,
    opponents: Vec<u8>,
}

impl Worth {
    pub(super) fn of(view: &View) -> Worth {
        let me = view.current.index();
        let hand = view.hands.get(me).copied().unwrap_or_default();
        let others = view.hands.iter().enumerate().filter(|(seat, _)| *seat != me);
        let race = || Race { cats: hand.cats, opponents: others.map(|(_, other)| other.cats).collect() };
        Worth {
            useful_cats: if view.winner.is_none_or(|winner| winner == view.current) {
                hand.cats + GOLDEN_CATS.saturating_sub(hand.golden)
            } else {
                hand.cats
            },
            yarn: FIRST_YARN / (1.0 + f32::from(hand.yarn)),
            race: view.winner.is_none().then(race),
            win: WIN,
            cat: 1.0,
        }
    }

    /// Nothing counts but to be out first: what a turn is worth is the chance of it.
    pub(super) fn of_victory_alone(view: &View) -> Worth {
        Worth { win: 1.0, cat: 0.0, ..Worth::of(view) }
    }

    /// Each cat is as good as any other and nothing else counts.
    pub(super) fn of_cats_alone() -> Worth {
        Worth { useful_cats: u8::MAX, yarn: 0.0, race: None, win: WIN, cat: 1.0 }
    }

    /// « Remporter la partie »: do so many cats decide it?
    pub(super) fn is_out_first(&self, cats: u8) -> bool {
        self.race.as_ref().is_some_and(|race| race.cats <= cats)
    }

    /// What a turn is worth that beds so many cats, lets hope for some more, and wins or costs yarn; and the chance to be out
    /// first after it.
    pub(super) fn of_turn(&self, cats: u8, bonus_cats: f32, yarn: f32) -> (f32, f32) {
        let hope = bonus_cats + yarn * self.yarn;
        let useful = (f32::from(cats) + hope).min(f32::from(self.useful_cats));
        let out_first = self.race.as_ref().map_or(0.0, |race| race.chance_to_win(cats, hope));
        (self.cat * useful + self.win * out_first, out_first)
    }
}

impl Race {
    fn chance_to_win(&self, cats: u8, hope: f32) -> f32 {
        let Some(left @ 1..) = self.cats.checked_sub(cats) else { return 1.0 };
        let hoped = (f32::from(left) - hope).max(LAST_CAT);
        let below = (0..=MOST_CATS).rev().find(|cats| f32::from(*cats) <= hoped).unwrap_or(0);
        let part = hoped - f32::from(below);
        self.chance_with(below) * (1.0 - part) + self.chance_with(below + 1) * part
    }

    fn chance_with(&self, left: u8) -> f32 {
        self.opponents.iter().map(|theirs| chance_against(left, *theirs)).product()
    }
}
