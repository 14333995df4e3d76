//! Formats of weights in a file.

/// Format of the weights in a file.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// Floats, with the sums that determine the learning rates. Only in this form can the training continue.
    Float,
    /// 16 bits for each weight, as in memory, so that the file can be mapped.
    Sixteen,
    /// Multiples of this number of points, in 16 bits. Low and high bytes are separate and compressed (deflate).
    Packed(f32),
    /// 8 bits for each weight, compressed. There are 127 absolute values for each sign, up to the largest one of the
    /// tuple. Their square roots are evenly spaced, so they are denser near 0.
    Eight,
}

impl Form {
    /// Returns the word for this form in a label.
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
