//! The methods of search, by their names.

use crate::say::contest as say;
use game::TextError;
use std::fmt;

/// A method of searching for better settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// Covariance matrix adaptation: learns which way it goes up, also where settings depend on each
    /// other.
    #[default]
    CmaEs,
    /// Selection, blends and mutations.
    Genetic,
}

impl Method {
    /// Every method.
    pub const ALL: [Self; 2] = [Self::CmaEs, Self::Genetic];

    /// Reads a name.
    ///
    /// # Errors
    /// A text that names none.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let found = Self::ALL.into_iter().find(|method| method.to_string() == text.trim());
        let names = || Self::ALL.map(|method| method.to_string()).join(", ");
        found.ok_or_else(|| TextError::new(text, say::method(), names()))
    }
}

impl fmt::Display for Method {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::CmaEs => "cma-es",
            Self::Genetic => "genetic",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_have_names() {
        for method in Method::ALL {
            assert_eq!(Method::read(&method.to_string()), Ok(method));
        }
        let refused = Method::read("luck").expect_err("none").to_string();
        assert_eq!(refused, "method: `luck`; allowed: cma-es, genetic");
    }
}
