//! Tests of formation tables: they equal a plain recursion over the general rules, are the same under every symmetry,
//! and are refused if they are damaged.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use damier_game::{Notation, Rng, SingleThread, Symmetric};
use damier_twenty48::formation::{
    BuildError, Formation, FormationTable, Formations, SlideChances, build, file_name,
};
use damier_twenty48::{Direction, Packed, Twenty48, Twenty48Action, Twenty48State};
use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const SLIDES: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

/// Formations that are small enough for the twin, with their targets as exponents.
const SMALL: [(&str, u8); 8] = [
    ("..##/..##/####/####", 4),
    ("221", 5),
    (".###/.###/..##/####", 4),
    (".#../..##/####/####", 4),
    ("221+", 4),
    ("311+", 4),
    ("222@a", 4),
    ("221@9", 4),
];

fn bytes(formation: Formation, target: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    build((formation, target), u64::MAX, &SingleThread, &mut |_, _| true, &mut bytes)
        .expect("built");
    bytes
}

fn write_table(folder: &Path, formation: Formation, target: u8) -> PathBuf {
    let path = folder.join(file_name(formation, target));
    fs::write(&path, bytes(formation, target)).expect("room for a table");
    path
}

/// Returns a state with these exponents and with the first seat on turn.
fn state(exponents: &[u8; 16]) -> Twenty48State {
    let tile = |&k: &u8| if k == 0 { ".".to_string() } else { (1u32 << k).to_string() };
    let rows = exponents.chunks(4).map(|row| row.iter().map(tile).collect::<Vec<_>>().join(" "));
    let text = rows.collect::<Vec<_>>().join("/");
    Twenty48::default().read_state(&text).expect("a state")
}

fn exponents(state: &Twenty48State) -> [u8; 16] {
    state.exponents()[..16].try_into().expect("16 cells")
}

/// Returns the columns of a board under every symmetry. Each column is read from the last row up.
fn all_columns(board: &[bool; 16]) -> impl Iterator<Item = [[bool; 4]; 4]> {
    (0..8).map(|symmetry| {
        let place = |column: usize, height: usize| {
            let (x, y) = if symmetry & 1 == 1 { (height, column) } else { (column, height) };
            let x = if symmetry & 2 == 2 { 3 - x } else { x };
            4 * if symmetry & 4 == 4 { y } else { 3 - y } + x
        };
        [0, 1, 2, 3].map(|column| [0, 1, 2, 3].map(|height| board[place(column, height)]))
    })
}

/// Twin of a table: the game on the free cells by the general rules, with walls that all differ.
struct Twin {
    rules: Twenty48,
    formation: Formation,
    target: u8,
    known: HashMap<[u8; 16], f64>,
}

impl Twin {
    fn new(formation: Formation, target: u8) -> Self {
        Self { rules: Twenty48::default(), formation, target, known: HashMap::new() }
    }

    fn is_wall(&self, cell: usize) -> bool {
        self.formation.fixed() >> cell & 1 == 1
    }

    /// Returns true if a slide leaves the walls on cells where they may stand.
    fn stands(&self, before: &[u8; 16], after: &[u8; 16]) -> bool {
        if self.formation.gaps() == 0 {
            return (0..16).all(|cell| !self.is_wall(cell) || after[cell] == before[cell]);
        }
        let heights = |columns: [[bool; 4]; 4]| {
            let mut heights = columns.map(|column| column.iter().filter(|&&wall| wall).count());
            heights.sort_unstable();
            heights
        };
        let gaps = |column: [bool; 4]| {
            let top = column.iter().rposition(|&wall| wall).unwrap_or(0);
            column[..top].iter().filter(|&&wall| !wall).count()
        };
        let own = std::array::from_fn(|cell| self.is_wall(cell));
        let own = heights(all_columns(&own).next().expect("a symmetry"));
        let walls = after.map(|tile| tile > self.target);
        all_columns(&walls)
            .any(|columns| heights(columns) == own && columns.map(gaps).iter().sum::<usize>() <= 1)
    }

