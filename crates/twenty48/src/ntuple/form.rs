//! Forms in which a file keeps weights.

/// Format of the weights in a file.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// Floats, with the sums that the learning rates follow from: can be trained on.
    Float,
    /// 16 bits each, as they lie in memory: to be mapped.
    Sixteen,
    /// Rounded to multiples of a number of points, low and high bytes apart, compressed (deflate).
    Packed(f32),
    /// 8 bits each, compressed: 127 sizes either way, close to each other near 0 and wider above (the
    /// roots of the sizes are equally far apart), with a largest size of its own for each tuple.
    Eight,
}

impl Form {
    /// Its word in a label.
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
