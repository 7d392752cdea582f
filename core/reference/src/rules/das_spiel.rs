//! What the booklet of Das Spiel says above each of its games, and what no engine needs.

use empile_games::contract::Fact;

use super::{Facts, number};

/// The points that are shared among thought, luck and quickness.
pub(super) const CHARACTER_POINTS: u8 = 10;

/// The line above a game: for whom, for how long, and of what character.
pub(super) struct Headline {
    age: u8,
    minutes: u8,
    character: [u8; 3],
}

impl Headline {
    /// From so many years, about so many minutes; thought, luck and quickness share all points.
    pub(super) const fn new(age: u8, minutes: u8, character: [u8; 3]) -> Headline {
        let [thought, luck, quickness] = character;
        assert!(thought + luck + quickness == CHARACTER_POINTS);
        Headline { age, minutes, character }
    }

    /// Its facts, followed by those of the game.
    pub(super) fn and<const N: usize>(&self, of_the_game: [(&'static str, Fact); N]) -> Facts {
        let [thought, luck, quickness] = self.character;
        let mut facts = vec![
            number("age", self.age),
            number("minutes", self.minutes),
            number("thought", thought),
            number("luck", luck),
            number("quickness", quickness),
        ];
        facts.extend(of_the_game);
        facts
    }
}