    /// Returns a board with these free tiles, in the order of the cells, and with the largest tiles as walls. The twin
    /// equals the target.
    fn board(&self, free: &[u8]) -> [u8; 16] {
        let (mut free, mut walls) = (free.iter().copied(), self.formation.free() as u8..);
        std::array::from_fn(|cell| match self.is_wall(cell) {
            true if self.is_twin(cell) => self.target,
            true => walls.next().expect("a tile per wall"),
            false => free.next().expect("a tile per cell"),
        })
    }

    fn is_twin(&self, cell: usize) -> bool {
        self.formation.twin().is_some_and(|twin| usize::from(twin) == cell)
    }

    /// Returns true if the slide that leads to `after` makes the target where it counts.
    fn succeeds(&self, before: &[u8; 16], after: &[u8; 16]) -> bool {
        let count = |board: &[u8; 16]| board.iter().filter(|&&tile| tile == self.target).count();
        if self.formation.twin().is_none() {
            return count(after) > count(before);
        }
        self.is_beside_twin(after)
    }

    /// Returns true if the target stands on a free cell beside its twin.
    fn is_beside_twin(&self, board: &[u8; 16]) -> bool {
        let is_beside = |a: usize, b: usize| (a % 4).abs_diff(b % 4) + (a / 4).abs_diff(b / 4) == 1;
        let twin = (0..16).find(|&cell| self.is_twin(cell));
        twin.is_some_and(|twin| {
            (0..16).any(|cell| {
                is_beside(cell, twin) && !self.is_wall(cell) && board[cell] == self.target
            })
        })
    }

    /// Returns the sum of the free tiles.
    fn sum(&self, board: &[u8; 16]) -> u32 {
        let is_free = |&cell: &usize| match self.formation.gaps() {
            0 => !self.is_wall(cell),
            _ => board[cell] < self.target,
        };
        (0..16).filter(is_free).map(|cell| 1 << board[cell] & !1).sum()
    }

    /// Returns the probability after a slide, or `None` if the slide is not allowed.
    fn after(&mut self, board: &[u8; 16], direction: Direction) -> Option<f64> {
        let mut slid = exponents(&self.rules.slid(&state(board), direction)?);
        if let Some(twin) =
            (0..16).find(|&cell| self.is_twin(cell) && slid[cell] == self.target + 1)
        {
            // The target slides up to its twin and merges with it at once.
            slid[twin] = self.target;
            return self.stands(board, &slid).then_some(1.0);
        }
        if !self.stands(board, &slid) {
            return None;
        }
        Some(if self.succeeds(board, &slid) { 1.0 } else { self.spawned(&slid) })
    }

    fn spawned(&mut self, board: &[u8; 16]) -> f64 {
        if let Some(&known) = self.known.get(board) {
            return known;
        }
        let free = self.sum(board);
        let empty: Vec<usize> = (0..16).filter(|&cell| board[cell] == 0).collect();
        let mut mean = 0.0;
        for &cell in &empty {
            for (tile, chance) in [(1, 0.9), (2, 0.1)] {
                let mut next = *board;
                next[cell] = tile;
                let sum = free + (1 << tile);
                let value =
                    if sum > Formation::limit(self.target) { 0.0 } else { self.best(&next) };
                mean += chance * value / empty.len() as f64;
            }
        }
        self.known.insert(*board, mean);
        mean
    }

    fn best(&mut self, board: &[u8; 16]) -> f64 {
        SLIDES.iter().filter_map(|&slide| self.after(board, slide)).fold(0.0, f64::max)
    }
}

/// Returns every arrangement of free tiles below the target. With a twin, the target may be among them.
fn arrangements(formation: Formation, target: u8) -> impl Iterator<Item = Vec<u8>> {
    let target = target + u8::from(formation.twin().is_some());
    let count = usize::from(target).pow(formation.free() as u32);
    (0..count).map(move |number| {
        let digit =
            |cell: usize| number / usize::from(target).pow(cell as u32) % usize::from(target);
        (0..formation.free()).map(|cell| digit(cell) as u8).collect()
    })
}

/// Returns true if a probability from a table equals that of the twin, up to the rounding of its odds.
fn agrees(kept: f32, found: f64) -> bool {
    let (kept, room) = (f64::from(kept), found * (1.0 - found) / 4000.0 + 2e-7);
    (kept - found).abs() <= room
}

