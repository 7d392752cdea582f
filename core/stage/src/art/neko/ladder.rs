use empile_games::neko_tower::FLOORS;

use crate::{Ink, art::pen::Pen};

/// Two rails and a rung for every floor of the box; the rungs up to the top of the tower are wood, the others faint.
pub(super) fn draw(pen: &mut Pen, built: u8) {
    let (width, height) = (pen.width(), pen.height());
    let rung = height / f32::from(FLOORS);
    let rail = (width * 0.12).max(1.5);
    let top = height - rung * f32::from(built);
    for x in [0.0, width - rail] {
        pen.plain_round(x, 0.0, rail, height, rail / 2.0, Ink::Outline);
        pen.plain_round(x, top, rail, height - top, rail / 2.0, Ink::PaperEdge);
    }
    for floor in 1..=FLOORS {
        let y = height - rung * (f32::from(floor) - 0.5) - rail / 2.0;
        let ink = if floor <= built { Ink::PaperEdge } else { Ink::Outline };
        pen.plain_round(rail / 2.0, y, width - rail, rail, rail / 2.0, ink);
    }
}

/// A pennant; its number is written on it.
pub(super) fn draw_step(pen: &mut Pen, reached: bool) {
    let ink = if reached { Ink::Accent } else { Ink::Outline };
    pen.polygon(&[(0.0, 0.0), (100.0, 0.0), (84.0, 50.0), (100.0, 100.0), (0.0, 100.0)], ink);
    if !reached {
        pen.polygon(&[(5.0, 9.0), (91.0, 9.0), (78.0, 50.0), (91.0, 91.0), (5.0, 91.0)], Ink::Surface);
    }
}

pub(super) fn draw_arrow(pen: &mut Pen, up: bool) {
    let y = |y: f32| if up { y } else { 100.0 - y };
    pen.ellipse(50.0, 50.0, 50.0, 50.0, Ink::Outline);
    pen.ellipse(50.0, 50.0, 46.0, 46.0, Ink::Raised);
    pen.line(
        (28.0, y(58.0)),
        &[[28.0, y(58.0), 50.0, y(36.0), 50.0, y(36.0)], [50.0, y(36.0), 72.0, y(58.0), 72.0, y(58.0)]],
        11.0,
        Ink::Primary,
    );
}
