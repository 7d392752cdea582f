//! The app's icon, a pile of sleeping cats from the board, as Android's vector drawables:
//! `cargo run -p empile-stage --example launcher_icon -- android/app/src/main/res/drawable`.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

use empile_stage::{Art, Colour, Ink, Layer, PathStep, Surface, Theme};

/// An icon is this wide and high, and the launcher may cut it to a circle two thirds as wide.
const CANVAS: f32 = 108.0;
const PILE: Surface = Surface { width: 56.0, height: 56.0 };
const LEFT: f32 = (CANVAS - PILE.width) / 2.0;
const TOP: f32 = 25.0;

fn main() -> io::Result<()> {
    let directory = env::args().nth(1).ok_or_else(|| io::Error::other("usage: launcher_icon DIRECTORY"))?;
    let directory = Path::new(&directory);
    let pile = Art::Cats { coat: 3, count: 3, golden: 0, side_by_side: false }.draw(PILE);
    let cats = |paint: &dyn Fn(&Layer) -> Colour| -> String {
        pile.layers.iter().map(|layer| path(layer, paint(layer))).collect()
    };
    let ground = format!(
        "    <path android:fillColor=\"@color/plum\" android:pathData=\"M0,0h{CANVAS}v{CANVAS}h-{CANVAS}z\" />\n"
    );
    fs::write(directory.join("ic_launcher_background.xml"), vector(&ground))?;
    let coloured = cats(&|layer| layer.ink.colour(Theme::Light));
    fs::write(directory.join("ic_launcher_foreground.xml"), vector(&coloured))?;
    fs::write(directory.join("ic_launcher_monochrome.xml"), vector(&cats(&tint)))
}

/// One colour, which the system chooses: fur is thin, lines are thick, and markings are left out.
fn tint(layer: &Layer) -> Colour {
    match (layer.ink, layer.line_width) {
        (Ink::Cream | Ink::Calico | Ink::Grey, None) => Colour(0x73FF_FFFF),
        (_, Some(_)) => Colour(0xFFFF_FFFF),
        _ => Colour(0),
    }
}

fn vector(paths: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>
<!-- Drawn by core/stage/examples/launcher_icon.rs. -->
<vector xmlns:android=\"http://schemas.android.com/apk/res/android\"
    android:width=\"{CANVAS}dp\"
    android:height=\"{CANVAS}dp\"
    android:viewportWidth=\"{CANVAS}\"
    android:viewportHeight=\"{CANVAS}\">
{paths}</vector>
"
    )
}

fn path(layer: &Layer, Colour(colour): Colour) -> String {
    if colour >> 24 == 0 {
        return String::new();
    }
    let mut steps = String::new();
    for step in &layer.path {
        // Writing to a string cannot fail.
        let _ = match *step {
            PathStep::Move(x, y) => write!(steps, "M{}", point(x, y)),
            PathStep::Line(x, y) => write!(steps, "L{}", point(x, y)),
            PathStep::Curve(x1, y1, x2, y2, x, y) => {
                write!(steps, "C{} {} {}", point(x1, y1), point(x2, y2), point(x, y))
            }
            PathStep::Close => write!(steps, "Z"),
        };
    }
    let paint = match layer.line_width {
        Some(width) => format!(
            "android:strokeColor=\"#{colour:08X}\" android:strokeWidth=\"{width:.2}\" android:strokeLineCap=\"round\" android:strokeLineJoin=\"round\""
        ),
        None => format!("android:fillColor=\"#{colour:08X}\""),
    };
    format!("    <path {paint} android:pathData=\"{steps}\" />\n")
}

fn point(x: f32, y: f32) -> String {
    format!("{:.2},{:.2}", x + LEFT, y + TOP)
}
