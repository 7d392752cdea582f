use empile_games::neko_tower::Colour;

use crate::{Ink, art::pen::Pen};

/// What makes a Nakama known at a glance, also without colour: ears and a marking of its own.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Round ears, stripes.
    Tabby,
    /// Tall pointed ears, a white bib and socks.
    Bib,
    /// Ears with dark tips, spots.
    Spotted,
    /// One dark ear, a dark patch over that eye, a bushy tail with a white tip.
    Patched,
    /// On cards: whichever.
    Any,
}

#[derive(Clone, Copy)]
pub(super) struct Coat {
    pub(super) fur: Ink,
    pub(super) mark: Ink,
    pub(super) kind: Kind,
}

pub(super) fn coat(colour: Option<Colour>) -> Coat {
    let (fur, mark, kind) = match colour {
        Some(Colour::Yellow) => (Ink::NakamaYellow, Ink::NakamaYellowMark, Kind::Tabby),
        Some(Colour::Blue) => (Ink::NakamaBlue, Ink::NakamaBlueMark, Kind::Bib),
        Some(Colour::Violet) => (Ink::NakamaViolet, Ink::NakamaVioletMark, Kind::Spotted),
        Some(Colour::Orange) => (Ink::NakamaOrange, Ink::NakamaOrangeMark, Kind::Patched),
        None => (Ink::NakamaAny, Ink::NakamaAnyMark, Kind::Any),
    };
    Coat { fur, mark, kind }
}

/// A Nakama sitting, round enough to carry another. No colour is any colour.
pub(super) fn draw_nakama(pen: &mut Pen, colour: Option<Colour>, glows: bool) {
    let coat = coat(colour);
    if glows {
        pen.ellipse(50.0, 54.0, 52.0, 50.0, Ink::Accent);
        pen.ellipse(50.0, 54.0, 46.0, 44.0, Ink::CellLit);
    }
    pen.ellipse(50.0, 95.0, 38.0, 5.0, Ink::Shadow);
    tail(pen, coat);
    body(pen, coat);
    ears(pen, coat);
    head(pen, coat);
    // Contented: eyes closed upwards.
    let right = if matches!(coat.kind, Kind::Patched) { Ink::Calico } else { Ink::Face };
    for (x, ink) in [(36.5, Ink::Face), (63.5, right)] {
        pen.line((x - 6.0, 43.5), &[[x - 4.0, 36.5, x + 4.0, 36.5, x + 6.0, 43.5]], 4.2, ink);
    }
    muzzle(pen);
}

/// Only the head, for a small sign of a colour.
pub(super) fn draw_head(pen: &mut Pen, colour: Colour) {
    let coat = coat(Some(colour));
    ears(pen, coat);
    head(pen, coat);
}

fn tail(pen: &mut Pen, coat: Coat) {
    let curl = [[99.0, 88.0, 100.0, 66.0, 90.0, 58.0]];
    let bushy = matches!(coat.kind, Kind::Patched);
    pen.line((74.0, 88.0), &curl, if bushy { 15.0 } else { 10.0 }, coat.mark);
    if bushy {
        pen.line((91.5, 64.0), &[[92.0, 62.0, 91.0, 60.0, 90.0, 58.0]], 15.0, Ink::Calico);
    }
}

fn body(pen: &mut Pen, coat: Coat) {
    let Coat { fur, mark, kind } = coat;
    pen.blob(
        (13.0, 84.0),
        &[
            [12.0, 60.0, 26.0, 46.0, 50.0, 46.0],
            [74.0, 46.0, 88.0, 60.0, 87.0, 84.0],
            [87.0, 95.0, 76.0, 97.0, 50.0, 97.0],
            [24.0, 97.0, 13.0, 95.0, 13.0, 84.0],
        ],
        fur,
    );
    match kind {
        Kind::Tabby => {
            for (y, reach) in [(70.0, 26.0), (80.0, 27.0)] {
                pen.line((15.0, y), &[[18.0, y + 2.0, 22.0, y + 2.0, reach, y]], 4.6, mark);
                pen.line((85.0, y), &[[82.0, y + 2.0, 78.0, y + 2.0, 100.0 - reach, y]], 4.6, mark);
            }
        }
        Kind::Bib => {
            pen.blob(
                (33.0, 60.0),
                &[
                    [32.0, 84.0, 40.0, 90.0, 50.0, 90.0],
                    [60.0, 90.0, 68.0, 84.0, 67.0, 60.0],
                    [56.0, 68.0, 44.0, 68.0, 33.0, 60.0],
                ],
                Ink::Calico,
            );
        }
        Kind::Spotted => {
            for (x, y, size) in [(22.0, 72.0, 5.0), (30.0, 84.0, 4.2), (78.0, 72.0, 5.0), (70.0, 84.0, 4.2)] {
                pen.ellipse(x, y, size, size, mark);
            }
        }
        Kind::Patched | Kind::Any => pen.ellipse(50.0, 80.0, 17.0, 14.0, Ink::Calico),
    }
    let paws = if matches!(kind, Kind::Bib) { Ink::Calico } else { fur };
    for x in [37.0, 63.0] {
        pen.ellipse(x, 92.5, 11.0, 6.6, mark);
        pen.ellipse(x, 91.5, 10.0, 6.0, paws);
    }
}

