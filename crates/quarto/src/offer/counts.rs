//! Exact counts of boards and positions.

use crate::count::{
    all_boards, boards_without_line, forced_positions, position_classes, running_share,
};
use crate::rules::Quarto;
use crate::say;
use damier_game::Notation;
use damier_game::offer::{Count, CountKind, CountRow, CountValue, CountWatch};

/// All counts; the last is for rules under which a line wins.
pub(super) const COUNTS: &[Count<Quarto>] = &[
    Count {
        kind: CountKind {
            name: "drawn",
            help: say::offer::count_drawn(),
            key: "placed",
            columns: BOARDS,
            rows: (16, 16),
            usual: 16,
        },
        run: |rules, _, watch| {
            let row = row_of_boards(rules, 16, watch);
            watch.row(row);
        },
    },
    Count {
        kind: CountKind {
            name: "boards",
            help: say::offer::count_boards(),
            key: "placed",
            columns: BOARDS,
            rows: (0, 16),
            usual: 10,
        },
        run: |rules, most, watch| {
            (0..=most).all(|placed| {
                let row = row_of_boards(rules, placed, watch);
                watch.row(row)
            });
        },
    },
    Count {
        kind: CountKind {
            name: "positions",
            help: say::offer::count_positions(),
            key: "placed",
            columns: &["to_give", "to_place"],
            rows: (0, 16),
            usual: 7,
        },
        run: |rules, most, watch| {
            let mut step = |done, steps| watch.step(most, done, steps);
            let classes = position_classes(rules.rule_set(), most, &mut step);
            for (key, found) in (0..).zip(classes) {
                let values = [found.give, found.place].map(CountValue::Whole).to_vec();
                watch.row(CountRow { key, values, examples: Vec::new() });
            }
        },
    },
    Count {
        kind: CountKind {
            name: "forced",
            help: say::offer::count_forced(),
            key: "placed",
            columns: &["to_give", "forced", "at_once"],
            rows: (0, 6),
            usual: 3,
        },
        run: |rules, most, watch| {
            (0..=most).all(|placed| {
                let mut step = |done, steps| watch.step(placed, done, steps);
                let found = forced_positions(rules, placed, &mut step);
                let at_once = found.lost.iter().filter(|(_, placements)| *placements == 1).count();
                let values = [found.positions, found.lost.len() as u64, at_once as u64];
                let lost = found.lost.iter().take(EXAMPLES);
                watch.row(CountRow {
                    key: placed,
                    values: values.map(CountValue::Whole).to_vec(),
                    examples: lost.map(|(position, _)| rules.state_text(position)).collect(),
                })
            });
        },
    },
];

/// How many counted positions are shown.
const EXAMPLES: usize = 3;

const BOARDS: &[&str] = &["without_line", "boards", "share"];

fn row_of_boards(rules: &Quarto, placed: u32, watch: &mut dyn CountWatch) -> CountRow {
    let mut step = |done, steps| watch.step(placed, done, steps);
    let boards = boards_without_line(rules.rule_set(), placed, &mut step);
    let values = vec![
        CountValue::Whole(boards),
        CountValue::Whole(all_boards(placed)),
        CountValue::Share(running_share(boards, placed)),
    ];
    CountRow { key: placed, values, examples: Vec::new() }
}
