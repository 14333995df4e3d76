//! Tests of a class below a path, behind nginx with HTTPS. curl follows links and sends forms.
//!
//! Needs `nginx`, `openssl` and `curl`: `cargo test -p damier-serve --test proxy -- --ignored`.

use damier_catalog::Stopwatch;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const BASE: &str = "/classes/demo";
const HOST: &str = "example.org";
/// Longest wait for a page or a program, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
const BOT: &str =
    "from damier.bot import play\n\ndef choose(turn):\n    return turn.legal[0]\n\nplay(choose)\n";

/// A program that is killed when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one").port()
}

/// Returns the nginx configuration that damier supplies, with the ports and paths of the test, within a main
/// configuration like that of a system.
fn configuration(folder: &Path, inner: u16, outer: u16) -> String {
    let given = include_str!("../class/nginx.conf");
    let place = |name: &str| folder.join(name).display().to_string();
    let own = given
        .replace("listen 443 ssl", &format!("listen 127.0.0.1:{outer} ssl"))
        .replace("127.0.0.1:8047", &format!("127.0.0.1:{inner}"))
        .replace("/etc/ssl/example.org.pem", &place("cert.pem"))
        .replace("/etc/ssl/example.org.key", &place("key.pem"))
        .replace("/var/log/nginx/access.log", &place("access.log"));
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("    {name}_temp_path {};\n", place(&format!("tmp-{name}"))));
    format!(
        "daemon off;\nmaster_process off;\npid {};\nevents {{}}\nhttp {{\n{}{own}}}\n",
        place("nginx.pid"),
        temporary.concat()
    )
}

fn certify(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj"])
        .arg(format!("/CN={HOST}"))
        .args([
            "-addext",
            &format!("subjectAltName=DNS:{HOST}"),
            "-keyout",
            "key.pem",
            "-out",
            "cert.pem",
        ])
        .current_dir(folder)
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("openssl").success());
}

/// A class behind a proxy, and a client.
struct Site {
    folder: PathBuf,
    outer: u16,
}

/// A response, with the names of its headers in lower case.
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|one| one.0 == name).map_or("", |one| one.1.as_str())
    }
}

impl Site {
    fn origin(&self) -> String {
        format!("https://{HOST}:{}", self.outer)
    }

    /// Sends a request with curl and the cookies of a member.
    fn ask(&self, who: &str, path: &str, options: &[&str]) -> Answer {
        let jar = self.folder.join(format!("{who}.cookies"));
        let output = Command::new("curl")
            .args(["--silent", "--show-error", "--include", "--http1.1", "--max-time", "100"])
            .args([
                "--cacert",
                "cert.pem",
                "--resolve",
                &format!("{HOST}:{}:127.0.0.1", self.outer),
            ])
            .arg("--cookie")
            .arg(&jar)
            .arg("--cookie-jar")
            .arg(&jar)
            .args(["--header", "Accept-Language: en", "--header", "Expect:"])
            .args(options)
            .arg(format!("{}{path}", self.origin()))
            .current_dir(&self.folder)
            .output()
            .expect("curl");
        assert!(output.status.success(), "{path}: {}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).expect("a status").parse().expect("a number");
        let headers = head.lines().filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_string()));
        Answer { status, headers: headers.collect(), body: body.to_string() }
    }

    /// Sends a form with the headers of a browser, including the origin of the form.
    fn send(&self, who: &str, path: &str, options: &[&str]) -> Answer {
        let origin = format!("Origin: {}", self.origin());
        let all = [&["--header", &origin, "--header", "Sec-Fetch-Site: same-origin"], options];
        self.ask(who, path, &all.concat())
    }

    fn until(&self, who: &str, path: &str, text: &str) -> String {
        let waited = Stopwatch::start();
        loop {
            let page = self.ask(who, path, &[]).body;
            if page.contains(text) {
                return page;
            }
            assert!(waited.elapsed() < PATIENCE, "{text} did not come: {page}");
            std::thread::sleep(Duration::from_millis(300));
        }
    }

    /// Follows every link, style, script and picture from a page on. Returns the statuses by path.
    fn walk(&self, who: &str, start: &str) -> BTreeMap<String, u16> {
        let (mut found, mut next) = (BTreeMap::new(), VecDeque::from([start.to_string()]));
        while let Some(path) = next.pop_front() {
            if found.contains_key(&path) || found.len() > 80 {
                continue;
            }
            let answer = self.ask(who, &path, &[]);
            found.insert(path.clone(), answer.status);
            assert_ne!(answer.header("content-security-policy"), "", "{path}");
            if !answer.header("content-type").starts_with("text/html") {
                continue;
            }
            next.extend(
                places(&answer.body).into_iter().filter(|place| !place.contains("/language/")),
            );
        }
        found
    }
}

