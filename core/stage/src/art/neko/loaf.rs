//! Cats of the tower on the screen: asleep like loaves, as broad and flat-backed as what is simulated.

use empile_games::neko_tower::Colour;

use super::cats::{Coat, Kind, coat};
use crate::{Ink, art::pen::Pen};

/// Who sleeps there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loaf {
    /// A friend.
    Nakama(Colour),
    /// Neko, or a player's black cat with a scarf of that seat.
    Black(Option<u8>),
}

/// A picture of a cat is broader than the cat by so much, on every side: ears and a tail that nothing bumps into.
pub(crate) const CAT_MARGIN: f32 = 0.1;

/// A cat asleep, in a square whose middle is the cat's.
pub(super) fn draw(pen: &mut Pen, cat: Loaf, glows: bool) {
    if glows {
        pen.ellipse(50.0, 51.0, 50.0, 49.0, Ink::Accent);
        pen.ellipse(50.0, 51.0, 45.0, 44.0, Ink::CellLit);
    }
    match cat {
        Loaf::Nakama(colour) => nakama(pen, coat(Some(colour))),
        Loaf::Black(scarf) => black(pen, scarf),
    }
}

fn bread(pen: &mut Pen, ink: Ink) {
    pen.blob(
        (20.0, 90.0),
        &[
            [40.0, 91.5, 60.0, 91.5, 80.0, 90.0],
            [94.0, 88.0, 97.0, 70.0, 95.0, 54.0],
            [93.0, 32.0, 89.0, 14.0, 76.0, 11.0],
            [60.0, 8.5, 40.0, 8.5, 24.0, 11.0],
            [11.0, 14.0, 7.0, 32.0, 5.0, 54.0],
            [3.0, 70.0, 6.0, 88.0, 20.0, 90.0],
        ],
        ink,
    );
}

/// The half of the loaf that lies in its own shade.
fn shade(pen: &mut Pen, ink: Ink) {
    pen.blob(
        (6.0, 66.0),
        &[
            [22.0, 84.0, 78.0, 84.0, 94.0, 66.0],
            [95.0, 82.0, 90.0, 89.0, 80.0, 90.0],
            [60.0, 91.5, 40.0, 91.5, 20.0, 90.0],
            [10.0, 89.0, 5.0, 82.0, 6.0, 66.0],
        ],
        ink,
    );
}

fn nakama(pen: &mut Pen, Coat { fur, mark, kind }: Coat) {
    let bushy = matches!(kind, Kind::Patched);
    ears(pen, kind, fur, mark);
    bread(pen, fur);
    shade(pen, mark);
    match kind {
        Kind::Tabby => {
            for x in [40.0, 50.0, 60.0] {
                pen.line((x, 12.0), &[[x, 15.0, x, 18.0, x, 23.0]], 5.0, mark);
            }
            for (left, right) in [(7.0, 19.0), (93.0, 81.0)] {
                pen.straight(&[(left, 44.0), (right, 46.0)], 5.0, mark);
                pen.straight(&[(left, 56.0), (right, 57.0)], 5.0, mark);
            }
        }
        Kind::Bib => {
            pen.polygon(&[(50.0, 12.0), (57.0, 44.0), (43.0, 44.0)], Ink::Calico);
            pen.ellipse(50.0, 60.0, 22.0, 18.0, Ink::Calico);
        }
        Kind::Spotted => {
            for (x, y) in [(50.0, 18.0), (38.0, 23.0), (62.0, 23.0), (16.0, 48.0), (84.0, 48.0)] {
                pen.ellipse(x, y, 4.6, 4.6, mark);
            }
        }
        Kind::Patched | Kind::Any => {
            pen.blob(
                (58.0, 11.0),
                &[
                    [78.0, 10.0, 92.0, 26.0, 92.0, 46.0],
                    [84.0, 60.0, 62.0, 58.0, 54.0, 46.0],
                    [50.0, 34.0, 50.0, 18.0, 58.0, 11.0],
                ],
                mark,
            );
            pen.ellipse(50.0, 62.0, 17.0, 11.0, Ink::Calico);
        }
    }
    paws(pen, if matches!(kind, Kind::Bib) { Ink::Calico } else { fur });
    tail(pen, mark, if bushy { 13.0 } else { 9.0 });
    let right = if bushy { Ink::Calico } else { Ink::Face };
    sleep(pen, [Ink::Face, right], Ink::Face);
}

