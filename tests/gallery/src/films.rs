//! The lessons as films: one sheet for each game, step by step.

use std::{fmt::Write as _, fs, path::Path};

use anyhow::Context as _;
use empile_games::GameId;
use empile_reference::Lexicon;
use empile_stage::{Scene, Theme, svg};
use empile_tests::lessons::{PHONE, film};

use crate::pixels::Painter;

const COLUMNS: usize = 7;
const SCALE: f32 = 0.32;
const GAP: f32 = 6.0;
/// Many pictures on one sheet: few colours keep it small.
const COLOURS: usize = 72;

/// Draws the lesson of every game into a folder.
pub(crate) fn write(docs: &Path, painter: &Painter, lexicon: &Lexicon) -> anyhow::Result<()> {
    fs::create_dir_all(docs)?;
    for game in GameId::ALL {
        let slug = game.slug();
        let sheet = sheet(&film(*game, PHONE, 1.0), lexicon);
        fs::write(docs.join(format!("{slug}.png")), painter.png_in(&sheet, COLOURS).context(slug)?)?;
    }
    Ok(())
}

/// All scenes in one drawing, row by row.
fn sheet(scenes: &[Scene], lexicon: &Lexicon) -> String {
    let (width, height) = (PHONE.width * SCALE + GAP, PHONE.height * SCALE + GAP);
    let rows = scenes.len().div_ceil(COLUMNS);
    let (whole_width, whole_height) = (width * COLUMNS as f32 + GAP, height * rows as f32 + GAP);
    let mut drawing = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{whole_width}" height="{whole_height}"><rect width="100%" height="100%" fill="#6b5b4c"/>"##
    );
    for (index, scene) in scenes.iter().enumerate() {
        let (x, y) = (GAP + width * (index % COLUMNS) as f32, GAP + height * (index / COLUMNS) as f32);
        let picture = svg(scene, Theme::Light, |words| lexicon.words(words));
        // Writing to a string cannot fail.
        let _ = write!(drawing, r#"<g transform="translate({x} {y}) scale({SCALE})">{picture}</g>"#);
    }
    drawing.push_str("</svg>");
    drawing
}
