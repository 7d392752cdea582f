use super::RULE_PREFIX;

/// What a section is about. The order is the order on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// What the players are after.
    Goal,
    /// What has to be on the table.
    Material,
    /// How it is laid out for so many players.
    Setup,
    /// What a player does.
    Turn,
    /// What happens now and then.
    Special,
    /// When it is over.
    End,
    /// Who has won, and by how much.
    Score,
    /// A question that tables ask.
    Dispute,
    /// A decision of ours, where the booklet is silent.
    Ruling,
    /// A word that several games share.
    Word,
}

/// One section of the quick reference: its place and its pictures, without its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    id: &'static str,
    kind: Kind,
    figures: &'static [&'static str],
    share: Share,
}

/// How much of what a section says is a decision of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Nothing: the booklet says it.
    None,
    /// A number or a list in it, where the booklet is silent or damaged.
    Part,
    /// All of it.
    Whole,
}

impl Section {
    /// A section of words. Its text is at the key that [`Section::key`] tells.
    pub(crate) const fn new(id: &'static str, kind: Kind) -> Section {
        let share = if matches!(kind, Kind::Ruling) { Share::Whole } else { Share::None };
        Section { id, kind, figures: &[], share }
    }

    /// The same section with figures that the stage draws.
    pub(crate) const fn figures(self, figures: &'static [&'static str]) -> Section {
        Section { figures, ..self }
    }

    /// The same section, which says what is in the booklet and also something that we decided.
    pub(crate) const fn partly_ours(self) -> Section {
        Section { share: Share::Part, ..self }
    }

    /// How much of it is a decision of ours.
    #[must_use]
    pub fn share(&self) -> Share {
        self.share
    }

    /// The stable name that engines, events and refusals point to: « pile-poils.yarn ».
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// What it is about.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The figures below it, in this order.
    #[must_use]
    pub fn figure_ids(&self) -> &'static [&'static str] {
        self.figures
    }

    /// The key of its text: « rule-pile-poils-yarn ».
    #[must_use]
    pub fn key(&self) -> String {
        format!("{RULE_PREFIX}{}", self.id.replace('.', "-"))
    }
}