fn black(pen: &mut Pen, scarf: Option<u8>) {
    let (fur, mark) = (Ink::BlackCat, Ink::BlackCatMark);
    let (scarf, symbol) = scarf.map_or((Ink::Scarf, None), |seat| (Ink::seat(seat).0, Some(seat)));
    ears(pen, Kind::Any, fur, mark);
    bread(pen, fur);
    shade(pen, mark);
    tail(pen, fur, 8.0);
    for x in [34.0, 66.0] {
        pen.ellipse(x, 36.0, 9.0, 9.0, Ink::CatEye);
        pen.ellipse(x, 36.5, 3.4, 7.4, Ink::Face);
        pen.ellipse(x + 2.4, 33.0, 2.2, 2.2, Ink::Marble);
    }
    pen.ellipse(50.0, 45.0, 3.8, 2.8, Ink::Blush);
    pen.blob(
        (7.0, 56.0),
        &[
            [30.0, 68.0, 70.0, 68.0, 93.0, 56.0],
            [96.0, 62.0, 96.0, 68.0, 92.0, 72.0],
            [70.0, 83.0, 30.0, 83.0, 8.0, 72.0],
            [4.0, 68.0, 4.0, 62.0, 7.0, 56.0],
        ],
        scarf,
    );
    if let Some(seat) = symbol {
        pen.within(35.0, 56.0, 30.0, 30.0, |pen| crate::art::badge::draw(pen, seat));
    }
}

fn ears(pen: &mut Pen, kind: Kind, fur: Ink, mark: Ink) {
    if matches!(kind, Kind::Tabby) {
        for x in [24.0, 76.0] {
            pen.ellipse(x, 13.0, 12.0, 11.0, fur);
            pen.ellipse(x, 13.0, 6.5, 6.0, Ink::Blush);
        }
        return;
    }
    let right = if matches!(kind, Kind::Patched) { mark } else { fur };
    pen.polygon(&[(10.0, 34.0), (13.0, 1.0), (42.0, 14.0)], fur);
    pen.polygon(&[(90.0, 34.0), (87.0, 1.0), (58.0, 14.0)], right);
    let inner = if matches!(kind, Kind::Spotted) { mark } else { Ink::Blush };
    pen.polygon(&[(16.0, 18.0), (16.5, 6.0), (28.0, 12.0)], inner);
    pen.polygon(&[(84.0, 18.0), (83.5, 6.0), (72.0, 12.0)], inner);
}

fn paws(pen: &mut Pen, ink: Ink) {
    for x in [37.0, 63.0] {
        pen.ellipse(x, 84.0, 10.0, 5.6, ink);
    }
}

/// Round the loaf to its front.
fn tail(pen: &mut Pen, ink: Ink, width: f32) {
    pen.line((93.0, 62.0), &[[97.0, 78.0, 90.0, 86.0, 76.0, 85.0]], width, ink);
}

/// Eyes closed, and a small mouth.
fn sleep(pen: &mut Pen, eyes: [Ink; 2], mouth: Ink) {
    for (x, ink) in [32.0, 68.0].into_iter().zip(eyes) {
        pen.line((x - 8.0, 38.0), &[[x - 4.0, 45.0, x + 4.0, 45.0, x + 8.0, 38.0]], 4.6, ink);
    }
    pen.ellipse(50.0, 48.0, 4.8, 3.4, Ink::Blush);
    pen.line(
        (42.0, 54.0),
        &[[44.0, 58.5, 49.0, 58.5, 50.0, 53.5], [51.0, 58.5, 56.0, 58.5, 58.0, 54.0]],
        3.0,
        mouth,
    );
}
