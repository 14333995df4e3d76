//! Secrets: seeds, and the random tokens of links, of which only hashes are stored.

use sha2::{Digest, Sha256};

/// The bytes of a token.
const BYTES: usize = 32;

/// Returns a new random token in hexadecimal.
#[must_use]
pub(crate) fn new_token() -> String {
    hex(&random::<BYTES>())
}

/// Returns the hash of a token. Tokens are long and random, so a fast hash is safe.
#[must_use]
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
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
