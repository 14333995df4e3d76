//! Tests of a class in a headless browser, from `--init` to the marks.

use damier_catalog::Stopwatch;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Longest wait for a page or a program, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// The key of an element in the protocol (WebDriver 2, section 11).
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
const PROGRAM: &str = env!("CARGO_BIN_EXE_damier-serve");

/// A program that is killed when this is dropped.
struct Running(Child, BufReader<ChildStdout>);

impl Running {
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("started");
        let said = BufReader::new(child.stdout.take().expect("its output"));
        Self(child, said)
    }

    /// Returns the rest of the first line that contains `start`.
    fn line_after(&mut self, start: &str) -> String {
        let lines = self.1.by_ref().lines().map_while(Result::ok);
        let found = lines
            .filter_map(|line| line.split_once(start).map(|(_, rest)| rest.to_string()))
            .next();
        found.expect("it says so")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A browser, controlled through WebDriver.
struct Browser {
    _driver: Running,
    session: String,
}

impl Browser {
    fn open() -> Self {
        let mut driver = Running::start(Command::new("chromedriver").arg("--port=0"));
        let port = driver.line_after("started successfully on port ");
        let root = format!("http://127.0.0.1:{}/session", port.trim_end_matches('.'));
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--lang=en",
            "--window-size=420,900",
        ];
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL" },
        }}});
        let opened = send(&root, &wanted);
        Self {
            session: format!("{root}/{}", opened["sessionId"].as_str().expect("one")),
            _driver: driver,
        }
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        send(&format!("{}/{path}", self.session), body)
    }

    fn go(&self, address: &str) {
        self.post("url", &json!({ "url": address }));
    }

    fn element(&self, css: &str) -> String {
        let found = self.post("element", &json!({ "using": "css selector", "value": css }));
        found[ELEMENT].as_str().expect("an element").to_string()
    }

    fn type_into(&self, css: &str, text: &str) {
        let element = self.element(css);
        self.post(&format!("element/{element}/value"), &json!({ "text": text }));
    }

    fn click(&self, css: &str) {
        let element = self.element(css);
        self.post(&format!("element/{element}/click"), &json!({}));
    }

    /// Clicks, and waits for the next page.
    fn send_by(&self, css: &str) {
        self.run("window.isOld = true");
        self.click(css);
        let is_new = "return !window.isOld && document.readyState === 'complete'";
        let waited = Stopwatch::start();
        while self.run(is_new) != json!(true) {
            assert!(waited.elapsed() < PATIENCE, "{css} leads nowhere");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn run(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": [] }))
    }

    fn fetch(&self, path: &str) -> String {
        let script = format!(
            "const done = arguments[0]; fetch('{path}').then((answer) => answer.text()).then(done, done);"
        );
        let text = self.post("execute/async", &json!({ "script": script, "args": [] }));
        text.as_str().expect("a text").to_string()
    }

    fn text(&self) -> String {
        self.run("return document.body.innerText").as_str().expect("a text").to_string()
    }

    /// Reads the page again and again until `look` returns a value.
    fn until<T>(&self, what: &str, look: impl Fn(&str) -> Option<T>) -> T {
        let waited = Stopwatch::start();
        loop {
            let page = self.text();
            if let Some(found) = look(&page) {
                return found;
            }
            assert!(waited.elapsed() < PATIENCE, "{what} did not come: {page}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Loads a page again and again until it shows a text.
    fn wait(&self, address: &str, text: &str) -> String {
        let waited = Stopwatch::start();
        loop {
            self.go(address);
            let page = self.text();
            if page.contains(text) {
                return page;
            }
            assert!(waited.elapsed() < PATIENCE, "{text} did not come: {page}");
            std::thread::sleep(Duration::from_millis(500));
        }
    }

    /// Returns the errors in the console of the browser.
    fn complaints(&self) -> Vec<String> {
        let log = self.post("se/log", &json!({ "type": "browser" }));
        let severe =
            log.as_array().expect("a list").iter().filter(|line| line["level"] == "SEVERE");
        severe.map(|line| line["message"].to_string()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = ureq::delete(&self.session).call();
    }
}

fn send(address: &str, body: &Value) -> Value {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut answer = agent.post(address).send_json(body).expect("an answer");
    let mut answer: Value = answer.body_mut().read_json().expect("JSON");
    let value = answer["value"].take();
    assert!(value["error"].is_null(), "{address}: {value}");
    value
}

/// A class that `--init` wrote, on an unused port.
fn found(folder: &Path) -> (PathBuf, String) {
    let place = folder.join("demo");
    let made = Command::new(PROGRAM).args(["--lang", "en", "serve", "--init"]).arg(&place).status();
    assert!(made.expect("started").success());
    let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("one").port();
    let file = place.join("class.toml");
    let text = fs::read_to_string(&file).expect("written");
    let text = text
        .replace("127.0.0.1:8047", &format!("127.0.0.1:{port}"))
        .replace("# open_walls", "open_walls");
    fs::write(&file, text).expect("written");
    (file, format!("http://127.0.0.1:{port}"))
}

#[test]
#[ignore = "needs a browser and its driver (Debian: chromium, chromium-driver) and a C compiler"]
#[expect(clippy::too_many_lines, reason = "one story from its beginning to its end")]
fn a_class_goes_from_init_to_marks_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, address) = found(folder.path());
    let mut server = Running::start(
        Command::new(PROGRAM).args(["--lang", "en", "serve"]).arg(&file).stderr(Stdio::null()),
    );
    let link = server.line_after("the teacher's link, for you alone: ");
    let browser = Browser::open();
    let enter = |link: &str| {
        browser.go(link);
        browser.send_by("main button");
    };
    enter(&link);
    browser.type_into("textarea", "ada, Ada L.\nzoe\neve");
    browser.send_by("textarea ~ p button");
    let links = browser.until("three links", |page| {
        let link = |word: &str| word.contains("/in/").then(|| word.to_string());
        let links: Vec<String> = page.split_whitespace().filter_map(link).collect();
        (links.len() == 3).then_some(links)
    });

    // Ada hands in a bot in Python by the page, Eve one that cannot start.
    let bot = folder.path().join("bot.py");
    fs::write(
        &bot,
        "from damier.bot import play\n\ndef choose(turn):\n    return turn.legal[0]\n\nplay(choose)\n",
    )
    .expect("written");
    let broken = folder.path().join("broken.py");
    fs::write(&broken, "import nothing_there\n").expect("written");
    for (link, file) in [(&links[0], &bot), (&links[2], &broken)] {
        enter(link);
        browser.type_into("#files", file.to_str().expect("plain"));
        browser.send_by("form[enctype] button");
    }
    // Its page tells how the check goes, in place: nothing is reloaded, and what had the focus keeps it.
    browser.run("window.isSame = true; document.querySelector('main a').focus()");
    let failed = |page: &str| page.contains("did not pass").then(|| page.to_string());
    let page = browser.until("the end of the check", failed);
    assert!(page.contains("No module named 'nothing_there'"), "{page}");
    let stayed =
        "return window.isSame && document.activeElement.pathname === '/version/2/source.zip'";
    assert_eq!(browser.run(stayed), json!(true));

    // Zoe hands in sources in C from a shell.
    enter(&links[1]);
    browser.send_by("form[action$='/me/token'] button");
    let token = browser.until("a token", |page| {
        let is_token =
            |line: &&str| line.len() == 64 && line.chars().all(|digit| digit.is_ascii_hexdigit());
        page.lines().find(is_token).map(str::to_string)
    });
    let sources = folder.path().join("zoe");
    damier_experiments::new_bot(&sources, "c", "quarto", damier_i18n::Lang::English)
        .expect("written");
    let submitted = Command::new(PROGRAM)
        .args(["--lang", "en", "submit"])
        .arg(&sources)
        .args(["--to", &address])
        .env("DAMIER_TOKEN", &token)
        .output()
        .expect("started");
    let said = [submitted.stdout, submitted.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(submitted.status.success() && said.contains("with make"), "{said}");

    // The ladder ranks them with intervals; a game is opened and stepped.
    let page = browser.wait(&format!("{address}/table/quarto"), "zoe");
    assert!(page.contains("ada") && page.contains("club"), "{page}");
    // The table goes on in place as well.
    browser.run("window.isSame = true; document.querySelector('tr.own a').focus()");
    let made = "return document.querySelector('#made').textContent";
    let before = browser.run(made);
    browser.until("a newer table", |page| {
        (page.contains(" [") && browser.run(made) != before).then_some(())
    });
    let stayed =
        "return window.isSame && document.activeElement === document.querySelector('tr.own a')";
    assert_eq!(browser.run(stayed), json!(true));
    browser.go(&format!("{address}/play/1#game-0"));
    let turn = || browser.run("return document.getElementById('game-turn').textContent");
    browser.click("#game-first");
    let first = turn();
    browser.click("#game-on");
    assert_ne!(turn(), first);

    // The phases, and what comes of the final.
    enter(&link);
    for phase in ["frozen", "final"] {
        let form = format!("form:has(input[value='{phase}'])");
        browser.type_into(&format!("{form} input[type=text]"), phase);
        browser.send_by(&format!("{form} button"));
    }
    browser.wait(&format!("{address}/class"), "The final is over");
    let grades = browser.fetch("/class/grades.csv");
    assert!(grades.contains(",ada,Ada L.,") && grades.contains(",zoe,"), "{grades}");
    let report = browser.fetch("/class/report.html");
    assert!(report.contains("zoe") && report.contains("<svg"), "a report");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
