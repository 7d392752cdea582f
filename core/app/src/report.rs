use empile_games::{
    AnyGame, GameId,
    contract::{Fact, Game, Outcome, Place, TitleRank},
};
use empile_reference::Lexicon;
use empile_stage::{Sitter, ending};

use crate::chronicle::in_words;

/// How a match ended, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ResultSheet {
    /// Who won.
    pub headline: String,
    /// Why the match was over, in the words of the rule that ended it.
    pub why: Option<String>,
    /// Every seat, the best first.
    pub seats: Vec<ResultSeat>,
    /// That hints were asked for, if they were.
    pub with_hints: Option<String>,
}

/// How a match ended for one seat, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ResultSeat {
    /// Who.
    pub name: String,
    /// The badge: a colour, with a symbol or a face.
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
    /// A warm word about that title.
    pub title_flavour: Option<String>,
}

impl ResultSheet {
    /// Puts an outcome into words.
    pub(crate) fn of(game: &AnyGame, sitters: &[Sitter], lexicon: &Lexicon) -> Option<ResultSheet> {
        let outcome = game.outcome()?;
        let mut seats: Vec<ResultSeat> = sitters
            .iter()
            .zip(&outcome.places)
            .map(|(sitter, place)| ResultSeat {
                name: sitter.name.clone(),
                colour: sitter.colour,
                rank: place.rank,
                rank_text: lexicon.say("result-rank", &[("rank", Fact::Number(place.rank.into()))]),
                won: place.won,
                score: place.score,
                score_text: in_words::score(game.id(), place.score.into(), lexicon),
                title: title_of(game.id(), place, lexicon),
                title_flavour: game
                    .id()
                    .title(place.won, place.score)
                    .and_then(|title| title_flavour(game.id(), title, lexicon)),
            })
            .collect();
        seats.sort_by_key(|seat| seat.rank);
        let why = ending(game, sitters).map(|why| lexicon.words(&why));
        Some(ResultSheet {
            headline: headline(&winners(&outcome, sitters), lexicon),
            why,
            seats,
            with_hints: None,
        })
    }
}

/// The title that a place earns, in words, in a game that has titles.
pub(crate) fn title_of(game: GameId, place: &Place, lexicon: &Lexicon) -> Option<String> {
    title_text(game, game.title(place.won, place.score)?, lexicon)
}

/// A title in words.
pub(crate) fn title_text(game: GameId, title: TitleRank, lexicon: &Lexicon) -> Option<String> {
    Some(lexicon.say(&title_key(game, title)?, &[]))
}

/// A warm word about a title.
pub(crate) fn title_flavour(game: GameId, title: TitleRank, lexicon: &Lexicon) -> Option<String> {
    lexicon.try_attribute(&title_key(game, title)?, "flavour", &[]).ok()
}

fn title_key(game: GameId, title: TitleRank) -> Option<String> {
    let name = game.titles().get(title.index())?;
    Some(format!("{}-title-{name}", game.slug()))
}

fn winners(outcome: &Outcome, sitters: &[Sitter]) -> Vec<String> {
    let sitting = outcome.winners().iter().filter_map(|seat| sitters.get(seat.index()));
    sitting.map(|sitter| sitter.name.clone()).collect()
}

/// Who won, in a sentence.
pub(crate) fn headline(winners: &[String], lexicon: &Lexicon) -> String {
    match winners {
        [] => lexicon.say("result-nobody", &[]),
        [name] => lexicon.say("result-won", &[("name", Fact::Text(name.clone()))]),
        names => lexicon.say("result-won-shared", &[("names", Fact::Text(names.join(", ")))]),
    }
}

#[cfg(test)]
mod tests {
    use empile_reference::Language;

    use super::*;

    #[test]
    fn every_title_has_a_warm_word_of_its_own_in_every_language() {
        for lexicon in Language::ALL.map(|language| Lexicon::new(language).unwrap()) {
            for game in GameId::ALL {
                let ranks =
                    (0..game.titles().len()).filter_map(|rank| u8::try_from(rank).ok().map(TitleRank));
                let mut said: Vec<String> =
                    ranks.filter_map(|rank| title_flavour(*game, rank, &lexicon)).collect();
                said.sort_unstable();
                said.dedup();
                assert_eq!(said.len(), game.titles().len(), "{game:?}");
            }
        }
    }
}