fn ears(pen: &mut Pen, coat: Coat) {
    let Coat { fur, mark, kind } = coat;
    match kind {
        Kind::Tabby => {
            for x in [25.0, 75.0] {
                pen.ellipse(x, 19.0, 13.0, 13.0, fur);
                pen.ellipse(x, 20.0, 7.0, 7.0, Ink::Blush);
            }
        }
        Kind::Spotted => {
            pointed_ears(pen, (16.0, 5.0), [fur; 2]);
            pen.polygon(&[(16.0, 5.0), (17.2, 19.0), (28.0, 11.5)], mark);
            pen.polygon(&[(84.0, 5.0), (82.8, 19.0), (72.0, 11.5)], mark);
        }
        Kind::Patched => pointed_ears(pen, (14.0, 6.0), [fur, mark]),
        Kind::Bib | Kind::Any => pointed_ears(pen, (24.0, 0.0), [fur; 2]),
    }
}

/// From the tip of the left ear, mirrored for the right.
fn pointed_ears(pen: &mut Pen, (x, y): (f32, f32), [left, right]: [Ink; 2]) {
    pen.polygon(&[(17.0, 42.0), (x, y), (48.0, 18.0)], left);
    pen.polygon(&[(83.0, 42.0), (100.0 - x, y), (52.0, 18.0)], right);
    pen.polygon(&[(23.0, 31.0), (x + 5.0, y + 11.0), (38.0, 20.0)], Ink::Blush);
    pen.polygon(&[(77.0, 31.0), (95.0 - x, y + 11.0), (62.0, 20.0)], Ink::Blush);
}

fn head(pen: &mut Pen, coat: Coat) {
    let Coat { fur, mark, kind } = coat;
    pen.ellipse(50.0, 43.0, 37.0, 27.0, mark);
    pen.ellipse(50.0, 41.0, 37.0, 27.0, fur);
    match kind {
        Kind::Tabby => {
            for (x, reach) in [(40.0, 25.0), (50.0, 28.0), (60.0, 25.0)] {
                pen.line((x, 16.5), &[[x, 18.0, x, 21.0, x, reach]], 5.0, mark);
            }
        }
        Kind::Bib => {
            pen.polygon(&[(50.0, 15.0), (56.0, 46.0), (44.0, 46.0)], Ink::Calico);
            pen.ellipse(50.0, 54.0, 17.0, 12.5, Ink::Calico);
        }
        Kind::Spotted => {
            for (x, y) in [(50.0, 23.0), (40.0, 27.0), (60.0, 27.0)] {
                pen.ellipse(x, y, 3.8, 3.8, mark);
            }
        }
        Kind::Patched => {
            pen.blob(
                (60.0, 16.0),
                &[
                    [78.0, 19.0, 88.0, 32.0, 85.0, 47.0],
                    [80.0, 56.0, 62.0, 56.0, 54.0, 46.0],
                    [50.0, 38.0, 52.0, 24.0, 60.0, 16.0],
                ],
                mark,
            );
            pen.ellipse(50.0, 55.0, 14.0, 9.5, Ink::Calico);
        }
        Kind::Any => {}
    }
}

fn muzzle(pen: &mut Pen) {
    pen.ellipse(50.0, 49.5, 4.4, 3.2, Ink::Blush);
    pen.line(
        (42.5, 55.0),
        &[[44.0, 59.0, 49.0, 59.0, 50.0, 54.5], [51.0, 59.0, 56.0, 59.0, 57.5, 55.0]],
        2.8,
        Ink::Face,
    );
}

