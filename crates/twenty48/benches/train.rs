//! Slides learnt per CPU second, beside a plain twin (a board of 16 numbers, every tuple in every image
//! by index), from nothing and by one thread; then what a search looks at in a second. One run prints
//! both and their ratio:
//!
//! ```text
//! cargo bench -p damier-twenty48 --bench train
//! cargo bench -p damier-twenty48 --bench train -- 40     # ours alone: 40 million slides, coherent, 4x6
//! ```
//!
//! The longer it learns, the more weights are met and the less of them lies in caches: 40 million slides are
//! much like thousands of millions.

use damier_game::{Budget, Game, Notation, Rng, SingleThread, Turn, thread_clock};
use damier_twenty48::Twenty48;
use damier_twenty48::formation::Formations;
use damier_twenty48::ntuple::{
    Hyperparameters, Network, PlayerResources, Rate, Trainer, Tuples, slider,
};
use std::hint::black_box;
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Numbers of slides from which the trainer of this crate and the twin learn.
const SLIDES: [u64; 2] = [2_000_000, 300_000];

/// Share of the error that TD learns, and lambda.
const RATE: f32 = 0.1;
const LAMBDA: f32 = 0.5;

type Board = [u8; 16];

/// Returns the cells of the lines of each direction, from the wall.
fn lines() -> [[[usize; 4]; 4]; 4] {
    let line = |direction: usize, line: usize| {
        [0, 1, 2, 3].map(|step| match direction {
            0 => 4 * line + step,
            1 => 4 * line + 3 - step,
            2 => 4 * step + line,
            _ => 4 * (3 - step) + line,
        })
    };
    [0, 1, 2, 3].map(|direction| [0, 1, 2, 3].map(|number| line(direction, number)))
}

/// Returns the place of each cell in each symmetric image of the board.
fn images() -> [[usize; 16]; 8] {
    std::array::from_fn(|image| {
        std::array::from_fn(|cell| {
            let (mut row, mut column) = (cell / 4, cell % 4);
            if image & 1 != 0 {
                column = 3 - column;
            }
            if image & 2 != 0 {
                row = 3 - row;
            }
            if image & 4 != 0 { 4 * column + row } else { 4 * row + column }
        })
    })
}

/// Plain twin of a trainer.
struct Plain {
    lines: [[[usize; 4]; 4]; 4],
    images: [[usize; 16]; 8],
    tuples: Vec<Vec<usize>>,
    weights: Vec<Vec<f32>>,
    /// Sums of errors and of their absolute values, for temporal coherence.
    errors: Option<Vec<Vec<(f32, f32)>>>,
    rng: Rng,
}

impl Plain {
    fn new(tuples: &Tuples, rate: Rate) -> Self {
        let cells = |word: &str| -> Vec<usize> {
            word.chars().filter_map(|sign| sign.to_digit(36)).map(|cell| cell as usize).collect()
        };
        let tuples: Vec<Vec<usize>> = tuples.to_string().split(' ').map(cells).collect();
        let count = |tuple: &Vec<usize>| 16usize.pow(tuple.len() as u32);
        let errors = || tuples.iter().map(|tuple| vec![(0.0, 0.0); count(tuple)]).collect();
        let mut twin = Self {
            lines: lines(),
            images: images(),
            weights: tuples.iter().map(|tuple| vec![0.0; count(tuple)]).collect(),
            errors: (rate == Rate::Coherent).then(errors),
            tuples,
            rng: Rng::new(1),
        };
        // Memory is slow on its first access. The memory of the other trainer has been accessed, too.
        twin.weights.iter_mut().for_each(|weights| black_box(weights).fill(0.0));
        twin.errors.iter_mut().flatten().for_each(|errors| black_box(errors).fill((0.0, 0.0)));
        twin
    }

    fn slid(&self, board: &Board, direction: usize) -> Option<(Board, f32)> {
        let (mut slid, mut points) = ([0; 16], 0.0);
        for line in &self.lines[direction] {
            let (mut laid, mut last) = (0, 0);
            for &cell in line {
                let exponent = board[cell];
                if exponent == 0 {
                    continue;
                }
                if exponent == last {
                    slid[line[laid - 1]] += 1;
                    points += f32::from(2u8).powi(i32::from(exponent) + 1);
                    last = 0;
                } else {
                    slid[line[laid]] = exponent;
                    (laid, last) = (laid + 1, exponent);
                }
            }
        }
        (slid != *board).then_some((slid, points))
    }

    fn place(&mut self, board: &mut Board) {
        let empty: Vec<usize> = (0..16).filter(|&cell| board[cell] == 0).collect();
        if let Some(cell) = self.rng.pick(&empty) {
            board[cell] = if self.rng.happens(0.1) { 2 } else { 1 };
        }
    }

    /// Calls `take` with the number of every tuple and its index in every image.
    fn features(&self, board: &Board, mut take: impl FnMut(usize, usize)) {
        for image in &self.images {
            for (number, tuple) in self.tuples.iter().enumerate() {
                let index =
                    |index: usize, &cell: &usize| 16 * index + usize::from(board[image[cell]]);
                take(number, tuple.iter().fold(0, index));
            }
        }
    }

    fn value(&self, board: &Board) -> f32 {
        let mut value = 0.0;
        self.features(board, |tuple, index| value += self.weights[tuple][index]);
        value
    }

