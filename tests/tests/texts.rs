//! Every key and every error code that the core's sources name has its text, in both languages.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use empile_games::GameId;
use empile_reference::{Language, Lexicon, Reference};
use empile_tests::refusals::{self, Told};

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
fn every_refusal_that_all_games_share_has_its_message() {
    let not_codes = ["kebab-case"];
    let codes =
        keys("games/src/contract").into_iter().filter(|key| !not_codes.contains(&key.as_str())).collect();
    let of_the_shelf = BTreeSet::from(["not-your-turn", "wrong-player-count"].map(str::to_owned));
    assert!(of_the_shelf.is_subset(&codes), "the sources were read");
    assert_eq!(missing("error-", &codes), Vec::<String>::new());
}

/// Where the rules of a game are.
fn folder_of(game: GameId) -> String {
    match game {
        GameId::NekoTower => "neko".to_owned(),
        _ => game.slug().replace('-', "_"),
    }
}

#[test]
fn every_refusal_of_a_game_has_its_message() {
    let mut codes = BTreeSet::new();
    for game in GameId::ALL {
        let prefix = format!("{}-", game.slug());
        let sources = format!("games/src/{}", folder_of(*game));
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
