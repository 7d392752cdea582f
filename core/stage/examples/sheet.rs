//! A contact sheet of the pieces as SVG, for whoever draws them:
//! `cargo run -p empile-stage --features svg --example sheet`.

use empile_stage::{
    Area, Art, CellLook, DieColour, DieLook, Node, PyramidArt, PyramidLook, Scene, Surface, Theme, svg,
};

const SIZES: [(f32, f32); 3] = [(96.0, 96.0), (35.0, 42.0), (70.0, 44.0)];

fn main() {
    let mut nodes = Vec::new();
    let mut id = 0;
    let mut put = |x: f32, y: f32, (width, height): (f32, f32), art: Art| {
        id += 1;
        nodes.push(Node::picture(id, Area::new(x, y, width, height), art));
    };
    let cat = |coat, count, golden, side_by_side| Art::Cats { coat, count, golden, side_by_side };
    for coat in 0..6u8 {
        let x = 10.0 + f32::from(coat) * 104.0;
        for (y, size) in [(10.0, SIZES[0]), (116.0, SIZES[1])] {
            put(x, y, size, Art::Cell { look: CellLook::Free });
            put(x, y, size, cat(coat, 1, 0, false));
        }
        put(x + 44.0, 116.0, SIZES[1], Art::Cell { look: CellLook::Free });
        put(x + 44.0, 116.0, SIZES[1], cat(coat, 3, coat % 4, false));
        put(x, 170.0, SIZES[2], Art::Cell { look: CellLook::Free });
        put(x, 170.0, SIZES[2], cat(coat, 2, coat % 3, true));
        put(x, 228.0, SIZES[0], Art::Cell { look: CellLook::Free });
        put(x, 228.0, SIZES[0], cat(coat, 3, coat % 4, false));
        put(x, 340.0, (48.0, 48.0), Art::Die { face: coat + 1, look: DieLook::Plain });
    }
    let looks = [
        CellLook::Free,
        CellLook::Lit,
        CellLook::InVain,
        CellLook::Diced,
        CellLook::Fault,
        CellLook::Missing,
    ];
    for (index, look) in looks.into_iter().enumerate() {
        put(10.0 + index as f32 * 44.0, 400.0, SIZES[1], Art::Cell { look });
    }
    put(300.0, 396.0, (48.0, 48.0), Art::Yarn);
    for (y, art) in
        [(340.0, Art::Mark { right: true }), (386.0, Art::Mark { right: false }), (432.0, Art::Arrow)]
    {
        put(634.0, y, (36.0, 36.0), art);
    }
    put(640.0, 708.0, (48.0, 55.4), Art::Pyramid(PyramidArt::Hollow));
    for seat in 0..8u8 {
        put(360.0 + f32::from(seat) * 34.0, 400.0, (30.0, 30.0), Art::Badge { seat });
    }
    let colours = [DieColour::Red, DieColour::Yellow, DieColour::Pearl, DieColour::Turquoise];
    for (row, colour) in colours.into_iter().enumerate() {
        let y = 460.0 + row as f32 * 62.0;
        for (column, look) in PyramidLook::ALL.into_iter().enumerate() {
            let faces = [[3, 2, 1], [4, 6, 5], [6, 5, 4]][(row + column) % 3];
            let die = PyramidArt::Die { colour, faces, look };
            put(10.0 + column as f32 * 54.0, y, (48.0, 55.4), Art::Pyramid(die));
        }
        put(560.0, y, (48.0, 48.0), Art::Pyramid(PyramidArt::Thrown { colour, face: 5 - row as u8 }));
    }
    for (column, look) in PyramidLook::ALL.into_iter().enumerate() {
        put(10.0 + column as f32 * 54.0, 708.0, (48.0, 55.4), Art::Pyramid(PyramidArt::Case { look }));
    }
    let signs = [
        PyramidArt::Kept,
        PyramidArt::Loss,
        PyramidArt::Sum { found: true, points_up: false },
        PyramidArt::Sum { found: false, points_up: true },
    ];
    for (column, sign) in signs.into_iter().enumerate() {
        put(10.0 + column as f32 * 62.0, 776.0, (52.0, 46.0), Art::Pyramid(sign));
    }
    let scene = Scene { surface: Surface { width: 700.0, height: 836.0 }, nodes };
    let theme = if std::env::args().any(|word| word == "dark") { Theme::Dark } else { Theme::Light };
    print!("{}", svg(&scene, theme, |_| String::new()));
}
