//! Fonts, text sizes and weights.

use egui::{FontData, FontDefinitions, FontFamily, FontId, RichText, TextStyle};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Weight of titles and buttons.
const STRONG: &str = "strong";

/// Weight of numbers on tiles.
const FIGURES: &str = "figures";

/// Size of captions, in points.
pub(crate) const CAPTION: f32 = 13.0;
/// Size of secondary text, in points.
pub(crate) const SECONDARY: f32 = 14.0;
/// Size of the body text, in points.
pub(crate) const BODY: f32 = 16.0;
/// Size of titles, in points.
pub(crate) const TITLE: f32 = 20.0;
/// Size of headings, in points.
pub(crate) const HEADING: f32 = 26.0;
/// Size of scores, in points.
pub(crate) const SCORE: f32 = 34.0;

/// Returns the fonts: subsets of Inter for the supported languages. `fonts/README.md` says how they were made.
pub(crate) fn fonts() -> FontDefinitions {
    let files: [(&str, &'static [u8]); 3] = [
        ("regular", include_bytes!("../fonts/Inter-Regular.otf")),
        ("semibold", include_bytes!("../fonts/Inter-SemiBold.otf")),
        ("bold", include_bytes!("../fonts/Inter-Bold.otf")),
    ];
    let family = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    FontDefinitions {
        font_data: files
            .into_iter()
            .map(|(name, bytes)| (name.to_string(), Arc::new(FontData::from_static(bytes))))
            .collect(),
        families: BTreeMap::from([
            (FontFamily::Proportional, family(&["regular"])),
            // All digits of Inter have the same width.
            (FontFamily::Monospace, family(&["regular"])),
            (FontFamily::Name(STRONG.into()), family(&["semibold", "regular"])),
            (FontFamily::Name(FIGURES.into()), family(&["bold", "semibold"])),
        ]),
    }
}

/// Default sizes of egui's text styles.
pub(crate) fn text_styles() -> BTreeMap<TextStyle, FontId> {
    BTreeMap::from([
        (TextStyle::Small, FontId::proportional(CAPTION)),
        (TextStyle::Body, FontId::proportional(BODY)),
        (TextStyle::Monospace, FontId::proportional(SECONDARY)),
        (TextStyle::Button, FontId::proportional(BODY)),
        (TextStyle::Heading, strong(HEADING)),
    ])
}

/// Returns the font of titles and buttons.
pub(crate) fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(STRONG.into()))
}

/// Returns the font of numbers on tiles.
pub(crate) fn figures(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(FIGURES.into()))
}

/// Returns a text in the weight of titles.
pub(crate) fn titled(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).font(strong(size))
}
