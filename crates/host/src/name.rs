//! Decodes the name of a strategy.

/// Maximum length of a name in characters.
const LONGEST: usize = 64;

/// Returns the printable text of a strategy's name. It is UTF-8, or otherwise Latin-1, as in old files. `None` if it is
/// neither, or if nothing in it is visible.
pub(crate) fn clean(bytes: &[u8]) -> Option<String> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_string(),
        Err(_) => latin(bytes)?,
    };
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    (!name.is_empty()).then_some(name)
}

fn latin(bytes: &[u8]) -> Option<String> {
    let printable = |byte: &u8| matches!(byte, b' '..=b'~' | 0xa0..);
    bytes.iter().all(printable).then(|| bytes.iter().copied().map(char::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_printable() {
        assert_eq!(clean("Élan vital".as_bytes()).as_deref(), Some("Élan vital"));
        assert_eq!(clean(b"\xc9lan").as_deref(), Some("Élan"), "Latin-1");
        assert_eq!(clean(b" my\tstrategy\n").as_deref(), Some("my strategy"));
        assert_eq!(clean(b""), None);
        assert_eq!(clean(b"\x1b\x07"), None);
        assert_eq!(clean(b"\x80\x01\x7f"), None, "memory that was never set");
        assert_eq!(clean(&[b'x'; 200]).map(|name| name.len()), Some(LONGEST));
    }
}
