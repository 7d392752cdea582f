//! A contact sheet of Neko tower as SVG, for whoever draws it:
//! `cargo run -p empile-stage --features svg --example sheet_neko`.

use empile_games::neko_tower::{ActionCard, Colour, Mission, Wall};
use empile_stage::{Area, Art, CardLook, Loaf, NekoArt, Node, Scene, Surface, Theme, svg};

fn main() {
    let mut nodes = Vec::new();
    let mut put = |x: f32, y: f32, width: f32, height: f32, piece: NekoArt| {
        nodes.push(Node::picture(nodes.len() as u32, Area::new(x, y, width, height), Art::Neko(piece)));
    };
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let x = 10.0 + index as f32 * 110.0;
        put(x, 10.0, 100.0, 100.0, NekoArt::Nakama { colour, glows: false });
        put(x, 120.0, 36.0, 36.0, NekoArt::Nakama { colour, glows: false });
        put(x + 40.0, 120.0, 36.0, 36.0, NekoArt::Nakama { colour, glows: true });
        put(x + 82.0, 130.0, 18.0, 18.0, NekoArt::Nakama { colour, glows: false });
    }
    put(450.0, 10.0, 100.0, 100.0, NekoArt::BlackCat { scarf: None });
    for seat in 0..4u8 {
        let x = 450.0 + f32::from(seat) * 50.0;
        put(x, 115.0, 46.0, 46.0, NekoArt::BlackCat { scarf: Some(seat) });
        put(x, 165.0, 20.0, 20.0, NekoArt::BlackCat { scarf: Some(seat) });
    }
    for (index, wall) in Wall::ALL.into_iter().enumerate() {
        let x = 10.0 + index as f32 * 84.0;
        put(x, 170.0, 74.0, 90.0, NekoArt::Wall(wall));
        put(x, 270.0, 22.0, 28.0, NekoArt::Wall(wall));
    }
    put(430.0, 240.0, 200.0, 14.0, NekoArt::FloorSide);
    put(560.0, 10.0, 80.0, 80.0, NekoArt::Stroke);
    put(430.0, 200.0, 36.0, 36.0, NekoArt::Up);
    put(470.0, 200.0, 36.0, 36.0, NekoArt::Down);
    put(510.0, 195.0, 44.0, 44.0, NekoArt::FallingFloors);
    for floors in 1..=4u8 {
        put(390.0 + f32::from(floors) * 46.0, 262.0, 40.0, 40.0, NekoArt::Climb { floors });
    }
    for (index, card) in ActionCard::all().enumerate() {
        let (row, column) = (index / 10, index % 10);
        let look = [CardLook::Plain, CardLook::Chosen, CardLook::Lit, CardLook::Dim][index % 4];
        put(
            10.0 + column as f32 * 66.0,
            310.0 + row as f32 * 94.0,
            60.0,
            84.0,
            NekoArt::Action { card, look },
        );
    }
    for (index, mission) in Mission::ALL.into_iter().enumerate() {
        put(
            10.0 + index as f32 * 82.0,
            500.0,
            76.0,
            106.0,
            NekoArt::Mission { mission, look: CardLook::Plain },
        );
        put(10.0 + index as f32 * 82.0, 615.0, 48.0, 66.0, NekoArt::Mission { mission, look: CardLook::Lit });
    }
    put(672.0, 310.0, 60.0, 84.0, NekoArt::ActionBack);
    put(672.0, 404.0, 60.0, 84.0, NekoArt::MissionBack);
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let x = 760.0 + index as f32 * 84.0;
        put(x, 10.0, 80.0, 80.0, NekoArt::Loaf { cat: Loaf::Nakama(colour), glows: index == 1 });
        put(x, 100.0, 34.0, 34.0, NekoArt::Loaf { cat: Loaf::Nakama(colour), glows: false });
        put(x + 40.0, 100.0, 34.0, 34.0, NekoArt::Loaf { cat: Loaf::Black(Some(index as u8)), glows: false });
    }
    put(760.0, 150.0, 80.0, 80.0, NekoArt::Loaf { cat: Loaf::Black(None), glows: false });
    for number in 1..=24u8 {
        let (row, column) = (f32::from((number - 1) / 2), f32::from((number - 1) % 2));
        put(760.0 + column * 210.0, 240.0 + row * 38.0, 200.0, 43.0, NekoArt::NumberedFloor { number });
    }
    put(680.0, 10.0, 22.0, 260.0, NekoArt::Ladder { built: 11 });
    put(706.0, 80.0, 26.0, 16.0, NekoArt::Step { reached: true });
    put(706.0, 60.0, 26.0, 16.0, NekoArt::Step { reached: false });
    let scene = Scene { surface: Surface { width: 1180.0, height: 720.0 }, nodes };
    let theme = if std::env::args().any(|word| word == "dark") { Theme::Dark } else { Theme::Light };
    print!("{}", svg(&scene, theme, |_| String::new()));
}
