//! Pseudo-random numbers with a fixed seed.

/// A linear congruential generator (Knuth, The Art of Computer Programming, 3.3.4).
pub(crate) struct Lots(pub(crate) u64);

impl Lots {
    /// Returns the next number below `most`.
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}
