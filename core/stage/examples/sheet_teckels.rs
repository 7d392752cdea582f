//! A contact sheet of the pieces of Teckels as SVG:
//! `cargo run -p empile-stage --features svg --example sheet_teckels [dark]`.

use empile_games::teckels::{Bone, Card, Colour};
use empile_stage::{Area, Art, Node, Scene, Surface, TeckelsArt, Theme, svg};

const ROUND: [Colour; 4] = Colour::ALL;

/// A whole teckel, from the left.
fn teckel(nodes: &mut Vec<Node>, x: f32, y: f32, height: f32, trunk: f32, cards: &[Card]) {
    let mut x = x;
    for &card in cards {
        let width = if matches!(card, Card::Trunk { .. }) { trunk } else { height };
        put(nodes, x, y, (width, height), TeckelsArt::Slice(card));
        x += width;
    }
}

fn put(nodes: &mut Vec<Node>, x: f32, y: f32, (width, height): (f32, f32), art: TeckelsArt) {
    let id = nodes.len() as u32;
    nodes.push(Node::picture(id, Area::new(x, y, width, height), Art::Teckels(art)));
}

fn main() {
    let mut nodes = Vec::new();
    put(&mut nodes, 0.0, 0.0, (900.0, 470.0), TeckelsArt::Park);
    let around = |start: usize| ROUND.into_iter().cycle().skip(start);
    let body = |trunks: usize, start: usize, cat: bool| {
        let mut cards = vec![Card::Head { back: ROUND[start % 4] }];
        let joints: Vec<Colour> = around(start).take(trunks + 1).collect();
        cards.extend(joints.windows(2).map(|pair| Card::Trunk { front: pair[0], back: pair[1] }));
        cards.push(Card::Tail { front: ROUND[(start + trunks) % 4], cat });
        cards
    };
    teckel(&mut nodes, 10.0, 10.0, 160.0, 140.0, &body(3, 0, false));
    teckel(&mut nodes, 10.0, 180.0, 110.0, 80.0, &body(4, 1, true));
    teckel(&mut nodes, 10.0, 300.0, 56.0, 40.0, &body(9, 2, true));
    teckel(&mut nodes, 500.0, 300.0, 40.0, 12.0, &body(9, 3, false));
    teckel(&mut nodes, 720.0, 300.0, 40.0, 4.0, &body(14, 0, true));
    teckel(&mut nodes, 10.0, 370.0, 30.0, 20.0, &body(4, 0, false));
    teckel(&mut nodes, 180.0, 370.0, 22.0, 12.0, &body(4, 1, true));
    for (index, colour) in ROUND.into_iter().enumerate() {
        let x = 300.0 + 70.0 * index as f32;
        put(&mut nodes, x, 370.0, (26.0, 26.0), TeckelsArt::End { colour, lit: index == 2 });
        put(&mut nodes, x + 36.0, 366.0, (16.0, 34.0), TeckelsArt::End { colour, lit: false });
    }
    put(&mut nodes, 600.0, 360.0, (56.0, 48.0), TeckelsArt::NewHead { lit: false });
    put(&mut nodes, 670.0, 360.0, (56.0, 48.0), TeckelsArt::NewHead { lit: true });
    for (index, bone) in [Bone::Gold, Bone::Silver, Bone::Bronze].into_iter().enumerate() {
        put(&mut nodes, 10.0 + 60.0 * index as f32, 480.0, (48.0, 48.0), TeckelsArt::Bone(bone));
        put(&mut nodes, 200.0 + 30.0 * index as f32, 490.0, (22.0, 22.0), TeckelsArt::Bone(bone));
    }
    for seat in 0..4u8 {
        let x = 310.0 + 90.0 * f32::from(seat);
        put(
            &mut nodes,
            x,
            480.0,
            (56.0, 56.0),
            TeckelsArt::Pile { colour: seat, layers: 4 - seat, held: seat == 1 },
        );
        put(&mut nodes, x + 62.0, 480.0, (20.0, 20.0), TeckelsArt::Token { colour: seat, spent: false });
        put(&mut nodes, x + 62.0, 510.0, (20.0, 20.0), TeckelsArt::Token { colour: seat, spent: true });
    }
    put(&mut nodes, 680.0, 480.0, (56.0, 56.0), TeckelsArt::Pile { colour: 0, layers: 0, held: false });
    put(&mut nodes, 750.0, 480.0, (32.0, 32.0), TeckelsArt::Under);
    let cards = [
        Card::Head { back: Colour::Red },
        Card::Trunk { front: Colour::Red, back: Colour::Yellow },
        Card::Trunk { front: Colour::Green, back: Colour::Blue },
        Card::Tail { front: Colour::Blue, cat: false },
        Card::Tail { front: Colour::Green, cat: true },
    ];
    for (index, card) in cards.into_iter().enumerate() {
        put(
            &mut nodes,
            10.0 + 84.0 * index as f32,
            560.0,
            (72.0, 72.0),
            TeckelsArt::Card { card, lifted: index == 1 },
        );
        put(
            &mut nodes,
            450.0 + 62.0 * index as f32,
            560.0,
            (52.0, 52.0),
            TeckelsArt::Card { card, lifted: false },
        );
    }
    let scene = Scene::of(Surface { width: 900.0, height: 650.0 }, nodes);
    let theme = if std::env::args().any(|word| word == "dark") { Theme::Dark } else { Theme::Light };
    print!("{}", svg(&scene, theme, |_| String::new()));
}
