/// Which of a game's titles: 0 is the humblest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TitleRank(pub u8);

impl TitleRank {
    /// Where it stands among the game's titles.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}
