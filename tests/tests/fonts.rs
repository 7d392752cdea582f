//! The bundled fonts have every letter that a text of the app is written with.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use ttf_parser::Face;

/// Arrows stand in few texts, and every device has them.
const FROM_THE_DEVICE: [char; 2] = ['→', '↓'];

fn core() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../core")
}

fn files(below: &Path, ending: &str) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(below).expect("the folder is there").map(|entry| entry.expect("it is read").path());
    entries
        .flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect()
}

#[test]
fn every_letter_of_every_text_is_in_every_font() {
    let texts = files(&core().join("reference/texts"), "ftl");
    let letters: BTreeSet<char> = texts
        .iter()
        .flat_map(|file| fs::read_to_string(file).expect("it is text").chars().collect::<Vec<_>>())
        .filter(|letter| !letter.is_control() && !FROM_THE_DEVICE.contains(letter))
        .collect();
    assert!(letters.contains(&'œ') && letters.contains(&'\u{a0}'), "these are the app's texts");
    let fonts = files(&core().join("stage/fonts"), "ttf");
    assert_eq!(fonts.len(), 4);
    for file in fonts {
        let bytes = fs::read(&file).expect("the font is there");
        let font = Face::parse(&bytes, 0).expect("it is a font");
        let missing: String = letters.iter().filter(|letter| font.glyph_index(**letter).is_none()).collect();
        assert_eq!(missing, "", "{}", file.display());
    }
}
