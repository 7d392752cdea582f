//! All languages say the same things: what the build script checks, checked.

use crate::check;

fn problems(first: &str, other: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let first = check::read([("texts/fr/a.ftl", first)], &mut problems);
    let other = check::read([("texts/en/a.ftl", other)], &mut problems);
    problems.extend(check::compare(&first, &other, "en"));
    problems
}

#[test]
fn languages_that_say_the_same_things_about_the_same_facts_are_alike() {
    let french = "cats = { $cats ->\n    [one] un chat\n   *[other] { NUMBER($cats) } chats\n    }\n    .body = { $name }\n";
    let english = "cats = { $cats } cats\n    .body = of { $name }\n";
    assert_eq!(problems(french, english), Vec::<String>::new());
}

#[test]
fn a_key_that_one_language_lacks_stops_the_build() {
    assert_eq!(
        problems("a = 1\nb = 2\n", "a = 1\n"),
        ["« b » is in texts/fr/a.ftl and missing in the language « en »"]
    );
    assert_eq!(problems("a = 1\n", "a = 1\nb = 2\n"), ["texts/en/a.ftl: « b » is in no other language"]);
    assert_eq!(problems("a = 1\n    .body = 2\n", "a = 1\n"), ["« a.body » is missing in texts/en/a.ftl"]);
    assert_eq!(problems("a = 1\n", "a = 1\n    .body = 2\n"), ["« a.body » is only in texts/en/a.ftl"]);
}

#[test]
fn a_placeholder_that_does_not_match_stops_the_build() {
    let found = problems("a = { $cats }\n", "a = { $cat }\n");
    assert_eq!(found, ["« a » names {\"cat\"} in texts/en/a.ftl, but {\"cats\"} in texts/fr/a.ftl"]);
}

#[test]
fn a_key_twice_and_a_line_that_is_no_fluent_stop_the_build() {
    assert_eq!(problems("a = 1\na = 2\n", "a = 1\n"), ["texts/fr/a.ftl: « a » is in texts/fr/a.ftl already"]);
    let found = problems("a = 1\n", "a = 1\nb = { $\n");
    assert!(found.iter().any(|problem| problem.starts_with("texts/en/a.ftl:")), "{found:?}");
}

#[test]
fn a_text_names_the_facts_of_the_texts_it_refers_to() {
    let french = "cat = { $name }\ncats = deux { cat }\n";
    assert_eq!(problems(french, "cat = { $name }\ncats = two { $name }\n"), Vec::<String>::new());
    let found = problems(french, "cat = { $name }\ncats = two { dog }\n");
    assert_eq!(found[0], "texts/en/a.ftl: « cats » refers to « dog », which is nowhere");
}
