use crate::Surface;

/// What a table is laid out on in tests: phones and tablets, upright, lying and nearly square.
pub(crate) const SCREENS: [Surface; 6] = [
    Surface { width: 360.0, height: 560.0 },
    Surface { width: 412.0, height: 840.0 },
    Surface { width: 800.0, height: 360.0 },
    Surface { width: 1280.0, height: 760.0 },
    Surface { width: 800.0, height: 1200.0 },
    Surface { width: 760.0, height: 740.0 },
];
