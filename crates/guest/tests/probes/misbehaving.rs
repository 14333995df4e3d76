//! A guest whose first argument selects its behaviour, usually a harmful one.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a guest speaks")]

use std::io::{Write, stdout};
use std::process::{Command, Stdio, exit};
use std::time::Duration;

/// Number of bytes allocated at a time.
const PIECE: usize = 1 << 20;

fn main() {
    match std::env::args().nth(1).unwrap_or_default().as_str() {
        "behaves" => behave(),
        "ends" => {
            eprintln!("last words");
            exit(7);
        }
        "aborts" => std::process::abort(),
        "waits" => std::thread::sleep(Duration::from_secs(600)),
        "computes" => compute(),
        "floods" => loop {
            let _ = stdout().write_all(&[b'x'; 1000]);
        },
        "takes" => take(),
        "writes" => write(),
        "delegates" => delegate(),
        "reserves" => reserve(),
        "reports" => {
            // Imitates a JVM, which reports the cause in the second line.
            println!(
                "#\n# There is insufficient memory for the Java Runtime Environment to continue."
            );
            exit(1);
        }
        "chats" => {
            println!("# ready");
            behave();
        }
        "digs" => dig(),
        "opens" => open(),
        other => panic!("`{other}` is nothing that it does"),
    }
}

/// Sends a hello, and waits for `quit`.
fn behave() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    lines.next();
    println!("{{\"type\":\"hello\",\"protocol\":1,\"language\":\"Rust\"}}");
    lines.find(|line| line.contains("quit"));
}

/// Computes forever.
fn compute() {
    let mut number = 1u64;
    loop {
        number = std::hint::black_box(number.wrapping_mul(3));
    }
}

/// Allocates and uses more and more memory.
fn take() {
    let mut taken = Vec::new();
    loop {
        taken.push(std::hint::black_box(vec![1u8; PIECE]));
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Reserves much memory and many thread stacks, uses little of it, and behaves.
fn reserve() {
    let mut reserved: Vec<Vec<u8>> = (0..300).map(|_| Vec::with_capacity(8 * PIECE)).collect();
    reserved.iter_mut().for_each(|piece| piece.push(1));
    for _ in 0..200 {
        let stack = std::thread::Builder::new().stack_size(8 * PIECE);
        #[expect(clippy::disallowed_methods, reason = "a guest may run threads")]
        stack.spawn(|| std::thread::sleep(Duration::from_secs(600))).expect("a thread");
    }
    behave();
    drop(std::hint::black_box(reserved));
}

/// Creates deeply nested folders in the temporary folder, and waits.
fn dig() {
    let mut folder = std::env::temp_dir();
    (0..40).for_each(|_| folder.push("d"));
    std::fs::create_dir_all(folder).expect("folders");
    std::thread::sleep(Duration::from_secs(600));
}

/// Opens almost as many files as a guest may, and behaves.
fn open() {
    let own = std::env::current_exe().expect("its own path");
    let files: Result<Vec<_>, _> = (0..50).map(|_| std::fs::File::open(&own)).collect();
    let files = files.expect("files");
    behave();
    drop(files);
}

/// Writes more and more files in the temporary folder.
fn write() {
    let folder = std::env::temp_dir();
    for number in 0.. {
        let _ = std::fs::write(folder.join(number.to_string()), vec![1u8; PIECE]);
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Lets another process compute, and waits for it.
fn delegate() {
    let own = std::env::current_exe().expect("its own path");
    let mut child = Command::new(own);
    child.arg("computes").stdin(Stdio::null()).stdout(Stdio::null());
    let _ = child.status();
}
