use serde::{Deserialize, Serialize};

/// « Matériel »: who a player is in this dream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// « Le chevalier attaquant ».
    Attacker,
    /// « Le chevalier défensif ».
    Defender,
    /// « Le dragon endormi ».
    Dragon,
    /// « Le roi du silence ».
    King,
}

impl Character {
    /// Every character.
    pub const ALL: [Character; 4] =
        [Character::Attacker, Character::Defender, Character::Dragon, Character::King];

    /// « Matériel »: how many of this character the box holds.
    #[must_use]
    pub const fn in_the_box(self) -> u8 {
        match self {
            Character::Attacker | Character::Defender => 21,
            Character::Dragon | Character::King => 7,
        }
    }
}

/// All cards of the box, by character. « Mode apprentis chevaliers » leaves the kings out.
pub fn deck(apprentices: bool) -> impl Iterator<Item = Character> {
    Character::ALL
        .into_iter()
        .filter(move |character| !apprentices || *character != Character::King)
        .flat_map(|character| std::iter::repeat_n(character, usize::from(character.in_the_box())))
}

/// « Mise en place » 2: cards dealt to each player.
#[must_use]
pub fn cards_each(players: u8) -> u8 {
    if players <= 4 { 12 } else { 8 }
}

/// So many cards of each character lie somewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Tally([u8; 4]);

impl Tally {
    pub(super) fn of(self, character: Character) -> u8 {
        self.0[character as usize]
    }

    pub(super) fn add(&mut self, character: Character) {
        let count = &mut self.0[character as usize];
        *count = count.saturating_add(1);
    }

    pub(super) fn total(self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    pub(super) fn cards(self) -> impl Iterator<Item = Character> {
        Character::ALL
            .into_iter()
            .flat_map(move |character| std::iter::repeat_n(character, usize::from(self.of(character))))
    }
}

impl FromIterator<Character> for Tally {
    fn from_iter<I: IntoIterator<Item = Character>>(cards: I) -> Tally {
        let mut tally = Tally::default();
        cards.into_iter().for_each(|character| tally.add(character));
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_56_cards_7_dragons_7_kings_21_attackers_21_defenders() {
        let tally: Tally = deck(false).collect();
        let counts = Character::ALL.map(|character| tally.of(character));
        assert_eq!((counts, tally.total()), ([21, 21, 7, 7], 56));
    }

    #[test]
    fn apprentices_play_with_49_cards_and_no_king() {
        let tally: Tally = deck(true).collect();
        assert_eq!((tally.of(Character::King), tally.total()), (0, 49));
    }

    #[test]
    fn twelve_cards_each_up_to_four_players_then_eight() {
        assert_eq!([3, 4, 5, 6].map(cards_each), [12, 12, 8, 8]);
    }
}
