//! Builds a table layer by layer: first forward, to find the arrangements that play can reach, then backward, to
//! compute their probabilities.
//!
//! A layer consists of all arrangements of one sum (in units of 2). A slide stays in its layer, and a new tile leads
//! one or two layers up. The forward pass starts from the initial arrangements and marks those that can follow. The
//! backward pass computes 32-bit probabilities of failure from the two layers above. Only the values that are written
//! are rounded. The result does not depend on the number of threads.

use crate::formation::file;
use crate::formation::file::Writer;
use crate::formation::layer::{FailureChances, Marks};
use crate::formation::layout::{Formation, TARGETS};
use crate::formation::placement::Placements;
use crate::formation::ranking::{Ranking, layer_sizes};
use crate::formation::slides::{FormationSlides, SlideResult, each_spawn};
use crate::text;
use damier_game::{TextError, ThreadPool};
use std::io::{self, Write};

/// Probability that a new tile is a 2.
const TWO: f64 = 0.9;

/// Sum of the free tiles of the afterstates among which [`BuiltTable::chance`] is the best probability.
pub const EARLY: u32 = 16;

/// Upper bound, in percent, of the share of all arrangements that are stored as reachable afterstates. It was measured
/// for six fixed tiles and targets from 128 to 1024, where the share falls as the target grows. If fixed tiles may be
/// lifted, play begins with smaller sums, so the bound is lower.
const REACHED: u64 = 10;
const REACHED_LIFTED: u64 = 5;

/// Estimate of the disk space and memory for the table of a formation and a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableEstimate {
    /// Number of arrangements of fixed tiles and free cells up to the largest sum, reachable or not.
    pub arrangements: u64,
    /// Size of the file in bytes. It is an upper estimate for formations of six fixed tiles. The number of reachable
    /// arrangements is only known during a build.
    pub disk: u64,
    /// Memory for a build in bytes, with an error of a few megabytes.
    pub memory: u64,
}

/// Summary of a table that was built.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BuiltTable {
    /// Number of afterstates in the table.
    pub afterstates: u64,
    /// Number of bytes written.
    pub bytes: u64,
    /// Largest probability of success among the afterstates whose free tiles sum to [`EARLY`].
    pub chance: f64,
}

/// Reason why no table was built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The request is impossible, or exceeds its disk limit.
    #[error(transparent)]
    Refused(#[from] TextError),
    /// The progress callback returned false.
    #[error("stopped")]
    Stopped,
    /// The table could not be written.
    #[error("cannot be written: {0}")]
    Unwritten(#[from] io::Error),
}

/// Progress callback. Gets the numbers of steps done and of all steps. Returns true to continue, false to stop the
/// build.
pub type BuildWatch<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// Estimates the size of the table of a formation. `target` is the exponent of the target tile.
///
/// # Errors
/// If the target tile is not from 16 to 4096, or if a sum has more arrangements than 32 bits can number.
pub fn estimate(formation: Formation, target: u8) -> Result<TableEstimate, TextError> {
    if !TARGETS.contains(&target) {
        let [least, most] = [TARGETS.start(), TARGETS.end()].map(|end| (1u32 << end).to_string());
        let found = 1u32 << target.min(31);
        return Err(TextError::new(
            found,
            text::table::target(),
            text::table::targets(least, most),
        ));
    }
    let placements = Placements::new(formation).len() as u64;
    let sizes = layer_sizes(formation, target);
    let largest = placements * sizes.iter().copied().max().unwrap_or(0);
    let arrangements = placements * sizes.iter().sum::<u64>();
    if largest > u64::from(u32::MAX) {
        let sentence = text::table::too_large(formation.to_string(), (1u32 << target).to_string());
        return Err(TextError::failed(text::table::formation(), sentence));
    }
    let reached = if formation.gaps() > 0 { REACHED_LIFTED } else { REACHED };
    let blocks = arrangements / 7;
    Ok(TableEstimate {
        arrangements,
        disk: blocks + arrangements * 2 * reached / 100,
        // Each arrangement has two marks. Four layers of probabilities are in memory, and one layer in the form in
        // which it is written.
        memory: arrangements / 4 + 18 * largest,
    })
}

/// Builds the table of a formation and a target (an exponent), and writes it to `out` if it takes at most `disk` bytes.
/// If this returns an error, the bytes written so far are not a valid table.
///
/// # Errors
/// See [`BuildError`].
pub fn build(
    (formation, target): (Formation, u8),
    disk: u64,
    pool: &dyn ThreadPool,
    watch: BuildWatch<'_>,
    out: &mut dyn Write,
) -> Result<BuiltTable, BuildError> {
    let arrangements = estimate(formation, target)?.arrangements;
    let mut steps = StepCounter { watch, done: 0, of: arrangements };
    let mut build = Build::new(formation, target, pool);
    build.forward(&mut steps)?;
    let marked: Vec<u64> = build.afters.iter().map(Marks::count).collect();
    let bytes = file::size(build.ranking.sizes(), &marked);
    if bytes > disk {
        let target = (1u32 << target).to_string();
        let sentence = text::table::too_little_disk(formation.to_string(), target, bytes, disk);
        return Err(TextError::failed(text::table::disk(), sentence).into());
    }
    let mut writer = Writer::new(out, formation, target)?;
    let chance = build.backward(&mut writer, &mut steps)?;
    writer.finish()?;
    Ok(BuiltTable { afterstates: marked.iter().sum(), bytes, chance })
}

/// Counts steps and calls the progress callback.
struct StepCounter<'a> {
    watch: BuildWatch<'a>,
    done: u64,
    of: u64,
}

