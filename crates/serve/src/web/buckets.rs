//! Rate limits per student and per address.

use crate::http_error::HttpError;
use crate::text::refusal as text;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

/// Rate limits per student and per address.
pub(crate) struct Buckets {
    /// Uploads per student: six at once, then one a minute.
    uploads: DefaultKeyedRateLimiter<i64>,
    /// Data exports per student: three a minute, because each reads every game of the student.
    exports: DefaultKeyedRateLimiter<i64>,
    /// Unknown tokens per address: 20 a minute.
    unknown_tokens: DefaultKeyedRateLimiter<String>,
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
            unknown_tokens: RateLimiter::keyed(minute(20)),
        }
    }
}

impl Buckets {
    /// Counts an upload of a student.
    ///
    /// # Errors
    /// An upload over the limit.
    pub(crate) fn count_upload(&self, student: i64) -> Result<(), HttpError> {
        self.uploads.check_key(&student).map_err(|_| HttpError::Often(text::often().into()))
    }

    /// Counts a data export of a student.
    ///
    /// # Errors
    /// An export over the limit.
    pub(crate) fn count_export(&self, student: i64) -> Result<(), HttpError> {
        self.exports.check_key(&student).map_err(|_| HttpError::Often(text::many_exports().into()))
    }

    /// Counts a use of an unknown token from this address.
    ///
    /// # Errors
    /// More such uses than the limit allows.
    pub(crate) fn count_unknown_token(&self, address: &str) -> Result<(), HttpError> {
        let key = address.to_string();
        self.unknown_tokens
            .check_key(&key)
            .map_err(|_| HttpError::Often(text::many_tokens().into()))
    }
}
