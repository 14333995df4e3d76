//! Limits of how often something may be done, by whom it is done.

use crate::http_error::HttpError;
use crate::text::refusal as text;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

/// Limits of how often something may be done.
pub(crate) struct Buckets {
    /// Versions, by student: six at once, then one a minute.
    uploads: DefaultKeyedRateLimiter<i64>,
    /// Archives of all that is kept, by student: each reads every game once.
    exports: DefaultKeyedRateLimiter<i64>,
    /// Tokens that nobody has, by address.
    mistakes: DefaultKeyedRateLimiter<String>,
}

impl Default for Buckets {
    fn default() -> Self {
        let minute = |burst: u32| {
            let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
            Quota::per_minute(burst)
        };
        let one = Quota::per_minute(NonZeroU32::MIN);
        let uploads = one.allow_burst(NonZeroU32::new(6).unwrap_or(NonZeroU32::MIN));
        Self {
            uploads: RateLimiter::keyed(uploads),
            exports: RateLimiter::keyed(minute(3)),
            mistakes: RateLimiter::keyed(minute(20)),
        }
    }
}

impl Buckets {
    /// Counts a version of a student.
    ///
    /// # Errors
    /// If that was one too many.
    pub(crate) fn count_upload(&self, student: i64) -> Result<(), HttpError> {
        self.uploads.check_key(&student).map_err(|_| HttpError::Often(text::often().into()))
    }

    /// Counts an archive of all that is kept about a student.
    ///
    /// # Errors
    /// If that was one too many.
    pub(crate) fn count_export(&self, student: i64) -> Result<(), HttpError> {
        self.exports.check_key(&student).map_err(|_| HttpError::Often(text::many_exports().into()))
    }

    /// Counts a token that nobody has.
    ///
    /// # Errors
    /// If that was one too many.
    pub(crate) fn count_mistake(&self, address: &str) -> Result<(), HttpError> {
        let key = address.to_string();
        self.mistakes.check_key(&key).map_err(|_| HttpError::Often(text::many_tokens().into()))
    }
}
