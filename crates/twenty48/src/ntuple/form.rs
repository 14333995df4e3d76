//! The forms in which a file keeps weights.

/// How weights are kept.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// As floats, with what the learning rates follow from: to be trained on.
    Float,
    /// 16 bits each, as they lie in memory: to be mapped.
    Sixteen,
    /// Rounded to multiples of so many points, low and high bytes apart, compressed (deflate).
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
