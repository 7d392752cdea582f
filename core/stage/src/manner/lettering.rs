/// How a text is set into its box: at the size it aims for times the reader's text scale, over several lines where the
/// box allows them, smaller where it asks for it, and cut only when nothing else helps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lettering {
    /// From one line to the next, in parts of the size.
    pub line: f32,
    /// Each size tried is this part of the one before.
    pub step: f32,
    /// No text is smaller, in density-independent pixels, but a number that would be cut.
    pub smallest: f32,
    /// A number of which some digits are missing is another number: one is at least so high, and whole.
    pub smallest_number: f32,
    /// Between a text and the sides of the picture it is written on, in density-independent pixels.
    pub inset: f32,
    /// Layout is in whole pixels: less than this too wide or too high is not too large.
    pub slack: f32,
}

impl Lettering {
    /// As every text on a board is set.
    pub(super) const OURS: Lettering =
        Lettering { line: 1.12, step: 0.94, smallest: 9.0, smallest_number: 5.0, inset: 4.0, slack: 0.05 };
}
