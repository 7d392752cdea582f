//! Pictures of every board. Without arguments: the ones in `docs/gallery`, the lessons in `docs/lessons`, and all telling
//! moments as SVG in `out/gallery`. With `lessons`: those alone. With `all`: those moments as PNG too, on every screen, with the most players, plain and at 200 % text.

mod films;
mod index;
mod pixels;
mod views;

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use empile_reference::{Language, Lexicon};
use empile_stage::{Look, svg};
use empile_tests::gallery::{self, Album};

use pixels::Painter;
use views::View;

fn main() -> anyhow::Result<()> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let (docs, out) = (root.join("docs/gallery"), root.join("out/gallery"));
    let lexicon = Lexicon::new(Language::FIRST)?;
    let painter = Painter::new();
    let everything = std::env::args().any(|word| word == "all");
    if std::env::args().any(|word| word == "lessons") {
        return films::write(&root.join("docs/lessons"), &painter, &lexicon);
    }
    fs::create_dir_all(&out)?;
    let mut pictures = HashMap::new();
    for album in gallery::all() {
        for view in View::shown() {
            write(album, view, &lexicon, |name, state, svg| {
                fs::write(out.join(format!("{name}.svg")), svg)?;
                if album.shown.contains(&state) {
                    pictures.insert(name.to_owned(), painter.png(svg)?);
                }
                Ok(())
            })?;
        }
        if everything {
            for view in View::all() {
                write(album, view, &lexicon, |name, _, svg| {
                    Ok(fs::write(out.join(format!("{name}.png")), painter.png(svg)?)?)
                })?;
            }
        }
    }
    films::write(&root.join("docs/lessons"), &painter, &lexicon)?;
    leave_out_what_shows_nothing_new(&mut pictures);
    if docs.exists() {
        fs::remove_dir_all(&docs)?;
    }
    fs::create_dir_all(&docs)?;
    for (name, picture) in &pictures {
        fs::write(docs.join(format!("{name}.png")), picture)?;
    }
    let page = index::page(&gallery::all(), &lexicon, |name| pictures.contains_key(name));
    fs::write(docs.join("README.md"), page)?;
    println!("gallery: docs/gallery has {}", kept(&docs)?);
    Ok(())
}

/// Draws every moment of a game and hands it on with the name of its file.
fn write(
    album: Album,
    view: View,
    lexicon: &Lexicon,
    mut keep: impl FnMut(&str, &str, &str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for (state, scene) in (album.states)(view.players(&album), view.screen) {
        let look = Look { theme: view.theme, text_scale: view.screen.text_scale };
        let drawing = svg(&scene, look, |words| lexicon.words(words));
        let name = view.file(&album, state);
        keep(&name, state, &drawing).with_context(|| name.clone())?;
    }
    Ok(())
}

/// A board without patterns looks the same with them.
fn leave_out_what_shows_nothing_new(pictures: &mut HashMap<String, Vec<u8>>) {
    let plain = pictures.clone();
    pictures.retain(|name, picture| {
        let twin = name.strip_suffix("-patterned").map(|start| format!("{start}-light"));
        twin.is_none_or(|twin| plain.get(&twin) != Some(picture))
    });
}

/// What the folder weighs, so that whoever adds a picture sees it.
fn kept(folder: &Path) -> anyhow::Result<String> {
    let (mut files, mut bytes) = (0, 0);
    for file in fs::read_dir(folder)? {
        (files, bytes) = (files + 1, bytes + file?.metadata()?.len());
    }
    Ok(format!("{files} files of {} KB in all", bytes / 1024))
}
