use empile_games::contract::Fact;

/// Something to say, before it is put into a language: the key of a text and the facts it names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Words {
    /// The key of the text.
    pub key: &'static str,
    /// The facts it names.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Words {
    /// A text without facts.
    #[must_use]
    pub fn new(key: &'static str) -> Words {
        Words { key, facts: Vec::new() }
    }

    /// A name, or whatever else says itself.
    #[must_use]
    pub fn named(name: &str) -> Words {
        Words::new("tools-named").text("name", name)
    }

    /// With a number in it.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Words {
        self.facts.push((name, Fact::Number(number.into())));
        self
    }

    /// With a word in it.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Words {
        self.facts.push((name, Fact::Text(text.into())));
        self
    }
}

impl From<&'static str> for Words {
    fn from(key: &'static str) -> Words {
        Words::new(key)
    }
}
