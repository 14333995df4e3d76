//! Tests that the book describes every column of exported games.

use damier_reports::export::COLUMNS;

#[test]
fn the_book_has_a_row_for_every_column_in_their_order() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    for path in ["book/src/results.md", "fr/src/results.md"] {
        let page = std::fs::read_to_string(format!("{folder}/{path}")).expect("a page");
        let mut last = 0;
        for name in COLUMNS {
            let place = page.find(&format!("\n| `{name}` | ")).expect(name);
            assert!(place > last, "{path}: {name} stands before its place");
            last = place;
        }
    }
}
