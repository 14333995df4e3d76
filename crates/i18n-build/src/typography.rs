//! French spaces and apostrophes. Files contain plain ones, and the build replaces them.
//!
//! Source: Lexique des règles typographiques en usage à l'Imprimerie nationale. The book demands narrow no-break spaces
//! before some marks. Ordinary no-break spaces are used here, because every font has them, and terminals show them as
//! wide as a digit.

use crate::text::Fragment;

const NO_BREAK_SPACE: char = '\u{a0}';

/// Units that stay on the same line as their number.
const UNITS: &[&str] = &["s", "ms", "µs", "min", "h", "Ko", "Mo", "Go", "Kio", "Mio", "Gio"];

/// Replaces the spaces and apostrophes of a French text. Code between backticks is not changed.
pub(crate) fn set(pieces: &mut [Fragment]) {
    let mut is_code = false;
    let mut follows_number = false;
    for piece in pieces {
        match piece {
            Fragment::Plain(text) => *text = set_plain(text, &mut is_code, follows_number),
            Fragment::Argument(_) => {}
            Fragment::Selection(_, cases) => cases.iter_mut().for_each(|(_, text)| set(text)),
        }
        follows_number = matches!(piece, Fragment::Argument(_));
    }
}

/// Replaces the spaces and apostrophes of a plain text. `is_code` is true inside backticks. `follows_number` is true if
/// an argument, which may be a number, comes before the text.
fn set_plain(text: &str, is_code: &mut bool, follows_number: bool) -> String {
    let mut all = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    // An argument may be a number.
    let mut before = follows_number.then_some('0');
    while let Some(letter) = letters.next() {
        *is_code ^= letter == '`';
        let after = letters.peek().copied();
        let is_number = before.is_some_and(|sign| sign.is_ascii_digit());
        all.push(match letter {
            _ if *is_code => letter,
            ' ' if before == Some('«') => NO_BREAK_SPACE,
            ' ' if after.is_some_and(|sign| ":;!?»%€".contains(sign)) => NO_BREAK_SPACE,
            ' ' if is_number && is_unit(&letters.clone().collect::<String>()) => NO_BREAK_SPACE,
            '\'' if before.is_some_and(char::is_alphabetic) => '’',
            _ => letter,
        });
        before = Some(letter);
    }
    all
}

/// Returns true if the first word of a text is a unit, false if not.
fn is_unit(text: &str) -> bool {
    let end = text.find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len());
    UNITS.contains(&&text[..end]) && !text[end..].starts_with(['\'', '’'])
}

/// Returns the first word in which a punctuation mark has no space before it, but needs one.
pub(crate) fn unspaced(pieces: &[Fragment]) -> Option<String> {
    pieces.iter().find_map(|piece| match piece {
        Fragment::Plain(text) => unspaced_in(text),
        Fragment::Argument(_) => None,
        Fragment::Selection(_, cases) => cases.iter().find_map(|(_, text)| unspaced(text)),
    })
}

/// Only marks at the end of a word need a space. Marks within words, for example in `2048:3x3`, `--games`, `https://`
/// and `(x;y)`, do not.
fn unspaced_in(text: &str) -> Option<String> {
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '(');
    let ends_badly = |word: &&str| {
        let bare = word.trim_end_matches([')', '.', ',', '…']);
        let mut letters = bare.chars().rev();
        letters.next().is_some_and(|last| ":;!?»".contains(last))
            && letters.next().is_some_and(char::is_alphabetic)
    };
    words.filter(|word| !word.contains('`')).find(ends_badly).map(str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_have_their_spaces_and_words_their_apostrophes() {
        let set_one = |text: &str| {
            let mut pieces = [Fragment::Plain(text.to_string())];
            set(&mut pieces);
            let [Fragment::Plain(text)] = pieces else { unreachable!("it was plain") };
            text
        };
        assert_eq!(set_one("l'indice : « oui » !"), "l’indice\u{a0}: «\u{a0}oui\u{a0}»\u{a0}!");
        assert_eq!(set_one("57 %, `a 'b' : c`"), "57\u{a0}%, `a 'b' : c`");
        assert_eq!(set_one("en 5 s, 12 Mio ou 3 sièges"), "en 5\u{a0}s, 12\u{a0}Mio ou 3 sièges");
        assert_eq!(set_one("le 2 s'ouvre"), "le 2 s’ouvre");
    }

    #[test]
    fn code_may_hold_an_argument() {
        let plain = |text: &str| Fragment::Plain(text.to_string());
        let mut pieces = [plain("ici : `a : "), Fragment::Argument("x".into()), plain("` ; là : ")];
        set(&mut pieces);
        assert_eq!(pieces[0], plain("ici\u{a0}: `a : "));
        assert_eq!(pieces[2], plain("`\u{a0}; là\u{a0}: "));
        let mut pieces = [Fragment::Argument("x".into()), plain(" s pour "), plain(" s")];
        set(&mut pieces);
        assert_eq!(pieces[1..], [plain("\u{a0}s pour "), plain(" s")]);
    }

    #[test]
    fn signs_without_a_space_are_found() {
        let found = |text: &str| unspaced(&[Fragment::Plain(text.to_string())]);
        assert_eq!(found("Attention!"), Some("Attention!".to_string()));
        assert_eq!(found("le jeu: un plateau"), Some("jeu:".to_string()));
        assert_eq!(found("le jeu 2048:3x3, puis `a:`"), None);
        assert_eq!(found("vraiment ?"), None);
    }
}