impl StepCounter<'_> {
    fn take(&mut self, steps: u64) -> Result<(), BuildError> {
        self.done += steps;
        if (self.watch)(self.done, self.of) { Ok(()) } else { Err(BuildError::Stopped) }
    }
}

/// Build in progress. Layers are indexed by half their sum.
struct Build<'a> {
    cells: usize,
    slides: FormationSlides,
    ranking: Ranking,
    /// Arrangements before a slide.
    states: Vec<Marks>,
    /// Arrangements before a tile appears.
    afters: Vec<Marks>,
    pool: &'a dyn ThreadPool,
}

impl<'a> Build<'a> {
    fn new(formation: Formation, target: u8, pool: &'a dyn ThreadPool) -> Self {
        let slides = FormationSlides::new(formation, target);
        let ranking = Ranking::new(formation, target, slides.placements());
        let empty = || ranking.sizes().iter().map(|&size| Marks::new(size)).collect();
        let (states, afters): (Vec<Marks>, Vec<Marks>) = (empty(), empty());
        let fresh = ranking.sizes().iter().take(formation.fresh(target) as usize / 2 + 1);
        fresh.zip(&states).for_each(|(&size, states)| states.mark_all(size));
        Self { cells: formation.free(), slides, ranking, states, afters, pool }
    }

    /// Marks all arrangements that play can reach. This takes a third of the steps.
    fn forward(&self, steps: &mut StepCounter<'_>) -> Result<(), BuildError> {
        for sum in 0..=self.ranking.limit() {
            self.slide_forward(sum);
            self.spawn_forward(sum);
            steps.take(self.ranking.sizes()[sum] / 3)?;
        }
        Ok(())
    }

    fn slide_forward(&self, sum: usize) {
        let afters = &self.afters[sum];
        self.ranking.each_marked(sum, &self.states[sum], self.pool, |key, _| {
            for slid in self.slides.slides(key) {
                if let SlideResult::Moved(after) = slid
                    && let Some((_, number)) = self.ranking.place(after)
                {
                    afters.mark(number);
                }
            }
        });
    }

    fn spawn_forward(&self, sum: usize) {
        let mark = |key| {
            if let Some((sum, number)) = self.ranking.place(key) {
                self.states[sum].mark(number);
            }
        };
        self.ranking.each_marked(sum, &self.afters[sum], self.pool, |key, _| {
            each_spawn(key, self.cells, |two, four| {
                mark(two);
                mark(four);
            });
        });
    }

    /// Computes the probabilities of all marked arrangements, from the largest sum down, and writes them. Returns the
    /// largest probability of success among the afterstates of sum [`EARLY`].
    fn backward(
        &mut self,
        writer: &mut Writer<'_>,
        steps: &mut StepCounter<'_>,
    ) -> Result<f64, BuildError> {
        let mut least = 1.0;
        let (mut afters, mut states) = (FailureChances::default(), FailureChances::default());
        // Probabilities of the states one layer and two layers up.
        let mut above = [FailureChances::default(), FailureChances::default()];
        for sum in (0..=self.ranking.limit()).rev() {
            let size = self.ranking.sizes()[sum];
            afters.resize(size);
            states.resize(size);
            self.spawn_backward(sum, &above, &afters);
            writer.layer(size, &self.afters[sum], &afters)?;
            self.slide_backward(sum, &afters, &states);
            if 2 * sum == EARLY as usize {
                let early = |number| least = f32::min(least, afters.get(number));
                self.afters[sum].each_within(0..size as usize, early);
            }
            // For the next sum, this layer is one layer up, and the previous one is two layers up.
            above.swap(0, 1);
            std::mem::swap(&mut above[0], &mut states);
            (self.states[sum], self.afters[sum]) = (Marks::default(), Marks::default());
            steps.take(size - size / 3)?;
        }
        Ok(1.0 - f64::from(least))
    }

    fn spawn_backward(&self, sum: usize, above: &[FailureChances; 2], afters: &FailureChances) {
        let failure = |key| match self.ranking.place(key) {
            Some((reached, number)) => f64::from(above[reached - sum - 1].get(number)),
            None => 1.0,
        };
        self.ranking.each_marked(sum, &self.afters[sum], self.pool, |key, number| {
            let mut mean = 0.0;
            let empty = each_spawn(key, self.cells, |two, four| {
                mean += TWO * failure(two) + (1.0 - TWO) * failure(four);
            });
            afters.set(number, (mean / f64::from(empty)) as f32);
        });
    }

    fn slide_backward(&self, sum: usize, afters: &FailureChances, states: &FailureChances) {
        let failure = |slid| match slid {
            SlideResult::TargetMade => 0.0,
            SlideResult::NotAllowed => 1.0,
            SlideResult::Moved(after) => {
                self.ranking.place(after).map_or(1.0, |(_, number)| afters.get(number))
            }
        };
        self.ranking.each_marked(sum, &self.states[sum], self.pool, |key, number| {
            let best = self.slides.slides(key).map(failure).into_iter().fold(1.0, f32::min);
            states.set(number, best);
        });
    }
}
