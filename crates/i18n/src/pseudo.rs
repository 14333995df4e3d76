//! The pseudo-language: English that is longer and has accents, and stays legible.

/// Lengthens a piece of text by 40 % and gives its vowels accents.
pub(crate) fn lengthen(text: &str) -> String {
    let mut long: String = text.chars().map(accent).collect();
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    // Before the space at its end, so that columns and pieces still join as they did.
    let end = long.trim_end().len();
    long.insert_str(end, &"~".repeat((letters * 2).div_ceil(5)));
    long
}

/// Lengthens a whole text, and puts it into brackets: where one is missing, something was cut.
#[must_use]
pub fn pseudo(text: &str) -> String {
    format!("[{}]", lengthen(text))
}

fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'é',
        'i' => 'î',
        'n' => 'ñ',
        'o' => 'ö',
        'u' => 'û',
        'y' => 'ÿ',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ø',
        'U' => 'Ü',
        other => other,
    }
}
