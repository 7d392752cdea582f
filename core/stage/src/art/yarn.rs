use super::pen::Pen;
use crate::Ink;

/// A ball of wool with a loose end.
pub(super) fn draw(pen: &mut Pen) {
    pen.within_square(|pen| {
        pen.line((78.0, 84.0), &[[86.0, 92.0, 92.0, 84.0, 97.0, 92.0]], 6.0, Ink::Yarn);
        pen.ellipse(50.0, 90.0, 36.0, 7.0, Ink::Shadow);
        pen.ellipse(50.0, 50.0, 42.0, 42.0, Ink::Yarn);
        for lines in [[18.0, 40.0, 45.0, 22.0, 80.0, 28.0], [12.0, 58.0, 48.0, 36.0, 90.0, 44.0]] {
            pen.line(
                (lines[0], lines[1]),
                &[[lines[0] + 12.0, lines[1] - 14.0, lines[2], lines[3], lines[4], lines[5]]],
                5.0,
                Ink::YarnThread,
            );
        }
        pen.line((30.0, 84.0), &[[26.0, 64.0, 50.0, 56.0, 86.0, 64.0]], 5.0, Ink::YarnThread);
        pen.line((48.0, 91.0), &[[48.0, 78.0, 62.0, 72.0, 78.0, 78.0]], 5.0, Ink::YarnThread);
    });
}
