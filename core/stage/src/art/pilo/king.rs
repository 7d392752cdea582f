use super::Pen;
use crate::Ink;

/// Head and shoulders, a crown, a beard, and a finger on the lips.
pub(super) fn draw(pen: &mut Pen) {
    pen.ellipse(50.0, 96.0, 44.0, 4.5, Ink::Shadow);
    robe(pen);
    head(pen);
    crown(pen);
    hand(pen);
}

fn robe(pen: &mut Pen) {
    pen.blob(
        (8.0, 97.0),
        &[
            [8.0, 78.0, 20.0, 66.0, 50.0, 66.0],
            [80.0, 66.0, 92.0, 78.0, 92.0, 97.0],
            [66.0, 97.5, 34.0, 97.5, 8.0, 97.0],
        ],
        Ink::Royal,
    );
    // Ermine over the shoulders.
    pen.line((18.0, 82.0), &[[26.0, 70.0, 74.0, 70.0, 82.0, 82.0]], 13.0, Ink::Linen);
    for (x, y) in [(20.0, 80.0), (29.0, 75.0), (71.0, 75.0), (80.0, 80.0)] {
        pen.ellipse(x, y, 1.8, 3.0, Ink::Face);
    }
}

fn head(pen: &mut Pen) {
    for x in [25.0, 75.0] {
        pen.ellipse(x, 46.0, 5.0, 6.5, Ink::SkinTan);
    }
    pen.ellipse(50.0, 45.0, 25.0, 23.0, Ink::SkinTan);
    // The beard, down from the ears.
    pen.blob(
        (24.0, 47.0),
        &[
            [30.0, 52.0, 36.0, 52.0, 50.0, 52.0],
            [64.0, 52.0, 70.0, 52.0, 76.0, 47.0],
            [79.0, 66.0, 68.0, 84.0, 50.0, 87.0],
            [32.0, 84.0, 21.0, 66.0, 24.0, 47.0],
        ],
        Ink::Beard,
    );
    // Its moustache, and a mouth that says nothing.
    pen.blob(
        (50.0, 52.0),
        &[
            [58.0, 50.0, 66.0, 53.0, 68.0, 60.0],
            [60.0, 62.0, 54.0, 60.0, 50.0, 57.0],
            [46.0, 60.0, 40.0, 62.0, 32.0, 60.0],
            [34.0, 53.0, 42.0, 50.0, 50.0, 52.0],
        ],
        Ink::BeardMark,
    );
    pen.ellipse(50.0, 49.5, 5.5, 4.5, Ink::Blush);
    for x in [39.0, 61.0] {
        pen.ellipse(x, 42.5, 3.0, 3.6, Ink::Face);
    }
    pen.line((32.0, 37.5), &[[35.0, 34.0, 40.0, 34.0, 44.0, 37.0]], 3.4, Ink::BeardMark);
    pen.line((56.0, 37.0), &[[60.0, 33.0, 65.0, 33.0, 68.0, 36.5]], 3.4, Ink::BeardMark);
}

fn crown(pen: &mut Pen) {
    pen.polygon(
        &[(24.0, 32.0), (20.0, 7.0), (36.0, 18.0), (50.0, 2.0), (64.0, 18.0), (80.0, 7.0), (76.0, 32.0)],
        Ink::Gold,
    );
    pen.line((26.0, 30.0), &[[38.0, 26.0, 62.0, 26.0, 74.0, 30.0]], 7.0, Ink::GoldMark);
    for (x, y) in [(20.0, 7.0), (50.0, 4.0), (80.0, 7.0)] {
        pen.ellipse(x, y, 4.2, 4.2, Ink::Gold);
    }
    for (x, ink) in [(36.0, Ink::Royal), (50.0, Ink::Attack), (64.0, Ink::Royal)] {
        pen.ellipse(x, 27.4, 2.6, 2.6, ink);
    }
}

fn hand(pen: &mut Pen) {
    pen.line((82.0, 89.0), &[[76.0, 89.0, 70.0, 86.0, 62.0, 83.0]], 15.0, Ink::RoyalMark);
    pen.line((60.0, 76.0), &[[61.0, 80.0, 61.0, 86.0, 59.0, 90.0]], 5.0, Ink::Linen);
    pen.line((50.0, 58.5), &[[50.0, 64.0, 50.0, 70.0, 50.0, 78.0]], 8.0, Ink::SkinTanMark);
    pen.line((50.0, 57.5), &[[50.0, 64.0, 50.0, 70.0, 50.0, 78.0]], 6.6, Ink::SkinTan);
    pen.ellipse(51.0, 82.0, 9.5, 8.0, Ink::SkinTan);
    for y in [79.5, 84.5] {
        pen.line((44.5, y), &[[47.0, y + 1.4, 50.0, y + 1.4, 53.0, y]], 1.8, Ink::SkinTanMark);
    }
}
