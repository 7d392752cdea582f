use empile_games::{
    AnyGame, GameId,
    contract::{Fact, Game, Measure, Outcome, Place},
    pile_poils::Title,
};
use empile_reference::Lexicon;
use empile_stage::Sitter;

use crate::chronicle::in_words;

/// How a match ended, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultReport {
    /// Who won.
    pub headline: String,
    /// Every seat, the best first.
    pub seats: Vec<SeatReport>,
}

/// How a match ended for one seat, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatReport {
    /// Who.
    pub name: String,
    /// Which of the eight colours and symbols.
    pub colour: u8,
    /// 1 is best.
    pub rank: u8,
    /// « 1er ».
    pub rank_text: String,
    /// Did this seat win?
    pub won: bool,
    /// The score as a number.
    pub score: i32,
    /// « 3 points ».
    pub score_text: String,
    /// The title won, if any.
    pub title: Option<String>,
}

impl ResultReport {
    /// Puts an outcome into words.
    pub(crate) fn of(game: &AnyGame, sitters: &[Sitter], lexicon: &Lexicon) -> Option<ResultReport> {
        let outcome = game.outcome()?;
        let mut seats: Vec<SeatReport> = sitters
            .iter()
            .zip(&outcome.places)
            .map(|(sitter, place)| SeatReport {
                name: sitter.name.clone(),
                colour: sitter.colour,
                rank: place.rank,
                rank_text: lexicon.say("result-rank", &[("rank", Fact::Number(place.rank.into()))]),
                won: place.won,
                score: place.score,
                score_text: in_words::score(game.id(), place.score.into(), lexicon),
                title: title_of(game.id(), place).map(|title| title_text(title, lexicon)),
            })
            .collect();
        seats.sort_by_key(|seat| seat.rank);
        Some(ResultReport { headline: headline(&outcome, sitters, lexicon), seats })
    }
}

/// The title that a place earns, in the game that has titles.
pub(crate) fn title_of(game: GameId, place: &Place) -> Option<Title> {
    let GameId::PilePoils = game else { return None };
    let golden = place.measures.iter().find(|(measure, _)| *measure == Measure::GoldenCats)?.1;
    place.won.then(|| Title::for_golden_cats(u8::try_from(golden).unwrap_or(u8::MAX)))
}

/// A title in words.
pub(crate) fn title_text(title: Title, lexicon: &Lexicon) -> String {
    lexicon.say(&format!("pile-poils-title-{}", title.code()), &[])
}

fn headline(outcome: &Outcome, sitters: &[Sitter], lexicon: &Lexicon) -> String {
    let winners: Vec<String> = outcome
        .winners()
        .iter()
        .filter_map(|seat| sitters.get(seat.index()))
        .map(|s| s.name.clone())
        .collect();
    match winners.as_slice() {
        [] => lexicon.say("result-nobody", &[]),
        [name] => lexicon.say("result-won", &[("name", Fact::Text(name.clone()))]),
        names => lexicon.say("result-won-shared", &[("names", Fact::Text(names.join(", ")))]),
    }
}
