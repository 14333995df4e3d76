//! Probabilities in 16 bits, encoded as the logarithm of the odds.
//!
//! Code 0 is certain failure and 65,535 is certain success. A code between them is `32768 + 2048 · ln(p / (1 - p))`,
//! rounded and clamped to 1 and 65,534. From one code to the next, the odds grow by a factor of 1 + 1/2048.
//! Probabilities from 1.1e-7 to 1 - 1.1e-7 can be distinguished.

const MIDDLE: f32 = 32_768.0;
const STEPS: f32 = 2048.0;

/// Returns the code for a probability of failure from 0 to 1.
pub(super) fn code_of_failure(failure: f32) -> u16 {
    if failure <= 0.0 {
        return u16::MAX;
    }
    let success = 1.0 - failure;
    if success <= 0.0 {
        return 0;
    }
    let code = MIDDLE + STEPS * (success / failure).ln();
    code.round().clamp(1.0, 65_534.0) as u16
}

/// Returns the probability of success for a code. (A table of all codes would take milliseconds to compute, on the clock
/// of the player that looks up the first chance.)
pub(super) fn success_of_code(code: u16) -> f32 {
    match code {
        0 => 0.0,
        u16::MAX => 1.0,
        _ => (1.0 / (1.0 + (-(f64::from(code) - 32_768.0) / 2048.0).exp())) as f32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_keep_the_odds() {
        assert_eq!(success_of_code(code_of_failure(0.0)), 1.0);
        assert_eq!(success_of_code(code_of_failure(1.0)), 0.0);
        for failure in [2e-7_f32, 1e-5, 0.01, 0.3, 0.5, 0.9, 0.999, 0.999_99] {
            let kept = 1.0 - success_of_code(code_of_failure(failure));
            let odds = |p: f32| f64::from(p) / f64::from(1.0 - p);
            let error = (odds(kept) / odds(failure)).ln().abs();
            // A 2048th part, plus the rounding of a 32-bit float near 1.
            assert!(error < 0.000_25 + 1e-7 / f64::from(failure.min(1.0 - failure)), "{failure}");
        }
    }

    #[test]
    fn codes_ascend_with_success() {
        let chances: Vec<f32> = (0..=u16::MAX).map(success_of_code).collect();
        assert!(chances.windows(2).all(|pair| pair[0] <= pair[1]));
    }
}
