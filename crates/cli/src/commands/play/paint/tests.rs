use super::inks::{BOARDS, FAINT};
use super::*;
use std::collections::HashSet;

/// The contrast that text must have (WCAG 2, level AA).
const READ: f64 = 4.5;

/// The sixteen colours of xterm, the VGA, Windows 10, GNOME's terminal and macOS's, from black to bright white.
const SIXTEENS: [[u32; 16]; 5] = [
    [
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f,
        0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
    ],
    [
        0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555,
        0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
    ],
    [
        0x0c0c0c, 0xc50f1f, 0x13a10e, 0xc19c00, 0x0037da, 0x881798, 0x3a96dd, 0xcccccc, 0x767676,
        0xe74856, 0x16c60c, 0xf9f1a5, 0x3b78ff, 0xb4009e, 0x61d6d6, 0xf2f2f2,
    ],
    [
        0x171421, 0xc01c28, 0x26a269, 0xa2734c, 0x12488b, 0xa347ba, 0x2aa1b3, 0xd0cfcc, 0x5e5c64,
        0xf66151, 0x33d17a, 0xe9ad0c, 0x2a7bde, 0xc061cb, 0x33c7de, 0xffffff,
    ],
    [
        0x000000, 0x990000, 0x00a600, 0x999900, 0x0000b2, 0xb200b2, 0x00a6b2, 0xbfbfbf, 0x666666,
        0xe50000, 0x00d900, 0xe5e500, 0x0000ff, 0xe500e5, 0x00e5e5, 0xe5e5e5,
    ],
];

const NAMED: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// Returns a colour as the known terminals show it.
fn looks(colour: Color) -> Vec<Rgb> {
    match colour {
        Color::Rgb(r, g, b) => vec![Rgb(r, g, b)],
        Color::Indexed(index) => vec![shown(index)],
        named => {
            let index = NAMED.iter().position(|one| *one == named).expect("one of the sixteen");
            SIXTEENS.iter().map(|palette| Rgb::from_hex(palette[index])).collect()
        }
    }
}

fn paint(depth: Depth, theme: Theme) -> Paint {
    Paint { depth, theme, lang: Lang::English }
}

const COLOURED: [Depth; 3] = [Depth::Sixteen, Depth::Cube, Depth::True];

const THEMES: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

/// Returns every style that text is written in.
fn written(paint: Paint) -> Vec<Style> {
    let tiles = (1..=40).map(|exponent| paint.tile(exponent));
    let calls = (0..10).map(|colour| paint.call(colour));
    let zones = (0..2).map(|seat| paint.zone(seat));
    let pieces = [false, true].map(|is_white| paint.piece(is_white));
    let grounds = [paint.board(), paint.cloth()].concat();
    tiles.chain(calls).chain(zones).chain(pieces).chain(grounds).collect()
}

#[test]
fn all_that_is_written_can_be_read_on_its_own_ground_at_every_depth() {
    for (depth, theme) in COLOURED.iter().flat_map(|&depth| THEMES.map(|theme| (depth, theme))) {
        for style in written(paint(depth, theme)) {
            let (letters, ground) = (style.fg.expect("letters"), style.bg.expect("a ground"));
            for (letters, ground) in looks(letters).into_iter().zip(looks(ground)) {
                let read = letters.contrast(ground);
                assert!(read >= READ, "{depth:?}, {theme:?}: {style:?} has {read:.2}");
            }
            let is_bold = style.add_modifier.contains(Modifier::BOLD);
            assert!(!(is_bold && style.fg == Some(Color::Black)), "shown as grey: {style:?}");
        }
    }
}

#[test]
fn what_has_no_ground_of_its_own_can_be_read_on_the_terminals() {
    let grounds: [(Theme, &[u32]); 2] = [
        (Theme::Light, &[0xffffff, 0xfaf8f3, 0xeee8d5]),
        (Theme::Dark, &[0x000000, 0x171421, 0x282828]),
    ];
    for (theme, grounds) in grounds {
        for depth in [Depth::Cube, Depth::True] {
            let letters = paint(depth, theme).faint().fg.expect("a colour");
            for (letters, ground) in looks(letters)
                .into_iter()
                .flat_map(|look| grounds.iter().map(move |&hex| (look, Rgb::from_hex(hex))))
            {
                let read = letters.contrast(ground);
                assert!(read >= READ, "{depth:?}, {theme:?} on {ground:?}: {read:.2}");
            }
        }
        assert_eq!(paint(Depth::Sixteen, theme).faint(), Style::new(), "the terminal's own");
    }
    for depth in [Depth::Mono, Depth::Sixteen, Depth::Cube, Depth::True] {
        let faint = paint(depth, Theme::Auto).faint();
        assert_eq!(faint, Style::new(), "no colour can be read on all grounds");
    }
    assert_eq!(FAINT.len(), BOARDS.len());
}

fn depth(set: &[(&str, &str)]) -> Depth {
    find(Theme::Auto, set).depth
}

fn find(theme: Theme, set: &[(&str, &str)]) -> Paint {
    let find = |name: &str| set.iter().find(|(key, _)| *key == name);
    Paint::from_env(theme, Lang::English, |name| find(name).map(|(_, value)| (*value).to_string()))
}

#[test]
fn the_environment_says_how_many_colours_there_are() {
    let term = ("TERM", "xterm-256color");
    assert_eq!(depth(&[term]), Depth::Cube);
    assert_eq!(depth(&[term, ("COLORTERM", "truecolor")]), Depth::True);
    assert_eq!(depth(&[term, ("COLORTERM", "24bit"), ("NO_COLOR", "1")]), Depth::Mono);
    assert_eq!(depth(&[term, ("NO_COLOR", "")]), Depth::Cube);
    assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
    assert_eq!(depth(&[("WT_SESSION", "1")]), Depth::True, "Windows' terminal");
}

#[test]
fn the_ground_is_told_by_the_option_or_else_by_the_environment() {
    for (told, theme) in [
        ("0;15", Theme::Light),
        ("0;default;15", Theme::Light),
        ("0;7", Theme::Light),
        ("15;0", Theme::Dark),
        ("7;8", Theme::Dark),
        ("default;default", Theme::Auto),
        ("", Theme::Auto),
    ] {
        assert_eq!(find(Theme::Auto, &[("COLORFGBG", told)]).theme, theme, "{told}");
        assert_eq!(find(Theme::Dark, &[("COLORFGBG", told)]).theme, Theme::Dark, "asked for");
    }
}

#[test]
fn tiles_beyond_the_table_look_like_its_last() {
    assert_eq!(tile_ink(40), tile_ink(17));
}

#[test]
fn colours_stay_apart_at_every_depth() {
    for depth in COLOURED {
        let paint = paint(depth, Theme::Auto);
        let inks = CALLS.iter().chain(&ZONES).map(|&ink| paint.colour(ink));
        let colours: HashSet<Color> = inks.collect();
        assert_eq!(colours.len(), CALLS.len() + ZONES.len(), "{depth:?}");
        let styles: HashSet<Style> = (0..10).map(|colour| paint.call(colour)).collect();
        assert_eq!(styles.len(), 10, "{depth:?}");
    }
}
