//! Every key and every error code that the core's sources name has its text, in both languages.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use empile_reference::{Language, Lexicon, Reference};
use empile_tests::pyramid_refusals::{self, Told};

fn core() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../core")
}

/// Every Rust source below a folder, without its unit tests.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push(text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned());
        }
    }
    found
}

/// The quoted words of these sources that look like a key: lower-case parts joined by hyphens.
fn keys(folder: &str) -> BTreeSet<String> {
    let is_key = |word: &&str| {
        word.contains('-')
            && word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.ends_with(|c: char| c.is_ascii_alphanumeric())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let texts = sources(&core().join(folder));
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
fn every_refusal_of_a_game_with_a_board_has_its_message() {
    let of_pile_poils = keys("games/src/pile_poils").into_iter().filter(|key| key.starts_with("pile-poils-"));
    let titles = ["enthusiastic-juggler", "great-architect-of-sleep"];
    let of_all = keys("games/src/contract").into_iter().filter(|key| !titles.contains(&key.as_str()));
    let codes: BTreeSet<String> = of_pile_poils.chain(of_all).collect();
    assert!(
        codes.contains("pile-poils-wrong-sum") && codes.contains("not-your-turn"),
        "the sources were read"
    );
    let not_codes = ["kebab-case"];
    let codes = codes.into_iter().filter(|code| !not_codes.contains(&code.as_str())).collect();
    assert_eq!(missing("error-", &codes), Vec::<String>::new());
}

/// The games of the dice pyramid, by the folders of their rules.
const PYRAMID: [&str; 6] =
    ["abquetschen", "raffzahn", "bunte_kuh", "cui_bono", "eintrichtern", "wurfelmarsch"];

#[test]
fn every_refusal_of_the_pyramid_has_its_message() {
    let mut codes = BTreeSet::new();
    for folder in PYRAMID {
        let prefix = format!("{}-", folder.replace('_', "-"));
        let own = keys(&format!("games/src/{folder}")).into_iter().filter(|key| key.starts_with(&prefix));
        let before = codes.len();
        codes.extend(own);
        assert!(codes.len() > before, "the sources of {folder} were read");
    }
    let said: BTreeSet<String> =
        pyramid_refusals::all().iter().map(|refusal| refusal.code.to_owned()).collect();
    assert_eq!(said, codes, "one refusal of each code is tried below");
    assert_eq!(missing("error-", &codes), Vec::<String>::new());
}

#[test]
fn every_refusal_of_the_pyramid_can_be_said_and_opens_its_rule() {
    for language in Language::ALL {
        let lexicon = Arc::new(Lexicon::new(language).unwrap());
        let reference = Reference::new(Arc::clone(&lexicon));
        for Told { code, rule, facts } in pyramid_refusals::all() {
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
