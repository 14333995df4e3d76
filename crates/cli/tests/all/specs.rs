//! The specs that come with the program can be run as they stand.

use damier_experiments::arena::{Spec, check};
use damier_experiments::{Hosting, referees};
use std::path::Path;

#[test]
fn every_spec_in_the_repository_is_valid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut specs = vec![root.join("src/tour.toml")];
    for entry in std::fs::read_dir(root.join("../../tournaments")).expect("the folder of specs") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            specs.push(path);
        }
    }
    assert!(specs.len() > 1);
    for path in specs {
        let text = std::fs::read_to_string(&path).expect("readable");
        let spec = Spec::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let tables = referees(&spec, &Hosting::default())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        check(spec, tables).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}