const TAIL: [[f32; 6]; 2] = [[92.0, 92.0, 98.0, 70.0, 86.0, 58.0], [82.0, 54.0, 84.0, 48.0, 90.0, 46.0]];
const BODY_BEGINS: (f32, f32) = (26.0, 90.0);
const BODY: [[f32; 6]; 4] = [
    [22.0, 72.0, 30.0, 52.0, 50.0, 50.0],
    [70.0, 52.0, 78.0, 72.0, 74.0, 90.0],
    [74.0, 97.0, 66.0, 97.0, 50.0, 97.0],
    [34.0, 97.0, 26.0, 97.0, 26.0, 90.0],
];
const EARS: [[(f32, f32); 3]; 2] =
    [[(19.0, 40.0), (17.0, 0.0), (46.0, 18.0)], [(81.0, 40.0), (83.0, 0.0), (54.0, 18.0)]];
/// How wide the light around a black cat is by lamplight; half of it is behind the cat.
const RIM: f32 = 5.0;

/// Neko, slim and wide awake: black, with a scarf that streams behind.
pub(super) fn draw_black_cat(pen: &mut Pen, scarf: Option<u8>) {
    let (fur, mark) = (Ink::BlackCat, Ink::BlackCatMark);
    let (scarf, symbol) = scarf.map_or((Ink::Scarf, None), |seat| (Ink::seat(seat).0, Some(seat)));
    pen.ellipse(50.0, 95.5, 34.0, 4.5, Ink::Shadow);
    pen.line((70.0, 90.0), &TAIL, 8.0 + RIM, Ink::BlackRim);
    pen.line(BODY_BEGINS, &BODY, RIM, Ink::BlackRim);
    for ear in EARS {
        pen.straight(&ear, RIM, Ink::BlackRim);
    }
    pen.ellipse(50.0, 38.0, 34.0 + RIM / 2.0, 25.5 + RIM / 2.0, Ink::BlackRim);
    pen.line((70.0, 90.0), &TAIL, 8.0, fur);
    pen.blob(BODY_BEGINS, &BODY, fur);
    pen.line((50.0, 82.0), &[[50.0, 86.0, 50.0, 90.0, 50.0, 95.0]], 2.6, mark);
    for ear in EARS {
        pen.polygon(&ear, fur);
    }
    pen.polygon(&[(24.0, 27.0), (22.5, 11.0), (35.0, 19.0)], mark);
    pen.polygon(&[(76.0, 27.0), (77.5, 11.0), (65.0, 19.0)], mark);
    pen.ellipse(50.0, 38.0, 34.0, 25.5, fur);
    for x in [36.0, 64.0] {
        pen.ellipse(x, 38.0, 9.0, 9.5, Ink::CatEye);
        pen.ellipse(x, 38.0, 3.4, 7.6, Ink::Face);
        pen.ellipse(x + 2.4, 34.5, 2.2, 2.2, Ink::Marble);
    }
    pen.ellipse(50.0, 47.5, 3.6, 2.6, Ink::Blush);
    pen.line(
        (44.5, 52.0),
        &[[46.0, 55.0, 49.0, 55.0, 50.0, 52.0], [51.0, 55.0, 54.0, 55.0, 55.5, 52.0]],
        2.4,
        Ink::MarbleEdge,
    );
    draw_scarf(pen, scarf, symbol);
}

fn draw_scarf(pen: &mut Pen, ink: Ink, symbol: Option<u8>) {
    pen.polygon(&[(26.0, 64.0), (4.0, 72.0), (9.0, 79.0), (2.0, 86.0), (30.0, 74.0)], ink);
    pen.blob(
        (23.0, 58.0),
        &[
            [38.0, 68.0, 62.0, 68.0, 77.0, 58.0],
            [80.0, 62.0, 80.0, 68.0, 77.0, 71.0],
            [62.0, 80.0, 38.0, 80.0, 23.0, 71.0],
            [20.0, 68.0, 20.0, 62.0, 23.0, 58.0],
        ],
        ink,
    );
    if let Some(seat) = symbol {
        pen.within(37.0, 61.0, 26.0, 26.0, |pen| crate::art::badge::draw(pen, seat));
    }
}
