//! The app's icon for Apple's systems, a pile of sleeping cats from the board, as SVG; `ios/tools/icon` makes a picture of it:
//! `cargo run -p empile-stage --features svg --example app_icon`.

use empile_stage::{Area, Art, Colour, Ink, Node, Scene, Surface, Theme, svg};

/// An icon is this wide and high; the system rounds its corners.
const SIDE: f32 = 1024.0;
const PILE: f32 = 760.0;

fn main() {
    let middle = (SIDE - PILE) / 2.0;
    let cats = Art::Cats { coat: 3, count: 3, golden: 0, side_by_side: false };
    let scene = Scene {
        surface: Surface { width: SIDE, height: SIDE },
        nodes: vec![Node::picture(1, Area::new(middle, middle - 20.0, PILE, PILE), cats)],
    };
    let drawing = svg(&scene, Theme::Light, |_| String::new());
    let (paper, plum) = (Ink::Surface.colour(Theme::Light), Ink::Primary.colour(Theme::Light));
    print!("{}", drawing.replacen(&hex(paper), &hex(plum), 1));
}

fn hex(Colour(argb): Colour) -> String {
    format!("#{:06x}", argb & 0x00FF_FFFF)
}
