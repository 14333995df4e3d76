use super::*;

/// The contrast that text needs, and what only has to be seen (WCAG 2).
const READ: f64 = 4.5;
const SEEN: f64 = 3.0;

/// Least contrast of a pattern to its ground: the shape shows without colours, and does not disturb with them.
const PATTERN: f64 = 1.8;

/// Linear parts of red, green and blue that a person sees: all, or without the first, second or third cone type
/// (Machado and others, 2009).
const VISIONS: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
];

/// Returns the CIELAB coordinates of a colour as a person sees it.
fn lab(Rgb(r, g, b): Rgb, vision: &[[f64; 3]; 3]) -> [f64; 3] {
    let linear = [r, g, b].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let dot = |row: &[f64; 3]| row.iter().zip(linear).map(|(a, b)| a * b).sum::<f64>();
    let [r, g, b] = [0, 1, 2].map(|row| dot(&vision[row]).clamp(0.0, 1.0));
    let root = |part: f64| {
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    let x = root((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.95047);
    let y = root(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175 * b);
    let z = root((0.019_333_9 * r + 0.119_192 * g + 0.950_304_1 * b) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the difference of two colours by CIEDE2000 (Sharma and others, 2005).
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25.0_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let angle = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (angle(a1, b1), angle(a2, b2));
    let turn = (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0;
    let (l, c, h) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2), h1 + turn / 2.0);
    let cosine = |times: f64, shift: f64| (times * h + shift).to_radians().cos();
    let t = 1.0 - 0.17 * cosine(1.0, -30.0) + 0.24 * cosine(2.0, 0.0) + 0.32 * cosine(3.0, 6.0)
        - 0.20 * cosine(4.0, -63.0);
    let off = (l - 50.0).powi(2);
    let lightness = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * c);
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * c * t);
    let turned = 60.0 * (-((h.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * seventh(c) * turned.to_radians().sin();
    (lightness.powi(2) + chroma.powi(2) + hue.powi(2) + rotation * chroma * hue).sqrt()
}

/// Returns the difference of two colours with full colour vision, and the least without a cone type.
fn apart(a: Rgb, b: Rgb) -> (f64, f64) {
    let seen = VISIONS.map(|vision| difference(lab(a, &vision), lab(b, &vision)));
    (seen[0], seen[1..].iter().copied().fold(f64::INFINITY, f64::min))
}

#[test]
fn the_difference_of_colours_is_that_of_the_paper() {
    // Pairs 1, 7 and 25 of the test data of Sharma and others.
    for (a, b, known) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ] {
        let found = difference(a, b);
        assert!((found - known).abs() < 1e-4, "{found} {known}");
    }
}

#[test]
fn colours_and_zones_are_told_apart_with_any_colour_vision() {
    let calls = &CALLS[..7];
    for (index, &colour) in calls.iter().enumerate() {
        for &other in &calls[..index] {
            let (all, fewer) = apart(colour, other);
            assert!(all > 32.5 && fewer > 18.0, "{colour} {other}: {all} {fewer}");
        }
        for zone in ZONES {
            let (all, fewer) = apart(colour, zone.ground);
            assert!(all > 26.0 && fewer > 11.0, "{colour} {}: {all} {fewer}", zone.ground);
        }
    }
    let (all, fewer) = apart(ZONES[0].ground, ZONES[1].ground);
    assert!(all > 50.0 && fewer > 25.0, "{all} {fewer}");
}

#[test]
fn zones_show_without_colours() {
    for zone in ZONES {
        assert!(zone.ground.contrast(zone.pattern) >= PATTERN, "{zone:?}");
        // One of the two lines of the outline is visible beside everything.
        for board in CALLS.into_iter().chain([DAY.ground, NIGHT.ground, zone.ground]) {
            let best = board.contrast(DARK).max(board.contrast(LIGHT));
            assert!(best >= SEEN, "{board}");
        }
    }
    assert!(ZONES[0].ground.contrast(ZONES[1].ground) >= SEEN);
}

#[test]
fn larger_tiles_are_darker_and_every_colour_has_readable_ink() {
    assert!(TILES.map(Rgb::luminance).is_sorted_by(|a, b| a > b));
    for exponent in 1..=40 {
        let tile = tile(exponent);
        assert!(rim(exponent).is_none_or(|rim| rim.contrast(tile) >= SEEN), "2^{exponent}");
    }
    let grounds = TILES.into_iter().chain(CALLS).chain(PIECES).chain(ZONES.map(|zone| zone.ground));
    for ground in grounds {
        let best = ground.contrast(DARK).max(ground.contrast(LIGHT));
        assert!(best >= READ && ground.contrast(ink(ground)) == best, "{ground}: {best}");
    }
}
