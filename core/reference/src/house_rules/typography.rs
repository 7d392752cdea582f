//! How the languages are set.

use crate::Language;

#[test]
fn in_french_no_line_begins_with_punctuation() {
    for (file, source) in Language::for_tag("fr").sources() {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            for torn in [" !", " ?", " :", " ;", "« ", " »"] {
                assert!(!line.contains(torn), "{file}: a space that does not break goes here: {line}");
            }
        }
    }
}
