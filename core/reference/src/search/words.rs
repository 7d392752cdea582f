//! Texts as bare words: no case, no accents, no plural.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The words of a question, in order.
pub(crate) fn words(text: &str) -> Vec<String> {
    folded(text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(singular).collect()
}

/// The words of a text to be found, and its compounds written as one: « cat-astrophe » is found as « catastrophe » too.
pub(super) fn words_and_compounds(text: &str) -> Vec<String> {
    let folded = folded(text);
    let mut all = Vec::new();
    for chunk in folded.split(|c: char| !c.is_alphanumeric() && c != HYPHEN) {
        let parts: Vec<&str> = chunk.split(HYPHEN).filter(|part| !part.is_empty()).collect();
        if parts.len() > 1 {
            all.push(singular(&parts.concat()));
        }
        all.extend(parts.into_iter().map(singular));
    }
    all
}

const HYPHEN: char = '-';

fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            'œ' | 'Œ' => folded.push_str("oe"),
            'æ' | 'Æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            '\u{2010}' | '\u{2011}' => folded.push(HYPHEN),
            _ => folded.extend(letter.to_lowercase()),
        }
    }
    folded
}

/// French and English plurals end alike. Short words keep their end: « os » is no plural.
fn singular(word: &str) -> String {
    let shortest = 4;
    let stem = word.strip_suffix(['s', 'x']).filter(|_| word.len() >= shortest);
    stem.unwrap_or(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_ligatures_and_plurals_do_not_matter() {
        assert_eq!(words("Les Pelotes, DORÉES !"), ["les", "pelote", "doree"]);
        assert_eq!(words("Würfelmarsch cœur d'os"), ["wurfelmarsch", "coeur", "d", "os"]);
        assert_eq!(words("  "), Vec::<String>::new());
    }

    #[test]
    fn a_compound_is_found_in_parts_and_as_one() {
        assert_eq!(words_and_compounds("la cat-astrophe"), ["la", "catastrophe", "cat", "astrophe"]);
        assert_eq!(words("cat-astrophe"), ["cat", "astrophe"]);
    }
}
