use empile_campaign::Total;
use empile_games::{
    GameId,
    contract::{Fact, Measure, Order},
};
use empile_reference::Lexicon;

/// A number with what it counts, both in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LabelledNumber {
    /// The stable name of what is counted.
    pub key: String,
    /// The number.
    pub number: i64,
    /// What is counted.
    pub label: String,
    /// How many.
    pub text: String,
}

/// A score in the game's own measure: « 3 points », « 4 étages », « reste 2 » where what is left counts against.
pub(crate) fn score(game: GameId, score: i64, lexicon: &Lexicon) -> String {
    let facts = [("score", Fact::Number(score)), ("left", Fact::Number(-score))];
    lexicon.say(&format!("score-{}", game.slug()), &facts)
}

/// What makes a standing good, in words: all scores together, wins, or the best game.
pub(crate) fn total(game: GameId, total: &Total, lexicon: &Lexicon) -> String {
    match game.form().order {
        Order::Score => score(game, total.score, lexicon),
        Order::Wins => lexicon.say("campaign-wins", &[("wins", Fact::Number(total.wins.into()))]),
        Order::Best => score(game, total.best.into(), lexicon),
    }
}

/// What a measure counts.
pub(crate) fn measure_label(measure: &str, lexicon: &Lexicon) -> String {
    lexicon.say(&format!("measure-{measure}"), &[])
}

/// A measure and its number.
pub(crate) fn measured(measure: Measure, number: i64, lexicon: &Lexicon) -> LabelledNumber {
    LabelledNumber {
        label: measure_label(measure.name(), lexicon),
        key: measure.name().to_owned(),
        number,
        text: lexicon.say("number", &[("number", Fact::Number(number))]),
    }
}
