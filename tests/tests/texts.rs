//! Every key and every error code that the core's sources name has its text, in both languages.

use std::{collections::BTreeSet, sync::Arc};

use empile_games::{GameId, contract::Measure};
use empile_reference::{Language, Lexicon, Reference, Topic};
use empile_tests::{
    literals::{Literals, root, sources},
    refusals::{self, Told},
};

/// The quoted words of these sources that look like a key: lower-case parts joined by hyphens.
fn keys(folder: &str) -> BTreeSet<String> {
    let is_key = |word: &&str| {
        word.contains('-')
            && word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.ends_with(|c: char| c.is_ascii_alphanumeric())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let texts = sources(&root().join("core").join(folder));
    texts
        .iter()
        .flat_map(|text| text.split('"').skip(1).step_by(2))
        .filter(is_key)
        .map(str::to_owned)
        .collect()
}

fn missing(prefix: &str, keys: &BTreeSet<String>) -> Vec<String> {
    let mut missing = Vec::new();
    for language in Language::ALL {
        let lexicon = Lexicon::new(language).unwrap();
        let unknown = keys.iter().map(|key| format!("{prefix}{key}")).filter(|key| !lexicon.has(key));
        missing.extend(unknown.map(|key| format!("{}: {key}", language.tag())));
    }
    missing
}

#[test]
fn every_text_that_a_scene_names_is_written() {
    let keys = keys("stage/src");
    assert!(keys.contains("pile-poils-hint-choose"), "the sources were read");
    assert_eq!(missing("", &keys), Vec::<String>::new());
}

#[test]
fn every_code_of_the_log_has_its_message() {
    let codes: BTreeSet<String> =
        keys("campaign/src").into_iter().filter(|key| key.starts_with("log-")).collect();
    assert!(codes.contains("log-disk-full"), "the sources were read");
    assert_eq!(missing("error-", &codes), Vec::<String>::new());
}

#[test]
fn every_refusal_that_all_games_share_has_its_message() {
    let is_code = |key: &String| key != "kebab-case" && Measure::named(key).is_none();
    let codes = keys("games/src/contract").into_iter().filter(is_code).collect();
    let of_the_shelf = BTreeSet::from(["not-your-turn", "wrong-player-count"].map(str::to_owned));
    assert!(of_the_shelf.is_subset(&codes), "the sources were read");
    assert_eq!(missing("error-", &codes), Vec::<String>::new());
}

#[test]
fn everything_that_is_counted_has_its_name() {
    let measures = Measure::ALL.iter().map(|measure| measure.name().to_owned()).collect();
    assert_eq!(missing("measure-", &measures), Vec::<String>::new());
}

#[test]
fn every_refusal_of_a_game_has_its_message() {
    let mut codes = BTreeSet::new();
    for game in GameId::ALL {
        let prefix = format!("{}-", game.slug());
        let sources = format!("games/src/{}", game.slug().replace('-', "_"));
        let before = codes.len();
        codes.extend(keys(&sources).into_iter().filter(|key| key.starts_with(&prefix)));
        assert!(codes.len() > before, "{sources} were read");
    }
    let tried: BTreeSet<String> = refusals::all().iter().map(|refusal| refusal.code.to_owned()).collect();
    assert_eq!(tried, codes, "one refusal of each code is tried below");
    assert_eq!(missing("error-", &codes), Vec::<String>::new());
}

#[test]
fn every_refusal_can_be_said_and_opens_its_rule() {
    for language in Language::ALL {
        let lexicon = Arc::new(Lexicon::new(language).unwrap());
        let reference = Reference::new(Arc::clone(&lexicon));
        for Told { code, rule, facts } in refusals::all() {
            let said = lexicon.try_say(&format!("error-{code}"), &facts);
            assert!(said.is_ok(), "{}: {said:?}", language.tag());
            let opened = reference.section(rule, None);
            assert!(
                opened.is_ok_and(|entry| !entry.body.is_empty()),
                "{}: {code} opens {rule}",
                language.tag()
            );
        }
    }
}

/// Keys of the quick reference are its sections': `core/reference` sees to them.
const RULES: &str = "rule-";
/// What a fault is called in words: its code is what the sources quote.
const FAULTS: &str = "error-";

#[test]
fn every_text_is_asked_for_by_some_source() {
    let literals = Literals::read();
    let lexicon = Lexicon::new(Language::FIRST).unwrap();
    let is_asked_for = |key: &&str| match key.strip_prefix(FAULTS) {
        Some(code) => literals.quote(code) || literals.quote(key),
        None => key.starts_with(RULES) || literals.ask_for(key),
    };
    let idle: Vec<&str> = lexicon.keys().filter(|key| !is_asked_for(key)).collect();
    assert!(idle.is_empty(), "nobody asks for these texts:\n{}", idle.join("\n"));
}

#[test]
fn every_rule_that_a_source_names_is_a_section() {
    let mut named = BTreeSet::new();
    for text in
        ["games", "stage", "campaign", "app"].iter().flat_map(|room| sources(&root().join("core").join(room)))
    {
        let is_rule = |word: &&str| {
            let parts = word.split_once('.');
            parts.is_some_and(|(topic, section)| {
                let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
                Topic::named(topic).is_some() && !section.is_empty() && section.chars().all(is_name)
            })
        };
        named.extend(text.split('"').filter(is_rule).map(str::to_owned));
    }
    assert!(named.contains("pile-poils.yarn") && named.contains("table.set-up"), "the sources were read");
    let missing: Vec<&String> = named.iter().filter(|id| Topic::section(id).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
