//! damier's own players keep to short budgets on a loaded machine.

use crate::load::Load;
use crate::stage::Stage;

/// Searching players of each game, which take all of their time, and positions in which they take most.
const MATCHES: [(&str, &[&str], u32); 5] = [
    ("filler:8x7,win=full", &["expert", "alphabeta", "mtdf", "mcts"], 250),
    ("filler:30x30", &["expert", "alphabeta", "mcts"], 40),
    ("quarto", &["expert", "perfect", "mcts", "mtdf"], 300),
    ("quarto:torus,misere", &["expert", "perfect"], 300),
    ("2048:spawner=adversary", &["alphabeta", "mcts"], 4),
];

#[test]
#[ignore = "minutes: some 100,000 moves, beside six busy programs"]
fn built_in_players_keep_to_a_millisecond_a_move() {
    let stage = Stage::new(&[]);
    let _load = Load::begin(6);
    let mut moves = 0;
    for (number, (game, players, games)) in MATCHES.iter().enumerate() {
        let (db, games) = (format!("{number}.db"), games.to_string());
        let mut match_ = vec!["match", game];
        match_.extend(*players);
        match_.extend(["--games", &games, "--budget", "1ms/move", "--db", &db]);
        stage.prints(&match_);
        let faults = stage.prints(&["games", &db, "--faults", "--format", "json"]);
        assert_eq!(faults, "", "{game}");
        let rows = stage.prints(&["export", &db, "--to", "jsonl"]);
        let row = |line: &str| serde_json::from_str::<serde_json::Value>(line).expect("a row");
        moves += rows.lines().filter_map(|line| row(line)["moves"].as_u64()).sum::<u64>();
    }
    assert!(moves >= 100_000, "{moves}");
}