#[test]
fn tables_equal_a_plain_recursion_over_the_general_rules() {
    for (name, target) in SMALL {
        let formation = Formation::read(name).unwrap();
        let folder = tempfile::tempdir().unwrap();
        write_table(folder.path(), formation, target);
        let tables = Formations::open(folder.path()).unwrap();
        let mut twin = Twin::new(formation, target);
        let (mut spoken, mut fresh) = (0, 0);
        for free in arrangements(formation, target) {
            if free.iter().filter(|&&tile| tile == target).count() > 1 {
                // Another tile could be the twin.
                continue;
            }
            let board = twin.board(&free);
            let sum: u32 = free.iter().filter(|&&k| k > 0).map(|&k| 1 << k).sum();
            let packed = Packed::from_state(&state(&board)).unwrap();
            if twin.is_beside_twin(&board) {
                assert_eq!(tables.slides(packed), None, "{name}: {free:?} has the target");
                continue;
            }
            let wanted: Vec<_> = SLIDES.iter().map(|&slide| twin.after(&board, slide)).collect();
            let Some(guidance) = tables.slides(packed) else {
                // No slide is allowed, or the target cannot be made, or play does not reach this board.
                let lost = wanted.iter().flatten().all(|&chance| chance == 0.0);
                assert!(lost || sum > formation.fresh(target), "{name}: {free:?}");
                continue;
            };
            assert_eq!(guidance.target, target);
            for (kept, found) in guidance.chances.iter().zip(&wanted) {
                match (kept, found) {
                    (Some(kept), Some(found)) => {
                        assert!(agrees(*kept, *found), "{name}: {free:?}: {kept} {found}");
                        spoken += 1;
                    }
                    (None, Some(_)) => assert!(sum > formation.fresh(target), "{name}: {free:?}"),
                    (Some(_), None) => panic!("{name}: {free:?} is not allowed to slide so"),
                    (None, None) => {}
                }
            }
            if let Some(kept) = tables.chance(packed)
                && kept > 0.0
            {
                assert!(agrees(kept, twin.spawned(&board)), "{name}: {free:?} as afterstate");
                fresh += 1;
            }
        }
        assert!(spoken > 20 && fresh > 10, "{name}: {spoken} slides, {fresh} afterstates");
    }
}

#[test]
fn every_symmetry_is_told_the_same() {
    let (formation, target) = (Formation::read("222").unwrap(), 5);
    let folder = tempfile::tempdir().unwrap();
    write_table(folder.path(), formation, target);
    let tables = Formations::open(folder.path()).unwrap();
    let (twin, rules) = (Twin::new(formation, target), Twenty48::default());
    let (mut rng, mut met) = (Rng::new(7), 0);
    for _ in 0..2000 {
        let free: Vec<u8> = (0..6).map(|_| rng.below(4) as u8).collect();
        let board = state(&twin.board(&free));
        let told = tables.slides(Packed::from_state(&board).unwrap());
        let chance = tables.chance(Packed::from_state(&board).unwrap());
        met += usize::from(told.is_some()) + usize::from(chance.is_some());
        for index in 0..rules.symmetries() {
            let mapped = Packed::from_state(&rules.map_state(index, &board)).unwrap();
            assert_eq!(tables.chance(mapped), chance);
            let there = tables.slides(mapped);
            assert_eq!(there.is_some(), told.is_some());
            let (Some(here), Some(there)) = (told, there) else { continue };
            for (&direction, chance) in SLIDES.iter().zip(here.chances) {
                let action = rules.map_action(index, &board, Twenty48Action::Slide(direction));
                let turned =
                    SLIDES.iter().position(|&slide| Twenty48Action::Slide(slide) == action);
                assert_eq!(there.chances[turned.unwrap()], chance);
            }
        }
    }
    assert!(met > 1000, "{met}");
}

#[test]
fn walls_must_stand() {
    let formation = Formation::read("222").unwrap();
    let folder = tempfile::tempdir().unwrap();
    write_table(folder.path(), formation, 5);
    let tables = Formations::open(folder.path()).unwrap();
    let told = |change: &[(usize, u8)]| {
        let mut board = Twin::new(formation, 5).board(&[1, 0, 2, 0, 0, 0]);
        change.iter().for_each(|&(cell, exponent)| board[cell] = exponent);
        tables.slides(Packed::from_state(&state(&board)).unwrap())
    };
    assert!(told(&[]).is_some());
    assert!(told(&[(15, 4)]).is_none(), "a wall below the target");
    assert!(told(&[(0, 5)]).is_none(), "the target is there");
    assert!(told(&[(14, 9), (15, 9)]).is_none(), "walls that merge along a row");
    assert!(told(&[(3, 9), (7, 9)]).is_none(), "walls that merge along a column");
    assert!(told(&[(2, 9), (15, 9)]).is_some(), "equal walls apart stand");
}

