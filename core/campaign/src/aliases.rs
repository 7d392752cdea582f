//! Players who were entered twice: who stands for whom.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use crate::{LogError, PlayerId};

/// Who was merged into whom. Few families have more than a handful.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Aliases(BTreeMap<PlayerId, PlayerId>);

impl Aliases {
    pub(crate) fn of(connection: &Connection) -> Result<Aliases, LogError> {
        let mut statement =
            connection.prepare_cached("SELECT player_id, into_id FROM merges WHERE into_id IS NOT NULL")?;
        let pairs = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(Aliases(pairs.collect::<Result<_, _>>()?))
    }

    /// The player who stands for this one. Two phones can merge two players into each other; the one who was entered
    /// first then stands for both, whichever phone asks.
    pub(crate) fn resolve(&self, player: PlayerId) -> PlayerId {
        if !self.0.contains_key(&player) {
            return player;
        }
        let mut seen = vec![player];
        let mut current = player;
        while let Some(next) = self.0.get(&current).copied() {
            if let Some(start) = seen.iter().position(|before| *before == next) {
                return seen.iter().skip(start).min().copied().unwrap_or(next);
            }
            seen.push(next);
            current = next;
        }
        current
    }

    pub(crate) fn is_merged(&self, player: PlayerId) -> bool {
        self.resolve(player) != player
    }

    /// Everybody for whom this player stands, the player included.
    pub(crate) fn all_of(&self, player: PlayerId) -> BTreeSet<PlayerId> {
        let mut all: BTreeSet<PlayerId> =
            self.0.keys().copied().filter(|alias| self.resolve(*alias) == player).collect();
        all.insert(player);
        all
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn id(number: u128) -> PlayerId {
        Uuid::from_u128(number).into()
    }

    fn aliases(pairs: &[(u128, u128)]) -> Aliases {
        Aliases(pairs.iter().map(|(from, into)| (id(*from), id(*into))).collect())
    }

    #[test]
    fn a_chain_of_merges_leads_to_its_end() {
        let aliases = aliases(&[(1, 2), (2, 3)]);
        assert_eq!(aliases.resolve(id(1)), id(3));
        assert_eq!(aliases.resolve(id(3)), id(3));
        assert_eq!(aliases.resolve(id(9)), id(9));
        assert_eq!(aliases.all_of(id(3)), [id(1), id(2), id(3)].into());
        assert!(aliases.is_merged(id(2)) && !aliases.is_merged(id(3)));
    }

    #[test]
    fn whoever_was_merged_in_a_circle_is_the_first_of_it() {
        let aliases = aliases(&[(4, 2), (2, 3), (3, 2)]);
        for player in [2, 3, 4] {
            assert_eq!(aliases.resolve(id(player)), id(2));
        }
        assert_eq!(aliases.all_of(id(2)), [id(2), id(3), id(4)].into());
        assert!(!aliases.is_merged(id(2)));
    }
}
