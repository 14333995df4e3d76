//! Tests that networks learn on every board, play in time, and play the same game twice. Also that downgraded tiles do
//! not change the game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Limits, Notation, Params, Rng, SingleThread, Strategy, Turn};
use damier_twenty48::formation::{self, Formation};
use damier_twenty48::ntuple::file;
use damier_twenty48::ntuple::{
    Endgame, Form, Hyperparameters, Rate, SelfPlayStats, Trainer, Tuples,
};
use damier_twenty48::{
    Direction, Packed, Twenty48, Twenty48Action, Twenty48State, players, playout,
};
use std::path::Path;
use std::sync::atomic::AtomicBool;

const DIRECTIONS: [Direction; 4] =
    [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

fn rules(params: &str) -> Twenty48 {
    Twenty48::read(&Params::read(params).unwrap()).unwrap()
}

/// Returns a random board with tiles up to 32768, with at most one 32768.
fn board(rng: &mut Rng) -> Packed {
    let (spread, filled) = (1 + rng.below(14), rng.unit());
    let tile = |rng: &mut Rng| if rng.happens(filled) { 1 + rng.below(spread) } else { 0 };
    let mut cells: Vec<u64> = (0..16).map(|_| u64::from(tile(rng))).collect();
    cells[rng.index(16)] = 15 - u64::from(rng.below(3));
    packed(&cells)
}

fn packed(cells: &[u64]) -> Packed {
    Packed::from_bits(cells.iter().rev().fold(0, |bits, exponent| bits << 4 | exponent))
}

fn exponents(board: Packed) -> Vec<u8> {
    (0..16).map(|cell| board.exponent(cell)).collect()
}

/// Returns the largest rank that is missing below the largest tile.
fn gap(cells: &[u8]) -> Option<u8> {
    let largest = cells.iter().copied().max()?;
    (1..largest).rev().find(|rank| !cells.contains(rank))
}

#[test]
fn downgrading_keeps_which_tile_is_larger() {
    let mut rng = Rng::new(1);
    for _ in 0..20_000 {
        let (board, top) = (board(&mut rng), 7 + rng.below(8) as u8);
        let lower = board.downgraded(top);
        let (was, is) = (exponents(board), exponents(lower));
        for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
            assert_eq!(was[a].cmp(&was[b]), is[a].cmp(&is[b]), "{was:?} {is:?}");
        }
        assert!(was.iter().zip(&is).all(|(was, is)| is <= was && (*was == 0) == (*is == 0)));
        assert!(lower.largest() <= top || gap(&is).is_none(), "{is:?}");
        assert_eq!(lower.downgraded(top), lower);
        if board.largest() <= top {
            assert_eq!(lower, board);
        }
    }
}

