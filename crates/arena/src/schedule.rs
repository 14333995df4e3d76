//! From a spec to a schedule of games.

pub(crate) mod continuing;
pub(crate) mod drawing;
pub(crate) mod lineup;
pub(crate) mod openings;
pub(crate) mod pairings;
pub(crate) mod plan;
pub(crate) mod spec;
pub(crate) mod stages;
pub(crate) mod tournament_format;
