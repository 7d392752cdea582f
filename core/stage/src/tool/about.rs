use empile_games::GameId;

/// What a tool is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The key of its name; what it is for is written under the same key and `-detail`.
    pub key: &'static str,
    /// The game it is for; any if none.
    pub game: Option<GameId>,
    /// Does it count for every seat, and know a result that can be written into the log?
    pub keeps_score: bool,
    /// The keys of its ways, the usual one first; none where there is only one.
    pub variants: &'static [&'static str],
}

impl About {
    /// A tool that asks nobody who plays.
    pub(crate) const fn alone(key: &'static str, game: Option<GameId>) -> About {
        About { key, game, keeps_score: false, variants: &[] }
    }

    /// A tool that counts for every seat of a game.
    pub(crate) const fn counting(key: &'static str, game: GameId) -> About {
        About { key, game: Some(game), keeps_score: true, variants: &[] }
    }

    /// The same, with these ways to use it.
    pub(crate) const fn with_variants(self, variants: &'static [&'static str]) -> About {
        About { variants, ..self }
    }

    /// A stable name.
    #[must_use]
    pub fn slug(&self) -> &'static str {
        self.key.strip_prefix("tool-").unwrap_or(self.key)
    }
}
