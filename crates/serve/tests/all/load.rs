//! Tests of a flooded server: idle connections, many readers and endless bodies. Pages are still served, memory stays
//! bounded, and no deadline moves.

use crate::class::CLASS;
use crate::kills::{start_by, until_well};
use damier_catalog::Stopwatch;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::time::Duration;

/// The size of a flood.
struct Flood {
    /// Number of connections that send half a request and wait.
    silent: usize,
    /// Number of connections that request pages without a pause.
    busy: usize,
    /// Size of each endless body in bytes.
    body: u64,
    /// Number of endless bodies.
    bodies: usize,
    /// Number of file descriptors that the server may have open.
    descriptors: usize,
    /// Longest time that a page may take.
    longest: Duration,
}

/// The most memory that the server may use, in bytes.
const MOST_MEMORY: u64 = 150 << 20;

#[test]
fn a_flood_stops_no_page_and_moves_no_deadline() {
    // A busy machine of a test run is no measure of time: whether pages come at all is.
    let longest = Duration::from_secs(20);
    let flood =
        Flood { silent: 300, busy: 20, body: 64 << 20, bodies: 2, descriptors: 256, longest };
    survives(&flood);
}

#[test]
#[ignore = "a minute, and a machine with nothing else to do: cargo test --release -p damier-serve --test all -- --ignored flood"]
fn a_whole_flood_stops_no_page_and_moves_no_deadline() {
    let longest = Duration::from_secs(1);
    let flood =
        Flood { silent: 1100, busy: 500, body: 1 << 30, bodies: 2, descriptors: 1024, longest };
    survives(&flood);
}

/// Floods a server, and requests pages at the same time.
#[expect(clippy::print_stdout, reason = "the figures of a flood are what it is run for")]
fn survives(flood: &Flood) {
    let folder = tempfile::tempdir().expect("a folder");
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one").port();
    let file = folder.path().join("class.toml");
    std::fs::write(&file, format!("listen = \"127.0.0.1:{port}\"\n{CLASS}")).expect("written");
    let limited = format!("ulimit -n {}; exec \"$0\" \"$@\"", flood.descriptors);
    let mut server = start_by(&["sh", "-c", &limited], &file);
    until_well(&ureq::agent(), &format!("http://127.0.0.1:{port}"));
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    // The server goes on closing the oldest of these, so some can no longer be written to.
    let silent: Vec<TcpStream> = (0..flood.silent).filter_map(|_| half_open(address)).collect();
    assert!(silent.len() > flood.silent / 2, "{} connections", silent.len());
    let (mut slowest, mut peak) = (Duration::ZERO, 0);
    #[expect(clippy::disallowed_methods, reason = "a flood of its own threads")]
    std::thread::scope(|scope| {
        let busy: Vec<_> = (0..flood.busy.div_ceil(50))
            .map(|part| {
                let count = (flood.busy - part * 50).min(50);
                scope.spawn(move || read_pages(address, count))
            })
            .collect();
        let bodies: Vec<_> =
            (0..flood.bodies).map(|_| scope.spawn(|| endless(address, flood.body))).collect();
        while !busy.iter().chain(&bodies).all(std::thread::ScopedJoinHandle::is_finished) {
            let watch = Stopwatch::start();
            let page = page(address).expect("a page");
            assert!(page.contains("200 OK") && page.contains("essai"), "{page}");
            slowest = slowest.max(watch.elapsed());
            peak = peak.max(memory(server.id()));
            std::thread::sleep(Duration::from_millis(20));
        }
    });
    println!("the slowest page took {slowest:?}, the server at most {} kB", peak >> 10);
    assert!(slowest <= flood.longest, "a page took {slowest:?}");
    assert!((1..=MOST_MEMORY).contains(&peak), "{peak} bytes");
    assert_eq!(audited(folder.path()), 0, "the class's clock was in doubt");
    drop(silent);
    server.kill().expect("killed");
    server.wait().expect("ended");
}

/// Connects and sends half a request.
fn half_open(address: SocketAddr) -> Option<TcpStream> {
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(20)).ok()?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").ok()?;
    Some(stream)
}

fn page(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(20))?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    Ok(page)
}

/// Requests pages over many connections at once, a few over each.
fn read_pages(address: SocketAddr, connections: usize) {
    for _ in 0..4 {
        let ask = |_| {
            let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(20)).ok()?;
            stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
            stream.write_all(b"GET /in/0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").ok()?;
            Some(stream)
        };
        let asked: Vec<TcpStream> = (0..connections).filter_map(ask).collect();
        for mut stream in asked {
            // One that was closed for lack of room is one of the flood's own.
            let _ = stream.read_to_end(&mut Vec::new());
        }
    }
}

/// Sends a form without an end until the server stops reading.
fn endless(address: SocketAddr, bytes: u64) {
    let head = format!(
        "POST /in HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {bytes}\r\n\r\n"
    );
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(20)).expect("open");
    let chunk = [b'x'; 1 << 16];
    let mut sent = stream.write_all(head.as_bytes());
    let mut left = bytes;
    while left > 0 && sent.is_ok() {
        sent = stream.write_all(&chunk[..chunk.len().min(usize::try_from(left).unwrap_or(1))]);
        left = left.saturating_sub(chunk.len() as u64);
    }
    let _ = stream.shutdown(Shutdown::Write);
    let _ = stream.read_to_end(&mut Vec::new());
}

/// Returns the most memory that a process has used, in bytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes =
        line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) << 10
}

/// Returns the number of lines about the clock in a class's log.
fn audited(folder: &Path) -> i64 {
    let base = rusqlite::Connection::open(folder.join("class.db")).expect("a database");
    let select = "SELECT count(*) FROM audit WHERE who = 'server' AND did LIKE '%clock%'";
    base.query_row(select, [], |row| row.get(0)).expect("read")
}