/// Returns the paths that a page links to or loads. All are below the class's path.
fn places(page: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for name in ["href=\"", "src=\"", "action=\""] {
        for piece in page.split(name).skip(1) {
            let place = piece.split('"').next().unwrap_or_default().replace("&amp;", "&");
            // A query alone is about the page itself.
            let is_here = place.starts_with(['#', '?']) || place.starts_with("data:");
            assert!(is_here || place.starts_with(&format!("{BASE}/")), "{name}{place}");
            // Forms are sent, not followed.
            if !is_here && name != "action=\"" {
                found.insert(place);
            }
        }
    }
    found
}

/// Starts a class and a proxy in front of it. Returns both with the teacher's link.
fn start(folder: &Path) -> (Site, [Running; 2], String) {
    let (inner, outer) = (free_port(), free_port());
    let site = Site { folder: folder.to_path_buf(), outer };
    let class = format!(
        "name = 'Demo'\nlisten = '127.0.0.1:{inner}'\naddress = '{}{BASE}'\nbase = '{BASE}'\n\
         proxies = ['127.0.0.1']\nopen_walls = true\ncores = 1\n[[game]]\nname = 'small'\ngame = 'filler:4x4'\n\
         budget = '1s/game'\nfinal_games = 2\nreference = [{{ player = 'first', mark = 5 }}]\n",
        site.origin()
    );
    std::fs::write(folder.join("class.toml"), class).expect("written");
    std::fs::write(folder.join("nginx.conf"), configuration(folder, inner, outer))
        .expect("written");
    certify(folder);
    let mut server = Command::new(env!("CARGO_BIN_EXE_damier-serve"))
        .args(["serve", "class.toml"])
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("started");
    let said = BufReader::new(server.stdout.take().expect("its output"));
    let link = said
        .lines()
        .map_while(Result::ok)
        .find_map(|line| line.split_once("/in/").map(|(_, token)| token.to_string()));
    let mut proxy = Command::new("nginx");
    proxy.args(["-e", "error.log", "-c", "nginx.conf", "-p", "."]).current_dir(folder);
    let proxy = proxy.stderr(Stdio::null()).spawn().expect("nginx");
    let waited = Stopwatch::start();
    while std::net::TcpStream::connect(("127.0.0.1", outer)).is_err() {
        assert!(waited.elapsed() < PATIENCE, "nginx does not answer");
        std::thread::sleep(Duration::from_millis(50));
    }
    (site, [Running(server), Running(proxy)], link.expect("the teacher's link"))
}

/// Signs a member in with the token of a link.
fn enter(site: &Site, who: &str, token: &str) {
    let door = site.ask(who, &format!("{BASE}/in/{token}"), &[]);
    assert_eq!(door.status, 200, "{}", door.body);
    let entered = site.send(who, &format!("{BASE}/in"), &["--data", &format!("token={token}")]);
    assert_eq!(entered.status, 303, "{}", entered.body);
    assert!(
        entered.header("location").starts_with(&format!("{BASE}/")),
        "{}",
        entered.header("location")
    );
    let cookie = entered.header("set-cookie");
    for part in [&format!("Path={BASE}/"), "Secure", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.split("; ").any(|one| one == part), "{cookie}");
    }
}

