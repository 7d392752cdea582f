//! For tests of layouts: the screens to be laid out for, and what is always asked of the parts.

use std::fmt::Debug;

use crate::{Area, Surface};

/// What the smallest phone, of 320 by 480, leaves a board between its bars.
pub(crate) const SMALLEST: Surface = Surface { width: 320.0, height: 368.0 };

/// A small and a large phone, phones that lie, and a tablet both ways.
pub(crate) const SCREENS: [Surface; 6] = [
    Surface { width: 360.0, height: 560.0 },
    Surface { width: 412.0, height: 840.0 },
    Surface { width: 640.0, height: 360.0 },
    Surface { width: 800.0, height: 360.0 },
    Surface { width: 1280.0, height: 760.0 },
    Surface { width: 800.0, height: 1200.0 },
];

/// Every part is on the screen, can be seen and keeps off the others.
pub(crate) fn assert_laid_out(parts: &[Area], screen: Surface, of: impl Debug) {
    for (index, part) in parts.iter().enumerate() {
        let inside = part.x >= 0.0
            && part.y >= 0.0
            && part.right() <= screen.width + 0.01
            && part.bottom() <= screen.height + 0.01;
        assert!(inside, "part {index} {part:?} leaves {screen:?}: {of:?}");
        assert!(part.width > 1.0 && part.height > 1.0, "part {index} {part:?} on {screen:?}: {of:?}");
        for (second, other) in parts.iter().enumerate().skip(index + 1) {
            assert!(!part.overlaps(*other), "{index} {part:?} and {second} {other:?} on {screen:?}: {of:?}");
        }
    }
}