#[test]
fn lifted_walls_stand_where_they_may() {
    let formation = Formation::read("222+").unwrap();
    let folder = tempfile::tempdir().unwrap();
    write_table(folder.path(), formation, 5);
    let tables = Formations::open(folder.path()).unwrap();
    let told = |text: &str| {
        let board = Twenty48::default().read_state(text).unwrap();
        tables.slides(Packed::from_state(&board).unwrap()).is_some()
    };
    assert!(told("2 . 64 128/4 . 256 512/. . 1024 2048/4096 8192 16384 32768"));
    assert!(told("2 64 . 128/4 256 . 512/. 1024 . 2048/4096 8192 16384 32768"), "another order");
    assert!(told("2 . 64 128/4 . 256 512/8192 . 1024 2048/. 4096 16384 32768"), "one gap");
    assert!(!told("2 . 64 128/8192 . 256 512/. . 1024 2048/2 4096 16384 32768"), "two gaps in one");
    assert!(!told("2 . 64 128/. . 256 512/8192 4096 1024 2048/2 4 16384 32768"), "two gaps");
    assert!(!told("2 . 64 128/4 . 256 512/. . 1024 2048/4096 8192 16384 64"), "equal walls apart");
}

#[test]
fn the_largest_target_that_is_likely_speaks() {
    let formation = Formation::read("222").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let alone: Vec<Formations> = [4, 5]
        .map(|target| {
            write_table(folder.path(), formation, target);
            let own = tempfile::tempdir().unwrap();
            write_table(own.path(), formation, target);
            Formations::open(own.path()).unwrap()
        })
        .into();
    let tables = Formations::open(folder.path()).unwrap();
    let targets: Vec<u8> = tables.infos().map(|info| info.target).collect();
    assert_eq!(targets, [5, 4]);
    let best = |told: Option<SlideChances>| {
        told.map_or(0.0, |told| told.chances.iter().flatten().copied().fold(0.0, f32::max))
    };
    let (mut rng, mut spoken) = (Rng::new(5), [0, 0]);
    for _ in 0..2000 {
        let free: Vec<u8> = (0..6).map(|_| rng.below(4) as u8).collect();
        let board = state(&Twin::new(formation, 5).board(&free));
        let board = Packed::from_state(&board).unwrap();
        let [small, large] = [alone[0].slides(board), alone[1].slides(board)];
        let wanted = if best(large) >= 0.5 || best(large) > best(small) { large } else { small };
        assert_eq!(tables.slides(board), wanted);
        wanted.iter().for_each(|told| spoken[usize::from(told.target - 4)] += 1);
        assert_eq!(tables.chance_of(board, 4), alone[0].chance_of(board, 4));
        assert_eq!(
            tables.chance_of(board, 5),
            alone[1].chance(board).or(alone[1].chance_of(board, 5))
        );
    }
    assert!(spoken[0] > 100, "{spoken:?}");
}

#[test]
fn a_table_is_the_same_mapped_and_read_and_from_any_pool() {
    struct Three;
    impl damier_game::ThreadPool for Three {
        fn size(&self) -> usize {
            3
        }
        fn run(&self, job: &(dyn Fn(usize) + Sync)) {
            std::thread::scope(|scope| {
                (1..3).for_each(|hand| drop(scope.spawn(move || job(hand))));
                job(0);
            });
        }
    }
    let formation = Formation::read("2221").unwrap();
    let alone = bytes(formation, 6);
    let mut crewed = Vec::new();
    build((formation, 6), u64::MAX, &Three, &mut |_, _| true, &mut crewed).unwrap();
    assert!(alone == crewed);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.formation");
    fs::write(&path, &alone).unwrap();
    let (mapped, read) =
        (FormationTable::open(&path).unwrap(), FormationTable::read(&path).unwrap());
    assert_eq!(mapped.info(), read.info());
    let mut rng = Rng::new(3);
    let mut held = 0;
    for _ in 0..20_000 {
        let mut board = Packed::from_bits(0);
        for cell in 0..16 {
            let is_wall = formation.fixed() >> cell & 1 == 1;
            let exponent = if is_wall { 15 } else { rng.below(5) as u8 };
            board = Packed::from_bits(board.bits() | u64::from(exponent) << (4 * cell));
        }
        assert_eq!(mapped.slides(board), read.slides(board));
        held += mapped.slides(board).iter().flatten().count();
    }
    assert!(held > 1000, "{held}");
    for table in [mapped, read] {
        assert!(table.verify(&mut |_| true).unwrap());
    }
}

