//! The figures of the quick reference as SVG, to look at them:
//! `cargo run -p empile-tests --example figures -- <folder> [width] [dark] [patterned] [en]`.

use std::{env, fs, io, path::PathBuf};

use empile_reference::{Language, Lexicon};
use empile_stage::{Figure, Surface, Theme, Words, svg};

fn main() -> io::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let folder = PathBuf::from(words.first().cloned().unwrap_or_else(|| "figures".to_owned()));
    let width = words.iter().find_map(|word| word.parse().ok()).unwrap_or(328.0);
    let has = |wanted: &str| words.iter().any(|word| word == wanted);
    let theme = match (has("dark"), has("patterned")) {
        (false, false) => Theme::Light,
        (true, false) => Theme::Dark,
        (false, true) => Theme::PatternedLight,
        (true, true) => Theme::PatternedDark,
    };
    let lexicon =
        Lexicon::new(Language::for_tag(if has("en") { "en" } else { "fr" })).map_err(io::Error::other)?;
    fs::create_dir_all(&folder)?;
    for figure in Figure::ALL {
        let surface = Surface { width, height: width / figure.shape() };
        let drawing = svg(&figure.draw(surface), theme, |words: &Words| lexicon.words(words));
        fs::write(folder.join(format!("{}.svg", figure.id())), drawing)?;
    }
    Ok(())
}
