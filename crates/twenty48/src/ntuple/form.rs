//! Formats of weights in a file.

/// Format of the weights in a file.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// Floats, with the sums that determine the learning rates, so that training can continue.
    Float,
    /// 16 bits each, in their memory layout, so that the file can be mapped.
    Sixteen,
    /// Rounded to multiples of a number of points, with low and high bytes separate, compressed (deflate).
    Packed(f32),
    /// 8 bits each, compressed: 127 sizes for each sign, denser near 0 (the roots of the sizes are evenly spaced), with
    /// a separate largest size for each tuple.
    Eight,
}

impl Form {
    /// Returns its word in a label.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Sixteen => "16",
            Self::Packed(_) => "packed",
            Self::Eight => "8",
        }
    }
}
