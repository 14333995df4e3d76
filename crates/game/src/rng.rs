//! The portable generator: xoshiro256++ with our own sampling, frozen by golden tests.
//!
//! The generator is named (Blackman and Vigna, 2019) and the sampling is written here, so a seed
//! means the same game on every machine, in every version.

/// A seeded generator of random numbers. Clone it to fork identical streams; use [`mix`] to derive
/// independent seeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng([u64; 4]);

/// Increment of SplitMix64.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns a seed derived from `seed` for the purpose or index `label`: one round of SplitMix64 (Steele,
/// Lea and Flood, 2014) over both.
#[must_use]
pub const fn mix(seed: u64, label: u64) -> u64 {
    scramble(seed ^ label.wrapping_add(1).wrapping_mul(STRIDE))
}

/// The output function of SplitMix64.
const fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Rng {
    /// Returns the generator of this seed. SplitMix64 fills its state, as the authors of xoshiro recommend.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        let first = seed.wrapping_add(STRIDE);
        let second = first.wrapping_add(STRIDE);
        let third = second.wrapping_add(STRIDE);
        let fourth = third.wrapping_add(STRIDE);
        Self([scramble(first), scramble(second), scramble(third), scramble(fourth)])
    }

    /// Returns the state, from which [`Rng::from_state`] continues the stream.
    #[must_use]
    pub const fn state(&self) -> [u64; 4] {
        self.0
    }

    /// Returns the generator with this state; `None` if all words are 0, which no generator has.
    #[must_use]
    pub fn from_state(state: [u64; 4]) -> Option<Self> {
        (state != [0; 4]).then_some(Self(state))
    }

    /// Returns 64 random bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        let [a, b, mut c, mut d] = self.0;
        let bits = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        c ^= a;
        d ^= b;
        self.0 = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        bits
    }

    /// Returns a whole number in `0..bound`, without bias (Lemire's multiplication with rejection, 2019).
    ///
    /// # Panics
    /// In debug builds, if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a range must not be empty");
        loop {
            let product = u64::from((self.bits() >> 32) as u32) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Returns an index in `0..len`.
    ///
    /// # Panics
    /// If `len` is above 2^32, and in debug builds if it is 0.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("a list has fewer than 2^32 items")) as usize
    }

    /// Returns a number in `[0, 1)`, a multiple of 2^-53.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }

    /// Returns true with this probability.
    #[inline]
    pub fn happens(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// Returns one item of a list, each equally likely; `None` if the list is empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.index(items.len())]) }
    }

    /// Returns one item of a weighted list; `None` if the list is empty. Weights are positive and need not sum to 1.
    pub fn pick_weighted<T: Copy>(&mut self, items: &[(T, f64)]) -> Option<T> {
        let total: f64 = items.iter().map(|&(_, weight)| weight).sum();
        let mut left = self.unit() * total;
        for &(item, weight) in items {
            left -= weight;
            if left < 0.0 {
                return Some(item);
            }
        }
        items.last().map(|&(item, _)| item)
    }

    /// Puts a list into a random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_frozen() {
        let mut rng = Rng::new(2026);
        let dice: Vec<u32> = (0..12).map(|_| rng.below(6)).collect();
        let mut cards: Vec<u8> = (0..8).collect();
        rng.shuffle(&mut cards);
        let weighted: Vec<char> =
            (0..8).filter_map(|_| rng.pick_weighted(&[('a', 0.9), ('b', 0.1)])).collect();
        let unit = (rng.unit() * 1e6) as u32;
        assert_eq!(dice, [2, 3, 4, 5, 0, 5, 4, 5, 4, 2, 5, 3]);
        assert_eq!(cards, [3, 0, 4, 5, 1, 2, 6, 7]);
        assert_eq!(weighted, ['a', 'a', 'a', 'a', 'a', 'b', 'a', 'a']);
        assert_eq!((unit, mix(1, 2)), (479_553, 4_048_727_598_324_417_001));
    }

    /// The first numbers of the reference implementation, `xoshiro256plusplus.c`.
    #[test]
    fn the_generator_is_xoshiro256_plus_plus() {
        let mut rng = Rng::from_state([1, 2, 3, 4]).expect("not 0");
        let first: Vec<u64> = (0..4).map(|_| rng.bits()).collect();
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
        let mut again = Rng::from_state(rng.state()).expect("not 0");
        assert_eq!(again.bits(), rng.bits());
        assert_eq!(Rng::from_state([0; 4]), None);
    }

    #[test]
    fn below_is_uniform() {
        let mut rng = Rng::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Five degrees of freedom: chi-square above 25 happens once in 7,000 runs.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 25.0, "{counts:?}");
    }
}