/// Downgrading changes nothing until a tile of the missing rank is made.
#[test]
fn slides_and_downgrading_can_be_exchanged() {
    let (mut rng, mut compared) = (Rng::new(2), 0);
    for _ in 0..20_000 {
        let board = board(&mut rng);
        let Some(gap) = gap(&exponents(board)).filter(|_| board.largest() == 15) else { continue };
        let lower = board.downgraded(14);
        for direction in DIRECTIONS {
            let slid = exponents(board.slid(direction));
            if slid.contains(&gap) {
                continue;
            }
            compared += 1;
            let wanted = slid.iter().map(|&rank| if rank > gap { rank - 1 } else { rank });
            assert_eq!(exponents(lower.slid(direction)), wanted.collect::<Vec<_>>());
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn tiles_beyond_the_board_are_lowered() {
    let plain = Twenty48::default();
    let lowered = |text: &str| {
        let board = Packed::from_state_downgraded(&plain.read_state(text).unwrap());
        exponents(board)
    };
    let cases: [(&str, &[u8]); 4] = [
        ("65536 32768 . ./. . 4 2/. . . ./. . . .", &[15, 14, 0, 0, 0, 0, 2, 1]),
        ("131072 65536 . ./4 2 . ./. . . ./. . . .", &[15, 14, 0, 0, 2, 1]),
        ("131072 32768 2048 8/4 2 . ./. . . ./. . . .", &[15, 14, 11, 3, 2, 1]),
        ("32768 16384 . ./. . . ./. . . ./. . . .", &[15, 14]),
    ];
    for (text, wanted) in cases {
        let found = lowered(text);
        assert_eq!(&found[..wanted.len()], wanted, "{text}");
        assert!(found[wanted.len()..].iter().all(|&rank| rank == 0), "{text}");
    }
    // No rank is missing, so 65536 also counts as 32768.
    let full = "65536 32768 16384 8192/4096 2048 1024 512/256 128 64 32/16 8 4 2";
    assert_eq!(lowered(full)[..3], [15, 15, 14]);
}

fn recipe(rules: &Twenty48, tuples: &str, rate: Rate) -> Hyperparameters {
    let tuples = Tuples::read(tuples, rules).unwrap();
    Hyperparameters {
        tuples,
        rate,
        lambda: 0.5,
        restart: Some(0),
        seed: 11,
        base: None,
        ending: None,
    }
}

/// Trains for stretches of so many slides; the last one's games.
fn trained(
    rules: &Twenty48,
    recipe: Hyperparameters,
    iterations: &[u64],
) -> (Trainer, SelfPlayStats) {
    let mut trainer = Trainer::new(rules, recipe);
    let mut last = SelfPlayStats::default();
    for &moves in iterations {
        last = trainer.learn(moves, &SingleThread, &AtomicBool::new(false));
        assert!((moves..moves + 20_000).contains(&last.moves), "{last:?}");
        assert_eq!(last.largest.iter().sum::<u64>(), last.games);
    }
    (trainer, last)
}

#[test]
fn networks_learn_by_either_rate_and_the_same_twice() {
    let plain = Twenty48::default();
    let mut rng = Rng::new(1);
    let chance = (0..500).map(|_| playout::random(&mut rng).score).sum::<i64>() as f64 / 500.0;
    for rate in [Rate::Coherent, Rate::Fixed(0.1)] {
        let recipe = recipe(&plain, "0123 4567 0145 1256", rate);
        let (one, last) = trained(&plain, recipe.clone(), &[200_000, 100_000]);
        assert!(last.mean() > 3.0 * chance, "{rate:?}: {} against {chance}", last.mean());
        assert!(last.reached(9) > 0.2, "{last:?}");
        let (two, same) = trained(&plain, recipe, &[200_000, 100_000]);
        assert_eq!((last.score, last.squares, last.moves), (same.score, same.squares, same.moves));
        for index in 0..one.learner().len() {
            let [a, b] = [&one, &two].map(|trainer| trainer.learner().weight(index).to_bits());
            assert_eq!(a, b, "weight {index}");
        }
    }
}

/// A training that is extended by more tuples begins with the weights of the tuples of both. It continues the count of
/// slides, and its description says so.
#[test]
fn a_training_is_gone_on_with_by_more_tuples() {
    let plain = Twenty48::default();
    let (first, _) = trained(&plain, recipe(&plain, "0123 0145", Rate::Coherent), &[50_000]);
    let (weights, progress) = (first.learner().len(), first.progress());
    let known: Vec<_> = (0..weights).map(|index| first.learner().weight(index)).collect();
    let wider = recipe(&plain, "1256 0145 0123", Rate::Coherent);
    let mut more = first.extend(wider).unwrap();
    assert_eq!(more.progress(), progress);
    let size = weights / 2;
    let now: Vec<_> = (0..3 * size).map(|index| more.learner().weight(index)).collect();
    assert!(now[..size].iter().all(|&weight| weight == 0.0));
    assert_eq!((&now[size..2 * size], &now[2 * size..]), (&known[size..], &known[..size]));
    let stats = more.learn(50_000, &SingleThread, &AtomicBool::new(false));
    assert!(stats.moves > 0 && (0..size).any(|index| more.learner().weight(index) != 0.0));

    let mut bytes = Vec::new();
    file::write(&more, Form::Float, &mut bytes).unwrap();
    let again = file::resume(&plain, &bytes).unwrap();
    assert_eq!(again.hyperparameters(), more.hyperparameters());
    let base = (Tuples::read("0123 0145", &plain).unwrap(), progress.moves);
    assert_eq!(again.hyperparameters().base, Some(base));
    assert!(again.extend(recipe(&plain, "569a", Rate::Coherent)).is_err());
}

/// Restarts begin within a long iteration. Then fewer games begin with the opening.
#[test]
fn restarts_begin_after_the_given_slides() {
    let plain = Twenty48::default();
    let games = |restart| {
        let recipe = Hyperparameters { restart, ..recipe(&plain, "0123 4567", Rate::Coherent) };
        trained(&plain, recipe, &[60_000]).1.games
    };
    let [never, late, at_once] = [None, Some(20_000), Some(0)].map(games);
    assert!(at_once < late && late < never, "{at_once} {late} {never}");
}

#[test]
fn a_raised_flag_ends_a_training_at_once() {
    let plain = Twenty48::default();
    let mut trainer = Trainer::new(&plain, recipe(&plain, "0123", Rate::Coherent));
    let stats = trainer.learn(u64::MAX, &SingleThread, &AtomicBool::new(true));
    assert_eq!((stats.moves, stats.games, stats.mean()), (0, 0, 0.0));
}

/// Trains a little and writes the network where players find it.
fn network(folder: &Path, rules: &Twenty48, tuples: &str, moves: u64) -> String {
    let (trainer, _) = trained(rules, recipe(rules, tuples, Rate::Coherent), &[moves]);
    let name = rules.name().replace([':', ','], "-") + ".net";
    let path = folder.join(name);
    file::write(&trainer, Form::Packed(1.0), &mut std::fs::File::create(&path).unwrap()).unwrap();
    path.to_str().unwrap().to_string()
}

fn build(rules: &Twenty48, text: &str) -> Box<dyn Strategy<Twenty48>> {
    let roster = players();
    let (player, settings) = find_player(&roster, text).unwrap();
    (player.build)(rules, &settings, 0).unwrap()
}

/// Plays a whole game within the budget. Returns its actions and its last state.
fn play(rules: &Twenty48, player: &str, limits: &str) -> (Vec<Twenty48Action>, Twenty48State) {
    let (mut strategy, mut budget) =
        (build(rules, player), Budget::new(Limits::read(limits).unwrap()));
    let mut rng = Rng::new(3);
    let mut state = rules.opening(&mut rng);
    let mut actions = Vec::new();
    loop {
        let action = match rules.turn(&state) {
            Turn::Over => return (actions, state),
            Turn::Chance => rules.sample_chance(&state, &mut rng).unwrap(),
            Turn::Player(_) => {
                budget.begin_move();
                let decision = strategy.choose(rules, &state, &mut budget);
                budget.end_move().unwrap();
                assert!(budget.limits().nodes.is_none_or(|most| decision.nodes <= most + 1));
                decision.action().unwrap()
            }
        };
        rules.try_apply(&mut state, action).unwrap();
        actions.push(action);
    }
}

#[test]
fn networks_learn_and_play_on_every_board() {
    let folder = tempfile::tempdir().unwrap();
    for (board, tuples) in [
        ("3x4", "0145 0123"),
        ("3x3", "012 0134"),
        ("5x5", "0156 0123"),
        ("shape=4d", "0123 0124"),
        ("4x4,merge=cascade", "0123 0145"),
        ("4x4,four=0.5,start=0", "0123 0145"),
        ("preset=notebook", "0123 0145"),
    ] {
        let rules = rules(board);
        let file = network(folder.path(), &rules, tuples, 2_000);
        for (player, limits) in [("network", "none"), ("fast", "200nodes")] {
            let player = format!("{player}(file={file},tables=none)");
            let (actions, state) = play(&rules, &player, limits);
            assert!(actions.len() > 10 && state.score() > 0, "{board}, {player}");
        }
    }
}

/// Returns the file of an endgame network for six walls, and the statistics of the first and the last games of its
/// training.
fn ending(folder: &Path, moves: u64) -> (String, [SelfPlayStats; 2]) {
    let plain = Twenty48::default();
    let ending = Some(Endgame::read("6").unwrap());
    let recipe = recipe(&plain, "01234 45678 01245 45689", Rate::Coherent);
    let recipe = Hyperparameters { ending, restart: None, ..recipe };
    let (_, first) = trained(&plain, recipe.clone(), &[5_000]);
    let (trainer, last) = trained(&plain, recipe.clone(), &[moves, 200_000]);
    let path = folder.join("six.ending");
    file::write(&trainer, Form::Float, &mut std::fs::File::create(&path).unwrap()).unwrap();
    let again = file::resume(&plain, &std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(again.hyperparameters(), &recipe);
    (path.to_str().unwrap().to_string(), [first, last])
}

#[test]
fn endings_are_learnt_and_played_only_where_they_are_met() {
    let (folder, plain) = (tempfile::tempdir().unwrap(), Twenty48::default());
    let (six, [first, last]) = ending(folder.path(), 2_000_000);
    assert!(last.mean() > 1.5 * first.mean() && first.games > 50, "{first:?} {last:?}");
    let whole = network(folder.path(), &plain, "0123 4567", 50_000);
    let players = [&six, "none"].map(|ending| {
        build(&plain, &format!("fast(file={whole},effort=1,tables=none,ending={ending})"))
    });
    let [mut with, mut without] = players;
    let mut rng = Rng::new(4);
    let (mut same, mut other) = ([0; 2], [0; 2]);
    for turn in 0..400 {
        let small = (0..10).map(|_| [".", "2", "4", "8", "16", "64"][rng.index(6)]);
        let small: Vec<_> = small.collect();
        let largest = if turn % 2 == 0 { "16384" } else { "128" };
        let text = format!(
            "{largest} 8192 4096 2048/{} {} 512 1024/{}/{}",
            small[0],
            small[1],
            small[2..6].join(" "),
            small[6..].join(" "),
        );
        let state = plain.read_state(&text).unwrap();
        let unlimited = &mut Budget::unlimited();
        let [a, b] = [&mut with, &mut without]
            .map(|player| player.choose(&plain, &state, unlimited).action());
        let counted = if a == b { &mut same } else { &mut other };
        counted[turn % 2] += 1;
    }
    assert!(other[0] > 20 && other[1] == 0 && same[1] == 200, "{same:?} {other:?}");
}

/// Writes a table for the target 16 into a folder.
fn small_table(folder: &Path) {
    let walls = Formation::read("442").unwrap();
    let mut file = std::fs::File::create(folder.join(formation::file_name(walls, 4))).unwrap();
    formation::build((walls, 4), u64::MAX, &SingleThread, &mut |_, _| true, &mut file).unwrap();
}

/// With all six walls, the endgame network decides, even if a table applies.
#[test]
fn the_last_step_is_left_to_the_ending() {
    let (folder, plain) = (tempfile::tempdir().unwrap(), Twenty48::default());
    let whole = network(folder.path(), &plain, "0123 4567", 50_000);
    let (six, _) = ending(folder.path(), 200_000);
    let tables = folder.path().join("tables");
    std::fs::create_dir(&tables).unwrap();
    small_table(&tables);
    let tables = tables.to_str().unwrap();
    let player = |tables: &str, ending: &str| {
        let settings = format!("file={whole},effort=1,tables={tables},ending={ending}");
        build(&plain, &format!("fast({settings})"))
    };
    let mut both = [player(tables, &six), player("none", &six)];
    let mut tables_alone = [player(tables, "none"), player("none", "none")];
    let (mut rng, mut other) = (Rng::new(6), 0);
    for _ in 0..300 {
        let state = last_step(&mut rng);
        let [with, without] = choices(&mut both, &state);
        assert_eq!(with, without, "{}", plain.state_text(&state));
        let [with, without] = choices(&mut tables_alone, &state);
        other += usize::from(with != without);
    }
    assert!(other > 20, "the table speaks: {other}");
}

/// Returns a board with six walls and random small tiles.
fn last_step(rng: &mut Rng) -> Twenty48State {
    let small: Vec<_> = (0..10).map(|_| [".", "2", "4", "8"][rng.index(4)]).collect();
    let [row, third, last] = [&small[..2], &small[2..6], &small[6..]].map(|row| row.join(" "));
    let text = format!("16384 8192 4096 2048/{row} 512 1024/{third}/{last}");
    Twenty48::default().read_state(&text).unwrap()
}

/// Returns the choices of both players.
fn choices(
    players: &mut [Box<dyn Strategy<Twenty48>>; 2],
    state: &Twenty48State,
) -> [Option<Twenty48Action>; 2] {
    let plain = Twenty48::default();
    let mut choice =
        |at: usize| players[at].choose(&plain, state, &mut Budget::unlimited()).action();
    [choice(0), choice(1)]
}

/// By default, the shipped endgame network is used if there are no tables.
#[cfg(feature = "network")]
#[test]
fn an_ending_stands_in_for_tables() {
    let (folder, plain) = (tempfile::tempdir().unwrap(), Twenty48::default());
    let whole = network(folder.path(), &plain, "0123 4567", 50_000);
    small_table(folder.path());
    let tables = folder.path().to_str().unwrap();
    let player =
        |settings: String| build(&plain, &format!("fast(file={whole},effort=1,{settings})"));
    let ending = |tables: &str, ending: &str| player(format!("tables={tables},ending={ending}"));
    let mut beside = [player(format!("tables={tables}")), ending(tables, "none")];
    let mut alone = [player("tables=none".to_string()), ending("none", "shipped")];
    let mut unlike = [ending("none", "shipped"), ending("none", "none")];
    let (mut rng, mut other) = (Rng::new(7), 0);
    for _ in 0..100 {
        let state = last_step(&mut rng);
        for pair in [&mut beside, &mut alone] {
            let [silent, told] = choices(pair, &state);
            assert_eq!(silent, told, "{}", plain.state_text(&state));
        }
        let [with, without] = choices(&mut unlike, &state);
        other += usize::from(with != without);
    }
    assert!(other > 5, "the ending speaks: {other}");
}

#[test]
fn networks_of_endings_and_of_games_are_told_apart() {
    let (folder, plain) = (tempfile::tempdir().unwrap(), Twenty48::default());
    let whole = network(folder.path(), &plain, "0123", 500);
    let (six, _) = ending(folder.path(), 5_000);
    let roster = players();
    for (text, cause) in [
        (format!("fast(file={six})"), "was trained on an endgame"),
        (format!("fast(file={whole},ending={whole})"), "--ending"),
        (format!("fast(file={whole},ending=missing.ending)"), "cannot be read"),
    ] {
        let (player, settings) = find_player(&roster, &text).unwrap();
        let refused = (player.build)(&plain, &settings, 0).err().unwrap().to_string();
        assert!(refused.contains(cause), "{refused}");
    }
}

#[test]
fn other_games_networks_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = network(folder.path(), &rules("3x3"), "012", 500);
    let roster = players();
    let (player, settings) = find_player(&roster, &format!("fast(file={file})")).unwrap();
    let refused = (player.build)(&Twenty48::default(), &settings, 0).err().unwrap().to_string();
    let said = "was trained for 2048:3x3. Train a network for this board with `damier train 2048 --out FILE`";
    assert!(refused.ends_with(said), "{refused}");
    let (player, settings) = find_player(&roster, "fast(file=missing.net)").unwrap();
    let refused = (player.build)(&Twenty48::default(), &settings, 0).err().unwrap().to_string();
    assert!(refused.contains("missing.net") && refused.contains("cannot be read"), "{refused}");
}

#[test]
fn time_is_kept() {
    let (folder, plain) = (tempfile::tempdir().unwrap(), Twenty48::default());
    let file = network(folder.path(), &plain, "0123 4567 0145 1256", 60_000);
    let fast = format!("fast(file={file},tables=none)");
    for limits in ["200ms/game", "20ms/game", "1s/game,20ms/move"] {
        let (_, state) = play(&plain, &fast, limits);
        assert!(state.largest() >= 7, "{limits}: {}", plain.state_text(&state));
    }
}

#[test]
fn nodes_decide_alone() {
    let (folder, plain) = (tempfile::tempdir().unwrap(), Twenty48::default());
    let file = network(folder.path(), &plain, "0123 4567 0145 1256", 60_000);
    let fast = format!("fast(file={file},tables=none)");
    let [one, two] = [(); 2].map(|()| play(&plain, &fast, "300nodes"));
    assert_eq!(one, two);
    let [alone, searching] =
        ["none", "300nodes"].map(|limits| play(&plain, &format!("network(file={file})"), limits).0);
    assert_ne!(alone, searching, "nodes are used");
}