/// Returns the error for these bytes as a table.
fn refusal(bytes: &[u8]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("x.formation"), bytes).expect("room");
    let opened = Formations::open(folder.path());
    let error = opened.expect_err("refused").to_string();
    assert!(error.contains("x.formation"), "{error}");
    error
}

#[test]
fn damaged_foreign_and_short_files_are_refused_with_their_cause() {
    let formation = Formation::read("222").unwrap();
    let whole = bytes(formation, 5);
    let changed = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x40;
        bytes
    };
    assert!(refusal(b"").contains("is not a formation table"));
    assert!(
        refusal(b"2 4 8 16 and nothing like a table of sixty-four bytes or even more than that")
            .contains("is not a formation table")
    );
    assert!(refusal(&changed(8)).contains("version 65; expected version 1 to 3"), "version");
    assert!(refusal(&changed(12)).contains("its first bytes are damaged"));
    assert!(refusal(&whole[..whole.len() - 1]).contains("cut short"));
    assert!(refusal(&whole[..1000]).contains("cut short"));
    assert!(refusal(&changed(whole.len() - 40)).contains("its list of layers is damaged"));
    assert!(refusal(&changed(whole.len() - 12)).contains("its list of layers is damaged"));
    assert!(refusal(&changed(whole.len() - 20)).contains("cut short, or its end is damaged"));
    assert!(refusal(&[&whole[..], b"more"].concat()).contains("cut short"));
}

/// Changes a byte in each 64 of the layers of a table for the target 32.
fn damage_layers(path: &Path) {
    let mut damaged = fs::read(path).expect("a table");
    let middle = 64..damaged.len() - 32 - 24 * (Formation::limit(5) as usize / 2 + 1);
    middle.step_by(64).for_each(|at| damaged[at] ^= 1);
    fs::write(path, damaged).expect("room for a table");
}

#[test]
fn a_damaged_layer_is_found_and_never_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = write_table(folder.path(), Formation::read("222").unwrap(), 5);
    damage_layers(&path);
    // Six free cells with tiles up to 16 have sums of at most 96.
    let damage = "the part for boards with the sum 96 is damaged";
    let error = FormationTable::open(&path).expect("its head is whole").verify(&mut |_| true);
    assert!(error.expect_err("damaged").to_string().contains(damage));
    let error = Formations::open(folder.path()).expect_err("damaged").to_string();
    assert!(error.contains("222-32.formation") && error.contains(damage), "{error}");
}

#[test]
fn a_table_that_was_intact_is_checked_again_once_it_has_changed() {
    let formation = Formation::read("222").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = write_table(folder.path(), formation, 5);
    let board = Packed::from_state(&state(&Twin::new(formation, 5).board(&[1, 0, 2, 0, 0, 0])));
    let slides = |tables: Formations| tables.slides(board.unwrap());
    let answer = slides(Formations::open(folder.path()).expect("intact"));
    assert!(answer.is_some());
    assert_eq!(slides(Formations::open(folder.path()).expect("intact as before")), answer);
    damage_layers(&path);
    // The clock of the file system may be too coarse to show that the file changed just now.
    let later = SystemTime::now() + Duration::from_secs(2);
    fs::File::options().write(true).open(&path).unwrap().set_modified(later).unwrap();
    Formations::open(folder.path()).expect_err("damaged since");
}

