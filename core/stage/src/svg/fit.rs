//! Texts set into their boxes as the shells do: at the size they aim for, over several lines where the box allows
//! them, smaller where it asks for it, and cut only when nothing else helps.

use super::face::Face;
use crate::{Lettering, MANNER, Surface, TextStyle};

const ELLIPSIS: char = '…';
const LETTERING: Lettering = MANNER.lettering;

/// A text as it comes to stand in a box.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Its size, in density-independent pixels.
    pub size: f32,
    /// Its lines from top to bottom, each with its width.
    pub lines: Vec<(String, f32)>,
    /// Is some of it missing, or its line higher than the box?
    pub is_cut: bool,
}

/// Sets a text into a box of this size.
#[must_use]
pub fn fit(text: &str, style: TextStyle, size: f32, room: Surface) -> Fitted {
    let face = Face::of(style);
    let sizes = std::iter::successors(Some(size), |size| Some(size * LETTERING.step));
    let least = if is_number(text) { LETTERING.smallest_number } else { LETTERING.smallest };
    let larger = sizes.take_while(|size| *size > least);
    let fitting = larger.map(|size| lay_out(face, text, size, room)).find(|fitted| !fitted.is_cut);
    let smallest = || lay_out(face, text, least, room);
    let fitted = fitting.unwrap_or_else(smallest);
    if fitted.is_cut { cut(face, fitted, room) } else { fitted }
}

fn is_number(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit())
}

fn lay_out(face: &Face, text: &str, size: f32, room: Surface) -> Fitted {
    let lines: Vec<(String, f32)> = wrapped(face, text, (room.width + LETTERING.slack) / size)
        .into_iter()
        .map(|line| (line.to_owned(), face.width(line) * size))
        .collect();
    let too_high = are_too_high(lines.len(), size, room);
    let too_wide = lines.iter().any(|(_, width)| *width > room.width + LETTERING.slack);
    Fitted { size, is_cut: too_high || too_wide, lines }
}

fn are_too_high(lines: usize, size: f32, room: Surface) -> bool {
    lines as f32 * size * LETTERING.line > room.height + LETTERING.slack
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

/// As many lines as there is room for, and dots where the rest would be. A word that is wider than the box cannot be broken:
/// then the whole text is one line.
fn cut(face: &Face, whole: Fitted, room: Surface) -> Fitted {
    let Fitted { size, mut lines, .. } = whole;
    let is_too_wide = |width: f32| width > room.width + LETTERING.slack;
    if lines.iter().any(|(_, width)| is_too_wide(*width)) {
        let one: Vec<String> = lines.into_iter().map(|(line, _)| line).collect();
        let one = one.join(" ");
        lines = vec![(one.clone(), face.width(&one) * size)];
    }
    let all = lines.len();
    lines.truncate((1..=all).take_while(|lines| !are_too_high(*lines, size, room)).last().unwrap_or(1));
    let is_missing = lines.len() < all;
    if let Some((line, width)) = lines.last_mut().filter(|(_, width)| is_missing || is_too_wide(*width)) {
        line.push(ELLIPSIS);
        while is_too_wide(face.width(line) * size) && line.chars().count() > 1 {
            line.pop();
            line.pop();
            line.push(ELLIPSIS);
        }
        *width = face.width(line) * size;
    }
    Fitted { size, lines, is_cut: true }
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
    fn a_number_gets_smaller_than_words_before_it_is_cut() {
        let (shown, size, cut) = lines("12", 12.0, 8.0, 12.0);
        assert!(!cut && shown == ["12"] && size < LETTERING.smallest, "{shown:?} at {size}");
        let (shown, size, cut) = lines("xii", 12.0, 8.0, 12.0);
        assert!(cut || size >= LETTERING.smallest, "{shown:?} at {size}");
    }

    #[test]
    fn what_cannot_be_made_to_fit_ends_in_dots_and_says_so() {
        let (lines, size, cut) = lines("Anticonstitutionnellement", 17.0, 60.0, 20.0);
        assert!(cut && lines[0].ends_with('…') && lines[0].len() < 20, "{lines:?}");
        assert!((size - LETTERING.smallest).abs() < 1e-6);
    }
}
