//! Sines of small turns in integers, the same on every device.

/// Sine and cosine are given in parts of this.
pub(super) const ONE: i64 = 1_000_000;

/// Millionths of a radian in a hundredth of a degree, times ten thousand.
const RADIANS: i64 = 1_745_329;

fn radians(turn: i32) -> i64 {
    i64::from(turn) * RADIANS / 10_000
}

/// Good to a thousandth up to sixty degrees, and more is not asked: what is turned further has fallen.
pub(super) fn sine(turn: i32) -> i64 {
    let r = radians(turn.clamp(-9_000, 9_000));
    let square = r * r / ONE;
    let cube = square * r / ONE;
    r - cube / 6 + cube * square / ONE / 120
}

/// As [`sine`].
pub(super) fn cosine(turn: i32) -> i64 {
    let r = radians(turn.clamp(-9_000, 9_000));
    let square = r * r / ONE;
    let fourth = square * square / ONE;
    ONE - square / 2 + fourth / 24 - fourth * square / ONE / 720
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_right_to_a_thousandth_up_to_sixty_degrees() {
        for turn in (-6_000i32..=6_000).step_by(50) {
            let exact = f64::from(turn).to_radians() / 100.0;
            assert!((sine(turn) as f64 / ONE as f64 - exact.sin()).abs() < 0.002, "sine of {turn}");
            assert!((cosine(turn) as f64 / ONE as f64 - exact.cos()).abs() < 0.002, "cosine of {turn}");
        }
    }
}
