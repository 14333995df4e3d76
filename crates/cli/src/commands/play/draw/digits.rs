//! Numbers in large digits: three columns and three lines each, of half blocks.

/// Lines of a large digit.
pub(super) const HIGH: u16 = 3;

/// Digits of three by five points, row by row from the top, one bit per point from the left.
const DIGITS: [[u8; 5]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b010, 0b010, 0b010],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b111],
];

/// Draws a number in large digits, line by line. Returns `None` if it is not a number or does not fit.
pub(super) fn large(text: &str, width: u16) -> Option<[String; HIGH as usize]> {
    let digits = text.chars().map(|letter| letter.to_digit(10)).collect::<Option<Vec<u32>>>()?;
    // Each digit takes three columns, with one between two.
    if digits.is_empty() || 4 * digits.len() > usize::from(width) + 1 {
        return None;
    }
    let line = |line: usize| {
        let parts = digits.iter().map(|&digit| {
            let rows = DIGITS[digit as usize];
            let row = |index: usize| rows.get(index).copied().unwrap_or_default();
            half_blocks(row(2 * line), row(2 * line + 1))
        });
        parts.collect::<Vec<String>>().join(" ")
    };
    Some([line(0), line(1), line(2)])
}

/// Returns two rows of points as one line.
fn half_blocks(upper: u8, lower: u8) -> String {
    let point = |bit: u8| match (upper & bit != 0, lower & bit != 0) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    [0b100, 0b010, 0b001].map(point).iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_large_where_they_have_room() {
        assert_eq!(
            large("14", 7),
            Some(["▄█  █ █".to_string(), " █  ▀▀█".to_string(), "▀▀▀   ▀".to_string()])
        );
        assert_eq!(large("14", 6), None, "no room");
        assert_eq!(large("2^64", 40), None, "no number");
    }
}
