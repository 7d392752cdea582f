//! A contact sheet of the pieces of Pilo Pilo as SVG:
//! `cargo run -p empile-stage --features svg --example sheet_pilo`.

use empile_games::pilo_pilo::Character;
use empile_stage::{Area, Art, Node, PillowLook, PiloArt, Scene, SpotLook, Surface, Theme, svg};

fn main() {
    let mut nodes = Vec::new();
    let mut id = 0;
    let mut put = |x: f32, y: f32, (width, height): (f32, f32), art: PiloArt| {
        id += 1;
        nodes.push(Node::picture(id, Area::new(x, y, width, height), Art::Pilo(art)));
    };
    for (index, character) in Character::ALL.into_iter().enumerate() {
        let x = 10.0 + index as f32 * 150.0;
        put(x, 10.0, (140.0, 190.0), PiloArt::Card { character });
        put(x, 220.0, (44.0, 60.0), PiloArt::Card { character });
        put(x + 54.0, 220.0, (56.0, 76.0), PiloArt::Card { character });
    }
    put(10.0, 304.0, (380.0, 250.0), PiloArt::Quilt);
    let looks = [PillowLook::Lying, PillowLook::Held, PillowLook::Spent];
    for (index, look) in looks.into_iter().enumerate() {
        for cover in 0..2_u8 {
            put(
                30.0 + index as f32 * 118.0,
                315.0 + f32::from(cover) * 110.0,
                (110.0, 90.0),
                PiloArt::Pillow { cover, look },
            );
        }
    }
    for layers in 0..4_u8 {
        put(400.0 + f32::from(layers) * 54.0, 300.0, (48.0, 66.0), PiloArt::Pile { layers });
    }
    for (index, look) in [SpotLook::Resting, SpotLook::Waiting, SpotLook::Taken].into_iter().enumerate() {
        let x = 400.0 + index as f32 * 64.0;
        put(x, 380.0, (56.0, 56.0), PiloArt::ShieldSpot { look });
        put(x, 446.0, (56.0, 56.0), PiloArt::EarSpot { look });
    }
    for flag in [false, true] {
        let x = if flag { 460.0 } else { 400.0 };
        put(x, 510.0, (52.0, 52.0), PiloArt::Hand { down: flag });
    }
    let scene = Scene::of(Surface { width: 640.0, height: 570.0 }, nodes);
    let theme = if std::env::args().any(|word| word == "dark") { Theme::Dark } else { Theme::Light };
    print!("{}", svg(&scene, theme, |_| String::new()));
}
