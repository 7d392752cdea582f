use std::fmt::Write as _;

use empile_reference::Lexicon;
use empile_tests::gallery::Album;

use crate::views::View;

const ABOUT: &str = "\
# The boards

Every board in telling moments, reached by playing it with fingers: on a phone by day, on a tablet by lamplight with
a full table, and in the theme with patterns for eyes that do not tell colours. `make gallery` writes this folder anew, and
all moments as SVG into `out/gallery`; `cargo run -p empile-gallery -- all` adds every screen and 200 % text to them.
Patterns are shown where the board has some. Last comes the game's guided first match, step by step, as whoever follows the finger
sees it on a phone.
";

/// The page that shows the pictures.
pub(crate) fn page(albums: &[Album], lexicon: &Lexicon, is_kept: impl Fn(&str) -> bool) -> String {
    let mut page = ABOUT.to_owned();
    for album in albums {
        let slug = album.game.slug();
        let say = |key: String| lexicon.say(&key, &[]);
        let (name, tagline) = (say(format!("game-{slug}")), say(format!("game-{slug}-tagline")));
        append(&mut page, format_args!("\n## {name}\n\n{tagline}\n\n"));
        for state in album.shown {
            for view in View::shown() {
                let (file, about) = (view.file(album, state), view.name.replace('-', ", "));
                if !is_kept(&file) {
                    continue;
                }
                let picture =
                    format!(r#"<img src="{file}.png" alt="{name}: {state}, {about}" height="420">"#);
                append(&mut page, format_args!("{picture}\n"));
            }
            page.push('\n');
        }
        append(&mut page, format_args!("<img src=\"../lessons/{slug}.png\" alt=\"{name}: lesson\">\n"));
    }
    page
}

/// Writing to a string cannot fail.
fn append(page: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = page.write_fmt(text);
}
