use super::pen::Pen;
use crate::Ink;

const FOLDS: u8 = 7;

/// Plum cloth in folds, with a scalloped hem at the top that the light falls on.
pub(super) fn draw(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 0.0, width, height, 0.0, Ink::Primary);
    let fold = width / f32::from(FOLDS);
    for index in 0..FOLDS {
        let x = f32::from(index) * fold;
        pen.plain_round(x + fold * 0.62, 0.0, fold * 0.38, height, fold * 0.19, Ink::Fold);
    }
    let hem = (height * 0.07).min(48.0);
    for index in 0..FOLDS {
        let x = f32::from(index) * fold;
        pen.plain_round(x, -hem, fold, hem * 2.0, fold / 2.0, Ink::Shadow);
        pen.plain_round(x, -hem, fold, hem * 1.84, fold / 2.0, Ink::Accent);
    }
}