#[test]
#[ignore = "needs nginx, openssl and curl"]
fn a_class_works_below_a_path_behind_nginx() {
    let folder = tempfile::tempdir().expect("a folder");
    let (site, _running, teacher) = start(folder.path());
    let bare = site.ask("guest", BASE, &[]);
    assert!(bare.status == 301 && bare.header("location").ends_with(&format!("{BASE}/")));
    assert_eq!(
        site.ask("guest", &format!("{BASE}/metrics"), &[]).status,
        404,
        "not for the network"
    );
    assert_eq!(site.ask("guest", &format!("{BASE}/healthz"), &[]).body, "ok\n");
    enter(&site, "teacher", &teacher);
    let added = site.send("teacher", &format!("{BASE}/class/students"), &["--data", "table=ada"]);
    let link = added
        .body
        .split("/in/")
        .nth(1)
        .and_then(|rest| rest.split(['"', '<']).next())
        .expect("a link");
    assert!(added.body.contains(&format!("{}{BASE}/in/{link}", site.origin())), "{}", added.body);
    enter(&site, "ada", link);
    std::fs::write(folder.path().join("bot.py"), BOT).expect("written");
    let form = ["--form", "game=small", "--form", "files=@bot.py"];
    let sent = site.send("ada", &format!("{BASE}/submit"), &form);
    assert_eq!(
        (sent.status, sent.header("location")),
        (303, &*format!("{BASE}/version/1")),
        "{}",
        sent.body
    );
    // Forms of other sites are refused, whichever header tells.
    for header in ["Origin: https://evil.example", "Sec-Fetch-Site: cross-site"] {
        let forged =
            site.ask("ada", &format!("{BASE}/me/token"), &["--header", header, "--data", ""]);
        assert_eq!(forged.status, 403, "{header}");
    }
    site.until("ada", &format!("{BASE}/version/1"), "plays from now on");
    site.until("ada", &format!("{BASE}/table/small"), &format!("{BASE}/play/"));
    too_large(&site);
    for (who, start, least) in [("ada", "/me", 10), ("teacher", "/class", 10), ("guest", "/", 2)] {
        let found = site.walk(who, &format!("{BASE}{start}"));
        assert!(
            found.len() >= least && found.values().all(|status| *status == 200),
            "{who}: {found:?}"
        );
        let has = |part: &str| found.keys().any(|path| path.contains(part));
        assert!(who == "guest" || has("/play/") && has("boards.js"), "{who}: {found:?}");
    }
    guess(&site);
    let out = site.send("ada", &format!("{BASE}/out"), &["--data", ""]);
    assert_eq!((out.status, out.header("location")), (303, &*format!("{BASE}/")));
    assert_eq!(site.ask("ada", &format!("{BASE}/me"), &[]).status, 404);
    let log = std::fs::read_to_string(folder.path().join("access.log")).expect("a log");
    assert!(log.contains("/submit") && !log.contains(link) && !log.contains(&teacher), "{log}");
}

/// The class refuses an upload that is too large, with its own message.
fn too_large(site: &Site) {
    std::fs::write(site.folder.join("large.bin"), vec![7; 10 << 20]).expect("written");
    let form = ["--form", "game=small", "--form", "files=@large.bin"];
    let refused = site.send("ada", &format!("{BASE}/submit"), &form);
    assert!(refused.status == 413 && refused.body.contains("8 MB"), "{}", refused.body);
}

/// A client that guesses links is stopped, even if it forges its address. Other clients behind the same proxy are not.
fn guess(site: &Site) {
    let mut last = 0;
    for guess in 0..40 {
        let forged = format!("X-Forwarded-For: 192.0.2.{guess}");
        let from = ["--interface", "127.0.0.2", "--header", &forged];
        last = site.ask("guest", &format!("{BASE}/in/{guess:064x}"), &from).status;
    }
    assert_eq!(last, 429);
    let other = site.ask("guest", &format!("{BASE}/in/{:064x}", 99), &["--interface", "127.0.0.3"]);
    assert_eq!(other.status, 422, "{}", other.body);
}
