//! The faces that people choose from, as SVG, large and as small as they get, for whoever draws them:
//! `cargo run -p empile-stage --features svg --example sheet_faces`.

use empile_stage::{Area, Art, FACE_COUNT, Node, Scene, Surface, Theme, badge_of, svg};

fn main() {
    let mut nodes = Vec::new();
    for face in 0..FACE_COUNT {
        let (x, y) = (f32::from(face % 6) * 120.0, f32::from(face / 6) * 120.0);
        let large = Art::Badge { seat: badge_of(face % 8, Some(face)) };
        let small = Art::Badge { seat: badge_of(6, Some(face)) };
        nodes.push(Node::picture(2 * u32::from(face), Area::new(x + 8.0, y + 12.0, 72.0, 72.0), large));
        nodes.push(Node::picture(2 * u32::from(face) + 1, Area::new(x + 84.0, y + 60.0, 24.0, 24.0), small));
    }
    for colour in 0..8u8 {
        let area = Area::new(8.0 + f32::from(colour) * 40.0, 492.0, 24.0, 24.0);
        nodes.push(Node::picture(100 + u32::from(colour), area, Art::Badge { seat: colour }));
    }
    let scene = Scene { surface: Surface { width: 720.0, height: 530.0 }, nodes };
    let theme = if std::env::args().any(|word| word == "dark") { Theme::Dark } else { Theme::Light };
    print!("{}", svg(&scene, theme, |_| String::new()));
}
