//! Secrets: seeds, and the random tokens of links, of which only hashes are stored.
//!
//! A student's link holds a short token, a *code*, which can be typed from paper. It has 12 letters out of 32, so 60
//! random bits. Guessing over the network is hopeless: at 10,000 guesses a second for 20 weeks (1.2 × 10^11 guesses),
//! the chance to find one of 200 codes among 2^60 is 1 in 48,000. This does not count on the limit of 20 unknown codes a
//! minute for each address: a guesser may have many addresses, and a right code is let through even beyond the limit, so
//! that nobody can lock out a class behind one address. From a stolen database, 2^60 codes at 2 × 10^10 SHA-256 a second
//! would take two years, so the hash of a code takes 4096 rounds: 7,000 years, or 37 for the first of 200 codes.

use sha2::{Digest, Sha256};

/// The bytes of a token.
const BYTES: usize = 32;
/// The letters of codes, without 0, O, 1 and I, which look alike.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// The number of letters of a code.
const CODE: usize = 12;
/// The number of letters that are read and typed together.
const GROUP: usize = 4;
/// The rounds of SHA-256 in the hash of a code.
const ROUNDS: u32 = 4096;

/// Returns a new random token in hexadecimal.
#[must_use]
pub(crate) fn new_token() -> String {
    hex(&random::<BYTES>())
}

/// Returns a new random code.
#[must_use]
pub(crate) fn new_code() -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    random::<CODE>().into_iter().map(letter).collect()
}

/// Formats a code for people, for example `K7PM-2XQA-9DTR`.
#[must_use]
pub(crate) fn group_code(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// Returns the token that somebody typed or opened. In a code, case, blanks and hyphens do not matter.
#[must_use]
pub(crate) fn read_token(typed: &str) -> String {
    let is_part = |letter: &char| !letter.is_whitespace() && *letter != '-';
    let token: String = typed.chars().filter(is_part).collect();
    if is_code(&token) { token.to_ascii_uppercase() } else { token }
}

fn is_code(token: &str) -> bool {
    token.len() == CODE
}

/// Returns the hash of a token. Tokens but codes are long and random, so a fast hash is safe.
#[must_use]
pub(crate) fn hash(token: &str) -> Vec<u8> {
    let rounds = if is_code(token) { ROUNDS } else { 1 };
    let first = Sha256::digest(token.as_bytes());
    (1..rounds).fold(first, |last, _| Sha256::digest(last)).to_vec()
}

/// Returns an unpredictable seed from 0 to 2^63 - 1.
#[must_use]
pub(crate) fn new_seed() -> u64 {
    u64::from_le_bytes(random::<8>()) >> 1
}

/// Returns the commitment to a seed: the SHA-256 of its decimal digits, in hexadecimal.
#[must_use]
pub(crate) fn commitment(seed: u64) -> String {
    hex(&Sha256::digest(seed.to_string().as_bytes()))
}

/// Formats bytes in hexadecimal.
#[must_use]
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn random<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("every system that damier knows draws random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_found_as_people_type_them() {
        let code = new_code();
        assert!(code.len() == 12 && !code.contains(['0', 'O', '1', 'I']), "{code}");
        assert_ne!(code, new_code());
        let grouped = group_code(&code);
        assert_eq!(grouped.split('-').map(str::len).collect::<Vec<_>>(), [4, 4, 4]);
        for typed in [grouped.to_lowercase(), format!(" {} ", grouped.replace('-', " "))] {
            assert_eq!(hash(&read_token(&typed)), hash(&code), "{typed}");
        }
        let long = new_token();
        assert_eq!(read_token(&format!(" {long}\n")), long);
    }

    #[test]
    fn tokens_are_long_and_different_and_are_found_by_their_hash() {
        let (one, other) = (new_token(), new_token());
        assert_eq!(one.len(), 64);
        assert_ne!(one, other);
        assert_eq!(hash(&one), hash(&one));
        assert_eq!(
            commitment(1),
            "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
        );
    }
}
