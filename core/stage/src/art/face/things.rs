use crate::{Ink, art::pen::Pen};

pub(super) fn yarn(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.line((56.0, 76.0), &[[66.0, 90.0, 80.0, 86.0, 84.0, 72.0]], 5.5, ink);
    pen.ellipse(47.0, 49.0, 33.0, 33.0, ink);
    for (from, curve) in [
        ((22.0, 36.0), [36.0, 22.0, 60.0, 22.0, 74.0, 32.0]),
        ((15.0, 52.0), [34.0, 32.0, 60.0, 34.0, 80.0, 46.0]),
        ((24.0, 72.0), [30.0, 54.0, 54.0, 50.0, 78.0, 60.0]),
    ] {
        pen.line(from, &[curve], 4.6, ground);
    }
}

pub(super) fn pillow(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.blob(
        (17.0, 23.0),
        &[
            [36.0, 33.0, 64.0, 33.0, 83.0, 23.0],
            [74.0, 42.0, 74.0, 58.0, 83.0, 77.0],
            [64.0, 67.0, 36.0, 67.0, 17.0, 77.0],
            [26.0, 58.0, 26.0, 42.0, 17.0, 23.0],
        ],
        ink,
    );
    pen.ellipse(50.0, 50.0, 5.0, 5.0, ground);
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        pen.straight(&[(50.0 + x * 9.0, 50.0 + y * 7.0), (50.0 + x * 18.0, 50.0 + y * 12.0)], 3.6, ground);
    }
}

pub(super) fn dachshund(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.straight(&[(34.0, 58.0), (74.0, 58.0)], 18.0, ink);
    for x in [34.0, 43.0, 67.0, 76.0] {
        pen.straight(&[(x, 60.0), (x, 75.0)], 7.0, ink);
    }
    pen.line((80.0, 54.0), &[[88.0, 50.0, 89.0, 42.0, 86.0, 36.0]], 5.5, ink);
    pen.straight(&[(32.0, 54.0), (28.0, 42.0)], 15.0, ink);
    pen.ellipse(26.0, 40.0, 13.0, 10.5, ink);
    pen.ellipse(15.0, 44.0, 9.0, 5.5, ink);
    pen.blob(
        (31.0, 33.0),
        &[[44.0, 34.0, 46.0, 58.0, 37.0, 58.0], [31.0, 58.0, 29.0, 44.0, 31.0, 33.0]],
        ground,
    );
    pen.ellipse(21.0, 37.0, 2.8, 2.8, ground);
}

/// Floors that become narrower.
pub(super) fn tower(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.polygon(&[(30.0, 84.0), (33.0, 38.0), (67.0, 38.0), (70.0, 84.0)], ink);
    pen.polygon(
        &[
            (26.0, 24.0),
            (36.0, 24.0),
            (36.0, 30.0),
            (45.0, 30.0),
            (45.0, 24.0),
            (55.0, 24.0),
            (55.0, 30.0),
            (64.0, 30.0),
            (64.0, 24.0),
            (74.0, 24.0),
            (74.0, 40.0),
            (26.0, 40.0),
        ],
        ink,
    );
    pen.straight(&[(30.0, 45.0), (70.0, 45.0)], 3.6, ground);
    pen.ellipse(50.0, 57.0, 5.0, 6.5, ground);
    pen.polygon(&[(43.0, 84.0), (43.0, 72.0), (57.0, 72.0), (57.0, 84.0)], ground);
}

/// A five.
pub(super) fn die(pen: &mut Pen, ink: Ink, ground: Ink) {
    let corners = [(29.0, 29.0), (71.0, 29.0), (71.0, 71.0), (29.0, 71.0)];
    pen.polygon(&corners, ink);
    pen.straight(&[corners[0], corners[1], corners[2], corners[3], corners[0]], 14.0, ink);
    for (x, y) in [(34.0, 34.0), (66.0, 34.0), (50.0, 50.0), (34.0, 66.0), (66.0, 66.0)] {
        pen.ellipse(x, y, 6.2, 6.2, ground);
    }
}

pub(super) fn crown(pen: &mut Pen, ink: Ink, ground: Ink) {
    let rim =
        [(21.0, 76.0), (17.0, 36.0), (35.0, 54.0), (50.0, 26.0), (65.0, 54.0), (83.0, 36.0), (79.0, 76.0)];
    pen.polygon(&rim, ink);
    for (x, y) in [(17.0, 35.0), (50.0, 24.0), (83.0, 35.0)] {
        pen.ellipse(x, y, 5.5, 5.5, ink);
    }
    pen.straight(&[(25.0, 67.0), (75.0, 67.0)], 4.2, ground);
}

pub(super) fn bone(pen: &mut Pen, ink: Ink, _: Ink) {
    pen.straight(&[(33.0, 67.0), (67.0, 33.0)], 14.0, ink);
    for (x, y) in [(24.0, 64.0), (36.0, 76.0), (64.0, 24.0), (76.0, 36.0)] {
        pen.ellipse(x, y, 10.0, 10.0, ink);
    }
}

