//! Cost of running submissions: damier's own CPU time for a move of 2048 that a guest chooses, compared with a move
//! that a built-in player chooses, and the number of moves per second through the protocol.
//!
//! Run it with `cargo bench -p damier-experiments --bench guest`. It needs `cc` and `python3`. For shared objects of a
//! class it also needs `damier-host` in the same folder (`cargo build --release -p damier-libgrid`).
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

#[cfg(target_os = "linux")]
fn main() {
    guests::measure();
}

#[cfg(not(target_os = "linux"))]
fn main() {}

#[cfg(target_os = "linux")]
mod guests {
    use damier_game::strategy::find_player;
    use damier_game::{Budget, Game, Limits, Rng, Seat, Stopwatch, Strategy, Turn, thread_clock};
    use damier_guest::scaffold::{self, Language};
    use damier_guest::{Guest, Policy, Submission};
    use damier_twenty48::INFO;
    use damier_twenty48::Twenty48;
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::time::Duration;

    const GAMES: u64 = 20;

    /// A student's submission, which takes the first possible slide.
    const SHARED_OBJECT: &str = "#include <stdlib.h>\n#include <strategy.h>\n\
        static dir first(strategy s, grid g) { (void)s; for (dir d = UP; d < RIGHT; d++) \
        if (can_move(g, d)) return d; return RIGHT; }\n\
        strategy first_possible(void) { strategy s = malloc(sizeof *s); s->mem = NULL; \
        s->name = \"first\"; s->play_move = first; s->free_strategy = free_memless_strat; return s; }\n";

    /// CPU time of damier for each move, and the total wall time and CPU time of the player.
    struct Measurement {
        ours: Vec<Duration>,
        theirs: Duration,
        wall: Duration,
    }

    pub(super) fn measure() {
        let place = tempfile::tempdir().expect("a folder");
        println!(
            "our CPU time per move, us: median, 99th percentile; moves per second of wall time"
        );
        let built_in = |_: u64| -> Box<dyn Strategy<Twenty48>> {
            let roster = damier_twenty48::players();
            let (player, settings) = find_player(&roster, "first").expect("on the roster");
            (player.build)(&Twenty48::default(), &settings, 1).expect("it plays 2048")
        };
        line("built-in `first`", &play(built_in));
        for (name, path) in submissions(place.path()) {
            let submission = Submission::open(&path).expect("just made");
            let invite = |seed: u64| -> Box<dyn Strategy<Twenty48>> {
                let guest = Guest::start(
                    &submission,
                    &Policy::default(),
                    "2048",
                    &|_| false,
                    Seat::FIRST,
                    seed,
                );
                Box::new(guest.unwrap_or_else(|failure| panic!("{name}: {failure}")))
            };
            line(name, &play(invite));
        }
    }

    fn line(name: &str, measured: &Measurement) {
        let mut ours = measured.ours.clone();
        ours.sort_unstable();
        let at = |share: f64| ours[((ours.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e6;
        let moves = ours.len() as f64;
        println!(
            "{name:24} {:8.1} {:8.1} {:10.0}   {:6.1} us of its own per move, {} moves",
            at(0.5),
            at(0.99),
            moves / measured.wall.as_secs_f64(),
            measured.theirs.as_secs_f64() / moves * 1e6,
            ours.len()
        );
    }

    fn play(mut seat: impl FnMut(u64) -> Box<dyn Strategy<Twenty48>>) -> Measurement {
        let rules = Twenty48::default();
        let clock = thread_clock().expect("this machine has one");
        let mut measured =
            Measurement { ours: Vec::new(), theirs: Duration::ZERO, wall: Duration::ZERO };
        for game in 0..GAMES {
            let mut rng = Rng::new(game);
            let mut state = rules.opening(&mut rng);
            let mut strategy = seat(game);
            let mut budget = Budget::new(Limits::NONE);
            while rules.turn(&state) != Turn::Over {
                let (wall, cpu) = (Stopwatch::start(), clock());
                let by_chance = rules.sample_chance(&state, &mut rng);
                let action = if let Some(action) = by_chance {
                    strategy.observe(&rules, &state, action);
                    action
                } else {
                    budget.begin_move();
                    let decision = strategy.choose(&rules, &state, &mut budget);
                    measured.theirs += budget.end_move().expect("no limit");
                    measured.ours.push(clock() - cpu);
                    measured.wall += wall.elapsed();
                    decision.action().expect("it plays on")
                };
                rules.apply(&mut state, action);
            }
            let _ = strategy.close(&rules, &state, "finished");
        }
        measured
    }

    /// Makes a guest of each kind that this machine can build.
    fn submissions(place: &Path) -> Vec<(&'static str, PathBuf)> {
        let (mut made, lang) = (Vec::new(), damier_i18n::Lang::English);
        let c = place.join("c");
        scaffold::write(&c, Language::C, INFO.name, INFO.starter("c", lang), lang)
            .expect("a new folder");
        let built = Command::new("make").arg("-s").current_dir(&c).status();
        if built.is_ok_and(|status| status.success()) {
            made.push(("C wrapper", c));
        }
        let python = place.join("python");
        scaffold::write(&python, Language::Python, INFO.name, INFO.starter("python", lang), lang)
            .expect("a new folder");
        made.push(("Python wrapper", python));
        let (source, object) = (place.join("first.c"), place.join("libfirst_possible.so"));
        std::fs::write(&source, SHARED_OBJECT).expect("a new file");
        let include = concat!(env!("CARGO_MANIFEST_DIR"), "/../libgrid/include");
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O2", "-I", include, "-o"])
            .args([&object, &source])
            .status();
        if built.is_ok_and(|status| status.success()) {
            made.push(("class .so (damier-host)", object));
        }
        made
    }
}
