//! Tests that the class server takes what the course kits hand in.

use crate::kills::{start_by, until_well};
use crate::lacks::lacks;
use damier_experiments::Kit;
use damier_i18n::Lang;
use damier_serve::people::{Person, TokenKind, add_student, new_token_of};
use damier_serve::{Class, ServerThreads, Site, SubmitOrder, submit};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::Duration;

/// The kits, each with the game that its class plays. A class has no games with two roles, as `buttons` needs.
const KITS: [(&str, &str); 4] = [
    ("2048-c", "2048"),
    ("notebook", "2048:preset=notebook"),
    ("quarto", "quarto"),
    ("seven-colours-c", "filler:5x5"),
];

/// Server that is killed when the test ends, whatever its result.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Writes a class for all kits. Returns its file and the URL of its server.
fn class(folder: &Path) -> (PathBuf, String) {
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one");
    let mut text = format!(
        "name = \"Kits\"\nlisten = \"{port}\"\npublic = false\nopen_walls = true\ncores = 1\nquota_mb = 5\n"
    );
    for (kit, game) in KITS {
        text += &format!(
            "[[game]]\nname = \"{kit}\"\nkit = \"{kit}\"\ngame = \"{game}\"\nbudget = \"20s/game\"\n\
             reference = [{{ player = \"random\", mark = 5 }}]\n"
        );
    }
    let file = folder.join("class.toml");
    std::fs::write(&file, text).expect("written");
    (file, format!("http://{port}"))
}

/// Adds a student for each kit, because one student may submit only a few versions in a row. Returns the files with the
/// tokens of their programs.
fn students(file: &Path) -> Vec<PathBuf> {
    let class = Class::read(file).expect("sound");
    let mut threads = ServerThreads::default();
    let site = Site::open(class, &mut threads).expect("opened");
    let add = |(number, (kit, _)): (i64, (&'static str, &str))| {
        let added = site.database.write(move |base| {
            add_student(base, kit, "")?;
            new_token_of(base, Person::Student(number), TokenKind::Program)
        });
        let token = file.with_file_name(format!("token-{kit}"));
        std::fs::write(&token, added.expect("added")).expect("written");
        token
    };
    let tokens = (1..).zip(KITS).map(add).collect();
    drop(site);
    threads.join(Duration::from_secs(10));
    tokens
}

/// Returns what a kit's students hand in: what its `make` builds, or its Python files. Strategies in C are also handed in
/// as source, alone and with the whole kit.
fn handed_in(kit: &str, folder: &Path) -> Vec<PathBuf> {
    let kit = Kit::find(kit).expect("a kit");
    kit.write(folder, Lang::English).expect("written");
    if let Some(build) = kit.build {
        let built = Command::new(build).current_dir(folder).output().expect("started");
        assert!(built.status.success(), "{}: {built:?}", kit.name);
    }
    let listed = std::fs::read_dir(folder.join("handed-in")).expect("listed");
    let mut found: Vec<PathBuf> = listed.map(|entry| entry.expect("read").path()).collect();
    found.extend((kit.name == "2048-c").then(|| folder.join("strategies/dice.c")));
    found.extend(kit.build.map(|_| folder.join(kit.start)));
    found.extend((kit.name == "seven-colours-c").then(|| folder.to_path_buf()));
    found.sort();
    found
}

#[test]
fn what_every_kit_hands_in_passes_its_check() {
    if lacks(&["cc", "make", "python3"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (file, to) = class(folder.path());
    let tokens = students(&file);
    let _server = Served(start_by(&[], &file));
    until_well(&ureq::agent(), &to);
    for ((kit, _), token) in KITS.into_iter().zip(tokens) {
        for path in handed_in(kit, &folder.path().join(kit)) {
            let (game, token) = (Some(kit.to_string()), Some(token.clone()));
            let order = SubmitOrder {
                path: path.clone(),
                to: to.clone(),
                game,
                token,
                lang: Lang::English,
            };
            let mut told = Vec::new();
            let passed = submit(&order, &mut |stage| told.push(stage.to_string()));
            assert!(passed.expect("an answer"), "{}: {told:#?}", path.display());
        }
    }
}