pub(super) fn sun(pen: &mut Pen, ink: Ink, _: Ink) {
    pen.ellipse(50.0, 50.0, 18.0, 18.0, ink);
    for ray in 0..8u8 {
        let (across, up) = (f32::from(ray) * std::f32::consts::FRAC_PI_4).sin_cos();
        let at = |reach: f32| (50.0 + reach * across, 50.0 - reach * up);
        pen.straight(&[at(27.0), at(38.0)], 7.0, ink);
    }
}

pub(super) fn fish(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.blob(
        (12.0, 51.0),
        &[[24.0, 26.0, 58.0, 26.0, 72.0, 51.0], [58.0, 76.0, 24.0, 76.0, 12.0, 51.0]],
        ink,
    );
    pen.polygon(&[(64.0, 51.0), (88.0, 34.0), (82.0, 51.0), (88.0, 68.0)], ink);
    pen.ellipse(27.0, 47.0, 4.0, 4.0, ground);
    pen.line((41.0, 36.0), &[[48.0, 45.0, 48.0, 57.0, 41.0, 66.0]], 4.2, ground);
}

pub(super) fn mouse(pen: &mut Pen, ink: Ink, ground: Ink) {
    for x in [27.0, 73.0] {
        pen.ellipse(x, 36.0, 17.0, 17.0, ink);
        pen.ellipse(x, 36.0, 9.0, 9.0, ground);
    }
    pen.blob(
        (50.0, 88.0),
        &[
            [34.0, 84.0, 22.0, 64.0, 32.0, 48.0],
            [38.0, 40.0, 62.0, 40.0, 68.0, 48.0],
            [78.0, 64.0, 66.0, 84.0, 50.0, 88.0],
        ],
        ink,
    );
    for x in [42.0, 58.0] {
        pen.ellipse(x, 59.0, 4.0, 4.6, ground);
    }
    pen.ellipse(50.0, 77.0, 4.6, 4.0, ground);
}

pub(super) fn heart(pen: &mut Pen, ink: Ink, _: Ink) {
    pen.blob(
        (50.0, 84.0),
        &[
            [8.0, 56.0, 12.0, 22.0, 32.0, 22.0],
            [42.0, 22.0, 48.0, 30.0, 50.0, 36.0],
            [52.0, 30.0, 58.0, 22.0, 68.0, 22.0],
            [88.0, 22.0, 92.0, 56.0, 50.0, 84.0],
        ],
        ink,
    );
}

/// Something hot.
pub(super) fn cup(pen: &mut Pen, ink: Ink, _: Ink) {
    pen.line((66.0, 52.0), &[[86.0, 48.0, 86.0, 70.0, 64.0, 70.0]], 6.0, ink);
    pen.blob(
        (20.0, 46.0),
        &[
            [38.0, 46.0, 52.0, 46.0, 70.0, 46.0],
            [70.0, 70.0, 66.0, 82.0, 45.0, 82.0],
            [24.0, 82.0, 20.0, 70.0, 20.0, 46.0],
        ],
        ink,
    );
    for x in [35.0, 53.0] {
        pen.line((x, 38.0), &[[x - 8.0, 31.0, x + 8.0, 25.0, x, 17.0]], 5.0, ink);
    }
}

pub(super) fn house(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.polygon(&[(64.0, 22.0), (74.0, 22.0), (74.0, 40.0), (64.0, 34.0)], ink);
    pen.polygon(&[(50.0, 17.0), (88.0, 52.0), (12.0, 52.0)], ink);
    pen.polygon(&[(23.0, 50.0), (77.0, 50.0), (77.0, 82.0), (23.0, 82.0)], ink);
    pen.polygon(&[(54.0, 82.0), (54.0, 62.0), (67.0, 62.0), (67.0, 82.0)], ground);
    pen.polygon(&[(33.0, 60.0), (45.0, 60.0), (45.0, 72.0), (33.0, 72.0)], ground);
}

pub(super) fn mushroom(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.polygon(&[(41.0, 52.0), (59.0, 52.0), (64.0, 84.0), (36.0, 84.0)], ink);
    pen.straight(&[(30.0, 61.0), (70.0, 61.0)], 4.0, ground);
    pen.blob(
        (12.0, 54.0),
        &[[14.0, 10.0, 86.0, 10.0, 88.0, 54.0], [74.0, 62.0, 26.0, 62.0, 12.0, 54.0]],
        ink,
    );
    for (x, y, size) in [(35.0, 40.0, 7.0), (57.0, 32.0, 5.6), (70.0, 47.0, 5.0)] {
        pen.ellipse(x, y, size, size, ground);
    }
}

pub(super) fn boat(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.polygon(&[(52.0, 15.0), (82.0, 56.0), (52.0, 56.0)], ink);
    pen.polygon(&[(46.0, 26.0), (46.0, 56.0), (22.0, 56.0)], ink);
    pen.polygon(&[(13.0, 62.0), (87.0, 62.0), (70.0, 84.0), (30.0, 84.0)], ink);
    pen.line(
        (22.0, 74.0),
        &[[36.0, 80.0, 44.0, 68.0, 58.0, 74.0], [66.0, 78.0, 70.0, 74.0, 76.0, 74.0]],
        3.6,
        ground,
    );
}