#[test]
fn a_check_is_recorded_unless_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = write_table(folder.path(), Formation::read("222").unwrap(), 5);
    let record = path.with_extension("checked");
    let verify =
        |is_wanted| FormationTable::verify_file(&path, &mut |_| is_wanted).expect("intact");
    assert_eq!((verify(false), record.exists()), (false, false));
    assert_eq!((verify(true), record.exists()), (true, true));
}

#[test]
fn damage_that_a_check_finds_is_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let path = write_table(folder.path(), Formation::read("222").unwrap(), 5);
    Formations::open(folder.path()).expect("intact");
    let changed = fs::metadata(&path).unwrap().modified().unwrap();
    damage_layers(&path);
    // A disk that fails changes bytes, but not the time of the last change.
    fs::File::options().write(true).open(&path).unwrap().set_modified(changed).unwrap();
    Formations::open(folder.path()).expect("was intact, and seems unchanged");
    FormationTable::verify_file(&path, &mut |_| true).expect_err("damaged");
    Formations::open(folder.path()).expect_err("known to be damaged");
}

#[test]
fn a_full_disk_a_stop_and_a_small_budget_end_a_build() {
    struct Full(usize);
    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let order = (Formation::read("222").unwrap(), 5);
    let full = build(order, u64::MAX, &SingleThread, &mut |_, _| true, &mut Full(500)).unwrap_err();
    assert!(
        matches!(&full, BuildError::Unwritten(error) if error.kind() == io::ErrorKind::StorageFull)
    );
    let stopped =
        build(order, u64::MAX, &SingleThread, &mut |done, of| done < of / 2, &mut Vec::new())
            .unwrap_err();
    assert!(matches!(stopped, BuildError::Stopped));
    let mut nothing = Vec::new();
    let small = build(order, 1000, &SingleThread, &mut |_, _| true, &mut nothing).unwrap_err();
    assert!(small.to_string().contains("222 for the target 32"), "{small}");
    assert!(nothing.is_empty(), "refused before anything is written");
}

#[test]
fn names_are_read_and_written() {
    for (text, name, walls) in [
        ("442", "442", 0b1111_1100_0000_0000),
        ("l3", "L3", 0b0111_0111_0000_0000),
        ("..../..../###./###.", "L3", 0b0111_0111_0000_0000),
        ("L3@a", "L3@a", 0b0111_0111_0000_0000),
        ("442@b", "442@b", 0b1111_1100_0000_0000),
        ("..../..../..##/####", "442", 0b1111_1100_0000_0000),
        ("4431", "4431", 0b1110_1000_0000_0000),
        ("#.../..../..../####", "#.../..../..../####", 0b1111_0000_0000_0001),
        ("..../..../..##/####+", "442+", 0b1111_1100_0000_0000),
    ] {
        let formation = Formation::read(text).unwrap();
        assert_eq!((formation.to_string().as_str(), formation.fixed()), (name, walls));
        assert_eq!(Formation::read(name).unwrap(), formation);
        assert_eq!(formation.gaps() > 0, text.ends_with('+'));
    }
    assert_eq!(Formation::read("L3@a").unwrap().twin(), Some(10));
    for (text, part) in [
        ("L3@7", "must be a wall"),
        ("L3@c", "a free cell beside it"),
        ("442+@a", "must not be lifted"),
        ("333@b", "no rotation or reflection"),
        ("L3@", "one cell, 0 to 9 or a to f"),
        ("L3@10", "one cell, 0 to 9 or a to f"),
    ] {
        let refused = Formation::read(text).unwrap_err().to_string();
        assert!(refused.contains(part), "{text}: {refused}");
    }
    let floating = Formation::read("#.../..../..../####+").unwrap_err().to_string();
    assert!(floating.contains("on the last row or on another wall"), "{floating}");
    for text in ["", "+", "442++", "445", "44444", "x", "444", "1", "..../....", "4444"] {
        let read = Formation::read(text);
        assert_eq!(read.is_ok(), text == "444", "{text}");
    }
    assert!(damier_twenty48::formation::estimate(Formation::read("442").unwrap(), 3).is_err());
    assert!(damier_twenty48::formation::estimate(Formation::read("444").unwrap(), 12).is_err());
}

#[test]
fn no_folder_is_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let none = Formations::open(&folder.path().join("nothing")).unwrap();
    assert!(none.is_empty() && none.slides(Packed::default()).is_none());
}
