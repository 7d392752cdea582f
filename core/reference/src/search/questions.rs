//! What tables ask, and where they should find it.

use std::sync::Arc;

use empile_games::GameId;

use crate::{Language, Lexicon, Reference, Topic, house_rules::fixture};

struct Question {
    language: Language,
    page: Option<Topic>,
    words: String,
    answer: String,
}

/// What tables ask, written before the texts that answer, a file for each page that answers: language, page it is asked
/// on (* for the whole shelf), words, section among the first three.
fn questions() -> Vec<Question> {
    let question = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [tag, page, words, answer] = columns[..] else { panic!("four columns: {line}") };
        let topic = (page != "*").then(|| Topic::named(page).unwrap_or_else(|| panic!("no page {page}")));
        Question {
            language: Language::for_tag(tag),
            page: topic,
            words: words.to_owned(),
            answer: answer.to_owned(),
        }
    };
    let read = |topic: Topic| {
        let file = fixture(&format!("questions/{}.tsv", topic.slug()));
        file.lines().map(question).collect::<Vec<_>>()
    };
    Topic::all().filter(|topic| *topic != Topic::Table).flat_map(read).collect()
}

#[test]
fn there_are_forty_questions_or_more_and_every_game_is_asked_about() {
    let questions = questions();
    assert!(questions.len() >= 40);
    for topic in Topic::all().filter(|topic| *topic != Topic::Table) {
        let is_asked = questions.iter().any(|question| {
            Topic::section(&question.answer).is_some_and(|(answering, _)| answering == topic)
        });
        assert!(is_asked, "{}", topic.slug());
    }
}

#[test]
fn every_question_is_answered_among_the_first_three() {
    let mut unanswered = Vec::new();
    for language in Language::ALL {
        let reference = Reference::new(Arc::new(Lexicon::new(language).unwrap()));
        for question in questions().iter().filter(|question| question.language == language) {
            let hits = reference.search(&question.words, question.page);
            let ids: Vec<&str> = hits.iter().map(|hit| hit.id).collect();
            if !ids.iter().take(3).any(|id| *id == question.answer) {
                unanswered.push(format!("« {} » → {}, not {ids:?}", question.words, question.answer));
            }
        }
    }
    assert!(unanswered.is_empty(), "{}", unanswered.join("\n"));
}

fn first(words: &str, page: Option<Topic>) -> Option<&'static str> {
    let reference = Reference::new(Arc::new(Lexicon::new(Language::FIRST).unwrap()));
    reference.search(words, page).first().map(|hit| hit.id)
}

#[test]
fn case_accents_an_unfinished_word_and_a_slip_find_the_same() {
    for words in ["pelote", "PELOTE", "pélôte", "pelot", "pelotte", "peloet", "yarn"] {
        assert_eq!(first(words, None), Some("pile-poils.yarn"), "{words}");
    }
}

#[test]
fn the_name_of_a_game_finds_what_it_is_about_in_any_language() {
    for language in Language::ALL {
        let lexicon = Arc::new(Lexicon::new(language).unwrap());
        let reference = Reference::new(Arc::clone(&lexicon));
        for game in GameId::ALL {
            let name = reference.name(Topic::Game(*game));
            let goal = format!("{}.goal", game.slug());
            let hits = reference.search(&name, None);
            assert_eq!(hits.first().map(|hit| hit.id), Some(goal.as_str()), "{name}");
        }
    }
    assert_eq!(first("cuibono", None), Some("cui-bono.goal"));
    assert_eq!(first("wurfelmarsch", None), Some("wurfelmarsch.goal"));
}

#[test]
fn a_page_finds_only_its_own_and_what_its_games_share() {
    let teckels = Topic::named("teckels");
    let reference = Reference::new(Arc::new(Lexicon::new(Language::FIRST).unwrap()));
    let topics: Vec<&str> = reference.search("fin", teckels).iter().map(|hit| hit.topic.slug()).collect();
    assert!(
        !topics.is_empty() && topics.iter().all(|slug| ["teckels", "table"].contains(slug)),
        "{topics:?}"
    );
    let shared = reference.search("creux", Topic::named("raffzahn"));
    assert!(shared.iter().any(|hit| hit.id == "glossary.hollow"));
}

#[test]
fn nothing_is_found_for_nothing() {
    for words in ["", "   ", "?!", "xyzzyqwk"] {
        assert_eq!(first(words, None), None, "{words}");
    }
}