    fn learn(&mut self, board: &Board, target: f32) -> f32 {
        let mut features = Vec::new();
        self.features(board, |tuple, index| features.push((tuple, index)));
        let share = (target - self.value(board)) / features.len() as f32;
        for (tuple, index) in features {
            let rate = self.errors.as_mut().map_or(RATE, |errors| {
                let (sum, absolute) = &mut errors[tuple][index];
                let rate = if *absolute > 0.0 { sum.abs() / *absolute } else { 1.0 };
                (*sum, *absolute) = (*sum + share, *absolute + share.abs());
                rate
            });
            self.weights[tuple][index] += rate * share;
        }
        self.value(board)
    }

    /// Plays a game, learns from its end to its start, and returns its number of slides.
    fn game(&mut self) -> u64 {
        let mut board = [0; 16];
        self.place(&mut board);
        self.place(&mut board);
        let mut path = Vec::new();
        loop {
            let slides = (0..4).filter_map(|direction| self.slid(&board, direction));
            let worth =
                |(after, points): (Board, f32)| (points + self.value(&after), after, points);
            let best = slides.map(worth).max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, after, points)) = best else { break };
            path.push((after, points));
            board = after;
            self.place(&mut board);
        }
        let mut target = 0.0;
        for (after, points) in path.iter().rev() {
            let value = self.learn(after, target);
            target = points + LAMBDA * target + (1.0 - LAMBDA) * value;
        }
        path.len() as u64
    }
}

fn cpu() -> Duration {
    thread_clock().map_or(Duration::ZERO, |read| read())
}

fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

fn ours(rules: &Twenty48, tuples: &Tuples, rate: Rate, slides: u64) -> (Trainer, f64) {
    let tuples = tuples.clone();
    let recipe = Hyperparameters {
        tuples,
        rate,
        lambda: LAMBDA,
        restart: None,
        seed: 1,
        base: None,
        ending: None,
    };
    let mut trainer = Trainer::new(rules, recipe);
    let stats = trainer.learn(slides, &SingleThread, &AtomicBool::new(false));
    (trainer, per_second(stats.moves, stats.cpu))
}

fn plain(tuples: &Tuples, rate: Rate) -> f64 {
    let mut twin = Plain::new(tuples, rate);
    let (began, mut slides) = (cpu(), 0);
    while slides < SLIDES[1] {
        slides += twin.game();
    }
    per_second(slides, cpu() - began)
}

/// Returns the number of afterstates that a search visits per second, over at most 2,000 slides of a game.
fn search(rules: &Twenty48, trainer: &Trainer, effort: f32) -> f64 {
    let learner = trainer.learner();
    let network =
        Network::quantize(&trainer.hyperparameters().tuples, |index| learner.weight(index));
    let mut player = slider(
        rules,
        PlayerResources {
            network,
            effort,
            top: 14,
            formations: Formations::default(),
            ending: None,
        },
    );
    let mut rng = Rng::new(1);
    let (mut state, mut nodes, mut used) = (rules.opening(&mut rng), 0, Duration::ZERO);
    for _ in 0..4_000 {
        let action = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => rules.sample_chance(&state, &mut rng),
            Turn::Player(_) => {
                let (began, mut budget) = (cpu(), Budget::unlimited());
                let decision = player.choose(rules, &state, &mut budget);
                nodes += budget.nodes();
                used += cpu() - began;
                decision.action()
            }
        };
        action.into_iter().for_each(|action| rules.apply(&mut state, action));
    }
    per_second(nodes, used)
}

/// Trains 4x6 with coherent learning rates, and prints the speed of each tenth.
fn long(rules: &Twenty48, millions: u64, out: &mut impl Write) -> io::Result<()> {
    let Ok(tuples) = Tuples::read("4x6", rules) else { return Ok(()) };
    let (mut trainer, _) = ours(rules, &tuples, Rate::Coherent, 1);
    for _ in 0..10 {
        let stats = trainer.learn(millions * 100_000, &SingleThread, &AtomicBool::new(false));
        let (moves, speed) = (trainer.progress().moves, per_second(stats.moves, stats.cpu));
        let (moves, speed, mean) = (moves / 1_000_000, speed / 1e3, stats.mean());
        writeln!(out, "4x6 TC, {moves} M slides: {speed:.0} k slides/s, mean {mean:.0}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let (rules, mut out) = (Twenty48::default(), io::stdout());
    if let Some(millions) = std::env::args().find_map(|word| word.parse().ok()) {
        return long(&rules, millions, &mut out);
    }
    let mut last = None;
    for name in ["8x6", "4x6"] {
        let Ok(tuples) = Tuples::read(name, &rules) else { continue };
        for (word, rate) in [("TD", Rate::Fixed(RATE)), ("TC", Rate::Coherent)] {
            let twin = plain(&tuples, rate);
            let (trainer, speed) = ours(&rules, &tuples, rate, SLIDES[0]);
            last = Some(trainer);
            let (ours, plain, ratio) = (speed / 1e3, twin / 1e3, speed / twin);
            writeln!(
                out,
                "{name} {word}: {ours:.0} k slides/s, plain twin {plain:.0} k, ratio {ratio:.1}"
            )?;
        }
    }
    let name = rules.name();
    for effort in [0.0, 8.0, 100.0] {
        let speed = last.as_ref().map_or(0.0, |trainer| search(&rules, trainer, effort));
        writeln!(out, "{name}, 4x6, effort {effort}: {:.0} k nodes/s", speed / 1e3)?;
    }
    Ok(())
}
