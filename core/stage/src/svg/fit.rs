//! Texts set into their boxes as the shells do: at the size they aim for, over several lines where the box allows
//! them, smaller where it asks for it, and cut only when nothing else helps.

use super::face::Face;
use crate::{Surface, TextStyle};

/// From one line to the next, in parts of the size.
pub(super) const LINE: f32 = 1.12;
/// Each size tried is this part of the one before.
const STEP: f32 = 0.94;
/// No text is smaller, in density-independent pixels.
pub const SMALLEST_TEXT: f32 = 9.0;
const ELLIPSIS: char = '…';
/// Layout is in whole pixels: less than this too wide is not too wide.
const ROUNDING: f32 = 0.05;

/// A text as it comes to stand in a box.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Its size, in density-independent pixels.
    pub size: f32,
    /// Its lines from top to bottom, each with its width.
    pub lines: Vec<(String, f32)>,
    /// Is some of it missing, or wider than the box?
    pub is_cut: bool,
}

/// Sets a text into a box of this size.
#[must_use]
pub fn fit(text: &str, style: TextStyle, size: f32, room: Surface) -> Fitted {
    let face = Face::of(style);
    let sizes = std::iter::successors(Some(size), |size| Some(size * STEP));
    let larger = sizes.take_while(|size| *size > SMALLEST_TEXT);
    let fitting = larger.map(|size| lay_out(face, text, size, room)).find(|fitted| !fitted.is_cut);
    fitting.unwrap_or_else(|| cut(face, lay_out(face, text, SMALLEST_TEXT, room), room))
}

fn lay_out(face: &Face, text: &str, size: f32, room: Surface) -> Fitted {
    let lines: Vec<(String, f32)> = wrapped(face, text, (room.width + ROUNDING) / size)
        .into_iter()
        .map(|line| (line.to_owned(), face.width(line) * size))
        .collect();
    let too_high = lines.len() > lines_in(room, size) || size * LINE > room.height + ROUNDING;
    let too_wide = lines.iter().any(|(_, width)| *width > room.width + ROUNDING);
    Fitted { size, is_cut: too_high || too_wide, lines }
}

#[allow(clippy::cast_sign_loss, reason = "there is always room for one line")]
fn lines_in(room: Surface, size: f32) -> usize {
    ((room.height + ROUNDING) / (size * LINE)).floor().max(1.0) as usize
}

/// As many words in each line as fit. A word is never broken; what a no-break space joins is one word.
fn wrapped<'a>(face: &Face, text: &'a str, width: f32) -> Vec<&'a str> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut rest = paragraph;
        while let Some(end) = last_break(face, rest, width) {
            lines.push(rest[..end].trim_end_matches(' '));
            rest = rest[end..].trim_start_matches(' ');
        }
        lines.push(rest);
    }
    lines
}

/// Where a line that does not fit as a whole has to end, if it can.
fn last_break(face: &Face, text: &str, width: f32) -> Option<usize> {
    if face.width(text) <= width {
        return None;
    }
    let breaks = || text.match_indices(' ').map(|(at, _)| at).filter(|at| *at > 0);
    breaks().take_while(|at| face.width(&text[..*at]) <= width).last().or_else(|| breaks().next())
}

/// What there is room for, and dots where the rest would be.
fn cut(face: &Face, mut fitted: Fitted, room: Surface) -> Fitted {
    let most = lines_in(room, fitted.size);
    let missing = fitted.lines.len() > most;
    fitted.lines.truncate(most);
    let last = fitted.lines.len().saturating_sub(1);
    for (index, (line, width)) in fitted.lines.iter_mut().enumerate() {
        if *width <= room.width + ROUNDING && !(missing && index == last) {
            continue;
        }
        line.push(ELLIPSIS);
        while face.width(line) * fitted.size > room.width && line.chars().count() > 1 {
            line.pop();
            line.pop();
            line.push(ELLIPSIS);
        }
        *width = face.width(line) * fitted.size;
    }
    fitted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, size: f32, width: f32, height: f32) -> (Vec<String>, f32, bool) {
        let fitted = fit(text, TextStyle::Body, size, Surface { width, height });
        (fitted.lines.into_iter().map(|(line, _)| line).collect(), fitted.size, fitted.is_cut)
    }

    #[test]
    fn a_text_that_fits_keeps_its_size_and_its_line() {
        assert_eq!(lines("À vous", 17.0, 200.0, 24.0), (vec!["À vous".to_owned()], 17.0, false));
    }

    #[test]
    fn a_high_box_breaks_a_text_between_words_and_a_low_one_makes_it_smaller() {
        let text = "Choisissez des dés dont la somme est libre";
        let (high, size, cut) = lines(text, 15.0, 150.0, 60.0);
        assert!(high.len() > 1 && !cut && (size - 15.0).abs() < 1e-6, "{high:?}");
        assert_eq!(high.join(" "), text);
        let (low, size, cut) = lines(text, 15.0, 230.0, 18.0);
        assert!(low.len() == 1 && size < 15.0 && !cut, "{low:?}");
    }

    #[test]
    fn a_no_break_space_keeps_its_words_together() {
        let (lines, ..) = lines("Qui commence\u{a0}?", 15.0, 80.0, 60.0);
        assert_eq!(lines, ["Qui", "commence\u{a0}?"]);
    }

    #[test]
    fn what_cannot_be_made_to_fit_ends_in_dots_and_says_so() {
        let (lines, size, cut) = lines("Anticonstitutionnellement", 17.0, 60.0, 20.0);
        assert!(cut && lines[0].ends_with('…') && lines[0].len() < 20, "{lines:?}");
        assert!((size - SMALLEST_TEXT).abs() < 1e-6);
    }
}
