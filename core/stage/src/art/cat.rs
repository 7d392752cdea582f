use super::pen::Pen;
use crate::Ink;

const COATS: [(Ink, Ink); 6] = [
    (Ink::Ginger, Ink::GingerMark),
    (Ink::Grey, Ink::GreyMark),
    (Ink::Black, Ink::BlackMark),
    (Ink::Cream, Ink::CreamMark),
    (Ink::Brown, Ink::BrownMark),
    (Ink::Calico, Ink::CalicoMark),
];

/// Cats asleep: one fills the cell, two lie side by side, three are piled up.
pub(super) fn draw_cats(pen: &mut Pen, coat: u8, count: u8, golden: u8, side_by_side: bool) {
    let standard = count.saturating_sub(golden);
    // Golden cats came last, so they lie on the right or on top.
    let is_golden = |index: u8| index >= standard;
    for index in 0..count {
        let coat = coat.wrapping_add(index.wrapping_mul(2));
        let draw = |pen: &mut Pen| draw_cat(pen, coat, is_golden(index), index % 2 == 1);
        let place = f32::from(index);
        match (count, side_by_side) {
            (_, true) => pen.within(50.0 * place, 0.0, 50.0, 100.0, draw),
            (1, false) => draw(pen),
            _ => pen.within(14.0 - 7.0 * (2.0 - place).abs().min(1.0), 56.0 - 27.0 * place, 78.0, 46.0, draw),
        }
    }
}

/// A cat curled up to fill its cushion, nose in tail.
fn draw_cat(pen: &mut Pen, coat: u8, golden: bool, mirrored: bool) {
    let (fur, mark) =
        if golden { (Ink::Gold, Ink::GoldMark) } else { COATS[usize::from(coat) % COATS.len()] };
    let flip = |x: f32| if mirrored { 100.0 - x } else { x };
    let curve = |c: [f32; 6]| [flip(c[0]), c[1], flip(c[2]), c[3], flip(c[4]), c[5]];
    if golden {
        pen.ellipse(50.0, 52.0, 52.0, 50.0, Ink::Glow);
    }
    pen.ellipse(50.0, 88.0, 42.0, 9.0, Ink::Shadow);
    // The back, from the rump over the shoulder.
    pen.blob(
        (flip(92.0), 66.0),
        &[
            curve([95.0, 38.0, 74.0, 17.0, 50.0, 18.0]),
            curve([24.0, 19.0, 7.0, 40.0, 8.0, 64.0]),
            curve([9.0, 84.0, 26.0, 92.0, 50.0, 92.0]),
            curve([76.0, 92.0, 90.0, 84.0, 92.0, 66.0]),
        ],
        fur,
    );
    // Stripes on the back.
    for (from, to) in
        [((62.0, 22.0), (60.0, 38.0)), ((75.0, 29.0), (70.0, 44.0)), ((85.0, 42.0), (77.0, 53.0))]
    {
        pen.line(
            (flip(from.0), from.1),
            &[curve([from.0, from.1 + 5.0, to.0 + 2.0, to.1 - 4.0, to.0, to.1])],
            5.5,
            mark,
        );
    }
    // The head, low in front.
    pen.polygon(&[(flip(13.0), 48.0), (flip(14.0), 24.0), (flip(33.0), 37.0)], fur);
    pen.polygon(&[(flip(38.0), 37.0), (flip(56.0), 25.0), (flip(57.0), 50.0)], fur);
    pen.polygon(&[(flip(17.0), 43.0), (flip(18.0), 31.0), (flip(27.0), 38.0)], Ink::Blush);
    pen.polygon(&[(flip(44.0), 38.0), (flip(53.0), 32.0), (flip(53.0), 44.0)], Ink::Blush);
    pen.ellipse(flip(35.0), 57.0, 25.0, 21.0, mark);
    pen.ellipse(flip(35.0), 55.5, 24.5, 20.5, fur);
    // Asleep: two closed eyes, a nose.
    pen.line((flip(20.0), 56.0), &[curve([22.0, 61.0, 28.0, 61.0, 30.0, 56.5])], 3.6, Ink::Face);
    pen.line((flip(40.0), 56.5), &[curve([42.0, 61.0, 48.0, 61.0, 50.0, 56.0])], 3.6, Ink::Face);
    pen.ellipse(flip(35.0), 63.5, 3.4, 2.6, Ink::Blush);
    // The tail, wrapped around the front.
    pen.line(
        (flip(86.0), 72.0),
        &[curve([80.0, 90.0, 58.0, 89.0, 40.0, 85.0]), curve([32.0, 83.0, 24.0, 83.0, 18.0, 80.0])],
        11.0,
        mark,
    );
}
