//! Secrets: random tokens that people carry in links, of which only hashes are kept, and seeds.

use sha2::{Digest, Sha256};

/// The bytes of a token: as many as nobody guesses.
const BYTES: usize = 32;

/// A token as it stands in a link, in hexadecimal.
#[must_use]
pub(crate) fn new_token() -> String {
    hex(&random::<BYTES>())
}

/// The hash by which a token is found: tokens are long and random, so a quick one serves.
#[must_use]
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// A seed that nobody can guess, from 0 to 2^63 - 1.
#[must_use]
pub(crate) fn new_seed() -> u64 {
    u64::from_le_bytes(random::<8>()) >> 1
}

/// The commitment to a seed: the SHA-256 of its decimal digits, in hexadecimal.
#[must_use]
pub(crate) fn commitment(seed: u64) -> String {
    hex(&Sha256::digest(seed.to_string().as_bytes()))
}

/// Bytes in hexadecimal.
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
